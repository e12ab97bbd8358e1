// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace qs {

/// A page of the window. Its room does not depend on what is in it: a stack asks all its pages for their sizes, also
/// the hidden ones, and breaking the lines of their texts for that took a fifth of the program's start.
class Page : public QWidget
{
public:
    using QWidget::QWidget;

    bool hasHeightForWidth() const override { return false; }
    QSize sizeHint() const override { return {720, 540}; }
    QSize minimumSizeHint() const override
    {
        return {420, 300};
    } ///< every page fits into a window of 1024×700 (test_layouts)
};

} // namespace qs
