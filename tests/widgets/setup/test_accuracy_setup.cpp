// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fail_on_warnings.h"
#include "tests/gui_test.h"
#include "widgets/setup/accuracy_setup_panel.h"

#include <QAbstractSlider>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTreeWidget>

using namespace qs;

class TestAccuracySetup : public QObject
{
    Q_OBJECT

private:
    template <typename T> static T* child(QWidget& panel, const char* name)
    {
        T* found = panel.findChild<T*>(QString::fromLatin1(name));
        if (!found) qFatal("there is no %s", name);
        return found;
    }

private slots:
    void initTestCase() { failOnWarnings(); }

    void theFirstSetUpCanBeRun()
    {
        AccuracySetupPanel panel;
        QVERIFY(panel.problems().isEmpty());
        QVERIFY(validate(panel.spec()).ok());
        QCOMPARE(panel.spec().modes, defaultAccuracyModes(true)); // as the command line's
        QVERIFY(child<QPushButton>(panel, "studyRunButton")->isEnabled());
        QSignalSpy run(&panel, &AccuracySetupPanel::runRequested);
        QTest::mouseClick(child<QPushButton>(panel, "studyRunButton"), Qt::LeftButton);
        QCOMPARE(run.size(), 1);
    }

    void showsWhatItIsGivenAndGivesItBack()
    {
        AccuracyStudySpec spec;
        spec.classes = 36;
        spec.trainCount = 1234;
        spec.calibrationCount = 77;
        spec.testCount = 4321;
        spec.model = "transformer";
        spec.modes = {"fp32", "int4-rtn", "qat-int4-lsq"};
        spec.epochs = 3;
        spec.qatEpochs = 5;
        spec.seed = 1ULL << 40;
        spec.outliers = true;
        spec.groupSize = 48; // none of those offered
        spec.sensitivity = false;
        spec.batch = 17;
        spec.iterations = 60;
        spec.backend = BackendChoice::Cpu;
        spec.device = 1;
        AccuracySetupPanel panel;
        QSignalSpy changed(&panel, &AccuracySetupPanel::specChanged);
        panel.setSpec(spec);
        QVERIFY(panel.spec() == spec);
        QCOMPARE(changed.size(), 0);
        spec.data = "/data/mnist";
        spec.classes = 10;
        spec.model = "/models/a b.safetensors";
        panel.setSpec(spec);
        QVERIFY(panel.spec() == spec);
        QVERIFY(child<QWidget>(panel, "studyDataPath")->isVisibleTo(&panel));
        QVERIFY(!child<QWidget>(panel, "studyEpochsSpin")->isVisibleTo(&panel)); // it is trained already
    }

    void everyControlChangesTheSpec()
    {
        AccuracySetupPanel panel;
        QSignalSpy changed(&panel, &AccuracySetupPanel::specChanged);
        child<QSpinBox>(panel, "studyTestSpin")->setValue(5000);
        QCOMPARE(panel.spec().testCount, 5000);
        child<QComboBox>(panel, "studyModelCombo")->setCurrentIndex(0);
        QCOMPARE(panel.spec().model, std::string("tiny"));
        child<QCheckBox>(panel, "studyOutliersCheck")->setChecked(true);
        QVERIFY(panel.spec().outliers);
        child<QComboBox>(panel, "studyGroupCombo")->setCurrentIndex(0);
        QCOMPARE(panel.spec().groupSize, 32);
        child<QSpinBox>(panel, "studySeedSpin")->setValue(9);
        QCOMPARE(panel.spec().seed, std::uint64_t(9));
        QCOMPARE(changed.size(), 5);
        QVERIFY(child<QWidget>(panel, "studyQatEpochsSpin")->isVisibleTo(&panel));
        child<QPushButton>(panel, "studyModesNoQat")->click();
        QCOMPARE(panel.spec().modes, defaultAccuracyModes(false));
        QVERIFY(!child<QWidget>(panel, "studyQatEpochsSpin")->isVisibleTo(&panel));
        child<QPushButton>(panel, "studyModesDefault")->click();
        QCOMPARE(panel.spec().modes, defaultAccuracyModes(true));
        child<QPushButton>(panel, "studyModesNone")->click();
        QCOMPARE(panel.spec().modes, std::vector<std::string>{"fp32"}); // the baseline stays
    }

