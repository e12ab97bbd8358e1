// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/formats/io/text_sink.h"
#include "gpu/serve/message_writer.h"
#include "gpu/studies/study.h"

#include <functional>
#include <memory>
#include <stop_token>
#include <string>

namespace qs {

/// Writes a whole result as a file has it; holds the result for as long as it is kept.
using WriteResult = std::function<void(TextSink& sink)>;

/// The study of a worker, of any kind, and the questions to it; one at a time. What is asked for comes with the "kind"
/// and the "spec" of a study, which is then made, or without: then it is for the study that is there.
class ServedStudy
{
public:
    explicit ServedStudy(MessageWriter& outbox) : m_outbox(outbox) {}

    /// Whether an operation is one of these: 'study-run', 'study-ask'.
    static bool knows(const std::string& op);
    /// Does what a request asks for, and answers it. Events pass on as they come, those of which the newest counts
    /// where the reader keeps up.
    void serve(int id, const std::string& op, const nlohmann::json& request, std::stop_token stop);

    /// Gets each result of a run before its answer is sent.
    void onResult(std::function<void(int id, const WriteResult& write)> keep) { m_keep = std::move(keep); }

private:
    Result<void> answer(int id, const std::string& op, const nlohmann::json& request, std::stop_token stop);
    Result<void> make(const nlohmann::json& request);
    void pass(int id, const StudyEvent& event);
    /// The result as JSON, with the process that it came from.
    std::string resultText() const;

    MessageWriter& m_outbox;
    std::unique_ptr<Study> m_study;
    std::function<void(int id, const WriteResult& write)> m_keep;
};

} // namespace qs
