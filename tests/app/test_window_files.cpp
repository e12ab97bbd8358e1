// SPDX-License-Identifier: GPL-3.0-or-later
#include "window_test.h"

#include "app/window/file_commands.h"
#include "widgets/charts/scope_chart.h"
#include "widgets/panels/findings_panel.h"
#include "widgets/panels/setup_panel.h"

#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QMimeData>

using namespace qs;

class TestWindowFiles : public WindowTest
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        failOnWarnings();
        QVERIFY(m_dir.isValid());
    }

    void aChartIsSavedAsAPicture()
    {
        const auto window = this->window();
        auto* chart = window->findChild<ScopeChart*>();
        for (const char* suffix : {"png", "svg", "pdf"}) {
            const QString picture = m_dir.filePath(QStringLiteral("trace.") + QLatin1String(suffix));
            QVERIFY(window->files().savePictureTo(*chart, picture));
            QVERIFY(QFileInfo(picture).size() > 1000);
        }
        QVERIFY(!window->files().savePictureTo(*chart, m_dir.filePath(QStringLiteral("no/such/folder.png"))));
        bool asked = false;
        QTimer::singleShot(300, this, [&asked] {
            auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
            asked = dialog != nullptr;
            if (dialog) dialog->reject();
        });
        emit chart->savePictureRequested(); // what the context menu of every chart does
        QVERIFY(asked);
    }

    void aWrongInputFileIsExplainedInPlace()
    {
        auto window = this->window();
        const QString file = m_dir.filePath(QStringLiteral("broken.npy"));
        QFile out(file);
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write("\x93NUMPY\x01\x00 broken");
        out.close();
        window->openPath(file);
        auto* messages = child<MessageBar>(*window, "messageBar");
        QTRY_VERIFY(messages->isVisible());
        QCOMPARE(messages->kind(), MessageBar::Kind::Error);
        QVERIFY(messages->text().contains(QStringLiteral("broken.npy")));
        QVERIFY(!child<FindingsPanel>(*window, "findingsPanel")->findings().isEmpty());
        QVERIFY(action(*window, "actionRun")->isEnabled());
    }

    void aDroppedTensorBecomesTheInput()
    {
        auto window = this->window();
        const QString file = m_dir.filePath(QStringLiteral("input.npy"));
        QByteArray header("{'descr': '<f4', 'fortran_order': False, 'shape': (3, 32), }");
        header = header.leftJustified(117, ' ') + '\n';
        QByteArray bytes("\x93NUMPY\x01\x00", 8);
        bytes += char(header.size());
        bytes += '\0';
        bytes += header;
        for (int i = 0; i < 96; ++i) {
            const float value = static_cast<float>(i - 40) * 0.25f;
            bytes.append(reinterpret_cast<const char*>(&value), sizeof value);
        }
        QFile out(file);
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write(bytes);
        out.close();
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(file)});
        QDragEnterEvent enter(QPoint(600, 300), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(window.get(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(QPointF(600, 300), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(window.get(), &drop);
        auto* setup = child<SetupPanel>(*window, "setupPanel");
        QTRY_COMPARE(QString::fromStdString(setup->spec().input.path), file);
        QCOMPARE(setup->spec().shape.hidden, 32);
        runToEnd(*window);
        if (QTest::currentTestFailed()) return;
        const Segment& segment = *window->store().runs().first().result->last();
        QCOMPARE(segment.spec.shape.tokens, 3);
        QCOMPARE(segment.modes[1].verification.rows, 3);
        QCOMPARE(segment.modes[1].verification.rowsDiffer, 0);
        forget(*window);
    }

    void aBrokenSessionLeavesEverythingAsItWas()
    {
        auto window = this->window();
        runToEnd(*window);
        if (QTest::currentTestFailed()) return;
        forget(*window);
        const QString before = tableText(*window);
        const QString file = m_dir.filePath(QStringLiteral("broken.quantoscope"));
        QFile out(file);
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write("{\"format\":\"quantoscope-session\",\"schema\":9,\"runs\":[]}");
        out.close();
        window->openPath(file);
        QVERIFY(child<MessageBar>(*window, "messageBar")->text().contains(QStringLiteral("newer version")));
        QCOMPARE(window->store().runs().size(), 1);
        QCOMPARE(tableText(*window), before);
    }

    void setUpAndLayoutAreRemembered()
    {
        AppContext same = context();
        Settings(same.settingsFile).setSetup(smallSpec());
        {
            MainWindow window(same);
            window.show();
            type(child<QAbstractSpinBox>(window, "iterationsSpin"), 77);
            window.findChild<QWidget*>(QStringLiteral("findingsDock"))->hide();
            QVERIFY(window.close());
        }
        MainWindow window(same);
        window.show();
        QCOMPARE(child<SetupPanel>(window, "setupPanel")->spec().iterations, 77);
        QVERIFY(!window.findChild<QWidget*>(QStringLiteral("findingsDock"))->isVisible());
        action(window, "actionResetLayout")->trigger();
        QVERIFY(window.findChild<QWidget*>(QStringLiteral("findingsDock"))->isVisible());
    }
};

QTEST_MAIN(TestWindowFiles)
#include "test_window_files.moc"
