// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/controllers/run_controller.h"
#include "app/frame/page_module.h"
#include "app/pages/measure/measure_setup.h"
#include "app/threads/latest_task.h"

#include <QElapsedTimer>

#include <optional>

namespace qs {

class ComparePage;
class ComparisonModel;
struct Finding;
class RunDisplay;
class RunsPanel;
class ScopePage;
class SetupPanel;
class StopFirst;
class SweepPage;
class TargetService;

/// Kernels of this process or of others: how they are run and what is known of them before.
struct KernelAccess
{
    KernelRunFunction run;
    KernelRunEstimator estimate;
    InputFiles::Lister tensors; ///< of a file
};

/// Measuring, and its first page, Scope: the setup, the run that is going on or shown, and what the findings and the
/// pages beside this one ask for.
class MeasureModule : public PageModule
{
    Q_OBJECT

public:
    MeasureModule(const PageServices& window, const RunServices& run, WindowActions& actions, RunsPanel& runs,
                  TargetService& targets, StopFirst& stop, KernelAccess kernels);

    /// The page that sweeps are turned to.
    void setSweepModule(const PageModule& page) { m_sweepModule = &page; }
    ComparePage& compare() { return m_compare; }
    SweepPage& sweep() { return m_sweep; }

    void start() override { startRun(Start::Run); }
    /// Measures tensors of a file one after the other with the modes of the setup, each as a run of its own; a stop or
    /// an error ends it.
    void measureTensors(const QString& path, const QVector<TensorChoice>& tensors);
    void setPlacement(bool separate) override;
    void refresh() override;
    PageContent content() const override;
    /// Of the page Sweep, which keeps the last sweep while another run is shown.
    PageContent sweepContent() const;
    RunFit fit(const StoredRun& run) const override;
    void showRun(const QString& id) override;
    void open(const QString& path) override;
    void saveState() override;
    void restoreState() override;

signals:
    /// The input of a run, a tensor of a file, is to be shown.
    void inputWanted(const QString& path, const QString& tensor);
    /// It is what will be measured, and can be looked at as well.
    void inputGiven(const QString& path, const QString& tensor);

private:
    PageParts makeParts();
    QString subject() const;
    void connectActions();
    void onInputGiven(const QString& path, const QString& tensor);
    void connectSetup();
    void connectRun();
    void connectHistory();
    void connectRequests();
    enum class Start { Run, Live, Profile };
    void startRun(Start kind);
    void measure(const RunSpec& spec, const QString& goesOn = {}, std::optional<int> onlyPoint = {},
                 bool frozen = false);
    void begin(const RunSpec& spec, const QString& goesOn, std::optional<int> onlyPoint);
    void measureNextTensor();
    void applyFix(const Finding& finding);
    void continueSweep(bool untilResolved, std::optional<int> onlyPoint = {});
    void showCalibration();
    void toggleOverlay();
    void setupChanged(const RunSpec& spec);
    void setLive(bool live);
    void showLive();
    QString whyNoLive() const;
    void updatePreparingText();
    void updateOutdatedText();
    QStringList outdatedLines() const;
    void updateProfile();
    void updateWelcome();
    void onState(Job::State state);
    void onEvent(const RunEvent& event);
    void onFinished(const OutcomePtr& outcome);
    void storeOthers();

    RunStore& m_store;
    FindingsPanel& m_findings;
    StatusLine& m_status;
    DeviceService& m_devices;
    WindowActions& m_actions;
    TargetService& m_targets;
    StopFirst& m_stop;
    RunController& m_controller;
    MeasureSetup& m_setup;
    SetupPanel& m_panel;
    ComparisonModel& m_model;
    ScopePage& m_scope;
    ComparePage& m_compare;
    SweepPage& m_sweep;
    RunDisplay* m_display;
    const PageModule* m_sweepModule = nullptr;
    bool m_separate = false;    ///< kernels run in a worker process
    bool m_live = false;        ///< what runs goes on until it is stopped, and follows the setup
    bool m_showingLive = false; ///< the action takes over what is so already
    bool m_turned = false;      ///< the setup was changed since the shown run was chosen or measured
    bool m_reaims = false;      ///< Live was aimed at another setup, and has not come to it
    QString m_turnedFrom;       ///< id of that run
    double m_expected = 0;      ///< seconds that the run was to take; 0: it tells nothing of the next one
    QVector<RunSpec> m_tensors; ///< that are still to be measured
    QElapsedTimer m_clock;      ///< since the run began
    LatestTask<std::optional<Calibration>> m_kept; ///< the calibration of the device, read from its file
};

} // namespace qs
