// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/choosers/mode_chooser.h"

#include "gpu/numerics/format_descriptor.h"
#include "widgets/controls/form_rows.h"
#include "widgets/controls/inline_message.h"
#include "widgets/controls/tree_height.h"
#include "widgets/language/message_text.h"
#include "widgets/style/modes/mode_swatch.h"
#include "widgets/style/text_scale.h"
#include "widgets/style/theme.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QTreeWidget>

#include <algorithm>

namespace qs {

namespace {
constexpr int kSchemeRole = Qt::UserRole + 1; // index into all modes; Qt::UserRole is the mode's name

bool contains(const std::vector<QuantScheme>& modes, const QuantScheme& scheme)
{
    return std::find(modes.begin(), modes.end(), scheme) != modes.end();
}
} // namespace

ModeChooser::ModeChooser(QWidget* parent) : QWidget(parent), m_defaults(usualModes())
{
    m_all.assign(allSchemes().begin(), allSchemes().end());
    m_all.insert(m_all.end(), dialectSchemes().begin(), dialectSchemes().end());
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(6);
    makeFilters();
    makeList();
    all->addWidget(m_list);
    all->addWidget(makeButtons());
    m_message = new InlineMessage(this);
    m_message->setObjectName(QStringLiteral("modesMessage"));
    all->addWidget(m_message);
    setModes(m_defaults);
}

std::vector<QuantScheme> ModeChooser::usualModes()
{
    std::vector<QuantScheme> modes;
    for (const char* name : {"baseline-copy", "int8-tensor-static", "int8-token-dynamic", "fp8-e4m3-tensor-static",
                             "fp8-e4m3-token-dynamic"})
        if (const auto scheme = parseScheme(name)) modes.push_back(*scheme);
    return modes;
}

void ModeChooser::makeFilters()
{
    auto* holder = new QWidget(this);
    QGridLayout* form = makeForm(holder);
    m_granularity = new QuietComboBox(holder);
    m_granularity->addItems({tr("any"), tr("per tensor"), tr("per token"), tr("per group")});
    describe(m_granularity, QStringLiteral("granularityFilter"), tr("Show modes of granularity"),
             tr("Shows only modes with this number of elements per scale. Hidden modes stay selected."));
    addRow(form, tr("&Granularity"), m_granularity);
    m_scale = new QuietComboBox(holder);
    m_scale->addItems({tr("any"), tr("static"), tr("dynamic")});
    describe(m_scale, QStringLiteral("scaleFilter"), tr("Show modes of scale"),
             tr("Static: the scale is set before the launch. Dynamic: the kernel computes it from the data. Hidden "
                "modes stay selected."));
    addRow(form, tr("Sc&ale"), m_scale);
    layout()->addWidget(holder);
    connect(m_granularity, &QComboBox::currentIndexChanged, this, &ModeChooser::filter);
    connect(m_scale, &QComboBox::currentIndexChanged, this, &ModeChooser::filter);
}

void ModeChooser::makeList()
{
    m_list = new QTreeWidget(this);
    describe(m_list, QStringLiteral("modeList"), tr("Modes to compare"), QString());
    m_list->setHeaderHidden(true);
    m_list->setIndentation(12);
    m_list->setUniformRowHeights(true);
    m_list->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setTextElideMode(Qt::ElideMiddle);
    const auto family = [this](const QString& title, const QString& about, auto belongs) {
        std::vector<QuantScheme> schemes;
        for (const QuantScheme& scheme : allSchemes())
            if (belongs(descriptorOf(scheme.format))) schemes.push_back(scheme);
        return makeFamily(title, about, schemes);
    };
    const auto is = [](NumberFormat format) {
        return [format](const FormatDescriptor& row) { return row.format == format; };
    };
    const auto isInteger = [](const FormatDescriptor& row) {
        return row.element.kind == ElementCodec::Kind::Unsigned && row.namesGroup;
    };
    const auto isFloat4 = [](const FormatDescriptor& row) {
        return row.isPacked() && row.element.bits == 4 && row.element.kind != ElementCodec::Kind::Unsigned;
    };
    QTreeWidgetItem* unfolded[] = {family(tr("INT8"), {}, is(NumberFormat::Int8)),
                                   family(tr("FP8 E4M3"), {}, is(NumberFormat::E4M3)),
                                   family(tr("FP8 E5M2"), {}, is(NumberFormat::E5M2))};
    family(tr("INT4"), tr("4-bit integers with one scale per group."), isInteger);
    family(tr("4-bit float"), tr("Sixteen unevenly spaced values: NF4, and E2M1 in blocks (MXFP4, NVFP4)."), isFloat4);
    family(tr("Block formats"),
           tr("8-bit blocks with a power-of-two scale (MXFP8), and the block formats of GGUF (Q8_0, Q4_0)."),
           [&](const FormatDescriptor& row) { return row.isPacked() && !isInteger(row) && !isFloat4(row); });
    makeFamily(tr("Dialects"),
               tr("The same formats with the scaling and rounding of other packages. The codes differ; the cost is "
                  "almost the same."),
               {dialectSchemes().begin(), dialectSchemes().end()});
    QTreeWidgetItem* baseline = family(tr("Baseline"), {}, is(NumberFormat::Copy));
    for (QTreeWidgetItem* group : unfolded)
        group->setExpanded(true);
    baseline->setExpanded(true);
    m_list->setCurrentItem(m_list->topLevelItem(0)->child(0));
    m_list->clearSelection(); // current for the keyboard, not chosen
    connect(m_list, &QTreeWidget::itemChanged, this, &ModeChooser::itemEdited);
    connect(m_list, &QTreeWidget::itemExpanded, this, &ModeChooser::fitHeight);
    connect(m_list, &QTreeWidget::itemCollapsed, this, &ModeChooser::fitHeight);
}

QTreeWidgetItem* ModeChooser::makeFamily(const QString& title, const QString& about,
                                         const std::vector<QuantScheme>& schemes)
{
    auto* group = new QTreeWidgetItem(m_list, {title});
    group->setFont(0, itemFont(QFont::DemiBold));
    const QString toolTip = tr("Select or clear all visible modes of %1").arg(title);
    group->setToolTip(0, about.isEmpty() ? toolTip : about + QLatin1Char('\n') + toolTip);
    group->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
    for (const QuantScheme& scheme : schemes) {
        const QString name = QString::fromStdString(schemeName(scheme));
        const auto index = std::find(m_all.begin(), m_all.end(), scheme) - m_all.begin();
        auto* item = new QTreeWidgetItem(group, {name});
        item->setIcon(0, modeSwatch(name));
        item->setData(0, Qt::UserRole, name);
        item->setData(0, kSchemeRole, static_cast<int>(index));
        item->setToolTip(0, messageText(schemeDescription(scheme)));
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable | Qt::ItemNeverHasChildren);
        item->setCheckState(0, Qt::Unchecked);
    }
    return group;
}

