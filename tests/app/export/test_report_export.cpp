// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fail_on_warnings.h"

#include "app/export/report_charts.h"
#include "app/export/report_exporter.h"
#include "gpu/results/analysis.h"
#include "tests/gui_test.h"
#include "widgets/charts/scope/scope_chart.h"

#include <QDir>
#include <QImage>
#include <QTemporaryDir>
#include <QTest>

using namespace qs;

namespace {

Segment measured(const RunSpec& point)
{
    Segment segment;
    segment.spec = point;
    for (const QuantScheme& scheme : point.modes) {
        ModeResult mode;
        mode.scheme = scheme;
        mode.requested = schemeName(scheme);
        mode.bytes = Bytes{static_cast<std::uint64_t>(point.shape.elements()) * 3};
        const double us = 2 + static_cast<double>(mode.bytes.value) / 4e6;
        for (int i = 0; i < 101; ++i)
            mode.samplesUs.push_back(static_cast<float>(us * (1 + 0.0001 * (i % 50))));
        mode.ceilingUs = us * 0.9;
        mode.latency = summarize(mode.samplesUs);
        segment.modes.push_back(mode);
    }
    analyse(segment, nullptr);
    return segment;
}

Segment measuredOperation(const RunSpec& spec)
{
    Segment segment;
    segment.spec = spec;
    for (std::size_t i = 0; i < spec.count(); ++i) {
        ModeResult mode;
        mode.requested = spec.nameOf(i);
        const Work work = workOf(spec, static_cast<int>(i));
        mode.operations = work.operations;
        mode.bytes = work.bytes;
        mode.rate = findVariant(spec.operation, mode.requested)->rate;
        for (int k = 0; k < 60; ++k)
            mode.samplesUs.push_back(static_cast<float>(50 * (1 + 0.001 * (k % 7))));
        mode.latency = summarize(mode.samplesUs);
        segment.modes.push_back(std::move(mode));
    }
    analyse(segment, nullptr);
    return segment;
}

RunSpec specOf(const QStringList& axes)
{
    RunSpec spec;
    spec.shape = {64, 1024};
    spec.modes = {*parseScheme("baseline-copy"), *parseScheme("int8-token-dynamic")};
    for (const QString& axis : axes)
        spec.axes.push_back(*parseSweepAxis(axis.toStdString()));
    return spec;
}

RunResult sweepOf(const RunSpec& spec)
{
    RunResult result;
    result.sweep = spec;
    for (const RunSpec& point : sweepPoints(spec))
        result.segments.push_back(measured(point));
    return result;
}

QStringList picturesOf(const RunResult& result, const QString& folder)
{
    ReportInput input;
    input.runs.push_back({QStringLiteral("a run"), {}, std::make_shared<const RunResult>(result)});
    const auto files = exportReport(input, folder);
    if (!files) return {QString::fromStdString(files.error().text())};
    return QDir(folder + QStringLiteral("/artifacts")).entryList({QStringLiteral("*.png")}, QDir::Files, QDir::Name);
}

} // namespace

class TestReportExport : public QObject
{
    Q_OBJECT

private slots:
    void aSweepGetsItsChartsAndNoPicturesAPoint()
    {
        const QTemporaryDir dir;
        QCOMPARE(picturesOf(sweepOf(specOf({"num-tokens=16:512:x2"})), dir.path()),
                 (QStringList{"sweep_bandwidth.png", "sweep_latency.png", "sweep_ns_per_element.png"}));
        const QImage picture(dir.filePath("artifacts/sweep_latency.png"));
        QCOMPARE(picture.size(), QSize(2400, 1240));
        QCOMPARE(picture.pixelColor(3, 3), QColor(Qt::white)); // light, whatever the desktop is
    }

    void twoAxesGetAPictureForEachValueOfTheSecondOneUpToSix()
    {
        const QTemporaryDir six, seven;
        const QStringList few =
            picturesOf(sweepOf(specOf({"num-tokens=16:64:x2", "hidden-size=256:1536:+256"})), six.path());
        QCOMPARE(few.size(), 18);
        QVERIFY(few.contains("sweep_latency_hidden-size_1536.png"));
        const QStringList many =
            picturesOf(sweepOf(specOf({"num-tokens=16:64:x2", "hidden-size=256:1792:+256"})), seven.path());
        QCOMPARE(many, (QStringList{"sweep_bandwidth.png", "sweep_latency.png", "sweep_ns_per_element.png"}));
    }

