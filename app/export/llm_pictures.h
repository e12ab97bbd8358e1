// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/results/llm_study.h"

#include <QString>

#include <functional>
#include <memory>
#include <vector>

namespace qs {

class ChartContent;

/// A picture of a study of a language model before it is drawn.
struct LlmPicture
{
    QString file;         ///< 'perplexity'; those of kLlmPictures without their ending, and others beside them
    bool isPlane = false; ///< has two axes; else a row for each configuration
    /// The chart, filled and with its title, under the name that it has in the window; null where there is nothing to
    /// show.
    std::function<std::unique_ptr<ChartContent>()> make;
};
/// Those that there can be, in the order of the report. They refer to `study`.
std::vector<LlmPicture> llmPictures(const LlmStudyResult& study);

} // namespace qs
