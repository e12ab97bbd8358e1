// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/main_window.h"

#include "app/export/charts/chart_commands.h"
#include "app/files/file_commands.h"
#include "app/frame/message_bar.h"
#include "app/frame/status_line.h"
#include "app/frame/stop_first.h"
#include "app/history/run_badge.h"
#include "app/history/run_commands.h"
#include "app/history/run_comparing.h"
#include "app/history/run_on_change.h"
#include "app/history/run_selection.h"
#include "app/manual/context_help.h"
#include "app/present/present_commands.h"
#include "app/queue/queue_commands.h"
#include "app/queue/setup_command.h"
#include "app/recovery/autosave.h"
#include "app/recovery/recovery_bar.h"
#include "app/recovery/recovery_manager.h"
#include "app/shell/dock_layout.h"
#include "app/shell/first_steps.h"
#include "app/shell/language_menu.h"
#include "app/shell/open_commands.h"
#include "app/shell/page_registry.h"
#include "app/shell/palette_commands.h"
#include "app/shell/settings_commands.h"
#include "app/shell/window_title.h"
#include "app/targets/remote_files.h"
#include "app/targets/target_prompts.h"
#include "app/targets/window/kernel_guard.h"
#include "app/targets/window/target_chooser.h"
#include "app/targets/window/target_commands.h"
#include "widgets/controls/commit_typed.h"
#include "widgets/controls/form_rows.h"
#include "widgets/findings/findings_panel.h"
#include "widgets/runs/runs_panel.h"
#include "widgets/style/application_style.h"
#include "widgets/style/theme_watcher.h"
#include "widgets/tables/copyable_table.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QMenu>
#include <QMimeData>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace qs {
namespace {

QApplication& application() { return *qobject_cast<QApplication*>(QApplication::instance()); }

QString recoveryRoot(const AppContext& context)
{
    if (!context.recoveryRoot.isEmpty()) return context.recoveryRoot;
    return context.settingsFile.isEmpty() ? defaultRecoveryRoot() : context.settingsFile + QStringLiteral(".recovery");
}

} // namespace

MainWindow::MainWindow(AppContext context, QWidget* parent)
    : QMainWindow(parent), m_context(completed(std::move(context))), m_settings(m_context.settingsFile),
      m_store(new RunStore(this)), m_autosave(std::make_unique<Autosave>(*m_store, recoveryRoot(m_context))),
      m_devices(new DeviceService(m_context.listDevices, this)),
      m_targets(new TargetService(m_context.targetPlace, *m_devices, m_settings, m_context.listTarget, this)),
      m_prompts(std::make_unique<TargetPrompts>(m_context.questions, *this))
{
    setObjectName(QStringLiteral("mainWindow"));
    setAcceptDrops(true);
    setTextZoom(application(), m_settings.textPercent() / 100.0);
    applyTheme(application(), m_settings.theme()); // before there are widgets
    m_targets->setQuestions(m_context.questions);
    m_context.kernelRun = kernelRun();
    m_actions = new WindowActions(*this, *m_store->undoStack());
    m_messages = new MessageBar(this);
    m_status = new StatusLine(*statusBar());
    makeCentre();
    makeDocks();
    m_chooser = new TargetChooser(*m_devices, *m_targets, *m_status, this);
    m_actions->makeToolBar(m_chooser);
    m_pages = new PageList(*m_tabs, *m_setups, this);
    m_stop = new StopFirst(*this, *m_pages);
    m_stop->askOnlyIf([this] { return m_settings.askRunning(); });
    m_stop->offerLeavingAt([this] { return m_targets->keptSessionTarget(); }, [this] { m_targets->place()->leave(); });
    m_autosave->setDelay(std::chrono::seconds(m_settings.copySeconds()));
    addPages({*m_pages, m_settings, *m_messages}, {*m_store, *m_findings, *m_status, *m_devices}, *m_actions, *m_runs,
             *m_targets, *m_stop, m_context);
    makeCommands();
    connectActions();
    restore();
    connectPages();
    makeLook(); // after the features whose actions it offers
    updateActions();
    refreshPages();
    new WindowTitle(*this, *m_pages, *m_store, files());
    m_devices->refresh();
}

