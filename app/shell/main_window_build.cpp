// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/main_window.h"

#include "app/files/file_commands.h"
#include "app/files/import_commands.h"
#include "app/findings/run_findings.h"
#include "app/frame/message_bar.h"
#include "app/frame/mode_swatch.h"
#include "app/frame/status_line.h"
#include "app/frame/window_actions.h"
#include "app/pages/accuracy/study_page.h"
#include "app/pages/accuracy/study_presenter.h"
#include "app/pages/llm/llm_presenter.h"
#include "app/pages/measure/compare_page.h"
#include "app/pages/measure/run_presenter.h"
#include "app/pages/measure/scope_page.h"
#include "app/pages/measure/sweep_page.h"
#include "app/pages/tensors/tensors_page.h"
#include "app/present/present_commands.h"
#include "app/recovery/recovery_manager.h"
#include "app/services/input_files.h"
#include "app/shell/chart_commands.h"
#include "app/shell/dialogs/help_dialogs.h"
#include "app/shell/dialogs/settings_dialog.h"
#include "app/shell/kernel_guard.h"
#include "app/shell/target_chooser.h"
#include "widgets/charts/scope/scope_chart.h"
#include "widgets/language/lab_text.h"
#include "widgets/language/operation_text.h"
#include "widgets/runs/runs_panel.h"
#include "widgets/setup/setup_panel.h"
#include "widgets/setup/study_setup_panel.h"
#include "widgets/style/application_style.h"
#include "widgets/style/style_sheet_pause.h"
#include "widgets/tables/comparison_view.h"

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QScopedValueRollback>
#include <QScreen>
#include <QSplitter>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTabWidget>
#include <QTimer>
#include <QVBoxLayout>

#include <optional>

