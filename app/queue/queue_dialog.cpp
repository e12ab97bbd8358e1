// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/queue/queue_dialog.h"

#include "app/frame/ask.h"
#include "widgets/controls/form_rows.h"
#include "widgets/controls/inline_message.h"
#include "widgets/language/view_number.h"

#include <QAction>
#include <QDateTime>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QStackedWidget>
#include <QTreeView>
#include <QVBoxLayout>

namespace qs {
namespace {

constexpr int kSetupWidth = 170;

QLabel* plainLabel(QWidget* parent, const char* name)
{
    auto* label = new QLabel(parent);
    label->setObjectName(QString::fromLatin1(name));
    label->setTextFormat(Qt::PlainText); // of a server
    label->setWordWrap(true);
    return label;
}

} // namespace

QueueDialog::QueueDialog(QueueService& queue, Settings& settings, QWidget* parent)
    : QDialog(parent), m_queue(queue), m_settings(settings), m_list(new QTreeView(this)),
      m_stack(new QStackedWidget(this)), m_empty(plainLabel(this, "jobsEmpty")), m_look(plainLabel(this, "jobsLook")),
      m_details(plainLabel(this, "jobsDetails")), m_message(new InlineMessage(this)), m_notes(new InlineMessage(this)),
      m_refresh(new QPushButton(tr("Re&fresh"), this))
{
    setObjectName(QStringLiteral("jobsDialog"));
    setWindowTitle(tr("Jobs"));
    makeList();
    m_refresh->setObjectName(QStringLiteral("jobsRefresh"));
    m_refresh->setToolTip(tr("Check now, and look for sessions that were left at the chosen target"));
    m_refresh->setAutoDefault(false);
    m_message->setObjectName(QStringLiteral("jobsSaid"));
    m_notes->setObjectName(QStringLiteral("jobsNotes"));
    m_details->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_details->setAccessibleName(tr("Details of the selected job"));
    m_details->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    auto* top = new QHBoxLayout;
    top->addWidget(m_look, 1);
    top->addWidget(m_refresh);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);
    makeDeeds();
    auto* deeds = new QHBoxLayout;
    for (const Deed& deed : m_deeds)
        deeds->addWidget(deed.button);
    deeds->addStretch(1);
    deeds->addWidget(buttons);
    auto* column = new QVBoxLayout(this);
    column->setSpacing(8);
    column->addLayout(top);
    column->addWidget(m_stack, 1);
    addAll(column, {m_details, m_notes, m_message});
    column->addLayout(deeds);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_refresh, &QPushButton::clicked, &m_queue, &QueueService::refresh);
    connect(&m_queue, &QueueService::changed, this, &QueueDialog::updateRows);
    m_second.setInterval(1000);
    connect(&m_second, &QTimer::timeout, this, &QueueDialog::updateStatus);
    resize(940, 460);
    updateRows();
}

void QueueDialog::makeList()
{
    m_list->setObjectName(QStringLiteral("jobsList"));
    m_list->setAccessibleName(tr("Jobs"));
    m_list->setModel(&m_model);
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAllColumnsShowFocus(true);
    m_list->setAlternatingRowColors(true);
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    m_list->setTextElideMode(Qt::ElideRight);
    QHeaderView& header = *m_list->header();
    header.setStretchLastSection(false);
    header.setSectionResizeMode(QHeaderView::ResizeToContents);
    header.setSectionResizeMode(QueueModel::Setup, QHeaderView::Interactive); // a command may be long
    header.setSectionResizeMode(QueueModel::State, QHeaderView::Stretch);
    header.resizeSection(QueueModel::Setup, kSetupWidth);
    header.restoreState(m_settings.state(m_list->objectName()));
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setMargin(24);
    m_empty->setText(
        tr("There are no jobs.\n\nChoose a Slurm target and Run › Submit to queue… to measure without this "
           "window: its results are fetched here. Sessions that went on at a target when their "
           "connection was lost are listed, too; Refresh looks for them."));
    addAll(m_stack, {m_empty, m_list});
    connect(m_list, &QWidget::customContextMenuRequested, this, &QueueDialog::showMenu);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &QueueDialog::updateDeeds);
}

