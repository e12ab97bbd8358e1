// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/slides/slide.h"

#include <QVector>

#include <functional>

namespace qs {

/// The pages of a presentation that becomes a file. Each is made when its turn comes, on the thread of the charts, and
/// gone before the next; what is drawn is its detached copy.
struct SlidePages
{
    int count = 0;
    std::function<Slide(int)> make;

    static SlidePages of(const QVector<Slide>& slides)
    {
        return {static_cast<int>(slides.size()), [slides](int page) { return slides[page]; }};
    }
};

} // namespace qs
