// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/tables/copyable_table.h"
#include "widgets/tables/sweep_model.h"

class QTimer;

namespace qs {

/// The points of a sweep as a table: sortable, copied as TSV or Markdown.
class SweepTable : public CopyableTable
{
    Q_OBJECT

public:
    explicit SweepTable(QWidget* parent = nullptr);

    /// Shows a model, which is not owned.
    void setSweep(SweepModel* model);

    /// Point of the current row; −1 without one.
    int activePoint() const;
    /// Makes the row of a mode at a point the current one; an unknown one clears the selection.
    void setActive(int point, const QString& mode);

signals:
    /// The current row changed.
    void activeChanged(int point, const QString& mode);
    void moreSamplesRequested(int point);

protected:
    void followValues() override;
    void addActionsTo(QMenu& menu) override;

private:
    SweepModel* m_model = nullptr;
    QTimer* m_fitting;
};

} // namespace qs
