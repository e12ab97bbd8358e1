// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"

#include <filesystem>
#include <optional>

namespace qs {

/// What to report about a folder that is not there and is written as a name of the Hugging Face hub, 'org/name': where
/// its files lie if a Python program has fetched them, else that they have to be fetched. Empty for other paths. The
/// cache is that of huggingface_hub: HF_HUB_CACHE, HF_HOME/hub or ~/.cache/huggingface/hub.
std::optional<Error> hubNameError(const std::filesystem::path& path);

} // namespace qs
