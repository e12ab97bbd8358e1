// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/style/theme_watcher.h"

#include <QEvent>
#include <QGuiApplication>
#include <QTimer>
#include <QWindow>
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
#include <QStyleHints>
#endif

namespace qs {

ThemeWatcher::ThemeWatcher(QGuiApplication& application, QObject* parent) : QObject(parent)
{
    application.installEventFilter(this);
    connect(&application, &QGuiApplication::layoutDirectionChanged, this, &ThemeWatcher::later);
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    connect(application.styleHints(), &QStyleHints::colorSchemeChanged, this, &ThemeWatcher::later);
#endif
}

bool ThemeWatcher::eventFilter(QObject* watched, QEvent* event)
{
    // Our own palette hides the desktop's, so that its changes give no palette event; but every window hears of them.
    if (event->type() == QEvent::ThemeChange && watched->isWindowType()) later();
    return QObject::eventFilter(watched, event);
}

void ThemeWatcher::later()
{
    if (m_pending) return;
    m_pending = true;
    QTimer::singleShot(0, this, [this] {
        m_pending = false;
        emit changed();
    });
}

} // namespace qs
