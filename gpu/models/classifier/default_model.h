// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"

#include <filesystem>
#include <string>
#include <vector>

namespace qs {

/// The small Llama that comes with the program (resources/llm/default: a Hugging Face folder), its held-out text and
/// its calibration text.
struct DefaultModel
{
    std::filesystem::path folder;
    std::filesystem::path heldOut() const
    {
        return folder / "held_out.txt";
    } ///< neither the model nor its tokenizer has seen it
    std::filesystem::path calibration() const
    {
        return folder / "calibration.txt";
    } ///< from the text that it was trained on
};

/// Folders that are looked through for 'config.json', in order: QUANTOSCOPE_LLM alone where that is set, else
/// 'llm/default' beside the executable, under share/quantoscope of its prefix, and in the source tree that it was built
/// in.
std::vector<std::string> defaultModelPlaces();
/// Io, with the places that were searched, where it is not installed.
Result<DefaultModel> findDefaultModel();

} // namespace qs
