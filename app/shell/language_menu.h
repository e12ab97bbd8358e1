// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QAction;
class QActionGroup;
class QMenu;
class QWidget;

namespace qs {

class MessageBar;
class Settings;

/// Languages in a menu, each in its own words. The choice is kept in the settings and holds for the next window: the
/// message bar offers to close this one, as usual with the question for what is not saved, and to open it anew with the
/// same session.
class LanguageMenu : public QObject
{
    Q_OBJECT

public:
    struct Places
    {
        QWidget& window;
        QMenu& menu; ///< the submenu goes to its end
        Settings& settings;
        MessageBar& messages;
    };
    explicit LanguageMenu(const Places& places);

    /// Whether that window was closed to be opened anew; main() does it.
    static bool isToReopen(const QWidget& window);
    /// The window was not closed after all.
    void stay();

private:
    void add(const QString& code, const QString& name, const QString& objectName);
    void choose(const QString& code);
    void reopen();

    Places m_places;
    QMenu* m_menu;
    QActionGroup* m_group;
    QAction* m_reopen;
    QString m_spoken; ///< the language of this window
};

} // namespace qs
