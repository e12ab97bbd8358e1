// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/studies/llm/ledger.h"

#include "gpu/studies/llm/matrix.h"

namespace qs {

LlmLedger llmLedger(const DecoderShape& shape, const LlmConfiguration& configuration)
{
    LlmLedger ledger;
    const auto size = static_cast<std::int64_t>(sizeOf(configuration.activations));
    const auto layersWith = [&](const auto& countIn) {
        std::int64_t count = 0;
        for (std::int64_t layer = 0; layer < shape.layers; ++layer)
            count += countIn(layer);
        return count;
    };
    for (int r = 0; r < kDecoderMatrices; ++r) {
        const auto role = static_cast<DecoderMatrix>(r);
        const auto [out, in] = matrixSize(shape, role);
        const std::int64_t count = layersWith([&](std::int64_t layer) { return matrixCount(shape, role, layer); });
        if (count == 0) continue;
        ledger.parameters += out * in * count;
        (isQuantized(role) ? ledger.linear : ledger.dense) +=
            (isQuantized(role) ? matrixBytes(configuration, out, in) : out * in * size) * count;
    }
    for (int r = 0; r < kDecoderVectors; ++r) {
        const auto role = static_cast<DecoderVector>(r);
        const std::int64_t values = vectorSize(shape, role) * layersWith([&](std::int64_t layer) -> std::int64_t {
                                        return hasVector(shape, role, layer) ? 1 : 0;
                                    });
        ledger.parameters += values;
        ledger.vectors += values * (staysFp32(role) ? 4 : size);
    }
    return ledger;
}

} // namespace qs
