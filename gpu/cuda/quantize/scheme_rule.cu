// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cuda/quantize/scheme_rule.cuh"

#include "gpu/cuda/common/failure.cuh"

#include <algorithm>
#include <vector>

namespace qs::cuda {

Rule ruleOf(const QsCudaVariant& v)
{
    const QuantScheme scheme = schemeOf(v);
    if (scheme.format == NumberFormat::Int8) {
        if (scheme.zeroPoint == ZeroPointRule::Azp) return Rule::Int8Azp;
        if (scheme.zeroPoint == ZeroPointRule::Affine) return Rule::Int8Affine;
        if (scheme.isStatic()) return Rule::Int8Divide;
        return scheme.dialect == Dialect::CompressedTensors ? Rule::Int8DivideDynamic : Rule::Int8Scale;
    }
    if (scheme.format == NumberFormat::E5M2) return Rule::E5M2Scale;
    if (scheme.granularity == Granularity::Tensor) return Rule::E4M3Scale;
    return scheme.granularity == Granularity::Token ? Rule::E4M3Divide : Rule::E4M3DivideGroup;
}

QsCudaExtremes extremesOf(const Launch& l)
{
    launchExtremes(l);
    check(cudaPeekAtLastError(), Message::mark("finding the extremes of the input"));
    std::vector<float> parts(3 * kMaxPartials);
    check(cudaMemcpyAsync(parts.data(), l.partials, parts.size() * 4, cudaMemcpyDeviceToHost, l.stream),
          Message::mark("reading back"));
    check(cudaStreamSynchronize(l.stream), Message::mark("finding the extremes of the input"));
    QsCudaExtremes e{sizeof(QsCudaExtremes), 0, 0.0f, 0.0f, 0.0f};
    for (std::size_t i = 0; i < parts.size(); i += 3) {
        if (!(parts[i + 1] <= parts[i + 2])) continue; // this slice holds no number
        e.amax = std::max(e.amax, parts[i]);
        e.min = e.any ? std::min(e.min, parts[i + 1]) : parts[i + 1];
        e.max = e.any ? std::max(e.max, parts[i + 2]) : parts[i + 2];
        e.any = 1;
    }
    return e;
}

} // namespace qs::cuda
