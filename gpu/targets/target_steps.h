// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"

#include <functional>
#include <string_view>

namespace qs {

/// What has to work, in this order, until a worker measures on a target.
enum class TargetStep {
    Resolve,      ///< what ssh makes of the host's name
    Connect,      ///< connection and login
    Shell,        ///< a POSIX shell answers, and nothing garbles what it says
    Architecture, ///< there is a worker for the processor
    CLibrary,     ///< and for the C library
    Folder,       ///< a folder can hold and execute it
    Upload,       ///< it is there, unchanged
    Start,        ///< it runs and understands this program
    Driver,       ///< the GPU's driver answers it
    Devices       ///< it finds devices
};
inline constexpr TargetStep kTargetSteps[] = {
    TargetStep::Resolve, TargetStep::Connect, TargetStep::Shell, TargetStep::Architecture, TargetStep::CLibrary,
    TargetStep::Folder,  TargetStep::Upload,  TargetStep::Start, TargetStep::Driver,       TargetStep::Devices};
std::string_view targetStepName(TargetStep step); ///< resolve, connect, shell, …
Message targetStepTitle(TargetStep step);         ///< for people: 'Connect and log in'

/// How a step stands.
struct StepReport
{
    enum class State { Running, Done, Skipped, Failed };
    TargetStep step = TargetStep::Resolve;
    State state = State::Running;
    Message detail; ///< what was found: 'x86_64'; of a failure: what happened, in ssh's words and in ours
    Message hint;   ///< of a failure: what to do
};
/// On the thread that does the work.
using StepSink = std::function<void(const StepReport&)>;

} // namespace qs
