// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cpu/llama/kernels.h"

#include "gpu/cpu/llama/grid_error.h"

namespace qs {

const LlamaKernels& llamaKernelsFor(const CpuKernels& kernels)
{
    const LlamaKernels* llama = &kernels == avx512Kernels() ? avx512LlamaKernels()
                                : &kernels == avx2Kernels() ? avx2LlamaKernels()
                                                            : nullptr;
    return llama ? *llama : portableLlamaKernels();
}

const LaidDots& laidDotsFor(const CpuKernels& kernels, bool vnni)
{
    if (vnni && dotsFor(kernels)) {
        const LaidDots* dots = &kernels == avx512Kernels() ? avx512LaidDots() : avx2LaidDots();
        if (dots) return *dots;
    }
    return *llamaKernelsFor(kernels).dots;
}

float gridError(std::span<const float> values, float scale, float low, float high)
{
    static const LlamaKernels& kernels = llamaKernelsFor(kernelsFor(chosenIsa()));
    return kernels.gridError(values.data(), static_cast<std::int64_t>(values.size()), scale, low, high);
}

} // namespace qs
