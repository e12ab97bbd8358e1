// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/palette_commands.h"

#include "app/frame/action_groups.h"
#include "app/frame/page_list.h"
#include "app/frame/page_setup.h"
#include "app/manual/context_help.h"
#include "app/session/run_store.h"
#include "app/session/settings.h"
#include "app/shell/dialogs/settings_dialog.h"
#include "widgets/controls/collapsible_section.h"
#include "widgets/style/icons.h"

#include <QAbstractSpinBox>
#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDockWidget>
#include <QLineEdit>
#include <QMainWindow>
#include <QMenu>
#include <QPointer>
#include <QScrollArea>
#include <QSet>
#include <QTabBar>

#include <optional>

namespace qs {
namespace {

constexpr int kMaxRecent = 20;
const char kRecentKey[] = "paletteRecent";

QString name(const QAction& action) { return action.objectName(); }

/// Whether it can be typed into or chosen from; the parts of such a control are not.
bool isField(const QWidget& widget)
{
    if (qobject_cast<const QAbstractSpinBox*>(&widget) || qobject_cast<const QComboBox*>(&widget) ||
        qobject_cast<const QCheckBox*>(&widget))
        return true;
    const bool part = qobject_cast<const QAbstractSpinBox*>(widget.parentWidget()) ||
                      qobject_cast<const QComboBox*>(widget.parentWidget());
    return qobject_cast<const QLineEdit*>(&widget) && !part;
}

/// The folded sections that a field lies in, or nothing where something else hides it.
std::optional<QList<CollapsibleSection*>> foldedAround(const QWidget* field, const QWidget* panel)
{
    QList<CollapsibleSection*> folded;
    for (const QWidget* at = field; at && at != panel; at = at->parentWidget()) {
        if (!at->isHidden()) continue;
        auto* section = qobject_cast<CollapsibleSection*>(at->parentWidget());
        if (!section || section->isExpanded()) return std::nullopt;
        folded << section;
    }
    return folded;
}

void goTo(QWidget* field, const QList<CollapsibleSection*>& folded)
{
    for (CollapsibleSection* section : folded)
        section->setExpanded(true);
    for (QWidget* at = field->parentWidget(); at; at = at->parentWidget()) {
        if (auto* dock = qobject_cast<QDockWidget*>(at)) {
            dock->show();
            dock->raise();
        }
        if (auto* scroll = qobject_cast<QScrollArea*>(at)) scroll->ensureWidgetVisible(field);
    }
    field->setFocus(Qt::ShortcutFocusReason);
}

} // namespace

QString whyDisabled(const QAction& action)
{
    if (const QString own = action.property("whyDisabled").toString(); !own.isEmpty()) return own;
    return PaletteCommands::tr("There are no measurements yet. Press F5 to measure.");
}

PaletteCommands::PaletteCommands(QMainWindow& window, WindowActions& actions, PageList& pages, const RunStore& store,
                                 Settings& settings, ContextHelp& help)
    : QObject(&window), m_window(window), m_pages(pages), m_store(store), m_settings(settings), m_help(help),
      m_palette(new CommandPalette(&window))
{
    m_open = actions.make("actionPalette", tr("Command &palette…"), {},
                          tr("Find every command, setting, operation, mode, page, run and field"),
                          QKeySequence(tr("Ctrl+K")), "palette");
    m_open->setShortcuts({m_open->shortcut(), QKeySequence(QKeySequence::Find)});
    QMenu* menu = actions.menu(WindowActions::Menu::Help);
    menu->insertAction(menu->actions().isEmpty() ? nullptr : menu->actions().constFirst(), m_open);
    connect(m_open, &QAction::triggered, this, &PaletteCommands::toggle);
    connect(m_palette, &CommandPalette::chosen, this, &PaletteCommands::remember);
}

void PaletteCommands::toggle()
{
    if (m_palette->isVisible()) return m_palette->dismiss();
    m_palette->open(commands(), recent());
}

QStringList PaletteCommands::recent() const
{
    return QString::fromUtf8(m_settings.state(QLatin1String(kRecentKey))).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
}

void PaletteCommands::remember(const QString& id)
{
    QStringList ids = recent();
    ids.removeAll(id);
    ids.prepend(id);
    m_settings.setState(QLatin1String(kRecentKey), ids.mid(0, kMaxRecent).join(QLatin1Char('\n')).toUtf8());
}

QVector<PaletteCommand> PaletteCommands::commands()
{
    QVector<PaletteCommand> all;
    addActions(all);
    addViews(all);
    addChoices(all);
    addFields(all);
    addSettings(all);
    addRuns(all);
    addTerms(all);
    return all;
}

void PaletteCommands::addActions(QVector<PaletteCommand>& commands)
{
    for (const ActionGroup& group : actionGroups(m_window))
        for (QAction* action : group.actions) {
            if (action == m_open) continue;
            PaletteCommand command;
            command.text = plainActionText(action->text());
            command.id = name(*action).isEmpty() ? group.title + QLatin1Char('/') + command.text : name(*action);
            command.group = group.title;
            command.keys = action->shortcut().toString(QKeySequence::NativeText);
            command.isEnabled = action->isEnabled();
            command.isChecked = action->isCheckable() && action->isChecked();
            command.about = command.isEnabled ? action->toolTip() : whyDisabled(*action);
            command.icon = action->icon();
            command.names = action->property("alsoKnownAs").toStringList();
            command.act = [action = QPointer<QAction>(action)] {
                if (action) action->trigger();
            };
            commands.push_back(std::move(command));
        }
}

/// The tabs within the pages: bars, roofline and reasons of Compare, the pictures of an accuracy study.
void PaletteCommands::addViews(QVector<PaletteCommand>& commands)
{
    PageList& pages = m_pages;
    for (const PageModule* page : pages.all())
        for (QTabBar* bar : page->parts().views)
            for (int tab = 0; tab < bar->count(); ++tab) {
                PaletteCommand command;
                command.text = plainActionText(bar->tabText(tab));
                command.group = page->title().tab;
                command.id = QStringLiteral("view/%1/%2").arg(page->title().id).arg(tab);
                command.isEnabled = bar->isTabEnabled(tab);
                command.about = bar->tabToolTip(tab);
                command.act = [&pages, page, bar = QPointer<QTabBar>(bar), tab] {
                    pages.show(*page);
                    if (bar) bar->setCurrentIndex(tab);
                };
                commands.push_back(std::move(command));
            }
}

/// Whatever there is to fill in beside the page.
void PaletteCommands::addFields(QVector<PaletteCommand>& commands)
{
    QWidget* panel = m_pages.current().parts().setup;
    const QIcon icon = themedIcon(QStringLiteral("settings"));
    for (QWidget* field : panel->findChildren<QWidget*>()) {
        if (!isField(*field) || field->accessibleName().isEmpty()) continue;
        const auto folded = foldedAround(field, panel);
        if (!folded) continue;
        PaletteCommand command;
        command.text = tr("%1…", "a field of the setup").arg(field->accessibleName());
        command.group = tr("Setup");
        command.id = QStringLiteral("field/") + field->objectName();
        command.isEnabled = field->isEnabledTo(panel);
        command.about = field->toolTip();
        command.icon = icon;
        command.act = [at = QPointer<QWidget>(field), sections = *folded] {
            if (at) goTo(at, sections);
        };
        commands.push_back(std::move(command));
    }
}

/// Operations, modes and variants: choosing one changes the setup.
void PaletteCommands::addChoices(QVector<PaletteCommand>& commands)
{
    QSet<QString> seen; // pages may share a setup
    for (PageModule* page : m_pages.all())
        for (const SetupChoice& choice :
             page->parts().setups ? page->parts().setups->choices() : QVector<SetupChoice>()) {
            if (seen.contains(choice.id)) continue;
            seen.insert(choice.id);
            PaletteCommand command;
            command.text = choice.text;
            command.group = choice.group;
            command.id = QStringLiteral("choice/") + choice.id;
            command.about = choice.about;
            command.names = choice.names;
            command.isChecked = choice.isChosen;
            const QString busy = m_pages.whyNotStart();
            command.isEnabled = busy.isEmpty();
            if (!command.isEnabled) command.about = busy;
            command.act = [&pages = m_pages, page, choose = choice.choose] {
                if (pages.current().parts().setup != page->parts().setup) pages.show(*page);
                choose();
            };
            commands.push_back(std::move(command));
        }
}

void PaletteCommands::addSettings(QVector<PaletteCommand>& commands)
{
    for (const SettingInfo& info : settingInfos()) {
        PaletteCommand command;
        command.text = tr("%1…", "a setting").arg(info.title);
        command.group = tr("Settings");
        command.id = QStringLiteral("setting/") + QLatin1String(info.name);
        command.about = info.about;
        command.icon = themedIcon(QStringLiteral("settings"));
        command.act = [this, name = QString::fromLatin1(info.name)] { emit settingChosen(name); };
        commands.push_back(std::move(command));
    }
}

void PaletteCommands::addTerms(QVector<PaletteCommand>& commands)
{
    for (const GlossaryEntry& entry : m_help.glossary().entries()) {
        PaletteCommand command;
        command.text = entry.term;
        command.group = tr("Glossary");
        command.id = QStringLiteral("term/") + entry.anchor;
        command.about = tr("Explain this term");
        command.names = entry.names.mid(1);
        command.icon = themedIcon(QStringLiteral("help"));
        command.act = [&help = m_help, place = QStringLiteral("glossary.md#") + entry.anchor] {
            help.showManual(place);
        };
        commands.push_back(std::move(command));
    }
}

void PaletteCommands::addRuns(QVector<PaletteCommand>& commands)
{
    for (const StoredRun& run : m_store.runs()) {
        PaletteCommand command;
        command.text = run.name;
        command.group = tr("Runs");
        command.id = QStringLiteral("run/") + run.id;
        command.about = run.note.isEmpty() ? tr("Show this run of the session") : run.note;
        command.icon = themedIcon(QStringLiteral("live"));
        command.act = [&pages = m_pages, id = run.id] { pages.choose(id); };
        commands.push_back(std::move(command));
    }
}

} // namespace qs
