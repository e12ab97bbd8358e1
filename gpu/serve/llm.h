// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/remote/wire.h"
#include "gpu/serve/message_writer.h"
#include "gpu/studies/llm/session.h"

#include <memory>
#include <stop_token>
#include <string>

namespace qs {

inline constexpr const char* kLlmOperation = "llm-run";

/// What a worker does with language models, one request at a time.
class ServedLlm
{
public:
    explicit ServedLlm(MessageWriter& outbox) : m_outbox(outbox) {}

    /// Whether an operation is one of these.
    static bool knows(const std::string& op);
    /// 'llm-run' with its 'spec' runs a study: events pass on as they come, of progress and speed the newest.
    /// 'llm-generate' goes on with a prompt (LlmQuestion): pieces of text with their number of tokens, then
    /// {"generation"}; the model stays loaded for the next one.
    void serve(int id, const std::string& op, const nlohmann::json& request, std::stop_token stop);

private:
    void run(int id, const nlohmann::json& request, std::stop_token stop);
    void generate(int id, const nlohmann::json& request, std::stop_token stop);

    MessageWriter& m_outbox;
    std::unique_ptr<LlmSession> m_session;
};

} // namespace qs
