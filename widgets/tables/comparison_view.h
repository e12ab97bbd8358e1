// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/tables/comparison_model.h"
#include "widgets/tables/copyable_table.h"

#include <QSet>

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
    /// The visible columns in their visible order.
    QList<int> copiedColumns() const override;
    QString headerText(int column, bool fullPrecision) const override;
    QString cellText(const QModelIndex& index, bool fullPrecision) const override;
    bool isNumber(int column) const override;
    void addActionsTo(QMenu& menu) override;
    void takeInk() override;
    void paintEvent(QPaintEvent* event) override;

private:
    void setUpHeader();
    void setUpActions();
    void showColumnMenu(const QPoint& position);
    void showWhatIsKnown();
    void fitColumns();

    ComparisonModel* m_model = nullptr;
    QAction* m_baselineAction = nullptr;
    QSet<int> m_widthsByUser;
    QSet<int> m_shownByUser; ///< columns that were shown or hidden by hand
    bool m_fitting = false;
    bool m_meanByNeed = false; ///< shown because a row has nothing else
    bool m_ofModes = true;     ///< the columns are those of quantization modes
};

} // namespace qs