namespace qs {
namespace {

constexpr int kStateVersion = 1;
constexpr QSize kDefaultSize(1440, 900);
constexpr int kNarrow = 1200;

QDockWidget* makeDock(QMainWindow& window, const char* name, const QString& title, QWidget* content)
{
    auto* dock = new QDockWidget(title, &window);
    dock->setObjectName(QString::fromLatin1(name));
    dock->setAllowedAreas(Qt::LeftDockWidgetArea | Qt::RightDockWidgetArea);
    dock->setWidget(content);
    return dock;
}

/// 'The trace of every iteration (Alt+1)', with the keys as the platform writes them.
QString withKeys(const QString& words, const QAction& action)
{
    const QString keys = action.shortcut().toString(QKeySequence::NativeText);
    return keys.isEmpty() ? words : QStringLiteral("%1 (%2)").arg(words, keys);
}

QString recoveryRoot(const AppContext& context)
{
    if (!context.recoveryRoot.isEmpty()) return context.recoveryRoot;
    return context.settingsFile.isEmpty() ? defaultRecoveryRoot() : context.settingsFile + QStringLiteral(".recovery");
}

} // namespace

MainWindow::MainWindow(AppContext context, QWidget* parent)
    : QMainWindow(parent), m_context(std::move(context)), m_settings(m_context.settingsFile),
      m_store(new RunStore(this)), m_keeper(std::make_unique<RecoveryManager>(*m_store, recoveryRoot(m_context))),
      m_controller(new RunController(
          m_keeper->journaled(placed(m_context.place, m_context.study, m_context.isolatedStudy)), this)),
      m_study(new StudyController(placed(m_context.place, m_context.modeStudy, m_context.isolatedModeStudy), this)),
      m_llmController(new LlmController(placed(m_context.place, m_context.llmStudy, m_context.isolatedLlmStudy),
                                        placed(m_context.place, m_context.llmSession, m_context.isolatedLlmSession),
                                        this)),
      m_devices(new DeviceService(m_context.listDevices, this)),
      m_estimates(new EstimateService(m_context.estimate, this)), m_inputs(new InputFiles(this)),
      m_model(new ComparisonModel(this))
{
    setObjectName(QStringLiteral("mainWindow"));
    setAcceptDrops(true);
    setDockOptions(QMainWindow::AnimatedDocks | QMainWindow::AllowTabbedDocks | QMainWindow::AllowNestedDocks);
    applyTheme(*qobject_cast<QApplication*>(QApplication::instance()), m_settings.theme()); // before there are widgets
    std::optional<StyleSheetPause> unstyled(*qobject_cast<QApplication*>(QApplication::instance()));
    m_actions = new WindowActions(*this);
    m_target = new TargetChooser(this);
    m_messages = new MessageBar(this);
    m_status = new StatusLine(*statusBar());
    m_files = new FileCommands(*this, *m_store, m_settings, *m_messages, recoveryRoot(m_context));
    m_import = new ImportCommands(*this, *m_store, m_settings, *m_messages);
    makeCentre();
    makeDocks();
    m_actions->makeToolBar(m_target);
    m_actions->makeMenus({m_setupDock, m_runsDock, m_findingsDock}, *m_store->undoStack());
    QMenu* edit = m_actions->menu(WindowActions::Menu::Edit);
    edit->addActions(m_runs->runActions());
    edit->addSeparator();
    edit->addAction(m_actions->settings);
    m_presenter = new RunPresenter({*m_scope, *m_compare, *m_model, *m_runs, *m_findings, *m_sweep}, *m_store, this);
    m_studyPresenter = new StudyPresenter({*this, *m_studyPage, *m_tensors, *m_findings, *m_messages, *m_status},
                                          *m_store, *m_study, m_settings, this);
    m_llm = new LlmPresenter({*m_findings, *m_messages, *m_status}, *m_store, *m_llmController, m_settings, this);
    m_setupStack->addWidget(m_llm->setupPlace());
    m_tabs->setTabToolTip(m_tabs->addTab(m_llm->pagePlace(), tr("Language model")),
                          withKeys(tr("What quantization does to a language model"), *m_actions->llmPage));
    m_present = new PresentCommands({*this, *m_actions, *m_store, *m_controller, *m_presenter, *m_files, m_settings,
                                     *m_messages, [this] { return m_controller->isActive() || isStudying(); }});
    m_controller->setConsumer(m_presenter->consumer());
    connectActions();
    connectViewActions();
    connectCompareActions();
    connectSetup();
    connectRun();
    connectMeasuring();
    unstyled.reset(); // sizes count from here on
    restore();
    connectStudy();
    connectLlm();
    connectKeeper();
    m_charts = new ChartCommands({*this, *m_actions, *m_tabs, *m_store, *m_presenter, *m_studyPresenter, *m_studyPage,
                                  *m_llm, *m_tensors, m_settings, *m_messages});
    m_guard = new KernelGuard({*this, *m_actions, *m_controller, *m_study, *m_llmController, *m_messages, m_settings,
                               m_context.place, [this] { return m_closing; }});
    connectLook(); // after the features whose actions it offers
    updateActions();
    updateTitle();
    m_devices->refresh();
}

void MainWindow::makeCentre()
{
    m_scope = new ScopePage(*m_model);
    m_compare = new ComparePage(*m_model);
    m_tabs = new QTabWidget;
    m_tabs->setObjectName(QStringLiteral("pages"));
    m_tabs->setDocumentMode(true);
    m_tabs->setAccessibleName(tr("Views of the run"));
    m_tabs->addTab(m_scope, tr("Scope"));
    m_sweep = new SweepPage;
    m_tabs->addTab(m_compare, tr("Compare"));
    m_tabs->addTab(m_sweep, tr("Sweep"));
    m_studyPage = new StudyPage;
    m_tensors = new TensorsPage;
    m_tabs->addTab(m_studyPage, tr("Accuracy"));
    m_tabs->addTab(m_tensors, tr("Tensors"));
    m_tabs->setTabToolTip(0, withKeys(tr("The trace of every iteration"), *m_actions->scopePage));
    m_tabs->setTabToolTip(1,
                          withKeys(tr("Bars, roofline and reasons of the modes or variants"), *m_actions->comparePage));
    m_tabs->setTabToolTip(2, withKeys(tr("Latency and bandwidth against size"), *m_actions->sweepPage));
    m_tabs->setTabToolTip(3, withKeys(tr("What each mode costs in accuracy, loss and size"), *m_actions->studyPage));
    m_tabs->setTabToolTip(4, withKeys(tr("What formats do to single tensors"), *m_actions->tensorsPage));
    auto* centre = new QWidget(this);
    auto* column = new QVBoxLayout(centre);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_messages);
    column->addWidget(m_tabs, 1);
    setCentralWidget(centre);
}

