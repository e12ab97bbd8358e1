// SPDX-License-Identifier: GPL-3.0-or-later
// Ctrl+V in the window and the button of the start page: tables go to the audit, results of other tools into the
// session; several files that are dropped at once become one comparison.
#include "tests/app/support/window_files.h"
#include "tests/app/support/window_test.h"

#include "app/audit/audit_dialog.h"
#include "app/session/settings.h"
#include "tests/gui_test.h"
#include "widgets/runs/run_comparison_view.h"
#include "widgets/tables/copyable_table.h"

#include <QClipboard>
#include <QFile>
#include <QGuiApplication>
#include <QMenu>
#include <QPushButton>
#include <QUrl>

#include <algorithm>

using namespace qs;

namespace {

const char kMarkdown[] =
    "| Kernel | Time (us) | Speedup |\n|---|---|---|\n| a | 12.00 | 1.00x |\n| b | 6.00 | 2.00x |\n"
    "| c | 4.00 | 3.50x |\n";
const char kTsv[] = "Kernel\tTime (us)\tSpeedup\na\t12.00\t1.00x\nb\t6.00\t2.00x\nc\t4.00\t3.50x\n";
const char kCsv[] = "Kernel,Time (us),Speedup\na,12.00,1.00x\nb,6.00,2.00x\nc,4.00,3.50x\n";
const char kTerminal[] = "Kernel    Time (us)    Speedup\na         12.00        1.00x\nb         6.00         2.00x\n"
                         "c         4.00         3.50x\n";

} // namespace

