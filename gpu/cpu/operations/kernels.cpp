// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cpu/operations/kernels.h"

namespace qs {

const LabKernels& labKernelsFor(const CpuKernels& kernels)
{
    const LabKernels* lab = &kernels == avx512Kernels() ? avx512LabKernels()
                            : &kernels == avx2Kernels() ? avx2LabKernels()
                                                        : nullptr;
    return lab ? *lab : portableLabKernels();
}

} // namespace qs
