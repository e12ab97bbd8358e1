// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/present/tour_overlay.h"

#include "widgets/controls/form_rows.h"
#include "widgets/style/theme.h"

#include <QApplication>
#include <QFrame>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPainterPath>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace qs {

namespace {

constexpr int kCardWidth = 340;
constexpr int kGap = 14;
constexpr int kEdge = 12;

int overlap(const QRect& a, const QRect& b)
{
    const QRect both = a.intersected(b);
    return both.isEmpty() ? 0 : both.width() * both.height();
}

} // namespace

TourOverlay::TourOverlay(QWidget& window)
    : QWidget(&window), m_window(window), m_card(new QFrame(this)), m_title(new QLabel(m_card)),
      m_text(new QLabel(m_card)), m_count(new QLabel(m_card)), m_next(new QPushButton(m_card)),
      m_back(new QPushButton(tr("Back"), m_card)), m_skip(new QPushButton(tr("Skip the tour"), m_card))
{
    setObjectName(QStringLiteral("tourOverlay"));
    setFocusPolicy(Qt::StrongFocus);
    m_card->setObjectName(QStringLiteral("tourCard"));
    m_card->setProperty("role", "card");
    m_card->setFrameShape(QFrame::StyledPanel);
    m_card->setBackgroundRole(QPalette::Base);
    m_title->setObjectName(QStringLiteral("tourTitle"));
    m_title->setProperty("role", "title");
    m_title->setWordWrap(true);
    m_text->setObjectName(QStringLiteral("tourText"));
    m_text->setWordWrap(true);
    m_count->setProperty("role", "muted");
    m_next->setObjectName(QStringLiteral("tourNext"));
    m_next->setProperty("role", "primary");
    m_back->setObjectName(QStringLiteral("tourBack"));
    m_skip->setObjectName(QStringLiteral("tourSkip"));
    m_skip->setProperty("role", "flat");
    auto* row = new QHBoxLayout;
    row->addWidget(m_skip);
    row->addStretch(1);
    addAll(row, {m_back, m_next});
    auto* column = makeBox<QVBoxLayout>(m_card, {16, 12, 16, 12}, 8);
    addAll(column, {m_count, m_title, m_text});
    column->addLayout(row);
    connect(m_next, &QPushButton::clicked, this, &TourOverlay::nextRequested);
    connect(m_back, &QPushButton::clicked, this, &TourOverlay::backRequested);
    connect(m_skip, &QPushButton::clicked, this, &TourOverlay::skipRequested);
    for (QPushButton* button : {m_next, m_back, m_skip}) {
        button->setAutoDefault(false);
        button->installEventFilter(this);
    }
    window.installEventFilter(this);
    hide();
}

QRect TourOverlay::card() const { return m_card->geometry(); }

void TourOverlay::showStep(const QRect& target, const QString& title, const QString& text, int step, int count)
{
    m_target = target.isEmpty() ? QRect() : target.adjusted(-4, -4, 4, 4).intersected(m_window.rect());
    m_title->setText(title);
    m_text->setText(text);
    m_count->setText(tr("%1 of %2").arg(step + 1).arg(count));
    m_back->setEnabled(step > 0);
    m_next->setText(step + 1 < count ? tr("Next") : tr("Done"));
    m_skip->setVisible(step + 1 < count);
    setAccessibleName(tr("Tour, %1: %2").arg(m_count->text(), title));
    setAccessibleDescription(text);
    setGeometry(m_window.rect());
    show();
    raise();
    place();
    m_next->setFocus();
    update();
}

QSize TourOverlay::cardSize(int widest) const
{
    const int needed = m_card->layout()->minimumSize().width(); // of its buttons, which do not wrap
    const int width = std::min(std::max(widest, needed), this->width() - 2 * kEdge);
    return {width, m_card->layout()->hasHeightForWidth() ? std::max(m_card->layout()->totalHeightForWidth(width), 120)
                                                         : m_card->sizeHint().height()};
}

