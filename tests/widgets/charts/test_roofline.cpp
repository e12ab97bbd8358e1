// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/results/analysis.h"
#include "tests/fail_on_warnings.h"
#include "tests/gui_test.h"
#include "widgets/charts/core/chart_picture_file.h"
#include "widgets/charts/curves/roofline_chart.h"
#include "widgets/charts/curves/roofline_drawing.h"
#include "widgets/style/modes/run_style.h"
#include "widgets/tensor/why_panel.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QSignalSpy>
#include <QTest>
#include <QTextBrowser>

using namespace qs;

namespace {

Calibration calibration()
{
    Calibration c;
    c.copyGbps = 4000;
    c.cacheGbps = 5000;
    c.matrixTflops = {{"f16", 800.0}, {"fp8-e4m3", 1400.0}, {"int8", 0.0}};
    return c;
}

ModeResult result(const char* name, double us, double operations, std::uint64_t bytes, const char* rate)
{
    ModeResult mode;
    mode.requested = name;
    mode.samplesUs.assign(60, static_cast<float>(us));
    mode.latency.n = 60;
    mode.latency.p50 = us;
    mode.latency.medianLow = us * 0.9;
    mode.latency.medianHigh = us * 1.1;
    mode.operations = operations;
    mode.bytes = Bytes{bytes};
    mode.rate = rate;
    return mode;
}

/// 17.2 GFLOP on 32 MiB: 512 operations a byte, to the right of the ridge at 200.
Segment attention()
{
    Segment segment;
    segment.spec.operation = Operation::Attention;
    segment.spec.variants = {"attention-materialized", "attention-fused"};
    segment.modes = {result("attention-materialized", 400, 17.18e9, 32u << 20, "f16"),
                     result("attention-fused", 40, 17.18e9, 32u << 20, "f16")};
    segment.pairs.variants = 2;
    Comparison same, faster;
    same.verdict = Verdict::Same;
    faster = {Verdict::Faster, 10.0, 9.5, 10.5, 10, 10, 0.01, false, 60, true};
    Comparison slower = {Verdict::Slower, 0.1, 0.095, 0.105, 0.1, 0.1, 0.01, false, 60, true};
    segment.pairs.pairs = {same, faster, slower, same};
    return segment;
}

Segment quantization()
{
    Segment segment;
    segment.spec.shape = {4096, 8192};
    segment.spec.dtype = DType::BF16;
    segment.modes = {result("baseline-copy", 32, 0, 128u << 20, ""),
                     result("int8-token-dynamic", 26, 0, 96u << 20, "")};
    return segment;
}

int pixelsInColor(const QImage& image, const QColor& color)
{
    int count = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            count += image.pixelColor(x, y).rgb() == color.rgb() ? 1 : 0;
    return count;
}

} // namespace

