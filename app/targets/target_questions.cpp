// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/targets/target_questions.h"

#include <utility>

namespace qs {

void OpenQuestion::answer(std::optional<std::string> words)
{
    const std::lock_guard lock(m_mutex);
    if (m_over) return;
    m_over = true;
    m_words = std::move(words);
    m_changed.notify_all();
}

std::optional<std::string> OpenQuestion::wait(std::stop_token stop)
{
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, std::move(stop), [this] { return m_over; });
    m_over = true;
    return std::exchange(m_words, std::nullopt);
}

bool OpenQuestion::isOver() const
{
    const std::lock_guard lock(m_mutex);
    return m_over;
}

void QuestionDesk::setWindow(Open open, Close close)
{
    const std::lock_guard lock(m_mutex);
    m_open = std::move(open);
    m_close = std::move(close);
    if (m_open) return;
    for (const auto& question : m_asked)
        question->answer(std::nullopt);
}

TargetQuestions QuestionDesk::questions(std::shared_ptr<QuestionDesk> desk)
{
    TargetQuestions questions;
    questions.ssh = [desk](const SshPrompt& prompt, std::stop_token stop) {
        return desk->ask(prompt, std::move(stop));
    };
    questions.upload = [desk](const UploadQuestion& question) { return desk->ask(question, {}).value_or("") == "yes"; };
    return questions;
}

std::optional<std::string> QuestionDesk::ask(OpenQuestion::What what, std::stop_token stop)
{
    auto question = std::make_shared<OpenQuestion>(std::move(what));
    {
        const std::lock_guard lock(m_mutex);
        if (!m_open) return std::nullopt;
        m_asked.push_back(question);
        m_open(question);
    }
    auto words = question->wait(std::move(stop));
    const std::lock_guard lock(m_mutex);
    std::erase(m_asked, question);
    if (m_close) m_close(std::move(question));
    return words;
}

} // namespace qs
