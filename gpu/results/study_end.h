// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace qs {

/// What a study's file says as its stop_reason where everything was measured. Anything else is why it ended early, in
/// words.
inline constexpr std::string_view kStudyDone = "done";

/// Whether a study (of modes, of a language model) has everything that it was asked for.
template <class Study> bool isComplete(const Study& study) { return study.stopReason == kStudyDone; }

} // namespace qs
