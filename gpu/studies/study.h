// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"
#include "gpu/results/study_event.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <stop_token>
#include <string>

namespace qs {

/// What a study answers to a question: an object, and bytes beside it.
struct StudyAnswer
{
    nlohmann::json head;
    std::string payload;
    bool changed = false; ///< result() is another one than before; then there is no payload
};

/// A study of any kind, in this process or in a worker process (RemoteStudy): it runs, answers questions, and has a
/// result. Used by one thread at a time; every method may be stopped and leaves what was done before as it was.
class Study
{
public:
    Study() = default;
    Study(const Study&) = delete;
    Study& operator=(const Study&) = delete;
    virtual ~Study() = default;

    /// The error states why it ended early; result() then still holds what is done.
    virtual std::optional<Error> run(std::stop_token stop, StudySink& sink) = 0;
    /// Not while run() lasts; holds until the next call of another method.
    virtual const StudyResult& result() const = 0;
    /// Answers a question: an object whose "ask" names it. Each kind of study has functions that put its questions and
    /// read the answers. Usage where it is none, or where there is nothing yet that could answer it.
    virtual Result<StudyAnswer> ask(const nlohmann::json& question, std::stop_token stop, StudySink& sink);
    /// Whether it is in a process of its own.
    virtual bool isSeparate() const { return false; }
};

/// The result of a study whose results are of the type `Whole`.
template <class Whole> const Whole& resultOf(const Study& study) { return static_cast<const Whole&>(study.result()); }

/// A sink for questions that tell nothing on the way.
struct SilentSink final : StudySink
{
    void event(const StudyEvent&) override {}
};

/// The name of a question, of its own object; empty where it has none.
std::string questionName(const nlohmann::json& question);
/// For a question that a study does not know.
Error noSuchQuestion(const nlohmann::json& question);

} // namespace qs
