// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/core/chart_picture_file.h"
#include "widgets/slides/slide.h"

#include <QGuiApplication>
#include <QVector>

#include <functional>

namespace qs {

/// The pages of a presentation that becomes a file. Each is made when its turn comes, on the thread of the export, and
/// gone before the next.
struct SlidePages
{
    int count = 0;
    std::function<Slide(int)> make;
    // Of the application, as they are where this is made: on the thread of the window.
    Qt::LayoutDirection direction = QGuiApplication::layoutDirection();
    double screenDpi = logicalScreenDpi();

    static SlidePages of(const QVector<Slide>& slides)
    {
        return {static_cast<int>(slides.size()), [slides](int page) { return slides[page]; }};
    }
};

} // namespace qs
