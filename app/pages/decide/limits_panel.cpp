// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/decide/limits_panel.h"

#include "widgets/controls/form_rows.h"
#include "widgets/controls/inline_message.h"
#include "widgets/language/qt_text.h"
#include "widgets/language/view_number.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <cmath>

namespace qs {
namespace {

constexpr double kGiB = 1024.0 * 1024 * 1024;

/// A choice that may not be in the list: it is added, so that it stays what it is.
void choose(QComboBox& box, const QVariant& value, const QString& words)
{
    int index = box.findData(value);
    if (index < 0) {
        box.addItem(words, value);
        index = box.count() - 1;
    }
    box.setCurrentIndex(index);
}

QLabel* groupTitle(const QString& words, QWidget* parent)
{
    auto* label = new QLabel(words, parent);
    label->setProperty("role", "muted");
    label->setWordWrap(true);
    return label;
}

} // namespace

LimitsPanel::LimitsPanel(QWidget* parent) : QWidget(parent), m_message(new InlineMessage(this))
{
    setObjectName(QStringLiteral("limitsPanel"));
    auto* column = makeBox<QVBoxLayout>(this, {12, 10, 8, 10}, 8);
    column->addWidget(groupTitle(tr("A configuration has to meet these limits. Empty: no limit."), this));
    auto* rows = new QWidget(this);
    QGridLayout* form = makeForm(rows);
    m_goal = addChoice(form, tr("Rank by"), "decideGoal",
                       tr("Quantity by which the configurations that meet the limits are ranked"));
    m_goal->addItem(tr("Speed"), static_cast<int>(DecisionGoal::Speed));
    m_goal->addItem(tr("Memory"), static_cast<int>(DecisionGoal::Memory));
    m_goal->addItem(tr("Loss"), static_cast<int>(DecisionGoal::Loss));
    m_device = addChoice(form, tr("Device"), "decideDevice", tr("Only use runs that were measured on this device"));
    m_batch =
        addChoice(form, tr("Batch"), "decideBatch", tr("Sequences of a language model that are decoded together"));
    m_prompt = addChoice(form, tr("Prompt length"), "decidePrompt", tr("Tokens of a language model's prompt"));
    addWide(form, groupTitle(tr("At most"), rows));
    addField(form, tr("Memory"), tr("GiB"), "decideMemory", &DecisionLimits::memoryBytes, kGiB,
             tr("Device memory with the model loaded: weights, KV cache and workspace. For a model on the Accuracy "
                "page, the size of its file."));
    addField(form, tr("Time per token"), tr("ms"), "decideMs", &DecisionLimits::msPerToken, 1,
             tr("Median time of a decoding step of a language model"));
    addField(form, tr("Time per call"), tr("µs"), "decideUs", &DecisionLimits::usPerCall, 1,
             tr("Median latency of an operation, or of a call of a model on the Accuracy page"));
    addField(form, tr("Perplexity rise"), QStringLiteral("%"), "decidePerplexity", &DecisionLimits::perplexityPercent,
             1, tr("Increase in perplexity over the baseline"));
    addField(form, tr("Accuracy loss"), tr("pp"), "decideAccuracy", &DecisionLimits::accuracyPoints, 1,
             tr("Accuracy below that of the baseline, in percentage points"));
    addWide(form, groupTitle(tr("At least"), rows));
    addField(form, tr("Throughput"), tr("tok/s"), "decideRate", &DecisionLimits::tokensPerSecond, 1,
             tr("Decoded tokens of all sequences of a language model per second of wall time"));
    column->addWidget(rows);
    m_message->setObjectName(QStringLiteral("decideMessage"));
    column->addWidget(m_message);
    m_reset = named(new QPushButton(tr("Default limits"), this), "decideReset");
    m_reset->setToolTip(tr("No limits except a rise of 1% in perplexity and a loss of 1 point in accuracy"));
    m_reset->setAutoDefault(false);
    column->addWidget(m_reset, 0, Qt::AlignLeft);
    column->addStretch(1);
    connect(m_reset, &QPushButton::clicked, this, [this] {
        DecisionLimits limits = defaultDecisionLimits();
        limits.subject = m_limits.subject;
        for (const Field& field : m_fields)
            field.edit->setModified(false);
        m_message->clearMessage();
        setLimits(limits);
        emit limitsChanged(m_limits);
    });
    setLimits(defaultDecisionLimits());
}

QComboBox* LimitsPanel::addChoice(QGridLayout* form, const QString& label, const char* name, const QString& toolTip)
{
    auto* box = new QuietComboBox(form->parentWidget());
    box->setMinimumContentsLength(4); // as narrow as the dock of a small window
    describe(box, QLatin1String(name), label, toolTip);
    addRow(form, label, box);
    connect(box, &QComboBox::activated, this, &LimitsPanel::edited);
    return box;
}

void LimitsPanel::addField(QGridLayout* form, const QString& label, const QString& unit, const char* name,
                           std::optional<double> DecisionLimits::*limit, double scale, const QString& toolTip)
{
    auto* edit = new QLineEdit(form->parentWidget());
    const QString words = tr("%1 (%2)", "a quantity and its unit").arg(label, unit);
    describe(edit, QLatin1String(name), words, toolTip);
    edit->setPlaceholderText(tr("no limit"));
    edit->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    edit->setClearButtonEnabled(true);
    edit->setMinimumWidth(72); // room for the words beside it
    addRow(form, words, edit);
    m_fields.append({edit, limit, scale, label});
    connect(edit, &QLineEdit::editingFinished, this, &LimitsPanel::edited);
    connect(edit, &QLineEdit::textEdited, this,
            [this] { m_message->setMessage(InlineMessage::Kind::Error, problem()); });
}

QString LimitsPanel::problem() const
{
    for (const Field& field : m_fields) {
        double value = 0;
        const QString typed = field.edit->text().trimmed();
        if (!typed.isEmpty() && !(readNumber(typed, value) && std::isfinite(value) && value >= 0))
            return tr("%1: “%2” is not valid. Enter a number of 0 or more.").arg(field.name, typed);
    }
    return {};
}

void LimitsPanel::edited()
{
    const QString wrong = problem();
    m_message->setMessage(InlineMessage::Kind::Error, wrong);
    if (!wrong.isEmpty()) return;
    for (const Field& field : m_fields)
        field.edit->setModified(false);
    DecisionLimits limits = m_limits;
    for (const Field& field : m_fields) {
        double value = 0;
        const QString typed = field.edit->text().trimmed();
        const std::optional<double> was = m_limits.*field.limit;
        if (typed.isEmpty())
            limits.*field.limit = std::nullopt;
        else if (readNumber(typed, value) && !(was && typed == viewGeneral(*was / field.unit, 6)))
            limits.*field.limit = value * field.unit; // what is shown may be rounded
    }
    limits.device = m_device->currentData().toString().toStdString();
    limits.batch = m_batch->currentData().toInt();
    limits.promptLength = m_prompt->currentData().toInt();
    limits.goal = static_cast<DecisionGoal>(m_goal->currentData().toInt());
    if (limits == m_limits) return;
    m_limits = limits;
    emit limitsChanged(m_limits);
}

void LimitsPanel::setLimits(const DecisionLimits& limits)
{
    m_limits = limits;
    showLimits();
}

void LimitsPanel::showLimits()
{
    for (const Field& field : m_fields) {
        if (field.edit->isModified()) continue; // it is being typed
        const std::optional<double> limit = m_limits.*field.limit;
        field.edit->setText(limit ? viewGeneral(*limit / field.unit, 6) : QString());
    }
    const QString device = text(m_limits.device);
    choose(*m_device, device, device.isEmpty() ? tr("Any") : device);
    choose(*m_batch, m_limits.batch, m_limits.batch > 0 ? viewCount(m_limits.batch) : tr("Smallest"));
    choose(*m_prompt, m_limits.promptLength,
           m_limits.promptLength > 0 ? viewCount(m_limits.promptLength) : tr("Smallest"));
    m_goal->setCurrentIndex(m_goal->findData(static_cast<int>(m_limits.goal)));
}

void LimitsPanel::setChoices(const Decision& decision)
{
    const DecisionTable* table = decision.table();
    const bool isLlm = table && table->subject == DecisionSubject::LanguageModel;
    m_device->clear();
    m_device->addItem(tr("Any"), QString());
    for (const std::string& device : decision.devices)
        m_device->addItem(text(device), text(device));
    const auto fill = [&](QComboBox& box, const std::vector<int>& values) {
        box.clear();
        box.addItem(tr("Smallest"), 0);
        for (const int value : values)
            box.addItem(viewCount(value), value);
        box.setEnabled(isLlm);
    };
    fill(*m_batch, isLlm ? table->batches : std::vector<int>());
    fill(*m_prompt, isLlm ? table->promptLengths : std::vector<int>());
    showLimits();
}

} // namespace qs
