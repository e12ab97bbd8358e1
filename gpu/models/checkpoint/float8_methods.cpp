// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/formats/io/describe.h"
#include "gpu/models/checkpoint/config_values.h"
#include "gpu/models/checkpoint/quantization_methods.h"

namespace qs {

using nlohmann::json;

/// With scales of blocks activations are quantized in groups of a block's columns.
Result<CheckpointQuantization> readFloat8(const json& object, const std::string& place)
{
    if (const std::string format = wordOf(object, "fmt", "e4m3"); format != "e4m3")
        return refused(
            Message::tr("%1 has FP8 weights of the format %2, which is not supported.").arg(place, quotedText(format)),
            Message::tr("Only \"e4m3\" is supported."));
    MatrixFormat format;
    format.storage = MatrixStorage::WholeFloat;
    format.bits = 8;
    format.groupSize = -1;
    if (const json* block = member(object, "weight_block_size"); block && !setBlock(block, format))
        return refused(Message::tr("%1 has a \"weight_block_size\" that is not two numbers above 0.").arg(place),
                       Message::tr("Expected the rows and columns that share a scale, such as [128, 128]."));
    const bool blocks = format.blockRows > 0, dynamic = wordOf(object, "activation_scheme", "dynamic") == "dynamic";
    format.activations = {.floats = true,
                          .bits = 8,
                          .strategy = blocks && dynamic ? "group" : "tensor",
                          .groupSize = blocks && dynamic ? format.groupSize : 0,
                          .dynamic = dynamic};
    CheckpointQuantization out{.method = "fp8", .groups = {{{}, format}}, .ignored = {}, .kvCache = {}};
    out.ignored = wordsOf(object, "modules_to_not_convert");
    return out;
}

Result<CheckpointQuantization> readFbgemm(const json& object, const std::string&)
{
    MatrixFormat format;
    format.storage = MatrixStorage::WholeFloat;
    format.bits = 8;
    // A bound of the activations' scales, which the format has too, only cuts off outliers of whole tokens.
    format.activations = {.floats = true, .bits = 8, .strategy = "token with an upper bound", .dynamic = true};
    CheckpointQuantization out{.method = "fbgemm_fp8", .groups = {{{}, format}}, .ignored = {}, .kvCache = {}};
    out.ignored = wordsOf(object, "modules_to_not_convert");
    return out;
}

} // namespace qs
