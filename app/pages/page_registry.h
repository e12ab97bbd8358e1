// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace qs {

struct AppContext;
struct WindowParts;

/// Makes the pages of the program, each with what it runs, in the order of their tabs. A new one is a line here.
void addPages(const WindowParts& window, const AppContext& context);

} // namespace qs
