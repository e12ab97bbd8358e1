// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/targets/target_questions.h"
#include "app/threads/post_box.h"

#include <QDialog>
#include <QObject>
#include <QPointer>

#include <deque>
#include <memory>

class QLineEdit;
class QVBoxLayout;

namespace qs {

/// One question of a connection: a password, a host key, whether the worker may be uploaded. What the server says is
/// shown as plain text of bounded length, and marked as the server's. Nothing keeps what is typed.
class PromptDialog : public QDialog
{
    Q_OBJECT

public:
    explicit PromptDialog(std::shared_ptr<OpenQuestion> question, QWidget* parent = nullptr);
    /// Without an answer until then there is none.
    ~PromptDialog() override;

    const OpenQuestion& question() const { return *m_question; }
    void done(int result) override;

private:
    void ask(const SshPrompt& prompt, QVBoxLayout& column);
    void ask(const UploadQuestion& upload, QVBoxLayout& column);
    void addServersWords(const std::string& words, QVBoxLayout& column);
    void addField(const SshPrompt& prompt, QVBoxLayout& column);
    void addButtons(const QString& yes, const QString& no, QVBoxLayout& column);

    std::shared_ptr<OpenQuestion> m_question;
    QLineEdit* m_field = nullptr;
    std::string m_yes = "yes";       ///< what accepting means where the field is empty
    std::optional<std::string> m_no; ///< what refusing means; empty: no answer
};

/// Opens the questions of connections in the window, one after the other, and closes them when they are over. After its
/// end there are no answers.
class TargetPrompts : public QObject
{
    Q_OBJECT

public:
    TargetPrompts(std::shared_ptr<QuestionQueue> questions, QWidget& window);
    ~TargetPrompts() override;
    /// What is asked now has no answer.
    void cancelAll();
    /// What wanted to upload was stopped; unlike ssh's questions these do not end by themselves then.
    void cancelUploads();

private:
    void open(std::shared_ptr<OpenQuestion> question);
    void close(const std::shared_ptr<OpenQuestion>& question);
    void showNext();

    std::shared_ptr<QuestionQueue> m_questions;
    QWidget& m_window;
    std::deque<std::shared_ptr<OpenQuestion>> m_waiting;
    QPointer<PromptDialog> m_dialog;
    PostBox m_box; ///< last: nothing is posted into what is gone
};

} // namespace qs
