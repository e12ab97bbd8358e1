// SPDX-License-Identifier: GPL-3.0-or-later
// What the window and its slides say of a slower mode: its speed-up, below 1, and nowhere the inverse.
#include "tests/app/support/present_example.h"
#include "tests/fail_on_warnings.h"
#include "tests/gpu/support/one_direction.h"

#include "app/findings/run_findings.h"
#include "app/present/slide_maker.h"
#include "tests/gui_test.h"
#include "widgets/charts/bars/comparison_chart.h"
#include "widgets/charts/modes/mode_charts.h"
#include "widgets/slides/slide.h"
#include "widgets/style/theme.h"
#include "widgets/tables/comparison_model.h"

#include <QTest>

using namespace qs;

namespace {

constexpr double kSlow = 0.37; ///< speed-up of int8-token-dynamic; its inverse is 2.7

Segment slowSegment()
{
    Segment segment = presentSegment(presentSpec());
    for (ModeResult& mode : segment.modes) {
        if (mode.requested != "int8-token-dynamic") continue;
        for (float& us : mode.samplesUs)
            us = static_cast<float>(us * 2 / kSlow);
        mode.latency = summarize(mode.samplesUs);
    }
    analyse(segment, nullptr);
    return segment;
}

void compare(const QString& text, bool saysIt = true)
{
    const Directions found = directionsIn(text.toStdString(), kSlow);
    QVERIFY2(found.turned == 0, found.around.c_str());
    if (saysIt) QVERIFY2(found.right > 0, qPrintable(text.left(600)));
}

} // namespace

class TestOneDirection : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        failOnWarnings();
        loadResources();
    }

    void inTheTable()
    {
        ComparisonModel model;
        model.update(slowSegment());
        QString said;
        for (int row = 0; row < model.rowCount(); ++row)
            for (int column = 0; column < model.columnCount(); ++column)
                for (const int role : {int(Qt::DisplayRole), int(Qt::ToolTipRole)})
                    said += model.index(row, column).data(role).toString() + QLatin1Char('\n');
        QVERIFY2(said.contains(QStringLiteral("↓ SLOWER 0.37×")), qPrintable(said.left(900)));
        compare(said);
    }

    void inTheChartAndItsTable()
    {
        ComparisonChart chart;
        chart.fill(showLatency, slowSegment(), QStringLiteral("baseline-copy"));
        compare(chart.summary());
        const ComparisonBar& slow = chart.content().bars[1];
        QVERIFY2(slow.ratio.text.startsWith(QStringLiteral("0.37× [0.3")), qPrintable(slow.ratio.text));
        QVERIFY(slow.ratio.low > 0.3 && slow.ratio.high < 0.4);
        QVERIFY(chart.dataTable().tsv().contains(QStringLiteral("speed-up")));
    }

    void inTheFindings()
    {
        QString said;
        for (const Finding& finding : runFindings(slowSegment(), {}))
            said += finding.title + QLatin1Char('\n') + finding.detail + QLatin1Char('\n');
        compare(said, false);
        // The baseline begins with a sample that owns its mean: said of the mode, not of the baseline.
        QVERIFY2(said.contains(QStringLiteral("The speed-up of the means is ")), qPrintable(said));
    }

    void onSlides()
    {
        SessionData session = presentSession();
        session.runs.resize(1);
        RunResult result = *session.runs[0].result;
        result.segments = {slowSegment()};
        session.runs[0].result = std::make_shared<const RunResult>(result);
        QString said;
        for (const DeckPage& page : defaultDeck(session).pages) {
            const Slide slide = makeSlide(page, {session});
            said += slide.altText() + QLatin1Char('\n') + slide.lines.join(QLatin1Char('\n'));
            for (const SlideFigure& figure : slide.figures)
                said += figure.caption + figure.value + figure.unit + figure.interval + QLatin1Char('\n');
        }
        compare(said, false);
    }
};

QS_TEST(TestOneDirection)
#include "test_one_direction.moc"
