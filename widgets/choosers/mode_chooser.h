// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/numerics/quant_scheme.h"
#include "widgets/choosers/check_tree.h"

namespace qs {

/// The modes of a comparison: a list grouped by number format. Families beyond INT8 and FP8, and the dialects, are
/// folded until one of theirs is chosen.
class ModeChooser : public CheckTree
{
    Q_OBJECT

public:
    explicit ModeChooser(QWidget* parent = nullptr);

    /// The checked modes in catalogue order.
    std::vector<QuantScheme> modes() const;
    /// Checks exactly these; emits nothing.
    void setModes(const std::vector<QuantScheme>& modes);
    /// What the button Default checks.
    void setDefaultModes(std::vector<QuantScheme> modes) { m_defaults = std::move(modes); }
    /// What a comparison starts with where nothing else is said.
    static std::vector<QuantScheme> usualModes();

protected:
    Line message(const Ids& chosen) const override;

private:
    void fillFamilies();
    /// The checked ones, and all whose family is unfolded.
    Ids withUnfolded() const;

    std::vector<QuantScheme> m_defaults;
    std::vector<QuantScheme> m_all; ///< in catalogue order, the dialects last; as the items
};

} // namespace qs
