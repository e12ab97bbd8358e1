// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/targets/chosen_devices_dialog.h"

#include "app/targets/chosen_devices.h"
#include "widgets/controls/form_rows.h"
#include "widgets/language/message_text.h"
#include "widgets/language/qt_text.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace qs {
namespace {

constexpr int kTargetRole = Qt::UserRole;
constexpr int kBackendRole = kTargetRole + 1;
constexpr int kIndexRole = kTargetRole + 2;

QString orderText(DeviceOrder order)
{
    switch (order) {
    case DeviceOrder::InTurn:
        return ChosenDevicesDialog::tr("One after another");
    case DeviceOrder::Alternating:
        return ChosenDevicesDialog::tr("In alternating blocks");
    case DeviceOrder::DealtOut:
        return ChosenDevicesDialog::tr("Distribute the points of a sweep");
    }
    return {};
}

QString orderAbout(DeviceOrder order)
{
    switch (order) {
    case DeviceOrder::InTurn:
        return ChosenDevicesDialog::tr(
            "Each device measures the whole setup while the others are idle. The results are "
            "compared side by side.");
    case DeviceOrder::Alternating:
        return ChosenDevicesDialog::tr(
            "The devices take turns in blocks of rounds, so that a drift of the computer affects "
            "all of them. The devices must belong to one computer.");
    case DeviceOrder::DealtOut:
        return ChosenDevicesDialog::tr("The devices work at the same time, each on other points, and the sweep is one "
                                       "result. The devices must belong to one computer. A setup without a sweep is "
                                       "measured on one after another.");
    }
    return {};
}

/// Of the rows of a group, `ticked` or all.
std::vector<DevicePick> picksOf(const QTreeWidgetItem& group, bool ticked)
{
    std::vector<DevicePick> picks;
    for (int i = 0; i < group.childCount(); ++i) {
        const QTreeWidgetItem& item = *group.child(i);
        if (ticked && item.checkState(0) != Qt::Checked) continue;
        picks.push_back({item.data(0, kTargetRole).toString().toStdString(),
                         static_cast<BackendChoice>(item.data(0, kBackendRole).toInt()),
                         item.data(0, kIndexRole).toInt()});
    }
    return picks;
}

QLabel* wrapped(QWidget* parent, const char* name)
{
    auto* label = named(new QLabel(parent), name);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    return label;
}

} // namespace

ChosenDevicesDialog::ChosenDevicesDialog(const TargetService& targets, const DeviceListings& here,
                                         const DeviceListings& there, QWidget* parent)
    : QDialog(parent), m_before(targets.several().choice()), m_list(new QTreeWidget(this)),
      m_order(new QuietComboBox(this)), m_about(wrapped(this, "chosenDevicesAbout")),
      m_problem(wrapped(this, "chosenDevicesProblem"))
{
    setObjectName(QStringLiteral("chosenDevicesDialog"));
    setWindowTitle(tr("Measure on several devices"));
    setAttribute(Qt::WA_DeleteOnClose);
    describe(m_list, QStringLiteral("chosenDevicesList"), tr("Devices to measure on"),
             tr("Select the check boxes of the devices that the setup is measured on"));
    m_list->setHeaderHidden(true);
    m_list->setRootIsDecorated(false);
    m_list->setItemsExpandable(false);
    describe(m_order, QStringLiteral("chosenDevicesOrder"), tr("Order"), tr("How the devices share the setup"));
    for (const DeviceOrder order : {DeviceOrder::InTurn, DeviceOrder::Alternating, DeviceOrder::DealtOut})
        m_order->addItem(orderText(order));
    m_order->setCurrentIndex(static_cast<int>(m_before.order));
    addDevices({}, here);
    for (const Target& target : targets.targets())
        if (text(target.name) == targets.name() && !there.empty())
            addDevices(text(target.name), there);
        else
            addTarget(target);
    m_list->expandAll();
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    m_use = buttons->button(QDialogButtonBox::Ok);
    m_use->setObjectName(QStringLiteral("chosenDevicesUse"));
    m_use->setText(tr("&Measure on these"));
    auto* form = new QFormLayout;
    form->addRow(tr("&Order:"), m_order);
    auto* column = new QVBoxLayout(this);
    column->setSpacing(10);
    column->addWidget(m_list, 1);
    column->addLayout(form);
    addAll(column, {m_about, m_problem, buttons});
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_list, &QTreeWidget::itemChanged, this, &ChosenDevicesDialog::check);
    connect(m_order, &QComboBox::currentIndexChanged, this, &ChosenDevicesDialog::check);
    m_about->setMinimumHeight(3 * fontMetrics().lineSpacing() + 4);
    m_problem->setMinimumHeight(2 * fontMetrics().lineSpacing() + 4);
    check();
    setMinimumWidth(520);
    resize(560, 460);
}

