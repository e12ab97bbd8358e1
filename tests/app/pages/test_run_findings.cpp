// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/findings/run_findings.h"
#include "gpu/report/session/summary.h"
#include "gpu/results/analysis.h"
#include "gpu/results/mode_note.h"
#include "tests/fail_on_warnings.h"
#include "tests/gui_test.h"
#include "widgets/language/message_text.h"

#include <QtTest>

#include <algorithm>

using namespace qs;

namespace {
/// Samples around `us` that wobble by `spread` (a share), the same way at every call.
std::vector<float> series(double us, int n, double spread, unsigned seed)
{
    std::vector<float> out;
    unsigned state = seed;
    for (int i = 0; i < n; ++i) {
        state = state * 1664525u + 1013904223u;
        out.push_back(static_cast<float>(us * (1 + spread * (static_cast<double>(state >> 8) / (1u << 24) - 0.5))));
    }
    return out;
}

ModeResult makeMode(const char* name, std::vector<float> samples)
{
    ModeResult mode;
    mode.scheme = *parseScheme(name);
    mode.requested = name;
    mode.samplesUs = std::move(samples);
    mode.latency = summarize(mode.samplesUs);
    return mode;
}

const Finding* find(const QVector<Finding>& all, const char* code, const QString& mode = {})
{
    const auto found = std::find_if(all.begin(), all.end(), [&](const Finding& finding) {
        return finding.code == QLatin1String(code) && (mode.isEmpty() || finding.modeName == mode);
    });
    return found == all.end() ? nullptr : &*found;
}
} // namespace

