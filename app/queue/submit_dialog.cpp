// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/queue/submit_dialog.h"

#include "gpu/cli/targets/batch_flags.h"
#include "widgets/controls/count_spin_box.h"
#include "widgets/controls/elided_label.h"
#include "widgets/controls/form_rows.h"
#include "widgets/controls/inline_message.h"
#include "widgets/language/message_text.h"
#include "widgets/language/qt_text.h"
#include "widgets/language/view_number.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFontDatabase>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <chrono>

namespace qs {
namespace {

constexpr int kMaxAtOnce = 100'000;

QString splitText(const SplitChoice& choice, const BatchPlan& plan)
{
    const auto tasks = static_cast<int>(choice.tasks);
    switch (choice.split) {
    case BatchSplit::None:
        return SubmitDialog::tr("Everything in one task");
    case BatchSplit::Points:
        return SubmitDialog::tr("Points of the sweep: %n task(s)", nullptr, tasks);
    case BatchSplit::Parts:
        break;
    }
    if (plan.kind != "run")
        return SubmitDialog::tr("Configurations, each beside the baseline: %n task(s)", nullptr, tasks);
    return plan.what == "kernels" ? SubmitDialog::tr("Variants, each beside the first: %n task(s)", nullptr, tasks)
                                  : SubmitDialog::tr("Modes, each beside the baseline: %n task(s)", nullptr, tasks);
}

} // namespace

SubmitDialog::SubmitDialog(std::shared_ptr<QueueClient> client, Target target, BatchPlan plan, QWidget* parent)
    : QDialog(parent), m_client(std::move(client)), m_target(std::move(target)), m_plan(std::move(plan)),
      m_split(new QComboBox(this)), m_atMost(new CountSpinBox(this)), m_time(new QLineEdit(this)),
      m_gpus(new QLineEdit(this)), m_script(new QPlainTextEdit(this)), m_message(new InlineMessage(this)),
      m_note(new InlineMessage(this))
{
    setObjectName(QStringLiteral("submitDialog"));
    setWindowTitle(tr("Submit to queue of %1").arg(text(m_target.name)));
    setAttribute(Qt::WA_DeleteOnClose);
    auto* form = new QFormLayout;
    makeFields(*form);
    makeScript();
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_submit = buttons->addButton(tr("&Submit"), QDialogButtonBox::ActionRole);
    m_submit->setObjectName(QStringLiteral("submitSubmit"));
    m_submit->setDefault(true);
    m_again = buttons->addButton(tr("&Try again"), QDialogButtonBox::ActionRole);
    m_again->setObjectName(QStringLiteral("submitAgain"));
    m_again->setToolTip(tr("Connect to the target again"));
    m_restore = named(new QPushButton(tr("&Restore script"), this), "submitRestore");
    m_restore->setToolTip(tr("Discard the edits, and regenerate the script from the fields above"));
    m_restore->setAutoDefault(false);
    auto* title = new QLabel(tr("S&cript for sbatch:"), this);
    title->setBuddy(m_script);
    auto* head = new QHBoxLayout;
    head->addWidget(title, 1);
    head->addWidget(m_restore);
    auto* column = new QVBoxLayout(this);
    column->setSpacing(8);
    column->addLayout(form);
    column->addLayout(head);
    column->addWidget(m_script, 1);
    addAll(column, {m_note, m_message, buttons});
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connectFields();
    resize(720, 600);
    connectTarget();
}

void SubmitDialog::makeFields(QFormLayout& form)
{
    form.setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    auto* setup = named(new ElidedLabel(text(m_plan.line), this), "submitSetup");
    setup->setTextFormat(Qt::PlainText);
    setup->setMostLines(2);
    form.addRow(tr("Setup:"), setup);
    m_split->setObjectName(QStringLiteral("submitSplit"));
    m_split->setToolTip(tr("How the work is split into tasks. Tasks may run on different nodes at the "
                           "same time; results say which device each was measured on"));
    fillSplits();
    form.addRow(tr("Split &work:"), m_split);
    m_atMost->setObjectName(QStringLiteral("submitAtMost"));
    m_atMost->setRange(0, kMaxAtOnce);
    m_atMost->setLinear(true);
    m_atMost->setSpecialValueText(tr("no limit"));
    m_atMost->setToolTip(tr("Maximum number of tasks that run at the same time"));
    form.addRow(tr("At the same ti&me:"), m_atMost);
    const auto line = [&](QLineEdit* field, const char* name, const QString& label, const QString& toolTip,
                          const std::string& usual, const QString& otherwise) {
        field->setObjectName(QString::fromLatin1(name));
        field->setToolTip(toolTip);
        field->setPlaceholderText(usual.empty() ? otherwise : tr("%1 (of the target)").arg(text(usual)));
        form.addRow(label, field);
    };
    line(m_time, "submitTime", tr("Time &limit:"),
         tr("Of each task, in minutes or as HH:MM:SS. If it is reached, what was measured is kept"),
         m_target.slurm.time, tr("partition default"));
    line(m_gpus, "submitGpus", tr("&GPUs per task:"),
         tr("As --gpus of sbatch takes it: 1 or h100:1. Separated by commas, a job is submitted for each"),
         m_target.slurm.gpus, tr("none requested"));
}

void SubmitDialog::fillSplits()
{
    // A sweep is shared out by its points, as the command line does it.
    int usual = 0;
    for (const SplitChoice& choice : splitsOf(m_plan)) {
        if (choice.split == BatchSplit::Points) usual = m_split->count();
        m_split->addItem(splitText(choice, m_plan), static_cast<int>(choice.split));
    }
    m_split->setCurrentIndex(usual);
    m_split->setEnabled(m_split->count() > 1);
}

void SubmitDialog::makeScript()
{
    m_script->setObjectName(QStringLiteral("submitScript"));
    m_script->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_script->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_script->setLayoutDirection(Qt::LeftToRight); // a shell's
    m_script->setTabChangesFocus(true);
    m_script->setMinimumHeight(120);
    m_script->setToolTip(tr("Lines that begin with #SBATCH are options of sbatch; a line of your own can be added"));
    m_note->setObjectName(QStringLiteral("submitNote"));
    m_message->setObjectName(QStringLiteral("submitMessage"));
}

void SubmitDialog::connectFields()
{
    m_preparing.setDelay(std::chrono::milliseconds(150));
    connect(m_split, &QComboBox::currentIndexChanged, this, &SubmitDialog::prepare);
    connect(m_atMost, &QSpinBox::valueChanged, this, &SubmitDialog::prepare);
    connect(m_time, &QLineEdit::textChanged, this, &SubmitDialog::prepare);
    connect(m_gpus, &QLineEdit::textChanged, this, &SubmitDialog::prepare);
    connect(m_script, &QPlainTextEdit::textChanged, this, [this] { setStage(m_stage); });
    connect(m_restore, &QPushButton::clicked, this, [this] { m_script->setPlainText(m_generated); });
    connect(m_again, &QPushButton::clicked, this, &SubmitDialog::connectTarget);
    connect(m_submit, &QPushButton::clicked, this, &SubmitDialog::submit);
}

QString SubmitDialog::script() const { return m_script->toPlainText(); }
bool SubmitDialog::isReady() const { return m_stage == Stage::Ready; }
bool SubmitDialog::isEdited() const { return m_script->toPlainText() != m_generated; }

void SubmitDialog::connectTarget()
{
    setStage(Stage::Connecting);
    m_connecting.request([client = m_client,
                          target = m_target](std::stop_token stop) { return client->prepare(target, std::move(stop)); },
                         [this](Result<std::shared_ptr<TargetConnection>> connection) {
                             if (!connection) {
                                 setStage(Stage::Failed);
                                 return showError(connection.error());
                             }
                             m_connection = std::move(*connection);
                             prepare();
                         });
}

/// One for each kind of GPUs.
std::vector<BatchPlan> SubmitDialog::plans() const
{
    std::vector<BatchPlan> all;
    for (const std::string& gpus : gpusOf(m_gpus->text().toStdString())) {
        BatchPlan plan = m_plan;
        plan.split = static_cast<BatchSplit>(m_split->currentData().toInt());
        plan.atMost = m_atMost->value();
        plan.time = m_time->text().trimmed().toStdString();
        plan.gpus = gpus;
        all.push_back(std::move(plan));
    }
    return all;
}

void SubmitDialog::prepare()
{
    if (!m_connection || m_stage == Stage::Submitting) return;
    setStage(Stage::Preparing);
    m_preparing.request(
        [connection = m_connection, plans = plans()](std::stop_token) -> Result<Made> {
            Made made;
            for (const BatchPlan& plan : plans) {
                auto one = prepareBatch(plan, *connection);
                if (!one) return one.error();
                made.push_back(std::move(*one));
            }
            return made;
        },
        [this](Result<Made> made) { onScript(std::move(made)); });
}

void SubmitDialog::onScript(Result<Made> made)
{
    if (!made) {
        showError(made.error());
        m_submit->setEnabled(false);
        return;
    }
    m_generated = text(made->front().script);
    {
        const QSignalBlocker quiet(m_script);
        m_script->setPlainText(m_generated);
    }
    setStage(Stage::Ready);
}

void SubmitDialog::setStage(Stage stage)
{
    m_stage = stage;
    const bool several = m_gpus->text().contains(QLatin1Char(','));
    const bool edited = m_connection && isEdited();
    const bool free = stage == Stage::Ready || stage == Stage::Preparing;
    for (QLineEdit* field : {m_time, m_gpus})
        field->setEnabled(stage != Stage::Submitting && !edited);
    const bool shared = m_split->currentData().toInt() != static_cast<int>(BatchSplit::None);
    m_atMost->setEnabled(stage != Stage::Submitting && !edited && shared);
    m_split->setEnabled(stage != Stage::Submitting && !edited && m_split->count() > 1);
    m_script->setReadOnly(!free || several);
    m_restore->setVisible(edited);
    m_again->setVisible(stage == Stage::Failed);
    m_submit->setEnabled(stage == Stage::Ready);
    m_note->setMessage(InlineMessage::Kind::Hint,
                       edited    ? tr("The script was edited; the fields above are those that it was made from.")
                       : several ? tr("The script of the first job. Where several are submitted, it cannot be edited.")
                                 : QString());
    if (stage == Stage::Connecting)
        m_message->setMessage(InlineMessage::Kind::Hint, tr("Connecting to %1…").arg(text(m_target.where())));
    else if (stage == Stage::Submitting)
        m_message->setMessage(InlineMessage::Kind::Hint, tr("Submitting…"));
    else if (stage == Stage::Ready)
        m_message->clearMessage();
}

void SubmitDialog::showError(const Error& error)
{
    m_message->setMessage(InlineMessage::Kind::Error, messageText(error));
}

void SubmitDialog::submit()
{
    if (m_stage != Stage::Ready) return;
    std::vector<BatchPlan> all = plans();
    if (all.size() == 1) all.front().script = script().toStdString();
    setStage(Stage::Submitting);
    m_submitting.request(
        [client = m_client, connection = m_connection, all = std::move(all)](std::stop_token stop) -> Result<Taken> {
            Taken taken;
            for (const BatchPlan& plan : all) {
                auto made = prepareBatch(plan, *connection);
                if (!made) return made.error();
                const std::string id = made->batch.id;
                const auto batch = client->submit(connection, std::move(*made), stop);
                if (batch || batch.error().code == ErrorCode::DeviceLost) taken.ids << text(id);
                if (batch) continue;
                if (taken.ids.isEmpty()) return batch.error();
                taken.problem = batch.error();
                break;
            }
            return taken;
        },
        [this](const Result<Taken>& taken) { onSubmitted(taken); });
}

void SubmitDialog::onSubmitted(const Result<Taken>& taken)
{
    if (!taken) {
        setStage(Stage::Ready);
        return showError(taken.error());
    }
    emit submitted(taken->ids, taken->problem);
    accept();
}

} // namespace qs
