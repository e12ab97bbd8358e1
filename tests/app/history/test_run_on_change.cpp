// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/support/window_test.h"

#include "app/history/run_badge.h"
#include "app/history/run_on_change.h"
#include "app/session/run_store.h"
#include "widgets/charts/curves/line_chart.h"
#include "widgets/runs/run_comparison_view.h"

#include <QClipboard>
#include <QFile>
#include <QGuiApplication>
#include <QLabel>
#include <QToolButton>

#include <cmath>

using namespace qs;

namespace {

void write(const QString& path, const char* text)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
}

SeriesComparison series(const char* name, Verdict verdict, double ratio)
{
    SeriesComparison one;
    one.key.name = one.keyInB.name = name;
    one.comparison.verdict = verdict;
    one.comparison.ratio = ratio;
    one.comparison.low = ratio * 0.99;
    one.comparison.high = ratio * 1.01;
    one.comparison.n = 100;
    return one;
}

} // namespace

class TestRunOnChange : public WindowTest
{
    Q_OBJECT

    /// Written again as it is, the file shows how far runs without a change are apart; the strip has all runs.
    void theHistoryHasABandOfUnchangedRuns(MainWindow& window, const QString& file)
    {
        write(file, "another");
        QTRY_COMPARE_WITH_TIMEOUT(window.store().runs().size(), 3, kPatience * 30'000);
        const auto* messages = child<MessageBar>(window, "messageBar");
        QTRY_VERIFY2(messages->text().contains("is unchanged"), qPrintable(messages->text()));
        child<QToolButton>(window, "messageAction")->defaultAction()->trigger();
        const LineContent& strip = window.findChild<RunComparisonView*>()->history().content();
        QTRY_VERIFY(!strip.series.isEmpty());
        QVERIFY(window.findChild<RunComparisonView*>()->history().isVisibleTo(&window));
        QVERIFY(!window.findChild<RunComparisonView*>()->table().isVisibleTo(&window)); // side by side is first
        QCOMPARE(strip.series.front().points.size(), 3);
        QCOMPARE(strip.series.front().points.front().y, 1.0);
        QVERIFY2(strip.bandName.contains("1 unchanged run"), qPrintable(strip.bandName));
        double apart = 0; // runs 2 and 3 are of one content
        for (const LineSeries& series : strip.series)
            apart = std::max(apart, std::abs(std::log(series.points[2].y / series.points[1].y)));
        QVERIFY(std::log1p(strip.band) >= apart - 1e-9);
        // One that the user begins is of the same file, and compared at once.
        runToEnd(window);
        QTRY_COMPARE(strip.series.front().points.size(), 4);
        // What the last one came to, to paste.
        QVERIFY(action(window, "actionRunBadge")->isEnabled());
        const QString badge = m_dir.filePath(QStringLiteral("badge.svg"));
        window.findChild<RunBadge*>()->save(badge);
        QTRY_VERIFY(QGuiApplication::clipboard()->text().contains("](badge.svg)"));
        QVERIFY(QFile::exists(badge));
    }

private slots:
    void initTestCase() { failOnWarnings(); }

    void theLargestChangesAreNamedAndTheOthersCounted()
    {
        RunComparison compared;
        compared.series = {series("a", Verdict::Faster, 1.1), series("b", Verdict::Slower, 0.5),
                           series("c", Verdict::Faster, 1.2), series("d", Verdict::Same, 1),
                           series("e", Verdict::NotResolved, 1.01)};
        const QString text = changesText(compared);
        QVERIFY2(text.startsWith("b SLOWER 0.50") && text.contains("; c FASTER 1.2"), qPrintable(text));
        QVERIFY2(text.endsWith("1 more changed; 1 the same; 1 not resolved"), qPrintable(text));
    }

    void aChangedFileIsMeasuredAgainAndCompared()
    {
        auto window = this->window();
        runToEnd(*window);
        if (QTest::currentTestFailed()) return;
        const QString file = m_dir.filePath(QStringLiteral("kernel.so"));
        write(file, "one");
        auto* again = window->findChild<RunOnChange*>();
        QVERIFY(again);
        again->watch(file);
        QVERIFY(action(*window, "actionRunOnChange")->isChecked());
        QVERIFY(action(*window, "actionRunOnChange")->text().contains("kernel.so"));
        QTest::qWait(2 * RunOnChange::kQuietMs);
        QCOMPARE(window->store().runs().size(), 1); // nothing has changed
        write(file, "another");
        QTRY_COMPARE_WITH_TIMEOUT(window->store().runs().size(), 2, kPatience * 30'000);
        const auto* messages = child<MessageBar>(*window, "messageBar");
        QTRY_VERIFY2(messages->text().contains(" against "), qPrintable(messages->text()));
        QVERIFY(child<QToolButton>(*window, "messageAction")->isVisible());
        child<QToolButton>(*window, "messageAction")->defaultAction()->trigger();
        QCOMPARE(window->store().baselineRun(), &window->store().runs().front());
        theHistoryHasABandOfUnchangedRuns(*window, file);
        // The user's own runs are not spoken of.
        again->watch({});
        QVERIFY(!action(*window, "actionRunOnChange")->isChecked());
        write(file, "once more, and longer");
        QTest::qWait(2 * RunOnChange::kQuietMs);
        QCOMPARE(window->store().runs().size(), 4);
        forget(*window);
    }
};

QS_TEST(TestRunOnChange)
#include "test_run_on_change.moc"
