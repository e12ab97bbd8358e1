// SPDX-License-Identifier: GPL-3.0-or-later
// What is being typed when the session is saved, left or closed, and what is said of files that are not opened, not
// written over, or gone.
#include "tests/app/support/measured_result.h"
#include "tests/app/support/window_test.h"

#include "app/pages/decide/decide_module.h"
#include "app/session/session_decision.h"
#include "app/session/session_file.h"
#include "app/shell/run_windows.h"
#include "tests/gui_test.h"
#include "widgets/runs/runs_panel.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QLineEdit>
#include <QListView>
#include <QMimeData>
#include <QPushButton>

using namespace qs;

class TestKeptEdits : public WindowTest
{
    Q_OBJECT

    /// A window whose session, of one run, is saved.
    std::unique_ptr<MainWindow> saved(const QString& file)
    {
        auto fresh = window();
        fresh->activateWindow();
        if (!QTest::qWaitForWindowActive(fresh.get())) return nullptr;
        const auto us = [](int i) { return static_cast<float>(i + 1); };
        fresh->pages().choose(fresh->store().add(test::measuredResult(smallSpec(), 3, us)));
        return saveTo(*fresh, file) ? std::move(fresh) : nullptr;
    }
    static void typeNote(MainWindow& window, const QString& text)
    {
        auto* note = child<QLineEdit>(window, "runNoteEdit");
        QVERIFY(note);
        action(window, "runNote")->trigger();
        QTRY_VERIFY(note->hasFocus());
        QTest::keyClicks(note, text);
    }
    /// A path of this test alone.
    QString fresh(const char* name) { return m_dir.filePath(QString::fromLatin1(name)); }

private slots:
    void initTestCase()
    {
        failOnWarnings();
        QVERIFY(m_dir.isValid());
    }

    void aNoteIsSavedWhileItIsTyped()
    {
        const QString file = fresh("note.quantoscope");
        auto window = saved(file);
        QVERIFY(window);
        typeNote(*window, "typed");
        action(*window, "actionSave")->trigger();
        QVERIFY(filesSettled(*window));
        QCOMPARE(loadSession(file)->runs[0].note, QString("typed"));
        auto* note = child<QLineEdit>(*window, "runNoteEdit");
        QVERIFY(note->hasFocus());
        QTest::keyClicks(note, " on"); // goes on where it was
        QCOMPARE(note->text(), QString("typed on"));
        forget(*window);
    }

    void closingAsksForANoteThatIsTyped()
    {
        auto window = saved(fresh("closed.quantoscope"));
        QVERIFY(window);
        typeNote(*window, "typed");
        bool asked = false;
        answerDialog("unsavedDialog", asked, [](QMessageBox* box) { return box->button(QMessageBox::Cancel); });
        QVERIFY(!window->close());
        QVERIFY(asked);
        QCOMPARE(window->store().runs()[0].note, QString("typed"));
        forget(*window);
    }

    void limitsAreSavedWhileTheyAreTyped()
    {
        const QString file = fresh("limits.quantoscope");
        auto window = saved(file);
        QVERIFY(window);
        action(*window, "actionDecidePage")->trigger();
        auto* limit = child<QLineEdit>(*window, "decideUs");
        QVERIFY(limit);
        limit->setFocus();
        QTRY_VERIFY(limit->hasFocus());
        QTest::keyClicks(limit, "125");
        action(*window, "actionSave")->trigger();
        QVERIFY(filesSettled(*window));
        QVERIFY2(loadSession(file)->decision.dump().find("125") != std::string::npos,
                 loadSession(file)->decision.dump().c_str());
        forget(*window);
    }

    void aNameIsSavedWhileItIsTyped()
    {
        const QString file = fresh("name.quantoscope");
        auto window = saved(file);
        QVERIFY(window);
        auto* list = child<QListView>(*window, "runsList");
        list->setFocus();
        list->setCurrentIndex(list->model()->index(0, 0));
        QTest::keyClick(list, Qt::Key_F2);
        auto* editor = qobject_cast<QLineEdit*>(QApplication::focusWidget());
        QVERIFY(editor);
        editor->selectAll();
        QTest::keyClicks(editor, "renamed");
        action(*window, "actionSave")->trigger();
        QVERIFY(filesSettled(*window));
        QCOMPARE(loadSession(file)->runs[0].name, QString("renamed"));
        QVERIFY(list->hasFocus());
        forget(*window);
    }

