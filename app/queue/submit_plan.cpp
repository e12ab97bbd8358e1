// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/queue/submit_plan.h"

#include "gpu/cli/flags.h"
#include "gpu/results/accuracy_study.h"
#include "gpu/results/llm_study.h"
#include "gpu/spec/usage.h"

#include <algorithm>
#include <string_view>

namespace qs {

Result<BatchPlan> planOf(const std::string& line, const nlohmann::json& setup)
{
    constexpr std::string_view kProgram = "quantoscope ";
    if (!line.starts_with(kProgram) || setup.is_null())
        return usage(Message::tr("The setup of this page cannot be run as it is."),
                     Message::tr("Correct the setup, or switch to a page that measures."));
    BatchPlan plan;
    plan.line = line.substr(kProgram.size());
    plan.what = plan.line.substr(0, plan.line.find(' '));
    if (plan.what == "modes")
        plan.kind = AccuracyStudyResult::kKind;
    else if (plan.what == "llm")
        plan.kind = LlmStudyResult::kKind;
    else
        plan.kind = "run";
    if (plan.kind != "run") {
        plan.spec = setup;
        return plan;
    }
    auto spec = runSpecFromJson(setup);
    if (!spec) return spec.error();
    spec->live = spec->profile = false; // nobody watches it
    plan.spec = toJson(*spec);
    return plan;
}

std::vector<SplitChoice> splitsOf(const BatchPlan& plan)
{
    std::vector<SplitChoice> choices{{BatchSplit::None, 1}};
    for (const BatchSplit split : {BatchSplit::Points, BatchSplit::Parts}) {
        const auto specs = splitWork(plan.kind, plan.spec, split, plan.most);
        if (specs && specs->size() > 1) choices.push_back({split, specs->size()});
    }
    return choices;
}

} // namespace qs
