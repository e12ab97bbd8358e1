// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/frame/window_parts.h"
#include "widgets/palette/command_palette.h"

#include <QObject>

class QAction;

namespace qs {

/// Fills the command palette of the window: every action of its menus, the views within its pages, the fields of the
/// set-up that is shown, and the runs of the session. Brings the action that opens it.
class PaletteCommands : public QObject
{
    Q_OBJECT

public:
    explicit PaletteCommands(const WindowParts& window);

    /// What the palette would offer now.
    QVector<PaletteCommand> commands();
    CommandPalette& palette() { return *m_palette; }

private:
    void toggle();
    void remember(const QString& id);
    QStringList recent() const;
    void addActions(QVector<PaletteCommand>& commands);
    void addViews(QVector<PaletteCommand>& commands);
    void addFields(QVector<PaletteCommand>& commands);
    void addRuns(QVector<PaletteCommand>& commands);

    WindowParts m_window;
    QAction* m_open;
    CommandPalette* m_palette;
};

/// Why an action cannot be done now, in a sentence: its property 'whyDisabled' where it has one.
QString whyDisabled(const QAction& action);

} // namespace qs
