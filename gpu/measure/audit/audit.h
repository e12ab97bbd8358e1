// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"
#include "gpu/measure/audit/table.h"
#include "gpu/measure/diagnosis/diagnosis.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace qs {

/// What an audit of published figures can find.
enum class AuditCode : std::uint8_t {
    OneSampleOwnsVariance, ///< Samuelson's bound is reached: n and the steady mean are recovered
    RowsAgreeOnN,          ///< several such rows recover the same n
    SpeedupDoesNotFollow,  ///< the ratio of means rests on that one sample
    DerivedMismatch,       ///< a derived column does not follow from the columns beside it
    PerElementMismatch,    ///< a time per element does not follow from time and element count
    PerElementOrder,       ///< recomputed, the order of times per element is reversed
    AccuracyGranularity,   ///< all accuracies are multiples of 1/n
    AccuracyNotResolved,   ///< a difference between accuracies that n items cannot resolve
    TinyModel,             ///< a model so small that the file's metadata own its size
    SimulatedMode,         ///< the text says that the named arithmetic did not run
    PlaceholderFigures,    ///< several figures are consecutive digits
    ImpossibleSummary,  ///< mean outside of minimum to maximum, percentiles out of order, a deviation beyond the range
    AbovePeak,          ///< more than 100% of what the device can do
    VerdictWithinNoise, ///< 'FAST' where the change is smaller than the noise beside it
    TimerSteps          ///< all times are multiples of the step of a timer
};
/// As in JSON: 'ONE_SAMPLE_OWNS_VARIANCE'.
std::string_view codeName(AuditCode code);
/// Why that happens and what to publish instead: two to four sentences.
Message explanation(AuditCode code);

struct AuditFinding
{
    AuditCode code = AuditCode::DerivedMismatch;
    Severity severity = Severity::Warning;
    int table = 0;          ///< from 1; 0: in the text
    std::string tableTitle; ///< nearest heading above
    std::size_t line = 0;   ///< of the document, from 1
    std::string row, column;
    std::string printed;                  ///< the claim, as printed
    Message follows;                      ///< what follows from the figures instead
    Message sentence;                     ///< all of it in plain words
    std::map<std::string, double> values; ///< the numbers that it rests on; times in microseconds
    std::vector<std::size_t> lines;       ///< further lines that repeat the claim
};

struct AuditResult
{
    int tables = 0, rows = 0;
    int sentences = 0;                  ///< of the text around the tables that could be recomputed
    int unchecked = 0;                  ///< ratios of the text such as '1.35× faster' that name no figures
    std::vector<AuditFinding> findings; ///< in the order of the document
};

/// Audits a document (or a pasted part of one): every table and the lines around them. On a clean table it finds
/// nothing. BadInput for what is no text or too large.
Result<AuditResult> audit(std::string_view text, PublishedForm form = PublishedForm::Document);

/// What Samuelson's bound tells about a published row.
struct OwnedVariance
{
    std::int64_t n = 0;
    std::pair<double, double> steady; ///< interval of the mean of the other n − 1 samples
    double inflation = 0;             ///< printed mean over the middle of that interval; 0 where that is not positive
};
/// (max − mean)/sd <= √(n − 1) holds for every sample with sd of the population, and equality means that all other
/// samples are equal. `halfWidth` is half of the last printed digit; `n` where it is printed. Nothing where the
/// deviation is printed too coarsely, no integer n from 5 to 10,000 fits, or the maximum is below 3 × the steady mean.
std::optional<OwnedVariance> ownedVariance(double mean, double sd, double max, double halfWidth,
                                           std::optional<std::int64_t> n = {});

} // namespace qs
