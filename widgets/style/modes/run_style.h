// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/style/modes/mode_style.h"

namespace qs {

/// Style of the run with this number (from 0) where several runs of one mode are laid over each other: hue, dash and
/// marker are those of the run, and the first eight have a hue each.
ModeStyle runStyle(int run, const Theme& theme);

} // namespace qs
