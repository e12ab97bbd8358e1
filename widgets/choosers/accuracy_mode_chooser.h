// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/choosers/check_tree.h"

namespace qs {

/// The modes of an accuracy study: a check list by number format, with what each does as tooltip. The baseline is
/// always measured.
class AccuracyModeChooser : public CheckTree
{
    Q_OBJECT

public:
    explicit AccuracyModeChooser(QWidget* parent = nullptr);
    /// Whether one of the checked modes is trained.
    bool hasQat() const;
    /// Whether one of them has weights in groups of a size that can be chosen.
    bool hasGroups() const;

protected:
    Line message(const Ids& chosen) const override;
};

} // namespace qs
