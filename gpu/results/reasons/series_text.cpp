// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/results/reasons/series_text.h"

#include "gpu/measure/text/speed_up.h"

namespace qs {

Message onlyClockText(const SeriesComparison& series)
{
    if (!series.isOnlyClock()) return {};
    return Message::tr("The difference in time is one of the clock alone: in SM cycles it is %1.")
        .arg(verdictText(*series.cycles));
}

Message machineText(const SeriesComparison& series)
{
    if (series.asMeasured && series.machine)
        return Message::tr("The machine was not the same in both runs: their baseline is %1. So the ratios to it are "
                           "compared; as measured it is %2.")
            .arg(verdictText(*series.machine), verdictText(*series.asMeasured));
    if (series.asMeasured)
        return Message::tr("Of the ratios to the baseline; as measured it is %1.").arg(verdictText(*series.asMeasured));
    if (series.machine && !series.excludesMachine)
        return Message::tr("The baseline that both measured is %1: the machine may have caused this difference.")
            .arg(verdictText(*series.machine));
    if (!series.excludesMachine && series.comparison.resolved())
        return Message::tr("This verdict is of these two recordings. Whether it was the machine is told by a baseline "
                           "that both share, or, for runs, by three a side (compare A1 A2 A3 -- B1 B2 B3).");
    return {};
}

} // namespace qs