/// What is measured is never folded away.
void ModeChooser::unfoldChosen()
{
    for (int g = 0; g < m_list->topLevelItemCount(); ++g)
        for (int i = 0; i < m_list->topLevelItem(g)->childCount(); ++i)
            if (m_list->topLevelItem(g)->child(i)->checkState(0) == Qt::Checked)
                m_list->topLevelItem(g)->setExpanded(true);
}

const QuantScheme& ModeChooser::schemeOf(const QTreeWidgetItem* item) const
{
    return m_all[static_cast<std::size_t>(item->data(0, kSchemeRole).toInt())];
}

QWidget* ModeChooser::makeButtons()
{
    auto* row = new QWidget(this);
    auto* box = new QHBoxLayout(row);
    box->setContentsMargins(0, 0, 0, 0);
    box->setSpacing(4);
    const auto add = [&](const QString& text, const QString& name, const QString& toolTip, auto&& action) {
        auto* button = new QPushButton(text, row);
        button->setAutoDefault(false);
        button->setProperty("padding", QSize(2, 4));
        button->setProperty("leastWidth", 40);
        describe(button, name, text, toolTip);
        connect(button, &QPushButton::clicked, this, action);
        box->addWidget(button, 1);
    };
    add(tr("All"), QStringLiteral("modesAll"),
        tr("Select all visible modes. Modes of collapsed families are not changed."), [this] { checkShown(true); });
    add(tr("None"), QStringLiteral("modesNone"), tr("Clear all visible modes"), [this] { checkShown(false); });
    add(tr("Default"), QStringLiteral("modesDefault"), tr("Show all modes and select those of the default comparison"),
        [this] {
            m_granularity->setCurrentIndex(0);
            m_scale->setCurrentIndex(0);
            checkExactly(m_defaults);
            emit modesEdited();
        });
    return row;
}

