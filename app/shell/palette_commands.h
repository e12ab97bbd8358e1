// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/palette/command_palette.h"

#include <QObject>

class QAction;
class QMainWindow;
class QStackedWidget;
class QTabWidget;

namespace qs {

class RunStore;
class Settings;
class WindowActions;

/// Fills the command palette of the window: every action of its menus, the views within its pages, the fields of the
/// set-up that is shown, and the runs of the session. Brings the action that opens it.
class PaletteCommands : public QObject
{
    Q_OBJECT

public:
    struct Sources
    {
        QMainWindow& window;
        WindowActions& actions;
        RunStore& store;
        Settings& settings;
        QTabWidget& pages;
        QStackedWidget& setup; ///< its current widget holds the fields
    };
    explicit PaletteCommands(const Sources& sources);

    /// What the palette would offer now.
    QVector<PaletteCommand> commands();
    CommandPalette& palette() { return *m_palette; }

signals:
    void runChosen(const QString& id);

private:
    void toggle();
    void remember(const QString& id);
    QStringList recent() const;
    void addActions(QVector<PaletteCommand>& commands);
    void addViews(QVector<PaletteCommand>& commands);
    void addFields(QVector<PaletteCommand>& commands);
    void addRuns(QVector<PaletteCommand>& commands);

    Sources m_from;
    QAction* m_open;
    CommandPalette* m_palette;
};

/// Why an action cannot be done now, in a sentence: its property 'whyDisabled' where it has one.
QString whyDisabled(const QAction& action);

} // namespace qs
