// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/llm/llm_generate_panel.h"

#include "app/language/counted.h"
#include "gpu/spec/llm_configuration.h"
#include "widgets/controls/count_spin_box.h"
#include "widgets/controls/form_rows.h"
#include "widgets/language/view_number.h"
#include "widgets/style/study_mode_style.h"
#include "widgets/style/theme.h"

#include <QKeyEvent>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTextEdit>
#include <QVBoxLayout>

namespace qs {

LlmGeneratePanel::LlmGeneratePanel(QWidget* parent)
    : QWidget(parent), m_prompt(new QPlainTextEdit), m_configuration(new QuietComboBox), m_most(new CountSpinBox),
      m_run(new QPushButton), m_output(new QTextEdit), m_model(new QLabel), m_about(new QLabel)
{
    setObjectName(QStringLiteral("llmGenerate"));
    describe(m_prompt, QStringLiteral("llmPrompt"), tr("Prompt"),
             tr("The text that the model goes on with; Ctrl+Return sends it"));
    m_prompt->setPlaceholderText(tr("Type the beginning of a text…"));
    m_prompt->setPlainText(tr("The morning was bright, and Emma", "a prompt for an English model"));
    m_prompt->setTabChangesFocus(true);
    m_prompt->setMinimumHeight(m_prompt->fontMetrics().lineSpacing() * 2 + 16);
    m_prompt->setMaximumHeight(m_prompt->fontMetrics().lineSpacing() * 4 + 16);
    m_prompt->installEventFilter(this);
    for (const LlmConfiguration& c : llmConfigurations())
        m_configuration->addItem(QString::fromUtf8(c.name.data(), static_cast<qsizetype>(c.name.size())),
                                 QString::fromUtf8(c.id.data(), static_cast<qsizetype>(c.id.size())));
    m_configuration->setMinimumContentsLength(18);
    describe(m_configuration, QStringLiteral("llmGenerateConfiguration"), tr("Configuration that answers"),
             tr("In which configuration the model of the set-up is loaded to answer"));
    m_most->setLinear(true);
    m_most->setRange(1, 100'000);
    m_most->setValue(128);
    describe(m_most, QStringLiteral("llmGenerateTokens"), tr("Most tokens"),
             tr("How many tokens are generated at most"));
    m_run->setAutoDefault(false);
    m_run->setProperty("role", "primary");
    describe(m_output, QStringLiteral("llmGenerated"), tr("What the model writes"), {});
    m_output->setReadOnly(true);
    m_output->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_output->setTabChangesFocus(true);
    m_output->setPlaceholderText(tr("The most likely continuation appears here while it is written."));
    m_output->document()->setDocumentMargin(12);
    for (QLabel* label : {m_model, m_about}) {
        label->setProperty("role", "subtitle");
        label->setMinimumWidth(1);
        label->setWordWrap(true);
    }
    m_about->setObjectName(QStringLiteral("llmGenerateRate"));
    auto* bar = new QHBoxLayout;
    bar->setSpacing(8);
    auto* tokens = new QLabel(tr("&Tokens"), this);
    tokens->setBuddy(m_most);
    bar->addWidget(m_configuration);
    bar->addWidget(tokens);
    bar->addWidget(m_most);
    bar->addWidget(m_run);
    bar->addStretch(1);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(10, 8, 10, 8);
    all->setSpacing(6);
    all->addWidget(m_model);
    all->addWidget(m_prompt);
    all->addLayout(bar);
    all->addWidget(m_output, 1);
    all->addWidget(m_about);
    connect(m_run, &QPushButton::clicked, this,
            [this] { m_writing ? emit stopRequested() : emit generateRequested(); });
    connect(m_prompt, &QPlainTextEdit::textChanged, this, &LlmGeneratePanel::refresh);
    refresh();
}

void LlmGeneratePanel::setSwatch(const std::function<QIcon(const QString&)>& swatch)
{
    for (int i = 0; i < m_configuration->count(); ++i)
        m_configuration->setItemIcon(i, swatch(llmMode(m_configuration->itemData(i).toString().toStdString())));
}

void LlmGeneratePanel::setModel(const QString& words) { m_model->setText(words); }

void LlmGeneratePanel::setAnswers(bool can, const QString& why)
{
    m_can = can;
    m_why = why;
    refresh();
}

QString LlmGeneratePanel::configuration() const { return m_configuration->currentData().toString(); }
QString LlmGeneratePanel::prompt() const { return m_prompt->toPlainText(); }
int LlmGeneratePanel::most() const { return m_most->pendingValue(); }

void LlmGeneratePanel::goToPrompt()
{
    if (!m_prompt->document()->isModified()) m_prompt->selectAll();
    m_prompt->setFocus(Qt::ShortcutFocusReason);
}

void LlmGeneratePanel::refresh()
{
    const bool text = !m_prompt->toPlainText().isEmpty();
    m_run->setEnabled(m_writing || (m_can && text));
    m_run->setText(m_writing ? tr("&Stop") : tr("&Generate"));
    describe(m_run, QStringLiteral("llmGenerateRun"), m_writing ? tr("Stop writing") : tr("Generate"),
             m_writing ? tr("End it; what is written stays")
             : !m_can  ? m_why
             : !text   ? tr("There is no prompt")
                       : tr("Go on with the prompt (Ctrl+Return)"));
}

void LlmGeneratePanel::begin()
{
    m_writing = true;
    m_tokens = 0;
    m_first = -1;
    m_output->clear();
    QTextCursor cursor(m_output->document());
    QTextCharFormat quiet;
    quiet.setForeground(Theme::fromPalette(palette()).muted);
    cursor.insertText(prompt(), quiet);
    m_about->setText(tr("Loading the model…"));
    m_clock.start();
    refresh();
}

void LlmGeneratePanel::setLoading(const QString& words) { m_about->setText(words); }

void LlmGeneratePanel::addText(const QString& text, int tokens)
{
    if (m_first < 0) {
        m_first = m_clock.elapsed();
        m_clock.restart();
    } else {
        m_tokens += tokens;
    }
    QTextCursor cursor(m_output->document());
    cursor.movePosition(QTextCursor::End);
    cursor.insertText(text, QTextCharFormat());
    m_output->ensureCursorVisible();
    showRate();
}

/// The first token is that of the prompt: the rate is of those after it, as they arrive here.
void LlmGeneratePanel::showRate()
{
    const double seconds = static_cast<double>(m_clock.elapsed()) * 1e-3;
    if (m_tokens > 0 && seconds > 0.02)
        m_about->setText(counted(tr("%n token(s), %1 tokens/s on average", nullptr, pluralOf(m_tokens)), m_tokens)
                             .arg(viewGeneral(m_tokens / seconds, 3)));
}

void LlmGeneratePanel::end(const QString& words, bool failed)
{
    m_writing = false;
    m_about->setText(failed ? tr("Not generated: %1").arg(words) : words);
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
