// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/frame/window_services.h"
#include "app/queue/queue_service.h"

#include <QList>
#include <QObject>

#include <optional>

class QAction;

namespace qs {

class QueueDialog;
class RunStore;
class Settings;
class TargetService;

/// Submits the setup of the page to Slurm's queue, shows the list of jobs, and puts what comes of them into the
/// session.
class QueueCommands : public QObject
{
    Q_OBJECT

public:
    /// Belongs to the window; the toolbar has to be there.
    QueueCommands(const CommandServices& window, TargetService& targets, RunStore& store, Settings& settings);

    QueueService& queue() { return *m_queue; }
    /// For the list of targets.
    QList<QAction*> actions() const { return {m_submit, m_jobs}; }

private:
    void makeActions();
    void addToToolBar();
    void connectBoard();
    void update();
    void submit();
    void show();
    void onSubmitted(const QString& target, const QStringList& ids, const std::optional<Error>& problem);
    void addResults(const QueueResults& results, const QString& name, bool asked);
    void offerForce(const Error& error, const QueueRow& row);
    void showLeftRuns();
    /// In the message bar, and in the list where it is open.
    void showMessage(bool isError, const QString& text, const QString& hint = {}, QAction* action = nullptr);

    CommandServices m_window;
    TargetService& m_targets;
    RunStore& m_store;
    Settings& m_settings;
    QueueService* m_queue;
    QAction *m_jobs, *m_submit;
    QAction* m_button = nullptr; ///< of the toolbar, for Slurm targets only
    QueueDialog* m_dialog = nullptr;
};

} // namespace qs
