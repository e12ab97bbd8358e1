// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cpu/tensor/kernels.h"

namespace qs {

const MachineKernels& machineKernelsFor(const CpuKernels& kernels)
{
    const bool dots = dotsFor(kernels) != nullptr;
    const MachineKernels* loops = &kernels == avx512Kernels() ? avx512MachineKernels(dots)
                                  : &kernels == avx2Kernels() ? avx2MachineKernels(dots)
                                                              : nullptr;
    return loops ? *loops : portableMachineKernels();
}

} // namespace qs
