// SPDX-License-Identifier: GPL-3.0-or-later
// Targets, seen from the window: choosing, connecting, measuring there and what is asked on the way. What lies behind
// 'exec:env' and the stand-in for ssh is this computer.
#include "tests/app/support/window_test.h"

#include "app/pages/tensors/tensors_page.h"
#include "app/targets/remote_file_dialog.h"
#include "app/targets/target_dialog.h"
#include "app/targets/target_prompts.h"
#include "app/targets/target_test_dialog.h"
#include "app/targets/window/target_chooser.h"
#include "tests/gpu/targets/target_cases.h"
#include "tests/gui_test.h"
#include "widgets/setup/llm_setup_panel.h"
#include "widgets/setup/setup_panel.h"

#include <QComboBox>
#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTreeWidget>

#include <algorithm>
#include <atomic>
#include <memory>
#include <thread>

using namespace qs;

namespace {

Target envTarget(const char* name = "box")
{
    Target target;
    target.name = name;
    target.kind = TargetKind::Command;
    target.prefix = {"env"};
    target.mayUpload = true;
    return target;
}

Target sshTarget()
{
    Target target;
    target.name = "server";
    target.host = "server";
    return target;
}

DeviceListings fakeDevices(const char* name)
{
    DeviceListing cpu;
    cpu.available = true;
    cpu.info.backend = BackendChoice::Cpu;
    cpu.info.name = name;
    return {cpu};
}

/// Enters the choice of a row of the chooser, as a click on it does.
void pick(QComboBox& chooser, const QString& words)
{
    for (int i = 0; i < chooser.count(); ++i)
        if (chooser.itemText(i).contains(words)) {
            chooser.setCurrentIndex(i);
            return emit chooser.activated(i);
        }
    QFAIL(qPrintable(QStringLiteral("There is no row '%1'.").arg(words)));
}

QStringList rowsOf(const QComboBox& chooser)
{
    QStringList rows;
    for (int i = 0; i < chooser.count(); ++i)
        rows << chooser.itemText(i);
    return rows;
}

/// The prompt that is open; null: none.
PromptDialog* prompt(QWidget& window) { return child<PromptDialog>(window, "targetPrompt"); }

} // namespace

class TestTargets : public WindowTest
{
    Q_OBJECT

    /// A window with these targets in its list, and a small setup.
    std::unique_ptr<MainWindow> windowWith(const std::vector<Target>& targets, AppContext context, int iterations = 20)
    {
        Settings(context.settingsFile).setup.set(smallSpec(iterations));
        TargetHub hub(context.settingsFile.toStdString() + ".targets.json");
        for (const Target& target : targets)
            if (auto put = hub.save(target); !put) qFatal("%s", put.error().text().c_str());
        auto result = std::make_unique<MainWindow>(std::move(context));
        result->resize(1280, 800);
        result->show();
        return result;
    }
    std::unique_ptr<MainWindow> windowWith(const std::vector<Target>& targets)
    {
        return windowWith(targets, context());
    }
    static TargetService::State stateOf(MainWindow& window) { return window.targets().state(); }
    static QComboBox& chooserOf(MainWindow& window) { return *child<QComboBox>(window, "targetChooser"); }

private slots:
    void initTestCase()
    {
        failOnWarnings();
        QVERIFY(m_dir.isValid());
    }

