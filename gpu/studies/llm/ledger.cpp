// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/studies/llm/ledger.h"

#include "gpu/studies/llm/matrix.h"

namespace qs {

namespace {

std::int64_t linearWeights(const LlamaShape& shape)
{
    std::int64_t weights = 0;
    for (int r = 0; r < kLlamaMatrices; ++r) {
        const auto [out, in] = matrixSize(shape, static_cast<LlamaMatrix>(r));
        if (perLayer(static_cast<LlamaMatrix>(r))) weights += out * in * shape.layers;
    }
    return weights;
}

} // namespace

LlmLedger llmLedger(const LlamaShape& shape, const LlmConfiguration& configuration)
{
    LlmLedger ledger;
    const auto size = static_cast<std::int64_t>(sizeOf(configuration.activations));
    for (int r = 0; r < kLlamaMatrices; ++r) {
        const auto role = static_cast<LlamaMatrix>(r);
        const auto [out, in] = matrixSize(shape, role);
        if (perLayer(role) && hasMatrix(shape, role))
            ledger.linear += matrixBytes(configuration, out, in) * shape.layers;
        else if (hasMatrix(shape, role))
            ledger.embedding += out * in * size;
    }
    std::int64_t vectors = 0;
    for (int r = 0; r < kLlamaVectors; ++r) {
        const auto role = static_cast<LlamaVector>(r);
        vectors += vectorSize(shape, role) * (perLayer(role) ? shape.layers : 1);
    }
    ledger.vectors = vectors * size;
    ledger.parameters = linearWeights(shape) + vectors + ledger.embedding / size;
    return ledger;
}

} // namespace qs
