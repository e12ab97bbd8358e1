// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/results/run_result.h"
#include "widgets/tables/cell_text.h"

#include <QVector>

#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace qs {

/// One mode of the table, and what its cells need to know of the rest of the run.
struct ComparisonRow
{
    ModeResult result; ///< without samples, which would be copied at every update
    qint64 warmups = 0;
    bool isBaseline = false;
    double baselineP50 = 0; ///< µs; 0: the baseline has no samples or is not part of this run
    QString baselineName;
    bool differs = false;           ///< what ran is not what was asked for
    QString cache;                  ///< 'cold', 'hot' or what the run reports about it
    QString input;                  ///< 'FP16 4096×8192'
    std::optional<Comparison> pair; ///< against the baseline; none: not compared
    std::pair<int, int> rank{0, 0}; ///< places that the mode may hold; {0, 0}: nothing known
    int ranked = 0;                 ///< modes that the places are counted among
    bool hasRivals = false;         ///< measured beside others: a verdict comes, if it is not there yet
    double aaBand = 0;              ///< ratio − 1 that identical kernels were apart; 0: no control
    QString controlMode;            ///< measured twice in each round
    bool isUntrusted = false;       ///< identical kernels differ by over 20%: no verdict is to be trusted
    QVector<qint64> slow;           ///< iterations in which the baseline is known to be slow, where `pair` is artefact
    double clockMHz = 0;            ///< median SM clock of the samples; 0: unknown
    LatencyScale scale;             ///< of every latency in the table
    Operation operation = Operation::Quantize;
    std::shared_ptr<const Calibration> calibration; ///< of the run, for what a roofline was made of; may be null

    /// A verdict that may be read as one: FASTER, SLOWER or SAME, of a run whose control held.
    bool isJudged() const;
    /// Whether what stands in Δ and speed-up is of the same pairs as the verdict; else it is of the two medians.
    bool isOfPairs() const { return pair && pair->n > 0 && pair->ratio > 0; }
    /// Of the time against the baseline's, in percent; of the same rounds as the verdict where there are pairs, so
    /// never against it. Nothing where it is not known.
    std::optional<double> change() const;
};

/// True where the text of what ran does not name the backend and the data types that were asked for. An empty
/// text (nothing ran yet) does not differ.
bool effectiveDiffers(const RunSpec& spec, const ModeResult& mode);

/// Microseconds in the unit and with the decimals of all latencies of the table.
QString latencyNumber(const ComparisonRow& row, double us, const QLocale& locale = {});
/// With the unit.
QString latencyText(const ComparisonRow& row, double us);
/// The latencies with hot or with cold caches; null where they were not measured.
const Summary* latencyWith(const ModeResult& mode, CacheMode cache);

} // namespace qs