    void aTargetIsChosenConnectedAndMeasuredOn()
    {
        qs::testing::FakeSsh home;
        AppContext context = this->context();
        context.kernelRun = [](SpecSource&, std::stop_token, EventSink&) -> KernelRunOutcome {
            qFatal("A run in this process while a target is chosen");
        };
        Settings(context.settingsFile).kernelPlacement.set(KernelPlacement::Never); // a target's kernels are elsewhere
        auto window = windowWith({envTarget()}, context);
        QCOMPARE(stateOf(*window), TargetService::State::Here);
        pick(chooserOf(*window), QStringLiteral("box"));
        QTRY_COMPARE_WITH_TIMEOUT(stateOf(*window), TargetService::State::Connected, kPatience * 30'000);
        QTRY_VERIFY(chooserOf(*window).currentText().startsWith(QStringLiteral("box · Automatic: ")));
        QVERIFY(child<QLabel>(*window, "statusDevice")->text().startsWith(QStringLiteral("box · ")));
        runToEnd(*window);
        if (QTest::currentTestFailed()) return;
        const Environment& where = window->store().runs().last().result->environment;
        QCOMPARE(where.target, std::string("box"));
        QVERIFY(where.process.starts_with("worker process "));
        QVERIFY(!where.host.empty());
        QVERIFY(window->windowTitle().endsWith(QStringLiteral(" – box")));
        forget(*window);
    }

    void theFirstRunConnects()
    {
        qs::testing::FakeSsh home;
        AppContext context = this->context();
        Settings(context.settingsFile).target.set(QStringLiteral("box"));
        auto window = windowWith({envTarget()}, context);
        QCOMPARE(stateOf(*window), TargetService::State::NotConnected); // nothing by itself
        QCOMPARE(chooserOf(*window).currentText(), QStringLiteral("box (not connected)"));
        runToEnd(*window);
        if (QTest::currentTestFailed()) return;
        QCOMPARE(window->store().runs().last().result->environment.target, std::string("box"));
        QTRY_COMPARE_WITH_TIMEOUT(stateOf(*window), TargetService::State::Connected, kPatience * 30'000);
        forget(*window);
    }

    void thisComputerIsBackAtOnce()
    {
        AppContext context = this->context();
        context.listDevices = [] { return fakeDevices("The CPU here"); };
        auto release = std::make_shared<std::atomic<bool>>(false);
        context.listTarget = [release](std::stop_token stop, const StartingText& tell) -> Result<DeviceListings> {
            tell(Message("waiting for a signal"));
            while (!stop.stop_requested() && !*release)
                std::this_thread::sleep_for(std::chrono::milliseconds(2));
            return fakeDevices("A CPU there");
        };
        auto window = windowWith({envTarget(), envTarget("second")}, context);
        QComboBox& chooser = chooserOf(*window);
        QTRY_VERIFY(rowsOf(chooser).contains(QStringLiteral("Automatic: The CPU here")));
        pick(chooser, QStringLiteral("second"));
        QCOMPARE(stateOf(*window), TargetService::State::Connecting);
        QCOMPARE(chooser.currentText(), QStringLiteral("second (connecting…)"));
        QTRY_VERIFY(child<QLabel>(*window, "statusDevice")->toolTip().contains(QStringLiteral("waiting for a signal")));
        pick(chooser, QStringLiteral("The CPU here"));
        QCOMPARE(stateOf(*window), TargetService::State::Here);
        QCOMPARE(chooser.currentText(), QStringLiteral("Automatic: The CPU here"));
        pick(chooser, QStringLiteral("box"));
        action(*window, "actionTargetCancel")->trigger();
        QCOMPARE(stateOf(*window), TargetService::State::NotConnected);
        *release = true;
        action(*window, "actionTargetConnect")->trigger();
        QTRY_COMPARE(stateOf(*window), TargetService::State::Connected);
        QVERIFY(rowsOf(chooser).contains(QStringLiteral("box · A CPU there")));
        pick(chooser, QStringLiteral("box · A CPU there"));
        QCOMPARE(chooser.currentText(), QStringLiteral("box · A CPU there"));
        QCOMPARE(Settings(context.settingsFile).target(), QStringLiteral("box"));
    }

    void whatFailsIsSaid()
    {
        AppContext context = this->context();
        context.listTarget = [](std::stop_token, const StartingText&) -> Result<DeviceListings> {
            return Error{ErrorCode::Io, Message("The host sleeps."), Message("Wake it.")};
        };
        auto window = windowWith({envTarget()}, context);
        pick(chooserOf(*window), QStringLiteral("box"));
        QTRY_COMPARE(stateOf(*window), TargetService::State::Failed);
        QVERIFY(child<MessageBar>(*window, "messageBar")->text().contains(QStringLiteral("box: The host sleeps.")));
        QCOMPARE(chooserOf(*window).currentText(), QStringLiteral("box (connection failed)"));
    }

    void theDialogSaysWhatIsMissing()
    {
        auto window = windowWith({envTarget()});
        action(*window, "actionTargetAdd")->trigger();
        auto* dialog = child<TargetDialog>(*window, "targetDialog");
        QVERIFY(dialog);
        auto* save = child<QPushButton>(*dialog, "targetSave");
        auto* problem = child<QLabel>(*dialog, "targetProblem");
        auto* kind = child<QComboBox>(*dialog, "targetKind");
        QVERIFY(!save->isEnabled());
        QVERIFY(problem->text().isEmpty()); // nothing was typed yet
        auto* host = child<QComboBox>(*dialog, "targetHost");
        host->setCurrentText(QStringLiteral("-oProxyCommand=x"));
        QVERIFY(problem->text().contains(QStringLiteral("cannot be")));
        QVERIFY(!save->isEnabled());
        host->setCurrentText(QStringLiteral("me@gpu1"));
        QCOMPARE(child<QLineEdit>(*dialog, "targetName")->text(), QStringLiteral("gpu1"));
        QVERIFY(save->isEnabled());
        QCOMPARE(dialog->target().host, std::string("me@gpu1"));
        kind->setCurrentIndex(1);
        child<QComboBox>(*dialog, "targetEngine")->setCurrentIndex(2);
        QTest::keyClicks(child<QLineEdit>(*dialog, "targetContainer"), QStringLiteral("box"));
        QVERIFY(problem->text().contains(QStringLiteral("already"))); // the other target's name
        QTest::keyClicks(child<QLineEdit>(*dialog, "targetContainer"), QStringLiteral("2"));
        QCOMPARE(dialog->target().prefix, (std::vector<std::string>{"apptainer", "exec", "--nv", "box2"}));
        kind->setCurrentIndex(2);
        QTest::keyClicks(child<QLineEdit>(*dialog, "targetPartition"), QStringLiteral("gpu"));
        QTest::keyClicks(child<QLineEdit>(*dialog, "targetOptions"), QStringLiteral("--exclusive --constraint=a100"));
        QCOMPARE(dialog->target().slurm.directives, (std::vector<std::string>{"--exclusive", "--constraint=a100"}));
        kind->setCurrentIndex(3);
        QTest::keyClicks(child<QLineEdit>(*dialog, "targetCommand"), QStringLiteral("env 'A=b c'"));
        QCOMPARE(dialog->target().prefix, (std::vector<std::string>{"env", "A=b c"}));
        dialog->reject();
        QCOMPARE(window->targets().targets().size(), std::size_t{1});
    }

    void anEditedTargetKeepsItsPlace()
    {
        AppContext context = this->context();
        context.listTarget = [](std::stop_token, const StartingText&) -> Result<DeviceListings> {
            return fakeDevices("A CPU there");
        };
        Target kept = envTarget();
        kept.keepMinutes = 7;
        auto window = windowWith({kept}, context);
        pick(chooserOf(*window), QStringLiteral("box"));
        QTRY_COMPARE(stateOf(*window), TargetService::State::Connected);
        action(*window, "actionTargetEdit")->trigger();
        auto* dialog = child<TargetDialog>(*window, "targetDialog");
        QVERIFY(dialog);
        QCOMPARE(dialog->target(), kept); // as it was put in
        auto* name = child<QLineEdit>(*dialog, "targetName");
        name->selectAll();
        QTest::keyClicks(name, QStringLiteral("renamed"));
        dialog->accept();
        QCOMPARE(window->targets().name(), QStringLiteral("renamed"));
        QCOMPARE(window->targets().targets().size(), std::size_t{1});
        QCOMPARE(stateOf(*window), TargetService::State::NotConnected);
        bool answered = false;
        answerDialog("removeTarget", answered, [](QMessageBox* box) {
            for (QAbstractButton* button : box->buttons())
                if (box->buttonRole(button) == QMessageBox::AcceptRole) return button;
            return static_cast<QAbstractButton*>(nullptr);
        });
        action(*window, "actionTargetRemove")->trigger();
        QTRY_VERIFY(answered);
        QTRY_COMPARE(stateOf(*window), TargetService::State::Here);
        QVERIFY(window->targets().targets().empty());
    }

    void theTestTellsEachStep()
    {
        qs::testing::FakeSsh ssh;
        auto window = windowWith({});
        TargetTestDialog dialog(window->targets().place(), envTarget());
        dialog.setAttribute(Qt::WA_DeleteOnClose, false);
        QSignalSpy ended(&dialog, &TargetTestDialog::ended);
        dialog.start();
        QTRY_COMPARE_WITH_TIMEOUT(ended.count(), 1, kPatience * 30'000);
        QVERIFY2(ended.first().first().toBool(), qPrintable(dialog.toText()));
        QVERIFY(dialog.toText().contains(QStringLiteral("Devices: passed")));
        QVERIFY(child<QLabel>(dialog, "step-architecture")->text().contains(QStringLiteral("x86_64")) ||
                child<QLabel>(dialog, "step-architecture")->text().contains(QStringLiteral("aarch64")));

        ssh.does("unknown");
        TargetTestDialog failing(window->targets().place(), sshTarget());
        failing.setAttribute(Qt::WA_DeleteOnClose, false);
        QSignalSpy failed(&failing, &TargetTestDialog::ended);
        failing.start();
        QTRY_COMPARE_WITH_TIMEOUT(failed.count(), 1, kPatience * 30'000);
        QVERIFY(!failed.first().first().toBool());
        QVERIFY2(failing.toText().contains(QStringLiteral("Could not resolve hostname")), qPrintable(failing.toText()));
        QVERIFY(failing.toText().contains(QStringLiteral("Devices: skipped")));
    }

    void aPasswordIsAskedForInTheWindow()
    {
        qs::testing::FakeSsh ssh;
        ssh.does("password");
        Target server = sshTarget();
        server.mayUpload = true;
        auto window = windowWith({server});
        pick(chooserOf(*window), QStringLiteral("server"));
        QTRY_VERIFY_WITH_TIMEOUT(prompt(*window), kPatience * 30'000);
        auto* field = child<QLineEdit>(*prompt(*window), "promptField");
        QCOMPARE(field->echoMode(), QLineEdit::Password);
        QVERIFY(child<QLabel>(*prompt(*window), "promptText")->text().contains(QStringLiteral("Password:")));
        QVERIFY(child<QPlainTextEdit>(*prompt(*window), "promptServer")
                    ->toPlainText()
                    .contains(QStringLiteral("a stranger wrote")));
        QTest::keyClicks(field, QStringLiteral("secret"));
        QTest::keyClick(field, Qt::Key_Return);
        QTRY_COMPARE_WITH_TIMEOUT(stateOf(*window), TargetService::State::Connected, kPatience * 30'000);
        QCOMPARE(ssh.attempts(), 1);
    }

    void aRefusedPromptEndsTheConnection()
    {
        qs::testing::FakeSsh ssh;
        ssh.does("password");
        auto window = windowWith({sshTarget()});
        pick(chooserOf(*window), QStringLiteral("server"));
        QTRY_VERIFY_WITH_TIMEOUT(prompt(*window), kPatience * 30'000);
        prompt(*window)->reject();
        QTRY_COMPARE_WITH_TIMEOUT(stateOf(*window), TargetService::State::Failed, kPatience * 30'000);
        QCOMPARE(ssh.attempts(), 1); // no second login by itself
    }

    void theUploadIsAskedForOnce()
    {
        qs::testing::FakeSsh ssh;
        AppContext context = this->context();
        auto window = windowWith({sshTarget()}, context);
        pick(chooserOf(*window), QStringLiteral("server"));
        QTRY_VERIFY_WITH_TIMEOUT(prompt(*window), kPatience * 30'000);
        const QString words = child<QLabel>(*prompt(*window), "promptText")->text();
        QVERIFY2(words.contains(QString::fromStdString(ssh.cache())) && words.contains(QStringLiteral("MiB")),
                 qPrintable(words));
        child<QPushButton>(*prompt(*window), "promptYes")->click();
        QTRY_COMPARE_WITH_TIMEOUT(stateOf(*window), TargetService::State::Connected, kPatience * 60'000);
        QVERIFY(window->targets().targets().front().mayUpload);
        QVERIFY(TargetHub(context.settingsFile.toStdString() + ".targets.json").targets().front().mayUpload);
    }

    void filesOfTheTargetAreBrowsed()
    {
        qs::testing::FakeSsh home;
        QVERIFY(QDir(m_dir.path()).mkpath(QStringLiteral("there/sub")));
        QVERIFY(QDir(m_dir.path()).mkpath(QStringLiteral("there/.cache")));
        const QString folder = QFileInfo(m_dir.filePath(QStringLiteral("there"))).canonicalFilePath();
        writeTensor(folder + QStringLiteral("/x.npy"));
        writeTensor(folder + QStringLiteral("/notes.txt"));
        writeTensor(folder + QStringLiteral("/.hidden.npy"));
        auto window = windowWith({envTarget()});
        pick(chooserOf(*window), QStringLiteral("box"));
        QTRY_COMPARE_WITH_TIMEOUT(stateOf(*window), TargetService::State::Connected, kPatience * 30'000);
        child<QAbstractButton>(*window, "inputBrowse")->click();
        auto* dialog = child<RemoteFileDialog>(*window, "remoteFileDialog");
        QVERIFY(dialog);
        QTRY_VERIFY_WITH_TIMEOUT(!dialog->folder().isEmpty(), kPatience * 30'000); // home
        auto* path = child<QLineEdit>(*dialog, "remotePath");
        const auto enter = [path](const QString& words) {
            path->setText(words);
            QTest::keyClick(path, Qt::Key_Return);
        };
        enter(QStringLiteral("/nowhere/at/all"));
        auto* state = child<QLabel>(*dialog, "remoteState");
        QTRY_VERIFY_WITH_TIMEOUT(state->text().contains(QStringLiteral("Cannot read the folder")), kPatience * 30'000);
        QSignalSpy chosen(dialog, &RemoteFileDialog::chosen);
        dialog->setAttribute(Qt::WA_DeleteOnClose, false);
        enter(folder + QStringLiteral("/.hidden.npy")); // the list need not have it
        QTRY_COMPARE_WITH_TIMEOUT(chosen.size(), 1, kPatience * 30'000);
        QCOMPARE(chosen.front().front().toString(), folder + QStringLiteral("/.hidden.npy"));
        QTRY_COMPARE_WITH_TIMEOUT(QString::fromStdString(window->findChild<SetupPanel*>()->spec().input.path),
                                  folder + QStringLiteral("/.hidden.npy"), kPatience * 30'000);
        dialog->show();
        enter(folder);
        QTRY_COMPARE_WITH_TIMEOUT(dialog->folder(), folder, kPatience * 30'000);
        auto* list = child<QTreeWidget>(*dialog, "remoteList");
        QCOMPARE(list->topLevelItemCount(), 4); // the filter hides the text
        QCOMPARE(list->topLevelItem(0)->text(0), QStringLiteral("sub"));
        QCOMPARE(list->topLevelItem(1)->text(0), QStringLiteral(".cache"));
        auto* choose = child<QPushButton>(*dialog, "remoteChoose");
        QVERIFY(!choose->isEnabled()); // a folder is none
        list->setCurrentItem(list->topLevelItem(2));
        choose->click();
        // Its tensors are told from there, too.
        QTRY_COMPARE_WITH_TIMEOUT(QString::fromStdString(window->findChild<SetupPanel*>()->spec().input.path),
                                  folder + QStringLiteral("/x.npy"), kPatience * 30'000);
        delete dialog;
        QVERIFY(window->targets().chosen());
    }

    void aTensorOfTheTargetIsAnalysed()
    {
        qs::testing::FakeSsh home;
        writeTensor(m_dir.filePath(QStringLiteral("far.npy")));
        writeTensor(m_dir.filePath(QStringLiteral("near.npy")));
        const QString far = QFileInfo(m_dir.filePath(QStringLiteral("far.npy"))).canonicalFilePath();
        auto window = windowWith({envTarget()});
        pick(chooserOf(*window), QStringLiteral("box"));
        QTRY_COMPARE_WITH_TIMEOUT(stateOf(*window), TargetService::State::Connected, kPatience * 30'000);
        action(*window, "actionTensorsPage")->trigger();
        child<QPushButton>(*window, "tensorOpen")->click();
        auto* dialog = child<RemoteFileDialog>(*window, "remoteFileDialog");
        QVERIFY(dialog);
        QTRY_VERIFY_WITH_TIMEOUT(!dialog->folder().isEmpty(), kPatience * 30'000);
        auto* path = child<QLineEdit>(*dialog, "remotePath");
        path->setText(QFileInfo(far).path());
        QTest::keyClick(path, Qt::Key_Return);
        QTRY_COMPARE_WITH_TIMEOUT(dialog->folder(), QFileInfo(far).path(), kPatience * 30'000);
        auto* list = child<QTreeWidget>(*dialog, "remoteList");
        const auto found = list->findItems(QStringLiteral("far.npy"), Qt::MatchExactly);
        QCOMPARE(found.size(), 1);
        list->setCurrentItem(found.front());
        child<QPushButton>(*dialog, "remoteChoose")->click();
        auto* headline = child<QLabel>(*window, "tensorHeadline");
        auto* subtitle = child<QLabel>(*window, "tensorSubtitle");
        QTRY_VERIFY_WITH_TIMEOUT(headline->text().contains(QStringLiteral("dB")), kPatience * 30'000);
        QVERIFY2(subtitle->text().startsWith(QStringLiteral("box: far.npy")), qPrintable(subtitle->text()));
        QVERIFY2(subtitle->text().contains(QStringLiteral("3 × 32")), qPrintable(subtitle->text()));
        // A file that is dropped or opened by the menu is of this computer, whatever is chosen.
        window->findChild<TensorsPage*>()->openFile(m_dir.filePath(QStringLiteral("near.npy")));
        QTRY_VERIFY_WITH_TIMEOUT(subtitle->text().startsWith(QStringLiteral("near.npy")), kPatience * 30'000);
    }

    void theModelOfTheTargetIsLookedAt()
    {
        qs::testing::FakeSsh home;
        const qs::testing::Variable nowhere("QUANTOSCOPE_LLM", "/nowhere/here"); // which only the target has
        Target target = envTarget();
        target.prefix.push_back("QUANTOSCOPE_LLM=" QS_SOURCE_DIR "/resources/llm/default");
        auto window = windowWith({target});
        action(*window, "actionLlmPage")->trigger();
        const auto shows = [&](const char* words) {
            const auto labels = window->findChild<LlmSetupPanel*>()->findChildren<QLabel*>();
            return std::ranges::any_of(labels, [words](QLabel* label) {
                return label->isVisible() && label->text().contains(QString::fromUtf8(words));
            });
        };
        QTRY_VERIFY_WITH_TIMEOUT(shows("/nowhere/here"), kPatience * 30'000);
        pick(chooserOf(*window), QStringLiteral("box"));
        QTRY_COMPARE_WITH_TIMEOUT(stateOf(*window), TargetService::State::Connected, kPatience * 30'000);
        QTRY_VERIFY_WITH_TIMEOUT(shows("LlamaForCausalLM"), kPatience * 30'000);
        QVERIFY(!shows("/nowhere/here"));
        QTRY_VERIFY_WITH_TIMEOUT(shows("The largest configuration needs about"), kPatience * 30'000);
    }
};

QS_TEST(TestTargets)
#include "test_targets.moc"
