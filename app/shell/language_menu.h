// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QAction;
class QActionGroup;
class QMainWindow;
class QMenu;
class QWidget;

namespace qs {

class MessageBar;
class Settings;
class WindowActions;

/// Languages in a menu, each in its own words. The choice is kept in the settings and holds for the next window: the
/// message bar offers to close this one, as usual with the question for what is not saved, and to open it anew with the
/// same session.
class LanguageMenu : public QObject
{
    Q_OBJECT

public:
    /// The submenu goes to the end of the menu View.
    LanguageMenu(QMainWindow& window, WindowActions& actions, Settings& settings, MessageBar& messages);

    /// Whether that window was closed to be opened anew; main() does it.
    static bool isToReopen(const QWidget& window);
    /// The window was not closed after all.
    void cancelReopen();
    /// The language of this window.
    const QString& spoken() const { return m_spoken; }
    /// Keeps the choice, and offers to open the window again where it is another language.
    void choose(const QString& code);
    void reopen();

private:
    void add(const QString& code, const QString& name, const QString& objectName);

    QMainWindow& m_window;
    Settings& m_settings;
    MessageBar& m_messages;
    QMenu* m_menu;
    QActionGroup* m_group;
    QAction* m_reopen;
    QString m_spoken;
};

} // namespace qs
