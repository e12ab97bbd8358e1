// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fail_on_warnings.h"
#include "tests/gui_test.h"
#include "tests/widgets/support/study_example.h"
#include "widgets/charts/bars/channel_chart.h"
#include "widgets/charts/bars/histogram_chart.h"
#include "widgets/tensor/tensor_view_panel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSlider>

#include <limits>

using namespace qs;

class TestTensorView : public QObject
{
    Q_OBJECT

private:
    template <typename T> static T* child(QWidget& panel, const char* name)
    {
        T* found = panel.findChild<T*>(QString::fromLatin1(name));
        if (!found) qFatal("there is no %s", name);
        return found;
    }
    static QVector<TensorChoice> tensors()
    {
        return {
            {QStringLiteral("ids"), QStringLiteral("I64"), QStringLiteral("12"), 1, 12, false,
             QStringLiteral("whole numbers")},
            {QStringLiteral("layers.0.weight"), QStringLiteral("F32"), QStringLiteral("512×784"), 512, 784, true, {}},
            {QStringLiteral("layers.1.weight"), QStringLiteral("F32"), QStringLiteral("10×512"), 10, 512, true, {}}};
    }
    static TensorProbeRequest last(QSignalSpy& spy) { return spy.last().first().value<TensorProbeRequest>(); }

private slots:
    void initTestCase()
    {
        failOnWarnings();
        loadResources();
    }

    void theFirstUsableTensorIsAskedFor()
    {
        TensorViewPanel panel;
        QSignalSpy asked(&panel, &TensorViewPanel::probeRequested);
        QVERIFY(child<QLabel>(panel, "tensorMessage")->text().contains(QStringLiteral("No tensor yet")));
        child<QSlider>(panel, "probeBitsSlider")->setValue(4); // without a tensor nothing is asked
        QCOMPARE(asked.size(), 0);
        panel.setTensors(tensors());
        QCOMPARE(asked.size(), 1);
        QCOMPARE(last(asked).tensor, std::string("layers.0.weight"));
        QCOMPARE(last(asked).bits, 4);
        panel.setTensors(tensors()); // the same again
        QCOMPARE(asked.size(), 1);
    }

    void everyMoveOfAKnobAsks()
    {
        TensorViewPanel panel;
        panel.setTensors(tensors());
        QSignalSpy asked(&panel, &TensorViewPanel::probeRequested);
        child<QSlider>(panel, "probeBitsSlider")->setValue(3);
        QCOMPARE(last(asked).bits, 3);
        child<QSlider>(panel, "probeGroupSlider")->setValue(0);
        QCOMPARE(last(asked).groupSize, int(TensorProbeRequest::kPerTensor));
        child<QSlider>(panel, "probeGroupSlider")->setValue(4);
        QCOMPARE(last(asked).groupSize, 128);
        child<QSlider>(panel, "probeClipSlider")->setValue(85);
        QCOMPARE(last(asked).clip, 0.85);
        child<QCheckBox>(panel, "probeSymmetricCheck")->setChecked(false);
        QVERIFY(!last(asked).symmetric);
        child<QComboBox>(panel, "probeFormatCombo")->setCurrentIndex(3);
        QCOMPARE(last(asked).format, NumberFormat::NF4);
        QVERIFY(!child<QSlider>(panel, "probeBitsSlider")->isVisibleTo(&panel));
        QCOMPARE(asked.size(), 6);
        for (const auto& call : asked)
            QVERIFY(validate(call.first().value<TensorProbeRequest>()).ok());
    }

    void formatsWithGroupsOfTheirOwnSaySo()
    {
        TensorViewPanel panel;
        panel.setTensors(tensors());
        child<QComboBox>(panel, "probeFormatCombo")->setCurrentIndex(5); // MXFP4
        auto* group = child<QSlider>(panel, "probeGroupSlider");
        QVERIFY(!group->isEnabled());
        QVERIFY(group->toolTip().contains(QStringLiteral("32")));
        QVERIFY(!child<QSlider>(panel, "probeClipSlider")->isEnabled());
        QVERIFY(!child<QPushButton>(panel, "probeSearchButton")->isEnabled());
        child<QComboBox>(panel, "probeFormatCombo")->setCurrentIndex(0);
        QVERIFY(group->isEnabled());
    }

    void aSearchedClipMovesItsSlider()
    {
        TensorViewPanel panel;
        panel.setTensors(tensors());
        QSignalSpy asked(&panel, &TensorViewPanel::probeRequested);
        child<QPushButton>(panel, "probeSearchButton")->click();
        QVERIFY(last(asked).searchClip);
        TensorProbeResult answer = example::probe();
        answer.request = last(asked);
        answer.request.clip = 0.77;
        panel.setResult(answer);
        QCOMPARE(child<QSlider>(panel, "probeClipSlider")->value(), 77);
        QCOMPARE(asked.size(), 1); // the answer asks nothing anew
        QCOMPARE(panel.request().clip, 0.77);
        QVERIFY(!panel.request().searchClip);
    }