/// A card of this size where it covers least of the target: beside it, below, above, or in a corner of the window.
QRect TourOverlay::placed(QSize size) const
{
    const QRect room = rect().adjusted(kEdge, kEdge, -kEdge, -kEdge);
    const QRect& t = m_target;
    if (t.isEmpty()) return {rect().center() - QPoint(size.width() / 2, size.height() / 2), size};
    const QPoint middle(t.center().x() - size.width() / 2, t.center().y() - size.height() / 2);
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    const QPoint after(t.right() + kGap, t.top()), before(t.left() - kGap - size.width(), t.top());
    const std::array<QPoint, 8> places{mirrored ? before : after,
                                       mirrored ? after : before,
                                       QPoint(middle.x(), t.bottom() + kGap),
                                       QPoint(middle.x(), t.top() - kGap - size.height()),
                                       room.bottomRight() - QPoint(size.width(), size.height()),
                                       QPoint(room.left(), room.bottom() - size.height()),
                                       room.topLeft(),
                                       QPoint(room.right() - size.width(), room.top())};
    QRect best;
    int least = -1;
    for (const QPoint& place : places) {
        QRect card(place, size);
        card.moveLeft(std::clamp(card.left(), room.left(), std::max(room.left(), room.right() - size.width() + 1)));
        card.moveTop(std::clamp(card.top(), room.top(), std::max(room.top(), room.bottom() - size.height() + 1)));
        const int covered = overlap(card, t);
        if (least >= 0 && covered >= least) continue;
        least = covered;
        best = card;
    }
    return best;
}

/// In a small window a narrower, or a wider and lower card may have room beside the target.
void TourOverlay::place()
{
    QRect best;
    for (const int width : {kCardWidth, 270, 440, 620}) {
        const QRect card = placed(cardSize(width));
        if (best.isNull() || overlap(card, m_target) < overlap(best, m_target)) best = card;
    }
    m_card->setGeometry(best);
}

void TourOverlay::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme theme = Theme::fromPalette(QApplication::palette());
    QPainterPath dim;
    dim.addRect(rect());
    QPainterPath hole;
    if (!m_target.isEmpty()) hole.addRoundedRect(m_target, 6, 6);
    painter.fillPath(dim.subtracted(hole), QColor(0, 0, 0, theme.dark ? 165 : 120));
    if (m_target.isEmpty()) return;
    painter.setPen(QPen(theme.accent, 2.5));
    painter.drawPath(hole);
}

void TourOverlay::keyPressEvent(QKeyEvent* event)
{
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    switch (event->key()) {
    case Qt::Key_Escape:
        emit skipRequested();
        return;
    case Qt::Key_Right:
        mirrored ? emit backRequested() : emit nextRequested();
        return;
    case Qt::Key_Left:
        mirrored ? emit nextRequested() : emit backRequested();
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
    case Qt::Key_Down:
    case Qt::Key_PageDown:
        emit nextRequested();
        return;
    case Qt::Key_Up:
    case Qt::Key_PageUp:
        emit backRequested();
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

/// No shortcut of the window works below the tour: it would change what is being explained.
bool TourOverlay::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

bool TourOverlay::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == &m_window) {
        if (event->type() == QEvent::Resize && isVisible()) {
            setGeometry(m_window.rect());
            QMetaObject::invokeMethod(this, &TourOverlay::moved,
                                      Qt::QueuedConnection); // after the window has laid itself out
        }
        return false;
    }
    if (event->type() == QEvent::ShortcutOverride) {
        event->accept();
        return true;
    }
    if (event->type() != QEvent::KeyPress) return false;
    auto* key = static_cast<QKeyEvent*>(event);
    if (key->key() == Qt::Key_Tab || key->key() == Qt::Key_Backtab) return false;
    const bool presses = key->key() == Qt::Key_Space || key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
    if (presses) {
        static_cast<QPushButton*>(watched)->click();
        return true;
    }
    keyPressEvent(key);
    return true;
}

/// The focus stays in the card.
bool TourOverlay::focusNextPrevChild(bool next)
{
    QList<QPushButton*> buttons;
    for (QPushButton* button : {m_skip, m_back, m_next})
        if (button->isVisible() && button->isEnabled()) buttons << button;
    auto at = buttons.indexOf(qobject_cast<QPushButton*>(QApplication::focusWidget()));
    const auto count = buttons.size();
    if (count == 0) return true;
    at = at < 0 ? 0 : (at + (next ? 1 : count - 1)) % count;
    buttons[at]->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    return true;
}

} // namespace qs
