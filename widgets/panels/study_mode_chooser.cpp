// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/panels/study_mode_chooser.h"

#include "gpu/spec/study_modes.h"
#include "widgets/language/lab_text.h"
#include "widgets/panels/form_rows.h"
#include "widgets/panels/inline_message.h"
#include "widgets/panels/tree_height.h"
#include "widgets/style/mode_style.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace qs {

namespace {

QString fromView(std::string_view text) { return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())); }

/// Which group of the list a mode stands in.
int groupOf(const StudyMode& mode)
{
    if (mode.isBaseline()) return 0;
    if (mode.isQat()) return 6;
    switch (mode.weights) {
    case StudyWeights::F16:
    case StudyWeights::BF16:
        return 1;
    case StudyWeights::Int8Channel:
        return 2;
    case StudyWeights::E4M3Channel:
        return 3;
    case StudyWeights::Int4Group:
        return 4;
    default:
        return 5;
    }
}

} // namespace

StudyModeChooser::StudyModeChooser(QWidget* parent) : QWidget(parent)
{
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(6);
    makeList();
    m_message = new InlineMessage(this);
    m_message->setObjectName(QStringLiteral("studyModesMessage"));
    all->addWidget(m_list);
    all->addWidget(makeButtons());
    all->addWidget(m_message);
    setModes(defaultStudyModes(true));
}

void StudyModeChooser::makeList()
{
    m_list = new QTreeWidget(this);
    describe(m_list, QStringLiteral("studyModeList"), tr("Modes to study"), QString());
    m_list->setHeaderHidden(true);
    m_list->setIndentation(12);
    m_list->setUniformRowHeights(true);
    m_list->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setTextElideMode(Qt::ElideRight);
    const QString titles[] = {tr("Baseline"), tr("Half precision"), tr("INT8"), tr("FP8"), tr("INT4"), tr("Other 4- and 8-bit formats"), tr("Trained on (QAT)")};
    QList<QTreeWidgetItem*> groups;
    for (const QString& title : titles) {
        auto* group = new QTreeWidgetItem(m_list, {title});
        group->setFont(0, Theme::font(Theme::baseSize - 1, QFont::DemiBold));
        group->setToolTip(0, tr("Check or clear all modes of this kind"));
        group->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        group->setExpanded(true);
        groups.append(group);
    }
    for (const StudyMode& mode : studyModes()) {
        auto* item = new QTreeWidgetItem(groups[groupOf(mode)], {fromView(mode.title)});
        item->setData(0, Qt::UserRole, fromView(mode.name));
        item->setToolTip(0, fromView(mode.name) + QLatin1Char('\n') + labText(mode.explanation));
        item->setData(0, Qt::AccessibleDescriptionRole, labText(mode.explanation));
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable | Qt::ItemNeverHasChildren);
        item->setCheckState(0, Qt::Unchecked);
    }
    // What everything is compared with cannot be left out.
    for (QTreeWidgetItem* fixed : {groups[0], groups[0]->child(0)}) {
        fixed->setFlags(fixed->flags() & ~Qt::ItemIsUserCheckable);
        fixed->setCheckState(0, Qt::Checked);
    }
    groups[0]->setToolTip(0, tr("Always measured: what every other mode is compared with"));
    m_list->setCurrentItem(groups[1]->child(0));
    m_list->clearSelection(); // current for the keyboard, not chosen
    connect(m_list, &QTreeWidget::itemChanged, this, &StudyModeChooser::itemEdited);
    connect(m_list, &QTreeWidget::itemExpanded, this, &StudyModeChooser::fitHeight);
    connect(m_list, &QTreeWidget::itemCollapsed, this, &StudyModeChooser::fitHeight);
}

QWidget* StudyModeChooser::makeButtons()
{
    auto* row = new QWidget(this);
    auto* box = new QHBoxLayout(row);
    box->setContentsMargins(0, 0, 0, 0);
    box->setSpacing(2);
    const auto add = [&](const QString& text, const char* name, const QString& toolTip, const std::function<std::vector<std::string>()>& wanted) {
        auto* button = new QPushButton(text, row);
        button->setAutoDefault(false);
        button->setStyleSheet(QStringLiteral("QPushButton { padding: 4px 2px; min-width: 36px; }"));
        describe(button, QLatin1String(name), text, toolTip);
        connect(button, &QPushButton::clicked, this, [this, wanted] { check(wanted(), true); });
        box->addWidget(button, 1);
    };
    add(tr("All"), "studyModesAll", tr("Check every mode, those that are trained included"), [] {
        std::vector<std::string> names;
        for (const StudyMode& mode : studyModes())
            names.emplace_back(mode.name);
        return names;
    });
    add(tr("None"), "studyModesNone", tr("Clear all modes but the baseline"), [] { return std::vector<std::string>{}; });
    add(tr("Default"), "studyModesDefault", tr("Check the modes of the default study, two that are trained among them"), [] { return defaultStudyModes(true); });
    add(tr("No QAT"), "studyModesNoQat", tr("Check the modes of the default study but those that are trained: faster"), [] { return defaultStudyModes(false); });
    return row;
}

