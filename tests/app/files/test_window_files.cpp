// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/support/window_files.h"
#include "tests/app/support/window_test.h"

#include "app/files/file_commands.h"
#include "app/frame/window_actions.h"
#include "app/pages/tensors/tensors_page.h"
#include "app/recovery/recovery_bar.h"
#include "app/recovery/recovery_manager.h"
#include "app/session/session_file.h"
#include "app/session/settings.h"
#include "tests/gui_test.h"
#include "widgets/charts/scope/scope_chart.h"
#include "widgets/findings/findings_panel.h"
#include "widgets/runs/runs_panel.h"
#include "widgets/setup/setup_panel.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QSemaphore>
#include <QThread>
#include <QThreadPool>
#include <QToolButton>

#include <atomic>
#include <cmath>
#include <memory>

using namespace qs;

namespace {

/// Two tensors of 16×64 floats, one with a column that is twenty times the others.
void writeTwoTensors(const QString& file)
{
    const QByteArray header = R"({"calm":{"dtype":"F32","shape":[16,64],"data_offsets":[0,4096]},)"
                              R"("hurt":{"dtype":"F32","shape":[16,64],"data_offsets":[4096,8192]}})";
    const quint64 length = static_cast<quint64>(header.size());
    QByteArray bytes(reinterpret_cast<const char*>(&length), 8);
    bytes += header;
    for (int i = 0; i < 2048; ++i) {
        const bool large = i >= 1024 && i % 64 == 5;
        const float value = std::sin(static_cast<float>(i) * 0.7f) * (large ? 20.0f : 1.0f);
        bytes.append(reinterpret_cast<const char*>(&value), sizeof value);
    }
    QFile out(file);
    QVERIFY(out.open(QIODevice::WriteOnly));
    out.write(bytes);
}

} // namespace

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
            QVERIFY(exported(*window, [&] { window->files().savePictureTo(*chart, picture); }));
            QVERIFY(QFileInfo(picture).size() > 1000);
        }
        const QString nowhere = m_dir.filePath(QStringLiteral("no/such/folder.png"));
        QVERIFY(!exported(*window, [&] { window->files().savePictureTo(*chart, nowhere); }));
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
        writeTensor(file);
        QVERIFY(dropFiles(*window, {file}));
        auto* setup = child<SetupPanel>(*window, "setupPanel");
        QTRY_COMPARE(QString::fromStdString(setup->spec().input.path), file);
        QCOMPARE(setup->spec().shape.hidden, 32);
        // One press away from being measured, and on Tensors already.
        const auto* messages = child<MessageBar>(*window, "messageBar");
        QTRY_VERIFY2(messages->text().contains(QStringLiteral("input.npy is the input")), qPrintable(messages->text()));
        auto* measure = child<QToolButton>(*window, "messageAction");
        QVERIFY(measure->isVisible());
        QCOMPARE(measure->defaultAction(), action(*window, "actionRun"));
        auto* tensors = window->findChild<TensorsPage*>();
        QTRY_COMPARE(QString::fromStdString(tensors->panel().request().tensor), QStringLiteral("input.npy"));
        runToEnd(*window);
        if (QTest::currentTestFailed()) return;
        const Segment& segment = *window->store().runs().first().result->last();
        QCOMPARE(segment.spec.shape.tokens, 3);
        QCOMPARE(segment.modes[1].verification.rows, 3);
        QCOMPARE(segment.modes[1].verification.rowsDiffer, 0);
        forget(*window);
    }

    void allTensorsOfAFileAreMeasuredAndRanked()
    {
        auto window = this->window();
        const QString file = m_dir.filePath(QStringLiteral("two.safetensors"));
        writeTwoTensors(file);
        auto* tensors = window->findChild<TensorsPage*>();
        tensors->openFile(file);
        QTRY_COMPARE(tensors->tensorsOfFile().size(), 2);
        tensors->showAll();
        QCOMPARE(tensors->table().model()->rowCount(), 2);
        tensors->findChild<QPushButton*>(QStringLiteral("tensorMeasureAll"))->click();
        QTRY_COMPARE_WITH_TIMEOUT(window->store().runs().size(), 2, kPatience * 60'000);
        QTRY_VERIFY_WITH_TIMEOUT(!runOf(*window).isActive(), kPatience * 60'000);
        // The one with a column of outliers comes first.
        const auto* model = tensors->table().model();
        QTRY_COMPARE(model->index(0, 0).data().toString(), QStringLiteral("hurt"));
        QCOMPARE(model->index(1, 0).data().toString(), QStringLiteral("calm"));
        QVERIFY(model->columnCount() > 4); // and each mode has its figures
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
        QTRY_VERIFY(child<MessageBar>(*window, "messageBar")->text().contains(QStringLiteral("newer version")));
        QCOMPARE(window->store().runs().size(), 1);
        QCOMPARE(tableText(*window), before);
    }

    void setUpAndLayoutAreRemembered()
    {
        AppContext same = context();
        Settings(same.settingsFile).setup.set(smallSpec());
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

    void savingAsksWhereTheFileWasChangedByOthers()
    {
        auto window = this->window();
        runToEnd(*window);
        if (QTest::currentTestFailed()) return;
        const QString file = m_dir.filePath(QStringLiteral("shared.quantoscope"));
        QVERIFY(saveTo(*window, file));
        QVERIFY(!window->store().isModified());
        QVERIFY(saveSession(file, {}).ok()); // another program
        auto* messages = child<MessageBar>(*window, "messageBar");
        QTRY_VERIFY2(messages->text().contains(QStringLiteral("changed by another program")),
                     qPrintable(messages->text()));
        QVERIFY(window->store().isModified()); // what is here is in no file
        bool asked = false;
        answerDialog("changedDialog", asked, [](QMessageBox* box) { return box->button(QMessageBox::Cancel); });
        QVERIFY(!save(*window));
        QVERIFY(asked);
        QCOMPARE(loadSession(file)->runs.size(), 0);
        answerDialog("changedDialog", asked,
                     [](QMessageBox* box) { return box->findChild<QPushButton*>(QStringLiteral("overwrite")); });
        QVERIFY(save(*window));
        QCOMPARE(loadSession(file)->runs.size(), 1);
        QVERIFY(saveSession(file, {}).ok());
        answerDialog("changedDialog", asked,
                     [](QMessageBox* box) { return box->findChild<QPushButton*>(QStringLiteral("reload")); });
        QVERIFY(!save(*window));
        QTRY_COMPARE(window->store().runs().size(), 0);
        forget(*window);
    }

    void twoWindowsOnOneFileSaySo()
    {
        AppContext first = context();
        first.recoveryRoot = m_dir.filePath(QStringLiteral("shared-root"));
        AppContext second = context();
        second.recoveryRoot = first.recoveryRoot;
        const QString file = m_dir.filePath(QStringLiteral("both.quantoscope"));
        QVERIFY(saveSession(file, {}).ok());
        MainWindow one(first), two(second);
        one.show();
        two.show();
        one.openPath(file);
        QVERIFY(filesSettled(one));
        two.openPath(file);
        QVERIFY(filesSettled(two));
        QVERIFY2(child<MessageBar>(two, "messageBar")->text().contains(QStringLiteral("Another window")),
                 qPrintable(child<MessageBar>(two, "messageBar")->text()));
        bool asked = false;
        answerDialog("changedDialog", asked, [](QMessageBox* box) { return box->button(QMessageBox::Cancel); });
        QVERIFY(!save(two));
        QVERIFY(asked);
        QVERIFY(save(one)); // it had the file first
    }

    void aFolderThatIsGoneIsSaidAndNothingIsLost()
    {
        auto window = this->window();
        runToEnd(*window);
        if (QTest::currentTestFailed()) return;
        const QString folder = m_dir.filePath(QStringLiteral("stick"));
        QVERIFY(QDir().mkpath(folder));
        const QString file = folder + QStringLiteral("/a.quantoscope");
        QVERIFY(saveTo(*window, file));
        window->store().setNote(window->store().runs()[0].id, QStringLiteral("more"));
        QVERIFY(QDir(folder).removeRecursively());
        QVERIFY(!save(*window));
        auto* messages = child<MessageBar>(*window, "messageBar");
        QCOMPARE(messages->kind(), MessageBar::Kind::Error);
        QVERIFY2(messages->text().contains(QStringLiteral("folder does not exist")), qPrintable(messages->text()));
        QVERIFY(messages->text().contains(QStringLiteral("recovery copy")));
        QVERIFY(window->store().isModified());
        window->recovery().autosave().flush();
        QVERIFY(QFileInfo::exists(window->recovery().autosave().place().index()));
        QVERIFY(QDir().mkpath(folder));
        QVERIFY(save(*window));
        QVERIFY(!window->store().isModified());
    }

    void whatWasLeftBehindIsOfferedAndRestored()
    {
        AppContext fresh = context();
        Settings(fresh.settingsFile).setup.set(smallSpec());
        const QString root = fresh.settingsFile + QStringLiteral(".recovery");
        {
            MainWindow window(fresh);
            window.show();
            QVERIFY(!window.recovery().bar()->isVisible());
            runToEnd(window);
            if (QTest::currentTestFailed()) return;
            window.store().rename(window.store().runs()[0].id, QStringLiteral("precious"));
            window.recovery().autosave().flush();
            // As a kill would leave it.
            QVERIFY(QDir().mkpath(root + QStringLiteral("/killed")));
            const QString folder = window.recovery().autosave().place().folder();
            for (const QString& file : QDir(folder).entryList(QDir::Files))
                QVERIFY(QFile::copy(folder + '/' + file, root + QStringLiteral("/killed/") + file));
            forget(window);
            QVERIFY(window.close());
        }
        MainWindow window(fresh);
        window.show();
        RecoveryBar* bar = window.recovery().bar();
        QTRY_VERIFY(bar->isVisible());
        QVERIFY2(bar->text().contains(QStringLiteral("1 session")), qPrintable(bar->text()));
        QVERIFY(action(window, "actionRun")->isEnabled()); // it stops nobody
        bar->findChild<QPushButton*>(QStringLiteral("recoveryDetails"))->click();
        auto* tree = window.findChild<QWidget*>(QStringLiteral("recoveryTree"));
        QVERIFY(tree && tree->isVisible());
        bar->findChild<QPushButton*>(QStringLiteral("recoveryRestore"))->click();
        QTRY_COMPARE(window.store().runs().size(), 1);
        QCOMPARE(window.store().runs()[0].name, QStringLiteral("precious"));
        QVERIFY(window.store().isModified()); // it is in no file yet
        QVERIFY(!bar->isVisible());
        QTRY_VERIFY(!QFileInfo::exists(root + QStringLiteral("/killed"))); // only now that the own copy is written
        QVERIFY(QFileInfo::exists(window.recovery().autosave().place().index()));
        forget(window);
        QVERIFY(window.close());
    }

    void whatIsDiscardedIsGone()
    {
        AppContext fresh = context();
        const QString root = fresh.settingsFile + QStringLiteral(".recovery");
        for (const char* name : {"/one", "/two"}) {
            QVERIFY(QDir().mkpath(root + QLatin1String(name)));
            QFile index(root + QLatin1String(name) + QStringLiteral("/index.quantoscope"));
            QVERIFY(index.open(QIODevice::WriteOnly));
            index.write("{}");
        }
        MainWindow window(fresh);
        window.show();
        RecoveryBar* bar = window.recovery().bar();
        QTRY_VERIFY(bar->isVisible());
        QCOMPARE(bar->sessions().size(), std::size_t{2});
        bool asked = false;
        answerDialog("discardDialog", asked, [](QMessageBox* box) { return box->button(QMessageBox::Cancel); });
        bar->findChild<QPushButton*>(QStringLiteral("recoveryDiscard"))->click();
        QVERIFY(asked);
        QVERIFY(QFileInfo::exists(root + QStringLiteral("/one")));
        answerDialog("discardDialog", asked,
                     [](QMessageBox* box) { return box->findChild<QPushButton*>(QStringLiteral("discard")); });
        bar->findChild<QPushButton*>(QStringLiteral("recoveryDiscard"))->click();
        QTRY_VERIFY(!bar->isVisible());
        QVERIFY(!QFileInfo::exists(root + QStringLiteral("/one")) && !QFileInfo::exists(root + QStringLiteral("/two")));
    }

    void runsAreMovedAndDeletedByKeysAndUndone()
    {
        auto window = this->window();
        for (int i = 0; i < 3; ++i) {
            runToEnd(*window);
            if (QTest::currentTestFailed()) return;
            window->store().rename(window->store().runs().last().id, QString::number(i + 1));
        }
        const auto order = [&] {
            QString names;
            for (const StoredRun& run : window->store().runs())
                names += run.name;
            return names;
        };
        auto* panel = window->findChild<RunsPanel*>();
        auto* list = panel->findChild<QListView*>(QStringLiteral("runsList"));
        list->setFocus();
        list->setCurrentIndex(list->model()->index(0, 0)); // the newest
        QTest::keyClick(list, Qt::Key_Down, Qt::AltModifier | Qt::ShiftModifier);
        QCOMPARE(order(), QStringLiteral("132"));
        QCOMPARE(list->currentIndex().row(), 1); // the run stays the active one
        QTest::keyClick(list, Qt::Key_Down, Qt::AltModifier | Qt::ShiftModifier);
        QCOMPARE(order(), QStringLiteral("312"));
        QAction* undo = action(*window, "actionUndo");
        QVERIFY2(undo->text().contains(QStringLiteral("move 3")), qPrintable(undo->text()));
        undo->trigger();
        QCOMPARE(order(), QStringLiteral("132"));
        QVERIFY(list->model()->moveRow({}, 2, {}, 0)); // what a drag does
        QTRY_COMPARE(order(), QStringLiteral("321"));
        list->selectAll();
        QTest::keyClick(list, Qt::Key_Delete);
        QCOMPARE(order(), QString());
        QVERIFY2(undo->text().contains(QStringLiteral("remove 3 run")), qPrintable(undo->text()));
        undo->trigger();
        QCOMPARE(order(), QStringLiteral("321"));
        action(*window, "actionRedo")->trigger();
        QCOMPARE(order(), QString());
        forget(*window);
    }

    void recentFilesThatAreGoneAreGreyedAndRemovable()
    {
        AppContext fresh = context();
        const QString there = m_dir.filePath(QStringLiteral("there.quantoscope")),
                      gone = m_dir.filePath(QStringLiteral("gone.quantoscope"));
        QVERIFY(saveSession(there, {}).ok());
        Settings(fresh.settingsFile).recentFiles.add(gone);
        Settings(fresh.settingsFile).recentFiles.add(there);
        MainWindow window(fresh);
        window.show();
        auto* menu = window.findChild<QMenu*>(QStringLiteral("recentMenu"));
        QVERIFY(menu);
        emit menu->aboutToShow();
        QTRY_VERIFY(!menu->actions()[1]->isEnabled());
        QVERIFY(menu->actions()[0]->isEnabled());
        QAction* remove = menu->actions()[3];
        QVERIFY(remove->text().contains(QStringLiteral("missing")));
        remove->trigger();
        QCOMPARE(Settings(fresh.settingsFile).recentFiles(), QStringList{there});
        QCOMPARE(menu->actions().size(), 3);
    }
    /// A disk that does not answer must not hold the window up.
    void recentFilesAreLookedForOnAnotherThread()
    {
        AppContext fresh = context();
        Settings(fresh.settingsFile).recentFiles.add(QStringLiteral("/far/away.quantoscope"));
        MainWindow window(fresh);
        window.show();
        struct Disk
        {
            QSemaphore asked, answers;
            std::atomic<bool> onTheWindowsThread = false;
        };
        const auto disk = std::make_shared<Disk>();
        window.findChild<WindowActions*>()->setFileProbe([disk, here = QThread::currentThread()](const QString&) {
            disk->onTheWindowsThread = QThread::currentThread() == here;
            disk->asked.release();
            disk->answers.acquire();
            return false;
        });
        auto* menu = window.findChild<QMenu*>(QStringLiteral("recentMenu"));
        emit menu->aboutToShow();
        QVERIFY(disk->asked.tryAcquire(1, 30'000));
        emit menu->aboutToShow(); // is not asked twice
        QVERIFY(menu->actions()[0]->isEnabled());
        QVERIFY(!disk->onTheWindowsThread);
        QCOMPARE(QThreadPool::globalInstance()->activeThreadCount(), 0); // whose threads the program's end waits for
        disk->answers.release();
        QTRY_VERIFY(!menu->actions()[0]->isEnabled());
        QCOMPARE(disk->asked.available(), 0);
    }

    /// No word of a parser, and over when a file comes in.
    void whatIsWrongWithAFileIsOverWithTheNextOne()
    {
        auto window = this->window();
        const QString broken = m_dir.filePath(QStringLiteral("over.npy"));
        writeTensor(broken);
        QVERIFY(QFile::resize(broken, 20));
        auto* messages = child<MessageBar>(*window, "messageBar");
        window->openPath(broken);
        QTRY_VERIFY(messages->text().contains(QStringLiteral("over.npy")));
        const QString whole = m_dir.filePath(QStringLiteral("whole.npy"));
        writeTensor(whole);
        action(*window, "actionSweepPage")->trigger(); // where F5 would sweep over sizes that the file has not
        window->openPath(whole);
        QTRY_VERIFY2(messages->text().startsWith("whole.npy is the input"), qPrintable(messages->text()));
        QCOMPARE(&window->pages().current(), window->pages().all().first());
    }

    void goodNewsGoByThemselvesAndTroubleStays()
    {
        auto window = this->window();
        auto* messages = child<MessageBar>(*window, "messageBar");
        auto* leaving = messages->findChild<QTimer*>(QStringLiteral("messageLeaving"));
        messages->showMessage(MessageBar::Kind::Error, QStringLiteral("Not saved."));
        QVERIFY(!leaving->isActive());
        messages->showMessage(MessageBar::Kind::Good, QStringLiteral("Saved."), QStringLiteral("Not all of it."));
        QVERIFY(leaving->isActive()); // later, since there is more to read
        QAction offer(QStringLiteral("Open"));
        messages->showMessage(MessageBar::Kind::Info, QStringLiteral("Done."), {}, &offer);
        QVERIFY(!leaving->isActive());
        messages->showMessage(MessageBar::Kind::Good, QStringLiteral("Saved."));
        QVERIFY(leaving->isActive() && messages->isVisible());
        leaving->start(0);
        QTRY_VERIFY(!messages->isVisible());
    }

    void aStartFolderIsThere()
    {
        Settings settings(m_dir.filePath(QStringLiteral("folders.ini")));
        settings.lastFolder.set(m_dir.filePath(QStringLiteral("not there")));
        QVERIFY2(QFileInfo(settings.startFolder()).isDir(), qPrintable(settings.startFolder()));
        settings.lastFolder.set(m_dir.path());
        QCOMPARE(settings.startFolder(), m_dir.path());
    }
};

QS_TEST(TestWindowFiles)
#include "test_window_files.moc"
