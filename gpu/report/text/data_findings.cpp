// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/report/text/data_findings.h"

#include "gpu/core/units.h"
#include "gpu/numerics/format_descriptor.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace qs {

namespace {

constexpr std::size_t kMaxFormats = 4; ///< in a sentence; the tables have the others
constexpr double kWorthWarning = 6;    ///< dB between granularities of a format: a bit

/// SQNR of the modes of one granularity.
struct Reached
{
    Granularity granularity = Granularity::Tensor;
    int groupSize = 0;
    double least = 0, most = 0;
};

/// Of one format, the coarsest granularity first.
struct FormatReached
{
    NumberFormat format = NumberFormat::Int8;
    std::vector<Reached> all = {};

    double spread() const
    {
        const auto [least, most] = std::ranges::minmax(all, {}, &Reached::least);
        return most.least - least.least;
    }
};

bool isJudged(const ModeResult& mode)
{
    return !mode.scheme.isCopy() && !mode.isImported() && mode.error && std::isfinite(mode.error->sqnrDb);
}

/// GGUF's blocks hold integers as the other modes do.
NumberFormat codeFormat(NumberFormat format)
{
    return format == NumberFormat::Q8_0   ? NumberFormat::Int8
           : format == NumberFormat::Q4_0 ? NumberFormat::Int4
                                          : format;
}

void add(std::vector<Reached>& all, const QuantScheme& scheme, double sqnrDb)
{
    const auto same = std::ranges::find_if(all, [&](const Reached& one) {
        return one.granularity == scheme.granularity && one.groupSize == scheme.groupSize;
    });
    if (same == all.end()) return all.push_back({scheme.granularity, scheme.groupSize, sqnrDb, sqnrDb});
    same->least = std::min(same->least, sqnrDb);
    same->most = std::max(same->most, sqnrDb);
}

/// Formats with several granularities first: they show what finer scales are worth.
std::vector<FormatReached> reachedBy(const Segment& segment)
{
    std::vector<FormatReached> formats;
    for (const ModeResult& mode : segment.modes) {
        if (!isJudged(mode)) continue;
        const NumberFormat format = codeFormat(mode.scheme.format);
        auto known = std::ranges::find(formats, format, &FormatReached::format);
        if (known == formats.end()) known = formats.insert(formats.end(), {format});
        add(known->all, mode.scheme, mode.error->sqnrDb);
    }
    for (FormatReached& format : formats)
        std::ranges::stable_sort(format.all, {},
                                 [](const Reached& one) { return std::tuple(one.granularity, -one.groupSize); });
    std::ranges::stable_sort(formats, {}, [](const FormatReached& one) { return one.all.size() == 1; });
    return formats;
}

/// '15.9 dB per tensor'; of several modes '15.2–15.9 dB'.
Message reachedText(const Reached& one)
{
    NumberText db = formatFixed(one.least, 1);
    if (const NumberText most = formatFixed(one.most, 1); most != db) db = db + "–" + most;
    switch (one.granularity) {
    case Granularity::Tensor:
        return Message::tr("%1 dB per tensor").arg(db);
    case Granularity::Token:
        return Message::tr("%1 dB per token").arg(db);
    case Granularity::Group:
    case Granularity::Block: // no mode
        break;
    }
    return Message::tr("%1 dB in groups of %2").arg(db, one.groupSize);
}

Message formatSentence(const FormatReached& format)
{
    std::vector<Message> parts;
    parts.reserve(format.all.size());
    for (const Reached& one : format.all)
        parts.push_back(reachedText(one));
    return Message::tr("SQNR of %1: %2.").arg(descriptorOf(format.format).label, Message::list(std::move(parts)));
}

Message outlierWhy()
{
    return Message::tr(
               "A scale follows the largest magnitude of what shares it. Per tensor, a few large columns or rows make "
               "the steps coarse for all values; per token, large columns do so in every row; in groups only the "
               "groups that hold them are affected. A column (or row) holds outliers where its largest magnitude is "
               "above %1 times the median of those of all columns (rows). Modes below 20 dB with codes of 8 bits, or "
               "below 10 dB with codes of 4, are not recommended.")
        .arg(formatNumber(kChannelOutlierFactor, 2));
}

/// What the SQNR shows of parts that are lost; empty where there are no others.
Message sqnrSentence(const ModeResult& mode)
{
    if (!isJudged(mode) || !std::isfinite(mode.lost.otherSqnrDb)) return {};
    const NumberText all = formatFixed(mode.error->sqnrDb, 1), others = formatFixed(mode.lost.otherSqnrDb, 1);
    if (all == others)
        return Message::tr("The SQNR, %1 dB, does not show it: their values are small beside the others.").arg(all);
    return Message::tr("The SQNR is %1 dB, and %2 dB without them.").arg(all, others);
}

/// Why nothing is left: what the scale of the mode follows.
Message lostWhy(const ModeResult& mode)
{
    if (mode.scheme.hasZeroPoint() && mode.lost.constant == mode.lost.parts)
        return Message::tr("With a zero point the scale is the range of the values, maximum less minimum. Where all "
                           "values are the same it vanishes, and so does what is restored with it. vLLM and AutoAWQ "
                           "lose such rows and groups, too; a symmetric scale keeps them.");
    if (mode.scheme.granularity == Granularity::Tensor)
        return Message::tr("One scale serves the whole tensor: rows whose values are below half a step become 0. "
                           "Scales per token or per group keep them.");
    return Message::tr("The values are too small for the smallest scale of the mode.");
}

} // namespace

