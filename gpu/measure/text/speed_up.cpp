// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/measure/text/speed_up.h"

#include "gpu/core/units.h"

#include <cmath>

namespace qs {

namespace {

/// With places for the ratio with its interval, and the count.
const char* wordsOf(Verdict verdict, bool paired)
{
    switch (verdict) {
    case Verdict::TooFew:
        break;
    case Verdict::NotResolved:
        return paired ? Message::mark("NOT RESOLVED %1, n = %2 pairs") : Message::mark("NOT RESOLVED %1, n = %2");
    case Verdict::Same:
        return paired ? Message::mark("SAME %1, n = %2 pairs") : Message::mark("SAME %1, n = %2");
    case Verdict::Faster:
        return paired ? Message::mark("FASTER %1, n = %2 pairs") : Message::mark("FASTER %1, n = %2");
    case Verdict::Slower:
        return paired ? Message::mark("SLOWER %1, n = %2 pairs") : Message::mark("SLOWER %1, n = %2");
    }
    return "";
}

} // namespace

int speedUpDecimals(double ratio)
{
    if (ratio >= 10) return ratio < 100 ? 1 : 0;
    return std::abs(ratio - 1) < 0.1 || ratio < 0.1 ? 3 : 2;
}

int speedUpDecimals(double ratio, double low, double high)
{
    const int least = speedUpDecimals(ratio);
    const auto isPoint = [&](int decimals) { return formatFixed(low, decimals) == formatFixed(high, decimals); };
    return isPoint(least) && !isPoint(least + 1) ? least + 1 : least;
}

NumberText speedUpText(double ratio) { return formatFixed(ratio, speedUpDecimals(ratio)) + "×"; }

NumberText speedUpText(double ratio, double low, double high)
{
    const int decimals = speedUpDecimals(ratio, low, high);
    return formatFixed(ratio, decimals) + "× [" + formatFixed(low, decimals) + ", " + formatFixed(high, decimals) + "]";
}

NumberText speedUpText(const Comparison& c)
{
    return c.verdict == Verdict::TooFew ? speedUpText(c.ratio) : speedUpText(c.ratio, c.low, c.high);
}

std::string verdictCell(const Comparison& c)
{
    const std::string label(verdictLabel(c.verdict));
    return c.resolved() ? label + " " + speedUpText(c.ratio) : label;
}

Message verdictText(const Comparison& c)
{
    if (c.n == 0) return verdictLabel(c.verdict);
    if (c.verdict == Verdict::TooFew && c.paired)
        return Message::tr("TOO FEW %1, n = %n pairs", "TOO FEW %1, n = %n pair", c.n).arg(speedUpText(c));
    if (c.verdict == Verdict::TooFew) return Message::tr("TOO FEW %1, n = %2").arg(speedUpText(c), formatCount(c.n));
    return Message::marked(wordsOf(c.verdict, c.paired)).arg(speedUpText(c), formatCount(c.n));
}

} // namespace qs
