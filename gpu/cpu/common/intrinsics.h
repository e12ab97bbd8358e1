// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#if defined(__clang__)
#include <immintrin.h>
#else
#pragma GCC diagnostic push // GCC 12 complains of the vectors that this header leaves undefined on purpose
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#pragma GCC diagnostic ignored "-Wuninitialized"
#include <immintrin.h>
#pragma GCC diagnostic pop
#endif
