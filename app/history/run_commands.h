// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/frame/window_services.h"

#include <nlohmann/json_fwd.hpp>

#include <QList>
#include <QObject>

class QAction;
class QMenu;

namespace qs {

class PageModule;
class RunsPanel;
class RunStore;
class Settings;
struct SetupPreset;
struct StoredRun;

/// What can be done with the setup of the selected run, and setups that are kept under a name. In the menu Run, and
/// what concerns a run in the menu of the history.
class RunCommands : public QObject
{
    Q_OBJECT

public:
    RunCommands(const CommandServices& window, RunsPanel& runs, RunStore& store, Settings& settings);

    /// Keeps the setup of the page at hand under `name`, in place of one of that name and page.
    void savePreset(const QString& name);
    void usePreset(const SetupPreset& preset);

private:
    void makeActions();
    void fillPresets();
    void updateActions();
    void useSetup();
    void runAgain();
    void duplicate();
    void askPresetName();
    void managePresets();
    PageModule* loadSetupOf(const StoredRun& run);
    bool loadSetup(PageModule& page, const nlohmann::json& setup, const QString& name);
    const StoredRun* selected() const;
    PageModule* pageOf(const StoredRun& run) const;

    CommandServices m_window;
    RunsPanel& m_runs;
    RunStore& m_store;
    Settings& m_settings;
    QAction *m_use = nullptr, *m_again = nullptr, *m_duplicate = nullptr, *m_save = nullptr, *m_manage = nullptr;
    QMenu* m_presets = nullptr;
};

} // namespace qs
