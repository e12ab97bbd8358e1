// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/language_menu.h"

#include "app/frame/message_bar.h"
#include "app/frame/window_actions.h"
#include "app/language/language.h"
#include "app/session/settings.h"

#include <QAction>
#include <QActionGroup>
#include <QMainWindow>
#include <QMenu>

namespace qs {
namespace {

constexpr char kReopen[] = "quantoscopeReopen";

} // namespace

LanguageMenu::LanguageMenu(QMainWindow& window, WindowActions& actions, Settings& settings, MessageBar& messages)
    : QObject(&window), m_window(window), m_settings(settings), m_messages(messages),
      m_menu(new QMenu(tr("Lan&guage"), &window)), m_group(new QActionGroup(this)),
      m_reopen(new QAction(tr("Restart now"), this)), m_spoken(languageFor(settings.language()))
{
    m_menu->setObjectName(QStringLiteral("languageMenu"));
    m_menu->setToolTipsVisible(true);
    m_menu->menuAction()->setToolTip(tr("The language of the interface"));
    m_reopen->setObjectName(QStringLiteral("actionReopen"));
    m_reopen->setToolTip(tr("Reopen the window in the new language; the session is kept"));
    connect(m_reopen, &QAction::triggered, this, &LanguageMenu::reopen);
    add({}, tr("Follow &system"), QStringLiteral("languageSystem"));
    m_menu->addSeparator();
    for (const Language& language : languages())
        add(language.code, language.ownName, QStringLiteral("language_") + language.code);
    actions.menu(WindowActions::Menu::View)->addMenu(m_menu);
}

void LanguageMenu::cancelReopen() { m_window.setProperty(kReopen, false); }

bool LanguageMenu::isToReopen(const QWidget& window) { return window.property(kReopen).toBool(); }

void LanguageMenu::add(const QString& code, const QString& name, const QString& objectName)
{
    QAction* action = m_menu->addAction(name);
    action->setObjectName(objectName);
    action->setToolTip(code.isEmpty() ? tr("Use the language of the system") : tr("Use this language"));
    action->setProperty("alsoKnownAs", languageNames(code));
    action->setCheckable(true);
    action->setData(code);
    action->setChecked(m_settings.language() == code);
    m_group->addAction(action);
    connect(action, &QAction::triggered, this, [this, code] { choose(code); });
}

void LanguageMenu::choose(const QString& code)
{
    m_settings.language.set(code);
    for (QAction* action : m_group->actions())
        action->setChecked(action->data().toString() == code);
    if (languageFor(code) == m_spoken) return m_messages.clear();
    m_messages.showMessage(MessageBar::Kind::Info, tr("Restart to apply the new language."),
                           tr("The open session is kept."), m_reopen);
}

void LanguageMenu::reopen()
{
    m_window.setProperty(kReopen, true);
    m_window.close(); // maybe later, once a run has stopped
}

} // namespace qs