/// On the chosen device or devices, in this process or another one, with a journal.
KernelRunFunction MainWindow::kernelRun() const
{
    const auto withJournal = [folder = m_autosave->journals()](KernelRunFunction run) {
        return journaled(std::move(run), folder);
    };
    return m_targets->several().kernelRun(
        withJournal(inKernelProcess(m_context.place, m_context.kernelRun, m_context.isolatedKernelRun)), withJournal);
}

FileCommands& MainWindow::files() { return m_open->files(); }
void MainWindow::openPath(const QString& path) { m_open->openPath(path); }

MainWindow::~MainWindow()
{
    m_prompts.reset(); // nobody waits for an answer any more
    m_stop->drop();
    m_pages->endJobs();
    // What is typed is still committed when its editor goes, and the store ends after the pages that would follow it.
    m_store->blockSignals(true);
}

void MainWindow::makeCentre()
{
    m_tabs = named(new QTabWidget, "pages");
    m_tabs->setDocumentMode(true);
    m_tabs->setAccessibleName(tr("Views of the run"));
    auto* centre = new QWidget(this);
    auto* column = makeBox<QVBoxLayout>(centre, {}, 0);
    column->addWidget(m_tabs, 1);
    setCentralWidget(centre);
    m_messages->layOver(*centre);
}

void MainWindow::makeDocks()
{
    m_setups = named(new QStackedWidget, "setupStack");
    m_runs = new RunsPanel;
    m_findings = new FindingsPanel;
    m_docks = new DockLayout(*this, m_settings);
    m_docks->add("setupDock", tr("Setup"), m_setups);
    m_docks->add("runsDock", tr("Runs"), m_runs);
    m_docks->add("findingsDock", tr("Findings"), m_findings);
    m_actions->addDocks(m_docks->docks());
    connect(m_actions->collapsePanels, &QAction::triggered, m_docks, &DockLayout::setCollapsed);
    connect(m_docks, &DockLayout::collapsedChanged, m_actions->collapsePanels, &QAction::setChecked);
    QMenu* edit = m_actions->menu(WindowActions::Menu::Edit);
    edit->addActions(m_runs->runActions());
    m_actions->menu(WindowActions::Menu::Compare)->insertAction(m_actions->overlay, m_runs->baselineAction());
    edit->addSeparator();
    edit->addAction(m_actions->settings);
}

void MainWindow::makeCommands()
{
    const CommandServices window{*this, *m_actions, *m_messages, *m_pages};
    m_open = new OpenCommands(window, *m_store, m_settings, *m_stop, recoveryRoot(m_context));
    m_help = std::make_unique<HelpDialogs>(*this, *m_pages);
    m_present = new PresentCommands(window, files(), *m_store, m_settings);
    offerFirstSteps(*m_pages, {m_actions->run, m_present->tourAction, m_present->exampleAction, m_open->pasteAction});
    m_recovery = std::make_unique<RecoveryManager>(*m_autosave, *m_store, files(), *m_pages, *m_messages, *this);
    new RunSelection(*m_pages, *m_store, *m_runs, *m_findings, *m_status, *m_devices, this);
    auto* column = static_cast<QVBoxLayout*>(centralWidget()->layout());
    column->insertWidget(0, m_recovery->bar());
    column->insertWidget(1, m_present->banner());
    QMetaObject::invokeMethod(this, &MainWindow::showSettingsTrouble, Qt::QueuedConnection);
    new ChartCommands(window, *m_runs, *m_store, m_settings);
    auto* command = new SetupCommand(window);
    new RunCommands(window, *m_runs, *m_store, m_settings);
    auto* comparing = new RunComparing(*m_pages, *m_store, this);
    new RunOnChange(window, *m_store, *comparing);
    new RunBadge(window, *comparing);
    m_guard = new KernelGuard(window, *m_stop, m_settings, m_context.place);
    new RemoteFiles(*m_targets, *this);
    m_jobs = new QueueCommands(window, *m_targets, *m_store, m_settings);
    new TargetCommands(window, *m_targets, *m_devices, *m_chooser, *m_guard, m_jobs->actions() << command->action());
}

