// SPDX-License-Identifier: GPL-3.0-or-later
// The slide of a sweep over two axes.
#include "tests/app/support/present_example.h"

#include "app/present/slide_maker.h"
#include "tests/gui_test.h"
#include "widgets/charts/curves/sweep_heat_map.h"

#include <QTest>

#include <algorithm>

using namespace qs;

namespace {

DeckPage sweepPage(const SessionData& session)
{
    const Deck deck = defaultDeck(session);
    const auto page = std::find_if(deck.pages.begin(), deck.pages.end(),
                                   [](const DeckPage& each) { return each.kind == PageKind::Sweep; });
    return page == deck.pages.end() ? DeckPage() : *page;
}

} // namespace

class TestSweepSlide : public QObject
{
    Q_OBJECT

private slots:
    /// As on the page Sweep: the speed-ups that the title speaks of, in both dimensions.
    void aSweepOverTwoAxesIsAMap()
    {
        SessionData session = presentSession();
        session.runs[1].result =
            std::make_shared<const RunResult>(presentResult(presentSpec({"num-tokens=16,64", "hidden-size=256,1024"})));
        const DeckPage page = sweepPage(session);
        const Slide slide = makeSlide(page, {session});
        const auto* map = dynamic_cast<const SweepHeatContent*>(slide.chart.get());
        QVERIFY(map);
        QVERIFY(map->heat.value == SweepHeatValue::RatioToBaseline);
        QCOMPARE(map->heat.cells.size(), std::size_t{4});
        QVERIFY2(slide.title.contains("64×1024"), qPrintable(slide.title));
        QVERIFY2(slide.figures[0].caption.contains(map->heat.mode), qPrintable(slide.figures[0].caption));
        // Of the baseline alone there are no speed-ups; a page that was chosen before shows its times.
        RunSpec alone = presentSpec({"num-tokens=16,64", "hidden-size=256,1024"});
        alone.modes.resize(1);
        session.runs[1].result = std::make_shared<const RunResult>(presentResult(alone));
        const Slide times = makeSlide(page, {session});
        map = dynamic_cast<const SweepHeatContent*>(times.chart.get());
        QVERIFY(map && map->heat.value == SweepHeatValue::Latency);
    }
};

QS_TEST(TestSweepSlide)
#include "test_sweep_slide.moc"
