// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fail_on_warnings.h"

#include "app/audit/audit_dialog.h"
#include "app/audit/audit_edit.h"
#include "app/shell/main_window.h"
#include "tests/app/support/window_files.h"
#include "tests/gui_test.h"
#include "tests/sanitized.h"
#include "widgets/findings/finding_card.h"
#include "widgets/style/application_style.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QFile>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>
#include <QScrollArea>
#include <QTemporaryDir>
#include <QToolButton>

using namespace qs;

namespace {

template <typename T> T* child(const QObject& parent, const char* name)
{
    return parent.findChild<T*>(QString::fromLatin1(name));
}

const QString kClean = QStringLiteral("| Variant | Mean (ms) | Std (ms) | Speedup |\n| --- | --- | --- | --- |\n| a | "
                                      "2.00 | 0.02 | 1.0x |\n| b | 1.00 | 0.01 | 2.0x |\n");
const QString kWrong = QStringLiteral(
    "| Variant | Mean (ms) | Speedup |\n| --- | --- | --- |\n| a | 2.00 | 1.0x |\n| b | 1.00 | 3.0x |\n");

QString summary(const AuditDialog& dialog) { return child<QLabel>(dialog, "auditSummary")->text(); }

/// The cards that are shown now; those that were replaced go with the next turn of the event loop.
QList<FindingCard*> cards(const AuditDialog& dialog)
{
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    return dialog.findChildren<FindingCard*>();
}

} // namespace

class TestAuditDialog : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;

    QString write(const char* name, const QByteArray& bytes)
    {
        QFile file(m_dir.filePath(QString::fromLatin1(name)));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) return {};
        return file.fileName();
    }

