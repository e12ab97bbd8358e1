// SPDX-License-Identifier: GPL-3.0-or-later
// Work for Slurm's queue, seen from the window: submitted, followed, fetched, cancelled, removed. Slurm's commands are
// stand-ins, which run the real worker.
#include "tests/app/support/window_test.h"

#include "app/queue/queue_commands.h"
#include "app/queue/queue_dialog.h"
#include "app/queue/submit_dialog.h"
#include "tests/gpu/targets/fake_slurm.h"
#include "tests/gui_test.h"

#include <QComboBox>
#include <QDir>
#include <QElapsedTimer>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>
#include <QTreeView>

#include <memory>

using namespace qs;

namespace {

constexpr int kLong = 60'000; // milliseconds

Target cluster()
{
    Target target = targetFromText("slurm:/gpu").value();
    target.name = "cluster";
    target.slurm.time = "10";
    target.mayUpload = true;
    return target;
}

RunSpec smallSweep()
{
    RunSpec spec = smallSpec(20);
    spec.axes = {{Dimension::Tokens, {4, 8, 16}}};
    return spec;
}

SubmitDialog* submitDialog(QWidget& window) { return child<SubmitDialog>(window, "submitDialog"); }

/// The text of a column of the first row.
QString firstRow(QueueDialog& dialog, int column)
{
    const QAbstractItemModel& model = *child<QTreeView>(dialog, "jobsList")->model();
    return model.index(0, column).data().toString();
}

int rowsIn(QueueDialog& dialog) { return child<QTreeView>(dialog, "jobsList")->model()->rowCount(); }

} // namespace

class TestJobs : public WindowTest
{
    Q_OBJECT

    int m_folders = 0;

    /// With a folder of its own, where the list of batches lies.
    AppContext apart()
    {
        AppContext context;
        const QString folder = m_dir.filePath(QStringLiteral("user%1").arg(++m_folders));
        QDir().mkpath(folder);
        context.settingsFile = folder + QStringLiteral("/settings.ini");
        TargetHub hub(context.settingsFile.toStdString() + ".targets.json");
        if (auto put = hub.save(cluster()); !put) qFatal("%s", put.error().text().c_str());
        Settings settings(context.settingsFile);
        settings.target.set(QStringLiteral("cluster"));
        settings.setup.set(smallSweep());
        return context;
    }
    static std::unique_ptr<MainWindow> open(const AppContext& context)
    {
        auto window = std::make_unique<MainWindow>(context);
        window->resize(1280, 800);
        window->show();
        return window;
    }
    /// The dialog with its script.
    static SubmitDialog* ready(MainWindow& window)
    {
        action(window, "actionSubmit")->trigger();
        SubmitDialog* dialog = submitDialog(window);
        if (!dialog) return nullptr;
        const bool is = QTest::qWaitFor([dialog] { return dialog->isReady(); }, kPatience * kLong);
        return is ? dialog : nullptr;
    }
    static void submitAll(MainWindow& window)
    {
        SubmitDialog* dialog = ready(window);
        QVERIFY(dialog);
        child<QPushButton>(*dialog, "submitSubmit")->click();
        QTRY_VERIFY_WITH_TIMEOUT(!submitDialog(window), kPatience * kLong);
    }
    static QueueDialog& jobsOf(MainWindow& window)
    {
        action(window, "actionJobs")->trigger();
        return *child<QueueDialog>(window, "jobsDialog");
    }
    static void answerYes(const char* box, bool& answered)
    {
        answerDialog(box, answered, [](QMessageBox* question) {
            for (QAbstractButton* button : question->buttons())
                if (question->buttonRole(button) == QMessageBox::AcceptRole) return button;
            return static_cast<QAbstractButton*>(nullptr);
        });
    }

private slots:
    void initTestCase()
    {
        failOnWarnings();
        QVERIFY(m_dir.isValid());
    }

