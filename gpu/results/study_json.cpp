// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/results/study_json.h"

#include <limits>

namespace qs {

bool hasKind(const nlohmann::json& json, const char* kind)
{
    const auto found = json.is_object() ? json.find("kind") : json.end();
    return json.is_object() && found != json.end() && found->is_string() && found->get<std::string>() == kind;
}

Result<void> checkStudySchema(ObjectReader& in)
{
    int schema = 0;
    in.readInt("schema", schema, 0, 1e9);
    if (schema == 1) return {};
    return Error{ErrorCode::BadInput,
                 "The study has schema " + std::to_string(schema) + "; this program reads schema 1.",
                 schema > 1 ? "Open it with a newer version of Quantoscope." : ""};
}

nlohmann::ordered_json differenceJson(const MeanDifference& d)
{
    return {{"difference", numberOrNull(d.difference)},
            {"low", numberOrNull(d.low)},
            {"high", numberOrNull(d.high)},
            {"p", numberOrNull(d.p)},
            {"n", d.n}};
}

void readLossDifference(ObjectReader& in, MeanDifference& d)
{
    const auto* json = in.find("loss_difference");
    if (!json) return;
    d.low = d.high = std::numeric_limits<double>::quiet_NaN(); // null: no interval could be given
    ObjectReader loss(*json, "loss_difference");
    loss.read("difference", d.difference);
    loss.read("low", d.low);
    loss.read("high", d.high);
    loss.read("p", d.p);
    loss.readInt("n", d.n, 0, kManyItems);
    if (loss.error()) in.fail("loss_difference", "an object of numbers");
}

void readPlace(ObjectReader& in, BackendChoice& backend, int& device)
{
    std::string name(backendName(backend));
    in.read("backend", name);
    in.readInt("device", device, 0, 1e6);
    if (const auto choice = parseBackend(name))
        backend = *choice;
    else
        in.fail("backend", "auto, cpu or cuda");
}

} // namespace qs
