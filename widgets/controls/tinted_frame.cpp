// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/tinted_frame.h"

#include <QPainter>

namespace qs {

namespace {
constexpr int kEdge = 3;
}

TintedFrame::TintedFrame(QWidget* parent) : QFrame(parent) {}

void TintedFrame::setTint(const QColor& fill, const QColor& border, const QColor& edge)
{
    m_fill = fill;
    m_border = border;
    m_edge = edge;
    const QMargins around = !edge.isValid()   ? QMargins(0, 0, 0, 1)
                            : isRightToLeft() ? QMargins(1, 1, kEdge, 1)
                                              : QMargins(kEdge, 1, 1, 1);
    setContentsMargins(around);
    update();
}

void TintedFrame::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_fill);
    if (!m_edge.isValid()) return painter.fillRect(0, height() - 1, width(), 1, m_border);
    painter.setPen(m_border);
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
    painter.fillRect(isRightToLeft() ? width() - kEdge : 0, 0, kEdge, height(), m_edge);
}

} // namespace qs
