// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/choosers/check_tree.h"

#include <string>
#include <vector>

namespace qs {

/// The modes of an accuracy study: a check list by number format, with what each does as tooltip. The baseline is
/// always measured.
class AccuracyModeChooser : public CheckTree
{
    Q_OBJECT

public:
    explicit AccuracyModeChooser(QWidget* parent = nullptr);
    /// The checked modes in the order of the tables, the baseline first.
    std::vector<std::string> modes() const;
    /// Checks exactly these; emits nothing.
    void setModes(const std::vector<std::string>& modes);
    /// Whether one of them is trained.
    bool hasQat() const;
    /// Whether one of them has weights in groups of a size that can be chosen.
    bool hasGroups() const;

protected:
    QString message(const QStringList& chosen, int all) const override;
};

} // namespace qs
