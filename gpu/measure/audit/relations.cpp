// SPDX-License-Identifier: GPL-3.0-or-later
// The kinds of columns that follow from others of the same row. Every convention that is in use is listed: a column
// that any of them explains is right.
#include "gpu/core/message.h"
#include "gpu/measure/audit/relation.h"

namespace qs {

namespace {

using Inputs = std::span<const Interval>;
using Q = Quantity;

constexpr double kSecond = 1e6; ///< µs
constexpr double kMiB = 1.048576, kGiB = 1.073741824;

Interval squareRoot(const Interval& a) { return {std::sqrt(std::max(0.0, a.low)), std::sqrt(std::max(0.0, a.high))}; }

Interval quotient(Inputs in, double factor) { return in[0] / in[1] * factor; }
Interval proportional(Inputs in, double factor) { return in[0] * factor; }
Interval inverse(Inputs in, double factor) { return Interval{kSecond, kSecond} / in[0] * factor; }
Interval perSecond(Inputs in, double factor) { return in[0] / in[1] * (kSecond * factor); }
Interval twoPerSecond(Inputs in, double factor) { return in[0] * in[1] / in[2] * (kSecond * factor); }
Interval energyOfTime(Inputs in, double factor) { return in[0] * in[1] * (factor / kSecond); }
Interval matrixRate(Inputs in, double factor) { return in[0] * in[1] * in[2] / in[3] * (2 * kSecond * factor); }
Interval shapeMatrixRate(Inputs in, double factor) { return in[0] / in[1] * (2 * kSecond * factor); }
Interval bitsPerWeight(Inputs in, double factor) { return in[0] / in[1] * (8 * factor); }

/// √(p(1 − p)/(n − d)); p(1 − p) falls on both sides of 1/2.
Interval standardError(Inputs in, double d, double factor)
{
    const auto spread = [](double p) { return std::max(0.0, p * (1 - p)); };
    const double a = spread(in[0].low), b = spread(in[0].high);
    const bool peak = in[0].low < 0.5 && in[0].high > 0.5;
    return squareRoot(Interval{std::min(a, b), peak ? 0.25 : std::max(a, b)} /
                      Interval{in[1].low - d, in[1].high - d}) *
           factor;
}
Interval standardErrorOfSample(Inputs in, double factor) { return standardError(in, 1, factor); }
Interval standardErrorOfAll(Inputs in, double factor) { return standardError(in, 0, factor); }

Interval endAfterFirst(Inputs in, double) { return in[0] + in[1] * Interval{in[2].low - 1, in[2].high - 1}; }
Interval endAfterAll(Inputs in, double) { return in[0] + in[1] * in[2]; }
Interval endAfter(Inputs in, double tokens) { return in[0] + in[1] * tokens; }

/// Lengths that benchmarks of serving use, with and without the first token.
std::vector<double> usualLengths()
{
    std::vector<double> all;
    for (const double n : {16,  20,  32,  50,   64,   100,  128,  150,  200,  250,  256,  300, 400,
                           500, 512, 800, 1000, 1024, 1500, 2000, 2048, 4000, 4096, 8000, 8192})
        all.insert(all.end(), {n, n - 1});
    return all;
}

const std::vector<double> kByteUnits{1, kMiB, kGiB, 1 / kMiB, 1 / kGiB, kMiB / kGiB, kGiB / kMiB};

std::vector<Relation> allRelations()
{
    const auto any = RelationFactor::Any, ofFormat = RelationFactor::AnyOfFormat, listed = RelationFactor::Listed;
    return {
        {Q::ItemRate, {Q::TokenTime}, Message::mark("1 / time per token"), inverse},
        {Q::ItemRate, {Q::Batch, Q::TokenTime}, Message::mark("batch size / time per token"), perSecond},
        {Q::ItemRate, {Q::Duration}, Message::mark("1 / time"), inverse},
        {Q::ItemRate, {Q::Batch, Q::Duration}, Message::mark("batch size / time"), perSecond},
        {Q::ItemRate, {Q::Tokens, Q::Duration}, Message::mark("tokens / time"), perSecond},
        {Q::ItemRate, {Q::Batch, Q::Tokens, Q::Duration}, Message::mark("batch size × tokens / time"), twoPerSecond},
        {Q::ItemRate, {Q::Requests, Q::Duration}, Message::mark("requests / time"), perSecond},
        {Q::ByteRate,
         {Q::Bytes, Q::Duration},
         Message::mark("bytes / time"),
         perSecond,
         {1, 2, kMiB, kGiB, 1 / kMiB, 1 / kGiB, kMiB / kGiB}},
        {Q::ByteRate, {Q::Bytes, Q::Duration}, Message::mark("bytes / time"), perSecond, {1}, any},
        {Q::ByteRate, {Q::Shape, Q::Duration}, Message::mark("elements / time"), perSecond, {1}, ofFormat},
        {Q::FlopRate, {Q::M, Q::N, Q::K, Q::Duration}, Message::mark("2 × M × N × K / time"), matrixRate},
        {Q::FlopRate, {Q::Shape3, Q::Duration}, Message::mark("2 × M × N × K / time"), shapeMatrixRate},
        {Q::FlopRate,
         {Q::Shape, Q::Duration},
         Message::mark("2 × the product of the sizes / time"),
         shapeMatrixRate,
         {1},
         any},
        {Q::Accuracy, {Q::Correct, Q::Total}, Message::mark("correct / total"), quotient, {1}, listed, false, true},
        {Q::StandardError,
         {Q::Accuracy, Q::Total},
         Message::mark("√(p(1 − p)/(n − 1))"),
         standardErrorOfSample,
         {1, 100, 1.96, 196}},
        {Q::StandardError,
         {Q::Accuracy, Q::Total},
         Message::mark("√(p(1 − p)/n)"),
         standardErrorOfAll,
         {1, 100, 1.96, 196}},
        {Q::BitsPerWeight,
         {Q::Bytes, Q::Parameters},
         Message::mark("8 × bytes / parameters"),
         bitsPerWeight,
         kByteUnits},
        {Q::TokenEnergy, {Q::Power, Q::ItemRate}, Message::mark("power / tokens per second"), quotient, {1, 1e3}},
        {Q::TokenEnergy, {Q::Power, Q::TokenTime}, Message::mark("power × time per token"), energyOfTime, {1, 1e3}},
        {Q::TokenEnergy, {Q::Energy, Q::Tokens}, Message::mark("energy / tokens"), quotient, {1, 1e3}},
        {Q::Energy, {Q::Power, Q::Duration}, Message::mark("power × time"), energyOfTime},
        {Q::Share, {Q::PartOfSum}, Message::mark("its part of the column's sum"), proportional},
        {Q::Share, {Q::Part}, Message::mark("the same total as in the other rows"), proportional, {1}, any},
        {Q::PeakShare, {Q::ByteRate}, Message::mark("the same peak as in the other rows"), proportional, {1}, any},
        {Q::PeakShare, {Q::FlopRate}, Message::mark("the same peak as in the other rows"), proportional, {1}, ofFormat},
        {Q::EndToEnd,
         {Q::Ttft, Q::TokenTime, Q::OutputTokens},
         Message::mark("TTFT + TPOT × (output tokens − 1)"),
         endAfterFirst,
         {1},
         listed,
         true},
        {Q::EndToEnd,
         {Q::Ttft, Q::TokenTime, Q::OutputTokens},
         Message::mark("TTFT + TPOT × output tokens"),
         endAfterAll,
         {1},
         listed,
         true},
        {Q::EndToEnd,
         {Q::Ttft, Q::TokenTime},
         Message::mark("TTFT + TPOT × as many tokens as in the other rows"),
         endAfter,
         usualLengths(),
         listed,
         true},
        {Q::MeanDuration, {Q::TotalDuration, Q::Calls}, Message::mark("total / count"), quotient},
        {Q::Mean, {Q::MeanOfColumns}, Message::mark("the mean of the columns"), proportional},
    };
}

} // namespace

const std::vector<Relation>& relations()
{
    static const std::vector<Relation> all = allRelations();
    return all;
}

} // namespace qs
