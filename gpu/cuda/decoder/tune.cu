// SPDX-License-Identifier: GPL-3.0-or-later
// How the products of a decode step and of a part of a prompt are laid out, chosen by timing on the device at hand.
#include "gpu/cuda/decoder/engine.cuh"

#include <algorithm>

namespace qs::cuda {

/// Products of a decode step, or of a part of a prompt, of so many rows get their plans; `hasLogits`: of the last
/// product too.
void DecoderGpu::tune(int rows, bool hasLogits)
{
    bool moved = false;
    Step step;
    step.places.rows = rows;
    const bool chained =
        hasLogits && std::ranges::all_of(m_layers, [&](const Layer& layer) { return isChained(layer, step); });
    for (const DecoderMatrix role :
         {DecoderMatrix::Query, DecoderMatrix::Output, mlpInput(m_shape), DecoderMatrix::Down}) {
        if (chained) break; // no plans in that
        std::vector<const DecoderStorage*> alike;
        for (const Layer& layer : m_layers) {
            const DecoderStorage& storage = storageOf(layer, role);
            if (alike.empty() ||
                (storage.packed && alike.front()->packed && storage.size.n == alike.front()->size.n &&
                 storage.size.k == alike.front()->size.k && storage.size.format == alike.front()->size.format))
                alike.push_back(&storage);
        }
        moved = m_products.tune(alike, rows, false, m_stream) || moved;
    }
    const DecoderStorage& head = storageOf(m_outside, headRole());
    if (hasLogits && (!chained || head.packed || !m_products.takesRows(head, rows, true)))
        moved = m_products.tune({&head}, rows, true, m_stream) || moved;
    if (moved) dropGraphs();
}

} // namespace qs::cuda
