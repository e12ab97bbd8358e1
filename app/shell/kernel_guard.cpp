// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/kernel_guard.h"

#include "app/frame/message_bar.h"
#include "app/frame/window_actions.h"
#include "app/session/settings.h"
#include "widgets/language/lab_text.h"

#include <QAction>
#include <QMainWindow>

namespace qs {

KernelGuard::KernelGuard(const Parts& parts) : QObject(&parts.window), m_parts(parts)
{
    makeAction();
    setPlacement(m_parts.settings.kernelPlacement());
    for (const Job* job : std::initializer_list<const Job*>{&m_parts.runs, &m_parts.studies, &m_parts.llm})
        connect(job, &Job::unresponsive, this, [this, job] { sayUnresponsive(*job); });
    connect(&m_parts.runs, &RunController::finished, this, [this](const OutcomePtr& outcome) {
        judgeEnd(outcome->error, !outcome->result.environment.process.empty());
    });
    for (const StudyJob* job : std::initializer_list<const StudyJob*>{&m_parts.studies, &m_parts.llm})
        connect(job, &StudyJob::finished, this, [this](const StudyEnd& end) {
            judgeEnd(end.error, end.result && !end.result->environment.process.empty());
        });
    connect(&m_parts.llm, &LlmController::answered, this,
            [this](const LlmAnswer& answer) { judgeEnd(answer.error, answer.inWorker); });
}

void KernelGuard::makeAction()
{
    m_leave = new QAction(tr("Leave it behind"), this);
    m_leave->setObjectName(QStringLiteral("actionLeaveBehind"));
    m_leave->setToolTip(
        tr("Keep what has arrived, leave the run to itself and measure in a separate process from now on"));
    connect(m_leave, &QAction::triggered, this, &KernelGuard::leaveBehind);
}

void KernelGuard::setPlacement(KernelPlacement placement)
{
    m_parts.place->setPlacement(placement);
    m_parts.runs.setKeepsArrived(!m_parts.place->isSeparate()); // else the host of the worker keeps them
    m_parts.llm.unload();                                       // which may be in the other place
}

void KernelGuard::sayUnresponsive(const Job& job)
{
    const QString what =
        job.isActive() ? tr("The run does not answer to Stop.") : tr("The question in work does not answer to Stop.");
    if (m_parts.isClosing())
        return m_parts.messages.say(MessageBar::Kind::Error, what,
                                    tr("The window waits for it. Close it again to leave it behind; "
                                       "everything that has arrived is kept."),
                                    m_leave);
    if (m_parts.place->isSeparate()) return; // its worker process is being ended, which the status line tells
    m_parts.messages.say(MessageBar::Kind::Error, what,
                         tr("The device or a kernel on it may hang. Wait for it, or leave it behind; "
                            "everything that has arrived is kept."),
                         m_leave);
}

void KernelGuard::leaveBehind()
{
    const bool run = m_parts.runs.isActive() || m_parts.studies.isActive() || m_parts.llm.isActive();
    const QString done = run ? tr("The run was left behind; what had arrived is kept and marked as partial.")
                             : tr("The question was left behind.");
    m_parts.place->noteLost();
    setPlacement(m_parts.place->placement());
    for (Job* job : std::initializer_list<Job*>{&m_parts.runs, &m_parts.studies, &m_parts.llm})
        if (job->isUnresponsive()) job->abandon();
    if (m_parts.place->isSeparate())
        m_parts.messages.say(MessageBar::Kind::Info, done,
                             tr("From now on kernels run in a separate worker process, which Stop ends even "
                                "where a kernel hangs."));
    else
        m_parts.messages.say(MessageBar::Kind::Info, done,
                             tr("The device may stay busy until the program is started again. Settings has "
                                "'Automatic', which would use a separate process now."),
                             m_parts.actions.settings);
}

void KernelGuard::judgeEnd(const std::optional<Error>& error, bool inWorker)
{
    const bool lost = error && error->code == ErrorCode::DeviceLost && !inWorker;
    if (!lost || m_parts.place->isLost()) return;
    m_parts.place->noteLost();
    setPlacement(m_parts.place->placement());
    const QString what = labText(error->message);
    if (m_parts.place->isSeparate())
        m_parts.messages.say(
            MessageBar::Kind::Error, tr("The device was lost to this program: %1").arg(what),
            tr("Everything measured is kept. From now on kernels run in a separate worker process: just run again."),
            m_parts.actions.run);
    else
        m_parts.messages.say(MessageBar::Kind::Error, tr("The device was lost to this program: %1").arg(what),
                             tr("Everything measured is kept. Restart the program to use the device, or let kernels "
                                "run in a separate process."),
                             m_parts.actions.settings);
}

} // namespace qs
