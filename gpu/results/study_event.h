// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/results/run_result.h"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace qs {

struct StudyResult;

/// What happens while a study of any kind runs.
struct StudyEvent
{
    enum class Kind : std::uint8_t {
        Phase,    ///< text, fraction of the whole (negative: unknown), secondsLeft
        Note,     ///< text
        Started,  ///< part: what is known before anything is measured
        Training, ///< subject: the mode; part: the new points of its curve only
        Row,      ///< part: a row, measured; the last one there, after those that it is judged against
        Rows,     ///< part: all rows as they stand now
        Cell,     ///< part: a cell of a table beside the rows
        Speed,    ///< subject: the configuration; what ('prefill', 'decode'); count: batch; rate
        Token     ///< subject: who writes, or empty; what the next tokens say, and their count; fraction 0: it begins
    };
    Kind kind = Kind::Phase;
    Message text;
    std::string subject, what;
    double fraction = -1, secondsLeft = -1;
    double rate = 0; ///< tokens a second
    int count = 0;
    std::shared_ptr<const StudyResult> part;

    /// The part, of a study whose results are of this type.
    template <class Study> const Study& of() const { return static_cast<const Study&>(*part); }
};

/// Receives what a study reports, on the study's thread.
class StudySink
{
public:
    virtual ~StudySink() = default;
    virtual void event(const StudyEvent& event) = 0;
};

/// What the results of all kinds of studies have, for those who run a study or pass it on.
struct StudyResult : Origin
{
    std::vector<Message> notes;
    bool complete = false; ///< it has everything that it was asked for
    Message stopReason;    ///< why it ended early: 'stopped by the user', what failed
    double seconds = 0;

    StudyResult() = default;
    StudyResult(const StudyResult&) = default;
    StudyResult(StudyResult&&) = default;
    StudyResult& operator=(const StudyResult&) = default;
    StudyResult& operator=(StudyResult&&) = default;
    virtual ~StudyResult() = default;

    /// Its name in the table of kinds: gpu/remote/study_kinds.cpp.
    virtual std::string_view kind() const = 0;
    virtual std::shared_ptr<StudyResult> copy() const = 0;
    virtual nlohmann::ordered_json json() const = 0;
    /// The same as the part of an event, which may leave older samples out: the result at the end has all.
    virtual nlohmann::ordered_json partJson() const;
    /// A result of the same kind. BadInput where `json` is none.
    virtual Result<std::shared_ptr<StudyResult>> parse(const nlohmann::json& json) const = 0;
    /// Whether there is what an event of this kind is about.
    virtual bool holds(StudyEvent::Kind kind) const = 0;
    /// Adds what an event brings. Rows keep the order of the tables.
    virtual void apply(const StudyEvent& event) = 0;
    /// Everything in the rows that depends on the other rows and on the samples.
    virtual void judgeRows() = 0;
    virtual bool hasRows() const = 0;
    /// What a report contains about it, in Markdown; for kinds that have no report of their own in gpu/report.
    virtual std::string report() const { return {}; }
};

/// The form in which events pass between processes. What `like` is, the part of an event becomes.
nlohmann::ordered_json toJson(const StudyEvent& event);
Result<StudyEvent> studyEventFromJson(const nlohmann::json& json, const StudyResult& like);

} // namespace qs