QList<QTreeWidgetItem*> ModeChooser::items() const
{
    QList<QTreeWidgetItem*> found;
    for (int g = 0; g < m_list->topLevelItemCount(); ++g)
        for (int i = 0; i < m_list->topLevelItem(g)->childCount(); ++i)
            found.append(m_list->topLevelItem(g)->child(i));
    return found;
}

std::vector<QuantScheme> ModeChooser::modes() const
{
    std::vector<QuantScheme> checked;
    for (const QTreeWidgetItem* item : items())
        if (item->checkState(0) == Qt::Checked) checked.push_back(schemeOf(item));
    std::vector<QuantScheme> ordered;
    for (const QuantScheme& scheme : m_all)
        if (contains(checked, scheme)) ordered.push_back(scheme);
    return ordered;
}

void ModeChooser::setModes(const std::vector<QuantScheme>& modes) { checkExactly(modes); }

void ModeChooser::checkExactly(const std::vector<QuantScheme>& modes)
{
    m_updating = true;
    for (QTreeWidgetItem* item : items())
        item->setCheckState(0, contains(modes, schemeOf(item)) ? Qt::Checked : Qt::Unchecked);
    m_updating = false;
    unfoldChosen();
    refresh();
}

void ModeChooser::checkShown(bool checked)
{
    m_updating = true;
    for (QTreeWidgetItem* item : items())
        if (!item->isHidden() && (item->parent()->isExpanded() || !checked))
            item->setCheckState(0, checked ? Qt::Checked : Qt::Unchecked);
    m_updating = false;
    refresh();
    emit modesEdited();
}

void ModeChooser::itemEdited(QTreeWidgetItem* item)
{
    if (m_updating) return;
    if (!item->parent()) { // a group: its shown modes follow
        m_updating = true;
        for (int i = 0; i < item->childCount(); ++i)
            if (!item->child(i)->isHidden())
                item->child(i)->setCheckState(0, item->checkState(0) == Qt::Unchecked ? Qt::Unchecked : Qt::Checked);
        m_updating = false;
        unfoldChosen();
    }
    refresh();
    emit modesEdited();
}

void ModeChooser::filter()
{
    const int granularity = m_granularity->currentIndex() - 1;
    const int scale = m_scale->currentIndex() - 1;
    for (int g = 0; g < m_list->topLevelItemCount(); ++g) {
        QTreeWidgetItem* group = m_list->topLevelItem(g);
        bool any = false;
        for (int i = 0; i < group->childCount(); ++i) {
            const QuantScheme& scheme = schemeOf(group->child(i));
            // The baseline has neither granularity nor scale; it belongs to every comparison.
            const bool shown =
                scheme.isCopy() || ((granularity < 0 || static_cast<int>(scheme.granularity) == granularity) &&
                                    (scale < 0 || static_cast<int>(scheme.scaleMode) == scale));
            group->child(i)->setHidden(!shown);
            any = any || shown;
        }
        group->setHidden(!any);
    }
    fitHeight();
    refresh();
}

void ModeChooser::refresh()
{
    m_updating = true;
    int checked = 0, hidden = 0;
    for (int g = 0; g < m_list->topLevelItemCount(); ++g) {
        QTreeWidgetItem* group = m_list->topLevelItem(g);
        int on = 0;
        for (int i = 0; i < group->childCount(); ++i) {
            if (group->child(i)->checkState(0) != Qt::Checked) continue;
            ++on;
            hidden += group->child(i)->isHidden() ? 1 : 0;
        }
        group->setCheckState(0, on == 0                     ? Qt::Unchecked
                                : on == group->childCount() ? Qt::Checked
                                                            : Qt::PartiallyChecked);
        checked += on;
    }
    m_updating = false;
    if (checked == 0)
        return m_message->say(InlineMessage::Kind::Error,
                              tr("No mode is selected. Select at least one, or press Default."));
    QString text = tr("%1 of %2 modes").arg(checked).arg(items().size());
    if (hidden > 0) text += tr("; %n hidden by the filter but still measured", nullptr, hidden);
    m_message->say(hidden > 0 ? InlineMessage::Kind::Warning : InlineMessage::Kind::Hint, text);
}

QString ModeChooser::summary() const { return tr("%n mode(s)", nullptr, static_cast<int>(modes().size())); }

void ModeChooser::fitHeight() { fitToRows(*m_list); }

void ModeChooser::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) fitHeight();
}

void ModeChooser::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    fitHeight();
}

} // namespace qs
