// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fail_on_warnings.h"
#include "tests/gui_test.h"
#include "tests/widgets/support/panel_child.h"
#include "widgets/choosers/mode_chooser.h"
#include "widgets/controls/collapsible_section.h"
#include "widgets/controls/count_spin_box.h"
#include "widgets/controls/inline_message.h"
#include "widgets/controls/log_slider.h"
#include "widgets/setup/setup_panel.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QDropEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalSpy>
#include <QToolButton>
#include <QTreeWidget>
#include <QtTest>

#include <algorithm>
#include <functional>
#include <memory>

using namespace qs;

namespace {
QTreeWidgetItem* modeItem(QTreeWidget* list, const QString& name)
{
    const auto found = list->findItems(name, Qt::MatchExactly | Qt::MatchRecursive);
    return found.isEmpty() ? nullptr : found.first();
}

RunSpec unusualSpec()
{
    RunSpec spec;
    spec.shape = {5137, 1025};
    spec.dtype = DType::BF16;
    spec.modes = {*parseScheme("fp8-e5m2-tensor-dynamic"),
                  *parseScheme("int8-tensor-affine")}; // not in catalogue order
    spec.seed = 5'000'000'000;
    spec.warmup = 0;
    spec.iterations = 12'345;
    spec.cache = CacheMode::Hot;
    spec.method = TimingMethod::Graph;
    spec.launchesPerSample = 7;
    spec.backend = BackendChoice::Cuda;
    spec.device = 3;
    spec.scale = 0.1f;
    spec.zeroPoint = -12;
    spec.live = true;
    return spec;
}
} // namespace

