// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QList>

class QLabel;
class QLineEdit;
class QMainWindow;
class QTreeWidget;

namespace qs {

class CopyableTable;

/// One line of the list of shortcuts.
struct Shortcut
{
    QString command;
    QString keys;
};

/// Shortcuts that belong together: of a menu, of charts, of tables, of Present.
struct ShortcutGroup
{
    QString title;
    QList<Shortcut> shortcuts;
};

/// Every shortcut of the program: those of the window's menus, as they are set, and the keys of charts, tables and
/// Present. What copies is asked of `table`, which may be null.
QList<ShortcutGroup> allShortcuts(const QMainWindow& window, const CopyableTable* table);
/// The list as Markdown, a table for each group.
QString shortcutsAsMarkdown(const QList<ShortcutGroup>& groups);

/// All shortcuts, to be searched, copied, and saved as a PDF for the wall. It does not block the window.
class ShortcutsDialog : public QDialog
{
    Q_OBJECT

public:
    ShortcutsDialog(QList<ShortcutGroup> groups, QWidget* parent);

    /// Writes the sheet; false with a reason in `error` where it could not be written.
    bool savePdf(const QString& path, QString* error = nullptr) const;

private:
    void fill();
    void search(const QString& words);
    void copy();
    void choosePdf();

    QList<ShortcutGroup> m_groups;
    QLineEdit* m_field;
    QTreeWidget* m_tree;
    QLabel* m_message; ///< what became of Copy and Save
};

} // namespace qs
