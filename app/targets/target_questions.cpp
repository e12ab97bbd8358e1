// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/targets/target_questions.h"

#include <utility>

namespace qs {
namespace {

/// The host whose connection asks.
const std::string& hostOf(const OpenQuestion::What& what)
{
    const auto* upload = std::get_if<UploadQuestion>(&what);
    return upload ? upload->target.host : std::get<SshPrompt>(what).host;
}

} // namespace

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

void QuestionQueue::setWindow(Open open, Close close)
{
    const std::lock_guard lock(m_mutex);
    m_open = std::move(open);
    m_close = std::move(close);
    if (m_open) return;
    for (const auto& question : m_asked)
        question->answer(std::nullopt);
}

void QuestionQueue::setQuiet(const std::string& host, bool quiet)
{
    const std::lock_guard lock(m_mutex);
    if (quiet)
        m_quiet.insert(host);
    else if (const auto one = m_quiet.find(host); one != m_quiet.end())
        m_quiet.erase(one);
}

TargetQuestions QuestionQueue::questions(std::shared_ptr<QuestionQueue> queue)
{
    TargetQuestions questions;
    questions.ssh = [queue](const SshPrompt& prompt, std::stop_token stop) {
        return queue->ask(prompt, std::move(stop));
    };
    questions.upload = [queue](const UploadQuestion& question) {
        return queue->ask(question, {}).value_or("") == "yes";
    };
    return questions;
}

std::optional<std::string> QuestionQueue::ask(OpenQuestion::What what, std::stop_token stop)
{
    const std::string host = hostOf(what);
    auto question = std::make_shared<OpenQuestion>(std::move(what));
    {
        const std::lock_guard lock(m_mutex);
        if (!m_open || m_quiet.contains(host)) return std::nullopt;
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