class TestRunFindings : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        failOnWarnings();
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    }

    /// One card, in the words of the report.
    void theModeToTakeStandsFirst()
    {
        Segment segment;
        segment.modes = {makeMode("baseline-copy", series(100, 400, 0.01, 1)),
                         makeMode("int8-token-dynamic", series(50, 400, 0.01, 2)),
                         makeMode("fp8-e4m3-token-dynamic", series(90, 400, 0.01, 3))};
        segment.modes[2].verification = {64, 2}; // an error, which a recommendation stands before
        analyse(segment, nullptr);
        const QVector<Finding> found = runFindings(segment, {});
        const auto isAdvice = [](const Finding& finding) { return finding.isRecommendation; };
        QCOMPARE(std::count_if(found.begin(), found.end(), isAdvice), 1);
        const QVector<FindingGroup> shown = groupedFindings(found);
        QVERIFY(shown.size() > 1 && shown.front().members.front().isRecommendation);
        RunResult run;
        run.segments = {segment};
        const SessionSummary summary = summaryOf({{"", &run, nullptr}}, "baseline-copy");
        QCOMPARE(summary.recommended.size(), std::size_t(1));
        QCOMPARE(shown.front().title, messageText(summary.recommended.front()));
        QVERIFY2(shown.front().title.contains("int8-token-dynamic, 2.0"), qPrintable(shown.front().title));
        const QVector<Finding> early = runFindings(segment, {}, false); // verdicts may still change
        QVERIFY(std::none_of(early.begin(), early.end(), isAdvice));

        // A sweep: at which sizes it pays, then what to take at the largest.
        Segment small = segment;
        segment.spec.shape = {512, 64};
        small.spec.shape = {8, 64};
        const QVector<Finding> ofSweep = sweepRunFindings({segment, small}, {});
        QCOMPARE(std::count_if(ofSweep.begin(), ofSweep.end(), isAdvice), 2);
        QVERIFY2(ofSweep.front().isRecommendation && ofSweep.front().title.contains(QStringLiteral("at 2 of 2 sizes")),
                 qPrintable(ofSweep.front().title));
        QVERIFY2(ofSweep[1].isRecommendation && ofSweep[1].title.contains(QStringLiteral("512×64")),
                 qPrintable(ofSweep[1].title));
    }

    /// What the data lose, in the words of the report, with the way to the page that shows the input.
    void whatTheDataLoseIsNamed()
    {
        Segment segment;
        segment.spec.input.path = "activations.npy";
        segment.modes = {makeMode("baseline-copy", series(100, 400, 0.01, 1)),
                         makeMode("int8-tensor-dynamic", series(80, 400, 0.01, 2)),
                         makeMode("int8-token-dynamic-azp", series(90, 400, 0.01, 3))};
        segment.modes[1].error = ErrorMetrics{.sqnrDb = 15.9, .elements = 64};
        segment.modes[2].error = ErrorMetrics{.sqnrDb = 9.0, .elements = 64};
        segment.modes[2].lost = {1, 64, 1, 784, 784, 43.8};
        segment.outliers = InputOutliers{64, 784, 0, 12};
        analyse(segment, nullptr);
        const QVector<Finding> found = runFindings(segment, {}, false);
        const Finding* outliers = find(found, "INPUT_OUTLIERS");
        QVERIFY(outliers);
        QCOMPARE(outliers->title,
                 QStringLiteral("12 of 784 columns of the input hold outliers. SQNR of INT8: 15.9 dB per "
                                "tensor, 9.0 dB per token."));
        QCOMPARE(outliers->severity, Finding::Severity::Warning);
        QVERIFY(outliers->ofInput && outliers->hasPlace() && !outliers->isInTrace() && !outliers->detail.isEmpty());
        const auto lost = std::find_if(found.begin(), found.end(), [](const Finding& finding) {
            return causeOf(finding) == FindingCause::LostValues;
        });
        QVERIFY(lost != found.end());
        QCOMPARE(lost->modeName, QStringLiteral("int8-token-dynamic-azp"));
        QCOMPARE(lost->title, QStringLiteral("Nothing is left of 1 of 64 rows (constant): 784 finite values became "
                                             "0. The SQNR is 9.0 dB, and 43.8 dB without them."));
        QVERIFY(lost->ofInput && !lost->detail.isEmpty());
        segment.spec.input = {}; // random numbers are in no file that could be shown
        QVERIFY(!find(runFindings(segment, {}, false), "INPUT_OUTLIERS")->ofInput);
    }

    void aCleanRunIsQuiet()
    {
        Segment segment;
        segment.modes = {makeMode("baseline-copy", series(100, 400, 0.01, 1)),
                         makeMode("int8-token-dynamic", series(80, 400, 0.01, 2))};
        analyse(segment, nullptr);
        const QVector<Finding> found = runFindings(segment, {});
        QCOMPARE(found.size(), 1);
        QVERIFY2(found.first().isRecommendation, qPrintable(found.first().title));
    }

    void aSlowFirstIterationIsFoundWithItsFix()
    {
        Segment segment;
        std::vector<float> slow = series(100, 10, 0.01, 3);
        slow[0] = 24'000;
        segment.modes = {makeMode("baseline-copy", slow), makeMode("int8-token-dynamic", series(90, 10, 0.01, 4))};
        analyse(segment, nullptr);
        const QVector<Finding> found = runFindings(segment, {});
        const Finding* outlier = find(found, "WARMUP_OUTLIER");
        QVERIFY(outlier);
        QCOMPARE(outlier->modeName, QStringLiteral("baseline-copy"));
        QCOMPARE(outlier->fix, DiagnosisFix::DropWarmup);
        QCOMPARE(outlier->at, QVector<qint64>{0});
        QVERIFY(!outlier->detail.isEmpty());
        const Finding* artefact = find(found, "SPEEDUP_IS_WARMUP_ARTEFACT", QStringLiteral("int8-token-dynamic"));
        QVERIFY(artefact);
        QCOMPARE(artefact->other, QStringLiteral("baseline-copy"));
        QVERIFY(artefact->title.startsWith(QStringLiteral("Compared with baseline-copy: ")));
        QVERIFY(!find(found, "SPEEDUP_IS_WARMUP_ARTEFACT", QStringLiteral("baseline-copy")));
        QVERIFY(find(found, "TOO_FEW_SAMPLES"));
        QVERIFY(!find(runFindings(segment, {}, false), "WARMUP_OUTLIER")); // not while it goes on
    }

    void onlyDoubtfulDifferencesAreToldAndFewOfThem()
    {
        Segment segment;
        const char* names[] = {"baseline-copy",          "int8-token-dynamic",     "int8-tensor-static",
                               "fp8-e4m3-token-dynamic", "fp8-e4m3-tensor-static", "fp8-e5m2-tensor-dynamic"};
        for (const char* name : names)
            segment.modes.push_back(makeMode(name, std::vector<float>(100, 100.0f)));
        segment.pairs.variants = 6;
        segment.pairs.pairs.resize(36);
        for (int mode = 1; mode < 6; ++mode) {
            segment.modes[static_cast<std::size_t>(mode)].latency.p50 = 100.5 + mode; // 1.5% to 5.5%
            Comparison& pair = segment.pairs.pairs[static_cast<std::size_t>(mode)];
            pair.verdict = Verdict::NotResolved;
            pair.ratio = 0.97;
            pair.low = 0.9;
            pair.high = 1.02;
            pair.n = 100;
        }
        segment.modes[1].latency.p50 = 100.9; // below what is worth a finding
        QVector<Finding> found = runFindings(segment, {});
        QCOMPARE(std::count_if(found.begin(), found.end(),
                               [](const Finding& f) { return f.code == QLatin1String("NOT_SIGNIFICANT"); }),
                 3);
        QVERIFY(!find(found, "NOT_SIGNIFICANT", QStringLiteral("int8-token-dynamic")));
        QVERIFY(!find(found, "NOT_SIGNIFICANT", QStringLiteral("int8-tensor-static"))); // the mildest of the rest
        const Finding* worst = find(found, "NOT_SIGNIFICANT", QStringLiteral("fp8-e5m2-tensor-dynamic"));
        QVERIFY(worst);
        QCOMPARE(worst->fix, DiagnosisFix::RerunPair);
        QCOMPARE(worst->other, QStringLiteral("baseline-copy"));
        QVERIFY(runFindings(segment, {}, true, QStringLiteral("not in this run")).isEmpty());
    }

    void identicalKernelsThatDifferAreAWarningFarApartAnError()
    {
        Segment segment;
        segment.modes = {makeMode("baseline-copy", series(100, 200, 0.01, 5))};
        segment.controlMode = "baseline-copy";
        segment.controlUs = series(104, 200, 0.01, 6);
        analyse(segment, nullptr);
        const QVector<Finding> found = runFindings(segment, {});
        const Finding* control = find(found, "CONTROL_DIFFERS");
        QVERIFY(control);
        QCOMPARE(control->severity, Finding::Severity::Warning);
        QVERIFY(control->title.contains(QStringLiteral("has to exceed")));
        segment.controlUs = series(130, 200, 0.01, 6);
        analyse(segment, nullptr);
        const QVector<Finding> apart = runFindings(segment, {});
        control = find(apart, "CONTROL_DIFFERS");
        QVERIFY(control);
        QCOMPARE(control->severity, Finding::Severity::Error);
        QVERIFY(control->title.contains(QStringLiteral("not reliable")));
        segment.controlUs = series(100, 200, 0.01, 7);
        analyse(segment, nullptr);
        QVERIFY(!find(runFindings(segment, {}), "CONTROL_DIFFERS"));
    }

    void throttlingIsOneFinding()
    {
        Segment segment;
        segment.modes = {makeMode("baseline-copy", series(100, 200, 0.01, 8))};
        segment.throttled = {{20, 40, "power cap", 12.5}, {60, 80, "power cap", 3}};
        const QVector<Finding> found = runFindings(segment, {});
        QCOMPARE(found.size(), 1);
        QCOMPARE(found[0].code, QStringLiteral("THROTTLED"));
        QVERIFY(found[0].range && found[0].range->first == 20 && found[0].hasPlace());
        QVERIFY(found[0].title.contains(QStringLiteral("2 such periods")));
    }

    void dataAndNotesAreTold()
    {
        Segment segment;
        segment.modes = {makeMode("int8-token-dynamic", series(100, 200, 0.01, 9))};
        segment.modes[0].verification = {64, 2};
        segment.modes[0].constantInput = true;
        const QVector<Finding> found = runFindings(
            segment, {modeNote("int8-token-dynamic", "something odd."), "A plain note.", "Another one."}, false);
        QCOMPARE(found.size(), 6);
        QCOMPARE(std::count_if(found.begin(), found.end(),
                               [](const Finding& f) { return f.severity == Finding::Severity::Error; }),
                 3);
        QCOMPARE(found[3].modeName, QStringLiteral("int8-token-dynamic"));
        QCOMPARE(found[3].title, QStringLiteral("Something odd."));
    }

    void aSweepTellsTheFindingsOfAllItsPoints()
    {
        std::vector<Segment> points;
        for (const std::int64_t tokens : {8, 16}) {
            Segment point;
            point.spec.shape = {tokens, 64};
            ModeResult mode;
            mode.requested = "int8-token-dynamic";
            mode.scheme = *parseScheme(mode.requested);
            mode.samplesUs = {100, 101, 102, 101, 100};
            mode.latency = summarize(mode.samplesUs);
            mode.verification.rows = tokens;
            point.modes = {mode};
            analyse(point, nullptr);
            points.push_back(point);
        }
        const QVector<Finding> found = sweepRunFindings(points, {"a note"});
        QVERIFY(found.front().title.contains(QLatin1String("24")));
        const auto few = std::find_if(found.begin(), found.end(), [](const Finding& f) {
            return f.title.contains(QStringLiteral("8×64")) && f.title.contains(QStringLiteral("16×64"));
        });
        QVERIFY(few != found.end());
        QVERIFY(!few->detail.isEmpty());
        QCOMPARE(few->modeName, QStringLiteral("int8-token-dynamic")); // by which the panel groups
        QVERIFY(!few->code.isEmpty());
        QCOMPARE(few->ofModes, 1);
        QCOMPARE(found.back().title, QStringLiteral("a note"));
    }

    /// The sentence of the report and the command line.
    void sweepTellsWhereModesCross()
    {
        std::vector<Segment> points;
        for (const std::int64_t rows : {128, 256}) {
            Segment point;
            point.spec.operation = Operation::Gemm;
            point.spec.size.m = rows;
            for (const auto& [name, us] :
                 {std::pair("gemm-bf16", 60.0), std::pair("gemm-w4a16", rows == 128 ? 50.0 : 72.0)}) {
                ModeResult mode;
                mode.requested = name;
                for (int i = 0; i < 101; ++i)
                    mode.samplesUs.push_back(static_cast<float>(us * (1 + 1e-5 * (i * 37 % 101))));
                mode.latency = summarize(mode.samplesUs);
                point.modes.push_back(mode);
            }
            analyse(point, nullptr);
            points.push_back(point);
        }
        const QVector<Finding> found = sweepRunFindings(points, {});
        QVERIFY(std::ranges::any_of(found, [](const Finding& f) {
            return f.title.startsWith(
                QStringLiteral("gemm-w4a16 becomes slower than gemm-bf16 between m = 128 and m = 256"));
        }));
    }
};

QS_TEST(TestRunFindings)
#include "test_run_findings.moc"
