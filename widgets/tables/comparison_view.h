// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/tables/comparison_model.h"

#include <QSet>
#include <QTableView>

class QSortFilterProxyModel;

namespace qs {

/// The comparison table: sortable, columns to choose from, copied as TSV or Markdown.
class ComparisonView : public QTableView
{
    Q_OBJECT

public:
    explicit ComparisonView(QWidget* parent = nullptr);

    /// Shows a model, which is not owned.
    void setComparison(ComparisonModel* model);
    ComparisonModel* comparison() const { return m_model; }

    /// The visible columns in their visible order, rows as sorted, in the C locale.
    QString toMarkdown() const;
    /// Likewise, tab separated, with the full precision of the values.
    QString toTsv() const;

    /// Mode of the current row; empty without one.
    QString activeMode() const;
    /// Makes the row of `mode` the current one.
    void setActiveMode(const QString& mode);

    /// Widths, order, visibility and sorting of the columns.
    QByteArray saveState() const;
    /// False, and nothing changes, for a state of another program version or no state at all.
    bool restoreState(const QByteArray& state);
    /// Columns, widths and sorting as they are at first.
    void resetColumns();

signals:
    void activeModeChanged(const QString& mode);
    /// 'Use as baseline' was chosen for a row.
    void baselineRequested(const QString& mode);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void setUpHeader();
    void setUpActions();
    void showColumnMenu(const QPoint& position);
    void setInks();
    void showWhatIsKnown();
    void fitColumns();
    void copy(bool markdown);
    QList<int> shownColumns() const;
    QList<QStringList> cells(const QList<int>& rows, const QList<int>& columns, bool raw) const;
    QString exportText(int row, int column, bool fullPrecision) const;
    QString tsv(const QList<int>& rows) const;
    QString markdown(const QList<int>& rows) const;

    ComparisonModel* m_model = nullptr;
    QSortFilterProxyModel* m_proxy = nullptr;
    QAction* m_baselineAction = nullptr;
    QSet<int> m_widthsByUser;
    QSet<int> m_shownByUser; ///< columns that were shown or hidden by hand
    bool m_fitting = false;
    bool m_meanByNeed = false; ///< shown because a row has nothing else
    bool m_ofModes = true;     ///< the columns are those of quantization modes
};

} // namespace qs