/// What makes the window easy to find one's way in, and the theme that follows the desktop.
void MainWindow::makeLook()
{
    m_languages = new LanguageMenu(*this, *m_actions, m_settings, *m_messages);
    connect(m_stop, &StopFirst::closeRefused, m_languages, &LanguageMenu::cancelReopen);
    auto* help = new ContextHelp(*this, *m_actions, *m_pages);
    auto* palette = new PaletteCommands(*this, *m_actions, *m_pages, *m_store, m_settings, *help);
    auto* settings = new SettingsCommands(*this, *m_actions, m_settings, *m_devices,
                                          {*m_guard, *m_languages, *m_autosave, m_context.place});
    connect(palette, &PaletteCommands::settingChosen, settings, &SettingsCommands::show);
    connect(new ThemeWatcher(application(), this), &ThemeWatcher::changed, this,
            [this] { applyTheme(application(), m_settings.theme()); });
}

void MainWindow::restore()
{
    connect(m_docks, &DockLayout::wasReset, this, [this] {
        for (PageModule* page : m_pages->all())
            page->resetSizes();
    });
    m_targets->restore(); // before setups, which say the device there
    m_docks->restore();
    m_actions->setTheme(m_settings.theme());
    for (PageModule* page : m_pages->all())
        page->restoreState();
    if (const auto start = startDeviceOf(m_settings.startDevice()); start && !m_devices->isElsewhere())
        m_devices->choose(start->first, start->second);
    const auto all = m_pages->all();
    const auto last =
        std::ranges::find(all, m_settings.lastPage(), [](const PageModule* page) { return page->title().id; });
    if (last != all.end()) m_pages->show(**last);
}

void MainWindow::remember()
{
    m_docks->save();
    m_settings.lastPage.set(m_pages->current().title().id);
    for (PageModule* page : m_pages->all())
        page->saveState();
}

void MainWindow::connectActions()
{
    connect(m_actions->quit, &QAction::triggered, this, &QWidget::close);
    connect(m_actions->run, &QAction::triggered, this, [this] {
        commitTyped();
        m_pages->current().start();
    });
    connect(m_actions->stop, &QAction::triggered, m_stop, &StopFirst::stopRun);
    connect(m_actions->stop, &QAction::triggered, m_prompts.get(), &TargetPrompts::cancelUploads);
    connect(m_actions->copyMarkdown, &QAction::triggered, this,
            [this] { copyTable(TableFormat::Markdown, tr("The table was copied to the clipboard as Markdown.")); });
    connect(m_actions->copyTsv, &QAction::triggered, this,
            [this] { copyTable(TableFormat::Tsv, tr("The table was copied to the clipboard, tab-separated.")); });
    connect(m_actions->copyLatex, &QAction::triggered, this,
            [this] { copyTable(TableFormat::Latex, tr("The table was copied to the clipboard as LaTeX.")); });
    connect(m_actions->fullScreen, &QAction::toggled, this,
            [this](bool on) { setWindowState(windowState().setFlag(Qt::WindowFullScreen, on)); });
    connect(m_actions->resetLayout, &QAction::triggered, this, [this] {
        m_docks->applyDefault();
        for (PageModule* page : m_pages->all())
            page->resetColumns();
    });
    connect(m_actions->shortcuts, &QAction::triggered, this, [this] { m_help->showShortcuts(); });
    connect(m_actions->about, &QAction::triggered, this, [this] { m_help->showAbout(); });
    connect(m_actions->aboutQt, &QAction::triggered, qApp, &QApplication::aboutQt);
}