class TestRoofline : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        failOnWarnings();
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    }

    void valuesBecomePoints()
    {
        const Calibration c = calibration();
        const RooflinePicture picture = rooflinePicture(attention(), &c);
        QVERIFY(picture.hasCalibration);
        QCOMPARE(picture.points.size(), 2);
        QCOMPARE(picture.roofs.size(), 1); // of the rates that are used
        QCOMPARE(picture.roofs[0].rate, QString("f16"));
        const RooflinePoint& fused = picture.points[1];
        QVERIFY(std::abs(fused.intensity - 512) < 0.1);
        QVERIFY(std::abs(fused.tflops - 429.5) < 0.1);
        QVERIFY(std::abs(fused.low - 17.18e9 / 44 * 1e-6) < 0.1); // the slower end of the interval
        QVERIFY(std::abs(fused.high - 17.18e9 / 36 * 1e-6) < 0.1);
        QCOMPARE(fused.roof, 800.0);
        QVERIFY(std::abs(fused.percent() - 53.7) < 0.1);
        QVERIFY(!fused.isMemoryBound(picture.copyGbps));
        QVERIFY(!fused.nominal);
        QVERIFY(rooflineSentence(picture).startsWith("attention-fused reaches 54%"));
        QVERIFY(rooflineSentence(picture).contains("all of them are compute-bound"));
    }

    void roofIsTheLowerOfSlopeAndRate()
    {
        const Calibration c = calibration();
        const RooflinePicture picture = rooflinePicture(attention(), &c);
        QCOMPARE(roofAt(picture, 10, "f16"), 40.0); // 10 operations a byte · 4000 GB/s
        QCOMPARE(roofAt(picture, 200, "f16"), 800.0);
        QCOMPARE(roofAt(picture, 1e6, "f16"), 800.0);
        QCOMPARE(roofAt(picture, 10, ""), 40.0);
        QCOMPARE(roofAt(picture, 10, "int8"), 0.0); // not measured: not known
    }

    void quantizationIsPlacedByItsBytes()
    {
        const Calibration c = calibration();
        const RooflinePicture picture = rooflinePicture(quantization(), &c);
        QCOMPARE(picture.points.size(), 2);
        QVERIFY(picture.hasNominal());
        QVERIFY(picture.roofs.isEmpty());
        const RooflinePoint& copy = picture.points[0];
        QCOMPARE(copy.intensity, 0.5); // 2 operations on 4 bytes
        QVERIFY(std::abs(copy.gbps - 4194.3) < 0.1);
        QVERIFY(std::abs(copy.percent() - 100 * 4194.304 / 4000) < 0.01); // as its bandwidth, whatever is counted
        QVERIFY(copy.isMemoryBound(picture.copyGbps));
        RooflineChart chart;
        chart.fill(&RooflineContent::setPicture, picture);
        const QString words = chart.content().readOut(copy).join('\n');
        QVERIFY2(words.contains("4,194 GB/s"), qPrintable(words));
        QVERIFY(!words.contains("TFLOP/s")); // no figure is made of a nominal count
        QVERIFY(chart.summary().contains("baseline-copy: 4,194 GB/s"));
    }

    void whatIsFasterThanTheCopyIsSaidToBeInTheCache()
    {
        Segment segment = quantization();
        segment.modes[1].latency.p50 = 12; // 8.4 TB/s
        segment.spec.cache = CacheMode::Hot;
        const Calibration c = calibration();
        const QString words = rooflineSentence(rooflinePicture(segment, &c));
        QVERIFY2(words.startsWith("int8-token-dynamic is at 210% of the copy rate, so its data stays in the cache"),
                 qPrintable(words));
        segment.spec.cache = CacheMode::Cold; // then they are not there
        const QString cold = rooflineSentence(rooflinePicture(segment, &c));
        QVERIFY2(cold.startsWith("int8-token-dynamic is at 210% of the rate of a plain copy, which writes as "
                                 "much as it reads"),
                 qPrintable(cold));
    }

    void theSentenceAgreesWithTheTableAndTheCacheState()
    {
        Segment segment = quantization();
        segment.spec.cache = CacheMode::Cold;
        segment.modes[0].ceilingUs = 31.36; // 98% of 32 µs
        segment.modes[1].ceilingUs = 11.76; // 98% of 12 µs, 8.4 TB/s: beyond the calibrated copy
        segment.modes[1].latency.p50 = 12;
        Calibration c = calibration();
        c.copyGbps = 4200; // as fast as the baseline
        const RooflinePicture cold = rooflinePicture(segment, &c);
        QCOMPARE(cold.points[1].ceiling, segment.modes[1].ceilingPercent());
        QVERIFY(cold.points[1].percent() > 190);
        const QString words = rooflineSentence(cold);
        QVERIFY2(words.contains("reaches 98% of its ceiling") && !words.contains("200%"), qPrintable(words));
        QVERIFY2(words.contains("all of them are memory-bound. What lies above the copy line moves its bytes faster"),
                 qPrintable(words));
        QVERIFY2(!words.contains("cache"), qPrintable(words));
        RooflineChart chart;
        chart.fill(&RooflineContent::setPicture, cold);
        QVERIFY(chart.summary().contains("8,389 GB/s, 98% of its ceiling"));
        QVERIFY(chart.content().readOut(cold.points[1]).join('\n').contains("98.0% of its ceiling"));

        segment.spec.cache = CacheMode::Hot;
        const QString hot = rooflineSentence(rooflinePicture(segment, &c));
        QVERIFY2(hot.contains("98% of its ceiling") && hot.endsWith("is served by the caches."), qPrintable(hot));
        segment.modes[1].latency.p50 = 26; // below the line again: nothing is to be explained
        QVERIFY(rooflineSentence(rooflinePicture(segment, &c)).endsWith("all of them are memory-bound."));

        segment.modes[1].ceilingIsRoofline = true; // the roof itself, not a kernel that was measured
        QCOMPARE(rooflinePicture(segment, &c).points[1].ceiling, 0.0);
    }

    void withoutCalibrationItSaysSo()
    {
        const RooflinePicture picture = rooflinePicture(attention(), nullptr);
        QVERIFY(!picture.hasCalibration);
        QCOMPARE(picture.points.size(), 2);
        QCOMPARE(picture.points[0].roof, 0.0);
        QVERIFY(rooflineSentence(picture).isEmpty());
        RooflineChart chart;
        chart.fill(&RooflineContent::setPicture, picture);
        QVERIFY(chart.summary().contains("no device calibration"));
        const QImage with = chart.renderImage({800, 500}, 1, Theme::light());
        const Calibration c = calibration();
        chart.fill(&RooflineContent::setPicture, rooflinePicture(attention(), &c));
        QVERIFY(with != chart.renderImage({800, 500}, 1, Theme::light()));
    }

    void emptyAndImportedRows()
    {
        RooflineChart chart;
        QVERIFY(chart.content().picture.empty());
        QCOMPARE(chart.summary(), chart.emptyText());
        QVERIFY(!chart.renderImage({300, 200}, 1, Theme::night()).isNull());
        Segment foreign = quantization();
        for (ModeResult& mode : foreign.modes)
            mode.importedFrom = "nvbench, copy.json";
        foreign.modes[1].operations = 1e9; // another tool may say it
        const RooflinePicture picture = rooflinePicture(foreign, nullptr);
        QCOMPARE(picture.points.size(), 1);
        QCOMPARE(picture.unplaced, 1);
        QVERIFY(picture.points[0].isImported);
        chart.fill(&RooflineContent::setPicture, picture);
        QVERIFY(chart.content().readOut(picture.points[0]).join(' ').contains("imported"));
        Segment waiting = attention();
        waiting.modes[0].latency = {};
        QCOMPARE(rooflinePicture(waiting, nullptr).points.size(), 1);
    }

    void labelsDoNotCoverOneAnother()
    {
        Segment segment = attention();
        segment.modes.clear();
        for (int i = 0; i < 8; ++i)
            segment.modes.push_back(
                result(("attention-variant-" + std::to_string(i)).c_str(), 40 + 0.2 * i, 17.18e9, 32u << 20, "f16"));
        const Calibration c = calibration();
        RooflineChart chart;
        chart.resize(900, 520);
        chart.fill(&RooflineContent::setPicture, rooflinePicture(segment, &c));
        const RooflineDrawing& drawing = chart.drawing();
        for (qsizetype i = 0; i < 8; ++i) {
            QVERIFY(!drawing.labelBox(i).isEmpty());
            QVERIFY(drawing.plot().contains(drawing.pixel(i)));
            for (qsizetype k = 0; k < i; ++k)
                QVERIFY(!drawing.labelBox(i).intersects(drawing.labelBox(k)));
        }
    }

    void isReadByPointerAndKeys()
    {
        const Calibration c = calibration();
        RooflineChart chart;
        chart.resize(900, 520);
        chart.fill(&RooflineContent::setPicture, rooflinePicture(attention(), &c));
        chart.show();
        QVERIFY(QTest::qWaitForWindowExposed(&chart));
        QSignalSpy activated(&chart, &RooflineChart::pointActivated);
        QTest::mouseClick(&chart, Qt::LeftButton, {}, chart.drawing().pixel(1).toPoint());
        QCOMPARE(activated.size(), 1);
        QCOMPARE(activated[0][0].toString(), QString("attention-fused"));
        const QImage quiet = chart.renderImage(chart.size(), 1, Theme::light());
        QTest::keyClick(&chart, Qt::Key_Left);
        QTest::keyClick(&chart, Qt::Key_Right);
        QVERIFY(chart.accessibleDescription().startsWith("attention-fused"));
        QCOMPARE(chart.renderImage(chart.size(), 1, Theme::light()), quiet); // exports have no read-out
        chart.copyData();
        const QStringList lines = QGuiApplication::clipboard()->text().split('\n');
        QVERIFY(lines[0].startsWith("Name\tOperations per byte\tTFLOP/s"));
        QVERIFY(lines[2].startsWith("attention-fused\t512"));
        QVERIFY(lines.contains("roof f16\t\t800"));
    }

    void becomesFiles()
    {
        const Calibration c = calibration();
        RooflineChart chart;
        chart.fill(&RooflineContent::setPicture, rooflinePicture(attention(), &c));
        for (const ChartFormat format : {ChartFormat::Png, ChartFormat::Svg, ChartFormat::Pdf})
            QVERIFY(!chartPicture(chart.content(), {format, {1100, 640}}).isEmpty());
        QCOMPARE(QImage::fromData(chartPicture(chart.content(), {ChartFormat::Png, {1100, 640}})).size(),
                 QSize(2200, 1280));
    }

    void reasonsNameTheGainWithItsInterval()
    {
        const QVector<WhyEntry> entries =
            whyEntries(attention(), "baseline-copy"); // which is not there: the first variant is
        QCOMPARE(entries.size(), 2);
        QVERIFY(entries[0].against.isEmpty());
        QCOMPARE(entries[1].against, QString("attention-materialized"));
        QVERIFY2(entries[1].gain.contains("FASTER 10.0× [9.5, 10.5], n = 60 pairs"), qPrintable(entries[1].gain));
        QVERIFY2(entries[1].achieved.contains("430 TFLOP/s") || entries[1].achieved.contains("429 TFLOP/s"),
                 qPrintable(entries[1].achieved));
        QVERIFY(entries[1].work.contains("17.2 GFLOP"));
        QVERIFY(!entries[1].explanation.isEmpty());
        const QVector<WhyEntry> turned = whyEntries(attention(), "attention-fused");
        QVERIFY2(turned[0].gain.contains("SLOWER 0.100× [0.095, 0.105]"), qPrintable(turned[0].gain));
        Segment doubtful = attention();
        doubtful.controlMode = "attention-materialized";
        doubtful.control = doubtful.pairs.pairs[1];
        doubtful.control.ratio = 1.3;
        QVERIFY(whyEntries(doubtful, {})[1].gain.contains("NOT TRUSTED"));
    }

    void modesAreExplainedByTheirBytes()
    {
        Segment segment = quantization();
        for (ModeResult& mode : segment.modes)
            mode.scheme = *parseScheme(mode.requested);
        QVector<WhyEntry> entries = whyEntries(segment, "baseline-copy");
        QCOMPARE(entries[0].reasons, QStringList("Each call reads 64.00 MiB and writes 64.00 MiB."));
        QVERIFY2(entries[1].reasons[0].contains("reads 64.00 MiB and writes 32.02 MiB; baseline-copy reads"),
                 qPrintable(entries[1].reasons[0]));
        QVERIFY2(entries[1].reasons[1].contains("1.33×"), qPrintable(entries[1].reasons[1]));
        segment.pairs.variants = 2;
        segment.pairs.pairs.resize(4);
        Comparison& pair = segment.pairs.pairs[1];
        pair.verdict = Verdict::Faster;
        pair.ratio = 1.2;
        pair.low = 1.19;
        pair.high = 1.21;
        pair.n = 60;
        entries = whyEntries(segment, "baseline-copy");
        QCOMPARE(entries[1].reasons[1],
                 QString("Expected from the bytes: 1.33×. Measured: 1.20×, 95% interval 1.190 to 1.210."));
        QVERIFY2(entries[1].reasons[2].contains("takes 11.1% longer, 95% interval 10.2 to 12.0%"),
                 qPrintable(entries[1].reasons[2]));
        pair.ratio = 1.333;
        pair.low = 1.32;
        pair.high = 1.34;
        entries = whyEntries(segment, "baseline-copy");
        QVERIFY2(entries[1].reasons[2].contains("nothing is left"), qPrintable(entries[1].reasons[2]));
        WhyPanel panel;
        panel.setSegment(segment, "baseline-copy");
        panel.setActive("int8-token-dynamic");
        QVERIFY2(panel.toPlainText().contains("Expected from the bytes"), qPrintable(panel.toPlainText()));
        // The formula is that of the operation.
        QVERIFY(entries[1].explanation.contains("sat8"));
        segment.spec.operation = Operation::Dequantize;
        entries = whyEntries(segment, "baseline-copy");
        QVERIFY2(!entries[1].explanation.contains("sat8") && entries[1].explanation.contains("q·s"),
                 qPrintable(entries[1].explanation));
        QVERIFY(entries[1].reasons[0].contains("reads 32.02 MiB and writes 64.00 MiB"));
    }

    void rungsAreHeldAgainstTheOneBefore()
    {
        Segment segment;
        segment.spec.operation = Operation::Ladder;
        for (const VariantInfo& variant : ladderVariants())
            segment.modes.push_back(result(std::string(variant.name).c_str(), 100, 1e6, 5'000'000, ""));
        const QVector<WhyEntry> entries = whyEntries(segment, {});
        for (qsizetype i = 1; i < entries.size(); ++i)
            QCOMPARE(entries[i].against, entries[i - 1].name);
        WhyPanel panel;
        QVERIFY(panel.toPlainText().contains("Press F5"));
        panel.setSegment(segment, {});
        qsizetype last = -1;
        for (const WhyEntry& entry : entries) { // all rungs, in order
            const qsizetype at = panel.toPlainText().indexOf(entry.name);
            QVERIFY2(at > last, qPrintable(entry.name));
            last = at;
        }
        QSignalSpy activated(&panel, &WhyPanel::activated);
        emit panel.findChild<QTextBrowser*>()->anchorClicked(QUrl("#ladder-fma"));
        QCOMPARE(activated[0][0].toString(), QString("ladder-fma"));
    }

    void ofModesTheChosenOneIsExplained()
    {
        WhyPanel panel;
        panel.setSegment(quantization(), "baseline-copy");
        QVERIFY(panel.toPlainText().contains("Select a row"));
        panel.setActive("int8-token-dynamic");
        QVERIFY(panel.toPlainText().contains("int8-token-dynamic"));
        QVERIFY(!panel.toPlainText().startsWith("baseline-copy"));
    }

    void severalDevicesHaveARoofEach()
    {
        const Calibration fast = calibration();
        Calibration slow = fast;
        slow.copyGbps = 2000;
        slow.matrixTflops["f16"] = 400;
        Segment other = attention();
        for (ModeResult& mode : other.modes)
            mode.latency.p50 *= 2;
        RooflinePicture both = rooflineOfDevices({{"gpu1", attention(), fast}, {"gpu2", other, slow}});
        QCOMPARE(both.devices.size(), 2);
        QCOMPARE(both.points.size(), 4);
        QCOMPARE(both.devices[1].copyGbps, 2000.0);
        QCOMPARE(both.devices[1].roofs.front().tflops, 400.0);
        // Half the rate under half the roof: the same share of each device's own.
        QCOMPARE(both.points[0].percent(), both.points[2].percent());
        QCOMPARE(both.nameOf(both.points[3]), QStringLiteral("attention-fused, gpu2"));
        QVERIFY(rooflineDataText(both).contains(QStringLiteral("gpu2: roof f16\t\t400")));
        RooflineChart chart;
        chart.resize(900, 500);
        chart.fill(&RooflineContent::setPicture, both);
        QCOMPARE(chart.data(QSizeF(900, 500)).size(), 4);
        QVERIFY(chart.content().readOut(both.points[2]).front().contains(QStringLiteral("gpu2")));
        QVERIFY(chart.summary().contains(QStringLiteral("gpu2")));
        // The lines of the second device are drawn in its colour, in both themes.
        for (const Theme& theme : {Theme::light(), Theme::night()}) {
            const QImage image = chart.renderImage({900, 500}, 1, theme);
            for (int device = 0; device < 2; ++device)
                QVERIFY2(pixelsInColor(image, runStyle(device, theme).color) > 60, qPrintable(QString::number(device)));
        }
    }
};

QS_TEST(TestRoofline)
#include "test_roofline.moc"