    void itIsOfferedForSlurmAlone()
    {
        const qs::testing::FakeSlurm slurm;
        auto window = open(apart());
        QVERIFY(action(*window, "actionSubmit")->isEnabled());
        QTRY_VERIFY(child<QToolButton>(*window, "submitButton")->isVisible());
        window->targets().chooseHere();
        QVERIFY(!action(*window, "actionSubmit")->isEnabled());
        QTRY_VERIFY(!child<QToolButton>(*window, "submitButton")->isVisible());
    }

    void aSweepIsSubmittedAndComesBackWhole()
    {
        const qs::testing::FakeSlurm slurm;
        slurm.does("runs");
        auto window = open(apart());
        QueueDialog& jobs = jobsOf(*window); // what ends while it is open is fetched by itself
        SubmitDialog* dialog = ready(*window);
        QVERIFY(dialog);
        auto* split = child<QComboBox>(*dialog, "submitSplit");
        QVERIFY2(split->currentText().contains(QStringLiteral("3")), qPrintable(split->currentText())); // its points
        child<QSpinBox>(*dialog, "submitAtMost")->setValue(2);
        child<QLineEdit>(*dialog, "submitTime")->setText(QStringLiteral("00:07:00"));
        QTRY_VERIFY_WITH_TIMEOUT(dialog->isReady() && dialog->script().contains(QStringLiteral("--array=0-2%2")),
                                 kPatience * kLong);
        QVERIFY(dialog->script().contains(QStringLiteral("#SBATCH --time=00:07:00\n")));
        child<QPushButton>(*dialog, "submitSubmit")->click();
        QTRY_VERIFY_WITH_TIMEOUT(!submitDialog(*window), kPatience * kLong);
        QVERIFY(slurm.read("job-100").find("--array=0-2%2\n") != std::string::npos);
        QTRY_COMPARE_WITH_TIMEOUT(window->store().runs().size(), 1, kPatience * kLong);
        const StoredRun& run = window->store().runs().first();
        QCOMPARE(run.name, QStringLiteral("Run 1 · Sweep on cluster"));
        QCOMPARE(run.result->segments.size(), std::size_t{3});
        QCOMPARE(run.result->environment.target, std::string("cluster"));
        QCOMPARE(run.result->environment.job, std::string("Slurm 100"));
        QCOMPARE(firstRow(jobs, QueueModel::Tasks), QStringLiteral("3 of 3"));
        QVERIFY(child<MessageBar>(*window, "messageBar")->text().contains(QStringLiteral("in the session")));
        QTRY_COMPARE(window->jobs().queue().secondsToNextQuery(), -1); // nothing is pending
        child<QPushButton>(jobs, "jobsFetch")->click();                // once more: nothing twice
        QTRY_VERIFY_WITH_TIMEOUT(child<MessageBar>(*window, "messageBar")->text().contains(QStringLiteral("unchanged")),
                                 kPatience * kLong);
        QCOMPARE(window->store().runs().size(), 1);
        forget(*window);
    }