    void showsFiguresAndErrors()
    {
        TensorViewPanel panel;
        panel.setTensors(tensors());
        panel.setResult(example::probe());
        QCOMPARE(child<QLabel>(panel, "probeSqnr")->text(), QStringLiteral("18.25 dB"));
        QCOMPARE(child<QLabel>(panel, "probeOutliers")->text(), QStringLiteral("2 of 1,000"));
        TensorProbeResult exact = example::probe();
        exact.sqnrDb = std::numeric_limits<double>::infinity();
        panel.setResult(exact);
        QCOMPARE(child<QLabel>(panel, "probeSqnr")->text(), QStringLiteral("exact"));
        exact.destroyed = 3;
        panel.setResult(exact);
        QCOMPARE(child<QLabel>(panel, "probeSqnr")->text(), QStringLiteral("exact in part"));
        QVERIFY(child<QLabel>(panel, "tensorMessage")->text().contains(QStringLiteral("restored as NaN or infinite")));
        exact.sqnrDb = std::numeric_limits<double>::quiet_NaN();
        panel.setResult(exact);
        QCOMPARE(child<QLabel>(panel, "probeSqnr")->text(), QStringLiteral("not judged"));
        panel.setError(QStringLiteral("The file is gone."));
        QCOMPARE(child<QLabel>(panel, "probeSqnr")->text(), QStringLiteral("–"));
        QVERIFY(child<QLabel>(panel, "tensorMessage")->text().contains(QStringLiteral("The file is gone.")));
        panel.setTensors({tensors().first()});
        QVERIFY(child<QLabel>(panel, "tensorMessage")->text().contains(QStringLiteral("whole numbers")));
    }

    void typingFindsATensor()
    {
        TensorViewPanel panel;
        panel.setTensors(tensors());
        QSignalSpy asked(&panel, &TensorViewPanel::probeRequested);
        auto* combo = child<QComboBox>(panel, "probeTensorCombo");
        combo->setEditText(QStringLiteral("s.1.w"));
        emit combo->lineEdit()->editingFinished();
        QCOMPARE(last(asked).tensor, std::string("layers.1.weight"));
        QCOMPARE(combo->currentText(), QStringLiteral("layers.1.weight"));
        combo->setEditText(QStringLiteral("nothing of that name"));
        emit combo->lineEdit()->editingFinished();
        QCOMPARE(asked.size(), 1);
        QCOMPARE(combo->currentText(), QStringLiteral("layers.1.weight"));
    }

    void requestsAreChecked()
    {
        TensorProbeRequest request;
        QVERIFY(validate(request).ok());
        request.bits = 9;
        QVERIFY(!validate(request).ok());
        request.bits = 8;
        request.clip = 0.1;
        QVERIFY(!validate(request).ok());
        request.clip = std::numeric_limits<double>::quiet_NaN();
        QVERIFY(!validate(request).ok());
        request.clip = 0.5;
        request.groupSize = -2;
        QVERIFY(!validate(request).ok());
        request.groupSize = 64;
        request.symmetric = false;
        QCOMPARE(probeText(request).english(), std::string("INT8 asymmetric, groups of 64, clip 0.50"));
        request.format = NumberFormat::NVFP4;
        QCOMPARE(probeGroupSize(request), 16);
        QCOMPARE(probeText(request).english(), std::string("NVFP4, groups of 16"));
    }

    void histogramShowsWhatIsThere()
    {
        HistogramChart chart;
        QCOMPARE(chart.summary(), chart.emptyText());
        chart.fill(&HistogramContent::setProbe, example::probe());
        QVERIFY(chart.summary().contains(QStringLiteral("15 values at the median scale")));
        const QImage log = chart.renderImage({600, 400}, 1, Theme::light());
        chart.setLogCount(false);
        QVERIFY(chart.renderImage({600, 400}, 1, Theme::light()) != log);
        TensorProbeResult flat = example::probe(); // all values the same
        flat.before.edges = {0.5, 0.5};
        flat.before.counts = {10};
        flat.after = flat.before;
        chart.fill(&HistogramContent::setProbe, flat);
        for (const QSize size : {QSize(60, 40), QSize(600, 400)})
            QCOMPARE(chart.renderImage(size, 1, Theme::night()).size(), size);
        flat.before.counts = {1, 2, 3}; // does not fit its edges: nothing is drawn instead of something wrong
        chart.fill(&HistogramContent::setProbe, flat);
        QCOMPARE(chart.summary(), chart.emptyText());
    }

    void outlierChannelsAreMarkedAndReadOut()
    {
        ChannelChart chart;
        chart.fill(&ChannelContent::setProbe, example::probe());
        chart.resize(600, 400);
        QVERIFY(chart.summary().contains(QStringLiteral("7, 600")));
        QTest::keyClick(&chart, Qt::Key_Right);
        QVERIFY(chart.accessibleDescription().contains(QStringLiteral("column 7")));
        QTest::keyClick(&chart, Qt::Key_Right);
        QVERIFY(chart.accessibleDescription().contains(QStringLiteral("column 600")));
        QSignalSpy sorted(&chart, &ChannelChart::sortedChanged);
        const QImage before = chart.renderImage({600, 400}, 1, Theme::light());
        chart.setSorted(true);
        QCOMPARE(sorted.size(), 1);
        QVERIFY(chart.renderImage({600, 400}, 1, Theme::light()) != before);
        // An outlier narrower than a pixel is still seen: ink high up in the plot, left and right.
        chart.setSorted(false);
        const QImage image = chart.renderImage({300, 400}, 1, Theme::light());
        int marked = 0;
        for (int x = 0; x < image.width(); ++x)
            for (int y = 60; y < 110; ++y)
                if (image.pixelColor(x, y) == Theme::light().outlier) ++marked;
        QVERIFY2(marked > 20, qPrintable(QString::number(marked)));
        chart.fill(&ChannelContent::setAxis, ChannelAxis::Rows);
        QVERIFY(chart.summary().contains(QStringLiteral("4 rows")));
    }
};

QS_TEST(TestTensorView)
#include "test_tensor_view.moc"
