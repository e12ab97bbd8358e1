// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/results/compare/compared_quantity.h"

#include "gpu/core/units.h"
#include "gpu/measure/text/speed_up.h"

namespace qs {

const ComparedQuantityInfo& infoOf(ComparedQuantity quantity)
{
    static constexpr ComparedQuantityInfo kInfos[] = {
        {"latency", Message::mark("Median latency"), "us"},
        {"first_token", Message::mark("Time to first token"), "us"},
        {"time_per_token", Message::mark("Time per token"), "us"},
        {"throughput", Message::mark("Decode throughput"), "tokens/s", true},
        {"memory", Message::mark("Memory"), "bytes", false, false},
        {"size", Message::mark("Size of the model file"), "bytes", false, false},
        {"perplexity", Message::mark("Perplexity"), "", false, false, 0.005},
        {"accuracy", Message::mark("Accuracy"), "percent", true, false, 0.005}};
    return kInfos[static_cast<std::size_t>(quantity)];
}

std::string_view verdictLabel(Verdict verdict, ComparedQuantity quantity)
{
    if (infoOf(quantity).isSpeed || (verdict != Verdict::Faster && verdict != Verdict::Slower))
        return verdictLabel(verdict);
    return verdict == Verdict::Faster ? Message::mark("BETTER") : Message::mark("WORSE");
}

std::string_view verdictName(Verdict verdict, ComparedQuantity quantity)
{
    const bool own = !infoOf(quantity).isSpeed && (verdict == Verdict::Faster || verdict == Verdict::Slower);
    return own ? verdictLabel(verdict, quantity) : verdictName(verdict);
}

Message comparisonText(const Comparison& c, ComparedQuantity quantity)
{
    if (infoOf(quantity).isSpeed || c.verdict == Verdict::TooFew) return verdictText(c);
    const Message label = Message::marked(verdictLabel(c.verdict, quantity));
    if (c.low == c.high) return Message::tr("%1 %2×, exact").arg(label, formatFixed(c.ratio, 3));
    return Message::tr("%1 %2× [%3, %4], n = %5")
        .arg(label, formatFixed(c.ratio, 3), formatFixed(c.low, 3), formatFixed(c.high, 3), formatCount(c.n));
}

double changePercent(double ratio, ComparedQuantity quantity)
{
    return 100 * ((infoOf(quantity).moreIsBetter ? ratio : 1 / ratio) - 1);
}

} // namespace qs
