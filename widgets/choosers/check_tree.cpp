// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/choosers/check_tree.h"

#include "widgets/controls/form_rows.h"
#include "widgets/controls/inline_message.h"
#include "widgets/controls/tree_height.h"
#include "widgets/style/modes/mode_swatch.h"
#include "widgets/style/text_scale.h"
#include "widgets/style/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace qs {

namespace {

enum Role { Id = Qt::UserRole, Title, Explanation };

bool isFixed(const QTreeWidgetItem& item) { return !(item.flags() & Qt::ItemIsUserCheckable); }

} // namespace

CheckTree::CheckTree(QWidget* parent) : QWidget(parent) {}

void CheckTree::build(const char* listName, const QString& accessibleName, const char* messageName,
                      const QStringList& groups, const QVector<Item>& items, const QVector<Button>& buttons)
{
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(6);
    m_list = new QTreeWidget(this);
    describe(m_list, QLatin1String(listName), accessibleName, QString());
    makeList(groups, items);
    m_message = new InlineMessage(this);
    m_message->setObjectName(QLatin1String(messageName));
    all->addWidget(m_list);
    all->addWidget(makeButtons(buttons));
    all->addWidget(m_message);
}

void CheckTree::makeList(const QStringList& titles, const QVector<Item>& entries)
{
    m_list->setHeaderHidden(true);
    m_list->setIndentation(12);
    m_list->setUniformRowHeights(true);
    m_list->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setTextElideMode(Qt::ElideRight);
    QList<QTreeWidgetItem*> groups;
    for (const QString& title : titles) {
        auto* group = new QTreeWidgetItem(m_list, {title});
        group->setFont(0, itemFont(QFont::DemiBold));
        group->setToolTip(0, tr("Select or clear all modes of this kind"));
        group->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        group->setExpanded(true);
        groups.append(group);
    }
    for (const Item& entry : entries) {
        auto* item = new QTreeWidgetItem(groups[entry.group], {entry.title});
        item->setIcon(0, modeSwatch(entry.mode));
        item->setData(0, Id, entry.id);
        item->setData(0, Title, entry.title);
        item->setData(0, Explanation, entry.id + QLatin1Char('\n') + entry.explanation);
        item->setToolTip(0, entry.id + QLatin1Char('\n') + entry.explanation);
        item->setData(0, Qt::AccessibleDescriptionRole, entry.explanation);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable | Qt::ItemNeverHasChildren);
        item->setCheckState(0, Qt::Unchecked);
    }
    // What everything is compared with cannot be left out.
    QList<QTreeWidgetItem*> fixed{groups[0]};
    for (int i = 0; i < groups[0]->childCount(); ++i)
        fixed << groups[0]->child(i);
    for (QTreeWidgetItem* item : fixed) {
        item->setFlags(item->flags() & ~Qt::ItemIsUserCheckable);
        item->setCheckState(0, Qt::Checked);
    }
    groups[0]->setToolTip(0, tr("Always measured. All other modes are compared with it."));
    m_list->setCurrentItem(groups[1]->child(0));
    m_list->clearSelection(); // current for the keyboard, not chosen
    connect(m_list, &QTreeWidget::itemChanged, this, &CheckTree::itemEdited);
    connect(m_list, &QTreeWidget::itemExpanded, this, &CheckTree::fitHeight);
    connect(m_list, &QTreeWidget::itemCollapsed, this, &CheckTree::fitHeight);
}

QWidget* CheckTree::makeButtons(const QVector<Button>& buttons)
{
    auto* row = new QWidget(this);
    auto* box = new QHBoxLayout(row);
    box->setContentsMargins(0, 0, 0, 0);
    box->setSpacing(2);
    for (const Button& each : buttons) {
        auto* button = new QPushButton(each.text, row);
        button->setAutoDefault(false);
        button->setProperty("padding", QSize(2, 4));
        button->setProperty("leastWidth", 36);
        describe(button, QLatin1String(each.name), each.text, each.toolTip);
        connect(button, &QPushButton::clicked, this, [this, wanted = each.wanted] { check(wanted(), true); });
        box->addWidget(button, 1);
    }
    return row;
}

QList<QTreeWidgetItem*> CheckTree::items() const
{
    QList<QTreeWidgetItem*> found;
    for (int g = 0; g < m_list->topLevelItemCount(); ++g)
        for (int i = 0; i < m_list->topLevelItem(g)->childCount(); ++i)
            found.append(m_list->topLevelItem(g)->child(i));
    return found;
}

QStringList CheckTree::checked() const
{
    QStringList all;
    for (const QTreeWidgetItem* item : items())
        if (item->checkState(0) == Qt::Checked) all << item->data(0, Id).toString();
    return all;
}

void CheckTree::check(const QStringList& ids, bool byUser)
{
    m_updating = true;
    for (QTreeWidgetItem* item : items())
        item->setCheckState(0,
                            isFixed(*item) || ids.contains(item->data(0, Id).toString()) ? Qt::Checked : Qt::Unchecked);
    m_updating = false;
    refresh();
    if (byUser) emit edited();
}

void CheckTree::itemEdited(QTreeWidgetItem* item)
{
    if (m_updating) return;
    if (!item->parent()) { // a group: its modes follow
        m_updating = true;
        for (int i = 0; i < item->childCount(); ++i)
            item->child(i)->setCheckState(0, item->checkState(0) == Qt::Unchecked ? Qt::Unchecked : Qt::Checked);
        m_updating = false;
    }
    refresh();
    emit edited();
}

void CheckTree::refresh()
{
    m_updating = true;
    for (int g = 1; g < m_list->topLevelItemCount(); ++g) {
        QTreeWidgetItem* group = m_list->topLevelItem(g);
        int on = 0;
        for (int i = 0; i < group->childCount(); ++i)
            on += group->child(i)->checkState(0) == Qt::Checked ? 1 : 0;
        group->setCheckState(0, on == 0                     ? Qt::Unchecked
                                : on == group->childCount() ? Qt::Checked
                                                            : Qt::PartiallyChecked);
    }
    m_updating = false;
    const QStringList chosen = checked();
    if (chosen.size() <= m_list->topLevelItem(0)->childCount())
        return m_message->say(
            InlineMessage::Kind::Warning,
            tr("Only the baseline is selected, so nothing is compared. Select a mode, or press Default."));
    m_message->say(InlineMessage::Kind::Hint, message(chosen, static_cast<int>(items().size())));
}

QString CheckTree::summary() const { return tr("%n mode(s)", nullptr, static_cast<int>(checked().size())); }

void CheckTree::setRemark(const QString& id, const QString& shortly, const QString& words)
{
    m_updating = true;
    for (QTreeWidgetItem* item : items()) {
        if (item->data(0, Id).toString() != id) continue;
        const QString title = item->data(0, Title).toString(), explanation = item->data(0, Explanation).toString();
        item->setText(0, shortly.isEmpty() ? title : QStringLiteral("%1 · %2").arg(title, shortly));
        item->setToolTip(0, words.isEmpty() ? explanation : explanation + QStringLiteral("\n\n") + words);
        item->setData(0, Qt::AccessibleDescriptionRole, words.isEmpty() ? explanation : words);
    }
    m_updating = false;
}

void CheckTree::fitHeight() { fitToRows(*m_list); }

void CheckTree::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (!m_list) return;
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) fitHeight();
}

void CheckTree::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    fitHeight();
}

} // namespace qs