QTreeWidgetItem* ChosenDevicesDialog::addGroup(const QString& title)
{
    auto* group = new QTreeWidgetItem(m_list, {title});
    group->setFlags(Qt::ItemIsEnabled);
    QFont heavy = font();
    heavy.setWeight(QFont::DemiBold);
    group->setFont(0, heavy);
    return group;
}

void ChosenDevicesDialog::addPick(QTreeWidgetItem* parent, const QString& title, const QString& about,
                                  const DevicePick& pick)
{
    auto* item = new QTreeWidgetItem(parent, {title});
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
    item->setToolTip(0, about.isEmpty() ? title : about);
    item->setData(0, kTargetRole, text(pick.target));
    item->setData(0, kBackendRole, static_cast<int>(pick.backend));
    item->setData(0, kIndexRole, pick.index);
    const bool on = std::ranges::find(m_before.picks, pick) != m_before.picks.end();
    item->setCheckState(0, on ? Qt::Checked : Qt::Unchecked);
}

void ChosenDevicesDialog::addDevices(const QString& target, const DeviceListings& devices)
{
    QTreeWidgetItem* group = addGroup(target.isEmpty() ? tr("This computer") : target);
    for (const DeviceListing& device : devices)
        if (device.available)
            addPick(group, text(device.info.name), text(device.info.detail),
                    {target.toStdString(), device.info.backend, device.info.index});
    addOthers(group, target.toStdString());
}

/// What was chosen there and is not listed now, so that it is not lost unseen.
void ChosenDevicesDialog::addOthers(QTreeWidgetItem* group, const std::string& target)
{
    const std::vector<DevicePick> listed = picksOf(*group, false);
    for (const DevicePick& pick : m_before.picks)
        if (pick.target == target && std::ranges::find(listed, pick) == listed.end())
            addPick(group, pick.backend == BackendChoice::Auto ? tr("Its first GPU, or its CPU") : deviceName(pick), {},
                    pick);
}

void ChosenDevicesDialog::addTarget(const Target& target)
{
    const bool slurm = target.kind == TargetKind::Slurm;
    QTreeWidgetItem* group = addGroup(text(target.name));
    addPick(group, slurm ? tr("The device that Slurm allocates") : tr("Its first GPU, or its CPU"),
            slurm ? text(target.where())
                  : tr("%1. Choose this target in the list of targets first to choose among its devices.")
                        .arg(text(target.where())),
            {target.name, BackendChoice::Auto, 0});
    addOthers(group, target.name);
}

DeviceChoice ChosenDevicesDialog::choice() const
{
    DeviceChoice made;
    made.order = static_cast<DeviceOrder>(m_order->currentIndex());
    for (int i = 0; i < m_list->topLevelItemCount(); ++i)
        for (DevicePick& pick : picksOf(*m_list->topLevelItem(i), true))
            made.picks.push_back(std::move(pick));
    return made;
}

void ChosenDevicesDialog::check()
{
    const DeviceChoice now = choice();
    m_about->setText(orderAbout(now.order));
    const bool ends = now.picks.empty() && m_before.isSeveral();
    m_problem->setText(ends               ? tr("None is selected: runs use the device chosen in the list again.")
                       : !now.isSeveral() ? tr("Select two or more.")
                                          : QString());
    m_use->setText(ends ? tr("&Measure on one device") : tr("&Measure on these"));
    m_use->setEnabled(ends || now.isSeveral());
    m_use->setToolTip(m_problem->text());
}

} // namespace qs