void MainWindow::makeDocks()
{
    m_setup = new SetupPanel;
    m_studySetup = new StudySetupPanel;
    m_runs = new RunsPanel;
    m_findings = new FindingsPanel;
    // A session compares modes within a run; the panel's choice of a baseline run has no meaning here.
    if (auto* baseline = m_runs->findChild<QAction*>(QStringLiteral("runBaseline"))) baseline->setVisible(false);
    m_setupDock = makeDock(*this, "setupDock", tr("Set-up"), makeSetupStack());
    m_runsDock = makeDock(*this, "runsDock", tr("Runs"), m_runs);
    m_findingsDock = makeDock(*this, "findingsDock", tr("Findings"), m_findings);
    setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
    const auto touched = [this] { m_layoutTouched = m_layoutTouched || !m_arranging; };
    for (QDockWidget* dock : {m_setupDock, m_runsDock, m_findingsDock}) {
        connect(dock, &QDockWidget::dockLocationChanged, this, touched);
        connect(dock, &QDockWidget::topLevelChanged, this, touched);
    }
}

bool MainWindow::isNarrow() const { return width() < kNarrow; }

void MainWindow::applyDefaultLayout()
{
    const QScopedValueRollback arranging(m_arranging, true);
    m_layoutTouched = false;
    for (QDockWidget* dock : {m_setupDock, m_runsDock, m_findingsDock}) {
        dock->setFloating(false);
        removeDockWidget(dock);
    }
    // In a narrow window the centre would be too small between two columns of docks: history and findings go
    // behind the set-up.
    m_narrow = isNarrow();
    const Qt::DockWidgetArea first =
        isRightToLeft() ? Qt::RightDockWidgetArea : Qt::LeftDockWidgetArea; // docks are not mirrored by Qt
    const Qt::DockWidgetArea opposite = isRightToLeft() ? Qt::LeftDockWidgetArea : Qt::RightDockWidgetArea;
    const Qt::DockWidgetArea second = m_narrow ? first : opposite;
    addDockWidget(first, m_setupDock);
    addDockWidget(second, m_runsDock);
    addDockWidget(second, m_findingsDock);
    const QSize asked = size();
    for (QDockWidget* dock : {m_setupDock, m_runsDock, m_findingsDock})
        dock->show();
    if (m_narrow) {
        tabifyDockWidget(m_setupDock, m_runsDock);
        tabifyDockWidget(m_runsDock, m_findingsDock);
        m_setupDock->raise();
        resizeDocks({m_setupDock}, {296}, Qt::Horizontal);
    } else {
        resizeDocks({m_setupDock, m_runsDock}, {296, 292}, Qt::Horizontal);
        resizeDocks({m_runsDock, m_findingsDock}, {2, 3}, Qt::Vertical);
    }
    // For a moment the docks stood above each other, which may have made the window taller than it was asked to be; it
    // can have its size back once the layout has settled.
    QTimer::singleShot(0, this, [this, asked] {
        if (!layout()) return; // the window is on its way out
        layout()->activate();
        if (width() == asked.width() && height() > asked.height()) resize(asked);
    });
    m_scope->splitter().setSizes({600, 300});
    m_compare->splitter().setSizes({600, 240});
}

void MainWindow::restore()
{
    if (!restoreGeometry(m_settings.geometry())) {
        const QRect room = screen()->availableGeometry();
        resize(kDefaultSize.boundedTo(room.size()));
    }
    applyDefaultLayout();
    {
        const QScopedValueRollback arranging(m_arranging, true);
        m_layoutTouched = m_settings.layoutTouched();
        restoreState(m_settings.windowState(), kStateVersion);
    }
    for (QSplitter* splitter : {&m_scope->splitter(), &m_compare->splitter(), &m_sweep->splitter(),
                                &m_studyPage->splitter(), &m_tensors->splitter()})
        splitter->restoreState(m_settings.state(splitter->objectName()));
    for (ComparisonView* table : {&m_scope->table(), &m_compare->table()})
        table->restoreState(m_settings.state(table->objectName()));
    m_actions->setTheme(m_settings.theme());
    m_actions->setRecentFiles(m_settings.recentFiles());
    m_scope->chart().setLogLatency(m_settings.logLatency());
    m_actions->refreshIcons();
    m_presenter->refreshSwatches();

    const auto last = m_settings.setup();
    m_setupIsDefault = !last.has_value();
    const RunSpec spec = last ? *last : defaultSpec("cpu");
    m_setup->setSpec(spec);
    for (const RunSpec& other : m_settings.otherSetups())
        m_setup->keep(other);
    m_target->setTarget(spec.backend, spec.device);
    m_actions->live->setChecked(spec.live);
    if (spec.input.isFile()) m_inputs->request(QString::fromStdString(spec.input.path));
}

