// SPDX-License-Identifier: GPL-3.0-or-later
// Marks where two variants of a sweep take the same time.
#include "gpu/results/analysis.h"
#include "tests/fail_on_warnings.h"
#include "tests/gui_test.h"
#include "widgets/charts/curves/sweep_drawing.h"
#include "widgets/style/theme.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <cmath>

using namespace qs;

namespace {

SweepOptions over(SweepQuantity quantity)
{
    SweepOptions options;
    options.quantity = quantity;
    options.x = Dimension::M;
    return options;
}

} // namespace

class TestSweepCrossing : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        failOnWarnings();
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    }

    /// Where two lines cut each other there is a mark, in quantities in which they do.
    void crossingsAreMarked()
    {
        RunSpec spec;
        spec.operation = Operation::Gemm;
        spec.variants = {"gemm-bf16", "gemm-w4a16"};
        spec.axes = {*parseSweepAxis("m=64:512:x2")};
        std::vector<Segment> points;
        for (const RunSpec& each : sweepPoints(spec)) {
            Segment point;
            point.spec = each;
            for (const std::string& name : spec.variants) {
                ModeResult mode;
                mode.requested = name;
                mode.operations = 1e9;
                const double us = name == "gemm-bf16" ? 60 : 60 * std::sqrt(static_cast<double>(each.size.m) / 181);
                for (int i = 0; i < 101; ++i)
                    mode.samplesUs.push_back(static_cast<float>(us * (1 + 1e-5 * (i * 37 % 101))));
                mode.latency = summarize(mode.samplesUs);
                point.modes.push_back(mode);
            }
            analyse(point, nullptr);
            points.push_back(point);
        }
        SweepPicture picture = sweepPicture(points, spec, nullptr, over(SweepQuantity::LatencyUs));
        QCOMPARE(picture.crossings.size(), 1);
        QCOMPARE(picture.crossings.front().mode, QStringLiteral("gemm-w4a16"));
        QCOMPARE(picture.crossings.front().label, QStringLiteral("128–256")); // where between is not known
        QVERIFY(std::abs(picture.crossings.front().x - 181) < 2);
        QCOMPARE(picture.crossings.front().before, 128);
        QCOMPARE(picture.crossings.front().after, 256);
        QCOMPARE(sweepPicture(points, spec, nullptr, over(SweepQuantity::Tflops)).crossings.size(), 1);
        QVERIFY(sweepPicture(points, spec, nullptr, over(SweepQuantity::Gbps)).crossings.empty());
        SweepOptions one = over(SweepQuantity::LatencyUs);
        one.modes = {QStringLiteral("gemm-w4a16")};
        QVERIFY(sweepPicture(points, spec, nullptr, one).crossings.empty());
        const auto painted = [&] {
            SweepDrawing drawing;
            drawing.prepare(picture, {}, {}, {}, {800, 500}, Theme::light());
            QImage image(800, 500, QImage::Format_RGB32);
            QPainter painter(&image);
            ChartCanvas canvas;
            drawing.paint(painter, canvas);
            return image;
        };
        const QImage with = painted();
        picture.crossings.clear();
        QVERIFY(with != painted());
    }
};

QS_TEST(TestSweepCrossing)
#include "test_sweep_crossing.moc"
