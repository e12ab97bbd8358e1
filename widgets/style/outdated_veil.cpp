// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/style/outdated_veil.h"

#include "widgets/style/theme.h"

#include <QEvent>
#include <QPainter>

namespace qs {

QColor outdatedWash(const Theme& theme)
{
    QColor wash = theme.background;
    wash.setAlphaF(0.6f);
    return wash;
}

OutdatedVeil::OutdatedVeil(QWidget& page, QWidget& target) : QWidget(&page), m_target(target)
{
    setObjectName(target.objectName() + QStringLiteral("Veil"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    // The target moves with all that holds it.
    for (QWidget* at = &target; at && at != &page; at = at->parentWidget())
        at->installEventFilter(this);
    hide();
}

void OutdatedVeil::setOutdated(bool outdated)
{
    if (outdated == m_outdated) return;
    m_outdated = outdated;
    follow();
}

void OutdatedVeil::follow()
{
    const bool seen = m_outdated && m_target.isVisibleTo(parentWidget());
    if (seen) {
        setGeometry(QRect(m_target.mapTo(parentWidget(), QPoint()), m_target.size()));
        raise();
    }
    setVisible(seen);
}

bool OutdatedVeil::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::Move:
    case QEvent::Resize:
    case QEvent::ShowToParent:
    case QEvent::HideToParent:
        follow();
        break;
    default:
        break;
    }
    return QWidget::eventFilter(watched, event);
}

void OutdatedVeil::paintEvent(QPaintEvent*)
{
    QPainter(this).fillRect(rect(), outdatedWash(Theme::fromPalette(palette())));
}

} // namespace qs