    void whatIsTypedIsKeptOnAnotherPage()
    {
        auto window = saved(fresh("page.quantoscope"));
        QVERIFY(window);
        action(*window, "actionDecidePage")->trigger();
        auto* limit = child<QLineEdit>(*window, "decideUs");
        limit->setFocus();
        QTRY_VERIFY(limit->hasFocus());
        QTest::keyClicks(limit, "125");
        action(*window, "actionScopePage")->trigger();
        QVERIFY(window->store().data().decision.dump().find("125") != std::string::npos);
        typeNote(*window, "typed");
        action(*window, "actionDecidePage")->trigger();
        QCOMPARE(window->store().runs()[0].note, QString("typed"));
        forget(*window);
    }

    /// As main() does it, which looks at the settings before there is a window.
    void damagedSettingsAreTold()
    {
        const QString session = fresh("with.quantoscope");
        QVERIFY(saveSession(session, {}).ok());
        for (const QString& opened : {QString(), session}) {
            AppContext context = this->context();
            QFile out(context.settingsFile);
            QVERIFY(out.open(QIODevice::WriteOnly));
            out.write("\x01\x02 no settings at all\n[unfinished\n\xff\xfe\n");
            out.close();
            QString said;
            WindowRequest request;
            request.file = opened;
            const int status = runWindows(request, context, [&] {
                MainWindow* window = nullptr;
                for (QWidget* widget : QApplication::topLevelWidgets())
                    if (auto* main = qobject_cast<MainWindow*>(widget)) window = main;
                auto* messages = child<MessageBar>(*window, "messageBar");
                (void)QTest::qWaitFor([&] { return messages->text().contains("damaged"); }, kPatience * 5'000);
                said = messages->text();
                window->close();
                return 7;
            });
            QCOMPARE(status, 7);
            QVERIFY2(said.contains("were damaged and have been reset") && said.contains(".damaged-1"),
                     qPrintable(said));
        }
    }

    void ofTwoSessionsTheOtherOneIsNamed()
    {
        const QString one = fresh("one.quantoscope"), two = fresh("two.quantoscope");
        QVERIFY(saveSession(one, {}).ok() && saveSession(two, {}).ok());
        auto window = this->window();
        emit window->files().filesChosen({one, two});
        auto* messages = child<MessageBar>(*window, "messageBar");
        QTRY_VERIFY2(messages->text().contains("Not opened: two.quantoscope"), qPrintable(messages->text()));
        QCOMPARE(window->files().path(), one);
    }

    void savingOverTheFileOfAnotherWindowAsks()
    {
        AppContext first = context(), second = context();
        first.recoveryRoot = second.recoveryRoot = fresh("shared-root");
        const QString file = fresh("theirs.quantoscope");
        QVERIFY(saveSession(file, {}).ok());
        MainWindow one(first), two(second);
        one.show();
        two.show();
        one.openPath(file);
        QVERIFY(filesSettled(one));
        two.store().add(RunResult());
        bool asked = false;
        answerDialog("changedDialog", asked, [](QMessageBox* box) { return box->button(QMessageBox::Cancel); });
        QTimer accept;
        connect(&accept, &QTimer::timeout, this, [&] {
            auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
            if (!dialog) return;
            accept.stop();
            dialog->setOption(QFileDialog::DontConfirmOverwrite);
            dialog->findChild<QLineEdit*>()->setText(file);
            static_cast<QDialog*>(dialog)->accept();
        });
        accept.start(20);
        QVERIFY(!qs::saved([&](const FileCommands::Saved& then) { two.files().saveAs(then); }));
        QVERIFY(asked);
        QCOMPARE(loadSession(file)->runs.size(), 0);
        forget(two);
    }

    void aFileThatGoesWhileOthersAreReadIsTold()
    {
        const QString file = fresh("going.quantoscope");
        auto window = saved(file);
        QVERIFY(window);
        const QString other = fresh("other.quantoscope");
        QVERIFY(saveSession(other, {}).ok());
        bool ended = false;
        window->files().inspectFiles(QStringList(20'000, other),
                                     [&](const std::vector<FileCommands::InspectedFile>&) { ended = true; });
        QVERIFY(window->files().isBusy());
        QVERIFY(QFile::remove(file));
        QTRY_VERIFY(ended);
        QTRY_VERIFY2(child<MessageBar>(*window, "messageBar")->text().contains("was removed or renamed"),
                     qPrintable(child<MessageBar>(*window, "messageBar")->text()));
        QVERIFY(window->store().isModified());
        forget(*window);
    }
};

QS_TEST(TestKeptEdits)
#include "test_kept_edits.moc"
