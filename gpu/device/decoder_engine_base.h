// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/device/decoder_engine.h"

#include <array>
#include <span>
#include <string>
#include <vector>

namespace qs {

/// What the decoder engines have in common: where they stand in the order of calls, sizes, the lengths of the
/// sequences, and the checks of calls against these.
class DecoderEngineBase : public DecoderEngine
{
public:
    Result<void> rewind(std::int64_t sequence, std::int64_t length) final;
    std::int64_t length(std::int64_t sequence) const final;
    Result<void> copySequence(std::int64_t from, std::int64_t to) final;

protected:
    enum class State : std::uint8_t { Empty, Filling, Ready };

    static Error outOfOrder(const Message& what);
    static Error interruptedError();
    static Error tooLong(std::int64_t wanted, std::int64_t context);
    /// memory: 'memory', 'GPU memory'.
    static Error noRoom(bool onGpu, Bytes needed, Bytes weights, Bytes cache, Bytes work, Bytes free);
    static Result<void> checkOptions(const DecoderShape& shape, std::span<const float> frequencies,
                                     const DecoderEngineOptions& options);
    /// Nothing was given yet; room to remember what is (may throw).
    void expectAll(const DecoderShape& shape);
    /// Whether a matrix of the caller's belongs there and was not given before, and likewise a vector.
    Result<void> checkPlace(const MatrixPlace& place, const EngineMatrix& matrix) const;
    Result<void> checkPlace(DecoderVector role, std::int64_t layer, std::span<const float> values) const;
    /// It is in the engine now.
    void remember(const MatrixPlace& place)
    {
        m_given[static_cast<std::size_t>(place.layer)]
            .matrices[static_cast<std::size_t>(place.role)][static_cast<std::size_t>(place.expert)] = true;
    }
    void remember(DecoderVector role, std::int64_t layer)
    {
        m_given[static_cast<std::size_t>(layer)].vectors[static_cast<std::size_t>(role)] = true;
    }
    /// Internal with the name of what was not given.
    Result<void> checkComplete() const;
    /// Ready, and all in the vocabulary.
    Result<void> checkTokens(std::span<const std::int32_t> tokens) const;
    /// Keys and values of one sequence to another.
    virtual Result<void> copyCache(std::int64_t from, std::int64_t to) = 0;

    State m_state = State::Empty;
    DecoderShape m_shape;
    DecoderEngineOptions m_options;
    std::vector<std::int64_t> m_lengths; ///< of the sequences, tokens

private:
    struct Given ///< of a layer; what is there once with the first
    {
        std::array<std::vector<bool>, kDecoderMatrices> matrices; ///< by experts where a role has them, else one
        std::array<bool, kDecoderVectors> vectors{};
    };
    std::vector<Given> m_given;

    bool hasSequence(std::int64_t sequence) const
    {
        return sequence >= 0 && sequence < static_cast<std::int64_t>(m_lengths.size());
    }
};

} // namespace qs
