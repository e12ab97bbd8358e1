// SPDX-License-Identifier: GPL-3.0-or-later
// How the products of a decode step are laid out, chosen by timing on the device at hand.
#include "gpu/cuda/llama_engine.cuh"

#include <algorithm>

namespace qs::cuda {

namespace {

constexpr std::int64_t kLayersTimed = 6;
constexpr std::int64_t kLeastBytes = 8 << 20; ///< of a layer: smaller ones are over before it matters
constexpr float kBetter = 0.998f; ///< of the time before, to be chosen

} // namespace

/// Products of a decode step of so many rows get their plans.
void LlamaGpu::tune(int rows)
{
    bool moved = false;
    for (const LlamaMatrix role : {LlamaMatrix::Query, LlamaMatrix::Output, LlamaMatrix::Gate, LlamaMatrix::Down}) {
        std::vector<const LlamaStorage*> alike;
        for (const Layer& layer : m_layers) {
            const LlamaStorage& storage = storageOf(layer, role);
            if (alike.empty() || (storage.packed && storage.size.n == alike.front()->size.n && storage.size.k == alike.front()->size.k && storage.size.bits == alike.front()->size.bits))
                alike.push_back(&storage);
        }
        moved = m_products.tune(alike, rows, m_stream) || moved;
    }
    if (moved) dropGraphs();
    if (rows == 1) tuneAlone();
}

/// Some layers of one row, in microseconds; the better of two turns.
float LlamaGpu::timeAlone(std::int64_t layers)
{
    Step step;
    step.places = {reinterpret_cast<int*>(m_identity.data()), reinterpret_cast<int*>(m_stepPositions.data()), 1};
    cudaEvent_t events[3] = {};
    for (cudaEvent_t& event : events)
        check(cudaEventCreate(&event), "tuning a step");
    check(cudaEventRecord(events[0], m_stream), "tuning a step");
    for (int turn = 1; turn < 3; ++turn) {
        for (std::int64_t l = 0; l < layers; ++l)
            runLayerAlone(l, step);
        check(cudaEventRecord(events[turn], m_stream), "tuning a step");
    }
    check(cudaEventSynchronize(events[2]), "tuning a step");
    float first = 0, second = 0;
    check(cudaEventElapsedTime(&first, events[0], events[1]), "tuning a step");
    check(cudaEventElapsedTime(&second, events[1], events[2]), "tuning a step");
    for (const cudaEvent_t event : events)
        cudaEventDestroy(event);
    return 1e3f * std::min(first, second);
}

/// A product that is the fastest alone need not be so beside others, whose blocks have to find room while it ends: the plans of the
/// four products are chosen one after the other by the time of whole layers. Runs as the first step of a sequence
/// would, whose place in the cache is written again by whatever comes first.
void LlamaGpu::tuneAlone()
{
    if (m_tunedAlone) return;
    m_tunedAlone = true;
    Step step;
    step.places.rows = 1;
    const std::int64_t layers = std::min(m_shape.layers, kLayersTimed);
    const Layer& layer = m_layers.front();
    std::int64_t bytes = 0;
    for (const auto& storage : layer.storages)
        bytes += storage->bytes();
    if (bytes < kLeastBytes || !std::all_of(m_layers.begin(), m_layers.begin() + layers, [&](const Layer& l) { return runsAlone(l, step); })) return;
    (void)timeAlone(layers); // loads the kernels
    float best = timeAlone(layers);
    const auto choose = [&](auto& chosen, const auto& candidates) {
        auto found = chosen;
        for (const auto& candidate : candidates) {
            chosen = candidate;
            const float us = timeAlone(layers);
            if (us >= best * kBetter) continue;
            best = us;
            found = candidate;
        }
        chosen = found;
    };
    for (int sweep = 0; sweep < 2; ++sweep)
        for (std::size_t i = 0; i < std::size(kRowRoles); ++i) {
            const LlamaStorage& storage = storageOf(layer, kRowRoles[i]);
            if (storage.packed) choose(m_products.planOfRow(storage), m_products.plansOfRow(storage));
        }
}

} // namespace qs::cuda
