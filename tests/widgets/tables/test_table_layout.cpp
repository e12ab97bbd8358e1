// SPDX-License-Identifier: GPL-3.0-or-later
// Where the columns of all tables stand: what stays in sight, how wide it is, and what the rows say of numbers.
#include "gpu/results/analysis.h"
#include "tests/fail_on_warnings.h"
#include "tests/gui_test.h"
#include "tests/widgets/support/comparison_rows.h"
#include "tests/widgets/support/study_example.h"
#include "tests/widgets/support/table_columns.h"
#include "widgets/style/application_style.h"
#include "widgets/tables/accuracy_model.h"
#include "widgets/tables/cell_text.h"
#include "widgets/tables/comparison_model.h"
#include "widgets/tables/comparison_view.h"
#include "widgets/tables/frozen_columns.h"
#include "widgets/tables/llm/llm_model.h"
#include "widgets/tables/sweep_table.h"

#include <QApplication>
#include <QHeaderView>
#include <QScrollBar>
#include <QSet>
#include <QtTest>

using namespace qs;

namespace {
void showAt(QTableView& table, int width, int height = 160)
{
    table.resize(width, height);
    table.show();
    QVERIFY(QTest::qWaitForWindowExposed(&table));
}

/// Many modes, so that a low table scrolls.
Segment manyModes()
{
    Segment segment;
    double us = 100;
    for (const QuantScheme& scheme : byteSchemes())
        segment.modes.push_back(makeMode(schemeName(scheme).c_str(), us += 20, 60, 40));
    return segment;
}

LlmStudyResult llmStudy()
{
    LlmStudyResult study;
    LlmRow row;
    row.configuration = "baseline";
    row.text = LlmText();
    row.timings.resize(2);
    row.timings[0].batch = 1;
    row.timings[1].batch = 8;
    study.rows = {row};
    for (const char* id : {"arc", "hellaswag"}) {
        LlmTaskInfo task;
        task.id = task.title = id;
        task.metrics = {"acc", "acc_norm"};
        study.tasks.push_back(task);
    }
    return study;
}

void hasNoTitleTwice(const TableModel& model, const char* which)
{
    QSet<QString> titles;
    for (int column = 0; column < model.columnCount(); ++column) {
        const QString title = model.columnTitle(column);
        QVERIFY2(!titles.contains(title), qPrintable(QLatin1String(which) + QStringLiteral(": ") + title));
        titles << title;
    }
}
} // namespace

