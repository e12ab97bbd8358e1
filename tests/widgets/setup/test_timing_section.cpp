// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fail_on_warnings.h"
#include "tests/gui_test.h"
#include "tests/widgets/support/panel_child.h"
#include "widgets/controls/count_spin_box.h"
#include "widgets/controls/inline_message.h"
#include "widgets/setup/timing_section.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QSignalSpy>
#include <QStandardItemModel>
#include <QtTest>

using namespace qs;

namespace {
RunSpec applied(const TimingSection& section)
{
    RunSpec spec;
    section.apply(spec);
    return spec;
}
} // namespace

class TestTimingSection : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        failOnWarnings();
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    }

    void givesBackWhatItWasGiven_data()
    {
        QTest::addColumn<int>("number");
        for (int i = 0; i < 54; ++i)
            QTest::addRow("%d", i) << i;
    }

    void givesBackWhatItWasGiven()
    {
        QFETCH(int, number);
        RunSpec spec;
        spec.cache = static_cast<CacheMode>(number % 3);
        spec.coldBy = static_cast<ColdMethod>(number / 3 % 2);
        spec.method = static_cast<TimingMethod>(number / 6 % 3);
        spec.launchesPerSample = number / 18 * 24;
        spec.stop = static_cast<StopRule>(number % 2);
        spec.timeLimitSeconds = 2.625; // finer than the box shows
        spec.warmupMs = 12.345;
        spec.warmup = 3;
        spec.iterations = 12'345;
        spec.energy = number % 2 == 1;
        TimingSection section;
        section.display(spec);
        QVERIFY(applied(section) == spec);
        QVERIFY(!section.summary().isEmpty());
    }

    void showsTheRowsThatMatter()
    {
        TimingSection section;
        QSignalSpy edited(&section, &TimingSection::edited);
        auto* cold = child<QComboBox>(section, "coldByCombo");
        auto* launches = child<QWidget>(section, "launchesSpin");
        auto* iterations = child<QWidget>(section, "iterationsSpin");
        auto* limit = child<QWidget>(section, "timeLimitSpin");
        QVERIFY(!cold->isHidden() && launches->isHidden() && !iterations->isHidden() && limit->isHidden());
        child<QComboBox>(section, "cacheCombo")->setCurrentIndex(1);
        QVERIFY(cold->isHidden());
        child<QComboBox>(section, "methodCombo")->setCurrentIndex(2);
        QVERIFY(!launches->isHidden());
        child<QComboBox>(section, "stopCombo")->setCurrentIndex(0); // until resolved
        QVERIFY(iterations->isHidden() && !limit->isHidden());
        QCOMPARE(edited.size(), 3);
        child<QDoubleSpinBox>(section, "timeLimitSpin")->setValue(2.5);
        child<QDoubleSpinBox>(section, "warmupMsSpin")->setValue(100);
        const RunSpec spec = applied(section);
        QVERIFY(spec.cache == CacheMode::Hot && spec.method == TimingMethod::Graph);
        QVERIFY(spec.stop == StopRule::UntilResolved);
        QCOMPARE(spec.timeLimitSeconds, 2.5);
        QCOMPARE(spec.warmupMs, 100.0);
        QCOMPARE(spec.launchesPerSample, 0);
        QVERIFY(section.summary().contains(QStringLiteral("2.5 s")));
    }

    void aReadSweepAllowsNoGraph()
    {
        TimingSection section;
        auto* method = child<QComboBox>(section, "methodCombo");
        const auto* items = qobject_cast<QStandardItemModel*>(method->model());
        child<QComboBox>(section, "coldByCombo")->setCurrentIndex(1);
        QVERIFY(!items->item(2)->isEnabled() && !items->item(2)->toolTip().isEmpty());
        QVERIFY(section.problem().isEmpty());
        method->setCurrentIndex(2); // as a session may bring it
        QVERIFY(section.problem().contains(QStringLiteral("rotation")));
        QCOMPARE(child<InlineMessage>(section, "timingMessage")->message(), section.problem());
        child<QComboBox>(section, "cacheCombo")->setCurrentIndex(1); // hot: nothing is swept
        QVERIFY(section.problem().isEmpty() && items->item(2)->isEnabled());
    }

    void aCountMayBeAutomatic()
    {
        TimingSection section;
        section.show();
        QVERIFY(QTest::qWaitForWindowExposed(&section));
        child<QComboBox>(section, "methodCombo")->setCurrentIndex(2);
        auto* launches = child<CountSpinBox>(section, "launchesSpin");
        auto* edit = launches->findChild<QLineEdit*>();
        QCOMPARE(launches->text(), QStringLiteral("auto"));
        QTest::mouseClick(edit, Qt::LeftButton);
        edit->end(false);
        QTest::keyClicks(edit, QStringLiteral("24"));
        QCOMPARE(applied(section).launchesPerSample, 24); // before it is entered
        QTest::keyClick(edit, Qt::Key_Return);
        QCOMPARE(launches->value(), 24);
        launches->setValue(0);
        QCOMPARE(launches->text(), QStringLiteral("auto"));
        QCOMPARE(applied(section).launchesPerSample, 0);
    }

    void everyControlSaysWhatItIsFor()
    {
        TimingSection section;
        for (const char* name : {"cacheCombo", "coldByCombo", "methodCombo", "launchesSpin", "warmupSpin",
                                 "warmupMsSpin", "stopCombo", "iterationsSpin", "timeLimitSpin"}) {
            const auto* control = child<QWidget>(section, name);
            QVERIFY2(!control->accessibleName().isEmpty() && !control->toolTip().isEmpty(), name);
            QVERIFY2(control->focusPolicy() & Qt::TabFocus, name);
        }
    }
};

QS_TEST(TestTimingSection)
#include "test_timing_section.moc"
