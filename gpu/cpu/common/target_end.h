// SPDX-License-Identifier: GPL-3.0-or-later
// Ends what target_avx2.h or target_avx512.h begins; once a file.
#if defined(__clang__)
#pragma clang attribute pop
#endif
