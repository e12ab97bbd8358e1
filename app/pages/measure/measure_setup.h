// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/frame/page_setup.h"
#include "app/frame/window_services.h"
#include "app/targets/input_files.h"
#include "app/threads/latest_task.h"
#include "gpu/studies/protocol/quantize_run.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <optional>

namespace qs {

class Job;
class SetupPanel;
class TargetService;

/// What a run would cost; `elsewhere`: on another computer, whose free memory is not known here. Any thread.
using KernelRunEstimator = std::function<Estimate(const RunSpec& spec, const DeviceInfo& device, bool elsewhere)>;

/// The setup of kernel runs, as the panel shows it and as presets, the history and the command palette use it: for the
/// chosen device, with an estimate of what a run costs, and kept between two starts of the program.
class MeasureSetup : public QObject, public PageSetup
{
    Q_OBJECT

public:
    /// `run`: what measures the setup. `tensors`: of a file, as input.
    MeasureSetup(const PageServices& window, DeviceService& devices, const TargetService& targets, const Job& run,
                 KernelRunEstimator estimator, InputFiles::Lister tensors, QObject* parent);

    SetupPanel& panel() { return m_panel; }
    /// Offers the tensors of a file as input.
    void openInput(const QString& path);
    /// The setup for each tensor of a file that can be measured, at its own size.
    QVector<RunSpec> tensorSpecs(const QString& path, const QVector<TensorChoice>& tensors);
    void save();
    void restore();

    /// Seconds that a run of `spec` is estimated to take; 0: that is not known.
    double estimatedSeconds(const RunSpec& spec) const;
    /// What the last run on this device took of what was estimated.
    void setPace(double pace);
    void requestEstimate();

    QString setupTitle(const nlohmann::json& setup) const override;
    nlohmann::json setupNow() const override;
    std::string commandLine() const override;
    nlohmann::json setupOf(const StoredRun& run) const override;
    Result<bool> useSetup(const nlohmann::json& setup) override;
    QVector<SetupChoice> choices() override;

signals:
    /// Something of the setup was changed: by the user, by a preset or with the chosen device.
    void changed(const qs::RunSpec& spec);
    /// A file that the user gave is the input now; `tensor`: its first, or the one that was chosen.
    void inputGiven(const QString& path, const QString& tensor);
    /// The input file cannot be read.
    void inputFailed(const qs::Error& error);

private:
    void connectInput();
    void onChanged(const RunSpec& spec);
    void followDevice();
    void onDevicesListed();
    void updateHint();
    void showEstimate(const Estimate& estimate);

    PageServices m_window;
    DeviceService& m_devices;
    const TargetService& m_targets;
    const Job& m_run;
    KernelRunEstimator m_estimator;
    LatestTask<Estimate> m_estimates; ///< a moment after a change: an input file may lie on a slow disk
    InputFiles& m_inputs;
    SetupPanel& m_panel;
    bool m_isGiven = false;   ///< the file that is being read was given by the user, and not by a kept setup
    bool m_isDefault = false; ///< nobody has touched it since the first start
    std::optional<Estimate> m_estimate;
    double m_pace = 1;
    QTimer m_save; ///< a moment after a change
};

} // namespace qs
