// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace qs {

/// What the window is started with.
struct WindowRequest
{
    enum class Measure { Nothing, Run, Live };
    QString file;                       ///< a session, .npy or .safetensors file to open; may be empty
    Measure measure = Measure::Nothing; ///< what to measure at once, with the last setup
};

} // namespace qs
