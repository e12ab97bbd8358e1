// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/targets/target_connection.h"

#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <stop_token>
#include <string>
#include <variant>
#include <vector>

namespace qs {

/// A question to the user, and the answer that a thread waits for. Any thread.
class OpenQuestion
{
public:
    using What = std::variant<SshPrompt, UploadQuestion>;
    explicit OpenQuestion(What what) : m_what(std::move(what)) {}

    const What& what() const { return m_what; }
    /// The first answer counts. Empty: there is none.
    void answer(std::optional<std::string> words);
    /// Waits for it; empty after a stop, too.
    std::optional<std::string> wait(std::stop_token stop);
    /// Nobody waits for the answer any more.
    bool isOver() const;

private:
    const What m_what;
    mutable std::mutex m_mutex;
    std::condition_variable_any m_changed;
    bool m_over = false;
    std::optional<std::string> m_words;
};

/// Where connections, on their threads, ask the user of a window, which may be gone by then. One of a hub of targets.
class QuestionQueue
{
public:
    using Open = std::function<void(std::shared_ptr<OpenQuestion>)>;
    /// Called when nobody waits for an answer any more that was not given.
    using Close = std::function<void(std::shared_ptr<OpenQuestion>)>;

    /// Who answers from now on; both are called on the thread that asks, and must not wait. Empty: nobody; what is
    /// asked now and later has no answer.
    void setWindow(Open open, Close close);
    /// Whether what connections to a host ask has no answer now. Each true needs a false; other threads may be quiet
    /// about the same host.
    void setQuiet(const std::string& host, bool quiet);
    /// What connections ask. It keeps the questions.
    static TargetQuestions questions(std::shared_ptr<QuestionQueue> queue);

private:
    std::optional<std::string> ask(OpenQuestion::What what, std::stop_token stop);

    std::mutex m_mutex;
    Open m_open;
    Close m_close;
    std::vector<std::shared_ptr<OpenQuestion>> m_asked; ///< that somebody waits for
    std::multiset<std::string> m_quiet;                 ///< hosts
};

} // namespace qs
