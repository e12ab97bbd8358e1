// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/numerics/quant_scheme.h"

#include "gpu/core/float8.h"

#include <array>

namespace qs {

namespace {
using enum NumberFormat;
constexpr auto Tensor = Granularity::Tensor;
constexpr auto Token = Granularity::Token;
constexpr auto Group = Granularity::Group;
constexpr auto Static = ScaleMode::Static;
constexpr auto Dynamic = ScaleMode::Dynamic;
constexpr auto Azp = ZeroPointRule::Azp;
constexpr auto Affine = ZeroPointRule::Affine;
constexpr auto None = ZeroPointRule::None;

constexpr std::array kSchemes = {
    QuantScheme{Copy, Tensor, Static, None, 0},    QuantScheme{Int8, Tensor, Static, None, 0},
    QuantScheme{Int8, Tensor, Dynamic, None, 0},   QuantScheme{Int8, Token, Dynamic, None, 0},
    QuantScheme{Int8, Tensor, Static, Azp, 0},     QuantScheme{Int8, Token, Dynamic, Azp, 0},
    QuantScheme{Int8, Tensor, Static, Affine, 0},  QuantScheme{E4M3, Tensor, Static, None, 0},
    QuantScheme{E4M3, Tensor, Dynamic, None, 0},   QuantScheme{E4M3, Token, Dynamic, None, 0},
    QuantScheme{E4M3, Group, Dynamic, None, 128},  QuantScheme{E5M2, Tensor, Static, None, 0},
    QuantScheme{E5M2, Tensor, Dynamic, None, 0},
};

std::string_view formatPart(NumberFormat format)
{
    switch (format) {
    case Int8: return "int8";
    case E4M3: return "fp8-e4m3";
    case E5M2: return "fp8-e5m2";
    default: return "baseline";
    }
}
} // namespace

float QuantScheme::codeMax() const
{
    switch (format) {
    case E4M3: return kE4M3Max;
    case E5M2: return kE5M2Max;
    default: return 127.0f;
    }
}

std::span<const QuantScheme> allSchemes() { return kSchemes; }

std::string schemeName(const QuantScheme& scheme)
{
    if (scheme.isCopy()) return "baseline-copy";
    std::string name(formatPart(scheme.format));
    switch (scheme.granularity) {
    case Tensor: name += "-tensor"; break;
    case Token: name += "-token"; break;
    case Group: name += "-group" + std::to_string(scheme.groupSize); break;
    }
    if (scheme.zeroPoint == Affine) return name + "-affine";
    name += scheme.isStatic() ? "-static" : "-dynamic";
    return scheme.zeroPoint == Azp ? name + "-azp" : name;
}

Result<QuantScheme> parseScheme(std::string_view name)
{
    std::string known;
    for (const QuantScheme& scheme : kSchemes) {
        const std::string candidate = schemeName(scheme);
        if (candidate == name) return scheme;
        known += (known.empty() ? "" : ", ") + candidate;
    }
    return Error{ErrorCode::Usage, "There is no mode '" + std::string(name) + "'.", "Modes are: " + known + "."};
}

std::string schemeDescription(const QuantScheme& s)
{
    if (s.isCopy()) return "Reads the input and writes its bytes unchanged; the reference for size and accuracy.";
    const std::string what = s.format == Int8 ? "INT8" : s.format == E4M3 ? "FP8 E4M3" : "FP8 E5M2";
    const std::string over = s.granularity == Tensor  ? "one scale for the whole tensor"
                             : s.granularity == Token ? "one scale per token"
                                                      : "one scale per " + std::to_string(s.groupSize) + " elements of a token";
    const std::string when = s.isStatic() ? "given before the launch" : "found by the kernel from the data";
    std::string rule;
    if (s.zeroPoint == Azp)
        rule = "s = (max − min) / 255, z = rne(−128 − min/s), q = sat8(rne(x·(1/s)) + z)";
    else if (s.zeroPoint == Affine)
        rule = "q = sat8(rne(fma(x, 1/s, z)))";
    else if (s.format == Int8)
        rule = s.isStatic() ? "q = sat8(rne(x / s))" : "s = amax / 127, q = sat8(rne(x·(127/amax)))";
    else if (s.granularity == Tensor)
        rule = "s = amax / " + std::to_string(static_cast<int>(s.codeMax())) + ", q = saturate(x·(1/s))";
    else
        rule = "s = amax / 448 with a floor, q = saturate(x / s)";
    return what + ", " + over + ", " + when + ": " + rule + ".";
}

std::string effectiveName(const QuantScheme& scheme, DType input, std::string_view backend)
{
    if (scheme.isCopy()) return std::string(backend) + " copy " + std::string(dtypeLabel(input));
    const std::string out = scheme.format == Int8 ? "INT8" : scheme.format == E4M3 ? "FP8 E4M3" : "FP8 E5M2";
    return std::string(backend) + " " + std::string(dtypeLabel(input)) + " → " + out + ", FP32 arithmetic";
}

std::int64_t scaleCount(const QuantScheme& scheme, Shape shape)
{
    if (scheme.isCopy()) return 0;
    switch (scheme.granularity) {
    case Tensor: return 1;
    case Token: return shape.tokens;
    default: return shape.tokens * ((shape.hidden + scheme.groupSize - 1) / scheme.groupSize);
    }
}

Bytes codeBytes(const QuantScheme& scheme, Shape shape, DType input)
{
    const auto elements = static_cast<std::uint64_t>(shape.elements());
    return Bytes{scheme.isCopy() ? elements * sizeOf(input) : elements};
}

Bytes outputBytes(const QuantScheme& scheme, Shape shape, DType input)
{
    const auto scales = static_cast<std::uint64_t>(scaleCount(scheme, shape));
    return Bytes{codeBytes(scheme, shape, input).value + scales * (scheme.hasZeroPoint() ? 8 : 4)};
}

Bytes trafficBytes(const QuantScheme& scheme, Shape shape, DType input)
{
    return Bytes{static_cast<std::uint64_t>(shape.elements()) * sizeOf(input) + outputBytes(scheme, shape, input).value};
}

} // namespace qs
