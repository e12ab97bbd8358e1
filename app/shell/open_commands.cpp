// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/open_commands.h"

#include "app/audit/audit_dialog.h"
#include "app/files/file_commands.h"
#include "app/files/import_commands.h"
#include "app/frame/message_bar.h"
#include "app/frame/page_list.h"
#include "app/session/run_store.h"
#include "app/session/session_file.h"
#include "app/session/settings.h"
#include "widgets/controls/local_files.h"

#include <QAction>
#include <QMainWindow>
#include <QMimeData>

#include <algorithm>
#include <iterator>

namespace qs {
namespace {

/// A table that can be audited.
bool isDocument(const QString& path) { return hasEnding(path, {".md", ".tsv"}); }
/// By its name: a session, results, or results of another tool.
bool isResultFile(const QString& path)
{
    return path.endsWith(QLatin1Char('.') + QLatin1String(kSessionSuffix), Qt::CaseInsensitive) ||
           hasEnding(path, {".json", ".jsonl", ".csv"});
}

} // namespace

OpenCommands::OpenCommands(const WindowParts& window, const QString& lockFolder)
    : QObject(&window.window), m_window(window),
      m_files(new FileCommands(window.window, window.store, window.settings, window.messages, window.stop, lockFolder)),
      m_import(new ImportCommands(window.window, window.store, window.settings, window.messages))
{
    connectSession();
    connectImports();
    connectRecent();
    connect(m_window.actions.audit, &QAction::triggered, this, [this] { showAudit(); });
}

void OpenCommands::connectSession()
{
    const WindowActions& actions = m_window.actions;
    connect(actions.newSession, &QAction::triggered, m_files, [this] { m_files->newSession(); });
    connect(actions.open, &QAction::triggered, m_files, &FileCommands::open);
    connect(actions.save, &QAction::triggered, m_files, [this] { m_files->save(); });
    connect(actions.saveAs, &QAction::triggered, m_files, [this] { m_files->saveAs(); });
    connect(actions.exportReport, &QAction::triggered, m_files, &FileCommands::exportReport);
    connect(m_files, &FileCommands::fileChosen, this, &OpenCommands::openPath);
}

void OpenCommands::connectImports()
{
    const WindowActions& actions = m_window.actions;
    connect(actions.importResults, &QAction::triggered, m_import, &ImportCommands::choose);
    connect(actions.importBeside, &QAction::triggered, this,
            [this] { m_import->chooseBeside(m_window.pages.current().shownRun()); });
    connect(m_import, &ImportCommands::imported, this, [this](const QStringList& ids) {
        if (const StoredRun* run = m_window.store.find(ids.last())) m_window.pages.reveal(*run);
    });
}

void OpenCommands::connectRecent()
{
    WindowActions& actions = m_window.actions;
    const auto show = [this, &actions] { actions.setRecentFiles(m_window.settings.recentFiles()); };
    connect(&actions, &WindowActions::recentFileChosen, this, &OpenCommands::openPath);
    connect(&actions, &WindowActions::recentFilesCleared, this, [this, show] {
        m_window.settings.recentFiles.clear();
        show();
    });
    connect(&actions, &WindowActions::recentFilesForgotten, this, [this, show](const QStringList& paths) {
        m_window.settings.recentFiles.remove(paths);
        show();
    });
    connect(m_files, &FileCommands::recentFilesChanged, this, show);
    show();
}

bool OpenCommands::hasFiles(const QMimeData& data) { return !localFiles(&data).isEmpty(); }

void OpenCommands::drop(const QMimeData& data)
{
    QMetaObject::invokeMethod(this, [this, files = localFiles(&data)] { takeFiles(files); }, Qt::QueuedConnection);
}

void OpenCommands::openPath(const QString& path)
{
    if (PageModule* page = m_window.pages.opener(path)) return page->open(path);
    if (isDocument(path)) return showAudit(path);
    if (mayBeForeignResult(path)) return m_import->import({path});
    m_files->openFile(path);
}

/// Results of others come in together, since some files belong to others; of the rest the first one is opened.
void OpenCommands::takeFiles(const QStringList& files)
{
    QStringList foreign, others, known;
    std::copy_if(files.begin(), files.end(), std::back_inserter(known), [this](const QString& path) {
        return m_window.pages.opener(path) || isDocument(path) || isResultFile(path);
    });
    if (known.isEmpty())
        return m_window.messages.say(
            MessageBar::Kind::Info, tr("What was dropped cannot be opened here."),
            tr("Drop a session, results, a tensor file (.npy, .safetensors), or the folder of a model."));
    for (const QString& file : known)
        (mayBeForeignResult(file) ? foreign : others) << file;
    if (!foreign.isEmpty()) m_import->import(foreign);
    if (!others.isEmpty()) openPath(others.first());
}

/// One dialog that stays beside the window; what was pasted is still there when it is opened again.
void OpenCommands::showAudit(const QString& file)
{
    if (!m_audit) m_audit = new AuditDialog(&m_window.window);
    m_audit->show();
    m_audit->raise();
    m_audit->activateWindow();
    if (!file.isEmpty()) m_audit->openFile(file);
}

} // namespace qs