private slots:
    void initTestCase()
    {
        failOnWarnings();
        loadResources();
        applyTheme(*qApp, ThemeChoice::Light);
        QVERIFY(m_dir.isValid());
    }
    void cleanup() { applyTheme(*qApp, ThemeChoice::Light); }

    void theExampleShowsWhatDoesNotFollow()
    {
        AuditDialog dialog;
        dialog.show();
        QVERIFY(summary(dialog).contains(QStringLiteral("Paste")));
        QVERIFY(!child<QPushButton>(dialog, "auditCopy")->isEnabled());
        child<QPushButton>(dialog, "auditExample")->click();
        QTRY_VERIFY(!dialog.isBusy());
        QVERIFY(dialog.text().contains(QStringLiteral("| 24.62 | 73.16 | 0.17 | 244.09 |")));
        const auto has = [&](AuditCode code) {
            return std::any_of(dialog.result().findings.begin(), dialog.result().findings.end(),
                               [code](const AuditFinding& f) { return f.code == code; });
        };
        QVERIFY(has(AuditCode::OneSampleOwnsVariance));
        QVERIFY(has(AuditCode::SpeedupDoesNotFollow));
        QVERIFY(has(AuditCode::DerivedMismatch));
        QCOMPARE(
            summary(dialog),
            QStringLiteral("1 table(s), 3 row(s), 1 ratio(s) in the text without figures, not checked: %1 finding(s).")
                .arg(dialog.result().findings.size()));
        QCOMPARE(cards(dialog).size(), static_cast<qsizetype>(dialog.result().findings.size()));
    }

    void aFindingSelectsItsLine()
    {
        AuditDialog dialog;
        dialog.show();
        dialog.setText(QStringLiteral("one\ntwo\n\n") + kWrong);
        QTRY_COMPARE(cards(dialog).size(), 1);
        QCOMPARE(dialog.result().findings.front().line, std::size_t{7});
        child<QToolButton>(dialog, "findingShow")->click();
        auto* edit = child<AuditEdit>(dialog, "auditText");
        QCOMPARE(edit->textCursor().selectedText(), QStringLiteral("| b | 1.00 | 3.0x |"));
        QCOMPARE(edit->extraSelections().size(), 1);
        QCOMPARE(edit->extraSelections().first().cursor.blockNumber(), 6);
        child<QToolButton>(dialog, "findingWhy")->click();
        QVERIFY(child<QLabel>(dialog, "findingDetail")->isVisible());
        QVERIFY(!child<QLabel>(dialog, "findingDetail")->text().isEmpty());
        QVERIFY(!child<QToolButton>(dialog, "findingShow")->toolTip().contains(QStringLiteral("trace")));
    }

    void itRunsWhenTypingStops()
    {
        AuditDialog dialog;
        dialog.show();
        auto* edit = child<AuditEdit>(dialog, "auditText");
        edit->setFocus();
        QApplication::clipboard()->setText(kWrong);
        QTest::keyClick(edit, Qt::Key_V, Qt::ControlModifier);
        QVERIFY(dialog.isBusy());
        QVERIFY(dialog.result().findings.empty());
        QTRY_COMPARE(dialog.result().findings.size(), std::size_t{1});
        edit->selectAll();
        QTest::keyClick(edit, Qt::Key_Delete);
        QTRY_VERIFY(dialog.result().findings.empty());
        QVERIFY(summary(dialog).contains(QStringLiteral("Paste")));
        QCOMPARE(cards(dialog).size(), 0);
        edit->undo();
        QTRY_COMPARE(cards(dialog).size(), 1);
        QTest::keyClick(edit, Qt::Key_Tab);
        QVERIFY(!edit->hasFocus()); // nobody is caught in the editor
    }

    void cleanTablesAndNoTables()
    {
        AuditDialog dialog;
        dialog.show();
        dialog.setText(kClean);
        QTRY_COMPARE(summary(dialog),
                     QStringLiteral("1 table(s), 2 row(s). No findings: all derived figures are consistent."));
        dialog.setText(QStringLiteral("nothing but words"));
        QTRY_VERIFY(summary(dialog).startsWith(QStringLiteral("No table was found")));
    }

    void filesAreReadAndErrorsSaid()
    {
        AuditDialog dialog;
        dialog.show();
        dialog.openFile(write("t.md", kWrong.toUtf8()));
        QTRY_COMPARE(dialog.result().findings.size(), std::size_t{1});
        QCOMPARE(dialog.text(), kWrong);
        dialog.openFile(m_dir.filePath(QStringLiteral("not-there.md")));
        QTRY_VERIFY(!dialog.isBusy());
        QVERIFY(summary(dialog).contains(QStringLiteral("not-there.md")));
        QCOMPARE(dialog.text(), kWrong); // what was there is not thrown away
        QCOMPARE(cards(dialog).size(), 0);
        QVERIFY(!child<QPushButton>(dialog, "auditCopy")->isEnabled());
        dialog.openFile(write("image.png", QByteArray("\x89PNG\r\n\x1a\n\0\0\0\xff\xfe", 13)));
        QTRY_VERIFY(!dialog.isBusy());
        QVERIFY(summary(dialog).contains(QStringLiteral("image.png")));
        QVERIFY2(summary(dialog).contains(QLatin1Char('\n')), qPrintable(summary(dialog))); // the hint stands below
        dialog.openFile(write("t.csv", "Variant,Mean (ms),Speedup\na,2.00,1.0x\nb,1.00,3.0x\n"));
        QTRY_COMPARE(dialog.result().findings.size(), std::size_t{1});
        QVERIFY(dialog.text().startsWith(QStringLiteral("Variant,Mean")));
    }

    void aLargeFileIsAuditedWithoutBeingShown()
    {
        AuditDialog dialog;
        dialog.show();
        QByteArray bytes = kWrong.toUtf8() + '\n';
        while (bytes.size() < 3'000'000)
            bytes += "Words that stand around the table and say nothing at all.\n";
        dialog.openFile(write("large.md", bytes));
        QTRY_COMPARE_WITH_TIMEOUT(dialog.result().findings.size(), std::size_t{1}, kPatience * 20'000);
        QVERIFY(dialog.text().isEmpty());
        QVERIFY(summary(dialog).contains(QStringLiteral("large.md")));
        QVERIFY(child<QToolButton>(dialog, "findingShow")->isHidden()); // its line is not here
    }

    void cardsAreAsManyAsAnybodyReads()
    {
        AuditDialog dialog;
        dialog.show();
        QString many = QStringLiteral("| Variant | Mean (ms) | Speedup |\n| --- | --- | --- |\n| a | 2.00 | 1.0x |\n");
        for (int i = 0; i < 400; ++i)
            many += QStringLiteral("| b%1 | 1.00 | 3.0x |\n").arg(i);
        dialog.setText(many);
        QTRY_COMPARE(dialog.result().findings.size(), std::size_t{400});
        QCOMPARE(cards(dialog).size(), 200);
        QVERIFY(summary(dialog).contains(QStringLiteral("The first 200 are shown")));
        QCOMPARE(auditMarkdown(dialog.result()).count(QStringLiteral("\n- ")), 400);
    }

    void theLastRequestIsShown()
    {
        AuditDialog dialog;
        dialog.show();
        QString large;
        for (int i = 0; i < 3000; ++i)
            large += kWrong + QLatin1Char('\n');
        dialog.setText(large);
        dialog.setText(kClean);
        QTRY_VERIFY_WITH_TIMEOUT(!dialog.isBusy(), kPatience * 20'000);
        QCOMPARE(dialog.result().tables, 1);
        QVERIFY(dialog.result().findings.empty());
    }

    void closingWhileItWorksIsHarmless()
    {
        QString large;
        for (int i = 0; i < 3000; ++i)
            large += kWrong + QLatin1Char('\n');
        auto dialog = std::make_unique<AuditDialog>();
        dialog->show();
        dialog->setText(large);
        dialog.reset();
        QCoreApplication::processEvents();
    }

    void findingsAreCopiedAsMarkdown()
    {
        AuditDialog dialog;
        dialog.show();
        dialog.setText(kWrong);
        QTRY_VERIFY(child<QPushButton>(dialog, "auditCopy")->isEnabled());
        child<QPushButton>(dialog, "auditCopy")->click();
        const QString text = QApplication::clipboard()->text();
        QVERIFY(text.startsWith(QStringLiteral("1 table(s), 2 row(s): 1 finding(s).\n\n- **")));
        QVERIFY(text.contains(QStringLiteral("line 4: ")));
    }

    void everythingHasANameInBothThemes()
    {
        AuditDialog dialog;
        dialog.show();
        child<QPushButton>(dialog, "auditExample")->click();
        QTRY_VERIFY(!cards(dialog).isEmpty());
        auto* edit = child<AuditEdit>(dialog, "auditText");
        const QBrush light = edit->extraSelections().first().format.background();
        applyTheme(*qApp, ThemeChoice::Dark);
        QTRY_VERIFY(edit->extraSelections().first().format.background() != light);
        QVERIFY(edit->extraSelections().first().format.background().color().lightness() < 100);
        for (QWidget* widget : dialog.findChildren<QWidget*>()) {
            if (!(widget->focusPolicy() & Qt::TabFocus) || !widget->isVisibleTo(&dialog)) continue;
            const auto* button = qobject_cast<QAbstractButton*>(widget);
            const auto* label = qobject_cast<QLabel*>(widget); // its text is its name
            QVERIFY2(!widget->accessibleName().isEmpty() || (button && !button->text().isEmpty()) ||
                         (label && !label->text().isEmpty()) || qobject_cast<QScrollArea*>(widget),
                     widget->metaObject()->className());
        }
    }

    void theWindowOpensItBesideItself()
    {
        AppContext context;
        context.settingsFile = m_dir.filePath(QStringLiteral("settings.ini"));
        MainWindow window(context);
        window.show();
        auto* action = child<QAction>(window, "actionAudit");
        QCOMPARE(action->shortcut(), QKeySequence(QStringLiteral("Ctrl+Shift+A")));
        action->trigger();
        auto* dialog = child<AuditDialog>(window, "auditDialog");
        QVERIFY(dialog && dialog->isVisible() && !dialog->isModal());
        dialog->setText(kWrong);
        QTRY_COMPARE(dialog->result().findings.size(), std::size_t{1});
        QTest::keyClick(dialog, Qt::Key_Escape);
        QVERIFY(!dialog->isVisible());
        action->trigger();
        QCOMPARE(window.findChildren<AuditDialog*>().size(), 1);
        QCOMPARE(dialog->text(), kWrong); // what was pasted is still there
        // A document dropped on the window is audited; one dropped on the editor as well.
        QVERIFY(dropFiles(window, {write("clean.md", kClean.toUtf8())}));
        QTRY_COMPARE(dialog->text(), kClean);
        auto* mime = new QMimeData;
        mime->setUrls({QUrl::fromLocalFile(write("wrong.md", kWrong.toUtf8()))});
        QApplication::clipboard()->setMimeData(mime);
        child<AuditEdit>(*dialog, "auditText")->paste();
        QTRY_COMPARE(dialog->text(), kWrong);
        QVERIFY(window.close());
    }
};

QS_TEST(TestAuditDialog)
#include "test_audit_dialog.moc"
