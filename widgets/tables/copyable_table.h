// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/tables/table_model.h"
#include "widgets/tables/table_text.h"

#include <QHash>
#include <QSet>
#include <QTableView>

class QAction;
class QMenu;
class QSortFilterProxyModel;

namespace qs {

class FrozenColumns;

/// A table of results with a row a mode: whole rows are selected, columns sorted with unknown values last and as wide
/// as what is in them, and the selected rows, or all, copied as TSV, Markdown or LaTeX by keys and menu. What names a
/// row stays in its place while the table is scrolled sideways.
class CopyableTable : public QTableView
{
    Q_OBJECT

public:
    /// Not sorted until a header is clicked. `widest`: pixels of a column where all of them have no room; what is
    /// longer has its tooltip.
    CopyableTable(int widest, QWidget* parent);

    /// Mode of the current row; empty without one.
    QString activeMode() const;
    /// Makes the row of `mode` the current one; an unknown one clears the selection.
    virtual void setActiveMode(const QString& mode);
    /// Selects the rows of these modes, the first of them being the current one. None of them is there: nothing
    /// happens.
    void selectModes(const QStringList& modes);

    void scrollTo(const QModelIndex& index, ScrollHint hint = EnsureVisible) override;
    /// So many pixels at the lower edge of the rows are covered by something: the rows can be scrolled above it.
    void setCovered(int pixels);

    /// All rows as sorted, in the C locale; as TSV with the full precision of the values.
    QString allText(TableFormat format) const;
    /// What copies the selected rows, or all; each holds while the table has the focus.
    QList<QAction*> copyActions() const { return {m_copyTsv, m_copyMarkdown, m_copyLatex}; }

signals:
    void activeModeChanged(const QString& mode);

protected:
    /// Shows a model, which is not owned.
    void setTable(TableModel* model);
    /// The columns are others now.
    void refitColumns();
    /// Makes every column as wide as what is in it, where there is room; those that the user made as wide as they are
    /// stay. Columns only grow, so that nothing jumps to and fro while figures change.
    virtual void fitColumns();
    /// Columns that the user made as wide as they are.
    const QSet<int>& widthsByUser() const { return m_widthsByUser; }
    /// As the user did it.
    void setWidthByUser(int column, int width);
    void forgetWidths();
    /// Cells changed.
    virtual void followValues() { fitColumns(); }
    /// The columns that are copied, in their order; unless overridden, all.
    virtual QList<int> copiedColumns() const;
    /// What a table without rows shows.
    virtual QString emptyText() const { return {}; }
    /// Puts what the table offers beside copying into the menu.
    virtual void addActionsTo(QMenu&) {}

    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void updateGeometries() override;

    QSortFilterProxyModel* m_proxy;

private:
    void connectHeader();
    /// Gives the columns what they need, and what the table has left to those that need more than the widest.
    void share();
    int naturalWidth(int column) const;
    void makeActions();
    void nameActions();
    QStringList headers(bool fullPrecision) const;
    QString cellText(const QModelIndex& index, bool fullPrecision) const;
    QList<QStringList> cells(const QList<int>& rows, bool fullPrecision) const;
    QString text(const QList<int>& rows, TableFormat format) const;

    TableModel* m_table = nullptr;
    FrozenColumns* m_frozen;
    int m_widest;
    int m_covered = 0;
    QHash<int, int> m_natural; ///< pixels that what was in a column took so far
    QSet<int> m_widthsByUser;
    bool m_sharing = false;
    QAction *m_copyTsv, *m_copyMarkdown, *m_copyLatex;
};

} // namespace qs
