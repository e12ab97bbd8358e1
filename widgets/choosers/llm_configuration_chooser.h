// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/choosers/check_tree.h"

#include <string>
#include <vector>

namespace qs {

/// The configurations of an LLM study: a check list by number format. The baseline is always measured.
class LlmConfigurationChooser : public CheckTree
{
    Q_OBJECT

public:
    explicit LlmConfigurationChooser(QWidget* parent = nullptr);
    /// The checked ones in the order of the tables, the baseline first.
    std::vector<std::string> configurations() const;
    /// Checks exactly these; none: the default ones. Emits nothing.
    void setConfigurations(const std::vector<std::string>& ids);

protected:
    QString message(const QStringList& chosen, int all) const override;
};

} // namespace qs
