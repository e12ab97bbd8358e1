// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/kernel_placement.h"
#include "app/session/setting.h"
#include "app/session/settings_migrations.h"
#include "gpu/results/accuracy_study.h"
#include "gpu/results/llm_study.h"
#include "gpu/spec/run_spec.h"
#include "gpu/targets/devices/device_choice.h"
#include "widgets/style/theme.h"

#include <optional>
#include <utility>
#include <vector>

namespace qs {

/// A setup under a name.
struct SetupPreset
{
    QString name;
    QString page;         ///< whose setup it is: PageModule::setupId()
    nlohmann::json setup; ///< as that page writes it
    bool operator==(const SetupPreset&) const = default;
};

template <> inline constexpr std::array kSettingNames<ThemeChoice>{"system", "light", "dark"};
template <> inline constexpr std::array kSettingNames<KernelPlacement>{"automatic", "always", "never"};
template <> inline constexpr std::array kSettingNames<DeviceOrder>{"in-turn", "alternating", "dealt-out"};

/// What is remembered between starts, in an ini file. Values that cannot be understood (an older or newer
/// program, a hand) count as absent; they never stop the program from starting. A file of a newer program is left
/// alone, and another one beside it is used; one that is damaged is moved aside. An older layout of the file is brought
/// up to date when it is opened (settings_migrations.cpp).
class Settings
{
    SettingsTrouble m_trouble;
    QSettings m_file; // which the settings below refer to

public:
    /// Opens `file`, or quantoscope.ini in the user's configuration folder where it is empty.
    explicit Settings(const QString& file = {});

    /// What was wrong with the file, which only the first who opens it learns.
    const SettingsTrouble& trouble() const { return m_trouble; }

    Setting<QByteArray> geometry{m_file, "window/geometry"}, windowState{m_file, "window/state"};
    Setting<bool> layoutMirrored{m_file, "window/mirrored"};   ///< the state is of a window read from right to left
    Setting<bool> layoutTouched{m_file, "view/layoutTouched"}; ///< docks were moved by hand
    Setting<bool> logLatency{m_file, "view/logLatency"};
    Setting<QString> lastPage{m_file, "view/page"}; ///< id of the page that was shown last
    Setting<ThemeChoice> theme{m_file, "view/theme"};
    Setting<QString> language{m_file, "view/language"};         ///< code of what the user chose; empty: as the system
    Setting<int> textPercent{m_file, "view/text-percent", 100}; ///< of the size that the desktop asks for
    Setting<KernelPlacement> kernelPlacement{m_file, "run/separate-process"};
    Setting<QString> startDevice{m_file, "run/start-device"}; ///< see startDeviceName(); empty: as it was left
    Setting<QString> target{m_file, "run/target"};            ///< the name of the one chosen; empty: this computer
    Setting<QStringList> severalDevices{m_file, "run/several-devices"}; ///< a target and a startDeviceName(), in turn
    Setting<DeviceOrder> severalOrder{m_file, "run/several-order"};
    Setting<QStringList> sessionTargets{m_file, "run/session-targets"}; ///< where sessions may have been left
    Setting<int> cpuThreads{m_file, "run/cpu-threads"};                 ///< at most; 0: as many as there are
    Setting<QString> filesFolder{m_file, "files/default-folder"}; ///< where file dialogs begin; empty: in lastFolder
    Setting<int> copySeconds{m_file, "files/copy-seconds"};       ///< between recovery copies; 0: after each change
    Setting<bool> askUnsaved{m_file, "ask/unsaved", true}, askRunning{m_file, "ask/running", true};
    Setting<QString> lastFolder{m_file, "files/folder"}; ///< of the last file dialog or export
    RecentPaths recentFiles{m_file, "files/recent"};
    RecentPaths recentModels{m_file, "files/recent-models"}; ///< folders of models that were studied
    // The last setups.
    SpecSetting<RunSpec> setup{m_file, "setup/spec", runSpecFromJson};
    SpecSetting<AccuracyStudySpec> studySetup{m_file, "setup/mode-study", accuracyStudySpecFromJson};
    SpecSetting<LlmStudySpec> llmSetup{m_file, "setup/llm-study", llmStudySpecFromJson};

    /// What was set for the operations that are not shown.
    std::vector<RunSpec> otherSetups();
    void setOtherSetups(const std::vector<RunSpec>& specs);

    /// In the order in which they were saved; what cannot be understood is left out.
    QVector<SetupPreset> presets() const;
    void setPresets(const QVector<SetupPreset>& presets);

    /// State of a table or splitter, by the name of its widget.
    QByteArray state(const QString& name) const { return m_file.value(QStringLiteral("state/") + name).toByteArray(); }
    void setState(const QString& name, const QByteArray& state)
    {
        m_file.setValue(QStringLiteral("state/") + name, state);
    }

    /// Where file dialogs begin: the folder that was set, or that was used last; where that is gone, the user's
    /// documents or home, whichever there is.
    QString startFolder() const;
};

/// A device as the settings name it: 'auto', 'cpu', 'cuda:1'.
QString startDeviceName(BackendChoice backend, int index);
/// What a name says; nothing for what is none.
std::optional<std::pair<BackendChoice, int>> startDeviceOf(const QString& name);

} // namespace qs
