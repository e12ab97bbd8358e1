// SPDX-License-Identifier: GPL-3.0-or-later
#include "fail_on_warnings.h"
#include "widgets/tables/comparison_model.h"
#include "widgets/tables/comparison_view.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QSignalSpy>
#include <QtTest>

#include <cmath>
#include <limits>

using namespace qs;
using C = ComparisonColumn;

namespace {
/// n samples around `us`: us − 1, us, us + 1, …
ModeResult makeMode(const char* name, double us, int n, double sqnr)
{
    ModeResult mode;
    mode.scheme = *parseScheme(name);
    mode.requested = name;
    mode.effective = effectiveName(mode.scheme, DType::F16, "cpu");
    for (int i = 0; i < n; ++i)
        mode.samplesUs.push_back(static_cast<float>(us + i % 3 - 1));
    mode.warmupUs = {90, 80};
    mode.latency = summarize(mode.samplesUs);
    mode.bytes = Bytes{static_cast<std::uint64_t>(us * 2000)}; // 2 GB/s
    mode.ceilingUs = us / 2;
    ErrorMetrics error;
    error.sqnrDb = sqnr;
    error.elements = 1000;
    mode.error = error;
    mode.verification = {64, 0};
    mode.sizeBytes = Bytes{2048};
    mode.sizeRatio = 0.5;
    return mode;
}

Segment makeSegment()
{
    Segment segment;
    segment.spec.dtype = DType::F16;
    segment.modes = {makeMode("baseline-copy", 200, 300, std::numeric_limits<double>::infinity()),
                     makeMode("int8-token-dynamic", 100, 60, 40),
                     makeMode("fp8-e4m3-tensor-static", 1500, 30, 31.5)};
    return segment;
}

QVariant cell(const QAbstractItemModel& model, int row, C column, int role = Qt::DisplayRole)
{
    return model.index(row, static_cast<int>(column)).data(role);
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
        QCOMPARE(cell(model, 1, C::P50).toString(), QStringLiteral("100.0"));
        QCOMPARE(cell(model, 2, C::P50).toString(), QStringLiteral("1,500.0"));
        QCOMPARE(cell(model, 2, C::P50, ComparisonModel::ExportRole).toString(), QStringLiteral("1500.0"));
        QCOMPARE(cell(model, 1, C::P50, Qt::UserRole).toDouble(), 100.0);
        QCOMPARE(cell(model, 1, C::Delta).toString(), QStringLiteral("-50.0"));
        QCOMPARE(cell(model, 2, C::Delta).toString(), QStringLiteral("+650.0"));
        QCOMPARE(cell(model, 0, C::Delta).toString(), QStringLiteral("baseline"));
        QCOMPARE(cell(model, 1, C::Gbps, Qt::UserRole).toDouble(), 2.0);
        QCOMPARE(cell(model, 1, C::CeilingPercent).toString(), QStringLiteral("50.0"));
        QCOMPARE(cell(model, 0, C::Sqnr).toString(), QStringLiteral("∞ exact"));
        QVERIFY(std::isinf(cell(model, 0, C::Sqnr, Qt::UserRole).toDouble()));
        QCOMPARE(cell(model, 1, C::Size).toString(), QStringLiteral("2.00 KiB"));
        QCOMPARE(cell(model, 1, C::Verified).toString(), QStringLiteral("✓ 64 rows"));
        QCOMPARE(cell(model, 1, C::N, Qt::TextAlignmentRole).toInt(),
                 static_cast<int>(Qt::AlignRight | Qt::AlignVCenter));
        QVERIFY(!cell(model, 1, C::P50, Qt::BackgroundRole).isValid());
    }

    void followsTheLocaleOnScreenOnly()
    {
        QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
        ComparisonModel model;
        model.update(makeSegment());
        const QString shown = cell(model, 2, C::P50).toString();
        const QString exported = cell(model, 2, C::P50, ComparisonModel::ExportRole).toString();
        ComparisonView view;
        view.setComparison(&model);
        const QString tsv = view.toTsv();
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        QCOMPARE(shown, QStringLiteral("1.500,0"));
        QCOMPARE(exported, QStringLiteral("1500.0"));
        QVERIFY(tsv.contains(QStringLiteral("\t31.5\t")));
    }

    void greysWhatRestsOnTooFewSamples()
    {
        ComparisonModel model;
        model.update(makeSegment()); // n = 300, 60, 30
        const auto grey = [&](int row, C column) {
            return cell(model, row, column, Qt::ForegroundRole).isValid();
        };
        QVERIFY(!grey(0, C::P95) && !grey(0, C::P99));
        QVERIFY(!grey(1, C::P95) && grey(1, C::P99));
        QVERIFY(grey(2, C::P95) && grey(2, C::P99));
        QVERIFY(cell(model, 2, C::P95, Qt::ToolTipRole)
                    .toString()
                    .contains(QStringLiteral("n = 30 is below 59")));
        QVERIFY(cell(model, 1, C::P99, Qt::ToolTipRole)
                    .toString()
                    .contains(QStringLiteral("n = 60 is below 299")));
        QVERIFY(cell(model, 0, C::P50, Qt::ToolTipRole)
                    .toString()
                    .contains(QStringLiteral("2 warm-up samples left out")));
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
        QCOMPARE(cell(model, 3, C::P50).toString(), QStringLiteral("–"));
        QVERIFY(!cell(model, 3, C::P50, Qt::UserRole).isValid());
        QCOMPARE(cell(model, 3, C::Mode).toString(), QStringLiteral("int8-tensor-static"));
    }