void QueueDialog::makeDeeds()
{
    m_deeds = {
        {"jobsFetch", tr("Fetch &results"),
         tr("Add the available results to the session; a run is marked as partial until all are available"),
         &QueueDialog::fetch},
        {"jobsCancel", tr("&Cancel job…"), tr("Remove it from Slurm's queue, or end it (scancel)"),
         &QueueDialog::cancel},
        {"jobsReturn", tr("Return to &it"),
         tr("Add the result to the session; if the work is still running, wait for its end"), &QueueDialog::returnTo},
        {"jobsWaitNot", tr("Stop &waiting"), tr("The work goes on there"), &QueueDialog::stopWaiting},
        {"jobsEnd", tr("&End session…"), tr("Stop the work there"), &QueueDialog::end},
        {"jobsRemove", tr("Re&move…"), tr("Remove it from the list, with its files there"), &QueueDialog::remove}};
    for (Deed& deed : m_deeds) {
        deed.action = new QAction(deed.text, this);
        deed.button = new QPushButton(deed.text, this);
        deed.button->setObjectName(QString::fromLatin1(deed.name));
        deed.button->setAutoDefault(false);
        connect(deed.button, &QPushButton::clicked, deed.action, &QAction::trigger);
        connect(deed.action, &QAction::triggered, this, [this, does = deed.does] {
            if (const QueueRow* row = m_model.at(m_list->currentIndex())) (this->*does)(QueueRow(*row));
        });
    }
}

bool QueueDialog::suits(const Deed& deed, const QueueRow* row) const
{
    const bool isBatch = !row || row->kind == QueueRow::Kind::Batch;
    if (deed.does == &QueueDialog::fetch || deed.does == &QueueDialog::cancel) return isBatch;
    if (deed.does == &QueueDialog::remove) return isBatch || row->kind == QueueRow::Kind::Left;
    const bool waits = !isBatch && row->kind == QueueRow::Kind::Session && !row->busy.isEmpty();
    if (deed.does == &QueueDialog::stopWaiting) return waits;
    if (deed.does == &QueueDialog::returnTo) return !isBatch && !waits;
    return !isBatch && row->kind == QueueRow::Kind::Session;
}

QString QueueDialog::obstacle(const Deed& deed, const QueueRow& row) const
{
    if (deed.does == &QueueDialog::stopWaiting) return {};
    if (!row.busy.isEmpty()) return row.busy;
    if (deed.does == &QueueDialog::cancel && row.isOver) return tr("It has ended.");
    if (row.isOwn) return tr("This window is connected to it.");
    return {};
}

void QueueDialog::updateRows()
{
    m_model.setRows(m_queue.rows());
    m_stack->setCurrentWidget(m_model.rows().isEmpty() ? static_cast<QWidget*>(m_empty) : m_list);
    if (!m_list->currentIndex().isValid() && m_model.rowCount() > 0)
        m_list->setCurrentIndex(m_model.index(0, QueueModel::Name));
    m_notes->setMessage(InlineMessage::Kind::Warning, m_queue.notes().join(QLatin1Char('\n')));
    updateStatus();
    updateDeeds();
}

void QueueDialog::updateDeeds()
{
    const QueueRow* row = m_model.at(m_list->currentIndex());
    m_details->setText(row ? row->details : QString());
    m_details->setVisible(row != nullptr);
    for (const Deed& deed : m_deeds) {
        const QString why = row ? obstacle(deed, *row) : tr("No job is selected.");
        const bool shown = suits(deed, row);
        deed.action->setVisible(shown);
        deed.action->setEnabled(why.isEmpty());
        deed.button->setVisible(shown);
        deed.button->setEnabled(why.isEmpty());
        deed.button->setToolTip(why.isEmpty() ? deed.toolTip : why);
    }
}

