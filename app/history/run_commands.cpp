// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/run_commands.h"

#include "app/frame/message_bar.h"
#include "app/frame/page_list.h"
#include "app/frame/page_setup.h"
#include "app/history/preset_dialog.h"
#include "app/session/run_store.h"
#include "app/session/settings.h"
#include "widgets/runs/runs_panel.h"

#include <QAbstractSpinBox>
#include <QAction>
#include <QComboBox>
#include <QDockWidget>
#include <QInputDialog>
#include <QLineEdit>
#include <QMainWindow>
#include <QMenu>
#include <QScrollArea>

#include <algorithm>

namespace qs {
namespace {

using Kind = MessageBar::Kind;

/// What of a setup can be changed first, ready to be typed over.
void focusFirstField(QWidget& setup)
{
    const auto fields = setup.findChildren<QAbstractSpinBox*>();
    const auto first = std::find_if(fields.begin(), fields.end(), [&](const QAbstractSpinBox* field) {
        return field->isVisibleTo(&setup) && field->isEnabledTo(&setup);
    });
    for (QWidget* at = &setup; at; at = at->parentWidget())
        if (auto* dock = qobject_cast<QDockWidget*>(at)) {
            dock->show();
            dock->raise();
        }
    if (first == fields.end()) return setup.setFocus(Qt::ShortcutFocusReason);
    if (auto* scroll = setup.findChild<QScrollArea*>()) scroll->ensureWidgetVisible(*first);
    (*first)->setFocus(Qt::ShortcutFocusReason);
    (*first)->selectAll();
}

} // namespace

RunCommands::RunCommands(const CommandServices& window, RunsPanel& runs, RunStore& store, Settings& settings)
    : QObject(&window.window), m_window(window), m_runs(runs), m_store(store), m_settings(settings)
{
    makeActions();
    const PageList& pages = m_window.pages;
    for (const auto happened : {&PageList::currentChanged, &PageList::contentChanged, &PageList::activityChanged})
        connect(&pages, happened, this, &RunCommands::updateActions);
    connect(&m_runs, &RunsPanel::selected, this, &RunCommands::updateActions);
    connect(&m_store, &RunStore::runRemoved, this, &RunCommands::updateActions);
    connect(&m_store, &RunStore::wasReset, this, &RunCommands::updateActions);
    updateActions();
}

void RunCommands::makeActions()
{
    WindowActions& actions = m_window.actions;
    m_use =
        actions.make("actionUseSetup", tr("&Use this setup"), {},
                     tr("Put the setup of the selected run into the panel, to change or measure it"), {}, "settings");
    m_again = actions.make("actionRunAgain", tr("Run &again"), {},
                           tr("Measure the selected run once more, with the setup that it was measured with"),
                           QKeySequence(tr("Ctrl+F5")), "run");
    m_duplicate = actions.make("actionDuplicateRun", tr("&Duplicate with a change…"), {},
                               tr("Put the setup of the selected run into the panel and change something; the next run "
                                  "is named by what differs"),
                               QKeySequence(tr("Ctrl+Shift+D")), nullptr);
    m_save =
        actions.make("actionSavePreset", tr("Sa&ve setup as preset…"), {},
                     tr("Keep the setup of this page under a name"), {}, nullptr, false, tr("This page has no setup."));
    m_manage = actions.make("actionManagePresets", tr("&Manage presets…"), {}, tr("Rename and delete presets"), {},
                            nullptr, false, tr("There are no presets yet."));
    connect(m_use, &QAction::triggered, this, &RunCommands::useSetup);
    connect(m_again, &QAction::triggered, this, &RunCommands::runAgain);
    connect(m_duplicate, &QAction::triggered, this, &RunCommands::duplicate);
    connect(m_save, &QAction::triggered, this, &RunCommands::askPresetName);
    connect(m_manage, &QAction::triggered, this, &RunCommands::managePresets);
    QMenu* run = actions.menu(WindowActions::Menu::Run);
    run->addSeparator();
    run->addActions({m_use, m_again, m_duplicate});
    run->addSeparator();
    run->addAction(m_save);
    m_presets = run->addMenu(tr("P&resets"));
    m_presets->setObjectName(QStringLiteral("presetMenu"));
    connect(m_presets, &QMenu::aboutToShow, this, &RunCommands::fillPresets);
    fillPresets();
    m_runs.offerCommands({m_use, m_again, m_duplicate});
}

/// A section for each kind of setup, in the order in which they were first saved.
void RunCommands::fillPresets()
{
    const QVector<SetupPreset> presets = m_settings.presets();
    QStringList titles;
    QMap<QString, QVector<SetupPreset>> byTitle;
    for (const SetupPreset& preset : presets)
        for (const PageModule* page : m_window.pages.all()) {
            if (!page->parts().setups || page->setupId() != preset.page) continue;
            const QString title = page->parts().setups->setupTitle(preset.setup);
            if (!titles.contains(title)) titles << title;
            byTitle[title].push_back(preset);
            break;
        }
    m_presets->clear();
    for (const QString& title : titles) {
        m_presets->addSection(title);
        for (const SetupPreset& preset : byTitle[title]) {
            QAction* action = m_presets->addAction(QString(preset.name).replace(QLatin1Char('&'), QLatin1String("&&")));
            action->setToolTip(tr("Put this setup into the panel: %1").arg(title));
            connect(action, &QAction::triggered, this, [this, preset] { usePreset(preset); });
        }
    }
    m_presets->addSeparator();
    m_presets->addAction(m_manage);
    m_manage->setEnabled(!presets.isEmpty());
}

const StoredRun* RunCommands::selected() const { return m_store.find(m_runs.active()); }

/// The page whose setup the run was measured with: the one at hand, where several share it, unless another kind of run
/// starts there, as a sweep on the page Sweep.
PageModule* RunCommands::pageOf(const StoredRun& run) const
{
    PageList& pages = m_window.pages;
    PageModule* page = pages.pageFor(run);
    if (!page || !page->parts().setups || page->parts().setups->setupOf(run).is_null()) return nullptr;
    PageModule& current = pages.current();
    return current.setupId() == page->setupId() && current.fit(run) != RunFit::None ? &current : page;
}

void RunCommands::updateActions()
{
    const StoredRun* run = selected();
    const bool known = run && pageOf(*run);
    const QString busy = m_window.pages.whyNotStart();
    const QString why = !run     ? tr("Select a run in the history first.")
                        : !known ? tr("The setup of an imported run is not known.")
                                 : busy;
    for (QAction* action : {m_use, m_again, m_duplicate}) {
        action->setEnabled(known && busy.isEmpty());
        action->setProperty("whyDisabled", why);
    }
    const PageSetup* setups = m_window.pages.current().parts().setups;
    m_save->setEnabled(setups && !setups->setupNow().is_null());
}

bool RunCommands::loadSetup(PageModule& page, const nlohmann::json& setup, const QString& name)
{
    m_window.pages.show(page);
    const auto there = page.parts().setups->useSetup(setup);
    if (!there) {
        m_window.messages.showError(there.error(), tr("The setup of %1 was not loaded:").arg(name));
        return false;
    }
    const QString loaded = tr("The setup of %1 is loaded.").arg(name);
    m_window.messages.showMessage(*there ? Kind::Good : Kind::Info, loaded,
                                  *there ? QString()
                                         : tr("The device of that run is not available. The current device is kept."));
    return *there;
}

/// Loads the setup of the selected run; null where it was not loaded as it is.
PageModule* RunCommands::loadSetupOf(const StoredRun& run)
{
    PageModule* page = pageOf(run);
    return page && loadSetup(*page, page->parts().setups->setupOf(run), run.name) ? page : nullptr;
}

void RunCommands::useSetup()
{
    if (const StoredRun* run = selected()) loadSetupOf(*run);
}

void RunCommands::runAgain()
{
    const StoredRun* run = selected();
    if (!run) return;
    const QString id = run->id;
    if (PageModule* page = loadSetupOf(*run)) {
        m_store.setNameBasis(id); // not where nothing is run: the next one would be named as a change of this
        m_window.messages.clear();
        page->start();
    }
}

void RunCommands::duplicate()
{
    const StoredRun* run = selected();
    PageModule* page = run ? pageOf(*run) : nullptr;
    if (!page) return;
    const QString name = run->name;
    const bool there = loadSetup(*page, page->parts().setups->setupOf(*run), name);
    m_store.setNameBasis(run->id);
    focusFirstField(*page->parts().setup);
    if (there)
        m_window.messages.showMessage(Kind::Info, tr("The setup of %1 is loaded.").arg(name),
                                      tr("Change something and press %1; the new run is named by what differs.")
                                          .arg(m_window.actions.run->shortcut().toString(QKeySequence::NativeText)));
}

void RunCommands::askPresetName()
{
    const PageSetup* setups = m_window.pages.current().parts().setups;
    if (!setups) return;
    bool ok = false;
    const QString name = QInputDialog::getText(&m_window.window, tr("Save setup as preset"),
                                               tr("Name of the preset (%1). A preset of the same name is replaced.")
                                                   .arg(setups->setupTitle(setups->setupNow())),
                                               QLineEdit::Normal, {}, &ok);
    if (ok && !name.trimmed().isEmpty()) savePreset(name.trimmed());
}

void RunCommands::savePreset(const QString& name)
{
    const PageModule& page = m_window.pages.current();
    if (!page.parts().setups) return;
    const SetupPreset fresh{name, page.setupId(), page.parts().setups->setupNow()};
    if (fresh.setup.is_null()) return;
    QVector<SetupPreset> presets = m_settings.presets();
    const auto same = std::find_if(presets.begin(), presets.end(), [&](const SetupPreset& each) {
        return each.name == fresh.name && each.page == fresh.page;
    });
    if (same == presets.end())
        presets.push_back(fresh);
    else
        *same = fresh;
    m_settings.setPresets(presets);
    fillPresets();
    m_window.messages.showMessage(Kind::Good, tr("The setup is kept as the preset %1.").arg(name));
}

void RunCommands::usePreset(const SetupPreset& preset)
{
    const auto& all = m_window.pages.all();
    const auto of = [&](const PageModule* page) { return page->parts().setups && page->setupId() == preset.page; };
    PageModule& current = m_window.pages.current();
    const auto found = std::find_if(all.begin(), all.end(), of);
    if (of(&current))
        loadSetup(current, preset.setup, preset.name);
    else if (found != all.end())
        loadSetup(**found, preset.setup, preset.name);
}

void RunCommands::managePresets()
{
    PresetDialog dialog(m_settings.presets(), &m_window.window);
    if (dialog.exec() != QDialog::Accepted) return;
    m_settings.setPresets(dialog.presets());
    fillPresets();
}

} // namespace qs
