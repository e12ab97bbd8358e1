// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fail_on_warnings.h"
#include "tests/gui_test.h"
#include "tests/widgets/support/comparison_rows.h"
#include "tests/widgets/support/table_columns.h"
#include "widgets/tables/comparison_model.h"
#include "widgets/tables/comparison_view.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QSignalSpy>
#include <QtTest>

#include <cmath>
#include <limits>

using namespace qs;

namespace {
Comparison pair(Verdict verdict, double ratio, double low, double high)
{
    Comparison c;
    c.verdict = verdict;
    c.ratio = ratio;
    c.low = low;
    c.high = high;
    c.n = 100;
    return c;
}

/// Baseline, int8 1.27× faster, fp8 not resolved against the baseline; int8 is the fastest beyond doubt.
Segment judgedSegment()
{
    Segment segment = makeSegment();
    segment.pairs.variants = 3;
    const Comparison same = pair(Verdict::Same, 1, 1, 1);
    segment.pairs.pairs = {same,
                           pair(Verdict::Faster, 1.27, 1.26, 1.28),
                           pair(Verdict::NotResolved, 1.008, 0.998, 1.02),
                           pair(Verdict::Slower, 1 / 1.27, 1 / 1.28, 1 / 1.26),
                           same,
                           pair(Verdict::Slower, 0.79, 0.78, 0.80),
                           pair(Verdict::NotResolved, 0.992, 0.98, 1.002),
                           pair(Verdict::Faster, 1.26, 1.25, 1.27),
                           same};
    segment.controlMode = "baseline-copy";
    segment.control = same;
    return segment;
}

QVariant cell(const QAbstractItemModel& model, int row, const char* column, int role = Qt::DisplayRole)
{
    return model.index(row, columnOf<ComparisonModel>(column)).data(role);
}
} // namespace