double sqnrFloor(const ModeResult& mode)
{
    const int bits = mode.scheme.codeBits();
    return mode.scheme.isCopy() ? 0 : bits >= 8 ? 20 : bits >= 4 ? 10 : 0;
}

Message lostText(const ModeResult& mode)
{
    return (mode.scheme.granularity == Granularity::Group ? Message::tr("%1 of %2 groups")
                                                          : Message::tr("%1 of %2 rows"))
        .arg(formatCount(mode.lost.parts), formatCount(mode.lost.of));
}

bool losesParts(const ModeResult& mode)
{
    constexpr std::int64_t kLossDivisor = 100; // a hundredth may be lost
    return mode.lost.parts * kLossDivisor > mode.lost.of;
}

bool keepsValues(const ModeResult& mode)
{
    if (losesParts(mode)) return false;
    const bool judged = mode.error && !std::isnan(mode.error->sqnrDb);
    return !judged || mode.error->sqnrDb >= sqnrFloor(mode);
}

std::optional<ReportFinding> outlierFinding(const Segment& segment)
{
    if (!segment.outliers || !segment.outliers->any()) return std::nullopt;
    const std::vector<FormatReached> formats = reachedBy(segment);
    if (formats.empty()) return std::nullopt;
    const InputOutliers& found = *segment.outliers;
    std::vector<Message> said;
    if (found.outlierColumns > 0)
        said.push_back(Message::tr("%n of %1 columns of the input hold outliers.",
                                   "%n of %1 columns of the input holds outliers.", found.outlierColumns)
                           .arg(formatCount(found.columns)));
    if (found.outlierRows > 0)
        said.push_back(Message::tr("%n of %1 rows of the input hold outliers.",
                                   "%n of %1 rows of the input holds outliers.", found.outlierRows)
                           .arg(formatCount(found.rows)));
    for (std::size_t i = 0; i < std::min(kMaxFormats, formats.size()); ++i)
        said.push_back(formatSentence(formats[i]));
    const bool costs =
        std::ranges::any_of(formats, [](const FormatReached& format) { return format.spread() >= kWorthWarning; }) ||
        !std::ranges::all_of(segment.modes, keepsValues);
    ReportFinding finding{Message::sentences(std::move(said)), outlierWhy()};
    finding.severity = costs ? Severity::Warning : Severity::Info;
    return finding;
}

std::optional<ReportFinding> lostFinding(const ModeResult& mode)
{
    const LostParts& lost = mode.lost;
    if (lost.parts == 0) return std::nullopt;
    const Message values =
        lost.zeroed == lost.values
            ? Message::tr("%n finite values became 0", "%n finite value became 0", lost.values)
            : Message::tr("%n finite values became 0 or nearly 0", "%n finite value became 0 or nearly 0", lost.values);
    const Message first = (lost.constant == lost.parts ? Message::tr("Nothing is left of %1 (constant): %2.")
                                                       : Message::tr("Nothing is left of %1: %2."))
                              .arg(lostText(mode), values);
    ReportFinding finding{Message::sentences({first, sqnrSentence(mode)}), lostWhy(mode)};
    finding.mode = mode.requested;
    return finding;
}

} // namespace qs
