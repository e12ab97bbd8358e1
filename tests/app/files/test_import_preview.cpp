// SPDX-License-Identifier: GPL-3.0-or-later
// What an import would bring, shown before anything is added.
#include "tests/app/support/window_files.h"
#include "tests/app/support/window_test.h"

#include "app/files/import_preview.h"
#include "tests/gui_test.h"
#include "widgets/controls/inline_message.h"

#include <QPushButton>
#include <QTreeWidget>

using namespace qs;

namespace {

/// Of four queries one was not measured.
const char* const kFourQueries = R"([{"computeMs":1.0},{"computeMs":1.1},{"computeMs":0},{"computeMs":1.2}])";
/// One row with figures, one with the mean alone.
const char* const kTwoRows =
    R"({"meta":{},"devices":[{"id":0,"name":"NVIDIA H200"}],"benchmarks":[{"name":"copy","states":[
 {"name":"T=I32","is_skipped":false,"summaries":[
  {"tag":"nv/cold/sample_size","data":[{"name":"value","type":"int64","value":"1024"}]},
  {"tag":"nv/cold/time/gpu/mean","data":[{"name":"value","type":"float64","value":"1.5e-05"}]},
  {"tag":"nv/cold/time/gpu/median","data":[{"name":"value","type":"float64","value":"1.45e-05"}]},
  {"tag":"nv/batch/time/gpu/mean","data":[{"name":"value","type":"float64","value":"1.2e-05"}]}]}]}]})";

} // namespace

class TestImportPreview : public WindowTest
{
    Q_OBJECT

    QString write(const char* name, const char* content)
    {
        QFile file(m_dir.filePath(QString::fromLatin1(name)));
        return file.open(QIODevice::WriteOnly) && file.write(content) >= 0 ? file.fileName() : QString();
    }

private slots:
    /// Before anything is added: the first rows, what was left out and why, and what could not be read.
    void thePreviewShowsWhatWouldComeIn()
    {
        auto made = this->window();
        MainWindow& window = *made;
        QVERIFY(dropFiles(window, {write("times.json", kFourQueries), write("copy.json", kTwoRows),
                                   write("words.json", "{\"some\":\"thing\"}")}));
        QTRY_VERIFY(window.findChild<ImportPreview*>());
        auto* preview = window.findChild<ImportPreview*>();
        auto* tree = child<QTreeWidget>(*preview, "importTree");
        QCOMPARE(tree->topLevelItemCount(), 2);
        QVERIFY(window.store().runs().isEmpty());
        const QTreeWidgetItem *times = tree->topLevelItem(0), *copy = tree->topLevelItem(1);
        QVERIFY2(times->child(0)->text(0).startsWith(QStringLiteral("⚠")), qPrintable(times->child(0)->text(0)));
        QVERIFY2(times->child(0)->text(0).contains(QStringLiteral("left out")), qPrintable(times->child(0)->text(0)));
        QCOMPARE(copy->child(0)->text(1), QStringLiteral("1,024"));
        QCOMPARE(copy->child(0)->text(2), QStringLiteral("14.50 µs"));
        QCOMPARE(copy->child(1)->text(2), QStringLiteral("–"));
        QCOMPARE(copy->child(1)->text(3), QStringLiteral("12.00 µs"));
        QVERIFY(child<InlineMessage>(*preview, "importProblems")->message().contains(QStringLiteral("words.json")));
        // One of the two; without any there is nothing to add.
        auto* button = child<QPushButton>(*preview, "importAdd");
        tree->topLevelItem(0)->setCheckState(0, Qt::Unchecked);
        QVERIFY(button->isEnabled());
        tree->topLevelItem(1)->setCheckState(0, Qt::Unchecked);
        QVERIFY(!button->isEnabled());
        tree->topLevelItem(1)->setCheckState(0, Qt::Checked);
        button->click();
        QTRY_COMPARE(window.store().runs().size(), 1);
        QCOMPARE(window.store().runs().first().name, QStringLiteral("nvbench · copy.json"));
        forget(window);
        // Cancelled: nothing is added.
        QVERIFY(dropFiles(window, {write("again.json", kTwoRows)}));
        QTRY_VERIFY(window.findChild<ImportPreview*>());
        QTest::keyClick(window.findChild<ImportPreview*>(), Qt::Key_Escape);
        QTRY_VERIFY(!window.findChild<ImportPreview*>());
        QCOMPARE(window.store().runs().size(), 1);
        QVERIFY(!window.isWindowModified());
    }
};

QS_TEST(TestImportPreview)
#include "test_import_preview.moc"
