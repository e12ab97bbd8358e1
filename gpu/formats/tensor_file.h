// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/formats/io/mapped_file.h"
#include "gpu/formats/tensor_view.h"

#include <filesystem>
#include <string>
#include <vector>

namespace qs {

/// A tensor of a float type together with the memory that it lies in. Always little-endian and row
/// major; possibly unaligned. Move only, the view stays valid.
struct LoadedTensor
{
    MappedFile file;
    std::vector<std::byte> converted; ///< used instead of the file where its bytes had to be swapped
    TensorView view;
};

/// Opens `spec`, which is FILE or FILE:TENSOR, an .npy or .safetensors file (distinguished by content). A
/// colon may be part of FILE. TENSOR may be left out where there is one float tensor only.
Result<LoadedTensor> openTensor(const std::string& spec);

/// All tensors of a file, also those that openTensor refuses, for a chooser.
Result<std::vector<TensorInfo>> listTensors(const std::filesystem::path& path);

} // namespace qs
