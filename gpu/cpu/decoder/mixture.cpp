// SPDX-License-Identifier: GPL-3.0-or-later
// A mixture of experts on the CPU. Rows are put in the order of their experts, so that the matrices of an expert are
// read once for all rows of a step, and all experts are multiplied in one go.
#include "gpu/cpu/decoder/engine.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <utility>

namespace qs {

bool CpuDecoderEngine::mixturePart(const Layer& layer, std::int64_t l, const Activations& input, std::int64_t rows)
{
    if (!routeRows(layer, input, rows)) return false;
    groupRows(layer, rows);
    return expertProducts(layer, l, input) && sumExperts(rows) &&
           (m_shape.mixture.sharedIntermediate == 0 || sharedExpert(layer, l, input, rows));
}

/// Which experts each row takes.
bool CpuDecoderEngine::routeRows(const Layer& layer, const Activations& input, std::int64_t rows)
{
    const Mixture& mixture = m_shape.mixture;
    const bool rounds = mixture.router != RouterKind::Sigmoid;
    if (!products(
            input, rows,
            {{&matrixOf(layer, DecoderMatrix::Router), biasFor(layer, DecoderVector::RouterBias), m_scores, rounds}}))
        return false;
    const float* correction = biasFor(layer, DecoderVector::RouterCorrection);
    return overRows(rows, [&](std::int64_t r) {
        thread_local std::vector<std::int32_t> order;
        ExpertChoice* chosen = m_choices.data() + r * mixture.perToken;
        chooseExperts(mixture, correction, m_scores.row(r), chosen, order);
        for (std::int64_t i = 0; i < mixture.perToken && rounds; ++i)
            chosen[i].weight = roundedTo(m_options.activations, chosen[i].weight);
    });
}

/// Where the rows of each expert lie among all; counts what the experts that are used take.
void CpuDecoderEngine::groupRows(const Layer& layer, std::int64_t rows)
{
    const Mixture& mixture = m_shape.mixture;
    const auto choices = std::span(m_choices).first(static_cast<std::size_t>(rows * mixture.perToken));
    std::vector<std::int64_t> next(static_cast<std::size_t>(mixture.experts));
    for (const ExpertChoice& choice : choices)
        ++next[static_cast<std::size_t>(choice.expert)];
    m_segments.clear();
    std::int64_t first = 0;
    for (std::int64_t e = 0; e < mixture.experts; ++e) {
        std::int64_t& count = next[static_cast<std::size_t>(e)];
        if (count > 0) m_segments.push_back({e, first, count});
        first += std::exchange(count, first);
    }
    for (std::size_t i = 0; i < choices.size(); ++i)
        m_places[i] = next[static_cast<std::size_t>(choices[i].expert)]++;
    std::int64_t biases = 0;
    for (const auto role : {DecoderVector::ExpertGateBias, DecoderVector::ExpertUpBias, DecoderVector::ExpertDownBias})
        biases += vectorBytes(role) / mixture.experts;
    for (const Segment& segment : m_segments) {
        countRead(biases);
        for (const auto role : {DecoderMatrix::ExpertGate, DecoderMatrix::ExpertUp, DecoderMatrix::ExpertDown})
            countRead(matrixOf(layer, role, segment.expert).exactBytes());
    }
}

/// gate = (up' + 1)·gate'·sigmoid(alpha·gate') of the values cut to the limit.
void CpuDecoderEngine::clampedGate(float* gate, float* up, std::int64_t n) const
{
    const auto limit = static_cast<float>(m_shape.mixture.limit), alpha = static_cast<float>(m_shape.mixture.alpha);
    for (std::int64_t i = 0; i < n; ++i) {
        gate[i] = std::min(gate[i], limit) * alpha;
        up[i] = std::min(std::max(up[i], -limit), limit) + 1.0f;
    }
    m_decoder.silu(gate, n);
    m_decoder.scale(gate, n, 1.0f / alpha);
    roundAll(m_loops, m_options.activations, gate, n);
    roundAll(m_loops, m_options.activations, up, n);
    m_loops.multiply(gate, up, gate, n);
    roundAll(m_loops, m_options.activations, gate, n);
}

/// Each expert's results for its rows, which take the place of its inputs in m_gathered.
bool CpuDecoderEngine::expertProducts(const Layer& layer, std::int64_t l, const Activations& input)
{
    const Mixture& mixture = m_shape.mixture;
    const std::int64_t inner = mixture.intermediate,
                       places = m_segments.empty() ? 0 : m_segments.back().first + m_segments.back().rows;
    const bool gathered = overRows(places / mixture.perToken, [&](std::int64_t r) {
        for (std::int64_t i = r * mixture.perToken; i < (r + 1) * mixture.perToken; ++i)
            std::memcpy(m_gathered.row(m_places[static_cast<std::size_t>(i)]), input.row(r),
                        static_cast<std::size_t>(m_shape.hidden) * 4);
    });
    if (!gathered) return false;
    m_products.clear();
    const auto add = [&](const Segment& s, DecoderMatrix role, DecoderVector bias, std::int64_t out,
                         const Activations& to) {
        m_products.push_back(
            {&matrixOf(layer, role, s.expert), biasFor(layer, bias, s.expert * out), to, true, s.first, s.rows});
    };
    for (const Segment& s : m_segments) {
        add(s, DecoderMatrix::ExpertGate, DecoderVector::ExpertGateBias, inner, m_expertGate);
        add(s, DecoderMatrix::ExpertUp, DecoderVector::ExpertUpBias, inner, m_expertUp);
    }
    if (!products(m_gathered, m_products)) return false;
    const bool activated = overRows(places, [&](std::int64_t r) {
        if (mixture.limit > 0)
            clampedGate(m_expertGate.row(r), m_expertUp.row(r), inner);
        else
            multiplyGate(m_expertGate.row(r), m_expertUp.row(r), inner);
    });
    if (!activated) return false;
    m_products.clear();
    for (const Segment& s : m_segments) {
        reportActivations({DecoderMatrix::ExpertDown, l, s.expert}, m_expertGate, s.first, s.rows);
        add(s, DecoderMatrix::ExpertDown, DecoderVector::ExpertDownBias, m_shape.hidden, m_gathered);
    }
    return products(m_expertGate, m_products);
}

/// Σ of the weighted results of a row's experts, in the order of their numbers.
bool CpuDecoderEngine::sumExperts(std::int64_t rows)
{
    const std::int64_t each = m_shape.mixture.perToken, n = m_shape.hidden;
    return overRows(rows, [&](std::int64_t r) {
        float* sum = m_result.row(r);
        for (std::int64_t i = r * each; i < (r + 1) * each; ++i) {
            float* x = m_gathered.row(m_places[static_cast<std::size_t>(i)]);
            m_decoder.scale(x, n, m_choices[static_cast<std::size_t>(i)].weight);
            roundAll(m_loops, m_options.activations, x, n);
            if (i == r * each) {
                std::memcpy(sum, x, static_cast<std::size_t>(n) * 4);
                continue;
            }
            m_loops.add(sum, x, sum, n);
            roundAll(m_loops, m_options.activations, sum, n);
        }
    });
}

/// The expert that every row takes, added to the others'; m_gathered is free by now.
bool CpuDecoderEngine::sharedExpert(const Layer& layer, std::int64_t l, const Activations& input, std::int64_t rows)
{
    const std::int64_t inner = m_shape.mixture.sharedIntermediate, n = m_shape.hidden;
    const auto product = [&](DecoderMatrix role, const Activations& to) {
        return Product{&matrixOf(layer, role), nullptr, to};
    };
    const bool hasFactor = m_shape.mixture.sharedFactor;
    if (hasFactor && !products(input, rows, {product(DecoderMatrix::SharedFactor, m_scores)})) return false;
    if (!products(input, rows, {product(DecoderMatrix::SharedGate, m_gate), product(DecoderMatrix::SharedUp, m_up)}) ||
        !overRows(rows, [&](std::int64_t r) { multiplyGate(m_gate.row(r), m_up.row(r), inner); }))
        return false;
    reportActivations({DecoderMatrix::SharedDown, l}, m_gate, 0, rows);
    if (!products(m_gate, rows, {product(DecoderMatrix::SharedDown, m_gathered)})) return false;
    return overRows(rows, [&](std::int64_t r) {
        float *x = m_gathered.row(r), *sum = m_result.row(r);
        if (hasFactor) {
            const float factor = 1.0f / (1.0f + std::exp(-m_scores.row(r)[0]));
            m_decoder.scale(x, n, roundedTo(m_options.activations, factor));
            roundAll(m_loops, m_options.activations, x, n);
        }
        m_loops.add(sum, x, sum, n);
        roundAll(m_loops, m_options.activations, sum, n);
    });
}

} // namespace qs