class TestPaste : public WindowTest
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        failOnWarnings();
        QVERIFY(m_dir.isValid());
    }

    void aTableGoesToTheAudit_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("Markdown") << QString::fromLatin1(kMarkdown);
        QTest::newRow("TSV") << QString::fromLatin1(kTsv);
        QTest::newRow("CSV") << QString::fromLatin1(kCsv);
        QTest::newRow("terminal") << QString::fromLatin1(kTerminal);
    }
    void aTableGoesToTheAudit()
    {
        QFETCH(QString, text);
        auto window = activeWindow();
        QGuiApplication::clipboard()->setText(text);
        QTest::keyClick(window.get(), Qt::Key_V, Qt::ControlModifier);
        QTRY_VERIFY(child<AuditDialog>(*window, "auditDialog"));
        auto* dialog = child<AuditDialog>(*window, "auditDialog");
        QTRY_VERIFY(dialog->isVisible());
        QCOMPARE(dialog->text(), text);
        QTRY_COMPARE(dialog->result().findings.size(), std::size_t{1});
        QCOMPARE(dialog->result().findings.front().row, std::string("c"));
        QVERIFY(window->store().runs().isEmpty());
    }

    void theStartPageOffersIt()
    {
        auto window = activeWindow();
        QGuiApplication::clipboard()->setText(QString::fromLatin1(kMarkdown));
        auto* button = child<QPushButton>(*window, "offer-actionPaste");
        QVERIFY(button);
        QTest::mouseClick(button, Qt::LeftButton);
        QTRY_VERIFY(child<AuditDialog>(*window, "auditDialog"));
        QTRY_COMPARE(child<AuditDialog>(*window, "auditDialog")->result().findings.size(), std::size_t{1});
    }

    void resultsOfOtherToolsAreImported()
    {
        auto window = activeWindow();
        QFile trace(QStringLiteral(QS_SOURCE_DIR "/tests/data/imports/torch_trace.json"));
        QVERIFY(trace.open(QIODevice::ReadOnly));
        QGuiApplication::clipboard()->setText(QString::fromUtf8(trace.readAll()));
        QTest::keyClick(window.get(), Qt::Key_V, Qt::ControlModifier);
        addPreviewed(*window);
        QTRY_COMPARE(window->store().runs().size(), 1);
        QVERIFY2(window->store().runs().first().name.contains(QStringLiteral("Clipboard")),
                 qPrintable(window->store().runs().first().name));
        QVERIFY(!child<AuditDialog>(*window, "auditDialog"));
        for (const QAction* action : child<QMenu>(*window, "recentMenu")->actions())
            QVERIFY2(!action->text().contains(QStringLiteral("Clipboard")), qPrintable(action->text()));
        forget(*window);
    }

    void whatIsNoTableIsSaid()
    {
        auto window = activeWindow();
        auto* messages = child<MessageBar>(*window, "messageBar");
        QGuiApplication::clipboard()->clear();
        QTest::keyClick(window.get(), Qt::Key_V, Qt::ControlModifier);
        QTRY_VERIFY(messages->isVisible());
        QVERIFY2(messages->text().contains(QStringLiteral("no text and no files")), qPrintable(messages->text()));
        QGuiApplication::clipboard()->setText(QStringLiteral("{\"schema\": 1, \"runs\": []}"));
        QTest::keyClick(window.get(), Qt::Key_V, Qt::ControlModifier);
        QTRY_COMPARE(messages->kind(), MessageBar::Kind::Error);
        QVERIFY2(messages->text().contains(QStringLiteral("cannot be imported")), qPrintable(messages->text()));
        QVERIFY(window->store().runs().isEmpty());
    }

    /// A field takes what is pasted into it.
    void aFieldKeepsItsOwnPaste()
    {
        auto window = activeWindow();
        QGuiApplication::clipboard()->setText(QStringLiteral("64"));
        const auto fields = window->findChildren<QAbstractSpinBox*>();
        const auto shown = std::ranges::find_if(fields, [](const auto* each) { return each->isVisible(); });
        QVERIFY(shown != fields.end());
        QAbstractSpinBox* field = *shown;
        field->setFocus();
        field->selectAll();
        QTest::keyClick(field, Qt::Key_V, Qt::ControlModifier);
        QVERIFY(!child<AuditDialog>(*window, "auditDialog"));
        QVERIFY2(field->text().contains(QStringLiteral("64")), qPrintable(field->text()));
        QTest::keyClick(field, Qt::Key_Return);
        field->clearFocus();
    }

    /// With samples, and with means and deviations alone.
    void filesDroppedTogetherAreCompared_data()
    {
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("second");
        QTest::addRow("samples") << QStringLiteral("torch_trace/good.json") << QStringLiteral("torch_trace/good.json");
        QTest::addRow("means") << QStringLiteral("nvbench/good.json") << QStringLiteral("nvbench/slower.json");
    }
    void filesDroppedTogetherAreCompared()
    {
        QFETCH(const QString, first);
        QFETCH(const QString, second);
        auto window = activeWindow();
        QStringList files;
        for (const auto& [name, from] : {std::pair("a.json", first), std::pair("b.json", second)}) {
            const QString path = m_dir.filePath(QStringLiteral("%1 %2").arg(QTest::currentDataTag(), name));
            QVERIFY(QFile::copy(QStringLiteral(QS_SOURCE_DIR "/tests/data/imports/") + from, path));
            files << path;
        }
        QVERIFY(dropFiles(*window, files));
        auto* messages = child<MessageBar>(*window, "messageBar");
        addPreviewed(*window);
        QTRY_VERIFY2(window->store().runs().size() == 2, qPrintable(messages->text()));
        QTRY_VERIFY(window->store().baselineRun());
        QCOMPARE(window->store().baselineRun()->id, window->store().runs().first().id);
        auto* view = window->findChild<RunComparisonView*>();
        QVERIFY(view);
        QTRY_VERIFY(view->isVisible());
        QTRY_VERIFY(view->table().model()->rowCount() > 0);
        forget(*window);
    }

private:
    std::unique_ptr<MainWindow> activeWindow()
    {
        auto made = window();
        made->show();
        made->activateWindow();
        (void)QTest::qWaitForWindowActive(made.get());
        return made;
    }
};

QS_TEST(TestPaste)
#include "test_paste.moc"
