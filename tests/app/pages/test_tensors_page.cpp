// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fail_on_warnings.h"

#include "app/pages/tensors/tensors_page.h"
#include "tests/gui_test.h"
#include "widgets/charts/bars/channel_chart.h"
#include "widgets/charts/bars/histogram_chart.h"
#include "widgets/tensor/tensor_view_panel.h"

#include <QComboBox>
#include <QLabel>
#include <QSignalSpy>
#include <QSlider>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <fstream>

using namespace qs;

namespace {

NamedTensor tensor(const std::string& name)
{
    NamedTensor t{name, 64, 96, std::vector<float>(64 * 96)};
    for (std::size_t i = 0; i < t.values.size(); ++i)
        t.values[i] = std::sin(static_cast<float>(i)) * (i % 96 == 17 ? 20.0f : 1.0f);
    return t;
}

TensorChoice choice(const char* name)
{
    TensorChoice c;
    c.name = QString::fromLatin1(name);
    c.usable = true;
    return c;
}

/// A 2-D array of floats as NumPy writes it.
void writeNpy(const QString& path, int rows, int columns)
{
    std::string header = "{'descr': '<f4', 'fortran_order': False, 'shape': (" + std::to_string(rows) + ", " +
                         std::to_string(columns) + "), }";
    header.resize((10 + header.size() + 64) / 64 * 64 - 11, ' ');
    header += '\n';
    std::ofstream file(path.toStdString(), std::ios::binary);
    const auto length = static_cast<std::uint16_t>(header.size());
    file << std::string("\x93NUMPY\x01\x00", 8) << static_cast<char>(length & 255) << static_cast<char>(length >> 8)
         << header;
    for (int i = 0; i < rows * columns; ++i) {
        const float value = std::cos(static_cast<float>(i));
        file.write(reinterpret_cast<const char*>(&value), 4);
    }
}

} // namespace

class TestTensorsPage : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;

private slots:
    void initTestCase() { failOnWarnings(); }

    void emptyPageSaysWhatToDo()
    {
        TensorsPage page;
        page.resize(700, 560);
        page.show();
        auto* words = page.findChild<QLabel*>("tensorEmptyText");
        QVERIFY(words && words->isVisible());
        QVERIFY(words->text().contains("safetensors"));
    }

    void tensorsOfTheStudyAreAskedForAndShown()
    {
        TensorsPage page;
        page.resize(700, 560);
        page.show();
        QSignalSpy asked(&page, &TensorsPage::studyTensorRequested);
        page.setStudyTensors({choice("layers.0.weight"), choice("layers.1.weight")});
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked[0][0].toString(), QString("layers.0.weight"));
        page.setStudyTensor(tensor("other")); // overtaken
        QVERIFY(!page.findChild<QLabel*>("tensorHeadline")->text().contains("dB"));
        page.setStudyTensor(tensor("layers.0.weight"));
        auto* headline = page.findChild<QLabel*>("tensorHeadline");
        QTRY_VERIFY(headline->text().contains("dB"));
        QVERIFY2(headline->text().contains("INT8"), qPrintable(headline->text()));
        QVERIFY(!page.histogram().summary().isEmpty());
        QVERIFY(page.channels().summary().contains("17"));
        page.setStudyTensors({});
        QVERIFY(page.findChild<QLabel*>("tensorEmptyText")->isVisible());
    }

    /// A finding about the input of a run leads to its tensor.
    void aTensorOfAFileThatIsAskedForIsShown()
    {
        TensorsPage page;
        page.resize(700, 560);
        page.show();
        TensorFileAccess files;
        files.list = [](const QString&, std::stop_token) -> Result<QVector<TensorChoice>> {
            return QVector<TensorChoice>{choice("first"), choice("wanted")};
        };
        files.read = [](const QString&, const QString& name, std::int64_t, std::stop_token) -> Result<TensorRows> {
            return TensorRows{64, 96, 64, tensor(name.toStdString()).values};
        };
        page.openFile("model.safetensors", files, "wanted");
        auto* subtitle = page.findChild<QLabel*>("tensorSubtitle");
        QTRY_VERIFY2(subtitle->text().contains("wanted"), qPrintable(subtitle->text()));
        page.openFile("model.safetensors", files, "not there");
        QTRY_VERIFY2(subtitle->text().contains("first"), qPrintable(subtitle->text()));
    }

    void aSliderIsFollowed()
    {
        TensorsPage page;
        page.resize(700, 560);
        page.show();
        page.setStudyTensors({choice("w")});
        page.setStudyTensor(tensor("w"));
        auto* headline = page.findChild<QLabel*>("tensorHeadline");
        QTRY_VERIFY(headline->text().contains("INT8"));
        TensorProbeRequest request = page.panel().request();
        QSlider* bits = nullptr;
        for (QSlider* slider : page.panel().findChildren<QSlider*>())
            if (slider->minimum() == 2 && slider->maximum() == 8) bits = slider;
        QVERIFY(bits);
        for (int value = 7; value >= 3; --value) // as a drag does, faster than the answers come
            bits->setValue(value);
        QTRY_VERIFY2(headline->text().contains("INT3"), qPrintable(headline->text()));
    }

    void filesAreOpened()
    {
        const QString path = m_dir.filePath("array.npy");
        writeNpy(path, 40, 30);
        TensorsPage page;
        page.resize(700, 560);
        page.show();
        page.openFile(path);
        auto* headline = page.findChild<QLabel*>("tensorHeadline");
        QTRY_VERIFY(headline->text().contains("dB"));
        QVERIFY2(page.findChild<QLabel*>("tensorSubtitle")->text().contains("40 × 30"),
                 qPrintable(page.findChild<QLabel*>("tensorSubtitle")->text()));
        QCOMPARE(page.findChild<QComboBox*>("tensorSource")->currentIndex(), 1);
        std::optional<Error> error;
        connect(&page, &TensorsPage::failed, this, [&](const Error& e) { error = e; });
        page.openFile(m_dir.filePath("missing.npy"));
        QTRY_VERIFY(error.has_value());
        QVERIFY(!error->message.empty());
    }

    void aStudyThatIsNotSeenIsNotAsked()
    {
        TensorsPage page;
        QSignalSpy asked(&page, &TensorsPage::studyTensorRequested);
        page.setStudyTensors({choice("w")});
        QCOMPARE(asked.size(), 0);
        page.show();
        QCOMPARE(asked.size(), 1);
    }
};

QS_TEST(TestTensorsPage)
#include "test_tensors_page.moc"
