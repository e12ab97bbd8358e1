// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

class QAction;
class QMainWindow;

namespace qs {

/// The actions of one menu, or of a menu within it, in order; separators and empty menus left out.
struct ActionGroup
{
    QString title; ///< 'View', or 'View › Theme'
    QList<QAction*> actions;
};

/// All that the menu bar offers now. Menus that are filled when they open are filled before.
QList<ActionGroup> actionGroups(const QMainWindow& window);
/// The text of an action without mnemonic (also the bracketed ones of East Asian languages) and without the dots of a
/// dialog.
QString plainActionText(const QString& text);

} // namespace qs
