// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/settings.h"
#include "app/threads/latest_task.h"

#include <QKeySequence>
#include <QObject>

#include <array>
#include <functional>

class QAction;
class QActionGroup;
class QDockWidget;
class QMainWindow;
class QMenu;
class QToolBar;
class QUndoStack;

namespace qs {

/// All that can be done in the window, with its shortcut, icon and tooltip; and the menus and the toolbar that
/// offer it. What an action does is connected by the window.
class WindowActions : public QObject
{
    Q_OBJECT

public:
    /// Undo and redo come from `undo`.
    WindowActions(QMainWindow& window, QUndoStack& undo);

    /// Makes an action of the window, for those who bring their own; they put it into a menu() themselves. `shortText`
    /// is that of the toolbar, empty: as in the menu; `whyDisabled` is said where it cannot be done, empty: that
    /// nothing is measured yet.
    QAction* make(const char* objectName, const QString& text, const QString& shortText, const QString& toolTip,
                  const QKeySequence& shortcut, const char* icon, bool checkable = false,
                  const QString& whyDisabled = {}, QColor Theme::*ink = &Theme::ink);
    enum class Menu { File, Edit, Run, View, Compare, Help };
    /// A menu of the menu bar.
    QMenu* menu(Menu menu) const { return m_menus[static_cast<std::size_t>(menu)]; }

    QAction *newSession, *open, *save, *saveAs, *importResults, *importBeside, *exportReport, *quit;
    QAction *run, *stop, *live, *freeze, *profile, *calibration;
    QAction *collapsePanels, *resetLayout, *logLatency, *resetZoom, *fullScreen;
    QAction *useAsBaseline, *copyMarkdown, *copyTsv, *copyLatex, *copyPicture, *overlay, *audit;
    QAction *settings, *manual, *trust, *glossary, *whatsThis, *shortcuts, *about, *aboutQt;

    /// An action that turns to a page, after those of the pages before it.
    QAction* addPage(const char* objectName, const QString& text, const QString& toolTip, const QKeySequence& shortcut,
                     const char* icon);
    /// What shows and hides the docks.
    void addDocks(const QList<QDockWidget*>& docks);
    /// Builds the toolbar around the chooser of the target.
    void makeToolBar(QWidget* targetChooser);
    /// After makeToolBar().
    QToolBar& toolBar() const { return *m_toolBar; }

    void setRecentFiles(const QStringList& files);
    /// How it is told whether a recent file is still there; asked on another thread, since a disk may take its time.
    void setFileProbe(std::function<bool(const QString&)> isThere) { m_isThere = std::move(isThere); }
    void setTheme(ThemeChoice choice);
    /// Every action of the window, in the order in which they were made.
    const QList<QAction*>& all() const { return m_all; }

signals:
    void recentFileChosen(const QString& path);
    void recentFilesCleared();
    void recentFilesForgotten(const QStringList& paths);
    void themeChosen(qs::ThemeChoice choice);

private:
    void makeFileActions();
    void makeRunActions();
    void makeViewActions();
    void makeCompareActions();
    void makeGeneralActions();
    void makeMenus(QUndoStack& undo);
    QMenu* themeMenu(QMenu* parent);
    void makeEditMenu(QUndoStack& undoStack);
    void fillRecent();
    void checkRecentFiles();

    QMainWindow& m_window;
    std::array<QMenu*, 6> m_menus{};
    QMenu* m_recent = nullptr;
    QAction* m_afterPages = nullptr; ///< in the menu View
    QToolBar* m_toolBar = nullptr;
    QStringList m_recentFiles;
    QStringList m_missing; ///< of those, as far as it is known
    std::function<bool(const QString&)> m_isThere;
    LatestTask<QStringList> m_look;
    QActionGroup* m_themes = nullptr;
    QList<QAction*> m_all;
};

} // namespace qs
