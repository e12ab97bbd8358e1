// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/help_dialogs.h"

#include "widgets/style/icons.h"

#include "qs_version.h"

#include <QAction>
#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

namespace qs {
namespace {

QString tr(const char* words) { return QCoreApplication::translate("HelpDialogs", words); }

QDialog* makeDialog(QWidget& window, const QString& name, const QString& title)
{
    if (auto* old = window.findChild<QDialog*>(name)) {
        old->raise();
        old->activateWindow();
        return nullptr;
    }
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

QString plain(QString text)
{
    return text.remove(QLatin1Char('&')).remove(QStringLiteral("…"));
}

} // namespace

void showShortcuts(QWidget& window, const QList<QAction*>& actions)
{
    QDialog* dialog = makeDialog(window, QStringLiteral("shortcutsDialog"), tr("Keyboard shortcuts"));
    if (!dialog) return;
    QList<std::pair<QString, QString>> rows;
    for (const QAction* action : actions)
        rows.push_back({plain(action->text()), action->shortcut().toString(QKeySequence::NativeText)});
    rows.append({{tr("On the chart: run"), tr("Space")},
                 {tr("On the chart: pan"), tr("Arrow keys, drag")},
                 {tr("On the chart: zoom iterations"), tr("+ and −, wheel")},
                 {tr("On the chart: zoom latency"), tr("Ctrl+wheel")},
                 {tr("On the chart: whole trace"), tr("0, double click")},
                 {tr("On the chart: logarithmic axis"), tr("L")},
                 {tr("On the chart: cursors A and B"), tr("A, B, Shift+click")}});
    auto* table = new QTableWidget(static_cast<int>(rows.size()), 2, dialog);
    table->setHorizontalHeaderLabels({tr("Command"), tr("Keys")});
    table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    table->verticalHeader()->hide();
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setSelectionMode(QAbstractItemView::NoSelection);
    table->setShowGrid(false);
    table->setAccessibleName(tr("Keyboard shortcuts"));
    for (int i = 0; i < rows.size(); ++i) {
        table->setItem(i, 0, new QTableWidgetItem(rows[i].first));
        table->setItem(i, 1, new QTableWidgetItem(rows[i].second));
    }
    table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    table->horizontalHeader()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    dialog->layout()->addWidget(table);
    dialog->resize(520, 560);
    finish(dialog);
}

void showAbout(QWidget& window)
{
    QDialog* dialog = makeDialog(window, QStringLiteral("aboutDialog"), tr("About Quantoscope"));
    if (!dialog) return;
    auto* icon = new QLabel(dialog);
    icon->setPixmap(applicationIcon().pixmap(64, 64));
    auto* label = new QLabel(dialog);
    label->setTextInteractionFlags(Qt::TextBrowserInteraction);
    label->setOpenExternalLinks(true);
    label->setWordWrap(true);
    label->setMinimumWidth(420);
    label->setText(tr("<h2>Quantoscope %1</h2>"
                      "<p>An oscilloscope for neural-network quantization: what a number format costs in time, and what it costs in accuracy.</p>"
                      "<p>Commit %2<br>Built with Qt %3, running with Qt %4</p>"
                      "<p>Free software under the <a href=\"https://www.gnu.org/licenses/gpl-3.0.html\">GNU General Public License 3</a> or later, "
                      "with an additional permission for linking with the CUDA libraries. It comes with no warranty. "
                      "The charts use Qt Charts (GPL-3.0). The type is Inter (SIL Open Font License 1.1).</p>")
                       .arg(QStringLiteral(QS_VERSION), QStringLiteral(QS_COMMIT), QStringLiteral(QT_VERSION_STR), QString::fromLatin1(qVersion())));
    dialog->layout()->addWidget(icon);
    dialog->layout()->addWidget(label);
    finish(dialog);
}

} // namespace qs
