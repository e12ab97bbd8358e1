// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/targets/window/target_commands.h"

#include "app/frame/ask.h"
#include "app/frame/message_bar.h"
#include "app/frame/page_list.h"
#include "app/frame/window_actions.h"
#include "app/targets/chosen_devices_dialog.h"
#include "app/targets/target_dialog.h"
#include "app/targets/target_test_dialog.h"
#include "app/targets/window/kernel_guard.h"
#include "app/targets/window/target_chooser.h"
#include "widgets/language/message_text.h"
#include "widgets/language/qt_text.h"

#include <QAction>
#include <QMainWindow>
#include <QMenu>

namespace qs {

TargetCommands::TargetCommands(const CommandServices& window, TargetService& targets, DeviceService& devices,
                               TargetChooser& chooser, KernelGuard& guard, const QList<QAction*>& more)
    : QObject(&window.window), m_window(window), m_targets(targets), m_devices(devices)
{
    makeActions();
    chooser.setActions(QList<QAction*>{m_several, m_connect, m_cancel, m_test, m_edit, m_remove, m_add} + more,
                       m_several);
    connect(&chooser, &TargetChooser::requested, this, &TargetCommands::choose);
    connect(&m_targets, &TargetService::changed, this, &TargetCommands::update);
    connect(&m_targets.several(), &ChosenDevices::changed, this, &TargetCommands::update);
    connect(&m_targets, &TargetService::changed, &guard, &KernelGuard::refresh);
    connect(&m_targets, &TargetService::failed, this, [this](const Error& error) {
        m_window.messages.showMessage(MessageBar::Kind::Error,
                                      tr("%1: %2").arg(m_targets.name(), messageText(error.message)),
                                      messageText(error.hint), m_test);
    });
    connect(&m_window.pages, &PageList::ended, this, [this](const std::optional<Error>& error) {
        if (!m_targets.several().isSeveral()) m_targets.onRunEnded(error); // else it says nothing of this one
    });
    if (const auto problem = m_targets.hub().problem()) m_window.messages.showError(*problem);
    update();
}

void TargetCommands::makeActions()
{
    WindowActions& actions = m_window.actions;
    const QString none = tr("No target is chosen.");
    m_here = actions.make("actionTargetHere", tr("Use this com&puter"), {}, tr("Measure on this computer again"), {},
                          "computer", false, tr("This computer is used."));
    m_connect = actions.make("actionTargetConnect", tr("&Connect"), {},
                             tr("Connect to the chosen target and list its devices"), {}, nullptr, false, none);
    m_cancel =
        actions.make("actionTargetCancel", tr("Cancel c&onnecting"), {}, tr("Stop connecting to the chosen target"), {},
                     nullptr, false, tr("No connection is being made."));
    m_test = actions.make("actionTargetTest", tr("&Test target…"), {},
                          tr("Try everything that a run on the chosen target needs, step by step"), {}, nullptr, false,
                          none);
    m_edit = actions.make("actionTargetEdit", tr("&Edit target…"), {}, tr("Change the chosen target"), {}, "edit",
                          false, none);
    m_remove = actions.make("actionTargetRemove", tr("&Remove target…"), {},
                            tr("Remove the chosen target from the list of targets"), {}, "delete", false, none);
    m_add = actions.make("actionTargetAdd", tr("&Add target…"), {},
                         tr("Measure on another computer: through ssh, in a container, on a Slurm cluster or by a "
                            "command"),
                         {}, "plus");
    m_several = actions.make("actionTargetSeveral", tr("Measure on &several devices…"), {},
                             tr("Measure the same setup on several devices or targets, and compare them side by side"),
                             {}, "compare");
    QMenu* menu = actions.menu(WindowActions::Menu::Run)->addMenu(tr("&Target"));
    menu->setObjectName(QStringLiteral("targetMenu"));
    menu->addActions({m_here, m_several});
    menu->addSeparator();
    menu->addActions({m_connect, m_cancel});
    menu->addSeparator();
    menu->addActions({m_test, m_edit, m_remove, m_add});
    connect(m_here, &QAction::triggered, this, [this] {
        if (!mayChange()) return;
        m_targets.several().choose({});
        m_targets.chooseHere();
    });
    connect(m_connect, &QAction::triggered, &m_targets, &TargetService::connectNow);
    connect(m_cancel, &QAction::triggered, &m_targets, &TargetService::cancel);
    connect(m_several, &QAction::triggered, this, &TargetCommands::chooseSeveral);
    connect(m_test, &QAction::triggered, this, &TargetCommands::test);
    connect(m_edit, &QAction::triggered, this, [this] { edit(m_targets.chosen()); });
    connect(m_remove, &QAction::triggered, this, &TargetCommands::remove);
    connect(m_add, &QAction::triggered, this, [this] { edit(std::nullopt); });
}

void TargetCommands::update()
{
    using State = TargetService::State;
    const State state = m_targets.state();
    const bool several = m_targets.several().isSeveral(); // which a target that was chosen before is not
    const bool chosen = state != State::Here && !several;
    m_here->setEnabled(chosen || several);
    m_connect->setEnabled(chosen && (state == State::NotConnected || state == State::Failed));
    const QString none = several ? tr("Several devices are chosen.") : tr("No target is chosen.");
    m_connect->setProperty("whyDisabled", several                      ? none
                                          : state == State::Connected  ? tr("The target is connected.")
                                          : state == State::Connecting ? tr("A connection is being made.")
                                                                       : none);
    m_cancel->setEnabled(state == State::Connecting);
    for (QAction* action : {m_test, m_edit, m_remove}) {
        action->setEnabled(chosen);
        action->setProperty("whyDisabled", none);
    }
}

bool TargetCommands::mayChange()
{
    const QString why = m_window.pages.whyNotStart();
    if (why.isEmpty()) return true;
    m_window.messages.showMessage(MessageBar::Kind::Info, why, tr("Stop it to measure on another computer."),
                                  m_window.actions.stop);
    return false;
}

void TargetCommands::choose(const QString& name, BackendChoice backend, int device)
{
    if (m_targets.several().isSeveral() && !mayChange()) return;
    m_targets.several().choose({}); // one device is what the user wants now
    if (name == m_targets.name()) return m_devices.choose(backend, device);
    if (!mayChange()) return;
    if (name.isEmpty()) {
        m_targets.chooseHere();
        return m_devices.choose(backend, device);
    }
    if (auto chosen = m_targets.choose(name); !chosen) m_window.messages.showError(chosen.error());
}

void TargetCommands::edit(std::optional<Target> target)
{
    if (target && !mayChange()) return;
    auto* dialog = new TargetDialog(m_targets.place(), std::move(target), &m_window.window);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        const Target made = dialog->target();
        const QString before = dialog->before() ? text(dialog->before()->name) : QString();
        if (auto saved = m_targets.save(made, before); !saved) return m_window.messages.showError(saved.error());
        // A new one is what the user wants to use next.
        if (before.isEmpty() && m_window.pages.whyNotStart().isEmpty()) (void)m_targets.choose(text(made.name));
    });
    dialog->open();
}

