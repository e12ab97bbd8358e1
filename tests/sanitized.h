// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What a sanitizer changes for a test: everything takes longer, and its shadow needs more address space than a limit
// would leave.
#if defined(__SANITIZE_THREAD__)
inline constexpr int kSlowdown = 10;
#elif defined(__SANITIZE_ADDRESS__)
inline constexpr int kSlowdown = 4;
#else
inline constexpr int kSlowdown = 1;
#endif
inline constexpr bool kSanitized = kSlowdown > 1;
