// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/measure/paired_tests.h"
#include "gpu/results/result_json.h"

#include <string>

/// Parts that the JSON of every kind of study has.
namespace qs {

inline constexpr double kManyItems = 9e15; ///< more than any count may be, and still a whole double

/// Kind, schema, origin and specification, with which a study begins.
template <class Study> nlohmann::ordered_json studyHead(const char* kind, const Study& study)
{
    nlohmann::ordered_json j;
    j["kind"] = kind;
    j["schema"] = 1;
    writeOrigin(j, study);
    j["spec"] = toJson(study.spec);
    return j;
}
/// Notes, reason to stop and seconds, with which it ends.
template <class Study> void writeStudyEnd(nlohmann::ordered_json& j, const Study& study)
{
    j["notes"] = study.notes;
    j["stop_reason"] = study.stopReason;
    j["seconds"] = numberOrNull(study.seconds);
}

/// Whether `json` is an object of the kind `kind`.
bool hasKind(const nlohmann::json& json, const char* kind);
/// What the schema of a study has to be, in words where it is another.
Result<void> checkStudySchema(ObjectReader& in);
/// Reads what studyHead() wrote, but for the kind; `readSpec` makes a specification of JSON.
template <class Study, class ReadSpec>
Result<void> readStudyHead(ObjectReader& in, Study& study, const ReadSpec& readSpec)
{
    if (auto known = checkStudySchema(in); !known) return known;
    readOrigin(in, study);
    const auto* spec = in.find("spec");
    if (!spec) return Error{ErrorCode::BadInput, "The study has no 'spec'.", "The file was changed by hand."};
    auto parsed = readSpec(*spec);
    if (!parsed) return parsed.error();
    study.spec = std::move(*parsed);
    return {};
}
template <class Study> void readStudyEnd(ObjectReader& in, Study& study)
{
    readTexts(in.find("notes"), study.notes);
    in.read("stop_reason", study.stopReason);
    in.read("seconds", study.seconds);
}

nlohmann::ordered_json differenceJson(const MeanDifference& difference);
/// Its "loss_difference", which has to be an object of numbers where it is there; an interval that is null is NaN.
void readLossDifference(ObjectReader& in, MeanDifference& difference);

/// Where to run: "backend" and "device".
void readPlace(ObjectReader& in, BackendChoice& backend, int& device);
/// `spec`, where it is valid; why not as an error of the file that it came from.
template <class Spec> Result<Spec> validOfFile(Spec spec)
{
    if (auto valid = validate(spec); !valid)
        return Error{ErrorCode::BadInput, valid.error().message, valid.error().hint};
    return spec;
}

/// The study that an event brings a part of, read by `readStudy`.
template <class ReadStudy> auto readEventPart(const ObjectReader& in, const ReadStudy& readStudy)
{
    const auto* part = in.find("part");
    return part ? readStudy(*part) : Error{ErrorCode::BadInput, "event.part is missing.", ""};
}

} // namespace qs
