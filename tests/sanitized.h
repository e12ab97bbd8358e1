// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What a sanitizer changes for a test: everything takes longer, and its shadow needs more address space than a limit
// would leave.
#if defined(__has_feature)
#define QS_HAS_FEATURE(name) __has_feature(name) // clang, which defines no macros as GCC does
#else
#define QS_HAS_FEATURE(name) 0
#endif
#if defined(__SANITIZE_THREAD__) || QS_HAS_FEATURE(thread_sanitizer)
inline constexpr int kSlowdown = 10;
#elif defined(__SANITIZE_ADDRESS__) || QS_HAS_FEATURE(address_sanitizer)
inline constexpr int kSlowdown = 4;
#else
inline constexpr int kSlowdown = 1;
#endif
#undef QS_HAS_FEATURE
inline constexpr bool kSanitized = kSlowdown > 1;

/// How many times what it takes on a machine of two quiet cores a test waits for something before it fails: others run
/// beside it, and a rented machine shares its cores with strangers. Speed itself is what benchmarks measure.
inline constexpr int kPatience = 5 * kSlowdown;