class TestSetupPanel : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        qs::failOnWarnings();
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    }

    void firstSpecCanBeRun()
    {
        SetupPanel panel;
        QVERIFY(validate(panel.spec()).ok());
        QVERIFY(panel.problems().isEmpty());
        QVERIFY(panel.spec().modes.size() >= 3);
    }

    void specGoesThroughUnchangedAndSilently()
    {
        SetupPanel panel;
        QSignalSpy changed(&panel, &SetupPanel::specChanged);
        panel.setSpec(unusualSpec());
        QCOMPARE(changed.size(), 0);
        QVERIFY(panel.spec() == unusualSpec());
        QCOMPARE(child<QSpinBox>(panel, "tokensSpin")->value(), 5137);
        QCOMPARE(child<LogSlider>(panel, "hiddenSlider")->exactValue(), 1025);
        RunSpec large = unusualSpec();
        large.shape = {kMaxTokens, 3};
        panel.setSpec(large);
        QVERIFY(panel.spec() == large);
    }

    void aSlotMayAnswerWithSetSpec()
    {
        SetupPanel panel;
        int calls = 0;
        connect(&panel, &SetupPanel::specChanged, &panel, [&](const RunSpec& spec) {
            ++calls;
            panel.setSpec(spec);
        });
        child<QSpinBox>(panel, "tokensSpin")->setValue(77);
        QCOMPARE(calls, 1);
        QCOMPARE(panel.spec().shape.tokens, 77);
    }

    void presetsSetTokens()
    {
        SetupPanel panel;
        const qint64 hidden = panel.spec().shape.hidden;
        const std::pair<const char*, qint64> presets[] = {
            {"presetDecode128", 128}, {"presetPrefill4096", 4096}, {"presetPrefill8192", 8192}};
        for (const auto& [name, tokens] : presets) {
            QTest::mouseClick(child<QToolButton>(panel, name), Qt::LeftButton);
            QCOMPARE(panel.spec().shape.tokens, tokens);
            QCOMPARE(panel.spec().shape.hidden, hidden);
            QVERIFY(child<QToolButton>(panel, name)->isChecked());
        }
        QVERIFY(!child<QToolButton>(panel, "presetDecode128")->isChecked());
        QTest::mouseClick(child<QToolButton>(panel, "presetPrefill8192"), Qt::LeftButton); // again
        QVERIFY(child<QToolButton>(panel, "presetPrefill8192")->isChecked());
    }

    void numbersAreTypedInAnyUsualWay()
    {
        SetupPanel panel;
        auto* spin = child<CountSpinBox>(panel, "tokensSpin");
        for (const char* typed : {"12345", "12,345", "12 345", "12.345", "12'345"}) {
            spin->setValue(1);
            spin->selectAll();
            QTest::keyClicks(spin, QLatin1String(typed));
            QCOMPARE(panel.spec().shape.tokens, 12345); // before Enter, too
            QTest::keyClick(spin, Qt::Key_Return);
            QCOMPARE(spin->value(), 12345);
        }
        QCOMPARE(spin->text(), QStringLiteral("12,345"));
        spin->selectAll();
        QTest::keyClicks(spin, QStringLiteral("0"));
        QTest::keyClick(spin, Qt::Key_Return);
        QVERIFY(panel.spec().shape.tokens >= 1);
        spin->setValue(4096);
        QTest::keyClick(spin, Qt::Key_PageUp);
        QCOMPARE(spin->value(), 6144);
        QTest::keyClick(spin, Qt::Key_Up);
        QCOMPARE(spin->value(), 6145);
    }

    void sliderStops()
    {
        QCOMPARE(LogSlider::nextStop(1, 1), 2);
        QCOMPARE(LogSlider::nextStop(2, 1), 3);
        QCOMPARE(LogSlider::nextStop(3, 1), 4);
        QCOMPARE(LogSlider::nextStop(4096, 1), 6144);
        QCOMPARE(LogSlider::nextStop(4097, -1), 4096);
        QCOMPARE(LogSlider::nextStop(4096, -1), 3072);
        QCOMPARE(LogSlider::nextStop(3, -1), 2);
        QCOMPARE(LogSlider::nextStop(1, -1), 1);
        QCOMPARE(LogSlider::nearestStop(5137.0), 6144); // log distance: nearer than 4096
        QCOMPARE(LogSlider::nearestStop(4500.0), 4096);
    }

    void sliderMovesTheSpec()
    {
        SetupPanel panel;
        auto* slider = child<LogSlider>(panel, "tokensSlider");
        QSignalSpy changed(&panel, &SetupPanel::specChanged);
        panel.setSpec(unusualSpec());
        slider->setFocus();
        QTest::keyClick(slider, Qt::Key_PageUp);
        QCOMPARE(panel.spec().shape.tokens, 6144);
        QCOMPARE(changed.size(), 1);
        QTest::keyClick(slider, Qt::Key_Right); // a sixteenth of an octave
        QCOMPARE(panel.spec().shape.tokens, 6416);
        QTest::keyClick(slider, Qt::Key_Home);
        QCOMPARE(panel.spec().shape.tokens, 1);
        QTest::keyClick(slider, Qt::Key_Right);
        QCOMPARE(panel.spec().shape.tokens, 2);
        QTest::keyClick(slider, Qt::Key_End);
        QCOMPARE(panel.spec().shape.tokens, 1 << 20);
        slider->setSliderPosition((slider->minimum() + slider->maximum()) / 2 + 20); // dragged near 2^10
        QCOMPARE(panel.spec().shape.tokens, 1024);
        QCOMPARE(child<QSpinBox>(panel, "tokensSpin")->value(), 1024);
    }

    void modesAreChosen()
    {
        SetupPanel panel;
        auto* list = child<QTreeWidget>(panel, "modeList");
        const QAbstractItemModelTester tester(list->model(), QAbstractItemModelTester::FailureReportingMode::Fatal);
        QTest::mouseClick(child<QPushButton>(panel, "modesNone"), Qt::LeftButton);
        QVERIFY(panel.spec().modes.empty());
        QVERIFY(!panel.problems().isEmpty());
        QVERIFY(message(panel, "modesMessage").contains(QStringLiteral("No mode is selected")));
        QVERIFY(!child<QPushButton>(panel, "setupRunButton")->isEnabled());
        modeItem(list, QStringLiteral("fp8-e4m3-token-dynamic"))->setCheckState(0, Qt::Checked);
        modeItem(list, QStringLiteral("baseline-copy"))->setCheckState(0, Qt::Checked);
        QCOMPARE(panel.spec().modes.size(), std::size_t{2});
        QVERIFY(panel.spec().modes.front().isCopy()); // catalogue order
        QVERIFY(modeItem(list, QStringLiteral("FP8 E4M3"))->checkState(0) == Qt::PartiallyChecked);
        modeItem(list, QStringLiteral("INT8"))->setCheckState(0, Qt::Checked);
        QCOMPARE(panel.spec().modes.size(), std::size_t{8});
        QTest::mouseClick(child<QPushButton>(panel, "modesAll"), Qt::LeftButton);
        QCOMPARE(panel.spec().modes.size(), std::size_t{13}); // INT8, FP8 and the copy: the other families are folded
        QVERIFY(!modeItem(list, QStringLiteral("int8-token-dynamic"))->toolTip(0).isEmpty());
        for (const QuantScheme& scheme : allSchemes())
            QVERIFY2(modeItem(list, QString::fromStdString(schemeName(scheme))), schemeName(scheme).c_str());
        for (const QuantScheme& scheme : dialectSchemes())
            QVERIFY2(modeItem(list, QString::fromStdString(schemeName(scheme))), schemeName(scheme).c_str());
    }

    void familiesUnfoldWithWhatIsChosen()
    {
        SetupPanel panel;
        auto* list = child<QTreeWidget>(panel, "modeList");
        for (const char* folded : {"INT4", "4-bit float", "Block formats", "Dialects"})
            QVERIFY2(!modeItem(list, QLatin1String(folded))->isExpanded(), folded);
        const int before = list->height();
        RunSpec spec = panel.spec();
        spec.modes = {*parseScheme("baseline-copy"), *parseScheme("int4-group128"), *parseScheme("mxfp4-ceil")};
        panel.setSpec(spec);
        QVERIFY(panel.spec() == spec); // dialects come last, in catalogue order
        QVERIFY(modeItem(list, QStringLiteral("INT4"))->isExpanded());
        QVERIFY(modeItem(list, QStringLiteral("Dialects"))->isExpanded());
        QVERIFY(!modeItem(list, QStringLiteral("Block formats"))->isExpanded());
        QVERIFY(list->height() > before);
        QTest::mouseClick(child<QPushButton>(panel, "modesNone"), Qt::LeftButton);
        QVERIFY(panel.spec().modes.empty()); // those of folded families, too
    }

    void allLeavesFoldedFamiliesAsTheyAre()
    {
        SetupPanel panel;
        QTest::mouseClick(child<QPushButton>(panel, "modesNone"), Qt::LeftButton);
        QVERIFY(panel.spec().modes.empty());
        QTest::mouseClick(child<QPushButton>(panel, "modesAll"), Qt::LeftButton);
        const auto isFolded = [](const QuantScheme& scheme) { return scheme.format == NumberFormat::NF4; };
        QVERIFY(panel.spec().modes.size() > 4);
        QVERIFY(std::ranges::none_of(panel.spec().modes, isFolded));
        QTest::mouseClick(child<QPushButton>(panel, "modesDefault"), Qt::LeftButton);
        QCOMPARE(panel.spec().modes.size(), ModeChooser::usualModes().size());
    }

    void advancedTimingIsFoldedUnlessItIsNotAsUsual()
    {
        SetupPanel panel;
        auto* advanced = child<CollapsibleSection>(panel, "timingAdvanced");
        QVERIFY(!advanced->isExpanded());
        QVERIFY(advanced->isAncestorOf(child<QComboBox>(panel, "methodCombo")));
        RunSpec spec = panel.spec();
        spec.coldBy = ColdMethod::ReadSweep;
        panel.setSpec(spec);
        QVERIFY(advanced->isExpanded());
    }

    void givenScaleIsReadOrExplained()
    {
        SetupPanel panel;
        auto* scale = child<QLineEdit>(panel, "scaleEdit");
        auto* zero = child<QLineEdit>(panel, "zeroPointEdit");
        child<QComboBox>(panel, "scaleSourceCombo")->setCurrentIndex(1);
        QVERIFY(!panel.problems().isEmpty());
        const auto enter = [](QLineEdit* edit, const char* text) {
            edit->selectAll();
            QTest::keyClicks(edit, QLatin1String(text));
        };
        enter(scale, "-3");
        QVERIFY(message(panel, "scaleMessage").contains(QStringLiteral("above 0")));
        QVERIFY(!panel.spec().scale);
        enter(scale, "0.05");
        enter(zero, "x");
        QVERIFY(message(panel, "scaleMessage").contains(QStringLiteral("integer")));
        enter(zero, "-12");
        QVERIFY(panel.problems().isEmpty());
        QCOMPARE(*panel.spec().scale, 0.05f);
        QCOMPARE(*panel.spec().zeroPoint, -12);
        child<QComboBox>(panel, "scaleSourceCombo")->setCurrentIndex(0);
        QVERIFY(!panel.spec().scale && !panel.spec().zeroPoint);
    }

    void timingFollowsItsControls()
    {
        SetupPanel panel;
        BackendHint hint;
        hint.graph = false;
        hint.graphReason = QStringLiteral("Graph timing needs CUDA.");
        child<QComboBox>(panel, "cacheCombo")->setCurrentIndex(1);
        child<QComboBox>(panel, "methodCombo")->setCurrentIndex(2); // graph
        child<QSpinBox>(panel, "warmupSpin")->setValue(11);
        child<QSpinBox>(panel, "iterationsSpin")->setValue(30);
        QVERIFY(panel.spec().cache == CacheMode::Hot);
        QVERIFY(panel.spec().method == TimingMethod::Graph);
        QCOMPARE(panel.spec().warmup, 11);
        QCOMPARE(panel.spec().iterations, 30);
        QVERIFY(message(panel, "timingMessage").contains(QStringLiteral("p95 needs 59")));
        panel.setBackendHint(hint);
        QVERIFY(message(panel, "timingMessage").contains(hint.graphReason));
        QVERIFY(!child<QPushButton>(panel, "setupRunButton")->isEnabled());
        child<QComboBox>(panel, "methodCombo")->setCurrentIndex(0);
        QVERIFY(child<QPushButton>(panel, "setupRunButton")->isEnabled());
    }

    void fileIsAskedForAndAnswered()
    {
        SetupPanel panel;
        QSignalSpy asked(&panel, &SetupPanel::inputFileRequested);
        QSignalSpy changed(&panel, &SetupPanel::specChanged);
        auto* edit = child<QLineEdit>(panel, "inputFileEdit");
        edit->setFocus();
        QTest::keyClicks(edit, QStringLiteral("/data/a.safetensors"));
        QTest::keyClick(edit, Qt::Key_Return);
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked[0][0].toString(), QStringLiteral("/data/a.safetensors"));
        QVERIFY(!panel.spec().input.isFile()); // not before it is known to be usable
        panel.setInputTensors(
            QStringLiteral("/data/a.safetensors"),
            {{QStringLiteral("ids"), QStringLiteral("I32"), QStringLiteral("7"), 0, 0, false,
              QStringLiteral("integers")},
             {QStringLiteral("w"), QStringLiteral("BF16"), QStringLiteral("300×512"), 300, 512, true, {}, DType::BF16},
             {QStringLiteral("v"), QStringLiteral("F32"), QStringLiteral("64×128"), 64, 128, true, {}, DType::F32}});
        QCOMPARE(QString::fromStdString(panel.spec().input.tensor), QStringLiteral("w"));
        QVERIFY(panel.spec().shape == (Shape{300, 512}));
        QVERIFY(panel.spec().dtype == DType::BF16);
        QCOMPARE(changed.size(), 1);
        QVERIFY(!child<QSpinBox>(panel, "hiddenSpin")->isEnabled());
        QCOMPARE(child<QSpinBox>(panel, "tokensSpin")->maximum(), 300);
        QVERIFY(!child<QToolButton>(panel, "presetPrefill4096")->isEnabled());
        auto* tensors = child<QComboBox>(panel, "tensorCombo");
        tensors->setCurrentIndex(2);
        emit tensors->activated(2);
        QVERIFY(panel.spec().shape == (Shape{64, 128}));
        QVERIFY(panel.spec().dtype == DType::F32);

        panel.setInputError(QStringLiteral("b.npy is truncated."));
        QVERIFY(message(panel, "inputMessage").contains(QStringLiteral("truncated")));
        QCOMPARE(QString::fromStdString(panel.spec().input.tensor), QStringLiteral("v"));
        QTest::mouseClick(child<QToolButton>(panel, "inputClear"), Qt::LeftButton);
        QVERIFY(!panel.spec().input.isFile());
        QVERIFY(child<QSpinBox>(panel, "hiddenSpin")->isEnabled());
        QCOMPARE(asked.size(), 1);
    }

    void aFilesTypeIsTakenUnlessAnotherIsChosen()
    {
        SetupPanel panel;
        const auto open = [&](const char* path, const char* label, DType dtype) {
            panel.setInputTensors(
                QString::fromLatin1(path),
                {{{}, QString::fromLatin1(label), QStringLiteral("64×128"), 64, 128, true, {}, dtype}});
        };
        open("/data/double.npy", "FP64", DType::F64);
        QVERIFY(panel.spec().dtype == DType::F32); // the nearest that can be measured
        QVERIFY(message(panel, "inputMessage").contains(QStringLiteral("FP64 as FP32")));
        open("/data/eight.safetensors", "F8_E4M3", DType::F8E4M3);
        QVERIFY(panel.spec().dtype == DType::F16);
        open("/data/brain.safetensors", "BF16", DType::BF16);
        QVERIFY(panel.spec().dtype == DType::BF16);
        QVERIFY(!message(panel, "inputMessage").contains(QStringLiteral("rounded")));
        child<QComboBox>(panel, "dtypeCombo")->setCurrentIndex(0);
        QVERIFY(panel.spec().dtype == DType::F16);
        QVERIFY(message(panel, "inputMessage").contains(QStringLiteral("BF16 values are rounded to FP16")));
        open("/data/brain.safetensors", "BF16", DType::BF16); // listed again: what was chosen for it stays
        QVERIFY(panel.spec().dtype == DType::F16);
        open("/data/plain.npy", "FP32", DType::F32);
        QVERIFY(panel.spec().dtype == DType::F32);
    }

    void aFileIsMeasuredAtItsSizeWhateverSweepWasSet()
    {
        SetupPanel panel;
        RunSpec spec = panel.spec();
        spec.axes = {*parseSweepAxis("num-tokens=16:64:x2")};
        panel.setSpec(spec);
        QVERIFY(panel.spec().isSweep());
        panel.setInputTensors(QStringLiteral("/data/plain.npy"),
                              {{{}, QStringLiteral("FP32"), QStringLiteral("64×128"), 64, 128, true, {}, DType::F32}});
        QVERIFY(panel.spec().input.isFile());
        QVERIFY(!panel.spec().isSweep());
        QVERIFY2(panel.problems().isEmpty(), qPrintable(panel.problems().join('\n')));
    }

    void aSessionsTensorAndShapeStay()
    {
        SetupPanel panel;
        RunSpec spec = panel.spec();
        spec.input = {"/data/a.safetensors", "v"};
        spec.shape = {10, 128};
        spec.dtype = DType::F16;
        panel.setSpec(spec);
        panel.setInputTensors(
            QStringLiteral("/data/a.safetensors"),
            {{QStringLiteral("w"), QStringLiteral("BF16"), QStringLiteral("300×512"), 300, 512, true, {}, DType::BF16},
             {QStringLiteral("v"), QStringLiteral("F32"), QStringLiteral("64×128"), 64, 128, true, {}, DType::F32}});
        QVERIFY(panel.spec() == spec);
    }

    void filesAreDropped()
    {
        SetupPanel panel;
        QSignalSpy asked(&panel, &SetupPanel::inputFileRequested);
        const auto drop = [&](const char* path) {
            QMimeData data;
            data.setUrls({QUrl::fromLocalFile(QLatin1String(path))});
            QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
            enter.ignore();
            QCoreApplication::sendEvent(&panel, &enter);
            if (!enter.isAccepted()) return false;
            QDropEvent event(QPointF(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
            QCoreApplication::sendEvent(&panel, &event);
            return true;
        };
        QVERIFY(!drop("/data/picture.png"));
        QVERIFY(drop("/data/x.NPY"));
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked[0][0].toString(), QStringLiteral("/data/x.NPY"));
    }

    void runIsRequestedOnlyWhenItCan()
    {
        SetupPanel panel;
        panel.show();
        QVERIFY(QTest::qWaitForWindowExposed(&panel));
        QSignalSpy run(&panel, &SetupPanel::runRequested);
        QTest::mouseClick(child<QPushButton>(panel, "setupRunButton"), Qt::LeftButton);
        QCOMPARE(run.size(), 1);
        panel.setEstimate(QStringLiteral("Needs 212 GiB; 139 GiB are free."), true);
        QVERIFY(!child<QPushButton>(panel, "setupRunButton")->isEnabled());
        QCOMPARE(message(panel, "estimateLabel"), QStringLiteral("Needs 212 GiB; 139 GiB are free."));
        panel.setEstimate(QStringLiteral("About 4 s."), false);
        panel.setRunEnabled(false, QStringLiteral("A run goes on."));
        QVERIFY(!child<QPushButton>(panel, "setupRunButton")->isEnabled());
    }

    void fitsANarrowDockAndIsNamed()
    {
        SetupPanel panel;
        panel.resize(300, 600);
        panel.show();
        QVERIFY(QTest::qWaitForWindowExposed(&panel));
        auto* scroll = child<QScrollArea>(panel, "setupScroll");
        QVERIFY(scroll->widget()->width() <= scroll->viewport()->width());
        for (const char* name :
             {"tokensSpin",  "tokensSlider",    "hiddenSpin",        "hiddenSlider",      "dtypeCombo",
              "modeList",    "presetDecode128", "presetPrefill4096", "presetPrefill8192", "cacheCombo",
              "methodCombo", "warmupSpin",      "iterationsSpin",    "seedSpin",          "inputFileEdit",
              "inputBrowse", "tensorCombo",     "scaleEdit",         "zeroPointEdit",     "estimateLabel"})
            QVERIFY2(!child<QWidget>(panel, name)->accessibleName().isEmpty(), name);
    }
};

QS_TEST(TestSetupPanel)
#include "test_setup_panel.moc"
