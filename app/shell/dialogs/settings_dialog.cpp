// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/dialogs/settings_dialog.h"

#include "app/session/settings.h"
#include "gpu/remote/worker_process.h"
#include "widgets/language/message_text.h"

#include <QButtonGroup>
#include <QDialogButtonBox>
#include <QFile>
#include <QGroupBox>
#include <QLabel>
#include <QRadioButton>
#include <QVBoxLayout>

#include <algorithm>

namespace qs {

SettingsDialog::SettingsDialog(Settings& settings, bool lost, QWidget* parent)
    : QDialog(parent), m_settings(settings), m_choices(new QButtonGroup(this))
{
    setObjectName(QStringLiteral("settingsDialog"));
    setWindowTitle(tr("Settings"));
    setAttribute(Qt::WA_DeleteOnClose);
    auto* box = new QGroupBox(tr("Run kernels in a separate process"), this);
    auto* inside = new QVBoxLayout(box);
    inside->setSpacing(6);
    addChoice(
        *inside, KernelPlacement::Automatic, "placementAutomatic", tr("&Automatic"),
        tr("In this program, until a device is lost in it or does not answer; from then on in a separate process."));
    addChoice(*inside, KernelPlacement::Always, "placementAlways", tr("Al&ways"),
              tr("A kernel that crashes or hangs costs the worker process and nothing else. Stop always works."));
    addChoice(
        *inside, KernelPlacement::Never, "placementNever", tr("&Never"),
        tr("Always in this program. After a fault the device can be used again only when the program is restarted."));
    auto* state = new QLabel(box);
    state->setObjectName(QStringLiteral("placementState"));
    state->setWordWrap(true);
    const auto worker = findWorker();
    if (lost)
        state->setText(
            tr("The device was lost in this program, or did not answer: only a separate process can use it now."));
    else if (worker)
        state->setText(tr("The worker is %1.").arg(QFile::decodeName(worker->c_str())));
    else
        state->setText(messageText(worker.error()));
    inside->addWidget(state);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto* column = new QVBoxLayout(this);
    column->addWidget(box);
    column->addStretch(1);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_choices, &QButtonGroup::idClicked, this, [this](int id) {
        const auto placement = static_cast<KernelPlacement>(id);
        m_settings.kernelPlacement.set(placement);
        emit placementChosen(placement);
    });
    setMinimumWidth(460);
    const int width = std::max(560, sizeHint().width());
    resize(width, column->totalHeightForWidth(width)); // texts that wrap are higher than a size hint says
}

void SettingsDialog::addChoice(QLayout& column, KernelPlacement placement, const char* name, const QString& title,
                               const QString& explanation)
{
    const bool chosen = placement == m_settings.kernelPlacement();
    auto* choice = new QRadioButton(title, this);
    choice->setObjectName(QString::fromLatin1(name));
    choice->setAccessibleDescription(explanation);
    choice->setToolTip(explanation);
    choice->setChecked(chosen);
    if (chosen) choice->setFocus();
    m_choices->addButton(choice, static_cast<int>(placement));
    auto* words = new QLabel(explanation, this);
    words->setWordWrap(true);
    words->setIndent(24);
    column.addWidget(choice);
    column.addWidget(words);
}

} // namespace qs
