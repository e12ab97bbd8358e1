// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/numerics/quant_scheme.h"

#include "gpu/numerics/format_descriptor.h"

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
constexpr auto Asym = ZeroPointRule::Asym;
constexpr auto None = ZeroPointRule::None;

constexpr QuantScheme packed(NumberFormat format, int group, ZeroPointRule zeroPoint = None,
                             Dialect dialect = Dialect::Standard)
{
    return {format, Group, Dynamic, zeroPoint, group, dialect};
}

constexpr std::array kByteSchemes = {
    QuantScheme{Copy, Tensor, Static, None, 0},   QuantScheme{Int8, Tensor, Static, None, 0},
    QuantScheme{Int8, Tensor, Dynamic, None, 0},  QuantScheme{Int8, Token, Dynamic, None, 0},
    QuantScheme{Int8, Tensor, Static, Azp, 0},    QuantScheme{Int8, Token, Dynamic, Azp, 0},
    QuantScheme{Int8, Tensor, Static, Affine, 0}, QuantScheme{E4M3, Tensor, Static, None, 0},
    QuantScheme{E4M3, Tensor, Dynamic, None, 0},  QuantScheme{E4M3, Token, Dynamic, None, 0},
    QuantScheme{E4M3, Group, Dynamic, None, 128}, QuantScheme{E5M2, Tensor, Static, None, 0},
    QuantScheme{E5M2, Tensor, Dynamic, None, 0},
};

/// put(scheme) for the packed formats with `format`'s zero points and dialect, in all sizes that groups may have.
constexpr void putGroups(const FormatDescriptor& row, ZeroPointRule zeroPoint, Dialect dialect, const auto& put)
{
    if (row.group() != 0) return put(packed(row.format, row.group(), zeroPoint, dialect));
    for (const int group : {32, 64, 128})
        put(packed(row.format, group, zeroPoint, dialect));
}

constexpr void putPackedModes(const auto& put)
{
    for (const FormatDescriptor& row : kNumberFormats) {
        if (!row.isPacked()) continue;
        putGroups(row, None, Dialect::Standard, put);
        if (row.scale() == ScaleCodec::Input) putGroups(row, Asym, Dialect::Standard, put);
    }
}

constexpr void putDialects(const auto& put)
{
    for (const FormatDescriptor& row : kNumberFormats) {
        if (row.scale() == ScaleCodec::Input) {
            putGroups(row, None, Dialect::CompressedTensors, put);
            putGroups(row, Asym, Dialect::Awq, put);
        }
        if (row.scale() == ScaleCodec::E8M0)
            for (const Dialect dialect : {Dialect::CompressedTensors, Dialect::Ceil, Dialect::Rceil, Dialect::Even})
                putGroups(row, None, dialect, put);
        if (row.hasTensorScale() && row.element == element::kE2M1) putGroups(row, None, Dialect::SingleLevel, put);
    }
}

/// `first`, and what `putAll` puts behind it.
template <auto putAll, std::size_t N> constexpr auto followedBy(const std::array<QuantScheme, N>& first)
{
    constexpr std::size_t more = [] {
        std::size_t count = 0;
        putAll([&](const QuantScheme&) { ++count; });
        return count;
    }();
    std::array<QuantScheme, N + more> all{};
    std::size_t at = 0;
    for (const QuantScheme& scheme : first)
        all[at++] = scheme;
    putAll([&](const QuantScheme& scheme) { all[at++] = scheme; });
    return all;
}

constexpr auto kSchemes = followedBy<[](const auto& put) { putPackedModes(put); }>(kByteSchemes);

constexpr std::array kByteDialects = {
    QuantScheme{Int8, Tensor, Dynamic, None, 0, Dialect::CompressedTensors},
    QuantScheme{Int8, Token, Dynamic, None, 0, Dialect::CompressedTensors},
};
constexpr auto kDialectSchemes = followedBy<[](const auto& put) { putDialects(put); }>(kByteDialects);

std::string_view dialectPart(Dialect dialect)
{
    switch (dialect) {
    case Dialect::CompressedTensors:
        return "-ct";
    case Dialect::Awq:
        return "-awq";
    case Dialect::Ceil:
        return "-ceil";
    case Dialect::Rceil:
        return "-rceil";
    case Dialect::Even:
        return "-even";
    case Dialect::SingleLevel:
        return "-single";
    case Dialect::Standard:
        break;
    }
    return "";
}

std::string mxRule(const QuantScheme& s)
{
    const ElementCodec& element = descriptorOf(s.format).element;
    const std::string emax = std::to_string(element.largestExponent());
    const std::string largest = std::to_string(static_cast<int>(element.max));
    std::string scale;
    switch (s.dialect) {
    case Dialect::CompressedTensors:
        scale = "⌊log2 amax⌋ − " + emax + ", rounded up from a mantissa of 1.75";
        break;
    case Dialect::Ceil:
        scale = "⌈log2 amax⌉ − " + emax;
        break;
    case Dialect::Rceil:
        scale = "⌈log2(amax/" + largest + ")⌉";
        break;
    case Dialect::Even:
        scale = "⌊log2 amax⌋ − " + emax + " with amax rounded to the code's mantissa";
        break;
    default:
        scale = "⌊log2 amax⌋ − " + emax;
        break;
    }
    return "E8M0 scale 2^e, e = " + scale + ", q = " + std::string(element.name) + "(x / 2^e), saturating";
}

