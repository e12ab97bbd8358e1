// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/studies/wire.h"
#include "gpu/worker/serve_outbox.h"

#include <stop_token>
#include <string>

namespace qs {

/// The LLM study of a worker: operation 'llm-run' with its 'spec'. Events pass on as they come, of progress and speed the newest.
inline constexpr const char* kLlmOperation = "llm-run";
void serveLlm(Outbox& outbox, int id, const nlohmann::json& request, std::stop_token stop);

} // namespace qs
