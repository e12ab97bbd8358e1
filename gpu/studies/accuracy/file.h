// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/formats/safetensors.h"
#include "gpu/formats/safetensors_write.h"
#include "gpu/studies/accuracy/layer.h"

#include <filesystem>
#include <map>
#include <span>
#include <string>
#include <vector>

namespace qs {

/// The file of a model whose linear layers are quantized, before it is written: what the ledger counts is what is in
/// it. Tensors are named as compressed-tensors names them ('head.weight_packed', 'head.weight_scale'); a plan of FP32
/// alone is the file that saveClassifier() writes. Metadata: that of the model, 'quantization' (a mode, or one for each
/// layer separated by commas) and, where there are INT4 groups, 'group_size'.
struct ModelFile
{
    std::vector<TensorToWrite> tensors; ///< point into the model and the layers, which outlive it
    std::map<std::string, std::string> metadata;
    SizeLedger size;
};
/// `quantized[i]` is layer i in mode plan[i].
ModelFile modelFile(const Classifier& model, const LayerPlan& plan, std::span<const QuantizedLayer* const> quantized,
                    int groupSize);

/// What such a file reports about its layers.
struct QuantizedFileInfo
{
    LayerPlan plan;
    int groupSize = 0;
};
Result<QuantizedFileInfo> quantizationOf(const SafetensorsFile& file, std::size_t layers);
/// The weight [out, in] that the codes of `layer` in the file stand for: what multiplies the input, after
/// input_multiplier where there is one. BadInput for tensors that are missing or of another size.
Result<std::vector<float>> restoredWeight(const SafetensorsFile& file, const LinearLayer& layer,
                                          const AccuracyMode& mode, int groupSize);

} // namespace qs