std::string packedRule(const QuantScheme& s)
{
    const ElementCodec& element = descriptorOf(s.format).element;
    switch (descriptorOf(s.format).scale()) {
    case ScaleCodec::Input:
        if (s.zeroPoint == Asym)
            return std::string("s = (max − min) / 15 in the input's type") +
                   (s.dialect == Dialect::Awq ? "" : ", zero forced into the range") +
                   ", z = rne(−min/s) in 4 bits, q = rne(x / s) + z in [0, 15]" +
                   (s.computesInInputType() ? ", quotients in the input's type" : "");
        return std::string("s = amax / ") + (s.dialect == Dialect::CompressedTensors ? "7.5" : "7") +
               " in the input's type, q = rne(x / s) in [−8, 7]" +
               (s.computesInInputType() ? ", quotients in the input's type" : "");
    case ScaleCodec::F32:
        return "s = amax in FP32, q = the nearest of 16 normal quantiles to x·(1/s)";
    case ScaleCodec::E8M0:
        return mxRule(s);
    case ScaleCodec::E4M3:
        return s.dialect == Dialect::SingleLevel
                   ? "E4M3 scale s = amax / 6 with halves up, q = the E2M1 value next to x / s, of two the smaller one"
                   : "g = amax of the tensor / 2688 before the launch, E4M3 scale c = amax / 6 / g, q = E2M1(x / "
                     "(g·c))";
    default:
        if (element.kind == ElementCodec::Kind::Signed) return "FP16 d = amax / 127 in the block, q = round(x·(1/d))";
        return "FP16 d = (value of largest magnitude) / −8 in the block, q = ⌊x·(1/d) + 8.5⌋ in [0, 15]";
    }
}

std::string byteRule(const QuantScheme& s)
{
    if (s.zeroPoint == Azp) return "s = (max − min) / 255, z = rne(−128 − min/s), q = sat8(rne(x·(1/s)) + z)";
    if (s.zeroPoint == Affine) return "q = sat8(rne(fma(x, 1/s, z)))";
    if (s.format == Int8 && s.dialect == Dialect::CompressedTensors)
        return "s = amax / 127.5, q = sat8(rne(x / s)), both quotients in the input's type";
    if (s.format == Int8) return s.isStatic() ? "q = sat8(rne(x / s))" : "s = amax / 127, q = sat8(rne(x·(127/amax)))";
    if (s.granularity == Tensor)
        return "s = amax / " + std::to_string(static_cast<int>(s.codeMax())) + ", q = saturate(x·(1/s))";
    return "s = amax / 448 with a floor, q = saturate(x / s)";
}
} // namespace

int QuantScheme::codeBits() const { return descriptorOf(format).element.bits; }
float QuantScheme::codeMax() const { return descriptorOf(format).element.max; }

std::span<const QuantScheme> allSchemes() { return kSchemes; }
std::span<const QuantScheme> byteSchemes() { return kByteSchemes; }
std::span<const QuantScheme> dialectSchemes() { return kDialectSchemes; }

std::string schemeName(const QuantScheme& scheme)
{
    if (scheme.isCopy()) return "baseline-copy";
    std::string name(descriptorOf(scheme.format).name);
    const std::string dialect(dialectPart(scheme.dialect));
    if (!descriptorOf(scheme.format).namesGroup) return name + dialect;
    switch (scheme.granularity) {
    case Tensor:
        name += "-tensor";
        break;
    case Token:
        name += "-token";
        break;
    case Group:
        name += "-group" + std::to_string(scheme.groupSize);
        break;
    case Granularity::Block:
        name += "-block" + std::to_string(scheme.groupSize);
        break;
    }
    if (scheme.isPacked()) return name + (scheme.zeroPoint == Asym ? "-asym" : "") + dialect;
    if (scheme.zeroPoint == Affine) return name + "-affine";
    name += scheme.isStatic() ? "-static" : "-dynamic";
    return name + (scheme.zeroPoint == Azp ? "-azp" : "") + dialect;
}

Result<QuantScheme> parseScheme(std::string_view name)
{
    std::string known;
    for (const auto schemes : {allSchemes(), dialectSchemes()})
        for (const QuantScheme& scheme : schemes) {
            const std::string candidate = schemeName(scheme);
            if (candidate == name) return scheme;
            known += (known.empty() ? "" : ", ") + candidate;
        }
    return Error{ErrorCode::Usage, Message::tr("Unknown mode '%1'.").arg(name),
                 Message::tr("Available modes: %1.").arg(known)};
}

Message schemeDescription(const QuantScheme& s)
{
    if (s.isCopy()) return Message::tr("Copies the input unchanged; the reference for size and accuracy.");
    const std::string_view label = descriptorOf(s.format).label;
    const std::string rule = s.isPacked() ? packedRule(s) : byteRule(s);
    const bool given = s.isStatic();
    switch (s.granularity) {
    case Tensor:
        return (given ? Message::tr("%1, one static scale for the whole tensor: %2.")
                      : Message::tr("%1, one dynamic scale for the whole tensor, computed by the kernel: %2."))
            .arg(label, rule);
    case Token:
        return (given ? Message::tr("%1, one static scale per token: %2.")
                      : Message::tr("%1, one dynamic scale per token, computed by the kernel: %2."))
            .arg(label, rule);
    default:
        return (given ? Message::tr("%1, one static scale per %2 elements of a token: %3.")
                      : Message::tr("%1, one dynamic scale per %2 elements of a token, computed by the kernel: %3."))
            .arg(label, s.groupSize, rule);
    }
}

std::string effectiveName(const QuantScheme& scheme, DType input, std::string_view backend)
{
    if (scheme.isCopy()) return std::string(backend) + " copy " + std::string(dtypeLabel(input));
    return std::string(backend) + " " + std::string(dtypeLabel(input)) + " → " +
           std::string(descriptorOf(scheme.format).label) +
           (scheme.computesInInputType() ? ", " + std::string(dtypeLabel(input)) + " arithmetic" : ", FP32 arithmetic");
}

} // namespace qs
