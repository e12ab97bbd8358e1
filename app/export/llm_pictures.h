// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/spec/llm_study.h"

#include <QString>

#include <memory>
#include <vector>

namespace qs {

class ChartWidget;

/// A chart of a study of a language model, filled and with its title, under the object name that it has in the window.
struct LlmChart
{
    QString file; ///< 'perplexity'; those of kLlmPictures without their ending, and others beside them
    std::unique_ptr<ChartWidget> chart;
    bool isPlane = false; ///< has two axes; else a row for each configuration
};
/// Those that have something to show, in the order of the report.
std::vector<LlmChart> makeLlmPictures(const LlmStudyResult& study);

} // namespace qs
