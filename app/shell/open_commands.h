// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/files/file_commands.h"
#include "app/frame/window_services.h"

#include <QObject>

#include <memory>

class QAction;
class QMimeData;
class QTemporaryDir;

namespace qs {

class AuditDialog;
class ImportCommands;

/// The menu File, and whatever is opened, dropped, named to the program or was used before: what is done with it
/// follows from its kind (file_kind.h).
class OpenCommands : public QObject
{
    Q_OBJECT

public:
    /// `lockFolder`: where windows say which files they have open.
    OpenCommands(const CommandServices& window, RunStore& store, Settings& settings, StopFirst& stop,
                 const QString& lockFolder);

    ~OpenCommands() override;

    QAction* const pasteAction;

    FileCommands& files() { return *m_files; }
    void openPath(const QString& path) { openAll({path}); }
    /// Opens files and folders, each by what it is; of several sessions, tensors or tables the first one.
    void openAll(const QStringList& paths);
    /// Whether there are files in it; they are not looked at, since a disk may be slow to say what is on it.
    static bool hasFiles(const QMimeData& data);
    /// Takes the files in it, later: the dialogs that may follow must not hold up the program that they come from.
    void drop(const QMimeData& data);
    /// Takes what is on the clipboard: files as if they were dropped, results of other tools into the session, any
    /// other text to the audit.
    void paste();
    /// The dialog for tables, and a file in it where that is not empty.
    void showAudit(const QString& file = {});

private:
    void connectSession();
    void connectImports();
    void connectRecent();
    void dispatch(const std::vector<FileCommands::InspectedFile>& looked);
    void openAs(FileKind kind, const QString& path);
    void showNotOpened(const QStringList& files);
    void pasteText(const QString& text);
    QString savePasted(const QString& text);
    void compareImported(const QStringList& ids);

    CommandServices m_window;
    RunStore& m_store;
    Settings& m_settings;
    FileCommands* m_files;
    ImportCommands* m_import;
    std::unique_ptr<QTemporaryDir> m_pasted; ///< results from the clipboard, as files that readers take
    int m_pastes = 0;
    AuditDialog* m_audit = nullptr; ///< stays beside the window once it was opened
};

} // namespace qs
