// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/choosers/check_tree.h"

namespace qs {

/// The configurations of an LLM study: a check list by number format. The baseline is always measured.
class LlmConfigurationChooser : public CheckTree
{
    Q_OBJECT

public:
    explicit LlmConfigurationChooser(QWidget* parent = nullptr);

protected:
    Line message(const Ids& chosen) const override;
};

} // namespace qs