void TargetCommands::remove()
{
    if (!mayChange()) return;
    const QString name = m_targets.name();
    const Question question{"removeTarget",
                            tr("Remove target"),
                            tr("Remove the target %1 from the list?").arg(name),
                            tr("Results that were measured there are kept. The worker that was uploaded stays there."),
                            tr("Remove"),
                            {}};
    ask(&m_window.window, question, this, [this, name] {
        if (auto removed = m_targets.remove(name); !removed) m_window.messages.showError(removed.error());
    });
}

void TargetCommands::chooseSeveral()
{
    if (!mayChange()) return;
    const DeviceService& devices = m_devices;
    const DeviceListings there = devices.isElsewhere() ? devices.devices() : DeviceListings();
    auto* dialog = new ChosenDevicesDialog(m_targets, devices.devicesHere(), there, &m_window.window);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { m_targets.several().choose(dialog->choice()); });
    dialog->open();
}

void TargetCommands::test()
{
    const auto target = m_targets.chosen();
    if (!target) return;
    auto* dialog = new TargetTestDialog(m_targets.place(), *target, &m_window.window);
    connect(dialog, &TargetTestDialog::ended, this, [this, name = target->name](bool passed) {
        if (passed && m_targets.name().toStdString() == name) m_targets.onRunEnded(std::nullopt);
    });
    dialog->open();
    dialog->start();
}

} // namespace qs