    /// Another session is none of what was submitted before it, although the list is open.
    void nothingComesIntoAnotherSessionByItself()
    {
        const qs::testing::FakeSlurm slurm;
        auto window = open(apart());
        QueueDialog& jobs = jobsOf(*window);
        submitAll(*window);
        if (QTest::currentTestFailed()) return;
        QTRY_COMPARE_WITH_TIMEOUT(rowsIn(jobs), 1, kPatience * kLong);
        window->files().newSession();
        QSignalSpy ended(&window->jobs().queue(), &QueueService::ended);
        slurm.write("squeue", "100_[0-2]|FAILED|None|2026-01-01T00:00:00|node1|0:42");
        window->jobs().queue().refresh();
        QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, kPatience * kLong);
        QVERIFY(!ended.first()[1].toBool());
        QVERIFY2(child<MessageBar>(*window, "messageBar")->text().contains(QStringLiteral("can be fetched")) ||
                     jobs.isVisible(),
                 qPrintable(child<MessageBar>(*window, "messageBar")->text()));
        forget(*window);
    }

    void anotherWindowFindsItCancelsAndRemoves()
    {
        const qs::testing::FakeSlurm slurm;
        const AppContext context = apart();
        submitAll(*open(context));
        if (QTest::currentTestFailed()) return;
        auto window = open(context);
        QueueDialog& jobs = jobsOf(*window);
        QTRY_COMPARE_WITH_TIMEOUT(rowsIn(jobs), 1, kPatience * kLong);
        QVERIFY(firstRow(jobs, QueueModel::Name).endsWith(QStringLiteral("-sweep")));
        QTRY_VERIFY_WITH_TIMEOUT(firstRow(jobs, QueueModel::State).startsWith(QStringLiteral("3 waiting (Priority)")),
                                 kPatience * kLong);
        // Gently: after 2 s at the earliest, and never twice at a time.
        QTRY_VERIFY(!window->jobs().queue().isQuerying());
        QVERIFY(window->jobs().queue().secondsToNextQuery() >= 0);
        jobs.hide();
        QTRY_VERIFY(window->jobs().queue().secondsToNextQuery() > 100);
        jobs.show();

        bool asked = false;
        answerYes("cancelJob", asked);
        child<QPushButton>(jobs, "jobsCancel")->click();
        QTRY_VERIFY_WITH_TIMEOUT(slurm.read("cancelled").ends_with(" 100"), kPatience * kLong);
        QVERIFY(asked);
        QTRY_VERIFY_WITH_TIMEOUT(child<QPushButton>(jobs, "jobsRemove")->isEnabled(), kPatience * kLong);
        const std::string folder = slurm.read("job-100");
        QVERIFY(std::filesystem::exists(slurm.folder() / "cache/quantoscope/batches"));
        asked = false;
        answerYes("removeJob", asked);
        child<QPushButton>(jobs, "jobsRemove")->click();
        QTRY_COMPARE_WITH_TIMEOUT(rowsIn(jobs), 0, kPatience * kLong);
        QVERIFY(asked);
        QVERIFY(std::filesystem::is_empty(slurm.folder() / "cache/quantoscope/batches"));
        QVERIFY(child<QLabel>(jobs, "jobsEmpty")->isVisible());
    }

    void theScriptCanBeEdited()
    {
        const qs::testing::FakeSlurm slurm;
        auto window = open(apart());
        SubmitDialog* dialog = ready(*window);
        QVERIFY(dialog);
        auto* script = child<QPlainTextEdit>(*dialog, "submitScript");
        const QString generated = script->toPlainText();
        QString broken = generated;
        script->setPlainText(broken.remove(QStringLiteral("#SBATCH --job-name=")));
        QVERIFY(!child<QComboBox>(*dialog, "submitSplit")->isEnabled()); // the edit would be lost
        child<QPushButton>(*dialog, "submitSubmit")->click();
        auto* message = child<QLabel>(*dialog, "submitMessage");
        QTRY_VERIFY_WITH_TIMEOUT(message->text().contains(QStringLiteral("--job-name")), kPatience * kLong);
        child<QPushButton>(*dialog, "submitRestore")->click();
        QCOMPARE(script->toPlainText(), generated);
        QVERIFY(child<QComboBox>(*dialog, "submitSplit")->isEnabled());
        QString mine = generated;
        script->setPlainText(
            mine.replace(QStringLiteral("#SBATCH --requeue"), QStringLiteral("#SBATCH --comment=mine")));
        child<QPushButton>(*dialog, "submitSubmit")->click();
        QTRY_VERIFY_WITH_TIMEOUT(!submitDialog(*window), kPatience * kLong);
        QVERIFY(slurm.read("job-100").find("#SBATCH --comment=mine") != std::string::npos);
    }

    void aJobForEachKindOfGpu()
    {
        const qs::testing::FakeSlurm slurm;
        auto window = open(apart());
        SubmitDialog* dialog = ready(*window);
        QVERIFY(dialog);
        child<QLineEdit>(*dialog, "submitGpus")->setText(QStringLiteral("h100:1, a100:1"));
        QTRY_VERIFY_WITH_TIMEOUT(dialog->isReady() && dialog->script().contains(QStringLiteral("--gpus=h100:1")),
                                 kPatience * kLong);
        QVERIFY(child<QPlainTextEdit>(*dialog, "submitScript")->isReadOnly()); // it is one of two
        child<QPushButton>(*dialog, "submitSubmit")->click();
        QTRY_VERIFY_WITH_TIMEOUT(!submitDialog(*window), kPatience * kLong);
        QVERIFY(slurm.read("job-100").find("--gpus=h100:1\n") != std::string::npos);
        QVERIFY(slurm.read("job-101").find("--gpus=a100:1\n") != std::string::npos);
        QueueDialog& jobs = jobsOf(*window);
        QTRY_COMPARE_WITH_TIMEOUT(rowsIn(jobs), 2, kPatience * kLong);
    }

    void aRefusalIsInSlurmsWords()
    {
        const qs::testing::FakeSlurm slurm;
        slurm.does("refuses");
        auto window = open(apart());
        SubmitDialog* dialog = ready(*window);
        QVERIFY(dialog);
        child<QPushButton>(*dialog, "submitSubmit")->click();
        auto* message = child<QLabel>(*dialog, "submitMessage");
        QTRY_VERIFY_WITH_TIMEOUT(message->text().contains(QStringLiteral("invalid partition specified: nowhere")),
                                 kPatience * kLong);
        QVERIFY(dialog->isReady()); // to be corrected
        dialog->reject();
        QueueDialog& jobs = jobsOf(*window);
        QTRY_VERIFY_WITH_TIMEOUT(!window->jobs().queue().isQuerying(), kPatience * kLong);
        QCOMPARE(rowsIn(jobs), 0);
    }

    void aControllerThatIsAwayLosesNothing()
    {
        const qs::testing::FakeSlurm slurm;
        auto window = open(apart());
        submitAll(*window);
        if (QTest::currentTestFailed()) return;
        QueueDialog& jobs = jobsOf(*window);
        QTRY_VERIFY_WITH_TIMEOUT(firstRow(jobs, QueueModel::State).contains(QStringLiteral("waiting")),
                                 kPatience * kLong);
        slurm.does("away");
        child<QPushButton>(jobs, "jobsRefresh")->click();
        QTRY_VERIFY_WITH_TIMEOUT(child<QLabel>(jobs, "jobsNotes")->text().contains(QStringLiteral("Socket timed out")),
                                 kPatience * kLong);
        QVERIFY(firstRow(jobs, QueueModel::State).contains(QStringLiteral("waiting"))); // as it was
        slurm.does("");
        slurm.write("squeue",
                    "100_0|RUNNING|None|2026-01-01T00:00:00|node1|0:42\n100_[1-2]|FANCY|Because|N/A|n/a|0:00");
        child<QPushButton>(jobs, "jobsRefresh")->click();
        QTRY_COMPARE_WITH_TIMEOUT(firstRow(jobs, QueueModel::State),
                                  QStringLiteral("1 running on node1 for 0:42, 2 FANCY (Because)"), kPatience * kLong);
        QVERIFY(child<QLabel>(jobs, "jobsNotes")->isHidden());
    }

    void nothingWaitsForSlurm()
    {
        const qs::testing::FakeSlurm slurm;
        auto window = open(apart());
        submitAll(*window);
        if (QTest::currentTestFailed()) return;
        // A queue that takes its time: the window goes on meanwhile.
        std::filesystem::remove(slurm.folder() / "bin/squeue");
        std::ofstream(slurm.folder() / "bin/squeue") << "#!/bin/sh\nsleep 2\n";
        std::filesystem::permissions(slurm.folder() / "bin/squeue", std::filesystem::perms::owner_all);
        QueueDialog& jobs = jobsOf(*window);
        QElapsedTimer turn;
        qint64 longest = 0;
        turn.start();
        QTimer beat;
        connect(&beat, &QTimer::timeout, this, [&] { longest = std::max(longest, turn.restart()); });
        beat.start(5);
        child<QPushButton>(jobs, "jobsRefresh")->click();
        QVERIFY(window->jobs().queue().isQuerying());
        QTRY_VERIFY_WITH_TIMEOUT(!window->jobs().queue().isQuerying(), kPatience * kLong);
        QVERIFY2(longest < kPatience * 1'000, qPrintable(QString::number(longest)));
    }
};

QS_TEST(TestJobs)
#include "test_jobs.moc"
