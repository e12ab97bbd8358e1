// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/frame/stop_first.h"

#include "app/frame/page_list.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMessageBox>
#include <QPushButton>

#include <algorithm>
#include <utility>

namespace qs {

StopFirst::StopFirst(QWidget& window, PageList& pages) : QObject(&window), m_window(window), m_pages(pages)
{
    // Later, when all who listen to the end of a job have been told.
    connect(&pages, &PageList::idle, this, &StopFirst::runWaiting, Qt::QueuedConnection);
    qApp->installEventFilter(this);
}

/// A combo box closes its list before shortcuts are looked for, which then find no popup any more.
bool StopFirst::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape &&
        QApplication::activePopupWidget())
        event->accept();
    return QObject::eventFilter(watched, event);
}

void StopFirst::stopRun()
{
    if (!mayStop()) return;
    for (Job* job : m_pages.jobs())
        job->stop();
}

/// A short run and Live are begun again in no time; what was measured for minutes is not.
bool StopFirst::mayStop()
{
    const auto isLong = [this](const Job* job) {
        return job->isActive() && job->state() != Job::State::Stopping && job->hasEnd() && job->runningFor() >= m_long;
    };
    if (std::ranges::none_of(m_pages.jobs(), isLong) || (m_asks && !m_asks())) return true;
    QMessageBox box(QMessageBox::Question, tr("A run is in progress"), tr("Stop the run?"), QMessageBox::NoButton,
                    &m_window);
    box.setObjectName(QStringLiteral("stopDialog"));
    box.setInformativeText(tr("What was measured so far is kept in the session."));
    QPushButton* stop = box.addButton(tr("Stop"), QMessageBox::AcceptRole);
    stop->setObjectName(QStringLiteral("stopLongRun"));
    box.addButton(tr("Continue"), QMessageBox::RejectRole)->setObjectName(QStringLiteral("continueRun"));
    box.setDefaultButton(stop);
    connect(&m_pages, &PageList::idle, &box, &QDialog::reject); // it has ended: nothing is left to ask
    box.exec();
    return box.clickedButton() == stop;
}

void StopFirst::thenClose()
{
    wait([this] { m_window.close(); }, true);
}

void StopFirst::drop()
{
    m_then = nullptr;
    m_closing = false;
}

void StopFirst::wait(std::function<void()> then, bool closing)
{
    if (m_pages.isIdle()) return then();
    const Answer answer = ask(closing);
    if (answer == Answer::GoOn) {
        if (closing) emit closeRefused();
        return;
    }
    if (m_closing && !closing) emit closeRefused();
    m_then = std::move(then);
    m_closing = closing;
    if (answer == Answer::Leave && m_leave) m_leave();
    for (Job* job : m_pages.jobs())
        answer == Answer::Leave ? job->detach() : job->stop();
    // Where it has ended meanwhile; a window is not closed while it is being closed.
    if (m_pages.isIdle()) QMetaObject::invokeMethod(this, &StopFirst::runWaiting, Qt::QueuedConnection);
}

/// Asks, unless what is in work is being stopped already.
StopFirst::Answer StopFirst::ask(bool closing)
{
    const auto runs = [](const Job* job) { return job->isActive() && job->state() != Job::State::Stopping; };
    if (std::none_of(m_pages.jobs().begin(), m_pages.jobs().end(), runs)) return Answer::Stop;
    if (m_asks && !m_asks()) return Answer::Stop;
    const bool ends =
        std::ranges::all_of(m_pages.jobs(), [](const Job* job) { return job->isIdle() || job->hasEnd(); });
    const QString target = closing && ends && m_target ? m_target() : QString();
    QMessageBox box(QMessageBox::Question, tr("A run is in progress"), tr("Stop the run?"), QMessageBox::NoButton,
                    &m_window);
    box.setObjectName(QStringLiteral("runningDialog"));
    box.setInformativeText(target.isEmpty()
                               ? tr("The samples measured so far are kept in the session.")
                               : tr("It can also continue on %1 without this window. Run > Jobs fetches its results "
                                    "later.")
                                     .arg(target));
    QPushButton* stop = box.addButton(tr("Stop the run"), QMessageBox::AcceptRole);
    stop->setObjectName(QStringLiteral("stopRun"));
    QPushButton* leave = target.isEmpty() ? nullptr : box.addButton(tr("Leave it running"), QMessageBox::AcceptRole);
    if (leave) leave->setObjectName(QStringLiteral("leaveRunning"));
    box.addButton(leave ? tr("Cancel") : tr("Keep running"), QMessageBox::RejectRole)
        ->setObjectName(QStringLiteral("keepRunning"));
    box.setDefaultButton(stop);
    box.exec();
    if (leave && box.clickedButton() == leave) return Answer::Leave;
    return box.clickedButton() == stop ? Answer::Stop : Answer::GoOn;
}

/// After a job has told all that came of it: what waits for that is done, unless something else has begun.
void StopFirst::runWaiting()
{
    if (!m_then || !m_pages.isIdle()) return;
    m_closing = false;
    std::exchange(m_then, nullptr)();
}

} // namespace qs