void MainWindow::remember()
{
    m_settings.geometry.set(saveGeometry());
    m_settings.windowState.set(saveState(kStateVersion));
    for (QSplitter* splitter : {&m_scope->splitter(), &m_compare->splitter(), &m_sweep->splitter(),
                                &m_studyPage->splitter(), &m_tensors->splitter()})
        m_settings.setState(splitter->objectName(), splitter->saveState());
    for (ComparisonView* table : {&m_scope->table(), &m_compare->table()})
        m_settings.setState(table->objectName(), table->saveState());
    m_settings.layoutTouched.set(m_layoutTouched);
    m_settings.logLatency.set(m_scope->chart().logLatency());
    m_settings.studySetup.set(m_studySetup->spec());
    m_llm->remember();
    if (m_setupIsDefault) return;
    m_settings.setup.set(m_setup->spec());
    m_settings.setOtherSetups(m_setup->keptSpecs());
}

void MainWindow::connectActions()
{
    connect(m_actions->newSession, &QAction::triggered, this, [this] { m_files->newSession(); });
    connect(m_actions->open, &QAction::triggered, this, [this] { m_files->open(); });
    connect(m_actions->save, &QAction::triggered, this, [this] { m_files->save(); });
    connect(m_actions->saveAs, &QAction::triggered, this, [this] { m_files->saveAs(); });
    connect(m_actions->importResults, &QAction::triggered, this, [this] { m_import->choose(); });
    connect(m_actions->importBeside, &QAction::triggered, this,
            [this] { m_import->chooseBeside(m_presenter->shownRun()); });
    connect(m_import, &ImportCommands::imported, this, &MainWindow::showImported);
    connect(m_actions->exportReport, &QAction::triggered, this, [this] { m_files->exportReport(); });
    connect(m_actions->quit, &QAction::triggered, this, &QWidget::close);
    connect(m_actions, &WindowActions::recentFileChosen, this, &MainWindow::openPath);
    connect(m_actions, &WindowActions::recentFilesCleared, this, [this] {
        m_settings.recentFiles.clear();
        m_actions->setRecentFiles({});
    });
    connect(m_actions, &WindowActions::recentFilesForgotten, this, [this](const QStringList& paths) {
        m_settings.recentFiles.remove(paths);
        m_actions->setRecentFiles(m_settings.recentFiles());
    });
    connect(m_files, &FileCommands::fileChosen, this, &MainWindow::openPath);
    m_files->setWhenStopped([this](std::function<void()> then) { whenStopped(std::move(then)); });
    m_files->connectCharts(*this);
    connect(m_files, &FileCommands::recentFilesChanged, this,
            [this] { m_actions->setRecentFiles(m_settings.recentFiles()); });
    connect(m_files, &FileCommands::pathChanged, this, &MainWindow::updateTitle);
    connect(m_store, &RunStore::modifiedChanged, this, &MainWindow::updateTitle);
    connect(m_store, &RunStore::wasReset, this, &MainWindow::updateActions);

    connect(m_actions->run, &QAction::triggered, this, [this] {
        isLlmPage() ? startLlm() : isStudyPage() ? startStudy() : startRun(false);
    });
    connect(m_actions->profile, &QAction::triggered, this, [this] { startRun(true); });
    for (Job* job : std::initializer_list<Job*>{m_controller, m_study, m_llmController})
        connect(m_actions->stop, &QAction::triggered, job, &Job::stop);
    connect(m_actions->live, &QAction::toggled, this, &MainWindow::setLive);
    connect(m_actions->freeze, &QAction::toggled, &m_scope->chart(), &ScopeChart::setFrozen);
    connect(&m_scope->chart(), &ScopeChart::frozenChanged, m_actions->freeze, &QAction::setChecked);
    connect(m_actions->settings, &QAction::triggered, this, [this] {
        auto* dialog = new SettingsDialog(m_settings, m_context.place->isLost(), this);
        connect(dialog, &SettingsDialog::placementChosen, m_guard, &KernelGuard::setPlacement);
        dialog->open();
    });
    connect(m_actions->shortcuts, &QAction::triggered, this, [this] { showShortcuts(*this); });
    connect(m_actions->about, &QAction::triggered, this, [this] { showAbout(*this); });
    connect(m_actions->aboutQt, &QAction::triggered, qApp, &QApplication::aboutQt);
}

