// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/controls/tinted_frame.h"
#include "widgets/style/theme.h"

class QHBoxLayout;
class QLabel;

namespace qs {

/// A line above a page: an icon, a text, buttons, all in a tint of one colour of the theme.
class NoticeFrame : public TintedFrame
{
    Q_OBJECT

public:
    /// Shares of `ink` in the ground and in the border.
    NoticeFrame(QColor Theme::*ink, double ground, double border, QWidget* parent);

protected:
    /// The row of icon and `text`; buttons follow.
    QHBoxLayout* makeRow(QLabel* text, int margin);
    void changeEvent(QEvent* event) override;

private:
    void recolor();

    QColor Theme::*m_ink;
    double m_ground, m_border;
    QLabel* m_icon;
};

} // namespace qs
