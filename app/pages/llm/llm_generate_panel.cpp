// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/llm/llm_generate_panel.h"

#include "app/language/counted.h"
#include "app/pages/layout/page_layout.h"
#include "app/pages/llm/llm_text_column.h"
#include "gpu/spec/llm_configuration.h"
#include "widgets/controls/count_spin_box.h"
#include "widgets/controls/form_rows.h"
#include "widgets/controls/quiet_double_box.h"
#include "widgets/language/message_text.h"
#include "widgets/style/modes/accuracy_mode_style.h"
#include "widgets/style/modes/mode_swatch.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <limits>
#include <utility>

namespace qs {
namespace {

constexpr int kFieldWidth = 128;  ///< pixels that a field takes at least
constexpr int kBesideWidth = 460; ///< from which two texts stand side by side

QString textOf(std::string_view text) { return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())); }

CountSpinBox* countBox(int low, int high, int value)
{
    auto* box = new CountSpinBox;
    box->setLinear(true);
    box->setRange(low, high);
    box->setValue(value);
    return box;
}

QuietDoubleBox* decimalBox(double high, double value)
{
    auto* box = new QuietDoubleBox(nullptr, 0, high, {});
    box->setDecimals(2);
    box->setSingleStep(0.05);
    box->setValue(value);
    return box;
}

double pendingOf(const QuietDoubleBox* box)
{
    return box->hasAcceptableInput() ? box->valueFromText(box->text()) : box->value();
}

} // namespace

