// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/targets/target_prompts.h"

#include "gpu/core/units.h"
#include "widgets/controls/form_rows.h"
#include "widgets/language/qt_text.h"
#include "widgets/language/view_number.h"

#include <QApplication>
#include <QDialogButtonBox>
#include <QFontDatabase>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace qs {
namespace {

constexpr qsizetype kMaxWords = 4'000; ///< characters of a server that are shown

QLabel* plainLabel(const QString& words, QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setText(words);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    return label;
}

QString promptTitle(SshPrompt::Kind kind)
{
    switch (kind) {
    case SshPrompt::Kind::Secret:
        return PromptDialog::tr("Log in");
    case SshPrompt::Kind::HostKey:
        return PromptDialog::tr("Unknown host key");
    case SshPrompt::Kind::Confirm:
        return PromptDialog::tr("Question of ssh");
    case SshPrompt::Kind::Notice:
        break;
    }
    return PromptDialog::tr("Message of ssh");
}

} // namespace

PromptDialog::PromptDialog(std::shared_ptr<OpenQuestion> question, QWidget* parent)
    : QDialog(parent), m_question(std::move(question))
{
    setObjectName(QStringLiteral("targetPrompt"));
    setAttribute(Qt::WA_DeleteOnClose);
    setMinimumWidth(460);
    auto* column = new QVBoxLayout(this);
    column->setSpacing(10);
    std::visit([&](const auto& what) { ask(what, *column); }, m_question->what());
    resize(minimumWidth(), column->totalHeightForWidth(minimumWidth())); // a hint does not know of wrapped lines
}

PromptDialog::~PromptDialog()
{
    if (m_field) m_field->clear();
    m_question->answer(std::nullopt);
}

void PromptDialog::ask(const SshPrompt& prompt, QVBoxLayout& column)
{
    using Kind = SshPrompt::Kind;
    setWindowTitle(promptTitle(prompt.kind));
    auto* about = plainLabel(tr("The connection to %1 asks:").arg(text(prompt.host)), this);
    if (prompt.kind == Kind::Notice) about->setText(tr("The connection to %1 says:").arg(text(prompt.host)));
    column.addWidget(about);
    addServersWords(prompt.server, column);
    auto* words = plainLabel(text(prompt.text).left(kMaxWords), this);
    words->setObjectName(QStringLiteral("promptText"));
    words->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    column.addWidget(words);
    if (prompt.kind == Kind::Secret || prompt.kind == Kind::HostKey) addField(prompt, column);
    if (prompt.kind != Kind::Secret && prompt.kind != Kind::Notice) m_no = "no";
    switch (prompt.kind) {
    case Kind::Secret:
        return addButtons(tr("Log in"), tr("Cancel"), column);
    case Kind::HostKey:
        return addButtons(tr("Trust this key and connect"), tr("Do not connect"), column);
    case Kind::Confirm:
        return addButtons(tr("Yes"), tr("No"), column);
    case Kind::Notice:
        return addButtons({}, tr("Cancel"), column);
    }
}

void PromptDialog::ask(const UploadQuestion& upload, QVBoxLayout& column)
{
    setWindowTitle(tr("Upload the worker"));
    column.addWidget(plainLabel(tr("To measure on %1, a program that runs the kernels, quantoscope-worker, must be "
                                   "uploaded there.")
                                    .arg(text(upload.host)),
                                this));
    auto* where = plainLabel(
        tr("Folder: %1\nSize: %2 compressed").arg(text(upload.folder), viewNumbers(formatBytes(Bytes{upload.bytes}))),
        this);
    where->setObjectName(QStringLiteral("promptText"));
    column.addWidget(where);
    column.addWidget(
        plainLabel(tr("This question is asked once per target. Nothing is installed outside this folder."), this));
    addButtons(tr("Upload"), tr("Cancel"), column);
}

/// Not to be trusted: a server could imitate a question of this program.
void PromptDialog::addServersWords(const std::string& words, QVBoxLayout& column)
{
    const QString shown = text(words).trimmed().right(kMaxWords);
    if (shown.isEmpty()) return;
    auto* about = plainLabel(tr("Text from the server (not verified):"), this);
    auto* field = named(new QPlainTextEdit(this), "promptServer");
    field->setReadOnly(true);
    field->setPlainText(shown);
    field->setTabChangesFocus(true);
    field->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    field->setAccessibleName(about->text());
    field->setMaximumHeight(fontMetrics().lineSpacing() * std::clamp(static_cast<int>(shown.count('\n')) + 2, 3, 9));
    about->setBuddy(field);
    column.addWidget(about);
    column.addWidget(field);
}

