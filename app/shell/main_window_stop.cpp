// SPDX-License-Identifier: GPL-3.0-or-later
// Stopping what is in work before something else is done: it is asked to stop, and the rest follows once it
// has. Nothing waits in a loop.
#include "app/shell/main_window.h"

#include "app/files/file_commands.h"
#include "app/recovery/recovery_manager.h"
#include "app/shell/kernel_guard.h"

#include <QCloseEvent>
#include <QMessageBox>
#include <QPushButton>

#include <utility>

namespace qs {

bool MainWindow::isIdle() const { return m_controller->isIdle() && m_study->isIdle() && m_llmController->isIdle(); }

/// Does `then` once nothing is in work: at once, or after what is in work has stopped; not at all where the
/// user wants a run to go on.
void MainWindow::whenStopped(std::function<void()> then) { whenStopped(std::move(then), false); }

void MainWindow::whenStopped(std::function<void()> then, bool closing)
{
    if (isIdle()) return then();
    const auto runs = [](const Job& job) { return job.isActive() && job.state() != Job::State::Stopping; };
    if (runs(*m_controller) || runs(*m_study) || runs(*m_llmController)) { // else it is being stopped already
        QMessageBox box(QMessageBox::Question, tr("A run is going on"), tr("Stop the run?"), QMessageBox::NoButton,
                        this);
        box.setObjectName(QStringLiteral("runningDialog"));
        box.setInformativeText(tr("What was measured so far is kept in the session."));
        QPushButton* stop = box.addButton(tr("Stop the run"), QMessageBox::AcceptRole);
        stop->setObjectName(QStringLiteral("stopRun"));
        box.addButton(tr("Keep running"), QMessageBox::RejectRole)->setObjectName(QStringLiteral("keepRunning"));
        box.setDefaultButton(stop);
        box.exec();
        if (box.clickedButton() != stop) {
            if (closing) emit closeRefused();
            return;
        }
    }
    if (m_closing && !closing) emit closeRefused(); // of two things that wait the newer one is done
    m_afterStop = std::move(then);
    m_closing = closing;
    for (Job* job : std::initializer_list<Job*>{m_controller, m_study, m_llmController})
        job->stop();
    if (isIdle())
        QMetaObject::invokeMethod(
            this, &MainWindow::goOn,
            Qt::QueuedConnection); // it has ended meanwhile; a window is not closed while it is being closed
}

/// After a job has told all that came of it: what waits for that is done, unless something else has begun.
void MainWindow::goOn()
{
    if (!m_afterStop || !isIdle()) return;
    m_closing = false;
    std::exchange(m_afterStop, nullptr)();
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    const bool hangs = m_controller->isUnresponsive() || m_study->isUnresponsive() || m_llmController->isUnresponsive();
    if (hangs) m_guard->leaveBehind(); // what does not answer must not keep the window open for ever
    if (!isIdle()) {
        event->ignore();
        return whenStopped([this] { close(); }, true);
    }
    m_afterStop = nullptr;
    m_closing = false;
    if (!m_files->mayDiscard()) {
        event->ignore();
        emit closeRefused();
        return;
    }
    remember();
    m_keeper->closing();
    event->accept();
}

} // namespace qs
