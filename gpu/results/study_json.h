// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/measure/paired_tests.h"
#include "gpu/results/result_json.h"

#include <string>

/// Parts that the JSON of every kind of study has.
namespace qs {

/// What the schema of a study has to be, in words where it is another.
void checkStudySchema(ObjectReader& in);

/// Kind, schema, origin and specification, with which a study begins; `parse` makes a specification of JSON.
template <class V, class Study, class Spec>
void studyHead(V& v, const char* kind, Study& study, Result<Spec> (*parse)(const nlohmann::json&))
{
    v.derived("kind", kind);
    v.derived("schema", 1);
    if constexpr (V::kReads) checkStudySchema(v);
    originFields(v, study);
    if constexpr (V::kReads)
        if (!v.find("spec"))
            v.fail({ErrorCode::BadInput, Message::tr("The study has no 'spec'."),
                    Message::tr("The file was modified by hand.")});
    v("spec", study.spec, OwnJson<Spec>{parse});
}
inline constexpr const char* kStudyDone = "done"; ///< in the place of a reason to stop
/// Notes, reason to stop and seconds, with which it ends.
template <class V, class Study> void studyEnd(V& v, Study& study)
{
    v("notes", study.notes);
    if constexpr (V::kReads) {
        v("stop_reason", study.stopReason);
        study.complete = study.stopReason == Message(kStudyDone);
        if (study.complete) study.stopReason = {};
    } else {
        v("stop_reason", study.complete ? Message(kStudyDone) : study.stopReason);
    }
    v("seconds", study.seconds);
}

/// Whether `json` is an object of the kind `kind`.
bool hasKind(const nlohmann::json& json, const char* kind);

template <class V> void fields(V& v, Visited<V, MeanDifference>& d)
{
    v("difference", d.difference);
    v("low", d.low, kOrNan); // null: no interval could be given
    v("high", d.high, kOrNan);
    v("p", d.p);
    v("n", d.n, kCount);
}

/// Where to run.
template <class V, class Spec> void placeFields(V& v, Spec& spec)
{
    v("backend", spec.backend, Named{backendName, parseBackend, Message::mark("auto, cpu or cuda")});
    v("device", spec.device, Within{0, 1e6});
}

} // namespace qs
