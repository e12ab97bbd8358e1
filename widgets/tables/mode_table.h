// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/tables/copyable_table.h"
#include "widgets/tables/mode_model.h"

namespace qs {

/// A table with a row a mode: knows the mode of its current row, and fits its columns to what is in them.
class ModeTable : public CopyableTable
{
    Q_OBJECT

public:
    explicit ModeTable(QWidget* parent);

    /// Mode of the current row; empty without one.
    QString activeMode() const;
    /// Makes the row of `mode` the current one; an unknown one clears the selection.
    void setActiveMode(const QString& mode);

signals:
    void activeModeChanged(const QString& mode);

protected:
    /// Shows a model, which is not owned. `widest`: of a column; what is longer has its tooltip.
    void setModeModel(ModeModel* model, int widest);
    /// The columns are others now.
    void refitColumns();
    /// What a table without rows says.
    virtual QString emptyText() const = 0;

    QString headerText(int column, bool fullPrecision) const override;
    QString cellText(const QModelIndex& index, bool fullPrecision) const override;
    bool isNumber(int column) const override;
    void takeInk() override;
    void paintEvent(QPaintEvent* event) override;

private:
    void fitColumns();

    ModeModel* m_model = nullptr;
    int m_widest = 190;
};

} // namespace qs
