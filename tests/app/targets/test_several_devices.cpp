// SPDX-License-Identifier: GPL-3.0-or-later
// One setup on several devices, from the window. Both targets are this computer's CPU, reached in two ways.
#include "tests/app/support/window_test.h"

#include "app/history/run_comparing.h"
#include "app/pages/measure/compare_page.h"
#include "app/targets/chosen_devices_dialog.h"
#include "app/targets/window/target_chooser.h"
#include "gpu/report/text/side_by_side_text.h"
#include "tests/gpu/targets/target_cases.h"
#include "tests/gui_test.h"
#include "widgets/charts/curves/roofline_chart.h"
#include "widgets/controls/inline_message.h"
#include "widgets/runs/run_comparison_view.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QTabBar>
#include <QTreeWidget>

#include <algorithm>

using namespace qs;

namespace {

Target prefixed(const char* name, std::vector<std::string> prefix)
{
    Target target;
    target.name = name;
    target.kind = TargetKind::Command;
    target.prefix = std::move(prefix);
    target.mayUpload = true;
    return target;
}

DeviceChoice bothBoxes(DeviceOrder order = DeviceOrder::InTurn)
{
    return {{{"one", BackendChoice::Auto, 0}, {"two", BackendChoice::Auto, 0}}, order};
}

std::vector<const RunResult*> resultsOf(MainWindow& window)
{
    std::vector<const RunResult*> all;
    for (const StoredRun& run : window.store().runs())
        all.push_back(run.result.get());
    return all;
}

} // namespace

class TestSeveralDevices : public WindowTest
{
    Q_OBJECT

    std::unique_ptr<MainWindow> windowWithTwo(RunSpec spec)
    {
        AppContext context = this->context();
        Settings(context.settingsFile).setup.set(std::move(spec));
        TargetHub hub(context.settingsFile.toStdString() + ".targets.json");
        for (const Target& target : {prefixed("one", {"env"}), prefixed("two", {"env", "QS_WAY=two"})})
            if (auto put = hub.save(target); !put) qFatal("%s", put.error().text().c_str());
        auto result = std::make_unique<MainWindow>(std::move(context));
        result->resize(1280, 800);
        result->show();
        return result;
    }
    /// Fixed, so that blocks and runs end soon.
    static RunSpec fixedSpec()
    {
        RunSpec spec = smallSpec(120);
        spec.stop = StopRule::Fixed;
        return spec;
    }
    static RunComparisonView& comparison(MainWindow& window) { return *window.findChild<RunComparisonView*>(); }

private slots:
    void initTestCase()
    {
        failOnWarnings();
        QVERIFY(m_dir.isValid());
    }

    void devicesAreTickedInTheDialog()
    {
        auto window = windowWithTwo(fixedSpec());
        auto* chooser = child<QComboBox>(*window, "targetChooser");
        action(*window, "actionTargetSeveral")->trigger();
        auto* dialog = child<ChosenDevicesDialog>(*window, "chosenDevicesDialog");
        QVERIFY(dialog);
        auto* list = child<QTreeWidget>(*dialog, "chosenDevicesList");
        auto* use = child<QPushButton>(*dialog, "chosenDevicesUse");
        QCOMPARE(list->topLevelItemCount(), 3);
        QVERIFY(!use->isEnabled());
        list->topLevelItem(1)->child(0)->setCheckState(0, Qt::Checked);
        QVERIFY(!use->isEnabled());
        list->topLevelItem(2)->child(0)->setCheckState(0, Qt::Checked);
        QVERIFY(use->isEnabled());
        child<QComboBox>(*dialog, "chosenDevicesOrder")->setCurrentIndex(1);
        use->click();
        QCOMPARE(window->targets().several().choice(), bothBoxes(DeviceOrder::Alternating));
        QCOMPARE(chooser->currentText(), QStringLiteral("2 devices"));
        QCOMPARE(child<QLabel>(*window, "statusDevice")->text(), QStringLiteral("2 devices"));
        QVERIFY(!action(*window, "actionLive")->isEnabled()); // follows one device
        // A device of the list is what the user wants next.
        for (int i = 0; i < chooser->count(); ++i)
            if (chooser->itemText(i).startsWith(QStringLiteral("Automatic"))) {
                emit chooser->activated(i);
                break;
            }
        QVERIFY(!window->targets().several().isSeveral());
        QVERIFY(action(*window, "actionLive")->isEnabled());
    }

