// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/results/reasons/batch_crossings.h"

#include "gpu/core/units.h"

#include <algorithm>

namespace qs {

namespace {

void addCrossings(const LlmRow& row, const LlmRow& baseline, int promptLength, std::vector<BatchCrossing>& all)
{
    std::vector<SizedComparison> sizes;
    for (const LlmTiming& timing : row.timings)
        if (timing.promptLength == promptLength && timing.stepSpeed.verdict != Verdict::TooFew &&
            timing.stepSpeed.ratio > 0)
            sizes.push_back({timing.batch, &timing.stepSpeed});
    std::ranges::sort(sizes, {}, &SizedComparison::x);
    for (const Border& border : borders(sizes))
        all.push_back({&row, &baseline, promptLength, static_cast<int>(sizes[border.before].x),
                       static_cast<int>(sizes[border.after].x), border});
}

} // namespace

std::vector<BatchCrossing> batchCrossings(const LlmStudyResult& study)
{
    std::vector<BatchCrossing> all;
    for (const LlmRow& row : study.rows) {
        const LlmRow* baseline = study.baselineOf(row);
        if (!baseline || baseline == &row || !row.failed.empty() || row.inspection.simulated) continue;
        for (const int promptLength : study.spec.promptLengths)
            addCrossings(row, *baseline, promptLength, all);
    }
    return all;
}

Message batchCrossingText(const BatchCrossing& crossing)
{
    const auto batch = [](int size) { return Message::tr("batch %1").arg(formatCount(size)); };
    return borderText(crossing.border, crossing.row->title(), crossing.baseline->title(), batch(crossing.before),
                      batch(crossing.after),
                      Message::tr("time per token, prompt of %1 tokens").arg(formatCount(crossing.promptLength)));
}

} // namespace qs
