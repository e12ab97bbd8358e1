// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/tables/copyable_table.h"

namespace qs {

/// A table with a row a mode: knows the mode of its current row, and fits its columns to what is in them.
class ModeTable : public CopyableTable
{
    Q_OBJECT

public:
    /// `modeRole`: the name of a row's mode, on every column.
    ModeTable(int sortRole, int modeRole, QWidget* parent);

    /// Mode of the current row; empty without one.
    QString activeMode() const;
    /// Makes the row of `mode` the current one; an unknown one clears the selection.
    void setActiveMode(const QString& mode);

signals:
    void activeModeChanged(const QString& mode);

protected:
    /// Shows a model, which is not owned. `widest`: of a column; what is longer has its tooltip.
    void setModeModel(QAbstractItemModel* model, int widest);
    /// The columns are others now.
    void refitColumns();

private:
    void fitColumns();

    int m_modeRole, m_widest = 190;
};

} // namespace qs
