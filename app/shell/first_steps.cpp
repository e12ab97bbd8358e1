// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/first_steps.h"

#include "app/frame/empty_page.h"
#include "app/pages/measure/compare_page.h"
#include "app/pages/measure/scope_page.h"
#include "app/run/run_controller.h"
#include "app/session/run_store.h"

#include <QAction>
#include <QMainWindow>

namespace qs {

FirstSteps::FirstSteps(const Parts& parts) : QObject(&parts.window), m_parts(parts)
{
    const auto action = [this](const char* name) { return m_parts.window.findChild<QAction*>(QLatin1String(name)); };
    for (EmptyPage* page : m_parts.window.findChildren<EmptyPage*>()) {
        const bool isFirst = page == &m_parts.scope.welcome();
        page->offer(action("actionRun"));
        page->offer(action("actionTour"));
        page->offer(action("actionExample"));
        if (isFirst)
            page->setFootnote(tr("Results of other tools and saved sessions can be dropped on the window. Ctrl+K finds "
                                 "every command, F1 lists the keys."));
    }
    connect(&m_parts.store, &RunStore::runInserted, this, &FirstSteps::update);
    connect(&m_parts.store, &RunStore::runRemoved, this, &FirstSteps::update);
    connect(&m_parts.store, &RunStore::wasReset, this, &FirstSteps::update);
    connect(&m_parts.controller, &RunController::stateChanged, this, &FirstSteps::update);
    update();
}

void FirstSteps::update()
{
    const bool nothing = m_parts.store.runs().isEmpty() && !m_parts.controller.isActive();
    m_parts.scope.setWelcome(nothing);
    m_parts.compare.setWelcome(nothing);
}

} // namespace qs
