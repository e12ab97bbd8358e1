// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/controls/inline_message.h"

#include <QVector>
#include <QWidget>

#include <functional>
#include <string>
#include <vector>

class QTreeWidget;
class QTreeWidgetItem;

namespace qs {

/// What to measure: a check list, in groups where there are any, buttons that check several at once, and a line that
/// says what the choice amounts to. A group unfolds when something in it gets checked.
class CheckTree : public QWidget
{
    Q_OBJECT

public:
    using Ids = std::vector<std::string>;
    enum Role { IdRole = Qt::UserRole, TitleRole, ExplanationRole, FurtherRole };

    /// In the order in which they were given, those that are hidden or always measured among them.
    Ids checked() const;
    /// Checks exactly these and those that are always measured; emits nothing.
    void setChecked(const Ids& ids);
    /// Marks an item with what is to be known of it here, behind its title and in its tooltip; empty words: nothing.
    void setRemark(const QString& id, const QString& shortly, const QString& words);
    virtual QString summary() const;

signals:
    void edited();

protected:
    struct Group
    {
        QString title, toolTip;
        bool isFixed = false; ///< always measured
        bool isFolded = false;
    };
    struct Item
    {
        int group = 0; ///< of groups, where there are any
        QString id, title, explanation;
        QString mode = {}; ///< whose picture it has; empty: that of the id
    };
    struct Button
    {
        QString text;
        const char* name;
        QString toolTip;
        std::function<Ids()> wanted;
    };
    struct Line
    {
        QString text;
        InlineMessage::Kind kind = InlineMessage::Kind::Hint;
    };

    explicit CheckTree(QWidget* parent);
    /// Once, in the constructor of a subclass.
    void build(const char* listName, const QString& accessibleName, const char* messageName,
               const QVector<Button>& buttons);
    void fill(const QVector<Group>& groups, const QVector<Item>& items);
    /// A group of the modes of a study, whose first group is its baseline.
    static QVector<Group> studyGroups(const QStringList& titles);
    /// What stands below the list while these are chosen; of nothing but what is always measured the tree tells itself.
    virtual Line message(const Ids& chosen) const = 0;

    QTreeWidget& list() const { return *m_list; }
    /// Without the groups, in the order in which they were given.
    const QList<QTreeWidgetItem*>& items() const { return m_items; }
    static bool isChecked(const QTreeWidgetItem& item);
    /// Changes what is written at the items, after which the message is another.
    void changeItems(const std::function<void(QTreeWidgetItem& item)>& change);
    void refresh();
    void fitHeight();

    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    QWidget* makeButtons(const QVector<Button>& buttons);
    void itemEdited(QTreeWidgetItem* item);
    void unfoldChecked();

    QTreeWidget* m_list = nullptr;
    InlineMessage* m_message = nullptr;
    QList<QTreeWidgetItem*> m_items;
    bool m_updating = false;
};

} // namespace qs