void MainWindow::connectViewActions()
{
    connect(m_actions->scopePage, &QAction::triggered, this, [this] { m_tabs->setCurrentWidget(m_scope); });
    connect(m_actions->comparePage, &QAction::triggered, this, [this] { m_tabs->setCurrentWidget(m_compare); });
    connect(m_actions->sweepPage, &QAction::triggered, this, [this] { m_tabs->setCurrentWidget(m_sweep); });
    connect(m_actions->logLatency, &QAction::toggled, &m_scope->chart(), &ScopeChart::setLogLatency);
    connect(&m_scope->chart(), &ScopeChart::logLatencyChanged, m_actions->logLatency, &QAction::setChecked);
    connect(m_actions->resetZoom, &QAction::triggered, &m_scope->chart(), &ScopeChart::resetZoom);
    connect(m_actions->fullScreen, &QAction::toggled, this,
            [this](bool on) { setWindowState(windowState().setFlag(Qt::WindowFullScreen, on)); });
    connect(m_actions, &WindowActions::themeChosen, this, &MainWindow::setTheme);
    connect(m_actions->resetLayout, &QAction::triggered, this, [this] {
        applyDefaultLayout();
        m_scope->table().resetColumns();
        m_compare->table().resetColumns();
    });
}

void MainWindow::connectCompareActions()
{
    connect(m_actions->useAsBaseline, &QAction::triggered, this,
            [this] { m_store->setBaseline(m_presenter->activeMode()); });
    connect(m_actions->overlay, &QAction::triggered, this, &MainWindow::toggleOverlay);
    connect(m_actions->audit, &QAction::triggered, this, [this] { showAudit(); });
    connect(m_actions->copyMarkdown, &QAction::triggered, this, [this] { copyTable(true); });
    connect(m_actions->copyTsv, &QAction::triggered, this, [this] { copyTable(false); });
    connect(m_actions->copyPicture, &QAction::triggered, &m_scope->chart(), &ChartWidget::copyPicture);
    connect(m_presenter, &RunPresenter::hinted, this,
            [this](const QString& text) { m_messages->say(MessageBar::Kind::Info, text); });
}

void MainWindow::connectSetup()
{
    m_setup->setSwatch(modeSwatch);
    connect(m_setup, &SetupPanel::specChanged, this, &MainWindow::setupChanged);
    connect(m_setup, &SetupPanel::runRequested, this, [this] { startRun(false); });
    connect(m_scope, &ScopePage::runRequested, this, [this] { startRun(false); });
    connect(m_setup, &SetupPanel::inputFileRequested, m_inputs, &InputFiles::request);
    connect(m_inputs, &InputFiles::listed, m_setup, &SetupPanel::setInputTensors);
    connect(m_inputs, &InputFiles::listed, this, [this] { m_messages->retract(tr("Input file:")); });
    connect(m_inputs, &InputFiles::failed, this, [this](const QString& path, const Error& error) {
        Q_UNUSED(path);
        m_setup->setInputError(labText(error));
        m_messages->sayError(error, tr("Input file:"));
        m_findings->addFinding(errorFinding(error));
    });
    connect(m_target, &TargetChooser::targetChosen, this, &MainWindow::chooseTarget);
    connect(m_devices, &DeviceService::devicesListed, this, &MainWindow::devicesListed);
    connect(m_estimates, &EstimateService::estimated, this, &MainWindow::showEstimate);
}

/// What the findings and the sweep ask for.
void MainWindow::connectMeasuring()
{
    connect(m_findings, &FindingsPanel::fixRequested, this, &MainWindow::applyFix);
    connect(m_presenter, &RunPresenter::subjectChanged, this, [this] {
        updateTitle();
        if (m_controller->isActive()) m_status->setSubject(subjectText(m_presenter->shownSpec()));
    });
    connect(m_presenter, &RunPresenter::traceWanted, this, [this] { m_tabs->setCurrentWidget(m_scope); });
    connect(m_sweep, &SweepPage::continueRequested, this, [this] { continueSweep(m_sweep->unmeasuredPoints() == 0); });
    connect(m_sweep, &SweepPage::moreSamplesRequested, this, [this](int point) { continueSweep(false, point); });
    connect(m_actions->calibration, &QAction::triggered, this, &MainWindow::showCalibration);
}

void MainWindow::connectRun()
{
    connect(m_controller, &RunController::stateChanged, this, &MainWindow::onState);
    connect(m_controller, &RunController::eventHappened, this, &MainWindow::onEvent);
    connect(m_controller, &RunController::finished, this, &MainWindow::onFinished);
    connect(m_controller, &RunController::rateChanged, m_status, &StatusLine::setRate);
    // Later, when all who listen to the end of a job have been told.
    for (const Job* job : std::initializer_list<const Job*>{m_controller, m_study, m_llmController})
        connect(job, &Job::idle, this, &MainWindow::goOn, Qt::QueuedConnection);
}

} // namespace qs
