// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/recovery/recovery_dialog.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace qs {

RecoveryDialog::RecoveryDialog(QWidget* parent) : QDialog(parent), m_tree(new QTreeWidget(this))
{
    setObjectName(QStringLiteral("recoveryDialog"));
    setWindowTitle(tr("Sessions that were not saved"));
    setAttribute(Qt::WA_DeleteOnClose);
    auto* words = new QLabel(tr("The program ended without saving these. Restoring one opens it in this window, where "
                                "it can be saved; the others stay."),
                             this);
    words->setWordWrap(true);
    m_tree->setObjectName(QStringLiteral("recoveryTree"));
    m_tree->setAccessibleName(tr("Sessions that were not saved"));
    m_tree->setHeaderLabels({tr("Session"), tr("Last written"), tr("Size")});
    m_tree->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_tree->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_tree->header()->setSectionResizeMode(2, QHeaderView::ResizeToContents);
    m_tree->header()->setStretchLastSection(false);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    m_restore = buttons->addButton(tr("Restore"), QDialogButtonBox::ActionRole);
    m_discard = buttons->addButton(tr("Discard…"), QDialogButtonBox::ActionRole);
    m_restore->setObjectName(QStringLiteral("dialogRestore"));
    m_discard->setObjectName(QStringLiteral("dialogDiscard"));
    auto* column = new QVBoxLayout(this);
    column->addWidget(words);
    column->addWidget(m_tree, 1);
    column->addWidget(buttons);
    resize(640, 400);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_tree, &QTreeWidget::currentItemChanged, this, &RecoveryDialog::refresh);
    connect(m_restore, &QPushButton::clicked, this, [this] {
        if (const LeftSession* session = chosen()) emit restoreRequested(LeftSession(*session));
    });
    connect(m_discard, &QPushButton::clicked, this, [this] {
        if (const LeftSession* session = chosen()) emit discardRequested({*session});
    });
}

void RecoveryDialog::setSessions(std::vector<LeftSession> sessions)
{
    m_sessions = std::move(sessions);
    if (m_sessions.empty()) return close(), void();
    m_tree->clear();
    for (const LeftSession& session : m_sessions) {
        const QString name = session.file.isEmpty() ? tr("Unsaved session") : QFileInfo(session.file).fileName();
        auto* item = new QTreeWidgetItem(m_tree, {name, QLocale().toString(session.saved, QLocale::ShortFormat),
                                                  QLocale().formattedDataSize(session.bytes)});
        item->setToolTip(0, session.file.isEmpty() ? name : QDir::toNativeSeparators(session.file));
        for (const QString& run : session.runs)
            new QTreeWidgetItem(item, {run});
        if (session.interrupted > 0)
            new QTreeWidgetItem(item, {tr("%n run(s) interrupted while measuring", nullptr, session.interrupted)});
        if (!session.problem.isEmpty()) new QTreeWidgetItem(item, {session.problem});
        item->setExpanded(true);
    }
    m_tree->setCurrentItem(m_tree->topLevelItem(0));
    refresh();
}

const LeftSession* RecoveryDialog::chosen() const
{
    QTreeWidgetItem* item = m_tree->currentItem();
    if (item && item->parent()) item = item->parent();
    const int row = item ? m_tree->indexOfTopLevelItem(item) : -1;
    return row < 0 || row >= static_cast<int>(m_sessions.size()) ? nullptr : &m_sessions[static_cast<std::size_t>(row)];
}

void RecoveryDialog::refresh()
{
    m_restore->setEnabled(chosen() != nullptr);
    m_discard->setEnabled(chosen() != nullptr);
}

} // namespace qs
