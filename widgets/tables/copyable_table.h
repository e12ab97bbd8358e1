// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>

class QAction;
class QMenu;
class QSortFilterProxyModel;

namespace qs {

/// A table of results: whole rows are selected, columns sorted with unknown values last, and the selected rows, or all,
/// copied as TSV or Markdown by keys and menu.
class CopyableTable : public QTableView
{
    Q_OBJECT

public:
    /// Sorts by the data of `sortRole`, and not at all until a header is clicked.
    CopyableTable(int sortRole, QWidget* parent);

    /// All rows as sorted, in the C locale.
    QString toMarkdown() const;
    /// Likewise, tab separated, with the full precision of the values.
    QString toTsv() const;
    /// What copies the selected rows, or all; each holds while the table has the focus.
    QList<QAction*> copyActions() const { return {m_copyTsv, m_copyMarkdown}; }

protected:
    /// The columns that are copied, in their order; unless overridden, all.
    virtual QList<int> copiedColumns() const;
    virtual QString headerText(int column, bool fullPrecision) const = 0;
    virtual QString cellText(const QModelIndex& index, bool fullPrecision) const = 0;
    virtual bool isNumber(int column) const = 0;
    /// Puts what the table offers beside copying into the menu.
    virtual void addActionsTo(QMenu&) {}
    /// Takes the colours of the model's cells from the palette.
    virtual void takeInk() {}

    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void changeEvent(QEvent* event) override;
    /// Writes `text` in the middle of a table without rows.
    void paintEmpty(const QString& text);

    QSortFilterProxyModel* m_proxy;

private:
    void makeActions();
    void nameActions();
    void copy(bool asMarkdown);
    QStringList headers(bool fullPrecision) const;
    QList<QStringList> cells(const QList<int>& rows, bool fullPrecision) const;
    QString tsv(const QList<int>& rows) const;
    QString markdown(const QList<int>& rows) const;

    QAction *m_copyTsv, *m_copyMarkdown;
};

} // namespace qs