QList<QTreeWidgetItem*> StudyModeChooser::items() const
{
    QList<QTreeWidgetItem*> found;
    for (int g = 0; g < m_list->topLevelItemCount(); ++g)
        for (int i = 0; i < m_list->topLevelItem(g)->childCount(); ++i)
            found.append(m_list->topLevelItem(g)->child(i));
    return found;
}

std::vector<std::string> StudyModeChooser::modes() const
{
    QStringList checked;
    for (const QTreeWidgetItem* item : items())
        if (item->checkState(0) == Qt::Checked) checked << item->data(0, Qt::UserRole).toString();
    std::vector<std::string> ordered;
    for (const StudyMode& mode : studyModes())
        if (mode.isBaseline() || checked.contains(fromView(mode.name))) ordered.emplace_back(mode.name);
    return ordered;
}

void StudyModeChooser::setModes(const std::vector<std::string>& modes) { check(modes, false); }

void StudyModeChooser::check(const std::vector<std::string>& modes, bool byUser)
{
    m_updating = true;
    for (QTreeWidgetItem* item : items()) {
        const std::string name = item->data(0, Qt::UserRole).toString().toStdString();
        const StudyMode* mode = findStudyMode(name);
        const bool on = (mode && mode->isBaseline()) || std::find(modes.begin(), modes.end(), name) != modes.end();
        item->setCheckState(0, on ? Qt::Checked : Qt::Unchecked);
    }
    m_updating = false;
    refresh();
    if (byUser) emit modesEdited();
}

bool StudyModeChooser::hasQat() const
{
    const auto all = modes();
    return std::any_of(all.begin(), all.end(), [](const std::string& name) { return findStudyMode(name)->isQat(); });
}

bool StudyModeChooser::hasGroups() const
{
    const auto all = modes();
    return std::any_of(all.begin(), all.end(), [](const std::string& name) { return findStudyMode(name)->weights == StudyWeights::Int4Group; });
}

void StudyModeChooser::itemEdited(QTreeWidgetItem* item)
{
    if (m_updating) return;
    if (!item->parent()) { // a group: its modes follow
        m_updating = true;
        for (int i = 0; i < item->childCount(); ++i)
            item->child(i)->setCheckState(0, item->checkState(0) == Qt::Unchecked ? Qt::Unchecked : Qt::Checked);
        m_updating = false;
    }
    refresh();
    emit modesEdited();
}

void StudyModeChooser::refresh()
{
    m_updating = true;
    for (int g = 1; g < m_list->topLevelItemCount(); ++g) {
        QTreeWidgetItem* group = m_list->topLevelItem(g);
        int on = 0;
        for (int i = 0; i < group->childCount(); ++i)
            on += group->child(i)->checkState(0) == Qt::Checked ? 1 : 0;
        group->setCheckState(0, on == 0 ? Qt::Unchecked : on == group->childCount() ? Qt::Checked : Qt::PartiallyChecked);
    }
    m_updating = false;
    const int chosen = static_cast<int>(modes().size());
    if (chosen <= 1) return m_message->say(InlineMessage::Kind::Warning, tr("Only the baseline is chosen: nothing is compared. Check a mode, or press Default."));
    QString text = tr("%1 of %2 modes").arg(chosen).arg(items().size());
    if (hasQat()) text += tr("; those that are trained take longest");
    m_message->say(InlineMessage::Kind::Hint, text);
}

QString StudyModeChooser::summary() const { return tr("%n mode(s)", nullptr, static_cast<int>(modes().size())); }

void StudyModeChooser::setSwatch(std::function<QIcon(const QString&)> swatch)
{
    m_swatch = std::move(swatch);
    setSwatches();
}

void StudyModeChooser::setSwatches()
{
    if (!m_swatch) return;
    m_updating = true;
    for (QTreeWidgetItem* item : items())
        item->setIcon(0, m_swatch(item->data(0, Qt::UserRole).toString()));
    m_updating = false;
    fitHeight();
}

void StudyModeChooser::fitHeight() { fitToRows(*m_list); }

void StudyModeChooser::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) setSwatches();
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) fitHeight();
}

void StudyModeChooser::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    fitHeight();
}

} // namespace qs
