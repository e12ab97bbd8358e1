// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/results/run_result.h"
#include "gpu/results/study_event.h"

#include <string>
#include <vector>

namespace qs {

/// A run of a session, or a study.
struct SessionPart
{
    std::string name;
    const RunResult* run = nullptr; ///< null where it is a study
    const StudyResult* study = nullptr;
    const Origin& origin() const { return run ? static_cast<const Origin&>(*run) : *study; }
};

/// What a session comes to, a sentence each, in the order in which it is reported. Every sentence is one that the
/// tables, the findings and the slides have, too, made by the same function. With several parts each begins with its
/// part's name.
struct SessionSummary
{
    std::vector<Message> measured;    ///< devices, runs, operations, models
    std::vector<Message> recommended; ///< of the studies first, then of the runs
    std::vector<Message> faster;
    std::vector<Message> equivalent; ///< in quality or in time
    std::vector<Message> caveats;
};

/// Verdicts are against `baseline`, or what stands for it where a run has none of that name.
SessionSummary summaryOf(const std::vector<SessionPart>& parts, const std::string& baseline);

// Its pieces, for those who show one alone.
std::vector<Message> measuredSentences(const std::vector<SessionPart>& parts);
/// What of a session may be recommended first.
struct Recommendation
{
    enum class Kind { ModelSpeed, ModelMemory, FormatSize, FormatTime, KernelSpeed };
    Kind kind = Kind::KernelSpeed;
    std::string part; ///< its name
    const RunResult* run = nullptr;
    const StudyResult* study = nullptr;
    Message words;          ///< the sentence of the findings
    bool isPositive = true; ///< it names something; else it says that nothing can be recommended
};
/// What to take where time, memory or size counts: of language models first, then of classifiers, then of runs; in each
/// the newest first, and those that name something before all others. Of several runs of one setup the newest alone.
std::vector<Recommendation> mainRecommendations(const std::vector<SessionPart>& parts, const std::string& baseline);
/// The device that all parts were measured on; empty where they are of several, or it is not known.
std::string commonDevice(const std::vector<SessionPart>& parts);
/// The point with most elements; null where none was measured.
const Segment* largestPoint(const std::vector<Segment>& points);
/// The point with most elements of a sweep, the last segment of another run; null where nothing was measured.
const Segment* mainSegment(const RunResult& run);

/// As a section of a report, in Markdown.
std::string summaryText(const SessionSummary& summary);

} // namespace qs