    /// A stopped sweep has measured points in any place of its plan; each has to stand at its own size.
    void pointsOfAStoppedSweepStandAtTheirSizes()
    {
        const RunSpec spec = specOf({"num-tokens=16,32,64,128"});
        const RunResult whole = sweepOf(spec);
        RunResult stopped = whole;
        stopped.segments = {whole.segments[1], whole.segments[3]};
        const QTemporaryDir a, b;
        QCOMPARE(picturesOf(stopped, a.path()).size(), 3);
        RunSpec two = spec;
        two.axes = {*parseSweepAxis("num-tokens=32,128")};
        RunResult same = stopped;
        same.sweep = two;
        QCOMPARE(picturesOf(same, b.path()).size(), 3);
        const auto text = [](const QTemporaryDir& dir) {
            QFile file(dir.filePath("report.md"));
            return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
        };
        QVERIFY(text(a).contains("| 32×1024 |"));
        QVERIFY(text(a).contains("| 128×1024 |"));
        QVERIFY(!text(a).contains("| 16×1024 |"));
        // The plan's sizes without samples take room on the axis: the pictures differ.
        QVERIFY(QImage(a.filePath("artifacts/sweep_latency.png")) != QImage(b.filePath("artifacts/sweep_latency.png")));
    }

    void aRunGetsBarsAndTraces()
    {
        const QTemporaryDir dir;
        RunResult result;
        result.segments.push_back(measured(specOf({})));
        const QStringList pictures = picturesOf(result, dir.path());
        for (const char* name : {"latency_by_mode.png", "bandwidth_by_mode.png", "latency_trace.png",
                                 "latency_trace_int8-token-dynamic.png"})
            QVERIFY2(pictures.contains(name), name);
        QVERIFY(!pictures.contains("size_by_mode.png")); // no size is known here
    }

    // A trace of a report and of a slide says what the tables beside it say, however many samples there are.
    void aTraceHasTheFiguresOfTheTable()
    {
        for (const int n : {7, 60, 30'000}) {
            Segment segment = measured(specOf({}));
            ModeResult& mode = segment.modes.back();
            mode.samplesUs.clear();
            for (int i = 0; i < n; ++i)
                mode.samplesUs.push_back(100 + 0.1f * static_cast<float>(i % 37) +
                                         (i % 50 == 3 ? 1500.0f + static_cast<float>(i % 900) : 0.0f));
            mode.latency = summarize(mode.samplesUs);
            const auto chart = makeTrace(segment, &mode);
            QVERIFY(chart);
            const TraceStatistics shown = chart->statistics(0);
            QCOMPARE(shown.p50, mode.latency.p50);
            QCOMPARE(shown.p95, mode.latency.p95);
            QCOMPARE(shown.p99, mode.latency.p99);
            QCOMPARE(shown.count, static_cast<std::uint64_t>(n));
            QVERIFY(!shown.isEstimate);
        }
    }

    void operationsHaveThePublishedNames()
    {
        const std::pair<Operation, const char*> names[] = {{Operation::Attention, "attention_latency.png"},
                                                           {Operation::Gemm, "matmul_latency.png"},
                                                           {Operation::LinearGelu, "fusion_latency.png"},
                                                           {Operation::Ladder, "ladder_latency.png"},
                                                           {Operation::Block, "block_latency.png"}};
        for (const auto& [operation, latency] : names) {
            RunSpec spec;
            spec.operation = operation;
            setDefaultSize(spec, BackendChoice::Cpu);
            spec.variants = defaultVariants(operation, BackendChoice::Cuda);
            RunResult result;
            result.segments.push_back(measuredOperation(spec));
            result.calibration = Calibration{};
            result.calibration->copyGbps = 4000;
            result.calibration->matrixTflops = {{"f16", 800}, {"bf16", 800}, {"f32", 50}};
            const QTemporaryDir dir;
            const QStringList pictures = picturesOf(result, dir.path());
            QVERIFY2(pictures.contains(latency), qPrintable(pictures.join(' ')));
            QVERIFY(pictures.contains("roofline.png") && pictures.contains("bandwidth_by_mode.png"));
            QVERIFY(!pictures.contains("latency_by_mode.png") && !pictures.contains("size_by_mode.png"));
            QCOMPARE(pictures.contains("tflops_by_mode.png"),
                     operation != Operation::Ladder); // which memory alone bounds
            QVERIFY(pictures.contains(
                QStringLiteral("latency_trace_%1.png").arg(QString::fromStdString(spec.variants[0]))));
            QCOMPARE(QImage(dir.filePath("artifacts/roofline.png")).size(), QSize(2200, 1280));
        }
    }

    void namesOfOthersAreNoPaths()
    {
        const QTemporaryDir dir;
        RunResult result;
        Segment segment;
        ModeResult row;
        row.requested = "../../etc/x y";
        row.importedFrom = "a tool, t.json";
        row.samplesUs = {1, 2, 3};
        row.latency = summarize(row.samplesUs);
        segment.modes.push_back(row);
        result.segments.push_back(segment);
        const QStringList pictures = picturesOf(result, dir.path());
        QVERIFY2(pictures.contains("latency_trace_.._.._etc_x_y.png"), qPrintable(pictures.join(' ')));
    }
};

QS_TEST(TestReportExport)
#include "test_report_export.moc"
