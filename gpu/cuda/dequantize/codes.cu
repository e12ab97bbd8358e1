// SPDX-License-Identifier: GPL-3.0-or-later
// The codes that dequantization restores: made by the quantizing kernels.
#include "gpu/cuda/dequantize/dequantize.cuh"

#include "gpu/cuda/common/failure.cuh"
#include "gpu/cuda/quantize/packed/packed.cuh"
#include "gpu/cuda/quantize/scheme_rule.cuh"

#include <algorithm>
#include <cmath>

namespace qs::cuda {

namespace {

int nearestInteger(float x)
{
    if (x != x) return 0;
    return static_cast<int>(std::clamp(std::nearbyint(x), -0x1p31f, 0x1.fffffep30f));
}

/// Scale, multiplier and zero point of a static mode, by the formulas of qs::scaleParams.
Coefficients staticCoefficients(const QsCudaVariant& v, const QsCudaExtremes& e)
{
    Coefficients c;
    int zeroPoint = 0;
    if (schemeOf(v).zeroPoint == ZeroPointRule::Azp) {
        const bool constant = !e.any || !(e.max > e.min);
        c.divisor = constant ? 0.0f : (e.max - e.min) / 255.0f;
        c.multiplier = constant ? 0.0f : 1.0f / c.divisor;
        zeroPoint = constant ? 0 : nearestInteger(-128.0f - e.min / c.divisor);
    } else {
        c.divisor = e.amax / descriptorOf(schemeOf(v).format).element.max;
        c.multiplier = e.amax == 0.0f ? 0.0f : 1.0f / c.divisor;
    }
    setZeroPoint(c, zeroPoint);
    return c;
}

} // namespace

std::int64_t codeBytesOf(const QsCudaVariant& v, Type type, std::int64_t tokens, std::int64_t hidden)
{
    if (isPacked(v)) return packedLayoutOf(v, type, tokens, hidden).codeBytes();
    return tokens * hidden * (isCopy(v) ? bytesOf(type) : 1);
}

std::int64_t scaleBytesOf(const QsCudaVariant& v, Type type, std::int64_t tokens, std::int64_t hidden)
{
    if (isPacked(v)) return packedLayoutOf(v, type, tokens, hidden).scaleBytes();
    return 4 * scaleCount(schemeOf(v), {tokens, hidden});
}

std::int64_t zeroPointBytesOf(const QsCudaVariant& v, Type type, std::int64_t tokens, std::int64_t hidden)
{
    if (!schemeOf(v).hasZeroPoint()) return 0;
    return isPacked(v) ? packedLayoutOf(v, type, tokens, hidden).zeroPointBytes()
                       : scaleBytesOf(v, type, tokens, hidden);
}

float makeCodes(const QsCudaVariant& v, Launch l)
{
    const QuantScheme scheme = schemeOf(v);
    float globalScale = 1.0f;
    if (scheme.isCopy()) {
        launchCopy(l);
    } else if (scheme.isPacked()) {
        if (hasGlobalScale(scheme)) globalScale = packedGlobalScale(scheme, extremesOf(l).amax);
        l.coefficients.divisor = globalScale;
        launchPacked(scheme, l);
    } else if (scheme.granularity == Granularity::Token) {
        launchToken(ruleOf(v), l);
    } else if (scheme.granularity == Granularity::Group) {
        launchGroup128(l);
    } else if (!scheme.isStatic()) {
        launchTensorDynamic(ruleOf(v), l);
    } else {
        l.coefficients = staticCoefficients(v, extremesOf(l));
        const Rule rule = ruleOf(v); // the coefficients are those of the division by hardware
        launchStatic(rule == Rule::Int8Divide ? Rule::Int8DivideSlow : rule, l);
        check(cudaMemcpyAsync(l.scales, &l.coefficients.divisor, 4, cudaMemcpyHostToDevice, l.stream),
              Message::mark("storing the scale"));
        if (l.zeroPoints)
            check(cudaMemcpyAsync(l.zeroPoints, &l.coefficients.zeroPoint, 4, cudaMemcpyHostToDevice, l.stream),
                  Message::mark("storing the zero point"));
        check(cudaStreamSynchronize(l.stream), Message::mark("quantizing"));
    }
    check(cudaPeekAtLastError(), Message::mark("quantizing"));
    return globalScale;
}

} // namespace qs::cuda
