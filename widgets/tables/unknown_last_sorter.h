// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSortFilterProxyModel>

namespace qs {

/// Cells without a value stay at the end, whichever way the column is sorted.
class UnknownLastSorter : public QSortFilterProxyModel
{
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

protected:
    bool lessThan(const QModelIndex& left, const QModelIndex& right) const override
    {
        const bool leftKnown = left.data(sortRole()).isValid();
        const bool rightKnown = right.data(sortRole()).isValid();
        if (leftKnown && rightKnown) return QSortFilterProxyModel::lessThan(left, right);
        if (leftKnown == rightKnown) return false;
        return sortOrder() == Qt::AscendingOrder ? leftKnown : rightKnown;
    }
};

} // namespace qs