class TestComparisonModel : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        qs::failOnWarnings();
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    }

    void keepsTheRulesOfModels()
    {
        ComparisonModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
        const Segment all = makeSegment();
        Segment part = all;
        part.modes.resize(1);
        model.update(part);
        model.update(all);
        model.update(all);
        model.setBaseline(QStringLiteral("int8-token-dynamic"));
        part.modes = {all.modes[2], all.modes[0]};
        model.update(part);
        model.clear();
        QCOMPARE(model.rowCount(), 0);
    }

    void rowsStayWhileARunFillsThem()
    {
        ComparisonModel model;
        Segment part = makeSegment();
        part.modes.resize(2);
        model.update(part);
        QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
        QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
        QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        const QPersistentModelIndex kept(model.index(1, 0));
        model.update(part);
        QCOMPARE(changed.size(), 1);
        model.update(makeSegment());
        QCOMPARE(reset.size(), 0);
        QCOMPARE(inserted.size(), 1);
        QCOMPARE(kept.data().toString(), QStringLiteral("int8-token-dynamic"));
        Segment other = makeSegment();
        other.modes.erase(other.modes.begin());
        model.update(other);
        QCOMPARE(reset.size(), 1);
    }

    void showsFiguresWithTheirRawValues()
    {
        ComparisonModel model;
        model.update(makeSegment());
        QCOMPARE(cell(model, 1, "p50").toString(), QStringLiteral("0.100"));
        QCOMPARE(cell(model, 2, "p50").toString(), QStringLiteral("1.500")); // ms, as the longest
        QCOMPARE(cell(model, 2, "p50", ComparisonModel::ExportRole).toString(), QStringLiteral("1.500"));
        QCOMPARE(cell(model, 1, "p50", Qt::UserRole).toDouble(), 100.0);
        QCOMPARE(cell(model, 1, "delta").toString(), QStringLiteral("−50.0"));
        QCOMPARE(cell(model, 2, "delta").toString(), QStringLiteral("+650.0"));
        QCOMPARE(cell(model, 0, "delta").toString(), QStringLiteral("baseline"));
        QCOMPARE(cell(model, 1, "gbps", Qt::UserRole).toDouble(), 2.0);
        QCOMPARE(cell(model, 1, "ceilingPercent").toString(), QStringLiteral("50.0"));
        QCOMPARE(cell(model, 0, "sqnr").toString(), QStringLiteral("∞ exact"));
        QVERIFY(!model.hasValues(columnOf<ComparisonModel>("destroyed")) &&
                !model.hasValues(columnOf<ComparisonModel>("notJudged"))); // columns that come with the first value
        QVERIFY(std::isinf(cell(model, 0, "sqnr", Qt::UserRole).toDouble()));
        QCOMPARE(cell(model, 1, "size").toString(), QStringLiteral("2.00 KiB"));
        QCOMPARE(cell(model, 1, "verified").toString(), QStringLiteral("✓ 64 rows"));
        QCOMPARE(cell(model, 1, "n", Qt::TextAlignmentRole).toInt(),
                 static_cast<int>(Qt::AlignRight | Qt::AlignVCenter |
                                  Qt::AlignAbsolute)); // figures stay on the right in a mirrored window
        QVERIFY(!cell(model, 1, "p50", Qt::BackgroundRole).isValid());
    }

    void whatIsDestroyedOrNotJudgedHasColumns()
    {
        constexpr double none = std::numeric_limits<double>::quiet_NaN();
        Segment segment = makeSegment();
        segment.modes[0].error->nonFinite = 1;
        segment.modes[1].error = ErrorMetrics{44.75, 1e-5, 0.01, 1, 192, 1, 1063};
        segment.modes[2].error = ErrorMetrics{none, none, none, none, 0, 256};
        ComparisonModel model;
        model.update(segment);
        QCOMPARE(cell(model, 0, "sqnr").toString(), QStringLiteral("∞ in part"));
        QCOMPARE(cell(model, 1, "sqnr").toString(), QStringLiteral("44.75"));
        QCOMPARE(cell(model, 1, "destroyed").toString(), QStringLiteral("1,063"));
        QCOMPARE(cell(model, 1, "destroyed", Qt::UserRole).toLongLong(), 1063);
        QCOMPARE(cell(model, 1, "notJudged").toString(), QStringLiteral("1"));
        QCOMPARE(cell(model, 2, "sqnr").toString(), QStringLiteral("not judged"));
        QVERIFY(!cell(model, 2, "sqnr", Qt::UserRole).isValid()); // no number to sort by
        QCOMPARE(cell(model, 2, "mse").toString(), QStringLiteral("–"));
        QVERIFY(cell(model, 1, "sqnr", Qt::ToolTipRole).toString().contains(QStringLiteral("1,063 destroyed")));
        ComparisonView view;
        view.setComparison(&model);
        QVERIFY(!view.isColumnHidden(columnOf<ComparisonModel>("destroyed")) &&
                !view.isColumnHidden(columnOf<ComparisonModel>("notJudged")));
        model.update(makeSegment());
        QVERIFY(view.isColumnHidden(columnOf<ComparisonModel>("destroyed")));
    }

    void followsTheLocaleOnScreenOnly()
    {
        QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
        ComparisonModel model;
        model.update(makeSegment());
        const QString shown = cell(model, 2, "p50").toString();
        const QString exported = cell(model, 2, "p50", ComparisonModel::ExportRole).toString();
        ComparisonView view;
        view.setComparison(&model);
        const QString tsv = view.allText(TableFormat::Tsv);
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        QCOMPARE(shown, QStringLiteral("1,500"));
        QCOMPARE(exported, QStringLiteral("1.500"));
        QVERIFY(tsv.contains(QStringLiteral("\t31.5\t")));
    }

    void hidesWhatRestsOnTooFewSamples()
    {
        ComparisonModel model;
        Segment segment = makeSegment(); // n = 300, 60, 30
        model.update(segment);
        const auto hidden = [&](int row, const char* column) {
            return !cell(model, row, column, TableModel::RawRole).isValid() &&
                   cell(model, row, column).toString() == QStringLiteral("–");
        };
        QVERIFY(!hidden(0, "p95") && !hidden(0, "p99"));
        QVERIFY(!hidden(1, "p95") && hidden(1, "p99"));
        QVERIFY(hidden(2, "p95") && hidden(2, "p99"));
        QVERIFY(cell(model, 2, "p95", Qt::ToolTipRole).toString().contains(QStringLiteral("n = 30 is below 59")));
        QVERIFY(cell(model, 1, "p99", Qt::ToolTipRole).toString().contains(QStringLiteral("n = 60 is below 299")));
        QVERIFY(
            cell(model, 0, "p50", Qt::ToolTipRole).toString().contains(QStringLiteral("2 warm-up samples excluded")));
        segment.modes[2].importedFrom = "Google Benchmark"; // its samples are no more than ours
        model.update(segment);
        QVERIFY(hidden(2, "p95") && hidden(2, "p99"));
        segment.modes[2].latency.n = 0; // it states the percentile
        segment.modes[2].latency.medianLow = 0;
        model.update(segment);
        QVERIFY(!hidden(2, "p95"));
    }

    void everyCellSaysHowItWasGot()
    {
        ComparisonModel model;
        Segment segment = makeSegment();
        segment.modes.push_back(ModeResult{});
        segment.modes.back().scheme = *parseScheme("int8-tensor-static");
        model.update(segment);
        for (int row = 0; row < model.rowCount(); ++row)
            for (int column = 0; column < model.columnCount(); ++column) {
                const QModelIndex index = model.index(row, column);
                QVERIFY(!index.data(Qt::ToolTipRole).toString().isEmpty());
                QVERIFY(!index.data().toString().isEmpty());
            }
        QCOMPARE(cell(model, 3, "p50").toString(), QStringLiteral("–"));
        QVERIFY(!cell(model, 3, "p50", Qt::UserRole).isValid());
        QCOMPARE(cell(model, 3, "mode").toString(), QStringLiteral("int8-tensor-static"));
    }

    void marksWhatRanOtherwise()
    {
        Segment segment = makeSegment();
        QVERIFY(!effectiveDiffers(segment.spec, segment.modes[1]));
        segment.modes[1].effective = "cpu FP32 → INT8, FP32 arithmetic";
        QVERIFY(effectiveDiffers(segment.spec, segment.modes[1]));
        ComparisonModel model;
        model.update(segment);
        QVERIFY(cell(model, 1, "effective").toString().startsWith(QStringLiteral("≠")));
        QVERIFY(!cell(model, 2, "effective").toString().startsWith(QStringLiteral("≠")));
        segment.spec.backend = BackendChoice::Cuda;
        QVERIFY(effectiveDiffers(segment.spec, segment.modes[2]));
    }

    void anotherBaselineMovesTheDeltas()
    {
        ComparisonModel model;
        model.update(makeSegment());
        QSignalSpy changed(&model, &ComparisonModel::baselineChanged);
        model.setBaseline(QStringLiteral("int8-token-dynamic"));
        model.setBaseline(QStringLiteral("int8-token-dynamic"));
        QCOMPARE(changed.size(), 1);
        QCOMPARE(cell(model, 0, "delta").toString(), QStringLiteral("+100.0"));
        QVERIFY(model.index(1, 0).data(ComparisonModel::BaselineRole).toBool());
        model.setBaseline(QStringLiteral("fp8-e4m3-token-dynamic"));
        QCOMPARE(cell(model, 0, "delta").toString(), QStringLiteral("–"));
    }

    void saysWhatIsResolvedAgainstTheBaseline()
    {
        ComparisonModel model;
        model.setInk({Qt::gray, Qt::darkGreen, Qt::darkRed});
        model.update(judgedSegment());
        QCOMPARE(cell(model, 0, "verdict").toString(), QStringLiteral("baseline"));
        QCOMPARE(cell(model, 1, "verdict").toString(), QStringLiteral("↑ FASTER 1.27×"));
        QCOMPARE(cell(model, 2, "verdict").toString(), QStringLiteral("? NOT RESOLVED"));
        QCOMPARE(cell(model, 1, "rank").toString(), QStringLiteral("1"));
        QCOMPARE(cell(model, 0, "rank").toString(), QStringLiteral("2–3"));
        QCOMPARE(cell(model, 2, "rank", ComparisonModel::RawRole).toInt(), 2);
        const auto ink = [&](int row, const char* column) {
            return cell(model, row, column, Qt::ForegroundRole).value<QBrush>().color();
        };
        QCOMPARE(ink(1, "verdict"), QColor(Qt::darkGreen));
        QCOMPARE(ink(2, "verdict"), QColor(Qt::gray));
        QCOMPARE(ink(2, "delta"), QColor(Qt::gray));
        QVERIFY(!cell(model, 1, "delta", Qt::ForegroundRole).isValid());
        const QString tip = cell(model, 1, "verdict", Qt::ToolTipRole).toString();
        for (const char* part : {"1.27×", "[1.26, 1.28]", "100 pairs", "±1%", "faster"})
            QVERIFY2(tip.contains(QString::fromUtf8(part)), qPrintable(tip));
        QVERIFY(cell(model, 2, "delta", Qt::ToolTipRole).toString().contains(QStringLiteral("no verdict")));
        QVERIFY(cell(model, 2, "rank", Qt::ToolTipRole).toString().contains(QStringLiteral("not resolved")));

        model.setBaseline(QStringLiteral("int8-token-dynamic"));
        QCOMPARE(cell(model, 0, "verdict").toString(), QStringLiteral("↓ SLOWER 0.79×"));
        QCOMPARE(ink(0, "verdict"), QColor(Qt::darkRed));
        model.setBaseline(QStringLiteral("int8-tensor-static")); // not in this run
        QCOMPARE(cell(model, 0, "verdict").toString(), QStringLiteral("–"));
        QCOMPARE(cell(model, 1, "rank").toString(), QStringLiteral("1")); // needs no baseline
    }

    void saysWhySamplesDoNotCountAsIndependent()
    {
        ComparisonModel model;
        Segment segment = judgedSegment();
        QVERIFY(!segment.pairs.pairs.empty());
        segment.pairs.pairs[1].caution = Caution::Autocorrelated;
        segment.pairs.pairs[1].nEff = 7.2;
        segment.pairs.pairs[2].caution = Caution::LevelShift;
        model.update(segment);
        const QString alike = cell(model, 1, "verdict", Qt::ToolTipRole).toString(),
                      changing = cell(model, 2, "verdict", Qt::ToolTipRole).toString();
        QVERIFY2(alike.contains("count as about 7 independent ones"), qPrintable(alike));
        QVERIFY2(changing.contains("changes during the run"), qPrintable(changing));
    }

    void saysWhereTheSlowSamplesAreThatTheMeansRestOn()
    {
        ComparisonModel model;
        Segment segment = judgedSegment();
        segment.pairs.pairs[1].artefact = true;
        segment.pairs.pairs[1].meanRatio = 1.9;
        const auto tip = [&] {
            model.update(segment);
            return cell(model, 1, "verdict", Qt::ToolTipRole).toString();
        };
        // Nothing is said of a place that is not known.
        const QString plain = tip();
        QVERIFY2(plain.contains("means, 1.90") && plain.contains("slow samples raise the mean of baseline-copy."),
                 qPrintable(plain));
        QVERIFY2(!plain.contains("iterations") && !plain.contains("first"), qPrintable(plain));

        Diagnosis ramp, spikes;
        ramp.code = DiagnosisCode::WarmupRamp;
        ramp.range = {0, 4};
        spikes.code = DiagnosisCode::Spikes;
        spikes.at = {15, 16, 17, 18, 19, 29};
        segment.modes[0].diagnoses = {spikes, ramp};
        const QString placed = tip();
        QVERIFY2(placed.contains(QString::fromUtf8("iterations 0–4, 15–19, and 29.")), qPrintable(placed));

        segment.modes[0].diagnoses[0].at = {15, 20, 25, 30, 41};
        const QString scattered = tip();
        QVERIFY2(scattered.contains("10 of them are between iterations 0 and 41."), qPrintable(scattered));

        // Those of the mode itself would make it slower, not faster.
        segment.modes[1].diagnoses = std::exchange(segment.modes[0].diagnoses, {});
        QVERIFY(!tip().contains("iterations"));
    }

    void verdictsOfOtherModesAreNotShown()
    {
        ComparisonModel model;
        Segment segment = judgedSegment();
        segment.modes.pop_back(); // the verdicts are of three
        model.update(segment);
        QCOMPARE(cell(model, 1, "verdict").toString(), QStringLiteral("–"));
        QCOMPARE(cell(model, 1, "rank").toString(), QStringLiteral("–"));
    }

    void aBrokenControlTakesTheVerdictsBack()
    {
        ComparisonModel model;
        Segment segment = judgedSegment();
        segment.control = pair(Verdict::Faster, 1.05, 1.04, 1.06); // an effect has to exceed that, and does
        model.update(segment);
        QVERIFY(cell(model, 1, "verdict").toString() != QStringLiteral("? NOT TRUSTED"));
        segment.control = pair(Verdict::Faster, 1.3, 1.25, 1.35);
        model.update(segment);
        QCOMPARE(cell(model, 1, "verdict").toString(), QStringLiteral("? NOT TRUSTED"));
        QCOMPARE(cell(model, 1, "rank").toString(), QStringLiteral("–"));
        QVERIFY(cell(model, 1, "delta", Qt::ForegroundRole).isValid());
        QVERIFY(cell(model, 1, "verdict", Qt::ToolTipRole).toString().contains(QStringLiteral("baseline-copy")));
    }

    void theBandOfTheControlIsNamed()
    {
        ComparisonModel model;
        Segment segment = judgedSegment();
        segment.aaBand = 0.025;
        segment.pairs.pairs[2].band = 0.025;
        model.update(segment);
        const QString tip = cell(model, 2, "verdict", Qt::ToolTipRole).toString();
        QVERIFY2(tip.contains(QStringLiteral("exceed 2.50%")) && tip.contains(QStringLiteral("identical")),
                 qPrintable(tip));
    }

    void showsHowSamplesWereTaken()
    {
        ComparisonModel model;
        Segment segment = makeSegment();
        QCOMPARE(segment.modes[0].latency.mad, 1.4826); // 199, 200, 201: half of the distances are 1
        segment.modes[1].effective = effectiveName(segment.modes[1].scheme, DType::F16, "cuda");
        segment.modes[1].sampling.launches = 24;
        segment.modes[1].sampling.constantUs = 1.93;
        segment.modes[1].clockMHz = {0, 1980, 1965, 1980};
        segment.modes[1].latency.r1 = 0.7;
        segment.modes[1].latency.nEff = 10.6;
        segment.modes[2].otherUs = {1000, 1000, 1000};
        segment.modes[2].otherLatency = summarize(segment.modes[2].otherUs);
        model.update(segment);
        QCOMPARE(cell(model, 0, "mad").toString(), QStringLiteral("0.001"));
        QCOMPARE(cell(model, 0, "sampling").toString(), QStringLiteral("each launch"));
        QCOMPARE(cell(model, 1, "sampling").toString(), QStringLiteral("graph of 24 − 1.9 µs"));
        QCOMPARE(cell(model, 1, "clock").toString(), QStringLiteral("1,980"));
        QCOMPARE(cell(model, 0, "clock").toString(), QStringLiteral("–"));
        QVERIFY(cell(model, 1, "n", Qt::ToolTipRole).toString().contains(QStringLiteral("Effective n = 11")));
        QVERIFY(!cell(model, 0, "n", Qt::ToolTipRole).toString().contains(QStringLiteral("Effective")));
        QCOMPARE(cell(model, 2, "coldP50").toString(), QStringLiteral("1.500")); // ms, as the longest
        QCOMPARE(cell(model, 2, "hotP50").toString(), QStringLiteral("1.000"));
        QCOMPARE(cell(model, 2, "coldOverHot").toString(), QStringLiteral("1.50"));
        QCOMPARE(cell(model, 0, "hotP50").toString(), QStringLiteral("–"));
    }

    void importedRowsSayWhereTheyAreFrom()
    {
        ComparisonModel model;
        Segment segment = makeSegment();
        ModeResult other = segment.modes[1];
        other.requested = "copy_kernel [n=1024]";
        other.importedFrom = "nvbench, copy.json";
        other.effective = "cuda something";
        other.verification = {};
        segment.modes.push_back(other);
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
        model.update(segment);
        QVERIFY(!effectiveDiffers(segment.spec, other));
        QCOMPARE(cell(model, 3, "effective").toString(), QStringLiteral("imported: nvbench, copy.json"));
        QVERIFY(cell(model, 3, "mode", Qt::ToolTipRole).toString().contains(QStringLiteral("nvbench, copy.json")));
        QVERIFY(cell(model, 3, "verified", Qt::ToolTipRole).toString().contains(QStringLiteral("cannot be verified")));
        QVERIFY(cell(model, 3, "mode", ComparisonModel::ImportedRole).toBool());
        QVERIFY(!cell(model, 1, "mode", ComparisonModel::ImportedRole).toBool());
    }

    void aTableThatFillsKeepsItsUnit()
    {
        ComparisonModel model;
        Segment segment = makeSegment();
        const auto fill = [&](double us, bool keeps) {
            for (ModeResult& mode : segment.modes)
                mode.latency.p50 = us;
            model.update(segment, keeps);
            return model.unit().name + cell(model, 0, "p50").toString();
        };
        QCOMPARE(fill(990, false), QStringLiteral("µs990.0"));
        QCOMPARE(fill(1010, true), QStringLiteral("µs1,010.0"));
        QCOMPARE(fill(12'000, true), QStringLiteral("ms12.00")); // too long to read in microseconds
        QCOMPARE(fill(990, true), QStringLiteral("ms0.99"));
        QCOMPARE(fill(990, false), QStringLiteral("µs990.0")); // another run
    }

    void columnsComeWithTheirFirstValue()
    {
        ComparisonModel model;
        ComparisonView view;
        view.setComparison(&model);
        const auto hidden = [&](const char* column) { return view.isColumnHidden(columnOf<ComparisonModel>(column)); };
        model.update(makeSegment());
        // A verdict is going to come, and has its room from the start: nothing moves during a run.
        QVERIFY(!hidden("verdict") && !hidden("rank") && hidden("hotP50") && hidden("clock"));
        const int column = columnOf<ComparisonModel>("verdict");
        const int room = view.columnWidth(column);
        model.update(judgedSegment(), true);
        QVERIFY(!hidden("verdict") && !hidden("rank") && hidden("hotP50"));
        QCOMPARE(view.columnWidth(column), room);
        Segment alone = makeSegment();
        alone.modes.resize(1);
        model.update(alone);
        QVERIFY(hidden("verdict") && hidden("rank"));
        model.update(judgedSegment());
        const auto* header = view.horizontalHeader();
        QCOMPARE(header->visualIndex(columnOf<ComparisonModel>("verdict")),
                 header->visualIndex(columnOf<ComparisonModel>("delta")) + 1);
    }

    void sortingDoesNotOrderWhatIsNotResolved()
    {
        ComparisonModel model;
        ComparisonView view;
        view.setComparison(&model);
        Segment segment = judgedSegment();
        model.update(segment);
        view.sortByColumn(columnOf<ComparisonModel>("rank"), Qt::AscendingOrder);
        QCOMPARE(view.model()->index(0, 0).data().toString(), QStringLiteral("int8-token-dynamic"));
        // Equal places keep the order of the setup.
        QCOMPARE(view.model()->index(1, 0).data().toString(), QStringLiteral("baseline-copy"));
        QCOMPARE(cell(model, 2, "verdict", ComparisonModel::RawRole).toDouble(), 1.0);
    }

    void sortsByValueWithUnknownLast()
    {
        ComparisonModel model;
        Segment segment = makeSegment();
        segment.modes[0].latency = {};
        ComparisonView view;
        view.setComparison(&model);
        model.update(segment);
        const auto order = [&](const char* column, Qt::SortOrder sort) {
            view.sortByColumn(columnOf<ComparisonModel>(column), sort);
            QStringList names;
            for (int row = 0; row < view.model()->rowCount(); ++row)
                names.append(view.model()->index(row, 0).data().toString().section(QLatin1Char('-'), 0, 0));
            return names.join(QLatin1Char(' '));
        };
        QCOMPARE(order("p50", Qt::AscendingOrder), QStringLiteral("int8 fp8 baseline"));
        QCOMPARE(order("p50", Qt::DescendingOrder), QStringLiteral("fp8 int8 baseline"));
        QCOMPARE(order("sqnr", Qt::DescendingOrder), QStringLiteral("baseline int8 fp8"));
    }

    void copiesWhatIsShown()
    {
        ComparisonModel model;
        ComparisonView view;
        view.setComparison(&model);
        model.update(makeSegment());
        for (const char* id : {"effective", "verdict", "rank"})
            view.showColumn(columnOf<ComparisonModel>(id), false);
        view.sortByColumn(columnOf<ComparisonModel>("p50"), Qt::AscendingOrder);
        const QStringList lines = view.allText(TableFormat::Markdown).split(QLatin1Char('\n'));
        QVERIFY(lines[0].startsWith(QStringLiteral("| Mode | p50 (ms) | Δ (%) | SQNR (dB) |")));
        QVERIFY(lines[1].startsWith(QStringLiteral("|---|---:|---:|---:|")));
        QVERIFY(lines[2].startsWith(QStringLiteral("| int8-token-dynamic | 0.100 |")));
        QVERIFY(lines[4].startsWith(QStringLiteral("| fp8-e4m3-tensor-static | 1.500 |")));
        QVERIFY(!lines[0].contains(QStringLiteral("Effective")));
        const QStringList latex = view.allText(TableFormat::Latex).split(QLatin1Char('\n'));
        QVERIFY(latex[0].startsWith(QStringLiteral("\\begin{tabular}{lrrr")));
        QVERIFY2(latex[2].startsWith(QStringLiteral("  Mode & p50 (ms) & $\\Delta$ (\\%) & SQNR (dB)")),
                 qPrintable(latex[2]));
        QVERIFY(latex[4].startsWith(QStringLiteral("  int8-token-dynamic & 0.100 &")));
        QVERIFY(latex[4].endsWith(QStringLiteral(" \\\\")));
        QCOMPARE(latex[latex.size() - 2], QStringLiteral("\\end{tabular}"));

        view.show();
        view.setFocus();
        QVERIFY(QTest::qWaitForWindowActive(&view));
        view.selectRow(1);
        QTest::keySequence(&view, QKeySequence::Copy);
        const QStringList copied = QGuiApplication::clipboard()->text().split(QLatin1Char('\n'), Qt::SkipEmptyParts);
        QCOMPARE(copied.size(), 2);
        QVERIFY(copied[1].startsWith(QStringLiteral("baseline-copy\t200\t")));
        QTest::keyClick(&view, Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(QGuiApplication::clipboard()->text().contains(QStringLiteral("| baseline-copy | 0.200 |")));
    }
};

QS_TEST(TestComparisonModel)
#include "test_comparison_model.moc"
