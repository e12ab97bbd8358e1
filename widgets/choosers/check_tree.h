// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QVector>
#include <QWidget>

#include <functional>

class QTreeWidget;
class QTreeWidgetItem;

namespace qs {

class InlineMessage;

/// Modes to choose from: a check list in groups, buttons that check several at once, and a line that says what the
/// choice amounts to. The first group is always measured.
class CheckTree : public QWidget
{
    Q_OBJECT

public:
    struct Item
    {
        int group = 0;
        QString id, title, explanation;
        QString mode; ///< whose picture it has
    };
    struct Button
    {
        QString text;
        const char* name;
        QString toolTip;
        std::function<QStringList()> wanted; ///< ids
    };

    /// Ids of the checked ones in the order of the list, those of the first group among them.
    QStringList checked() const;
    /// Marks an item with what is to be known of it here, behind its title and in its tooltip; empty words: nothing.
    void setRemark(const QString& id, const QString& shortly, const QString& words);
    QString summary() const;

signals:
    void edited();

protected:
    explicit CheckTree(QWidget* parent);
    /// Once, in the constructor of a subclass.
    void build(const char* listName, const QString& accessibleName, const char* messageName, const QStringList& groups,
               const QVector<Item>& items, const QVector<Button>& buttons);
    /// Checks exactly these and those that are always measured.
    void check(const QStringList& ids, bool byUser);
    /// What stands below the list while these are chosen; nothing more than the first group is told by the tree itself.
    virtual QString message(const QStringList& chosen, int all) const = 0;

    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void makeList(const QStringList& groups, const QVector<Item>& items);
    QWidget* makeButtons(const QVector<Button>& buttons);
    void itemEdited(QTreeWidgetItem* item);
    void refresh();
    void fitHeight();
    QList<QTreeWidgetItem*> items() const;

    QTreeWidget* m_list = nullptr;
    InlineMessage* m_message = nullptr;
    bool m_updating = false;
};

} // namespace qs
