// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/open_commands.h"

#include "app/audit/audit_dialog.h"
#include "app/files/file_commands.h"
#include "app/files/import_commands.h"
#include "app/frame/message_bar.h"
#include "app/frame/page_list.h"
#include "app/session/native_path.h"
#include "app/session/run_store.h"
#include "app/session/settings.h"
#include "widgets/controls/local_files.h"
#include "widgets/language/message_text.h"

#include <QAction>
#include <QFileInfo>
#include <QMainWindow>
#include <QMimeData>

#include <set>
#include <utility>
#include <vector>

namespace qs {
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
    connect(m_files, &FileCommands::filesChosen, this, &OpenCommands::openAll);
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
    QMetaObject::invokeMethod(this, [this, files = localFiles(&data)] { openAll(files); }, Qt::QueuedConnection);
}

void OpenCommands::openAll(const QStringList& paths)
{
    if (paths.isEmpty()) return;
    m_files->lookAt(paths, [this](const std::vector<FileCommands::Looked>& looked) { dispatch(looked); });
}

/// Results of other tools come in together, since some files belong to others.
void OpenCommands::dispatch(const std::vector<FileCommands::Looked>& looked)
{
    QStringList foreign, unread, others;
    std::vector<Error> troubles;
    std::set<FileKind> opened;
    for (const auto& [file, look] : looked) {
        if (!look || look->kind == FileKind::Unreadable) {
            troubles.push_back(look ? unreadableFile(nativePath(file), *look) : look.error());
            unread << QFileInfo(file).fileName();
            continue;
        }
        const QString path = QFile::decodeName(look->path.c_str());
        if (look->kind == FileKind::ForeignResults) {
            foreign << path;
            m_files->remember(path);
        } else if (opened.insert(look->kind).second)
            openAs(look->kind, path);
        else
            others << QFileInfo(path).fileName();
    }
    if (!others.isEmpty()) sayLeftOut(others);
    if (!foreign.isEmpty()) return m_import->import(foreign, std::move(troubles)); // which says all of it
    if (troubles.size() > 1)
        return m_window.messages.say(MessageBar::Kind::Error,
                                     tr("Not opened: %1").arg(unread.join(QLatin1String(", "))),
                                     messageText(readableFiles()));
    if (!troubles.empty()) m_window.messages.sayError(troubles.front(), tr("Not opened:"));
}

/// Once what was opened instead is there, whose coming takes words away.
void OpenCommands::sayLeftOut(const QStringList& files)
{
    m_files->whenRead([this, files] {
        m_window.messages.say(MessageBar::Kind::Info, tr("Not opened: %1").arg(files.join(QLatin1String(", "))),
                              tr("Only one file of a kind can be open. Open the others one at a time."));
    });
}

void OpenCommands::openAs(FileKind kind, const QString& path)
{
    if (kind == FileKind::Session) return m_files->openFile(path); // remembered once it was read
    m_files->remember(path);
    if (kind == FileKind::PublishedTable) return showAudit(path);
    if (PageModule* page = m_window.pages.opener(kind)) page->open(path);
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