void MainWindow::connectPages()
{
    for (const PageModule* page : m_pages->all())
        files().connectCharts(page->parts().charts);
    connect(m_pages, &PageList::made, this,
            [this](const PageModule& page) { files().connectCharts(page.parts().charts); });
    for (const auto happened : {&PageList::activityChanged, &PageList::currentChanged, &PageList::contentChanged})
        connect(m_pages, happened, this, &MainWindow::updateActions);
    for (const auto happened : {&PageList::activityChanged, &PageList::currentChanged})
        connect(m_pages, happened, this, &MainWindow::refreshPages);
    for (const auto happened : {&DeviceService::targetChanged, &DeviceService::devicesListed})
        connect(m_devices, happened, this, &MainWindow::refreshPages);
    const auto runsChanged = [this] {
        updateActions();
        refreshPages();
    };
    connect(m_store, &RunStore::runInserted, this, runsChanged);
    connect(m_store, &RunStore::runRemoved, this, runsChanged);
    connect(m_store, &RunStore::wasReset, this, runsChanged);
}

void MainWindow::copyTable(TableFormat format, const QString& words)
{
    QApplication::clipboard()->setText(m_pages->table()->allText(format));
    m_messages->showMessage(MessageBar::Kind::Info, words);
}

void MainWindow::updateActions()
{
    const bool busy = m_pages->isBusy();
    for (QAction* action : {m_actions->run, m_actions->newSession, m_actions->open})
        action->setEnabled(!busy);
    m_actions->run->setToolTip(
        m_pages->current().parts().runToolTip.arg(m_actions->run->shortcut().toString(QKeySequence::NativeText)));
    m_actions->stop->setEnabled(m_pages->canStop());
    m_actions->exportReport->setEnabled(!m_store->runs().isEmpty() && !busy);
    for (QAction* action : {m_actions->copyMarkdown, m_actions->copyTsv, m_actions->copyLatex})
        action->setEnabled(m_pages->table()->model()->rowCount() > 0);
}

void MainWindow::refreshPages()
{
    for (PageModule* page : m_pages->all())
        page->refresh();
}

/// Whoever opened the settings before has the trouble; else it is what this window found. After the file that the
/// window is opened with, whose reading would take the words away.
void MainWindow::showSettingsTrouble()
{
    const QString trouble =
        m_context.settingsTrouble.isEmpty() ? m_settings.trouble().text() : m_context.settingsTrouble;
    if (!trouble.isEmpty())
        files().whenRead([this, trouble] { m_messages->showMessage(MessageBar::Kind::Info, trouble); });
}

/// Through the action: what stands in the way of a run stands in the way of this one.
void MainWindow::measureAtOnce(WindowRequest::Measure what)
{
    QAction* action = what == WindowRequest::Measure::Live ? m_actions->live : m_actions->run;
    if (what != WindowRequest::Measure::Nothing) files().whenRead([action] { action->trigger(); });
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (m_guard->isUnresponsive()) m_guard->abandonRun(); // which must not keep the window open for ever
    m_prompts->cancelAll();
    commitTyped();
    event->ignore();
    if (!m_pages->isIdle()) return m_stop->thenClose();
    m_stop->drop();
    const auto again = [this](bool saved) { saved ? void(close()) : emit m_stop->closeRefused(); };
    const bool goesOn = LanguageMenu::isToReopen(*this); // the next window gets the session
    if (!goesOn && !files().askToDiscard(again)) return;
    remember();
    m_autosave->discard();
    m_present->end(); // a window of its own, for which the program would go on
    event->accept();
}

void MainWindow::changeEvent(QEvent* event)
{
    QMainWindow::changeEvent(event);
    if (m_pages && event->type() == QEvent::WindowStateChange) m_actions->fullScreen->setChecked(isFullScreen());
}

void MainWindow::resizeEvent(QResizeEvent* event)
{
    QMainWindow::resizeEvent(event);
    if (m_docks) m_docks->windowResized();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (OpenCommands::hasFiles(*event->mimeData())) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    if (!OpenCommands::hasFiles(*event->mimeData())) return;
    event->acceptProposedAction();
    m_open->drop(*event->mimeData());
}

} // namespace qs