    void whatIsNotListedNowStaysChosen()
    {
        auto window = windowWithTwo(fixedSpec());
        const DeviceChoice choice{{{"one", BackendChoice::Cuda, 1}, {"two", BackendChoice::Auto, 0}},
                                  DeviceOrder::InTurn};
        window->targets().several().choose(choice);
        action(*window, "actionTargetSeveral")->trigger();
        auto* dialog = child<ChosenDevicesDialog>(*window, "chosenDevicesDialog");
        auto* list = child<QTreeWidget>(*dialog, "chosenDevicesList");
        QCOMPARE(list->topLevelItem(1)->child(1)->text(0), QStringLiteral("CUDA device 1"));
        child<QPushButton>(*dialog, "chosenDevicesUse")->click();
        QCOMPARE(window->targets().several().choice(), choice);
    }

    void theTargetOfTheListIsNotMeantWhereSeveralAreChosen()
    {
        auto window = windowWithTwo(fixedSpec());
        QVERIFY(window->targets().choose(QStringLiteral("one")).ok());
        QAction* edit = action(*window, "actionTargetEdit");
        QVERIFY(edit->isEnabled());
        auto* estimate = child<InlineMessage>(*window, "estimateLabel");
        QTRY_COMPARE_WITH_TIMEOUT(window->targets().state(), TargetService::State::Connected, kPatience * 30'000);
        QTRY_VERIFY(!estimate->message().isEmpty());
        window->targets().several().choose(bothBoxes());
        for (const char* name : {"actionTargetEdit", "actionTargetRemove", "actionTargetTest", "actionTargetConnect"})
            QVERIFY2(!action(*window, name)->isEnabled(), name);
        QVERIFY(action(*window, "actionTargetHere")->isEnabled());
        // Nothing is known of a target that is not connected, nor estimated.
        window->targets().several().choose({});
        QVERIFY(edit->isEnabled());
        window->targets().chooseHere();
        QTRY_VERIFY(!estimate->message().isEmpty());
        Target queue = targetFromText("slurm:/gpu").value();
        queue.name = "queue";
        QVERIFY(window->targets().save(queue).ok());
        QVERIFY(window->targets().choose(QStringLiteral("queue")).ok());
        QTRY_VERIFY(estimate->message().isEmpty());
    }

    void theChoiceIsKeptForTheNextStart()
    {
        const DeviceChoice both = bothBoxes(DeviceOrder::Alternating);
        {
            auto window = windowWithTwo(fixedSpec());
            QVERIFY(!window->targets().several().isSeveral());
            window->targets().several().choose(both);
        }
        AppContext same; // that of the window before
        same.settingsFile = m_dir.filePath(QStringLiteral("settings%1.ini").arg(m_settingsNumber));
        MainWindow again(same);
        QCOMPARE(again.targets().several().choice(), both);
        QCOMPARE(child<QLabel>(again, "statusDevice")->text(), QStringLiteral("2 devices"));
        // A target that is gone takes its device along, and one device is no choice of several.
        QVERIFY(again.targets().hub().remove("two").ok());
        MainWindow third(same);
        QVERIFY(!third.targets().several().isSeveral());
        Settings(same.settingsFile).startDevice.set(QStringLiteral("cpu"));
        again.targets().several().choose({{both.picks[0], {{}, BackendChoice::Cpu, 0}}, DeviceOrder::InTurn});
        MainWindow fourth(same);
        QVERIFY(!fourth.targets().several().isSeveral());
    }

    void eachDeviceIsARunAndTheTableIsThatOfTheCommandLine()
    {
        qs::testing::FakeSsh home;
        auto window = windowWithTwo(fixedSpec());
        window->targets().several().choose(bothBoxes());
        runToEnd(*window);
        if (QTest::currentTestFailed()) return;
        QCOMPARE(window->store().runs().size(), 2);
        QCOMPARE(window->store().runs()[0].result->environment.target, std::string("one"));
        QCOMPARE(window->store().runs()[1].result->environment.target, std::string("two"));
        for (const StoredRun& run : window->store().runs()) {
            QVERIFY(run.overlay);
            QCOMPARE(run.result->segments.size(), std::size_t{1});
            QCOMPARE(run.result->last()->modes.front().samplesUs.size(), std::size_t{120});
        }
        QCOMPARE(window->store().baselineRun(), &window->store().runs()[0]);
        const QString& name = window->store().runs()[1].name;
        QVERIFY2(name.startsWith(QStringLiteral("Run 2 · ")) && name.endsWith(QStringLiteral(" · on two")),
                 qPrintable(name));
        QTRY_VERIFY_WITH_TIMEOUT(comparison(*window).sideTable().model()->rowCount() == 3, kPatience * 30'000);
        QVERIFY(comparison(*window).sideTable().isVisible());
        QCOMPARE(comparison(*window).arrangement().currentIndex(), 1);
        QVERIFY(comparison(*window).text().contains(QStringLiteral("not interleaved")));

        const auto runs = resultsOf(*window);
        const auto compared = sideBySide(runs, 0);
        QVERIFY(compared.ok());
        const TextTable expected = sideBySideTable(*compared);
        const QAbstractItemModel& shown = *comparison(*window).sideTable().model();
        QCOMPARE(static_cast<std::size_t>(shown.columnCount()), expected.header.size());
        for (int row = 0; row < shown.rowCount(); ++row)
            for (int column = 0; column < shown.columnCount(); ++column) {
                QString cell = shown.index(row, column).data(TableModel::ExportRole).toString();
                for (const char* sign : {"↑ ", "↓ ", "= ", "? ", "… "})
                    cell.remove(QString::fromUtf8(sign));
                const auto& words = expected.rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
                QString printed = QString::fromStdString(words); // with thousands separated, which copied cells are not
                QCOMPARE(cell, printed.remove(QRegularExpression(QStringLiteral(R"((?<=\d),(?=\d{3}))"))));
            }
        // A roof for each device.
        const auto* roofline = child<RooflineChart>(*window, "rooflineChart");
        window->findChild<ComparePage*>()->setView(ComparePage::Roofline);
        QTRY_COMPARE(roofline->content().picture.devices.size(), 2);
        QCOMPARE(roofline->content().picture.devices[1].name, QStringLiteral("two"));
        QCOMPARE(roofline->content().picture.points.size(), 6);
        forget(*window);
    }

    void blocksAlternate()
    {
        qs::testing::FakeSsh home;
        auto window = windowWithTwo(fixedSpec());
        window->targets().several().choose(bothBoxes(DeviceOrder::Alternating));
        runToEnd(*window);
        if (QTest::currentTestFailed()) return;
        QCOMPARE(window->store().runs().size(), 2);
        for (const StoredRun& run : window->store().runs()) {
            QCOMPARE(run.result->last()->modes.front().samplesUs.size(), std::size_t{120});
            QVERIFY(!run.result->sweep);
            QVERIFY(std::ranges::any_of(run.result->notes, [](const Message& note) {
                return note.english().find("alternating blocks") != std::string::npos;
            }));
        }
        QTRY_VERIFY(comparison(*window).text().contains(QStringLiteral("measured in alternating blocks")));
        QVERIFY(!comparison(*window).text().contains(QStringLiteral("not interleaved")));
        forget(*window);
    }

    void oneCpuIsNotUsedTwiceAtOnce()
    {
        qs::testing::FakeSsh home;
        RunSpec sweep = fixedSpec();
        sweep.axes = {{Dimension::Tokens, {4, 8}}};
        auto window = windowWithTwo(sweep);
        window->targets().several().choose(bothBoxes(DeviceOrder::DealtOut));
        action(*window, "actionRun")->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(runOf(*window).state() == State::Failed, kPatience * 60'000);
        const QString words = child<MessageBar>(*window, "messageBar")->text();
        QVERIFY2(words.contains(QStringLiteral("are the same device")), qPrintable(words));
        QVERIFY(window->store().runs().isEmpty());
    }

    void aDeviceThatFailsLeavesTheOthers()
    {
        qs::testing::FakeSsh home;
        auto window = windowWithTwo(fixedSpec());
        QVERIFY(window->targets().save(prefixed("broken", {"false"})).ok());
        DeviceChoice choice = bothBoxes();
        choice.picks.push_back({"broken", BackendChoice::Auto, 0});
        window->targets().several().choose(choice);
        action(*window, "actionRun")->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(runOf(*window).state() == State::Failed, kPatience * 60'000);
        QVERIFY(window->store().runs().isEmpty()); // it is told before anything is measured
        QVERIFY(child<MessageBar>(*window, "messageBar")->text().contains(QStringLiteral("No POSIX shell answered")));
        // Without the target the others are left.
        QVERIFY(window->targets().remove(QStringLiteral("broken")).ok());
        QCOMPARE(window->targets().several().choice(), bothBoxes());
        QVERIFY(window->targets().save(prefixed("zwei", {"env"}), QStringLiteral("two")).ok());
        QCOMPARE(window->targets().several().choice().picks[1].target, std::string("zwei"));
        QVERIFY(window->targets().remove(QStringLiteral("zwei")).ok());
        QVERIFY(!window->targets().several().isSeveral());
    }
};

QS_TEST(TestSeveralDevices)
#include "test_several_devices.moc"
