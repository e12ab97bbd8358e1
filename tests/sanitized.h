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

/// How many times what it takes on a machine of two quiet cores a test waits for something before it fails: others run
/// beside it, and a rented machine shares its cores with strangers. Speed itself is what benchmarks measure.
inline constexpr int kPatience = 5 * kSlowdown;
