// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/choosers/check_tree.h"

#include "widgets/controls/form_rows.h"
#include "widgets/controls/tree_height.h"
#include "widgets/style/modes/mode_swatch.h"
#include "widgets/style/text_scale.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>
#include <QTreeWidget>
#include <QTreeWidgetItemIterator>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace qs {

namespace {

bool isFixed(const QTreeWidgetItem& item) { return !(item.flags() & Qt::ItemIsUserCheckable); }

Qt::ItemFlags flagsOf(bool isFixed)
{
    const Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    return isFixed ? flags : flags | Qt::ItemIsUserCheckable;
}

} // namespace

CheckTree::CheckTree(QWidget* parent) : QWidget(parent) { makeBox<QVBoxLayout>(this, {}, 6); }

void CheckTree::build(const char* listName, const QString& accessibleName, const char* messageName,
                      const QVector<Button>& buttons)
{
    m_list = described(new QTreeWidget(this), listName, accessibleName, QString());
    m_list->setHeaderHidden(true);
    m_list->setIndentation(12);
    m_list->setUniformRowHeights(true);
    m_list->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setTextElideMode(Qt::ElideRight);
    connect(m_list, &QTreeWidget::itemChanged, this, &CheckTree::itemEdited);
    connect(m_list, &QTreeWidget::itemExpanded, this, &CheckTree::fitHeight);
    connect(m_list, &QTreeWidget::itemCollapsed, this, &CheckTree::fitHeight);
    layout()->addWidget(m_list);
    layout()->addWidget(makeButtons(buttons));
    m_message = named(new InlineMessage(this), messageName);
    layout()->addWidget(m_message);
}

QVector<CheckTree::Group> CheckTree::studyGroups(const QStringList& titles)
{
    QVector<Group> groups{{titles.first(), tr("Always measured. All other modes are compared with it."), true}};
    for (const QString& title : titles.mid(1))
        groups.append({title, tr("Select or clear all modes of this kind")});
    return groups;
}

void CheckTree::fill(const QVector<Group>& groups, const QVector<Item>& entries)
{
    m_updating = true;
    m_items.clear();
    m_list->clear();
    m_list->setRootIsDecorated(!groups.isEmpty());
    for (const Group& entry : groups) {
        auto* group = new QTreeWidgetItem(m_list, {entry.title});
        group->setFont(0, itemFont(QFont::DemiBold));
        group->setToolTip(0, entry.toolTip);
        group->setFlags(flagsOf(entry.isFixed));
        group->setExpanded(!entry.isFolded);
    }
    for (const Item& entry : entries) {
        auto* item =
            groups.isEmpty() ? new QTreeWidgetItem(m_list) : new QTreeWidgetItem(m_list->topLevelItem(entry.group));
        const bool fixed = item->parent() && isFixed(*item->parent());
        const QString about =
            entry.title == entry.id ? entry.explanation : entry.id + QLatin1Char('\n') + entry.explanation;
        item->setText(0, entry.title);
        item->setIcon(0, modeSwatch(entry.mode.isEmpty() ? entry.id : entry.mode));
        item->setData(0, IdRole, entry.id);
        item->setData(0, TitleRole, entry.title);
        item->setData(0, ExplanationRole, about);
        item->setToolTip(0, about);
        item->setData(0, Qt::AccessibleDescriptionRole, entry.explanation);
        item->setFlags(flagsOf(fixed) | Qt::ItemNeverHasChildren);
        item->setCheckState(0, fixed ? Qt::Checked : Qt::Unchecked);
        m_items.append(item);
    }
    // Current for the keyboard, not chosen.
    const QTreeWidgetItemIterator first(m_list,
                                        QTreeWidgetItemIterator::NoChildren | QTreeWidgetItemIterator::NotChecked);
    if (*first) m_list->setCurrentItem(*first, 0, QItemSelectionModel::NoUpdate);
    m_updating = false;
    refresh();
    fitHeight();
}

