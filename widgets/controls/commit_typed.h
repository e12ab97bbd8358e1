// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace qs {

/// Ends what is being typed, so that it is kept with the rest. Fields report what was typed when they lose the focus,
/// which no shortcut and no closing of the window takes from them. A field keeps the focus; an editor of a cell or row
/// closes.
void commitTyped();

} // namespace qs
