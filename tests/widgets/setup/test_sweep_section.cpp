// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fail_on_warnings.h"
#include "tests/gui_test.h"
#include "tests/widgets/support/panel_child.h"
#include "widgets/controls/collapsible_section.h"
#include "widgets/controls/inline_message.h"
#include "widgets/setup/setup_panel.h"

#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QtTest>

using namespace qs;

namespace {

void type(QWidget& panel, const char* name, const char* text)
{
    auto* edit = child<QLineEdit>(panel, name);
    edit->selectAll();
    QTest::keyClick(edit, Qt::Key_Delete);
    QTest::keyClicks(edit, QLatin1String(text));
}

/// The entries of 'Sweep over' with a tensor.
enum Over { Off, Tokens, Hidden, Elements };

void chooseOperation(QWidget& panel, Operation operation)
{
    auto* combo = child<QComboBox>(panel, "operationCombo");
    combo->setCurrentIndex(combo->findData(static_cast<int>(operation)));
}

void choose(QWidget& panel, const char* combo, Dimension dimension)
{
    auto* over = child<QComboBox>(panel, combo);
    const int at = over->findData(static_cast<int>(dimension));
    QVERIFY2(at >= 0, dimensionName(dimension).data());
    over->setCurrentIndex(at);
}

} // namespace

