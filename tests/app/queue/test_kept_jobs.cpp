// SPDX-License-Identifier: GPL-3.0-or-later
// Sessions that were left at a target, and results of computers that no program reaches, seen from the window. The
// target is this computer, behind a stand-in for ssh.
#include "tests/app/support/window_files.h"
#include "tests/app/support/window_test.h"

#include "app/queue/queue_commands.h"
#include "app/queue/queue_dialog.h"
#include "gpu/spec/command_line.h"
#include "gpu/targets/sessions/sessions.h"
#include "tests/gpu/targets/target_cases.h"
#include "tests/gui_test.h"
#include "widgets/setup/setup_panel.h"

#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QProcess>
#include <QPushButton>
#include <QTreeView>

#include <memory>
#include <unistd.h>

using namespace qs;

namespace {

constexpr int kMinute = 60'000; // milliseconds

Target lab()
{
    Target target;
    target.name = "lab";
    target.host = "lab";
    target.mayUpload = true;
    return target;
}

/// A run that a window has left at this computer, under the name of its session.
void leaveRun(const std::string& id, int iterations)
{
    auto client = WorkerProcess::start({findWorker().value(), {"attach", id}});
    QVERIFY(client.ok());
    WireWriter writer(client->input());
    RunSpec spec = qs::testing::remoteSpec();
    spec.iterations = iterations;
    writer.write({{"op", "attach"}, {"have", 0}});
    writer.write({{"op", "run"}, {"id", 3}, {"n", 1}, {"spec", toJson(spec)}});
    const auto state = [&id]() -> std::optional<SessionState> {
        const auto list = sessionsHere();
        for (const SessionState& one : list ? list->sessions : std::vector<SessionState>())
            if (one.note.id == id) return one;
        return std::nullopt;
    };
    QVERIFY(QTest::qWaitFor([&] { return state() && state()->works; }, kPatience * kMinute));
    client->end(std::chrono::milliseconds(0));
    QVERIFY(QTest::qWaitFor([&] { return state() && !state()->hasClient; }, kPatience * kMinute));
}

/// The row of a session, or else of what it left, in the list; −1: it is not there. Others of this computer may be
/// listed, too.
int rowOfSession(QueueDialog& jobs, const QString& id, bool left = false)
{
    const QAbstractItemModel& model = *child<QTreeView>(jobs, "jobsList")->model();
    for (int i = 0; i < model.rowCount(); ++i)
        if (const QString name = model.index(i, QueueModel::Name).data().toString();
            left ? name.startsWith(id + QLatin1Char('-')) : name == id)
            return i;
    return -1;
}

} // namespace

class TestKeptJobs : public WindowTest
{
    Q_OBJECT

    std::unique_ptr<MainWindow> windowAt(const Target& target, const QString& folder)
    {
        AppContext context;
        QDir().mkpath(m_dir.filePath(folder));
        context.settingsFile = m_dir.filePath(folder + QStringLiteral("/settings.ini"));
        TargetHub hub(context.settingsFile.toStdString() + ".targets.json");
        if (auto put = hub.save(target); !put) qFatal("%s", put.error().text().c_str());
        Settings settings(context.settingsFile);
        settings.target.set(QString::fromStdString(target.name));
        settings.setup.set(smallSpec(20));
        auto window = std::make_unique<MainWindow>(context);
        window->resize(1280, 800);
        window->show();
        return window;
    }
    static QueueDialog& jobsOf(MainWindow& window)
    {
        action(window, "actionJobs")->trigger();
        return *child<QueueDialog>(window, "jobsDialog");
    }

private slots:
    void initTestCase()
    {
        failOnWarnings();
        QVERIFY(m_dir.isValid());
    }

