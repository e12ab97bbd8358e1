// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/elided_label.h"

#include "widgets/language/isolates.h"

#include <QHelpEvent>
#include <QPainter>
#include <QStyle>
#include <QToolTip>

#include <algorithm>

namespace qs {
namespace {
constexpr QChar kDots(0x2026);
}

ElidedLabel::ElidedLabel(QWidget* parent) : ElidedLabel(QString(), parent) {}

ElidedLabel::ElidedLabel(const QString& text, QWidget* parent) : QLabel(text, parent)
{
    setTextFormat(Qt::PlainText);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void ElidedLabel::setMostLines(int lines)
{
    m_mostLines = std::max(1, lines);
    QSizePolicy policy(sizePolicy().horizontalPolicy(), m_mostLines > 1 ? QSizePolicy::Preferred : QSizePolicy::Fixed);
    policy.setHeightForWidth(m_mostLines > 1);
    setSizePolicy(policy);
}

bool ElidedLabel::isElided() const
{
    const QStringList drawn = lines(contentsRect().width());
    return !drawn.isEmpty() && drawn.back().endsWith(kDots) && !text().endsWith(kDots);
}

QStringList ElidedLabel::lines(int width) const
{
    const QFontMetrics metrics = fontMetrics();
    QString rest = text();
    QStringList drawn;
    while (drawn.size() + 1 < m_mostLines && metrics.horizontalAdvance(rest) > width) {
        qsizetype end = 0; // of the words that fit
        for (qsizetype at = rest.indexOf(QLatin1Char(' ')); at > 0; at = rest.indexOf(QLatin1Char(' '), at + 1)) {
            if (metrics.horizontalAdvance(rest.left(at)) > width) break;
            end = at;
        }
        if (end == 0) break;
        drawn << isolatedForView(rest.left(end));
        rest = rest.mid(end + 1);
    }
    return drawn << metrics.elidedText(isolatedForView(rest), Qt::ElideRight, width);
}

int ElidedLabel::heightForWidth(int width) const
{
    const QMargins margins = contentsMargins();
    const auto count = static_cast<int>(lines(width - margins.left() - margins.right()).size());
    return count * fontMetrics().lineSpacing() + margins.top() + margins.bottom();
}

QSize ElidedLabel::minimumSizeHint() const
{
    return {fontMetrics().horizontalAdvance(QLatin1Char('x')) * 4, QLabel::minimumSizeHint().height()};
}

bool ElidedLabel::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip && isElided()) {
        const QString tip =
            toolTip().isEmpty() || toolTip().contains(text()) ? text() : text() + QLatin1Char('\n') + toolTip();
        QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), tip, this);
        return true;
    }
    return QLabel::event(event);
}

void ElidedLabel::paintEvent(QPaintEvent* event)
{
    const QStringList drawn = lines(contentsRect().width());
    if (drawn.size() == 1 && drawn.front() == text() && isLeftToRight()) return QLabel::paintEvent(event);
    QPainter painter(this);
    style()->drawItemText(&painter, contentsRect(),
                          static_cast<int>(QStyle::visualAlignment(layoutDirection(), alignment())), palette(),
                          isEnabled(), drawn.join(QLatin1Char('\n')), foregroundRole());
}

} // namespace qs