LlmGeneratePanel::LlmGeneratePanel(QWidget* parent)
    : QWidget(parent), m_prompt(new QPlainTextEdit), m_system(new QLineEdit), m_configuration(new QuietComboBox),
      m_against(new QuietComboBox), m_template(new QuietComboBox), m_most(countBox(1, 100'000, 128)),
      m_topK(countBox(0, 1'000'000, 0)), m_seed(countBox(0, std::numeric_limits<int>::max(), 0)),
      m_temperature(decimalBox(TokenSampling::kMaxTemperature, 0)), m_topP(decimalBox(1, 1)), m_run(new QPushButton),
      m_fields(new QWidget), m_grid(new QGridLayout(m_fields)), m_model(new QLabel), m_about(new QLabel)
{
    m_fields->setMinimumWidth(1); // the grid has fewer columns where there is less room
    setObjectName(QStringLiteral("llmGenerate"));
    for (QLabel* label : {m_model, m_about}) {
        label->setProperty("role", "subtitle");
        label->setMinimumWidth(1);
        label->setWordWrap(true);
    }
    m_about->setObjectName(QStringLiteral("llmGenerateRate"));
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(8);
    m_grid->setVerticalSpacing(2);
    makePrompt();
    makeConfigurations();
    makeSampling();
    makeTemplates();
    auto* ask = new QHBoxLayout;
    ask->setSpacing(8);
    ask->addWidget(m_prompt, 1);
    ask->addWidget(m_run, 0, Qt::AlignTop);
    auto* all = makeBox<QVBoxLayout>(this, {10, 8, 10, 8}, 6);
    all->addWidget(m_model);
    all->addLayout(ask);
    addAll(all, {m_system, m_fields});
    all->addWidget(makeColumns(), 1);
    all->addWidget(m_about);
    connectParts();
    arrange();
    refresh();
}

void LlmGeneratePanel::makePrompt()
{
    describe(m_prompt, QStringLiteral("llmPrompt"), tr("Prompt"),
             tr("The text to continue, or the message to a chat model. Ctrl+Return sends it."));
    m_prompt->setPlaceholderText(tr("Type the beginning of a text…"));
    m_prompt->setPlainText(tr("The morning was bright, and Emma", "a prompt for an English model"));
    m_prompt->setTabChangesFocus(true);
    m_prompt->setMinimumHeight(m_prompt->fontMetrics().lineSpacing() * 2 + 16);
    m_prompt->setMaximumHeight(m_prompt->fontMetrics().lineSpacing() * 3 + 16);
    m_prompt->installEventFilter(this);
    m_run->setAutoDefault(false);
    m_run->setProperty("role", "primary");
    describe(m_system, QStringLiteral("llmSystem"), tr("System message"),
             tr("Instructions to a chat model, before the prompt. Leave it empty for none."));
    m_system->setPlaceholderText(tr("System message (optional)"));
}

void LlmGeneratePanel::makeConfigurations()
{
    m_against->addItem(tr("None"), QString());
    for (const LlmConfiguration& c : llmConfigurations())
        for (QComboBox* box : {m_configuration, m_against})
            box->addItem(modeSwatch(llmMode(std::string(c.id))), textOf(c.name), textOf(c.id));
    for (QComboBox* box : {m_configuration, m_against})
        box->setMinimumContentsLength(8);
    describe(m_configuration, QStringLiteral("llmGenerateConfiguration"), tr("Configuration"),
             tr("The configuration in which the model of the setup is loaded"));
    describe(m_against, QStringLiteral("llmGenerateAgainst"), tr("Compare with"),
             tr("A second configuration that continues the same prompt beside the first one. They take turns, token by "
                "token; the first token that differs is marked."));
    describe(m_most, QStringLiteral("llmGenerateTokens"), tr("Maximum number of tokens"),
             tr("Generation ends after this many tokens, or when the model ends the text"));
    addField(tr("&Configuration"), m_configuration);
    addField(tr("Compare &with"), m_against);
    addField(tr("Ma&x. tokens"), m_most);
}

void LlmGeneratePanel::makeSampling()
{
    describe(m_temperature, QStringLiteral("llmTemperature"), tr("Temperature"),
             tr("Divides the logits before a token is sampled. 0 is greedy: always the most likely token."));
    describe(m_topP, QStringLiteral("llmTopP"), tr("Top-p"), {});
    describe(m_topK, QStringLiteral("llmTopK"), tr("Top-k"), {});
    describe(m_seed, QStringLiteral("llmSeed"), tr("Seed"), {});
    addField(tr("&Temperature"), m_temperature);
    addField(tr("Top-&p"), m_topP);
    addField(tr("Top-&k"), m_topK);
    addField(tr("See&d"), m_seed);
}

void LlmGeneratePanel::makeTemplates()
{
    m_template->addItem(tr("From the model"), QString::fromLatin1(kModelChatTemplate));
    m_template->addItem(tr("None"), QString::fromLatin1(kNoChatTemplate));
    m_template->setMinimumContentsLength(12);
    describe(
        m_template, QStringLiteral("llmChatTemplate"), tr("Chat template"),
        tr("Format of the prompt as a turn of a conversation. The template of the model is run as transformers runs "
           "it."));
    addField(tr("C&hat template"), m_template);
}

QWidget* LlmGeneratePanel::makeColumns()
{
    m_columns = {new LlmTextColumn(QStringLiteral("llmGenerated")),
                 new LlmTextColumn(QStringLiteral("llmGeneratedAgainst"))};
    m_splitter = makeSplitter("llmGenerateTexts", Qt::Horizontal, {m_columns[0], m_columns[1]});
    m_columns[1]->hide();
    m_columns[0]->setHeadingVisible(false);
    return m_splitter;
}

void LlmGeneratePanel::addField(const QString& label, QWidget* control)
{
    auto* field = new QWidget(m_fields);
    auto* column = makeBox<QVBoxLayout>(field, {}, 1);
    auto* words = new QLabel(label, field);
    words->setBuddy(control);
    addAll(column, {words, control});
    m_placed.append(field);
}

void LlmGeneratePanel::connectParts()
{
    connect(m_run, &QPushButton::clicked, this,
            [this] { m_writing ? emit stopRequested() : emit generateRequested(); });
    connect(m_prompt, &QPlainTextEdit::textChanged, this, &LlmGeneratePanel::refresh);
    for (QComboBox* box : {m_configuration, m_against})
        connect(box, &QComboBox::currentIndexChanged, this, &LlmGeneratePanel::refresh);
    connect(m_temperature, &QDoubleSpinBox::valueChanged, this, &LlmGeneratePanel::refreshSampling);
    refreshSampling();
}

/// As many fields in a row as there is room for.
void LlmGeneratePanel::arrange()
{
    const int columns = std::clamp(width() / kFieldWidth, 2, 4);
    if (std::exchange(m_perRow, columns) != columns) {
        for (QWidget* field : std::as_const(m_placed))
            m_grid->removeWidget(field);
        for (int i = 0; i < m_placed.size(); ++i)
            m_grid->addWidget(m_placed[i], i / columns, i % columns);
        for (int i = 0; i < m_grid->columnCount(); ++i)
            m_grid->setColumnStretch(i, i < columns ? 1 : 0);
    }
    if (m_splitter) m_splitter->setOrientation(width() >= kBesideWidth ? Qt::Horizontal : Qt::Vertical);
}

void LlmGeneratePanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void LlmGeneratePanel::setModel(const QString& words, const FoundChatTemplate& chat)
{
    m_model->setText(words);
    m_template->setItemText(0, chat.usable    ? tr("From the model")
                               : chat.present ? tr("From the model: not supported")
                                              : tr("From the model: none"));
}

void LlmGeneratePanel::setAnswers(bool can, const QString& why)
{
    m_can = can;
    m_why = why;
    refresh();
}

QString LlmGeneratePanel::configuration() const { return m_configuration->currentData().toString(); }
QString LlmGeneratePanel::against() const { return m_against->currentData().toString(); }

LlmPrompt LlmGeneratePanel::request() const
{
    LlmPrompt prompt;
    prompt.text = m_prompt->toPlainText().toStdString();
    prompt.most = m_most->pendingValue();
    prompt.sampling = {.temperature = pendingOf(m_temperature),
                       .topP = pendingOf(m_topP),
                       .topK = m_topK->pendingValue(),
                       .seed = static_cast<std::uint64_t>(m_seed->pendingValue())};
    prompt.system = m_system->text().trimmed().toStdString();
    prompt.chatTemplate = m_template->currentData().toString().toStdString();
    return prompt;
}

void LlmGeneratePanel::goToPrompt()
{
    if (!m_prompt->document()->isModified()) m_prompt->selectAll();
    m_prompt->setFocus(Qt::ShortcutFocusReason);
}

QString LlmGeneratePanel::whyNot() const
{
    if (!m_can) return m_why;
    if (m_prompt->toPlainText().isEmpty()) return tr("Enter a prompt first");
    return configuration() == against() ? tr("Choose two different configurations") : QString();
}

void LlmGeneratePanel::refresh()
{
    const QString why = whyNot();
    m_run->setEnabled(m_writing || why.isEmpty());
    m_run->setText(m_writing ? tr("&Stop") : tr("&Generate"));
    describe(m_run, QStringLiteral("llmGenerateRun"), m_writing ? tr("Stop generating") : tr("Generate"),
             m_writing        ? tr("Stop generating. The text so far is kept.")
             : !why.isEmpty() ? why
                              : tr("Continue the prompt (Ctrl+Return)"));
}

/// Greedy, nothing is drawn.
void LlmGeneratePanel::refreshSampling()
{
    const bool draws = m_temperature->value() > 0;
    const std::pair<QWidget*, QString> parts[] = {
        {m_topP, tr("Sample from the most likely tokens whose probabilities add up to this. 1: from all tokens.")},
        {m_topK, tr("Sample from this number of the most likely tokens. 0: from all tokens.")},
        {m_seed, tr("The same seed gives the same text in the same configuration")}};
    for (const auto& [part, words] : parts) {
        part->setEnabled(draws);
        part->setToolTip(draws ? words : tr("Has no effect while the temperature is 0"));
    }
}

void LlmGeneratePanel::begin()
{
    m_writing = true;
    m_writers = {configuration()};
    if (!against().isEmpty()) m_writers.append(against());
    const QString prompt = m_prompt->toPlainText();
    for (int i = 0; i < m_columns.size(); ++i) {
        m_columns[i]->setVisible(i < m_writers.size());
        m_columns[i]->setHeadingVisible(m_writers.size() > 1);
        if (i < m_writers.size()) m_columns[i]->begin(llmMode(m_writers[i].toStdString()), prompt);
    }
    m_about->setText(tr("Loading the model…"));
    refresh();
}

void LlmGeneratePanel::setLoading(const QString& words) { m_about->setText(words); }

void LlmGeneratePanel::addText(const QString& configuration, const QString& text, int tokens, double rate)
{
    const qsizetype place = m_writers.indexOf(configuration);
    if (place < 0) return;
    m_columns[place]->add(text, tokens, rate);
    if (m_writers.size() < 2)
        m_about->clear();
    else
        compareSoFar();
}

/// Tokens come joined while both write, so the first character that differs is marked; finish() knows the token.
void LlmGeneratePanel::compareSoFar()
{
    if (m_columns[0]->isMarked()) return;
    const QString a = m_columns[0]->text(), b = m_columns[1]->text();
    const auto differs = std::mismatch(a.begin(), a.end(), b.begin(), b.end()).first - a.begin();
    if (differs >= std::min(a.size(), b.size())) return m_about->setText(tr("The same text so far"));
    for (LlmTextColumn* column : std::as_const(m_columns))
        column->markDifference(differs, 1);
    m_about->setText(tr("The texts differ."));
}

void LlmGeneratePanel::showDifference(const LlmGeneration& a, const LlmGeneration& b)
{
    const auto common = static_cast<std::size_t>(commonTokens(a, b));
    const bool differ = common < std::min(a.tokens.size(), b.tokens.size());
    for (const LlmGeneration* one : {&a, &b}) {
        LlmTextColumn& column = *m_columns[one == &a ? 0 : 1];
        qsizetype start = 0;
        for (std::size_t i = 0; i < std::min(common, one->pieces.size()); ++i)
            start += QString::fromStdString(one->pieces[i]).size();
        std::size_t at = common; // the rest of a character comes with a later token
        while (differ && at + 1 < one->pieces.size() && one->pieces[at].empty())
            ++at;
        column.markDifference(differ ? start : -1, differ ? QString::fromStdString(one->pieces[at]).size() : 0);
    }
}

void LlmGeneratePanel::finish(const std::vector<LlmGeneration>& made)
{
    m_writing = false;
    QStringList words;
    for (const LlmGeneration& one : made)
        if (const qsizetype place = m_writers.indexOf(QString::fromStdString(one.configuration)); place >= 0)
            m_columns[place]->finish(one);
    if (made.size() > 1) {
        showDifference(made.front(), made.back());
        words << messageText(differenceText(made.front(), made.back()));
    }
    for (const Message& note : made.empty() ? std::vector<Message>() : made.front().notes)
        words << messageText(note);
    m_about->setText(words.join(QLatin1Char(' ')));
    refresh();
}

void LlmGeneratePanel::end(const QString& words, bool failed)
{
    m_writing = false;
    m_about->setText(failed ? tr("Cannot generate: %1").arg(words) : words);
    refresh();
}

bool LlmGeneratePanel::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_prompt && event->type() == QEvent::KeyPress) {
        auto* key = static_cast<QKeyEvent*>(event);
        if ((key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) && key->modifiers() & Qt::ControlModifier) {
            if (m_run->isEnabled() && !m_writing) emit generateRequested();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace qs
