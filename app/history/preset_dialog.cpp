// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/preset_dialog.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace qs {

PresetDialog::PresetDialog(QVector<SetupPreset> presets, QWidget* parent)
    : QDialog(parent), m_presets(std::move(presets)), m_list(new QListWidget(this))
{
    setObjectName(QStringLiteral("presetDialog"));
    setWindowTitle(tr("Presets"));
    m_list->setObjectName(QStringLiteral("presetList"));
    m_list->setAccessibleName(tr("Presets"));
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    for (int i = 0; i < m_presets.size(); ++i) {
        auto* item = new QListWidgetItem(m_presets[i].name, m_list);
        item->setFlags(item->flags() | Qt::ItemIsEditable);
        item->setData(Qt::UserRole, i);
    }
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    m_rename = buttons->addButton(tr("&Rename"), QDialogButtonBox::ActionRole);
    m_delete = buttons->addButton(tr("&Delete"), QDialogButtonBox::ActionRole);
    m_rename->setObjectName(QStringLiteral("presetRename"));
    m_delete->setObjectName(QStringLiteral("presetDelete"));
    m_rename->setAutoDefault(false);
    m_delete->setAutoDefault(false);
    connect(m_rename, &QPushButton::clicked, this, [this] {
        if (QListWidgetItem* item = m_list->currentItem()) m_list->editItem(item);
    });
    connect(m_delete, &QPushButton::clicked, this, &PresetDialog::remove);
    auto* key = new QAction(m_list);
    key->setShortcut(QKeySequence::Delete);
    key->setShortcutContext(Qt::WidgetShortcut);
    connect(key, &QAction::triggered, this, &PresetDialog::remove);
    m_list->addAction(key);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* about = new QLabel(tr("Select a preset and press F2 to rename it, or Delete to remove it."), this);
    about->setWordWrap(true);
    auto* column = new QVBoxLayout(this);
    column->addWidget(about);
    column->addWidget(m_list, 1);
    column->addWidget(buttons);
    if (m_list->count() > 0) m_list->setCurrentRow(0);
    resize(420, 360);
}

void PresetDialog::remove()
{
    qDeleteAll(m_list->selectedItems());
    const bool any = m_list->count() > 0;
    m_rename->setEnabled(any);
    m_delete->setEnabled(any);
}

QVector<SetupPreset> PresetDialog::presets() const
{
    QVector<SetupPreset> left;
    for (int row = 0; row < m_list->count(); ++row) {
        const QListWidgetItem* item = m_list->item(row);
        SetupPreset preset = m_presets[item->data(Qt::UserRole).toInt()];
        if (const QString name = item->text().trimmed(); !name.isEmpty()) preset.name = name;
        left.push_back(std::move(preset));
    }
    return left;
}

} // namespace qs
