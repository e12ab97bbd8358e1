// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/run/llm_controller.h"
#include "app/run/run_controller.h"
#include "app/run/study_controller.h"
#include "app/session/run_store.h"
#include "app/session/settings.h"
#include "app/shell/app_context.h"

#include <QMainWindow>

#include <functional>
#include <memory>
#include <optional>

class QStackedWidget;
class QTabWidget;

namespace qs {

class ChartCommands;
class ComparePage;
class ComparisonModel;
class CopyableTable;
class FileCommands;
class FindingsPanel;
class ImportCommands;
class InputFiles;
class KernelGuard;
class LlmPresenter;
class MessageBar;
class PresentCommands;
class RunPresenter;
class RunsPanel;
class ScopePage;
class RecoveryManager;
class SetupPanel;
class StatusLine;
class StudyPage;
class StudyPresenter;
class StudySetupPanel;
class SweepPage;
struct Finding;
class TargetChooser;
class TensorsPage;
class WindowActions;

/// The instrument: set-up on the left, trace and comparison in the middle, history and findings on the right.
/// Puts the pieces together; what they show is brought by RunPresenter.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    explicit MainWindow(AppContext context = {}, QWidget* parent = nullptr);
    ~MainWindow() override;

    /// Opens a session or results file, imports results of another tool, or takes a .npy or .safetensors file as input.
    void openPath(const QString& path);

    RunController& controller() { return *m_controller; }
    StudyController& study() { return *m_study; }
    StudyPresenter& studyPresenter() { return *m_studyPresenter; }
    LlmController& llmController() { return *m_llmController; }
    LlmPresenter& llm() { return *m_llm; }
    RunStore& store() { return *m_store; }
    FileCommands& files() { return *m_files; }
    RecoveryManager& keeper() { return *m_keeper; }
    /// Measures the set-up as soon as the window is shown.
    void runAtOnce();

signals:
    /// It was to be closed, and the user has decided otherwise.
    void closeRefused();

protected:
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    QMenu* createPopupMenu() override;

private:
    // main_window_build.cpp: making the pieces and connecting them.
    void makeCentre();
    void makeDocks();
    void connectActions();
    void connectViewActions();
    void connectCompareActions();
    void connectSetup();
    void connectRun();
    void connectMeasuring();
    void connectLook(); // in main_window_look.cpp
    void restore();
    void applyDefaultLayout();
    bool isNarrow() const;

    // main_window_session.cpp: that no session is lost.
    void connectKeeper();

    // main_window_study.cpp: the studies and the tensors.
    QWidget* makeSetupStack();
    void connectStudy();
    void connectLlm();
    void pageChanged();
    bool isStudyPage() const;
    bool isLlmPage() const;
    bool isStudying() const;
    QString studyingText() const;
    void startStudy();
    void startLlm();
    void updateStudyActions();
    void copyStudyTable(const CopyableTable& table, bool markdown);
    void showStudyError(const Error& error);

    // main_window.cpp: what they do together.
    void takeFiles(const QStringList& files);
    void startRun(bool profile);
    void start(const RunSpec& spec, const QString& goesOn = {}, std::optional<int> onlyPoint = {}, bool frozen = false);
    void begin(const RunSpec& spec, const QString& goesOn, std::optional<int> onlyPoint);
    void applyFix(const Finding& finding);
    void continueSweep(bool untilResolved, std::optional<int> onlyPoint = {});
    void showCalibration();
    void showAudit(const QString& file = {});
    void showImported(const QStringList& ids);
    void setupChanged(const RunSpec& spec);
    void setLive(bool live);
    void chooseTarget(BackendChoice backend, int device);
    void devicesListed();
    void updateDevice();
    void requestEstimate(const RunSpec& spec);
    void showEstimate(const Estimate& estimate);
    void onState(RunController::State state);
    void onEvent(const RunEvent& event);
    void onFinished(const OutcomePtr& outcome);
    void updateActions();
    void updateTitle();
    void toggleOverlay();
    void copyTable(bool markdown);
    void setTheme(ThemeChoice choice);
    bool isIdle() const;
    void whenStopped(std::function<void()> then);
    void whenStopped(std::function<void()> then, bool closing);
    void goOn();
    void remember();

    AppContext m_context;
    Settings m_settings;
    RunStore* m_store;
    std::unique_ptr<RecoveryManager> m_keeper; ///< goes before the store
    std::function<void()> m_afterStop; ///< what is to happen once nothing is in work; empty: nothing waits for it
    bool m_closing = false;            ///< that is the end of the window
    RunController* m_controller;
    StudyController* m_study;
    LlmController* m_llmController;
    DeviceService* m_devices;
    EstimateService* m_estimates;
    InputFiles* m_inputs;
    ComparisonModel* m_model;
    WindowActions* m_actions = nullptr;
    TargetChooser* m_target = nullptr;
    MessageBar* m_messages = nullptr;
    StatusLine* m_status = nullptr;
    FileCommands* m_files = nullptr;
    ImportCommands* m_import = nullptr;
    PresentCommands* m_present = nullptr;
    QTabWidget* m_tabs = nullptr;
    ScopePage* m_scope = nullptr;
    ComparePage* m_compare = nullptr;
    SweepPage* m_sweep = nullptr;
    StudyPage* m_studyPage = nullptr;
    TensorsPage* m_tensors = nullptr;
    SetupPanel* m_setup = nullptr;
    StudySetupPanel* m_studySetup = nullptr;
    QStackedWidget* m_setupStack = nullptr; ///< the set-up of the page that is shown
    RunsPanel* m_runs = nullptr;
    FindingsPanel* m_findings = nullptr;
    QDockWidget* m_setupDock = nullptr;
    QDockWidget* m_runsDock = nullptr;
    QDockWidget* m_findingsDock = nullptr;
    RunPresenter* m_presenter = nullptr;
    StudyPresenter* m_studyPresenter = nullptr;
    LlmPresenter* m_llm = nullptr;
    ChartCommands* m_charts = nullptr;
    KernelGuard* m_guard = nullptr;
    bool m_narrow = false;         ///< the default layout last applied is the narrow one
    bool m_arranging = false;      ///< docks are being moved by the program
    bool m_layoutTouched = false;  ///< the user moved a dock: the layout no longer follows the window's width
    bool m_setupIsDefault = false; ///< nobody has touched it since the first start
};

} // namespace qs
