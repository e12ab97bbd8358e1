// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/palette/command_palette.h"

#include <QObject>

class QAction;
class QMainWindow;

namespace qs {

class ContextHelp;
class PageList;
class RunStore;
class Settings;
class WindowActions;

/// Fills the command palette of the window: every action of its menus, the views within its pages, operations, modes
/// and fields of the setup that is shown, the runs of the session, the settings and the terms of the glossary. Brings
/// the action that opens it.
class PaletteCommands : public QObject
{
    Q_OBJECT

public:
    PaletteCommands(QMainWindow& window, WindowActions& actions, PageList& pages, const RunStore& store,
                    Settings& settings, ContextHelp& help);

    /// What the palette would offer now.
    QVector<PaletteCommand> commands();
    CommandPalette& palette() { return *m_palette; }

signals:
    /// The dialog of settings is wanted at this one.
    void settingChosen(const QString& name);

private:
    void toggle();
    void remember(const QString& id);
    QStringList recent() const;
    void addActions(QVector<PaletteCommand>& commands);
    void addViews(QVector<PaletteCommand>& commands);
    void addFields(QVector<PaletteCommand>& commands);
    void addRuns(QVector<PaletteCommand>& commands);
    void addChoices(QVector<PaletteCommand>& commands);
    void addSettings(QVector<PaletteCommand>& commands);
    void addTerms(QVector<PaletteCommand>& commands);

    QMainWindow& m_window;
    PageList& m_pages;
    const RunStore& m_store;
    Settings& m_settings;
    ContextHelp& m_help;
    QAction* m_open;
    CommandPalette* m_palette;
};

/// Why an action cannot be done now, in a sentence: its property 'whyDisabled' where it has one.
QString whyDisabled(const QAction& action);

} // namespace qs