QWidget* CheckTree::makeButtons(const QVector<Button>& buttons)
{
    const bool few = buttons.size() < 4;
    auto* row = new QWidget(this);
    auto* box = makeBox<QHBoxLayout>(row, {}, few ? 4 : 2);
    for (const Button& each : buttons) {
        auto* button = described(new QPushButton(each.text, row), QLatin1String(each.name), each.text, each.toolTip);
        button->setAutoDefault(false);
        button->setProperty("padding", QSize(2, 4));
        button->setProperty("leastWidth", few ? 40 : 36);
        connect(button, &QPushButton::clicked, this, [this, wanted = each.wanted] {
            setChecked(wanted());
            emit edited();
        });
        box->addWidget(button, 1);
    }
    return row;
}

bool CheckTree::isChecked(const QTreeWidgetItem& item) { return item.checkState(0) == Qt::Checked; }

CheckTree::Ids CheckTree::checked() const
{
    Ids ids;
    for (const QTreeWidgetItem* item : m_items)
        if (isChecked(*item)) ids.push_back(item->data(0, IdRole).toString().toStdString());
    return ids;
}

void CheckTree::setChecked(const Ids& ids)
{
    changeItems([&](QTreeWidgetItem& item) {
        const bool on = isFixed(item) || std::ranges::count(ids, item.data(0, IdRole).toString().toStdString()) > 0;
        item.setCheckState(0, on ? Qt::Checked : Qt::Unchecked);
    });
    unfoldChecked();
}

void CheckTree::changeItems(const std::function<void(QTreeWidgetItem& item)>& change)
{
    m_updating = true;
    for (QTreeWidgetItem* item : std::as_const(m_items))
        change(*item);
    m_updating = false;
    refresh();
}

void CheckTree::unfoldChecked()
{
    for (QTreeWidgetItem* item : std::as_const(m_items))
        if (isChecked(*item) && item->parent()) item->parent()->setExpanded(true);
}

void CheckTree::itemEdited(QTreeWidgetItem* edited)
{
    if (m_updating) return;
    const Qt::CheckState state = edited->checkState(0) == Qt::Unchecked ? Qt::Unchecked : Qt::Checked;
    if (edited->childCount() > 0) { // a group: what is shown of it follows
        changeItems([&](QTreeWidgetItem& item) {
            if (item.parent() == edited && !item.isHidden()) item.setCheckState(0, state);
        });
        unfoldChecked();
    }
    refresh();
    emit this->edited();
}

void CheckTree::refresh()
{
    m_updating = true;
    for (int g = 0; g < m_list->topLevelItemCount(); ++g) {
        QTreeWidgetItem* group = m_list->topLevelItem(g);
        int on = 0;
        for (int i = 0; i < group->childCount(); ++i)
            on += isChecked(*group->child(i)) ? 1 : 0;
        if (group->childCount() > 0)
            group->setCheckState(0, on == 0                     ? Qt::Unchecked
                                    : on == group->childCount() ? Qt::Checked
                                                                : Qt::PartiallyChecked);
    }
    m_updating = false;
    const Ids chosen = checked();
    const auto fixed = std::ranges::count_if(m_items, [](const QTreeWidgetItem* item) { return isFixed(*item); });
    if (fixed > 0 && std::ssize(chosen) <= fixed)
        return m_message->setMessage(
            InlineMessage::Kind::Warning,
            tr("Only the baseline is selected, so nothing is compared. Select a mode, or press Default."));
    const Line line = message(chosen);
    m_message->setMessage(line.kind, line.text);
}

QString CheckTree::summary() const { return tr("%n mode(s)", nullptr, static_cast<int>(checked().size())); }

void CheckTree::setRemark(const QString& id, const QString& shortly, const QString& words)
{
    changeItems([&](QTreeWidgetItem& item) {
        if (item.data(0, IdRole).toString() != id) return;
        const QString title = item.data(0, TitleRole).toString(), about = item.data(0, ExplanationRole).toString();
        item.setText(0, shortly.isEmpty() ? title : QStringLiteral("%1 · %2").arg(title, shortly));
        item.setToolTip(0, words.isEmpty() ? about : about + QStringLiteral("\n\n") + words);
        item.setData(0, Qt::AccessibleDescriptionRole, words.isEmpty() ? about : words);
    });
}

void CheckTree::fitHeight() { fitToRows(*m_list); }

void CheckTree::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (m_list && (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)) fitHeight();
}

void CheckTree::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    fitHeight();
}

} // namespace qs