class TestTableLayout : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        failOnWarnings();
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    }

    void namesStayWhileTheTableIsScrolled()
    {
        ComparisonModel model;
        ComparisonView view;
        view.setComparison(&model);
        model.update(makeSegment());
        showAt(view, 420);
        auto* names = view.findChild<FrozenColumns*>();
        QVERIFY(names);
        QVERIFY(!names->isVisible());
        QScrollBar* bar = view.horizontalScrollBar();
        QTRY_VERIFY(bar->maximum() > 200);
        bar->setValue(200);
        QVERIFY(names->isVisible());
        QVERIFY(!names->isColumnHidden(0));
        QVERIFY(names->isColumnHidden(1));
        QCOMPARE(names->geometry().left(), view.viewport()->geometry().left());
        QCOMPARE(names->mapTo(&view, names->viewport()->geometry().topLeft()).y(), view.viewport()->geometry().top());
        QCOMPARE(names->rowHeight(1), view.rowHeight(1));
        QCOMPARE(names->indexAt(names->visualRect(names->model()->index(1, 0)).center()).data(),
                 view.model()->index(1, 0).data());
        // A click on a name chooses its row, and the table stays where it is.
        QTest::mouseClick(names->viewport(), Qt::LeftButton, {},
                          names->visualRect(names->model()->index(1, 0)).center());
        QCOMPARE(view.activeMode(), QStringLiteral("int8-token-dynamic"));
        QCOMPARE(bar->value(), 200);
        view.setActiveMode(QStringLiteral("fp8-e4m3-tensor-static"));
        QCOMPARE(bar->value(), 200);
        // A click on their header sorts.
        QHeaderView* header = names->horizontalHeader();
        QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, QPoint(30, header->height() / 2));
        QCOMPARE(view.horizontalHeader()->sortIndicatorSection(), 0);
        QCOMPARE(view.model()->index(0, 0).data().toString(), QStringLiteral("baseline-copy"));
        bar->setValue(0);
        QVERIFY(!names->isVisible());
    }

    void aColumnReachedByKeyboardIsNotBelowTheNames()
    {
        ComparisonModel model;
        ComparisonView view;
        view.setComparison(&model);
        model.update(makeSegment());
        showAt(view, 480);
        auto* names = view.findChild<FrozenColumns*>();
        view.horizontalScrollBar()->setValue(view.horizontalScrollBar()->maximum());
        QVERIFY(names->isVisible());
        const int p50 = columnOf<ComparisonModel>("p50");
        view.setCurrentIndex(view.model()->index(1, p50));
        QCOMPARE(names->covered(view.visualRect(view.currentIndex())), 0);
        QVERIFY(view.visualRect(view.currentIndex()).left() >= 0);
    }

    void namesStayOnTheRightWhereThatIsTheBeginning()
    {
        ComparisonModel model;
        ComparisonView view;
        view.setLayoutDirection(Qt::RightToLeft);
        view.setComparison(&model);
        model.update(makeSegment());
        showAt(view, 420);
        view.horizontalScrollBar()->setValue(200);
        auto* names = view.findChild<FrozenColumns*>();
        QVERIFY(names->isVisible());
        QCOMPARE(names->geometry().right(), view.viewport()->geometry().right());
        const int p50 = columnOf<ComparisonModel>("p50");
        view.setCurrentIndex(view.model()->index(1, p50));
        QCOMPARE(names->covered(view.visualRect(view.currentIndex())), 0);
    }

    void aSweepKeepsModeAndSizeWhereThereIsRoom()
    {
        RunSpec spec;
        spec.modes = {*parseScheme("baseline-copy"), *parseScheme("int8-token-dynamic")};
        spec.axes = {parseSweepAxis("num-tokens=1:64:x2").value()};
        SweepModel model;
        SweepTable table;
        table.setSweep(&model);
        model.setPoints(spec, {});
        showAt(table, 1200);
        auto* names = table.findChild<FrozenColumns*>();
        QTRY_VERIFY(names->isFrozen(columnOf<SweepModel>("hidden-size")));
        QVERIFY(names->isFrozen(columnOf<SweepModel>("mode")));
        QVERIFY(!names->isFrozen(columnOf<SweepModel>("state")));
        table.resize(320, 160);
        QTRY_VERIFY(!names->isFrozen(columnOf<SweepModel>("hidden-size")));
        QVERIFY(names->isFrozen(columnOf<SweepModel>("mode")));
    }

    void whatIsLongHasTheRoomThatIsLeft()
    {
        ComparisonModel model;
        ComparisonView view;
        view.setComparison(&model);
        Segment segment = makeSegment();
        segment.modes[1].effective += std::string(200, 'm');
        model.update(segment);
        const int effective = columnOf<ComparisonModel>("effective");
        showAt(view, 600);
        const int narrow = view.columnWidth(effective);
        QVERIFY(narrow >= 200); // 'cpu FP16 → INT8, FP32 arithmetic'
        view.resize(4000, 160);
        QTRY_VERIFY(view.columnWidth(effective) > 1000);
        view.resize(600, 160);
        QTRY_COMPARE(view.columnWidth(effective), narrow);
        view.setColumnWidth(effective, 50); // as the user drags it
        view.resize(4000, 160);
        QTest::qWait(0);
        QCOMPARE(view.columnWidth(effective), 50);
    }

    /// The table of a window of 1440×900 is about 840 pixels wide.
    void whatDecidesIsInSightAtFirst()
    {
        loadResources();
        applyTheme(*qApp, ThemeChoice::Light);
        ComparisonModel model;
        ComparisonView view;
        view.setComparison(&model);
        Segment segment = manyModes();
        analyse(segment, nullptr);
        model.update(segment);
        showAt(view, 840, 300);
        for (const char* id : {"mode", "p50", "delta", "verdict", "sqnr", "size", "ceilingPercent"}) {
            const int column = columnOf<ComparisonModel>(id);
            QVERIFY2(!view.isColumnHidden(column), id);
            QVERIFY2(view.columnViewportPosition(column) + view.columnWidth(column) <= view.viewport()->width(), id);
        }
    }

    void sortingShowsTheFirstRowsOrTheChosenOne()
    {
        ComparisonModel model;
        ComparisonView view;
        view.setComparison(&model);
        model.update(manyModes());
        showAt(view, 600, 150);
        QScrollBar* bar = view.verticalScrollBar();
        QTRY_VERIFY(bar->maximum() > 3);
        bar->setValue(bar->maximum());
        const int p50 = columnOf<ComparisonModel>("p50");
        view.sortByColumn(p50, Qt::DescendingOrder);
        QCOMPARE(bar->value(), 0);
        const QString last = view.model()->index(view.model()->rowCount() - 1, 0).data().toString();
        view.setActiveMode(view.model()->index(0, 0).data().toString());
        view.sortByColumn(p50, Qt::AscendingOrder); // the chosen row is the last one now
        const QRect row = view.visualRect(view.currentIndex());
        QVERIFY(row.isValid() && view.viewport()->rect().contains(row.center().x(), row.center().y()));
        QVERIFY(!last.isEmpty());
    }

    void columnsBelongToTheRunThatIsShown()
    {
        ComparisonModel model;
        ComparisonView view;
        view.setComparison(&model);
        Segment ladder;
        ladder.spec.operation = Operation::Ladder;
        ladder.modes = {makeMode("baseline-copy", 100, 60, 40)};
        ladder.modes[0].requested = "ladder-fma";
        model.update(ladder);
        const int size = columnOf<ComparisonModel>("size"), mean = columnOf<ComparisonModel>("mean"),
                  p99 = columnOf<ComparisonModel>("p99");
        QVERIFY(view.isColumnHidden(size) && !view.isColumnHidden(mean));
        view.showColumn(p99, false);
        const QByteArray state = view.saveState(); // and the program ends

        ComparisonModel laterModel;
        ComparisonView later;
        later.setComparison(&laterModel);
        QVERIFY(later.restoreState(state));
        laterModel.update(makeSegment());
        QVERIFY(!later.isColumnHidden(size));
        QVERIFY(later.isColumnHidden(mean));
        QVERIFY(later.isColumnHidden(p99)); // which was chosen
        laterModel.update(ladder);
        QVERIFY(later.isColumnHidden(size) && !later.isColumnHidden(mean));
        QVERIFY(later.isColumnHidden(p99));
    }

    void modesAreSelectedTogether()
    {
        ComparisonModel model;
        ComparisonView view;
        view.setComparison(&model);
        model.update(makeSegment());
        view.selectModes({QStringLiteral("fp8-e4m3-tensor-static"), QStringLiteral("baseline-copy")});
        QCOMPARE(view.activeMode(), QStringLiteral("fp8-e4m3-tensor-static"));
        QCOMPARE(view.selectionModel()->selectedRows().size(), 2);
        view.selectModes({QStringLiteral("none")});
        QCOMPARE(view.selectionModel()->selectedRows().size(), 2);
    }

    void noTableHasTwoColumnsOfOneName()
    {
        hasNoTitleTwice(ComparisonModel(), "comparison");
        hasNoTitleTwice(SweepModel(), "sweep");
        hasNoTitleTwice(AccuracyModel(), "study");
        LlmModel model;
        model.setStudy(std::make_shared<LlmStudyResult>(llmStudy()));
        for (int kind = 0; kind < kLlmTables; ++kind) {
            model.setKind(static_cast<LlmTableKind>(kind));
            QVERIFY(model.columnCount() > 1);
            hasNoTitleTwice(model, qPrintable(llmTableTitle(static_cast<LlmTableKind>(kind))));
        }
    }

    void numbersHaveATrueMinusSign()
    {
        QCOMPARE(withMinus(QStringLiteral("-1.5 to -0.5")), QStringLiteral("−1.5 to −0.5"));
        QCOMPARE(withMinus(QStringLiteral("< 1e-12")), QStringLiteral("< 1e−12"));
        QCOMPARE(withMinus(QStringLiteral("-∞")), QStringLiteral("−∞"));
        QCOMPARE(withMinus(QStringLiteral("int8-token-dynamic, ladder-4, 0.1-2, a - b")),
                 QStringLiteral("int8-token-dynamic, ladder-4, 0.1-2, a - b"));
        ComparisonModel model;
        Segment segment = makeSegment();
        segment.modes[1].error->sqnrDb = -3.25;
        segment.modes[2].error->mse = 1.5e-5;
        model.update(segment);
        const auto cell = [&](int row, const char* column, int role) {
            return model.index(row, columnOf<ComparisonModel>(column)).data(role).toString();
        };
        QCOMPARE(cell(1, "sqnr", Qt::DisplayRole), QStringLiteral("−3.25"));
        QCOMPARE(cell(1, "sqnr", TableModel::ExportRole), QStringLiteral("-3.25")); // programs read it
        QCOMPARE(cell(1, "delta", Qt::DisplayRole), QStringLiteral("−50.0"));
        QVERIFY(cell(2, "mse", Qt::DisplayRole).endsWith(QStringLiteral("e−05"), Qt::CaseInsensitive));
        AccuracyModel study;
        study.setStudy(example::study());
        QVERIFY(study.index(2, columnOf<AccuracyModel>("delta")).data().toString().startsWith(QChar(0x2212)));
        QVERIFY(study.index(2, columnOf<AccuracyModel>("delta"))
                    .data(TableModel::ExportRole)
                    .toString()
                    .startsWith(QLatin1Char('-')));
    }
};

QS_TEST(TestTableLayout)
#include "test_table_layout.moc"
