// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cpu/decoder/kernels.h"

#include "gpu/cpu/decoder/grid_error.h"

namespace qs {

const DecoderKernels& decoderKernelsFor(const CpuKernels& kernels)
{
    const DecoderKernels* decoder = &kernels == avx512Kernels() ? avx512DecoderKernels()
                                    : &kernels == avx2Kernels() ? avx2DecoderKernels()
                                                                : nullptr;
    return decoder ? *decoder : portableDecoderKernels();
}

const LaidDots& laidDotsFor(const CpuKernels& kernels, bool vnni)
{
    if (vnni && dotsFor(kernels)) {
        const LaidDots* dots = &kernels == avx512Kernels() ? avx512LaidDots() : avx2LaidDots();
        if (dots) return *dots;
    }
    return *decoderKernelsFor(kernels).dots;
}

float gridError(std::span<const float> values, float scale, float low, float high)
{
    static const DecoderKernels& kernels = decoderKernelsFor(kernelsFor(chosenIsa()));
    return kernels.gridError(values.data(), static_cast<std::int64_t>(values.size()), scale, low, high);
}

} // namespace qs
