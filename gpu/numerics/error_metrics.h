// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>

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

/// Parts of a tensor (what shares a scale, or a row where all do) of which nothing is left: they had a finite value
/// other than 0, and all were restored as 0 or as less than a hundredth of the part's largest magnitude.
struct LostParts
{
    std::int64_t parts = 0;    ///< lost
    std::int64_t of = 0;       ///< judged, of those that had such a value
    std::int64_t constant = 0; ///< lost ones that held one value only
    std::int64_t values = 0;   ///< finite values other than 0 in the lost ones
    std::int64_t zeroed = 0;   ///< of these restored as 0
    double otherSqnrDb = 0;    ///< SQNR without the lost ones; NaN where there are no others
};

/// Error of a tensor that is judged part by part.
class PartErrors
{
public:
    /// One part; inputs that are NaN or infinite do not count for its being lost. Parts shorter than kMinPerChannel
    /// are not judged.
    void add(std::span<const float> original, std::span<const float> restored);
    void merge(const PartErrors& other);
    ErrorMetrics metrics() const;
    LostParts lost() const;

private:
    ErrorAccumulator m_kept, m_lost;
    LostParts m_parts;
};

} // namespace qs