    void aGroupChecksItsModes()
    {
        AccuracySetupPanel panel;
        child<QPushButton>(panel, "studyModesNone")->click();
        auto* list = child<QTreeWidget>(panel, "studyModeList");
        QTreeWidgetItem* half = list->topLevelItem(1);
        half->setCheckState(0, Qt::Checked);
        QCOMPARE(panel.spec().modes, (std::vector<std::string>{"fp32", "fp16", "bf16"}));
        half->child(0)->setCheckState(0, Qt::Unchecked);
        QCOMPARE(half->checkState(0), Qt::PartiallyChecked);
        QVERIFY(!(list->topLevelItem(0)->child(0)->flags() & Qt::ItemIsUserCheckable));
        for (int g = 0; g < list->topLevelItemCount(); ++g)
            for (int i = 0; i < list->topLevelItem(g)->childCount(); ++i)
                QVERIFY(list->topLevelItem(g)->child(i)->toolTip(0).size() > 20);
    }

    void saysWhatIsWrongWhereItIs()
    {
        AccuracySetupPanel panel;
        auto* run = child<QPushButton>(panel, "studyRunButton");
        auto* message = child<QLabel>(panel, "studyDataMessage");
        child<QComboBox>(panel, "studyDataCombo")->setCurrentIndex(2); // the user's own, of which there is none yet
        QVERIFY(!run->isEnabled());
        QVERIFY(message->text().contains(QStringLiteral("Choose a file or a folder")));
        QSignalSpy chosen(&panel, &AccuracySetupPanel::dataChosen);
        auto* path = child<QLineEdit>(panel, "studyDataPath");
        path->setText(QStringLiteral("/data/x.csv"));
        emit path->editingFinished();
        QCOMPARE(chosen.last().first().toString(), QStringLiteral("/data/x.csv"));
        QVERIFY(run->isEnabled());
        panel.setDataError(QStringLiteral("Line 3 has a word where a number belongs."));
        QVERIFY(!run->isEnabled());
        QVERIFY(run->toolTip().contains(QStringLiteral("Line 3")));
        path->setText(QStringLiteral("/data/y.csv"));
        emit path->editingFinished();
        QVERIFY(run->isEnabled()); // another file, another chance
        child<QComboBox>(panel, "studyModelCombo")->setCurrentIndex(3);
        auto* model = child<QLineEdit>(panel, "studyModelPath");
        model->setText(QStringLiteral("/m/model.onnx"));
        emit model->editingFinished();
        QVERIFY(!run->isEnabled());
        QVERIFY(child<QLabel>(panel, "studyModelMessage")->text().contains(QStringLiteral(".safetensors")));
        model->setText(QStringLiteral("/m/model.safetensors"));
        emit model->editingFinished();
        QVERIFY(run->isEnabled());
        panel.setRunEnabled(false, QStringLiteral("A run is measuring."));
        QCOMPARE(run->toolTip(), QStringLiteral("A run is measuring."));
    }

    void everyControlHasANameAndATooltip()
    {
        AccuracySetupPanel panel;
        int seen = 0;
        for (QWidget* widget : panel.findChildren<QWidget*>()) {
            const bool control = qobject_cast<QComboBox*>(widget) || qobject_cast<QSpinBox*>(widget) ||
                                 qobject_cast<QCheckBox*>(widget) || qobject_cast<QPushButton*>(widget);
            if (!control) continue;
            ++seen;
            QVERIFY2(!widget->accessibleName().isEmpty(), qPrintable(widget->objectName()));
            QVERIFY2(!widget->toolTip().isEmpty(), qPrintable(widget->objectName()));
        }
        QVERIFY(seen >= 15);
    }
};

QS_TEST(TestAccuracySetup)
#include "test_accuracy_setup.moc"