void QueueDialog::updateStatus()
{
    m_refresh->setEnabled(!m_queue.isQuerying());
    if (m_queue.isQuerying()) return m_look->setText(tr("Checking…"));
    if (!m_queue.queriedAt().isValid()) return m_look->setText({});
    const QString when = viewLocale().toString(m_queue.queriedAt().time(), QLocale::ShortFormat);
    const int left = m_queue.secondsToNextQuery();
    m_look->setText(left < 0 ? tr("Checked at %1. Nothing is pending.").arg(when)
                             : tr("Checked at %1; next check in %2 s.").arg(when, viewCount(left)));
}

void QueueDialog::showMenu(const QPoint& at)
{
    if (!m_list->indexAt(at).isValid()) return;
    QMenu menu(this);
    for (const Deed& deed : m_deeds)
        menu.addAction(deed.action);
    menu.exec(m_list->viewport()->mapToGlobal(at));
}

void QueueDialog::ask(const char* name, const QString& title, const QString& question, const QString& more,
                      const QString& yes, std::function<void()> then)
{
    qs::ask(this, {name, title, question, more, yes, tr("Keep")}, this, std::move(then));
}

void QueueDialog::cancel(const QueueRow& row)
{
    ask("cancelJob", tr("Cancel job"), tr("Cancel %1?").arg(row.name),
        tr("Pending tasks leave the queue, and running tasks are ended. Existing results are kept and can be fetched."),
        tr("Cancel the job"), [this, row] { m_queue.cancel(row); });
}

void QueueDialog::remove(const QueueRow& row)
{
    const bool isBatch = row.kind == QueueRow::Kind::Batch;
    QString more = isBatch ? tr("Its files on the cluster and the fetched ones are deleted. Runs of the session stay.")
                           : tr("The file is deleted there. Runs of the session stay.");
    if (isBatch && !row.isOver) more = tr("It has not ended and will be cancelled.") + QLatin1Char(' ') + more;
    if (row.hasResults) more = tr("It has results that were not fetched.") + QLatin1Char(' ') + more;
    ask("removeJob", tr("Remove job"), tr("Remove %1 from the list?").arg(row.name), more, tr("Remove"),
        [this, row] { m_queue.remove(row); });
}

void QueueDialog::returnTo(const QueueRow& row)
{
    if (!row.isConnected) return m_queue.returnTo(row);
    ask("takeSession", tr("Return to session"), tr("Take over %1?").arg(row.name),
        tr("A program is connected to it. If it is this window or another one, its run ends there and its result "
           "comes here."),
        tr("Take over"), [this, row] { m_queue.returnTo(row); });
}

void QueueDialog::end(const QueueRow& row)
{
    ask("endSession", tr("End session"), tr("End %1?").arg(row.name),
        tr("Its work is stopped. What was measured is written to a file there, which is then listed here."),
        tr("End the session"), [this, row] { m_queue.end(row); });
}

void QueueDialog::showMessage(const QString& text, bool isError)
{
    m_message->setMessage(isError ? InlineMessage::Kind::Error : InlineMessage::Kind::Hint, text);
}

void QueueDialog::select(const QString& id)
{
    for (int i = 0; i < m_model.rowCount(); ++i)
        if (m_model.rows()[i].id == id) m_list->setCurrentIndex(m_model.index(i, QueueModel::Name));
}

void QueueDialog::showEvent(QShowEvent* event)
{
    QDialog::showEvent(event);
    m_queue.setWatched(true);
    m_second.start();
}

void QueueDialog::hideEvent(QHideEvent* event)
{
    QDialog::hideEvent(event);
    m_second.stop();
    m_queue.setWatched(false);
    m_settings.setState(m_list->objectName(), m_list->header()->saveState());
}

} // namespace qs
