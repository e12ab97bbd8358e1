// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/queue/queue_commands.h"

#include "app/frame/ask.h"
#include "app/frame/message_bar.h"
#include "app/frame/page_list.h"
#include "app/frame/page_setup.h"
#include "app/frame/window_actions.h"
#include "app/queue/queue_dialog.h"
#include "app/queue/queue_results.h"
#include "app/queue/submit_dialog.h"
#include "app/session/run_store.h"
#include "widgets/controls/form_rows.h"
#include "widgets/language/message_text.h"
#include "widgets/language/qt_text.h"

#include <QAction>
#include <QMainWindow>
#include <QMenu>
#include <QToolBar>
#include <QToolButton>

#include <algorithm>

namespace qs {

QueueCommands::QueueCommands(const CommandServices& window, TargetService& targets, RunStore& store, Settings& settings)
    : QObject(&window.window), m_window(window), m_targets(targets), m_store(store), m_settings(settings),
      m_queue(new QueueService(targets, settings, this))
{
    makeActions();
    addToToolBar();
    connectBoard();
    connect(&m_targets, &TargetService::changed, this, &QueueCommands::update);
    connect(&m_store, &RunStore::wasReset, m_queue, &QueueService::sessionChanged);
    connect(&m_window.pages, &PageList::started, m_queue, &QueueService::onRunStarted);
    connect(&m_window.pages, &PageList::ended, m_queue,
            [this](const std::optional<Error>& error) { m_queue->onRunEnded(error.has_value()); });
    update();
    m_queue->setHasMeasured([this](const KeptWork& kept) {
        const std::string process = WorkerLink::processName(kept.state.note.process.pid);
        return std::ranges::any_of(m_store.runs(), [&](const StoredRun& run) {
            return run.result && run.result->environment.target == kept.target &&
                   run.result->environment.process == process;
        });
    });
    m_queue->start();
    QMetaObject::invokeMethod(this, &QueueCommands::showLeftRuns, Qt::QueuedConnection); // once the window is there
}

void QueueCommands::makeActions()
{
    WindowActions& actions = m_window.actions;
    m_submit = actions.make("actionSubmit", tr("Submit to &queue…"), {},
                            tr("Submit the setup of this page to Slurm's queue; its results are fetched later"),
                            QKeySequence(tr("Ctrl+Shift+U")), "queue", false,
                            tr("Choose a Slurm target in the list of targets."));
    m_jobs = actions.make("actionJobs", tr("&Jobs…"), {},
                          tr("Show the jobs in Slurm's queue, and the sessions that continue on targets"),
                          QKeySequence(tr("Ctrl+Shift+J")), "list");
    QMenu* menu = actions.menu(WindowActions::Menu::Run);
    menu->addAction(m_submit);
    menu->addAction(m_jobs);
    connect(m_submit, &QAction::triggered, this, &QueueCommands::submit);
    connect(m_jobs, &QAction::triggered, this, &QueueCommands::show);
}

/// Beside Run, where it can be used; without words, since a small window has no room for more of them.
void QueueCommands::addToToolBar()
{
    QToolBar& bar = m_window.actions.toolBar();
    auto* button = named(new QToolButton(&bar), "submitButton");
    button->setDefaultAction(m_submit);
    button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    button->setIconSize(bar.iconSize());
    button->setAutoRaise(true);
    m_button = bar.insertWidget(m_window.actions.stop, button);
}

void QueueCommands::connectBoard()
{
    connect(m_queue, &QueueService::fetched, this, &QueueCommands::addResults);
    connect(m_queue, &QueueService::done, this, [this](const QString& what) { showMessage(false, what); });
    connect(m_queue, &QueueService::failed, this, [this](const Error& error, const QString& what) {
        if (error.code == ErrorCode::Interrupted) return;
        showMessage(true, what + QLatin1Char(' ') + messageText(error.message), messageText(error.hint));
    });
    connect(m_queue, &QueueService::notRemoved, this, &QueueCommands::offerForce);
    connect(m_queue, &QueueService::ended, this, [this](const QueueRow& row, bool fetches) {
        if (fetches) return; // which is reported once they are there
        showMessage(false, tr("%1 has ended: %2.").arg(row.name, row.state), tr("Its results can be fetched."), m_jobs);
    });
}

void QueueCommands::update()
{
    const auto target = m_targets.chosen();
    const bool slurm = target && target->kind == TargetKind::Slurm;
    m_submit->setEnabled(slurm);
    m_submit->setVisible(slurm);
    m_jobs->setVisible(!m_targets.targets().empty());
    m_button->setVisible(slurm);
}

void QueueCommands::show()
{
    if (!m_dialog) m_dialog = new QueueDialog(*m_queue, m_settings, &m_window.window);
    m_dialog->showMessage({}, false);
    m_dialog->show();
    m_dialog->raise();
    m_dialog->activateWindow();
}

void QueueCommands::submit()
{
    const auto target = m_targets.chosen();
    if (!target || target->kind != TargetKind::Slurm) return;
    const PageSetup* setups = m_window.pages.current().parts().setups;
    auto plan = planOf(setups ? setups->commandLine() : std::string(), setups ? setups->setupNow() : nlohmann::json());
    if (!plan) return m_window.messages.showError(plan.error());
    auto* dialog = new SubmitDialog(m_queue->client(), *target, std::move(*plan), &m_window.window);
    connect(dialog, &SubmitDialog::submitted, this,
            [this, name = text(target->name)](const QStringList& ids, const std::optional<Error>& problem) {
                onSubmitted(name, ids, problem);
            });
    dialog->open();
}

void QueueCommands::onSubmitted(const QString& target, const QStringList& ids, const std::optional<Error>& problem)
{
    m_queue->refreshSoon();
    if (problem)
        return m_window.messages.showMessage(MessageBar::Kind::Error, messageText(problem->message),
                                             messageText(problem->hint), m_jobs);
    m_window.messages.showMessage(
        MessageBar::Kind::Good,
        tr("%n job(s) submitted to the queue of %1.", nullptr, static_cast<int>(ids.size())).arg(target),
        tr("This window may be closed meanwhile; the list of jobs fetches the results."), m_jobs);
}

void QueueCommands::addResults(const QueueResults& results, const QString& name, bool asked)
{
    if (results.results.empty()) return showMessage(false, tr("%1 has no results so far.").arg(name));
    const AddedResults taken = addToSession(m_store, results);
    const StoredRun* run = m_store.find(taken.ids.last());
    if (run && asked && !m_window.pages.isBusy()) m_window.pages.reveal(*run);
    QString came = tr("%1: %n run(s) in the session", nullptr, static_cast<int>(taken.ids.size())).arg(name);
    if (!results.isWhole())
        came = tr("%1, partial: %2 of %3 tasks are done").arg(came).arg(results.done).arg(results.all);
    else if (taken.added + taken.updated == 0)
        came = tr("%1, unchanged").arg(came);
    showMessage(false, tr("%1.", "a sentence").arg(came));
}

/// The cluster may be gone for good.
void QueueCommands::offerForce(const Error& error, const QueueRow& row)
{
    if (error.code == ErrorCode::Interrupted) return;
    const Question question{"forceRemove",
                            tr("Remove job"),
                            tr("The files of %1 on %2 could not be removed. Remove it from the list all the same?")
                                .arg(row.name, row.target),
                            messageText(error),
                            tr("Remove here"),
                            tr("Keep")};
    ask(m_dialog ? static_cast<QWidget*>(m_dialog) : &m_window.window, question, this,
        [this, row] { m_queue->remove(row, true); });
}

/// A window before this one did not see the end of a run there.
void QueueCommands::showLeftRuns()
{
    const QStringList targets = m_queue->leftAt();
    if (targets.isEmpty() || !m_window.messages.text().isEmpty()) return;
    m_window.messages.showMessage(MessageBar::Kind::Info,
                                  tr("A run on %1 may have been left there.").arg(targets.join(QStringLiteral(", "))),
                                  tr("The list of jobs looks for it with Refresh."), m_jobs);
}

void QueueCommands::showMessage(bool isError, const QString& text, const QString& hint, QAction* action)
{
    m_window.messages.showMessage(isError ? MessageBar::Kind::Error : MessageBar::Kind::Good, text, hint, action);
    if (m_dialog && m_dialog->isVisible())
        m_dialog->showMessage(hint.isEmpty() ? text : text + QLatin1Char(' ') + hint, isError);
}

} // namespace qs
