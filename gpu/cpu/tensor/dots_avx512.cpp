// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cpu/tensor/kernels.h"

#if defined(__x86_64__)

#define QS_WITH_VNNI // a file of its own, because it is no part of what the other loops may use
#include "gpu/cpu/common/lanes_avx512.h"
#include "gpu/cpu/tensor/dot_body.h"

namespace qs {

MachineDots avx512MachineDots() { return dotProduct<Avx512Codes>; }

} // namespace qs

#include "gpu/cpu/common/target_end.h"

#else

namespace qs {
MachineDots avx512MachineDots() { return nullptr; }
} // namespace qs

#endif
