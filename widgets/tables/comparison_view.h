// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/tables/comparison_model.h"
#include "widgets/tables/copyable_table.h"

class QJsonObject;

namespace qs {

/// The comparison table: sortable, columns to choose from, copied as TSV or Markdown.
class ComparisonView : public CopyableTable
{
    Q_OBJECT

public:
    explicit ComparisonView(QWidget* parent = nullptr);

    /// Shows a model, which is not owned.
    void setComparison(ComparisonModel* model);
    ComparisonModel* comparison() const { return m_model; }

    /// Makes the row of `mode` the current one, if there is one.
    void setActiveMode(const QString& mode) override;

    /// What the user made of the columns, by their ids: which are shown, their order, widths and sorting. What nobody
    /// chose is left out, since it follows the run that is shown.
    QByteArray saveState() const;
    /// Columns that the state does not know stay as they are at first, ids that this program does not know are left
    /// out. False, and nothing changes, where it is no such state.
    bool restoreState(const QByteArray& state);
    /// Columns, widths and sorting as they are at first.
    void resetColumns();
    /// As the user does it: it stays so, whatever run is shown.
    void showColumn(int column, bool shown);

signals:
    /// 'Use as baseline' was chosen for a row.
    void baselineRequested(const QString& mode);

protected:
    /// The visible columns in their visible order.
    QList<int> copiedColumns() const override;
    void addActionsTo(QMenu& menu) override;
    QString emptyText() const override;
    void fitColumns() override;

private:
    void setUpHeader();
    void setUpActions();
    void showColumnMenu(const QPoint& position);
    bool isWanted(int column) const;
    QList<int> columnsInOrder() const;
    void moveColumns(const QStringList& ids);
    void restoreColumn(const QJsonObject& saved, int column);
    int columns() const { return m_model ? m_model->columnCount() : 0; }

    ComparisonModel* m_model = nullptr;
    QAction* m_baselineAction = nullptr;
    QHash<int, bool> m_shownByUser; ///< columns that were shown or hidden by hand
};

} // namespace qs
