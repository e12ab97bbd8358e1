// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

namespace qs {

// What the laboratory says in English, as texts to be translated (context Lab): sentences with %1 … where values
// stand. A sentence that is not among them is shown in English. A changed sentence of the laboratory has to be
// changed here; the tests hold both against each other.

std::span<const char* const> findingSentences();
std::span<const char* const> runSentences();
std::span<const char* const> modeSentences();
std::span<const char* const> fileSentences();
std::span<const char* const> dataSentences();
std::span<const char* const> auditSentences();
std::span<const char* const> serviceSentences();
std::span<const char* const> llmSentences();

} // namespace qs
