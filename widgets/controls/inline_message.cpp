// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/inline_message.h"

#include "widgets/findings/ink.h"
#include "widgets/style/text_scale.h"
#include "widgets/style/theme.h"

#include <QEvent>
#include <QResizeEvent>

#include <algorithm>

namespace qs {

InlineMessage::InlineMessage(QWidget* parent) : QLabel(parent)
{
    setWordWrap(true);
    setTextFormat(Qt::PlainText);
    setTextInteractionFlags(Qt::TextSelectableByMouse);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    setFont(uiFont(Theme::baseSize - 1));
    setMinimumWidth(1);
    hide();
}

QSize InlineMessage::sizeHint() const
{
    return {QLabel::sizeHint().width(), std::max(minimumHeight(), fontMetrics().height())};
}

void InlineMessage::setMessage(Kind kind, const QString& text)
{
    if (kind == m_kind && text == m_message) return;
    m_kind = kind;
    m_message = text;
    const QString sign = kind == Kind::Error     ? QStringLiteral("✕ ")
                         : kind == Kind::Warning ? QStringLiteral("⚠ ")
                                                 : QString();
    setText(text.isEmpty() ? QString() : sign + text);
    setVisible(!text.isEmpty());
    recolor();
    updateHeight();
}

/// A scroll area asks for minimum heights and not for those at a width: without one the last lines would be cut off.
/// Before it is laid out its width means nothing: a long text in it made a small window grow.
void InlineMessage::updateHeight()
{
    if (!isVisible()) return;
    const int height = text().isEmpty() ? 0 : std::max(0, heightForWidth(width()));
    if (minimumHeight() != height) setMinimumHeight(height);
}

void InlineMessage::showEvent(QShowEvent* event)
{
    QLabel::showEvent(event);
    updateHeight();
}

void InlineMessage::resizeEvent(QResizeEvent* event)
{
    QLabel::resizeEvent(event);
    if (event->oldSize().width() != width()) updateHeight();
}

void InlineMessage::recolor()
{
    const Theme theme = Theme::fromPalette(palette());
    setInk(this, m_kind == Kind::Error ? theme.bad : m_kind == Kind::Warning ? theme.warning : theme.muted);
}

void InlineMessage::changeEvent(QEvent* event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) recolor();
}

} // namespace qs
