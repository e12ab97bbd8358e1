// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/frame/window_request.h"
#include "app/shell/app_context.h"

#include <functional>

namespace qs {

/// Opens the window, in the language of the settings, and returns the exit status once it is closed. Where it is closed
/// to be opened in another language the next one goes on with its session. `exec`: the event loop. Needs a
/// QApplication.
int runWindows(WindowRequest request, const AppContext& context, const std::function<int()>& exec);

} // namespace qs
