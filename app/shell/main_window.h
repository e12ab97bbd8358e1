// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/frame/page_list.h"
#include "app/frame/window_request.h"
#include "app/session/run_store.h"
#include "app/session/settings.h"
#include "app/shell/app_context.h"
#include "app/shell/dialogs/help_dialogs.h"

#include <QMainWindow>

#include <memory>

class QStackedWidget;
class QTabWidget;

namespace qs {

class Autosave;
class DockLayout;
class FileCommands;
class QueueCommands;
class KernelGuard;
class LanguageMenu;
class OpenCommands;
class PresentCommands;
class RecoveryManager;
class RunsPanel;
class StopFirst;
class TargetChooser;
class TargetPrompts;
enum class TableFormat;

/// The instrument: setup on the left, pages in the middle, history and findings on the right. Puts the pieces together
/// and knows its pages only as modules, which addPages() makes.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    explicit MainWindow(AppContext context = {}, QWidget* parent = nullptr);
    ~MainWindow() override;

    /// Opens a session or results file, imports results of another tool, or what one of the pages opens.
    void openPath(const QString& path);

    PageList& pages() const { return *m_pages; }
    RunStore& store() { return *m_store; }
    TargetService& targets() { return *m_targets; }
    QueueCommands& jobs() { return *m_jobs; }
    FileCommands& files();
    RecoveryManager& recovery() { return *m_recovery; }
    /// Begins as soon as the window is shown and what is to be opened has been read.
    void measureAtOnce(WindowRequest::Measure what);

protected:
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    QMenu* createPopupMenu() override { return nullptr; }

private:
    KernelRunFunction kernelRun() const;
    void makeCentre();
    void makeDocks();
    void makeCommands();
    void makeLook();
    void connectActions();
    void connectPages();
    void restore();
    void remember();
    void copyTable(TableFormat format, const QString& words);
    void showSettingsTrouble();
    void updateActions();
    void refreshPages();

    AppContext m_context;
    Settings m_settings;
    RunStore* m_store;
    std::unique_ptr<Autosave> m_autosave; ///< goes before the store
    std::unique_ptr<RecoveryManager> m_recovery;
    DeviceService* m_devices;
    TargetService* m_targets;
    std::unique_ptr<TargetPrompts> m_prompts;
    TargetChooser* m_chooser = nullptr;
    WindowActions* m_actions;
    MessageBar* m_messages;
    StatusLine* m_status;
    RunsPanel* m_runs;
    FindingsPanel* m_findings;
    QTabWidget* m_tabs;
    QStackedWidget* m_setups; ///< the setup of the page that is shown
    PageList* m_pages = nullptr;
    StopFirst* m_stop = nullptr;
    DockLayout* m_docks = nullptr;
    OpenCommands* m_open = nullptr;
    QueueCommands* m_jobs = nullptr;
    PresentCommands* m_present = nullptr;
    KernelGuard* m_guard = nullptr;
    LanguageMenu* m_languages = nullptr;
    std::unique_ptr<HelpDialogs> m_help;
};

} // namespace qs