    void aRunThatWasLeftIsReturnedTo()
    {
        const qs::testing::FakeSsh ssh;
        const std::string id = "k" + std::to_string(::getpid());
        leaveRun(id, 20'000);
        if (QTest::currentTestFailed()) return;
        auto window = windowAt(lab(), QStringLiteral("return"));
        QueueDialog& jobs = jobsOf(*window);
        QTRY_VERIFY_WITH_TIMEOUT(!window->jobs().queue().isQuerying(), kPatience * kMinute);
        QCOMPARE(ssh.attempts(), 0); // nothing is connected by itself
        child<QPushButton>(jobs, "jobsRefresh")->click();
        const QString name = QString::fromStdString(id);
        QTRY_VERIFY_WITH_TIMEOUT(rowOfSession(jobs, name) >= 0, kPatience * kMinute);
        auto* list = child<QTreeView>(jobs, "jobsList");
        list->setCurrentIndex(list->model()->index(rowOfSession(jobs, name), 0));
        QVERIFY(child<QPushButton>(jobs, "jobsReturn")->isVisible());
        QVERIFY(!child<QPushButton>(jobs, "jobsCancel")->isVisible()); // of Slurm
        child<QPushButton>(jobs, "jobsReturn")->click();
        QTRY_COMPARE_WITH_TIMEOUT(window->store().runs().size(), 1, kPatience * kMinute);
        const RunResult& result = *window->store().runs().first().result;
        QCOMPARE(result.last()->modes.front().samplesUs.size(), std::size_t{20'000});
        QCOMPARE(result.environment.target, std::string("lab"));
        QVERIFY(!result.environment.host.empty());

        // It is the same result again.
        QTRY_VERIFY_WITH_TIMEOUT(child<QPushButton>(jobs, "jobsReturn")->isEnabled(), kPatience * kMinute);
        list->setCurrentIndex(list->model()->index(rowOfSession(jobs, name), 0));
        child<QPushButton>(jobs, "jobsReturn")->click();
        const auto* bar = child<MessageBar>(*window, "messageBar");
        QTRY_VERIFY_WITH_TIMEOUT(bar->text().contains(QStringLiteral("unchanged")), kPatience * kMinute);
        QCOMPARE(window->store().runs().size(), 1);

        bool asked = false;
        answerDialog("endSession", asked, [](QMessageBox* question) {
            for (QAbstractButton* button : question->buttons())
                if (question->buttonRole(button) == QMessageBox::AcceptRole) return button;
            return static_cast<QAbstractButton*>(nullptr);
        });
        QTRY_VERIFY_WITH_TIMEOUT(child<QPushButton>(jobs, "jobsEnd")->isEnabled(), kPatience * kMinute);
        list->setCurrentIndex(list->model()->index(rowOfSession(jobs, name), 0));
        child<QPushButton>(jobs, "jobsEnd")->click();
        QTRY_VERIFY(asked);
        QTRY_VERIFY_WITH_TIMEOUT(rowOfSession(jobs, name) < 0, kPatience * kMinute);
        forget(*window);
    }

    void aResultThatWasLeftIsFetchedAndRemoved()
    {
        const qs::testing::FakeSsh ssh;
        const std::string id = "l" + std::to_string(::getpid());
        leaveRun(id, 1'000'000);
        if (QTest::currentTestFailed()) return;
        QTest::qWait(kSlowdown * 1'500);   // some of it is measured
        QVERIFY(stopSessionHere(id).ok()); // what the host does when its time is over
        QTRY_VERIFY_WITH_TIMEOUT(!sessionsHere()->results.empty(), kPatience * kMinute);
        auto window = windowAt(lab(), QStringLiteral("left"));
        QueueDialog& jobs = jobsOf(*window);
        QTRY_VERIFY_WITH_TIMEOUT(!window->jobs().queue().isQuerying(), kPatience * kMinute);
        child<QPushButton>(jobs, "jobsRefresh")->click();
        auto* list = child<QTreeView>(jobs, "jobsList");
        const QString name = QString::fromStdString(id);
        QTRY_VERIFY_WITH_TIMEOUT(rowOfSession(jobs, name, true) >= 0, kPatience * kMinute);
        list->setCurrentIndex(list->model()->index(rowOfSession(jobs, name, true), 0));
        child<QPushButton>(jobs, "jobsReturn")->click();
        QTRY_COMPARE_WITH_TIMEOUT(window->store().runs().size(), 1, kPatience * kMinute);
        QVERIFY(!window->store().runs().first().result->segments.empty());
        bool asked = false;
        answerDialog("removeJob", asked, [](QMessageBox* question) {
            for (QAbstractButton* button : question->buttons())
                if (question->buttonRole(button) == QMessageBox::AcceptRole) return button;
            return static_cast<QAbstractButton*>(nullptr);
        });
        QTRY_VERIFY_WITH_TIMEOUT(child<QPushButton>(jobs, "jobsRemove")->isEnabled(), kPatience * kMinute);
        child<QPushButton>(jobs, "jobsRemove")->click();
        QTRY_VERIFY_WITH_TIMEOUT(rowOfSession(jobs, name, true) < 0, kPatience * kMinute);
        QVERIFY(asked);
        QVERIFY(sessionsHere()->results.empty());
        forget(*window);
    }

    void aRunGoesOnWhenItsWindowIsClosed()
    {
        const qs::testing::FakeSsh ssh;
        const auto answer = [](const char* button) {
            return [button](QMessageBox* box) { return box->findChild<QPushButton*>(QLatin1String(button)); };
        };
        const auto ids = [](bool working) {
            QStringList names;
            const auto list = sessionsHere();
            for (const SessionState& one : list ? list->sessions : std::vector<SessionState>())
                if (one.works || !working) names << QString::fromStdString(one.note.id);
            return names;
        };
        const QStringList before = ids(false);
        {
            auto window = windowAt(lab(), QStringLiteral("leave"));
            RunSpec spec = smallSpec(5'000);
            window->findChild<SetupPanel*>()->setSpec(spec);
            action(*window, "actionRun")->trigger();
            QTRY_VERIFY_WITH_TIMEOUT(runOf(*window).state() == Job::State::Running, kPatience * kMinute);
            bool asked = false;
            answerDialog("runningDialog", asked, answer("keepRunning")); // cancels
            QVERIFY(!window->close());
            QVERIFY(asked && window->isVisible());
            QVERIFY(runOf(*window).isActive());
            bool left = false;
            answerDialog("runningDialog", left, answer("leaveRunning"));
            window->close();
            QVERIFY(left);
            QTRY_VERIFY(!window->isVisible());
        }
        QStringList working = ids(true);
        for (const QString& earlier : before)
            working.removeAll(earlier);
        QCOMPARE(working.size(), 1); // it goes on
        const QString name = working.first();
        auto window = windowAt(lab(), QStringLiteral("leave"));
        QTRY_VERIFY(child<MessageBar>(*window, "messageBar")->text().contains(QStringLiteral("lab")));
        QueueDialog& jobs = jobsOf(*window);
        QTRY_VERIFY_WITH_TIMEOUT(!window->jobs().queue().isQuerying(), kPatience * kMinute);
        child<QPushButton>(jobs, "jobsRefresh")->click();
        QTRY_VERIFY_WITH_TIMEOUT(rowOfSession(jobs, name) >= 0, kPatience * kMinute);
        auto* list = child<QTreeView>(jobs, "jobsList");
        list->setCurrentIndex(list->model()->index(rowOfSession(jobs, name), 0));
        child<QPushButton>(jobs, "jobsReturn")->click();
        QTRY_COMPARE_WITH_TIMEOUT(window->store().runs().size(), 1, kPatience * kMinute);
        QCOMPARE(window->store().runs().first().result->last()->modes.front().samplesUs.size(), std::size_t{5'000});
        QVERIFY(stopSessionHere(name.toStdString()).ok());
        forget(*window);
    }

    void aWindowThatEndedInARunIsRemembered()
    {
        const qs::testing::FakeSsh ssh;
        {
            auto window = windowAt(lab(), QStringLiteral("crash"));
            window->jobs().queue().onRunStarted(); // and it never ends
        }
        auto window = windowAt(lab(), QStringLiteral("crash"));
        QTRY_VERIFY(child<MessageBar>(*window, "messageBar")->text().contains(QStringLiteral("lab")));
        // A run of this window that ends well says nothing of the one that was left.
        QueueService& queue = window->jobs().queue();
        queue.onRunStarted();
        queue.onRunEnded(false);
        QCOMPARE(queue.leftAt(), QStringList{QStringLiteral("lab")});
        Target renamed = lab();
        renamed.name = "renamed";
        QVERIFY(window->targets().save(renamed, QStringLiteral("lab")).ok());
        QCOMPARE(queue.leftAt(), QStringList{QStringLiteral("renamed")});
        QVERIFY(window->targets().remove(QStringLiteral("renamed")).ok());
        QVERIFY(queue.leftAt().isEmpty());
    }

    void targetsOfSeveralDevicesAreRemembered()
    {
        const qs::testing::FakeSsh ssh;
        auto window = windowAt(lab(), QStringLiteral("several"));
        Target other = lab();
        other.name = "other";
        QVERIFY(window->targets().save(other).ok());
        QueueService& queue = window->jobs().queue();
        window->targets().several().choose(
            {{{"other", BackendChoice::Auto, 0}, {"", BackendChoice::Cpu, 0}}, DeviceOrder::InTurn});
        queue.onRunStarted();
        QCOMPARE(queue.leftAt(), QStringList{QStringLiteral("other")});
        queue.onRunEnded(true);
        QCOMPARE(queue.leftAt(), QStringList{QStringLiteral("other")});
        queue.onRunStarted();
        queue.onRunEnded(false);
        QCOMPARE(queue.leftAt(), QStringList{QStringLiteral("other")}); // the one before may still be there
    }

    void theSessionOfTheWindowIsMarked()
    {
        const qs::testing::FakeSsh ssh;
        auto window = windowAt(lab(), QStringLiteral("own"));
        window->findChild<SetupPanel*>()->setSpec(smallSpec(20));
        runToEnd(*window);
        if (QTest::currentTestFailed()) return;
        QueueDialog& jobs = jobsOf(*window);
        QTRY_VERIFY_WITH_TIMEOUT(!window->jobs().queue().isQuerying(), kPatience * kMinute);
        child<QPushButton>(jobs, "jobsRefresh")->click();
        auto* list = child<QTreeView>(jobs, "jobsList");
        const auto own = [list] {
            for (int i = 0; i < list->model()->rowCount(); ++i)
                if (const QModelIndex state = list->model()->index(i, QueueModel::State);
                    state.data().toString().contains(QStringLiteral("connected to this window")))
                    return i;
            return -1;
        };
        QTRY_VERIFY_WITH_TIMEOUT(own() >= 0, kPatience * kMinute);
        list->setCurrentIndex(list->model()->index(own(), 0));
        QVERIFY(!child<QPushButton>(jobs, "jobsReturn")->isEnabled());
        QVERIFY(!child<QPushButton>(jobs, "jobsEnd")->isEnabled());
        const QString name = list->model()->index(own(), QueueModel::Name).data().toString();
        forget(*window);
        window.reset();
        (void)stopSessionHere(name.toStdString());
    }

    void aCommandForElsewhereComesBackAsAFile()
    {
        AppContext context = this->context();
        Settings(context.settingsFile).setup.set(smallSpec(20));
        MainWindow window(context);
        window.resize(1280, 800);
        window.show();
        auto* chooser = child<QComboBox>(window, "targetChooser");
        QAction* copy = action(window, "actionCopyCommand");
        QString title = copy->text();
        QVERIFY(chooser->findText(title.remove(QLatin1Char('&'))) >= 0); // in the list of targets
        copy->trigger();
        QVERIFY(child<MessageBar>(window, "messageBar")->text().contains(QStringLiteral("clipboard")));
        const QString command = QGuiApplication::clipboard()->text();
        QProcess shell; // that of the other computer
        shell.setWorkingDirectory(m_dir.path());
        shell.start(QStringLiteral("sh"), {QStringLiteral("-c"), command});
        QVERIFY(shell.waitForFinished(kPatience * kMinute));
        QVERIFY2(shell.exitCode() == 0, shell.readAllStandardError().constData());
        const QString file = m_dir.filePath(QLatin1String(kPastedResult));
        QVERIFY(QFile::exists(file));
        QVERIFY(dropFiles(window, {file}));
        QTRY_COMPARE_WITH_TIMEOUT(window.store().runs().size(), 1, kPatience * kMinute);
        QCOMPARE(window.store().runs().first().result->last()->modes.size(), std::size_t{3});
        forget(window);
    }
};

QS_TEST(TestKeptJobs)
#include "test_kept_jobs.moc"
