// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/results/llm_study.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

namespace qs {

using Json = nlohmann::ordered_json;

namespace {

using LlmKind = StudyEvent::Kind;

constexpr std::size_t kMaxSamples =
    200'000; ///< that an event brings: a line of the protocol has its limits, and the result at the end has all

/// Leaves the samples of the newest rounds, where there are more than an event may bring.
void shorten(std::vector<LlmRow>& rows)
{
    std::size_t all = 0, perRound = 0;
    for (const LlmRow& row : rows)
        for (const LlmTiming& t : row.timings) {
            all += t.prefillUs.size() + t.stepUs.size();
            perRound += 1 + static_cast<std::size_t>(std::max(1, t.generate));
        }
    if (all <= kMaxSamples) return;
    const std::size_t rounds = kMaxSamples / perRound;
    const auto keepLast = [](std::vector<float>& v, std::size_t n) {
        v.erase(v.begin(), v.end() - static_cast<std::ptrdiff_t>(std::min(n, v.size())));
    };
    for (LlmRow& row : rows)
        for (LlmTiming& t : row.timings) {
            keepLast(t.prefillUs, rounds);
            keepLast(t.stepUs, rounds * static_cast<std::size_t>(std::max(1, t.generate)));
        }
}

} // namespace

Json LlmStudyResult::json() const { return toJson(*this); }

Json LlmStudyResult::partJson() const
{
    LlmStudyResult part = *this;
    shorten(part.rows);
    judge(part);
    return toJson(part);
}

Result<std::shared_ptr<StudyResult>> LlmStudyResult::parse(const nlohmann::json& json) const
{
    auto read = llmStudyResultFromJson(json);
    if (!read) return read.error();
    return std::shared_ptr<StudyResult>(std::make_shared<LlmStudyResult>(std::move(*read)));
}

bool LlmStudyResult::holds(StudyEvent::Kind kind) const { return kind != LlmKind::Row || rows.size() == 1; }

void LlmStudyResult::apply(const StudyEvent& event)
{
    if (event.kind == LlmKind::Note) notes.push_back(event.text);
    if (!event.part) return;
    const auto& part = event.of<LlmStudyResult>();
    if (event.kind == LlmKind::Started) {
        auto said = std::move(notes);
        *this = part;
        if (notes.empty()) notes = std::move(said);
    } else if (event.kind == LlmKind::Row) {
        const LlmRow& fresh = part.rows.back();
        const auto found = std::find_if(rows.begin(), rows.end(),
                                        [&](const LlmRow& r) { return r.configuration == fresh.configuration; });
        if (found == rows.end())
            rows.push_back(fresh);
        else
            *found = fresh;
        judge(*this);
    } else if (event.kind == LlmKind::Rows) {
        rows = part.rows;
        aaBand = part.aaBand;
        interleaved = part.interleaved;
        firstTokenSeconds = part.firstTokenSeconds;
        if (!part.textPieces.empty()) textPieces = part.textPieces; // those that are known stay
    }
}

void LlmStudyResult::judgeRows() { judge(*this); }

} // namespace qs
