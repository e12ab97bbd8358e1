// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/frame/notice_frame.h"

#include "widgets/controls/form_rows.h"
#include "widgets/style/icons.h"

#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>

namespace qs {

NoticeFrame::NoticeFrame(QColor Theme::*ink, double ground, double border, QWidget* parent)
    : TintedFrame(parent), m_ink(ink), m_ground(ground), m_border(border), m_icon(new QLabel(this))
{
    recolor();
}

QHBoxLayout* NoticeFrame::makeRow(QLabel* text, int margin)
{
    text->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    auto* row = makeBox<QHBoxLayout>(this, {12, margin, 8, margin}, 8);
    row->addWidget(m_icon);
    row->addWidget(text, 1);
    return row;
}

void NoticeFrame::recolor()
{
    const Theme theme = Theme::fromPalette(QApplication::palette());
    const QColor& ink = theme.*m_ink;
    m_icon->setPixmap(themedIcon(QStringLiteral("info"), theme, theme.readable(ink, theme.panel)).pixmap(18, 18));
    setTint(mixed(theme.panel, ink, m_ground), mixed(theme.border, ink, m_border));
}

void NoticeFrame::changeEvent(QEvent* event)
{
    TintedFrame::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) recolor();
}

} // namespace qs
