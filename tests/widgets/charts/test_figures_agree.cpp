// SPDX-License-Identifier: GPL-3.0-or-later
// What charts and tables say of the same samples is the same, to the digits shown.
#include "gpu/core/random.h"
#include "gpu/measure/robust.h"
#include "tests/fail_on_warnings.h"
#include "tests/gpu/measure/minstd.h"
#include "tests/gui_test.h"
#include "tests/widgets/support/latencies.h"
#include "tests/widgets/support/table_columns.h"
#include "widgets/charts/core/axis_ticks.h"
#include "widgets/charts/scope/scope_chart.h"
#include "widgets/charts/scope/scope_picture.h"
#include "widgets/tables/comparison_model.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <tuple>

using namespace qs;

namespace {

Segment twoModes()
{
    Segment segment;
    for (const char* name : {"baseline-copy", "int8-token-dynamic"}) {
        ModeResult mode;
        mode.scheme = *parseScheme(name);
        mode.requested = name;
        segment.modes.push_back(mode);
    }
    return segment;
}

/// Of the second row.
QVariant cell(const QAbstractItemModel& model, const char* column, int role = Qt::DisplayRole)
{
    return model.index(1, columnOf<ComparisonModel>(column)).data(role);
}

} // namespace

class TestFiguresAgree : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        failOnWarnings();
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    }

    // Ties, gaps, heavy tails and few samples: what the picture says is the type 7 quantile of the samples,
    // as the table has it.
    void quantilesAreThoseOfTheTable()
    {
        Minstd random(7);
        for (int series = 0; series < 1000; ++series) {
            const auto n = static_cast<std::size_t>(1 + random.uniform() * (series % 10 == 0 ? 3000 : 120));
            std::vector<float> us(n);
            for (float& value : us) {
                double v = 100 + 5 * random.gauss();
                if (series % 4 == 1) v = std::round(v / 4) * 4; // ties
                if (series % 4 == 2)
                    v += random.uniform() < 0.05 ? 1e4 * random.uniform() : 0;  // an empty stretch, then a tail
                if (series % 4 == 3) v = 10 / std::max(1e-3, random.uniform()); // heavy
                value = static_cast<float>(std::max(v, 0.5));
            }
            ScopeChart chart;
            chart.addTrace({"int8-token-dynamic", ""});
            chart.appendWarmup(0, std::vector<float>{9000, 8000});
            chart.appendSamples(0, us);
            chart.refresh();
            const TraceStatistics s = chart.statistics(0);
            std::vector<float> sorted = us;
            std::sort(sorted.begin(), sorted.end());
            const auto type7 = [&](double q) { // Hyndman and Fan (1996), as numpy and scipy have it
                const double h = q * static_cast<double>(n - 1);
                const auto low = static_cast<std::size_t>(h);
                const double a = static_cast<double>(sorted[low]),
                             b = static_cast<double>(sorted[std::min(low + 1, n - 1)]);
                return a + (h - static_cast<double>(low)) * (b - a);
            };
            const Summary table = summarize(us);
            const std::tuple<double, double, double> all[] = {
                {0.05, s.p5, table.p5}, {0.5, s.p50, table.p50}, {0.95, s.p95, table.p95}, {0.99, s.p99, table.p99}};
            for (const auto& [q, shown, told] : all) {
                QVERIFY2(
                    std::abs(shown - type7(q)) <= 1e-9 * shown,
                    qPrintable(QStringLiteral("series %1, q %2: %3, %4").arg(series).arg(q).arg(shown).arg(type7(q))));
                QCOMPARE(latencyText(shown, 4), latencyText(told, 4));
            }
            QVERIFY(!s.isEstimate);
        }
    }

    // Two samples: what stands in the picture is between them.
    void twoSamplesHaveTheirMedianBetweenThem()
    {
        ScopeChart chart;
        chart.resize(1000, 400);
        chart.addTrace({"int8-token-dynamic", ""});
        chart.appendSamples(0, std::vector<float>{100'000, 200'000});
        chart.refresh();
        QVERIFY2(chart.picture().facts().contains("median 150 ms"), qPrintable(chart.picture().facts().join('|')));
    }

    void whatIsOfAHistogramIsSaidToBeAbout()
    {
        ScopeChart chart;
        chart.resize(1000, 400);
        chart.addTrace({"int8-token-dynamic", ""});
        const std::vector<float> us = latencies(50'000, 20);
        chart.appendSamples(0, us);
        chart.refresh();
        const Summary exact = summarize(us);
        QVERIFY(chart.statistics(0).isEstimate);
        QVERIFY(std::abs(chart.statistics(0).p99 / exact.p99 - 1) < 0.0021);
        QVERIFY2(chart.picture().facts().filter("median about ").size() == 1,
                 qPrintable(chart.picture().facts().join('|')));
        QVERIFY2(chart.picture().labelTexts().first().contains('~'),
                 qPrintable(chart.picture().labelTexts().join('|')));
        QVERIFY(chart.summary().contains("median about"));
        chart.setSummary(0, exact); // the run is over
        chart.refresh();
        QVERIFY(!chart.statistics(0).isEstimate);
        QCOMPARE(chart.statistics(0).p99, exact.p99);
        QVERIFY(!chart.picture().facts().join('|').contains("about"));
        chart.markSegment("8192 tokens"); // and a new one begins
        chart.appendSamples(0, std::vector<float>(10, 40.0f));
        chart.refresh();
        QCOMPARE(chart.statistics(0).p50, 40.0);
        QCOMPARE(chart.statistics(0).count, 10u);
    }

    // Slow samples take the axis to thousands of microseconds; the median, as the table, stays in microseconds.
    void labelsHaveTheUnitOfTheTable()
    {
        ScopeChart chart;
        chart.resize(1000, 400);
        chart.addTrace({"int8-token-dynamic", ""});
        std::vector<float> us(200, 900.0f);
        for (std::size_t i = 0; i < us.size(); i += 3)
            us[i] = 2600;
        chart.appendSamples(0, us);
        chart.refresh();
        for (int frame = 0; frame < 2; ++frame) {
            const ScopePicture& picture = chart.picture();
            QCOMPARE(picture.unit().name, QString("µs"));
            QVERIFY2(picture.labelTexts().contains("p50  900 µs"), qPrintable(picture.labelTexts().join('|')));
            QVERIFY2(picture.facts().contains("median 900 µs"), qPrintable(picture.facts().join('|')));
            QVERIFY(picture.yScale().max > 2600);
        }
        // A zoom changes neither the unit nor the labels.
        chart.zoomLatency(800, 1000);
        QCOMPARE(chart.picture().unit().name, QString("µs"));
        QVERIFY2(chart.picture().labelTexts().contains("p50  900 µs"),
                 qPrintable(chart.picture().labelTexts().join('|')));
    }

    void aReadOutOfManySamplesHasTheirMedian()
    {
        ScopeChart chart;
        chart.resize(700, 400);
        chart.addTrace({"int8-token-dynamic", ""});
        std::vector<float> us(200'000);
        for (std::size_t i = 0; i < us.size(); ++i) // 30 of 48 are 10, yet two of three blocks have the median 20
            us[i] = i % 48 < 16 || i % 16 < 7 ? 10.0f : 20.0f;
        chart.appendSamples(0, us);
        chart.refresh();
        const auto data = static_cast<ChartWidget&>(chart).data(QSizeF(chart.size()));
        QVERIFY(!data.isEmpty());
        QVERIFY2(chart.describe(data[data.size() / 2]).y.startsWith("median 10.00   min 10.00"),
                 qPrintable(chart.describe(data[data.size() / 2]).y));
    }

    // What runs while a machine slows down: the medians of all samples and the ratios of pairs may point in
    // different directions. Every other pair changes its ratio on the way, and is not resolved.
    void aChangeNeverContradictsItsVerdict()
    {
        QSet<QString> seen;
        for (int seed = 1; seed <= 200; ++seed) {
            Minstd random(static_cast<std::uint64_t>(seed));
            Segment segment = twoModes();
            std::vector<float>&a = segment.modes[0].samplesUs, &b = segment.modes[1].samplesUs;
            a.clear(), b.clear();
            const double factor = 0.9 + 0.2 * (seed % 10) / 9, drift = seed % 7 / 6.0 - 0.4;
            for (int i = 0; i < 3000; ++i) {
                const double level =
                    100 * (1 + drift * i / 3000 * (i > 1500 ? 2 : 0.2)) * std::exp(0.02 * random.gauss());
                a.push_back(static_cast<float>(level));
                b.push_back(static_cast<float>(level * factor * std::exp(0.02 * random.gauss()) *
                                               (seed % 2 == 0 && i < 1400 ? 1.2 : 1)));
            }
            for (ModeResult& mode : segment.modes)
                mode.latency = summarize(mode.samplesUs);
            for (const std::size_t window : {std::size_t{1000}, std::size_t{3000}}) {
                segment.pairs = comparePairs({a, b}, 0, window);
                ComparisonModel model;
                model.update(segment);
                const QString verdict = cell(model, "verdict").toString();
                const double change = cell(model, "delta", Qt::UserRole).toDouble(),
                             speedUp = cell(model, "speedup", Qt::UserRole).toDouble();
                const QString where = QStringLiteral("%1: %2, %3%").arg(seed).arg(verdict).arg(change);
                if (verdict.contains(QStringLiteral("FASTER"))) QVERIFY2(change < 0, qPrintable(where));
                if (verdict.contains(QStringLiteral("SLOWER"))) QVERIFY2(change > 0, qPrintable(where));
                QVERIFY2(std::abs(speedUp * (1 + change / 100) - 1) < 1e-9, qPrintable(where));
                seen << verdict.section(QLatin1Char(' '), 0, 1);
            }
        }
        QVERIFY(seen.contains(QStringLiteral("↑ FASTER")) && seen.contains(QStringLiteral("↓ SLOWER")));
    }
};

QS_TEST(TestFiguresAgree)
#include "test_figures_agree.moc"
