// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fail_on_warnings.h"
#include "tests/gui_test.h"
#include "tests/widgets/support/panel_child.h"
#include "widgets/charts/scope/work_text.h"
#include "widgets/choosers/variant_chooser.h"
#include "widgets/controls/collapsible_section.h"
#include "widgets/controls/count_spin_box.h"
#include "widgets/controls/inline_message.h"
#include "widgets/controls/log_slider.h"
#include "widgets/language/operation_text.h"
#include "widgets/setup/dimension_knob.h"
#include "widgets/setup/operation_section.h"
#include "widgets/setup/setup_panel.h"
#include "widgets/setup/size_section.h"

#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalSpy>
#include <QToolButton>
#include <QTreeWidget>
#include <QtTest>

using namespace qs;

namespace {

void choose(SetupPanel& panel, Operation operation)
{
    auto* combo = child<QComboBox>(panel, "operationCombo");
    combo->setCurrentIndex(combo->findData(static_cast<int>(operation)));
}

BackendHint hint(BackendChoice backend)
{
    BackendHint hint;
    hint.backend = backend;
    return hint;
}

RunSpec attentionSpec()
{
    RunSpec spec;
    spec.operation = Operation::Attention;
    spec.size.batch = 3;
    spec.size.heads = 5;
    spec.size.tokens = 777;
    spec.size.headDim = 128;
    spec.size.causal = true;
    spec.dtype = DType::BF16;
    spec.variants = {"attention-materialized", "attention-cudnn"};
    spec.iterations = 31;
    return spec;
}

} // namespace

