// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/style/modes/accuracy_mode_style.h"

#include "gpu/spec/accuracy_modes.h"
#include "gpu/spec/llm_configuration.h"

#include <algorithm>
#include <iterator>

namespace qs {

namespace {

using F = ModeFamily;
using S = MarkerShape;

struct StudyLook
{
    const char* name;
    const char* shortTitle;
    ModeFamily family;
    MarkerShape marker;
    Qt::PenStyle dash = Qt::SolidLine;
    bool isFixed = false; ///< scale found beforehand
    InnerMark inner = InnerMark::None;
};

constexpr StudyLook kLooks[] = {
    {"fp32", "FP32", F::Baseline, S::Circle},
    {"fp16", "FP16", F::Float16, S::Circle},
    {"bf16", "BF16", F::Float16, S::Square, Qt::DashLine},
    {"int8-dynamic", "INT8 dyn", F::Int8, S::Square},
    {"int8-static-absmax", "INT8 absmax", F::Int8, S::Square, Qt::DashLine, true},
    {"int8-static-percentile", "INT8 perc.", F::Int8, S::Triangle, Qt::DotLine, true},
    {"int8-static-entropy", "INT8 entropy", F::Int8, S::Diamond, Qt::DashDotLine, true},
    {"int8-static-mse", "INT8 MSE", F::Int8, S::Down, Qt::DashDotDotLine, true},
    {"int8-weight-only", "INT8 W-only", F::Int8, S::Pentagon, Qt::DotLine},
    {"int8-smoothquant", "SmoothQuant", F::Int8, S::Star, Qt::DashDotLine},
    {"fp8-e4m3", "E4M3", F::Fp8E4M3, S::Triangle},
    {"fp8-e5m2", "E5M2", F::Fp8E5M2, S::Down, Qt::DashLine, false, InnerMark::Dot},
    {"int4-rtn", "INT4 RTN", F::Int4, S::Diamond},
    {"int4-gptq", "INT4 GPTQ", F::Int4, S::Hexagon, Qt::DashLine},
    {"int4-awq", "INT4 AWQ", F::Int4, S::Pentagon, Qt::DotLine},
    {"nf4", "NF4", F::Microscaling, S::Plus},
    {"mxfp8", "MXFP8", F::Microscaling, S::Hexagon, Qt::DashLine},
    {"mxfp4", "MXFP4", F::Microscaling, S::Down, Qt::DashDotDotLine},
    {"nvfp4", "NVFP4", F::Microscaling, S::Star},
    {"qat-int8", "QAT INT8", F::Qat, S::Square},
    {"qat-int4", "QAT INT4", F::Qat, S::Diamond, Qt::DashLine},
    {"qat-int8-lsq", "QAT8 LSQ", F::Qat, S::Square, Qt::DotLine, true},
    {"qat-int4-lsq", "QAT4 LSQ", F::Qat, S::Diamond, Qt::DashDotLine, true},
    // Configurations of the LLM study, see llmMode().
    {"llm:fp16", "FP16", F::Baseline, S::Circle},
    {"llm:bf16", "BF16", F::Float16, S::Square, Qt::DashLine},
    {"llm:fp32", "FP32", F::Float16, S::Circle},
    {"llm:int8-w8a16", "W8A16", F::Int8, S::Square},
    {"llm:int8-w8a8", "W8A8", F::Int8, S::Star, Qt::DashDotLine},
    {"llm:int4-w4a16", "W4A16", F::Int4, S::Diamond},
    {"llm:int4-w4a16-awq", "W4 AWQ", F::Int4, S::Pentagon, Qt::DotLine},
    {"llm:int8-w8a16-rtn", "W8 RTN", F::Int8, S::Square, Qt::DashLine, true},
    {"llm:fp8-w8a8", "FP8", F::Fp8E4M3, S::Triangle},
    {"llm:fp8-w8a16", "FP8 W8", F::Fp8E4M3, S::Diamond, Qt::DashLine},
    {"llm:fp8-block128-w8a8", "FP8 block", F::Fp8E4M3, S::Square, Qt::DotLine},
    {"llm:int4-w4a16-gptq", "W4 GPTQ", F::Int4, S::Hexagon, Qt::DashLine},
    {"llm:nf4-w4a16", "NF4", F::Microscaling, S::Plus},
    {"llm:mxfp8-w8a16", "MXFP8", F::Microscaling, S::Circle, Qt::DotLine},
    {"llm:mxfp4-w4a16", "MXFP4", F::Microscaling, S::Down, Qt::DashDotDotLine},
    {"llm:nvfp4-w4a16", "NVFP4", F::Microscaling, S::Star},
    {"llm:kv-fp8", "KV FP8", F::Wine, S::Triangle, Qt::DashLine},
    {"llm:kv-int8", "KV INT8", F::Wine, S::Square},
    {"llm:stored", "stored", F::Other, S::Hexagon},
};

constexpr char kLlm[] = "llm:";

const StudyLook* lookOf(const QString& mode)
{
    const auto found = std::find_if(std::begin(kLooks), std::end(kLooks),
                                    [&](const StudyLook& l) { return mode == QLatin1String(l.name); });
    return found == std::end(kLooks) ? nullptr : found;
}

} // namespace

std::optional<ModeStyle> accuracyModeStyle(const QString& mode, const Theme& theme)
{
    if (mode.startsWith(QLatin1String("plan ")) || mode.startsWith(QLatin1String("within "))) return planStyle(theme);
    const StudyLook* look = lookOf(mode);
    if (!look) return std::nullopt;
    ModeStyle style;
    style.format = look->family;
    style.isStatic = look->isFixed;
    style.inner = look->inner;
    style.marker = look->marker;
    style.dash = look->dash;
    style.surface = theme.background;
    style.color = formatColor(look->family, theme);
    style.text = theme.readable(style.color, theme.background);
    return style;
}

ModeStyle planStyle(const Theme& theme)
{
    ModeStyle style;
    style.marker = MarkerShape::Diamond;
    style.surface = theme.background;
    style.color = style.text = theme.ink;
    return style;
}

QString llmMode(const std::string& configuration)
{
    return QLatin1String(kLlm) + QString::fromStdString(configuration);
}

QString accuracyModeTitle(const QString& mode)
{
    if (mode.startsWith(QLatin1String(kLlm))) {
        const std::string id = mode.mid(static_cast<qsizetype>(sizeof kLlm) - 1).toStdString();
        const LlmConfiguration* found = findLlmConfiguration(id);
        return QString::fromStdString(found ? std::string(found->name) : id);
    }
    const AccuracyMode* found = findAccuracyMode(mode.toStdString());
    return found ? QString::fromUtf8(found->title.data(), static_cast<qsizetype>(found->title.size())) : mode;
}

QString accuracyModeShortTitle(const QString& mode)
{
    const StudyLook* look = lookOf(mode);
    return look ? QString::fromLatin1(look->shortTitle) : accuracyModeTitle(mode);
}

} // namespace qs