void PromptDialog::addField(const SshPrompt& prompt, QVBoxLayout& column)
{
    m_field = named(new QLineEdit(this), "promptField");
    m_field->setMaxLength(1'000);
    const bool secret = prompt.kind == SshPrompt::Kind::Secret;
    if (secret) {
        m_field->setEchoMode(QLineEdit::Password);
        m_field->setInputMethodHints(Qt::ImhHiddenText | Qt::ImhSensitiveData | Qt::ImhNoAutoUppercase);
        m_field->setAccessibleName(tr("Answer"));
        m_field->setAccessibleDescription(text(prompt.text));
        m_field->setToolTip(tr("The answer is passed to ssh and not stored"));
        m_yes.clear();
    } else {
        auto* about = plainLabel(tr("Fingerprint from a trusted source, compared by ssh (optional):"), this);
        about->setBuddy(m_field);
        m_field->setAccessibleName(tr("Fingerprint"));
        m_field->setPlaceholderText(QStringLiteral("SHA256:…"));
        column.addWidget(about);
    }
    column.addWidget(m_field);
    m_field->setFocus();
}

void PromptDialog::addButtons(const QString& yes, const QString& no, QVBoxLayout& column)
{
    auto* buttons = new QDialogButtonBox(this);
    auto* refuse = buttons->addButton(no, QDialogButtonBox::RejectRole);
    refuse->setObjectName(QStringLiteral("promptNo"));
    refuse->setAutoDefault(false);
    if (!yes.isEmpty()) {
        auto* accept = buttons->addButton(yes, QDialogButtonBox::AcceptRole);
        accept->setObjectName(QStringLiteral("promptYes"));
        accept->setAutoDefault(false);
        // Enter alone must not trust a key or copy files; a fingerprint is compared.
        const auto choose = [accept, refuse](bool accepts) { (accepts ? accept : refuse)->setDefault(true); };
        const bool secret = m_field && m_yes.empty();
        choose(secret);
        if (m_field && !secret)
            connect(m_field, &QLineEdit::textChanged, this,
                    [choose](const QString& words) { choose(!words.isEmpty()); });
    }
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column.addStretch(1);
    column.addWidget(buttons);
}

void PromptDialog::done(int result)
{
    std::string typed = m_field ? m_field->text().toStdString() : std::string();
    if (m_field) m_field->clear();
    if (result == Accepted)
        m_question->answer(m_field && (m_yes.empty() || !typed.empty()) ? std::move(typed) : m_yes);
    else
        m_question->answer(m_no);
    QDialog::done(result);
}

TargetPrompts::TargetPrompts(std::shared_ptr<QuestionQueue> questions, QWidget& window)
    : QObject(&window), m_questions(std::move(questions)), m_window(window)
{
    const auto slot = m_box.slot();
    m_questions->setWindow(
        [this, slot](const std::shared_ptr<OpenQuestion>& question) {
            slot->post([this, question] { open(question); });
        },
        [this, slot](const std::shared_ptr<OpenQuestion>& question) {
            slot->post([this, question] { close(question); });
        });
}

TargetPrompts::~TargetPrompts()
{
    m_questions->setWindow({}, {});
    m_waiting.clear();
    delete m_dialog.data();
}

void TargetPrompts::cancelAll()
{
    for (const auto& question : std::exchange(m_waiting, {}))
        question->answer(std::nullopt);
    if (m_dialog) m_dialog->close();
}

void TargetPrompts::cancelUploads()
{
    const auto isUpload = [](const OpenQuestion& question) {
        return std::holds_alternative<UploadQuestion>(question.what());
    };
    const auto others = std::stable_partition(m_waiting.begin(), m_waiting.end(),
                                              [&](const auto& question) { return !isUpload(*question); });
    for (auto question = others; question != m_waiting.end(); ++question)
        (*question)->answer(std::nullopt);
    m_waiting.erase(others, m_waiting.end());
    if (m_dialog && isUpload(m_dialog->question())) m_dialog->close();
}

void TargetPrompts::open(std::shared_ptr<OpenQuestion> question)
{
    m_waiting.push_back(std::move(question));
    showNext();
}

void TargetPrompts::close(const std::shared_ptr<OpenQuestion>& question)
{
    std::erase(m_waiting, question);
    if (m_dialog && &m_dialog->question() == question.get()) m_dialog->close();
}

void TargetPrompts::showNext()
{
    if (m_dialog || m_waiting.empty()) return;
    const auto question = m_waiting.front();
    m_waiting.pop_front();
    if (question->isOver()) return showNext();
    // Over the dialog that is open, which blocks the window below it.
    QWidget* above = QApplication::activeModalWidget();
    m_dialog = new PromptDialog(question, above ? above : &m_window);
    connect(m_dialog, &QObject::destroyed, this, [this] {
        m_dialog.clear();
        showNext();
    });
    m_dialog->open();
}

} // namespace qs
