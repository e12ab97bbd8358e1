// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// For loops that are compiled once for each instruction set: a call would leave the one they were compiled for.
#define QS_INLINE inline __attribute__((always_inline))
