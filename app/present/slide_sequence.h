// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/slides/slide.h"

#include <QStringList>

#include <functional>

namespace qs {

/// The pages of a show: names that stay the same while the session changes, and who makes their slides when they are
/// looked at.
struct SlideSequence
{
    QStringList keys;
    std::function<Slide(int)> make;

    int count() const { return static_cast<int>(keys.size()); }
};

} // namespace qs