class TestOperationPanel : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        qs::failOnWarnings();
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    }

    void everyOperationCanBeRunAtOnce()
    {
        for (const BackendChoice backend : {BackendChoice::Cpu, BackendChoice::Cuda}) {
            SetupPanel panel;
            panel.setBackendHint(hint(backend));
            for (const Operation operation : allOperations()) {
                choose(panel, operation);
                const RunSpec spec = panel.spec();
                QVERIFY(spec.operation == operation);
                QVERIFY2(validate(spec).ok(), validate(spec).ok() ? "" : validate(spec).error().text().c_str());
                QVERIFY2(panel.problems().isEmpty(), qPrintable(panel.problems().join(' ')));
                QVERIFY(spec.count() > 0);
                QVERIFY(takesModes(operation) ? spec.variants.empty() : spec.modes.empty());
                if (!takesModes(operation)) QVERIFY(spec.variants == defaultVariants(operation, backend));
                QVERIFY(child<QPushButton>(panel, "setupRunButton")->isEnabled());
            }
        }
    }

    void sectionsFollowTheOperation()
    {
        SetupPanel panel;
        panel.show();
        const auto shown = [&](const char* name) {
            return child<CollapsibleSection>(panel, name)->isVisibleTo(&panel);
        };
        const auto check = [&](Operation operation, std::initializer_list<const char*> there,
                               std::initializer_list<const char*> gone) {
            choose(panel, operation);
            for (const char* name : there)
                QVERIFY2(shown(name), name);
            for (const char* name : gone)
                QVERIFY2(!shown(name), name);
        };
        check(Operation::Quantize,
              {"shapeSection", "sweepSection", "inputSection", "modesSection", "scaleSection", "timingSection"},
              {"sizeSection", "variantsSection"});
        check(Operation::Dequantize, {"shapeSection", "sweepSection", "modesSection"},
              {"sizeSection", "variantsSection", "scaleSection"});
        check(Operation::Ladder, {"shapeSection", "sweepSection", "variantsSection"},
              {"sizeSection", "modesSection", "scaleSection"});
        check(Operation::Gemm, {"sizeSection", "sweepSection", "variantsSection", "timingSection"},
              {"shapeSection", "modesSection", "scaleSection"});
        QVERIFY(child<QSpinBox>(panel, "mSpin")->isVisibleTo(&panel));
        QVERIFY(!child<QSpinBox>(panel, "headsSpin")->isVisibleTo(&panel));
        QVERIFY(!child<QWidget>(panel, "inputFileEdit")->isVisibleTo(&panel)); // nothing but quantize takes a file
        choose(panel, Operation::Attention);
        QVERIFY(!child<QSpinBox>(panel, "mSpin")->isVisibleTo(&panel));
        QVERIFY(child<QCheckBox>(panel, "causalCheck")->isVisibleTo(&panel));
        choose(panel, Operation::Block);
        QVERIFY(!child<QCheckBox>(panel, "causalCheck")->isVisibleTo(&panel));
        choose(panel, Operation::Ladder);
        QVERIFY(!child<QComboBox>(panel, "dtypeCombo")->isVisibleTo(&panel)); // FP32 is part of it
        QVERIFY(panel.spec().dtype == DType::F32);
    }

    void whatWasSetForTheOthersIsKept()
    {
        SetupPanel panel;
        RunSpec quantize = panel.spec();
        quantize.shape = {77, 1024};
        quantize.modes = {*parseScheme("baseline-copy"), *parseScheme("int4-group64")};
        quantize.scale = 0.5f;
        panel.setSpec(quantize);
        choose(panel, Operation::Gemm);
        child<QSpinBox>(panel, "kSpin")->setValue(4096);
        QVERIFY(!panel.spec().scale);
        choose(panel, Operation::Attention);
        child<QSpinBox>(panel, "sequenceSpin")->setValue(333);
        child<QSpinBox>(panel, "iterationsSpin")->setValue(17); // timing belongs to all
        choose(panel, Operation::Gemm);
        QCOMPARE(panel.spec().size.k, 4096);
        QCOMPARE(panel.spec().iterations, 17);
        choose(panel, Operation::Quantize);
        RunSpec expected = quantize;
        expected.iterations = 17;
        QVERIFY(panel.spec() == expected);
        QCOMPARE(panel.keptSpecs().size(), std::size_t{2});

        SetupPanel next; // as the program remembers it
        next.setSpec(panel.spec());
        for (const RunSpec& spec : panel.keptSpecs())
            next.addKept(spec);
        choose(next, Operation::Attention);
        QCOMPARE(next.spec().size.tokens, 333);
    }

    void specGoesThroughUnchangedAndSilently()
    {
        SetupPanel panel;
        QSignalSpy changed(&panel, &SetupPanel::specChanged);
        panel.setSpec(attentionSpec());
        QCOMPARE(changed.size(), 0);
        QVERIFY(panel.spec() == attentionSpec());
        QCOMPARE(child<QSpinBox>(panel, "sequenceSpin")->value(), 777);
        QCOMPARE(child<QSpinBox>(panel, "headSizeSpin")->value(), 128);
        QCOMPARE(child<QComboBox>(panel, "sizePresets")->currentText(), QString("other"));
        choose(panel, Operation::Gemm);
        QCOMPARE(changed.size(), 1); // one change, not one for each section
        choose(panel, Operation::Attention);
        QVERIFY(panel.spec() == attentionSpec());
    }

    void presetsSetSizes()
    {
        SetupPanel panel;
        for (const Operation operation : allOperations()) {
            if (takesTensor(operation)) continue;
            choose(panel, operation);
            auto* presets = child<QComboBox>(panel, "sizePresets");
            QCOMPARE(presets->count(),
                     static_cast<int>(sizePresets(operation).size()) + 1); // all can be read, and 'other'
            for (int i = 0; i + 1 < presets->count(); ++i) {
                presets->setCurrentIndex(i);
                emit presets->activated(i);
                RunSpec read = panel.spec();
                QVERIFY(parseSize(presets->itemData(i).toString().toStdString(), read).ok());
                QVERIFY2(read == panel.spec(), qPrintable(presets->itemText(i)));
                QCOMPARE(presets->currentIndex(), i);
            }
            presets->setCurrentIndex(presets->count() - 1);
            emit presets->activated(presets->count() - 1); // 'other' is no choice
            QCOMPARE(presets->currentIndex(), presets->count() - 2);
        }
    }

    /// A knob a dimension: slider, spin box and the values of known models do the same.
    void everyDimensionHasAKnob()
    {
        SetupPanel panel;
        for (const Operation operation : allOperations()) {
            choose(panel, operation);
            for (const Dimension dimension : dimensionsOf(operation)) {
                const DimensionInfo& info = dimensionInfo(dimension);
                const QByteArray key = dimensionKey(dimension).toLatin1();
                QSignalSpy changed(&panel, &SetupPanel::specChanged);
                auto* slider = child<LogSlider>(panel, (key + "Slider").constData());
                QVERIFY2(!slider->isHidden(), key.data());
                emit slider->edited(96);
                QCOMPARE(valueOf(panel.spec(), dimension), std::int64_t{96});
                QCOMPARE(child<QSpinBox>(panel, (key + "Spin").constData())->value(), 96);
                QCOMPARE(changed.size(), 1);
                const QList<QAction*> models =
                    child<QToolButton>(panel, (key + "Models").constData())->menu()->actions();
                QCOMPARE(models.size(), static_cast<qsizetype>(info.presets.size()));
                models.back()->trigger();
                QCOMPARE(valueOf(panel.spec(), dimension), info.presets.back().value);
                QVERIFY(models.back()->text().size() > 5);
            }
        }
    }

    void headSizesAreMultiplesOfSixteen()
    {
        SetupPanel panel;
        choose(panel, Operation::Attention);
        auto* spin = child<QSpinBox>(panel, "headSizeSpin");
        emit child<LogSlider>(panel, "headSizeSlider")->edited(24);
        QCOMPARE(spin->value(), 32);
        spin->stepUp();
        QCOMPARE(panel.spec().size.headDim, 48);
        QVERIFY2(panel.problems().isEmpty(), qPrintable(panel.problems().join(' ')));
        RunSpec spec = panel.spec();
        spec.size.headDim = 100; // as an older session may have it
        panel.setSpec(spec);
        QVERIFY(panel.spec() == spec);
        QVERIFY(panel.problems().join(' ').contains("multiple of 16"));
    }

    void ladderPresetsAreNumbersOfElements()
    {
        SetupPanel panel;
        panel.show();
        choose(panel, Operation::Ladder);
        QVERIFY(!child<QToolButton>(panel, "presetDecode128")->isVisibleTo(&panel));
        for (const int elements : {500'000, 1'000'000, 5'000'000, 10'000'000, 50'000'000}) {
            auto* button = child<QToolButton>(panel, qPrintable(QStringLiteral("presetElements%1").arg(elements)));
            QTest::mouseClick(button, Qt::LeftButton);
            QCOMPARE(panel.spec().shape.elements(), std::int64_t{elements});
            QVERIFY(button->isChecked());
        }
        QVERIFY2(message(panel, "shapeMessage").contains("238.4 MiB"),
                 qPrintable(message(panel, "shapeMessage"))); // 5 bytes each
        choose(panel, Operation::Quantize);
        QVERIFY(child<QToolButton>(panel, "presetDecode128")->isVisibleTo(&panel));
    }

    void workIsCountedWhileSizesChange()
    {
        SetupPanel panel;
        choose(panel, Operation::Attention);
        RunSpec spec = panel.spec();
        QVERIFY(parseSize("b4h16s1024d64", spec).ok());
        panel.setSpec(spec);
        // 4·b·h·s²·d = 17.2 GFLOP on 4 tensors of 8 MiB.
        QVERIFY2(message(panel, "sizeMessage").contains("17.2 GFLOP"), qPrintable(message(panel, "sizeMessage")));
        QVERIFY2(message(panel, "sizeMessage").contains("32.0 MiB"), qPrintable(message(panel, "sizeMessage")));
        QVERIFY(message(panel, "sizeMessage").contains("512 operations per byte"));
        child<QCheckBox>(panel, "causalCheck")->setChecked(true);
        QVERIFY2(message(panel, "sizeMessage").contains("8.59 GFLOP"), qPrintable(message(panel, "sizeMessage")));
        choose(panel, Operation::Block);
        QVERIFY2(message(panel, "sizeMessage").contains("Width 512 = 8 heads × 64"),
                 qPrintable(message(panel, "sizeMessage")));
        QCOMPARE(operationsText(2.0 * 512 * 512 * 512), QString("268 MFLOP"));
        QCOMPARE(operationsText(17), QString("17.0 FLOP"));
    }

    void typedSizesCountAtOnceAndLimitsAreSaid()
    {
        SetupPanel panel;
        choose(panel, Operation::Gemm);
        auto* m = child<CountSpinBox>(panel, "mSpin");
        m->selectAll();
        QTest::keyClicks(m, "1,234");
        QCOMPARE(panel.spec().size.m, 1234); // before Enter, too
        QTest::keyClick(m, Qt::Key_Return);
        QCOMPARE(m->value(), 1234);
        RunSpec spec = panel.spec();
        spec.size.m = spec.size.k = 1 << 24;
        panel.setSpec(spec);
        QVERIFY(!panel.problems().isEmpty());
        QVERIFY(message(panel, "sizeMessage").contains("more than"));
        QVERIFY(!child<QPushButton>(panel, "setupRunButton")->isEnabled());
    }

    void variantsAreChosen()
    {
        SetupPanel panel;
        panel.setBackendHint(hint(BackendChoice::Cuda));
        choose(panel, Operation::Gemm);
        auto* list = child<QTreeWidget>(panel, "variantList");
        const QAbstractItemModelTester tester(list->model(), QAbstractItemModelTester::FailureReportingMode::Fatal);
        QCOMPARE(list->topLevelItemCount(), static_cast<int>(gemmVariants().size()));
        QTest::mouseClick(child<QPushButton>(panel, "variantsNone"), Qt::LeftButton);
        QVERIFY(panel.spec().variants.empty());
        QVERIFY(message(panel, "variantsMessage").contains("No variant is selected"));
        QVERIFY(!panel.problems().isEmpty());
        list->topLevelItem(2)->setCheckState(0, Qt::Checked);
        list->topLevelItem(0)->setCheckState(0, Qt::Checked);
        QVERIFY(panel.spec().variants ==
                (std::vector<std::string>{std::string(gemmVariants()[0].name),
                                          std::string(gemmVariants()[2].name)})); // catalogue order
        for (int i = 0; i < list->topLevelItemCount(); ++i)
            QVERIFY(list->topLevelItem(i)->toolTip(0).contains(
                QString::fromUtf8(gemmVariants()[static_cast<std::size_t>(i)].explanation.data())));
        QTest::mouseClick(child<QPushButton>(panel, "variantsDefault"), Qt::LeftButton);
        QVERIFY(panel.spec().variants == defaultVariants(Operation::Gemm, BackendChoice::Cuda));
        list->setFocus();
        list->setCurrentItem(list->topLevelItem(0));
        QTest::keyClick(list, Qt::Key_Space); // by keyboard
        QVERIFY(panel.spec().variants != defaultVariants(Operation::Gemm, BackendChoice::Cuda));
    }

    void missingVariantsAreMarkedWithTheReason()
    {
        SetupPanel panel;
        BackendHint cpu = hint(BackendChoice::Cpu);
        cpu.missingVariants.insert("attention-materialized", "the library was not found");
        panel.setBackendHint(cpu);
        panel.setSpec(attentionSpec()); // made on a GPU
        auto* list = child<QTreeWidget>(panel, "variantList");
        const auto missing = [&](int row) {
            return list->topLevelItem(row)->data(0, VariantChooser::MissingRole).toString();
        };
        QCOMPARE(missing(0), QString("the library was not found"));
        QCOMPARE(missing(1), QString());
        QVERIFY(missing(2).contains("only on the GPU"));
        QVERIFY(list->topLevelItem(2)->toolTip(0).contains("only on the GPU"));
        QVERIFY(!panel.problems().isEmpty()); // none of the chosen ones can run
        QVERIFY(message(panel, "variantsMessage").contains("None of the selected variants"));
        QVERIFY(panel.spec() == attentionSpec());
        list->topLevelItem(1)->setCheckState(0, Qt::Checked);
        QVERIFY(panel.problems().isEmpty());
        QVERIFY(message(panel, "variantsMessage").contains("2 cannot run here"));
        QTest::mouseClick(child<QPushButton>(panel, "variantsAll"), Qt::LeftButton);
        QVERIFY(panel.spec().variants == std::vector<std::string>{"attention-fused"});
    }

    void whatARunLeftOutIsMarkedUntilTheSizeIsAnother()
    {
        SetupPanel panel;
        panel.setBackendHint(hint(BackendChoice::Cuda));
        choose(panel, Operation::Gemm);
        auto* list = child<QTreeWidget>(panel, "variantList");
        const QString name = list->topLevelItem(0)->data(0, VariantChooser::IdRole).toString();
        panel.markMissing(name, "the library was not found");
        QCOMPARE(list->topLevelItem(0)->data(0, VariantChooser::MissingRole).toString(),
                 QString("the library was not found"));
        child<QSpinBox>(panel, "iterationsSpin")->setValue(33); // changes nothing of it
        QVERIFY(!list->topLevelItem(0)->data(0, VariantChooser::MissingRole).toString().isEmpty());
        child<QSpinBox>(panel, "mSpin")->setValue(64);
        QVERIFY(list->topLevelItem(0)->data(0, VariantChooser::MissingRole).toString().isEmpty());
    }

    void defaultsFollowTheTarget()
    {
        SetupPanel panel;
        panel.setBackendHint(hint(BackendChoice::Cpu));
        choose(panel, Operation::Attention);
        QVERIFY(panel.spec().variants == defaultVariants(Operation::Attention, BackendChoice::Cpu));
        choose(panel, Operation::Ladder);
        panel.setBackendHint(hint(BackendChoice::Cuda));
        RunSpec first = panel.spec();
        setDefaultSize(first, BackendChoice::Cuda);
        QVERIFY(panel.spec().shape == first.shape);
        choose(panel, Operation::Attention);
        QVERIFY(panel.spec().variants == defaultVariants(Operation::Attention, BackendChoice::Cuda));
        child<QSpinBox>(panel, "sequenceSpin")->setValue(4321);
        panel.setBackendHint(hint(BackendChoice::Cpu));
        QCOMPARE(panel.spec().size.tokens, 4321); // what somebody chose stays
    }

    void aFileBringsQuantizeBack()
    {
        SetupPanel panel;
        choose(panel, Operation::Block);
        panel.setInputTensors("/data/a.npy", {{"", "F32", "64×128", 64, 128, true, {}}});
        QVERIFY(panel.spec().operation == Operation::Quantize);
        QVERIFY(panel.spec().input.isFile());
        choose(panel, Operation::Block);
        QVERIFY(!panel.spec().input.isFile());
        QVERIFY(validate(panel.spec()).ok());
    }

    void fitsANarrowDockAndIsNamed()
    {
        SetupPanel panel;
        panel.resize(300, 600);
        panel.show();
        QVERIFY(QTest::qWaitForWindowExposed(&panel));
        auto* scroll = child<QScrollArea>(panel, "setupScroll");
        for (const Operation operation : allOperations()) {
            choose(panel, operation);
            QCoreApplication::processEvents();
            QVERIFY2(scroll->widget()->width() <= scroll->viewport()->width(), operationName(operation).data());
            QVERIFY(!operationDescription(operation).isEmpty());
            QVERIFY(subjectText(panel.spec()).contains(QString::fromStdString(sizeText(panel.spec()))));
        }
        for (const char* name :
             {"operationCombo", "sizePresets", "mSpin", "kSpin", "nSpin", "batchSpin", "headsSpin", "sequenceSpin",
              "headSizeSpin", "headSizeModels", "mSlider", "causalCheck", "variantList", "presetElements500000"}) {
            QVERIFY2(!child<QWidget>(panel, name)->accessibleName().isEmpty(), name);
            QVERIFY2(child<QWidget>(panel, name)->focusPolicy() & Qt::TabFocus, name);
        }
    }
};

QS_TEST(TestOperationPanel)
#include "test_operation_panel.moc"
