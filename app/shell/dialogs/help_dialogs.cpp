// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/dialogs/help_dialogs.h"

#include "app/frame/page_list.h"
#include "app/shell/dialogs/shortcuts_dialog.h"
#include "widgets/style/icons.h"

#include "qs_version.h"

#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QLabel>
#include <QMainWindow>
#include <QPushButton>
#include <QVBoxLayout>

namespace qs {
namespace {

/// Context of the translations of this file.
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(HelpDialogs)
};

bool isRaised(QDialog* dialog)
{
    if (!dialog) return false;
    dialog->raise();
    dialog->activateWindow();
    return true;
}

QDialog* makeDialog(QWidget& window, const QString& name, const QString& title)
{
    auto* dialog = new QDialog(&window);
    dialog->setObjectName(name);
    dialog->setWindowTitle(title);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    new QVBoxLayout(dialog);
    return dialog;
}

void finish(QDialog* dialog)
{
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, dialog);
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::close);
    dialog->layout()->addWidget(buttons);
    dialog->show();
}

} // namespace

void HelpDialogs::showShortcuts()
{
    if (isRaised(m_shortcuts)) return;
    m_shortcuts = new ShortcutsDialog(allShortcuts(m_window, m_pages.table()), &m_window);
    m_shortcuts->setAttribute(Qt::WA_DeleteOnClose);
    m_shortcuts->show();
}

void HelpDialogs::showAbout()
{
    if (isRaised(m_about)) return;
    QDialog* dialog = makeDialog(m_window, QStringLiteral("aboutDialog"), Words::tr("About Quantoscope"));
    m_about = dialog;
    auto* icon = new QLabel(dialog);
    icon->setPixmap(applicationIcon().pixmap(64, 64));
    auto* label = new QLabel(dialog);
    label->setTextInteractionFlags(Qt::TextBrowserInteraction);
    label->setOpenExternalLinks(true);
    label->setWordWrap(true);
    label->setMinimumWidth(420);
    label->setText(
        Words::tr("<h2>Quantoscope %1</h2>"
                  "<p>An oscilloscope for neural-network quantization: what a number format costs in time, and what it "
                  "costs in accuracy.</p>"
                  "<p>Commit %2<br>Built with Qt %3, running with Qt %4</p>"
                  "<p>Free software under the <a href=\"https://www.gnu.org/licenses/gpl-3.0.html\">GNU General Public "
                  "License 3</a> or later, "
                  "with an additional permission for linking with the CUDA libraries. It comes with no warranty. "
                  "The charts use Qt Charts (GPL-3.0). The typeface is Inter (SIL Open Font License 1.1).</p>")
            .arg(QStringLiteral(QS_VERSION), QStringLiteral(QS_COMMIT), QStringLiteral(QT_VERSION_STR),
                 QString::fromLatin1(qVersion())));
    dialog->layout()->addWidget(icon);
    dialog->layout()->addWidget(label);
    finish(dialog);
}

} // namespace qs
