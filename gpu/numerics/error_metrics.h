// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace qs {

/// What an error rests on. ExactInPart: no judged element changed, but some were not judged or were destroyed.
enum class ErrorKind : std::uint8_t { NotJudged, Measured, Exact, ExactInPart };

/// What quantization did to the values. An element can be judged where its input and what is restored from its code are
/// finite; all sums are over judged elements. Inputs that are NaN or infinite (nonFinite) and finite inputs that came
/// back as NaN or infinite (destroyed) are counted instead.
struct ErrorMetrics
{
    double sqnrDb = 0; ///< 10·log10(Σx² / Σ(x−x̂)²); infinite where no judged element changed, NaN where none was judged
    double mse = 0;             ///< mean of (x−x̂)²; NaN where none was judged
    double maxAbs = 0;          ///< largest |x−x̂|; NaN where none was judged
    double cosine = 0;          ///< Σx·x̂ / (|x|·|x̂|); NaN where one side is all zero
    std::int64_t elements = 0;  ///< how many elements were judged
    std::int64_t nonFinite = 0; ///< not judged: the input is NaN or infinite
    std::int64_t destroyed = 0; ///< finite inputs that were restored as NaN or infinite

    ErrorKind kind() const;
    /// Every element was judged and none changed.
    bool exact() const { return kind() == ErrorKind::Exact; }
};

/// Sums in double, mergeable, so that threads can each take a part.
class ErrorAccumulator
{
public:
    void add(float original, float restored);
    void merge(const ErrorAccumulator& other);
    ErrorMetrics metrics() const;

private:
    double m_signal = 0, m_noise = 0, m_dot = 0, m_restored = 0, m_maxAbs = 0;
    std::int64_t m_elements = 0, m_nonFinite = 0, m_destroyed = 0;
};

} // namespace qs
