// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/results/run_result.h"

#include <QCoreApplication>
#include <QLocale>
#include <QString>
#include <QVariant>

#include <memory>
#include <optional>
#include <utility>

namespace qs {

/// Metrics of the comparison table, in the order of its columns.
enum class ComparisonColumn : int {
    Mode,
    Effective,
    Rank,
    Verdict,
    N,
    P50,
    MedianInterval,
    P95,
    P99,
    Mean,
    Std,
    Min,
    Max,
    Mad,
    HotP50,
    ColdP50,
    ColdOverHot,
    Cv,
    Delta,
    Speedup,
    Gbps,
    Tflops,
    CeilingPercent,
    Sqnr,
    Mse,
    MaxError,
    Cosine,
    Destroyed,
    NotJudged,
    Size,
    Ratio,
    Compile,
    Search,
    Clock,
    Sampling,
    Verified
};
inline constexpr int kComparisonColumns = static_cast<int>(ComparisonColumn::Verified) + 1;

/// One mode of the table, and what its cells need to know of the rest of the run.
struct ComparisonRow
{
    ModeResult result; ///< without samples, which would be copied at every update
    qint64 warmups = 0;
    bool isBaseline = false;
    double baselineP50 = 0; ///< µs; 0: the baseline has no samples or is not part of this run
    QString baselineName;
    bool differs = false;           ///< what ran is not what was asked for
    QString cache;                  ///< 'cold', 'hot' or what the run says of it
    QString input;                  ///< 'FP16 4096×8192'
    std::optional<Comparison> pair; ///< against the baseline; none: not compared
    std::pair<int, int> rank{0, 0}; ///< places that the mode may hold; {0, 0}: nothing known
    int ranked = 0;                 ///< modes that the places are counted among
    double aaBand = 0;              ///< ratio − 1 that identical kernels were apart; 0: no control
    QString controlMode;            ///< measured twice in each round
    bool controlDiffers = false;    ///< identical kernels came out different: no verdict is to be trusted
    double clockMHz = 0;            ///< median SM clock of the samples; 0: unknown
    Operation operation = Operation::Quantize;
    std::shared_ptr<const Calibration> calibration; ///< of the run, for what a roofline was made of; may be null

    /// A verdict that may be read as one: FASTER, SLOWER or SAME, of a run whose control held.
    bool isJudged() const;
};

/// True where the text of what ran does not name the backend and the data types that were asked for. An empty
/// text (nothing ran yet) does not differ.
bool effectiveDiffers(const RunSpec& spec, const ModeResult& mode);

/// Decimals of every latency column, so that the digits of a column stand under each other.
/// `smallestUs` is the smallest median of the table.
int latencyDecimals(double smallestUs);

/// What stands in the cells: texts, raw values and how each number was got.
class ComparisonCells
{
    Q_DECLARE_TR_FUNCTIONS(ComparisonCells)

public:
    static QString header(ComparisonColumn column);
    static QString headerToolTip(ComparisonColumn column);
    static bool isNumber(ComparisonColumn column)
    {
        return column > ComparisonColumn::Verdict && column < ComparisonColumn::Sampling;
    }
    /// Shown by themselves only where a mode has a value in them.
    static bool isOptional(ComparisonColumn column)
    {
        return (column >= ComparisonColumn::HotP50 && column <= ComparisonColumn::ColdOverHot) ||
               column == ComparisonColumn::Rank || column == ComparisonColumn::Verdict ||
               column == ComparisonColumn::Clock || column == ComparisonColumn::Tflops ||
               column == ComparisonColumn::Compile || column == ComparisonColumn::Search ||
               column == ComparisonColumn::Destroyed || column == ComparisonColumn::NotJudged;
    }
    /// Shown by themselves for operations whose sources publish them: mean, spread and speed-up.
    static bool isOfOperations(ComparisonColumn column)
    {
        return column == ComparisonColumn::Mean || column == ComparisonColumn::Std || column == ComparisonColumn::Min ||
               column == ComparisonColumn::Max || column == ComparisonColumn::Cv || column == ComparisonColumn::Speedup;
    }
    /// Left out for operations: sizes of codes, and the change of the median, which the speed-up says.
    static bool isOfModes(ComparisonColumn column)
    {
        return column == ComparisonColumn::Size || column == ComparisonColumn::Ratio ||
               column == ComparisonColumn::Delta;
    }
    /// The bare value for sorting and export: µs, %, GB/s, dB, bytes; invalid where it is not known.
    static QVariant raw(ComparisonColumn column, const ComparisonRow& row);
    /// The text of the cell without its unit, which stands in the header. '–' where the value is not known.
    static QString text(ComparisonColumn column, const ComparisonRow& row, int decimals, const QLocale& locale);
    /// How the number was got, with n.
    static QString toolTip(ComparisonColumn column, const ComparisonRow& row);
    /// Too few samples for this number, or no verdict behind this difference: shown muted.
    static bool unresolved(ComparisonColumn column, const ComparisonRow& row);

private:
    /// Whether what stands in Δ and speed-up is of the same pairs as the verdict; else it is of the two
    /// medians.
    static bool isOfPairs(const ComparisonRow& row) { return row.pair && row.pair->n > 0 && row.pair->ratio > 0; }
    static QString rankText(const ComparisonRow& row, const QLocale& locale);
    static QString verdictText(const ComparisonRow& row, const QLocale& locale);
    static QString samplingText(const ComparisonRow& row, const QLocale& locale);
    static QString rankToolTip(const ComparisonRow& row);
    static QString verdictToolTip(const ComparisonRow& row);
    static QString deltaToolTip(const ComparisonRow& row);
    static QString samplingToolTip(const ComparisonRow& row);
    static QString cacheToolTip(ComparisonColumn column, const ComparisonRow& row);
    static QString effectiveToolTip(const ComparisonRow& row);
    static QString verifiedToolTip(const ComparisonRow& row);
    static QString ceilingToolTip(const ComparisonRow& row);
    static QString rooflineText(const ComparisonRow& row);
    static QString setupToolTip(ComparisonColumn column, const ComparisonRow& row);
    static QString variantToolTip(const ComparisonRow& row);
    static QString countToolTip(const ComparisonRow& row);
    static QString ratioSentence(const ComparisonRow& row);
    static QString latencyToolTip(ComparisonColumn column, const ComparisonRow& row);
    static QString accuracyToolTip(ComparisonColumn column, const ComparisonRow& row);
    static QString sqnrText(const ErrorMetrics& error, const QLocale& locale);
    static QString deltaText(const ComparisonRow& row, const QLocale& locale);
    static QString verifiedText(const Verification& verification, const QLocale& locale);
    static QString sampling(const ComparisonRow& row);
};

} // namespace qs