class TestSweepSection : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        failOnWarnings();
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    }

    void offAtFirst()
    {
        SetupPanel panel;
        QVERIFY(!panel.spec().isSweep());
        QVERIFY(panel.liveProblem().isEmpty());
        QVERIFY(!child<CollapsibleSection>(panel, "sweepSection")->isExpanded());
        QVERIFY(child<QLineEdit>(panel, "sweepFirstEdit")->isHidden());
    }

    void oneAxisCanBeRun()
    {
        SetupPanel panel;
        QSignalSpy changed(&panel, &SetupPanel::specChanged);
        child<QComboBox>(panel, "sweepOverCombo")->setCurrentIndex(Tokens);
        QCOMPARE(changed.size(), 1);
        const RunSpec spec = panel.spec();
        QCOMPARE(spec.axes.size(), std::size_t{1});
        QVERIFY(spec.axes[0].parameter == Dimension::Tokens);
        QCOMPARE(spec.axes[0].values.size(), std::size_t{17});
        QCOMPARE(spec.axes[0].values.back(), std::int64_t{65536});
        QVERIFY(validate(spec).ok());
        QVERIFY(panel.problems().isEmpty());
        QVERIFY(!panel.liveProblem().isEmpty());
        QCOMPARE(child<QPushButton>(panel, "setupRunButton")->text(), QString("Run sweep"));
        QVERIFY(
            message(panel, "sweepMessage").startsWith(QStringLiteral("Points: 17 · modes: %1").arg(spec.modes.size())));
        QVERIFY(message(panel, "sweepMessage").contains("At hidden size 8,192, from Shape."));
        child<QComboBox>(panel, "sweepOverCombo")->setCurrentIndex(Off);
        QVERIFY(!panel.spec().isSweep());
        QCOMPARE(child<QPushButton>(panel, "setupRunButton")->text(), QString("Run comparison"));
    }

    void everyPresetOfEveryDimensionCanBeRun()
    {
        SetupPanel panel;
        for (const Operation operation : allOperations()) {
            chooseOperation(panel, operation);
            for (const Dimension dimension : sweepDimensions(operation)) {
                choose(panel, "sweepOverCombo", dimension);
                auto* combo = child<QComboBox>(panel, "sweepFirstPreset");
                QCOMPARE(combo->count(), static_cast<int>(dimensionInfo(dimension).ranges.size()) + 1);
                for (int i = 0; i + 1 < combo->count(); ++i) { // the last one is Custom
                    combo->setCurrentIndex(i);
                    emit combo->activated(i);
                    QVERIFY2(panel.problems().isEmpty(), qPrintable(panel.problems().join(' ')));
                    QCOMPARE(combo->currentIndex(), i);
                    const auto axis = parseSweepAxis(std::string(dimensionName(dimension)) + "=" +
                                                     combo->itemData(i).toString().toStdString());
                    QVERIFY(axis.ok());
                    QVERIFY(panel.spec().axes == std::vector<SweepAxis>{*axis});
                    QVERIFY2(!combo->itemText(i).contains('='), qPrintable(combo->itemText(i))); // words
                }
            }
        }
    }

    void anyTwoDimensionsAreAGrid()
    {
        SetupPanel panel;
        chooseOperation(panel, Operation::Attention);
        choose(panel, "sweepOverCombo", Dimension::Batch);
        auto* also = child<QComboBox>(panel, "sweepAlsoCombo");
        QCOMPARE(also->findData(static_cast<int>(Dimension::Batch)), -1); // not twice
        choose(panel, "sweepAlsoCombo", Dimension::Sequence);
        type(panel, "sweepFirstEdit", "1,2");
        type(panel, "sweepSecondEdit", "64,128,256");
        QCOMPARE(sweepPoints(panel.spec()).size(), std::size_t{6});
        QVERIFY2(message(panel, "sweepMessage").contains("Points: 6") &&
                     message(panel, "sweepMessage").contains("At 4 heads · head size 64, from Size."),
                 qPrintable(message(panel, "sweepMessage")));
        choose(panel, "sweepOverCombo", Dimension::Sequence); // what was the second one is the first now
        QCOMPARE(panel.spec().axes.size(), std::size_t{1});
        chooseOperation(panel, Operation::Ladder);
        choose(panel, "sweepOverCombo", Dimension::Elements);
        QVERIFY(also->isHidden()); // stands alone
    }

    void theUsualSweepIsSwitchedOn()
    {
        SetupPanel panel;
        panel.switchOnSweep();
        QVERIFY(panel.spec().isSweep());
        QVERIFY(panel.problems().isEmpty());
        QVERIFY(child<CollapsibleSection>(panel, "sweepSection")->isExpanded());
        const RunSpec before = panel.spec();
        panel.switchOnSweep();
        QVERIFY(panel.spec() == before);
    }

    void textIsTheCommandLines()
    {
        SetupPanel panel;
        child<QComboBox>(panel, "sweepOverCombo")->setCurrentIndex(Hidden);
        type(panel, "sweepFirstEdit", "1024:8192:+1024");
        QCOMPARE(panel.spec().axes[0].values.size(), std::size_t{8});
        QVERIFY(message(panel, "sweepFirstMessage").startsWith("Values: 8 (1,024, 2,048, 3,072 … 8,192)"));
        type(panel, "sweepFirstEdit", "hidden-size=96, 128");
        QCOMPARE(panel.spec().axes[0].values, (std::vector<std::int64_t>{96, 128}));
        auto* preset = child<QComboBox>(panel, "sweepFirstPreset");
        QCOMPARE(preset->currentIndex(), preset->count() - 1);
    }

    void whatCannotBeReadIsSaidAndNotRun()
    {
        SetupPanel panel;
        child<QComboBox>(panel, "sweepOverCombo")->setCurrentIndex(Tokens);
        for (const char* wrong : {"", "x", "8:1:x2", "1:8:x1", "1,1", "0,5", "1:8", "-3"}) {
            type(panel, "sweepFirstEdit", wrong);
            QVERIFY2(!message(panel, "sweepFirstMessage").isEmpty(), wrong);
            QCOMPARE(child<InlineMessage>(panel, "sweepFirstMessage")->kind(), InlineMessage::Kind::Error);
            QVERIFY2(!panel.problems().isEmpty(), wrong);
            QVERIFY(!child<QPushButton>(panel, "setupRunButton")->isEnabled());
            QVERIFY(child<CollapsibleSection>(panel, "sweepSection")->isExpanded());
        }
        child<QComboBox>(panel, "sweepOverCombo")->setCurrentIndex(Off);
        QVERIFY(panel.problems().isEmpty()); // what is not used does no harm
        QVERIFY(!panel.spec().isSweep());
    }

    void whatCannotBeMeasuredIsSaid()
    {
        SetupPanel panel;
        child<QComboBox>(panel, "sweepOverCombo")->setCurrentIndex(Tokens);
        choose(panel, "sweepAlsoCombo", Dimension::Hidden);
        type(panel, "sweepFirstEdit", "1:1000:+1");
        type(panel, "sweepSecondEdit", "1024:16384:x2");
        QVERIFY(message(panel, "sweepMessage").contains("4,096 points"));
        QCOMPARE(child<InlineMessage>(panel, "sweepMessage")->kind(), InlineMessage::Kind::Error);
        QVERIFY(!child<QPushButton>(panel, "setupRunButton")->isEnabled());
        type(panel, "sweepFirstEdit", "1:1024:x2");
        QVERIFY(message(panel, "sweepMessage").startsWith("Points: 55"));
        QVERIFY(child<QPushButton>(panel, "setupRunButton")->isEnabled());
    }

    void specsGoThroughUnchangedAndSilently()
    {
        const std::vector<std::vector<std::string>> all = {{"num-tokens=1:65536:x2"},
                                                           {"hidden-size=1000,7,13"},
                                                           {"elements=500000,1000000,5000000,10000000,50000000"},
                                                           {"num-tokens=3:50:+7", "hidden-size=1024:16384:x2"},
                                                           {"hidden-size=1024:4096:x2", "num-tokens=1,2"},
                                                           {}};
        SetupPanel panel;
        QSignalSpy changed(&panel, &SetupPanel::specChanged);
        for (const auto& axes : all) {
            RunSpec spec;
            spec.modes = panel.spec().modes;
            for (const std::string& axis : axes)
                spec.axes.push_back(*parseSweepAxis(axis));
            panel.setSpec(spec);
            QVERIFY(panel.spec() == spec);
            QVERIFY(panel.problems().isEmpty());
        }
        QCOMPARE(changed.size(), 0);
    }

    void aSlotMayAnswerWithSetSpec()
    {
        SetupPanel panel;
        child<QComboBox>(panel, "sweepOverCombo")->setCurrentIndex(Tokens);
        connect(&panel, &SetupPanel::specChanged, &panel, [&](const RunSpec& spec) { panel.setSpec(spec); });
        type(panel, "sweepFirstEdit", "1, 2,3"); // as it was written, also where a range would say the same
        QCOMPARE(child<QLineEdit>(panel, "sweepFirstEdit")->text(), QString("1, 2,3"));
        QCOMPARE(panel.spec().axes[0].values.size(), std::size_t{3});
    }

    void countsFollowTheRestOfTheSetUp()
    {
        SetupPanel panel;
        child<QComboBox>(panel, "sweepOverCombo")->setCurrentIndex(Tokens);
        child<QSpinBox>(panel, "hiddenSpin")->setValue(1536);
        QVERIFY(message(panel, "sweepMessage").contains("hidden size 1,536"));
        QTest::mouseClick(child<QPushButton>(panel, "modesAll"), Qt::LeftButton);
        QVERIFY(message(panel, "sweepMessage").contains(QStringLiteral("modes: %1").arg(panel.spec().modes.size())) &&
                panel.spec().modes.size() == 13);
    }

    void aLadderIsSweptOverElements()
    {
        SetupPanel panel;
        auto* operation = child<QComboBox>(panel, "operationCombo");
        operation->setCurrentIndex(operation->findData(static_cast<int>(Operation::Ladder)));
        RunSpec spec = panel.spec();
        spec.axes = {*parseSweepAxis("elements=500000,1000000,5000000")};
        panel.setSpec(spec);
        QVERIFY2(panel.problems().isEmpty(), qPrintable(panel.problems().join(' ')));
        const auto count = panel.spec().variants.size();
        QVERIFY2(message(panel, "sweepMessage").contains(QStringLiteral("Points: 3 · variants: %1").arg(count)),
                 qPrintable(message(panel, "sweepMessage")));
        operation->setCurrentIndex(operation->findData(static_cast<int>(Operation::Gemm)));
        QVERIFY(!panel.spec().isSweep()); // which has other dimensions
        operation->setCurrentIndex(operation->findData(static_cast<int>(Operation::Ladder)));
        QVERIFY(panel.spec() == spec);
    }
};

QS_TEST(TestSweepSection)
#include "test_sweep_section.moc"