    void marksWhatRanOtherwise()
    {
        Segment segment = makeSegment();
        QVERIFY(!effectiveDiffers(segment.spec, segment.modes[1]));
        segment.modes[1].effective = "cpu FP32 → INT8, FP32 arithmetic";
        QVERIFY(effectiveDiffers(segment.spec, segment.modes[1]));
        ComparisonModel model;
        model.update(segment);
        QVERIFY(cell(model, 1, C::Effective).toString().startsWith(QStringLiteral("≠")));
        QVERIFY(!cell(model, 2, C::Effective).toString().startsWith(QStringLiteral("≠")));
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
        QCOMPARE(cell(model, 0, C::Delta).toString(), QStringLiteral("+100.0"));
        QVERIFY(model.index(1, 0).data(ComparisonModel::BaselineRole).toBool());
        model.setBaseline(QStringLiteral("fp8-e4m3-token-dynamic"));
        QCOMPARE(cell(model, 0, C::Delta).toString(), QStringLiteral("–"));
    }

    void sortsByValueWithUnknownLast()
    {
        ComparisonModel model;
        Segment segment = makeSegment();
        segment.modes[0].latency = {};
        ComparisonView view;
        view.setComparison(&model);
        model.update(segment);
        const auto order = [&](C column, Qt::SortOrder sort) {
            view.sortByColumn(static_cast<int>(column), sort);
            QStringList names;
            for (int row = 0; row < view.model()->rowCount(); ++row)
                names.append(view.model()->index(row, 0).data().toString().section(QLatin1Char('-'), 0, 0));
            return names.join(QLatin1Char(' '));
        };
        QCOMPARE(order(C::P50, Qt::AscendingOrder), QStringLiteral("int8 fp8 baseline"));
        QCOMPARE(order(C::P50, Qt::DescendingOrder), QStringLiteral("fp8 int8 baseline"));
        QCOMPARE(order(C::Sqnr, Qt::DescendingOrder), QStringLiteral("baseline int8 fp8"));
    }

    void copiesWhatIsShown()
    {
        ComparisonModel model;
        ComparisonView view;
        view.setComparison(&model);
        model.update(makeSegment());
        view.setColumnHidden(static_cast<int>(C::Effective), true);
        view.sortByColumn(static_cast<int>(C::P50), Qt::AscendingOrder);
        const QStringList lines = view.toMarkdown().split(QLatin1Char('\n'));
        QVERIFY(lines[0].startsWith(QStringLiteral("| Mode | p50 (µs) | ± (µs) |")));
        QVERIFY(lines[1].startsWith(QStringLiteral("|---|---:|---:|")));
        QVERIFY(lines[2].startsWith(QStringLiteral("| int8-token-dynamic | 100.0 |")));
        QVERIFY(lines[4].startsWith(QStringLiteral("| fp8-e4m3-tensor-static | 1500.0 |")));
        QVERIFY(!lines[0].contains(QStringLiteral("Effective")));

        view.selectRow(1);
        QTest::keySequence(&view, QKeySequence::Copy);
        const QStringList copied =
            QGuiApplication::clipboard()->text().split(QLatin1Char('\n'), Qt::SkipEmptyParts);
        QCOMPARE(copied.size(), 2);
        QVERIFY(copied[1].startsWith(QStringLiteral("baseline-copy\t200\t")));
        QTest::keyClick(&view, Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(QGuiApplication::clipboard()->text().contains(QStringLiteral("| baseline-copy | 200.0 |")));
    }

    void tellsTheActiveModeAndKeepsIt()
    {
        ComparisonModel model;
        ComparisonView view;
        view.setComparison(&model);
        model.update(makeSegment());
        QSignalSpy active(&view, &ComparisonView::activeModeChanged);
        view.setActiveMode(QStringLiteral("int8-token-dynamic"));
        QCOMPARE(active.size(), 1);
        QCOMPARE(active[0][0].toString(), QStringLiteral("int8-token-dynamic"));
        model.update(makeSegment());
        view.sortByColumn(static_cast<int>(C::P50), Qt::DescendingOrder);
        QCOMPARE(view.activeMode(), QStringLiteral("int8-token-dynamic"));
        QSignalSpy baseline(&view, &ComparisonView::baselineRequested);
        view.findChild<QAction*>(QStringLiteral("useAsBaseline"))->trigger();
        QCOMPARE(baseline.size(), 1);
        QCOMPARE(baseline[0][0].toString(), QStringLiteral("int8-token-dynamic"));
    }

    void restoresItsColumns()
    {
        ComparisonModel model;
        model.update(makeSegment());
        ComparisonView first, second;
        first.setComparison(&model);
        second.setComparison(&model);
        first.setColumnHidden(static_cast<int>(C::Size), true);
        first.setColumnHidden(static_cast<int>(C::Mean), false);
        first.setColumnWidth(static_cast<int>(C::P50), 211);
        QVERIFY(second.restoreState(first.saveState()));
        QVERIFY(second.isColumnHidden(static_cast<int>(C::Size)));
        QVERIFY(!second.isColumnHidden(static_cast<int>(C::Mean)));
        QCOMPARE(second.columnWidth(static_cast<int>(C::P50)), 211);
        QVERIFY(!second.restoreState(QByteArray("nonsense")));
        QVERIFY(!second.restoreState({}));
        QVERIFY(second.isColumnHidden(static_cast<int>(C::Size)));
        second.resetColumns();
        QVERIFY(!second.isColumnHidden(static_cast<int>(C::Size)));
    }
};

QTEST_MAIN(TestComparisonModel)
#include "test_comparison_model.moc"
