// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/remote/wire.h"
#include "gpu/serve/message_writer.h"
#include "gpu/studies/modes/study.h"

#include <memory>
#include <stop_token>
#include <string>

namespace qs {

/// The mode study of a worker, and the questions to it.
class ServedStudy
{
public:
    explicit ServedStudy(MessageWriter& outbox) : m_outbox(outbox) {}

    /// Whether an operation is one of these.
    static bool knows(const std::string& op);
    /// Does what a request asks for, and answers it.
    void serve(int id, const std::string& op, const nlohmann::json& request, std::stop_token stop);

private:
    Result<void> answer(int id, const std::string& op, const nlohmann::json& request, const std::stop_token& stop);
    Result<void> run(int id, const nlohmann::json& request, const std::stop_token& stop);
    Result<void> tryPlan(int id, const nlohmann::json& request, const std::stop_token& stop);
    Result<void> sizeOf(int id, const nlohmann::json& request, const std::stop_token& stop);
    Result<void> tensor(int id, const nlohmann::json& request, const std::stop_token& stop);
    Result<void> save(int id, const nlohmann::json& request);

    MessageWriter& m_outbox;
    std::unique_ptr<ModeStudy> m_study;
};

} // namespace qs
