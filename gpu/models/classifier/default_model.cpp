// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/models/classifier/default_model.h"

#include "gpu/formats/io/program_places.h"

namespace qs {

namespace fs = std::filesystem;

std::vector<std::string> defaultModelPlaces()
{
    return programPlaces("QUANTOSCOPE_LLM",
                         {"llm/default", "../share/quantoscope/llm/default", "share/quantoscope/llm/default",
                          "../resources/llm/default", "../../resources/llm/default", "../../../resources/llm/default"});
}

Result<DefaultModel> findDefaultModel()
{
    std::string searched;
    for (const std::string& place : defaultModelPlaces()) {
        std::error_code failed;
        if (fs::exists(fs::path(place) / "config.json", failed)) return DefaultModel{place};
        searched += (searched.empty() ? "" : ", ") + place;
    }
    return Error{
        ErrorCode::Io, Message::tr("The model included with the program is not installed."),
        Message::tr("Install the package quantoscope-model (portable: extract quantoscope-model-*.tar.xz into the "
                    "program folder), set QUANTOSCOPE_LLM to the model folder, or choose your own model. Searched: %1.")
            .arg(searched)};
}

} // namespace qs
