// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/frame/window_parts.h"

#include <QObject>
#include <QPointer>
#include <QString>

class QWidget;

namespace qs {

class PageModule;
class RunNotice;
struct StoredRun;

/// The run that is selected in the history and the page at hand: a page that cannot show it shows the last run that it
/// can, which notice() says; the findings panel and the state of the device are those of the page.
class RunSelection : public QObject
{
    Q_OBJECT

public:
    explicit RunSelection(const WindowParts& window);

    /// For a place above the pages, which owns it.
    QWidget* notice() const;

private:
    void showFindings();
    void fillPage();
    void turn();
    void later();
    void update();
    void go();
    void select();
    const StoredRun* selected() const;

    WindowParts m_window;
    QPointer<RunNotice> m_notice;
    bool m_filling = false, m_waiting = false;
};

} // namespace qs
