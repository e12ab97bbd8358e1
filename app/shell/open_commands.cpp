// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/open_commands.h"

#include "app/audit/audit_dialog.h"
#include "app/files/file_commands.h"
#include "app/files/import_commands.h"
#include "app/frame/message_bar.h"
#include "app/frame/page_list.h"
#include "app/frame/stop_first.h"
#include "app/history/run_comparing.h"
#include "app/session/native_path.h"
#include "app/session/run_store.h"
#include "app/session/settings.h"
#include "widgets/controls/local_files.h"
#include "widgets/language/message_text.h"

#include <QAction>
#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMainWindow>
#include <QMenu>
#include <QMimeData>
#include <QTemporaryDir>

#include <set>
#include <utility>
#include <vector>

namespace qs {
OpenCommands::OpenCommands(const CommandServices& window, RunStore& store, Settings& settings, StopFirst& stop,
                           const QString& lockFolder)
    : QObject(&window.window),
      pasteAction(
          window.actions.make("actionPaste", tr("&Paste a table or results"), {},
                              tr("Audit the table on the clipboard, or import the results of another tool from there"),
                              QKeySequence::Paste, nullptr)),
      m_window(window), m_store(store), m_settings(settings),
      m_files(new FileCommands(window.window, store, settings, window.messages, stop, lockFolder)),
      m_import(new ImportCommands(window.window, store, settings, window.messages))
{
    connectSession();
    connectImports();
    connectRecent();
    connect(m_window.actions.audit, &QAction::triggered, this, [this] { showAudit(); });
    connect(pasteAction, &QAction::triggered, this, &OpenCommands::paste);
    QMenu* edit = m_window.actions.menu(WindowActions::Menu::Edit);
    edit->insertAction(m_window.actions.settings, pasteAction);
    edit->insertSeparator(m_window.actions.settings);
}

OpenCommands::~OpenCommands() = default;

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
            [this] { m_import->chooseBeside(m_window.pages.current().content().run); });
    connect(m_import, &ImportCommands::imported, this, [this](const QStringList& ids) {
        if (const StoredRun* run = m_store.find(ids.last())) m_window.pages.reveal(*run);
        compareImported(ids);
    });
}

/// Files that come in together are compared: with the baseline run, or where there is none with the first of them.
void OpenCommands::compareImported(const QStringList& ids)
{
    RunStore& store = m_store;
    QStringList comparable;
    for (const QString& id : ids)
        if (const StoredRun* run = store.find(id); run && RunComparing::canCompare(*run)) comparable << id;
    if (comparable.size() < 2) return;
    for (const QString& id : comparable)
        store.setOverlay(id, true);
    if (!store.baselineRun()) store.setBaselineRun(comparable.first()); // which shows the comparison
}

void OpenCommands::connectRecent()
{
    WindowActions& actions = m_window.actions;
    const auto show = [this, &actions] { actions.setRecentFiles(m_settings.recentFiles()); };
    connect(&actions, &WindowActions::recentFileChosen, this, &OpenCommands::openPath);
    connect(&actions, &WindowActions::recentFilesCleared, this, [this, show] {
        m_settings.recentFiles.clear();
        show();
    });
    connect(&actions, &WindowActions::recentFilesForgotten, this, [this, show](const QStringList& paths) {
        m_settings.recentFiles.remove(paths);
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
    m_files->inspectFiles(paths, [this](const std::vector<FileCommands::InspectedFile>& looked) { dispatch(looked); });
}

/// Results of other tools come in together, since some files belong to others.
void OpenCommands::dispatch(const std::vector<FileCommands::InspectedFile>& looked)
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
    if (!others.isEmpty()) showNotOpened(others);
    if (!foreign.isEmpty()) return m_import->import(foreign, std::move(troubles)); // which says all of it
    if (troubles.size() > 1)
        return m_window.messages.showMessage(MessageBar::Kind::Error,
                                             tr("Not opened: %1").arg(unread.join(QLatin1String(", "))),
                                             messageText(readableFiles()));
    if (!troubles.empty()) m_window.messages.showError(troubles.front(), tr("Not opened:"));
}

/// Once what was opened instead is there, whose coming takes words away.
void OpenCommands::showNotOpened(const QStringList& files)
{
    m_files->whenRead([this, files] {
        m_window.messages.showMessage(MessageBar::Kind::Info, tr("Not opened: %1").arg(files.join(QLatin1String(", "))),
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

void OpenCommands::paste()
{
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    if (data && hasFiles(*data)) return openAll(localFiles(data));
    const QString text = data ? data->text() : QString();
    if (!text.trimmed().isEmpty()) return pasteText(text);
    m_window.messages.showMessage(MessageBar::Kind::Info, tr("The clipboard contains no text and no files."),
                                  tr("Copy a table or the results of a tool, and paste again."));
}

/// Readers take files, so the text becomes one; it is not among the recent ones, since it ends with the window.
void OpenCommands::pasteText(const QString& text)
{
    const QString path = savePasted(text);
    if (path.isEmpty()) return;
    m_files->inspectFiles({path}, [this, path, text](const std::vector<FileCommands::InspectedFile>& looked) {
        const auto& look = looked.front().look;
        const bool isDocument =
            text.trimmed().startsWith(QLatin1Char('{')) || text.trimmed().startsWith(QLatin1Char('['));
        if (look && look->kind == FileKind::ForeignResults) {
            const QString folder = m_settings.lastFolder();
            m_import->import({path});
            m_settings.lastFolder.set(folder); // where files are chosen, not where the clipboard is kept
        } else if (!isDocument) {
            showAudit(); // which says what is no table
            m_audit->setText(text);
        } else
            m_window.messages.showMessage(MessageBar::Kind::Error, tr("The text on the clipboard cannot be imported."),
                                          tr("Save it as a file and open the file."));
    });
}

/// The path of a new file with the text; empty where it cannot be written, which is reported.
QString OpenCommands::savePasted(const QString& text)
{
    if (!m_pasted) m_pasted = std::make_unique<QTemporaryDir>();
    const QString number = ++m_pastes == 1 ? QString() : QStringLiteral(" %1").arg(m_pastes);
    QFile file(m_pasted->filePath(tr("Clipboard") + number + QStringLiteral(".txt")));
    const QByteArray bytes = text.toUtf8();
    if (m_pasted->isValid() && file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size())
        return file.fileName();
    m_window.messages.showMessage(MessageBar::Kind::Error,
                                  tr("The text on the clipboard cannot be kept in a temporary file."),
                                  file.errorString());
    return {};
}

} // namespace qs
