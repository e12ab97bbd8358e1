// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/targets/window/kernel_guard.h"

#include "app/frame/message_bar.h"
#include "app/frame/page_list.h"
#include "app/frame/stop_first.h"
#include "app/frame/window_actions.h"
#include "app/session/settings.h"
#include "widgets/controls/form_rows.h"
#include "widgets/language/message_text.h"

#include <QAction>
#include <QMainWindow>

#include <algorithm>
#include <utility>

namespace qs {

KernelGuard::KernelGuard(const CommandServices& window, const StopFirst& stop, const Settings& settings,
                         std::shared_ptr<KernelProcess> place)
    : QObject(&window.window), m_window(window), m_stop(stop), m_place(std::move(place))
{
    makeAction();
    setPlacement(settings.kernelPlacement());
    connect(&m_window.pages, &PageList::unresponsive, this, &KernelGuard::showUnresponsive);
    connect(&m_window.pages, &PageList::ended, this, &KernelGuard::checkDeviceLost);
}

void KernelGuard::makeAction()
{
    m_leave = named(new QAction(tr("Abandon"), this), "actionLeaveBehind");
    m_leave->setToolTip(
        tr("Keep the results received so far, abandon the run, and measure in a separate process from now on"));
    connect(m_leave, &QAction::triggered, this, &KernelGuard::abandonRun);
}

void KernelGuard::setPlacement(KernelPlacement placement)
{
    m_place->setPlacement(placement);
    for (PageModule* page : m_window.pages.all())
        page->setPlacement(m_place->isSeparate());
}

void KernelGuard::showUnresponsive(const Job& job)
{
    const QString what =
        job.isActive() ? tr("The run does not respond to Stop.") : tr("The current request does not respond to Stop.");
    if (m_stop.isClosing())
        return m_window.messages.showMessage(
            MessageBar::Kind::Error, what,
            tr("The window is waiting for it. Close the window again to abandon it. All "
               "results received so far are kept."),
            m_leave);
    if (m_place->isSeparate()) return; // its worker process is being ended, which the status line tells
    m_window.messages.showMessage(
        MessageBar::Kind::Error, what,
        tr("The device or a kernel on it may hang. Wait, or abandon it. All results received so far are kept."),
        m_leave);
}

bool KernelGuard::isUnresponsive() const
{
    const QList<Job*>& jobs = m_window.pages.jobs();
    return std::any_of(jobs.begin(), jobs.end(), [](const Job* job) { return job->isUnresponsive(); });
}

void KernelGuard::abandonRun()
{
    const bool run = m_window.pages.isBusy();
    const QString done = run ? tr("The run was abandoned. The results received so far are kept and marked as partial.")
                             : tr("The request was abandoned.");
    if (!m_place->isElsewhere()) m_place->setLost(); // what hangs on a target says nothing of this computer
    setPlacement(m_place->placement());
    for (Job* job : m_window.pages.jobs())
        if (job->isUnresponsive()) job->abandon();
    if (m_place->isSeparate())
        m_window.messages.showMessage(
            MessageBar::Kind::Info, done,
            tr("From now on kernels run in a separate worker process, which Stop can end even if a kernel hangs."));
    else
        m_window.messages.showMessage(
            MessageBar::Kind::Info, done,
            tr("The device may stay busy until the program is restarted. Choose 'Automatic' in the "
               "settings to use a separate process."),
            m_window.actions.settings);
}

void KernelGuard::checkDeviceLost(const std::optional<Error>& error, bool inWorker)
{
    const bool lost = error && error->code == ErrorCode::DeviceLost && !inWorker;
    if (!lost || m_place->isLost()) return;
    m_place->setLost();
    setPlacement(m_place->placement());
    const QString what = messageText(error->message);
    if (m_place->isSeparate())
        m_window.messages.showMessage(
            MessageBar::Kind::Error, tr("The device was lost: %1").arg(what),
            tr("All measurements are kept. From now on kernels run in a separate worker process. Run again."),
            m_window.actions.run);
    else
        m_window.messages.showMessage(
            MessageBar::Kind::Error, tr("The device was lost: %1").arg(what),
            tr("All measurements are kept. Restart the program to use the device, or run kernels in "
               "a separate process."),
            m_window.actions.settings);
}

} // namespace qs
