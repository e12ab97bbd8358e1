// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/results/study_json.h"

namespace qs {

bool hasKind(const nlohmann::json& json, const char* kind)
{
    const auto found = json.is_object() ? json.find("kind") : json.end();
    return json.is_object() && found != json.end() && found->is_string() && found->get<std::string>() == kind;
}

void checkStudySchema(ObjectReader& in)
{
    int schema = 0;
    ObjectReader number = in; // what is no number is no schema that is known
    number.readInt("schema", schema, 0, 1e9);
    if (schema != 1)
        in.fail({ErrorCode::BadInput,
                 Message::tr("The study has schema version %1; this program supports version 1.").arg(schema),
                 schema > 1 ? Message::tr("Open it with a newer version of Quantoscope.") : Message()});
}

} // namespace qs
