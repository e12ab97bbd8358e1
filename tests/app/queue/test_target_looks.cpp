// SPDX-License-Identifier: GPL-3.0-or-later
// Dialogs of targets and jobs in both themes, in English and from right to left: they fit a small screen, cut nothing
// off, and all that can be reached by keyboard has a name. QUANTOSCOPE_SHEETS names a folder that pictures are left in.
#include "tests/app/support/language_stand.h"
#include "tests/app/support/text_fit.h"
#include "tests/app/support/window_states.h"
#include "tests/app/support/window_test.h"

#include "app/queue/queue_commands.h"
#include "app/queue/queue_dialog.h"
#include "app/queue/submit_dialog.h"
#include "app/targets/remote_file_dialog.h"
#include "app/targets/remote_files.h"
#include "app/targets/target_dialog.h"
#include "app/targets/target_prompts.h"
#include "app/targets/target_test_dialog.h"
#include "gpu/targets/batch/batch_list.h"
#include "tests/gpu/targets/fake_slurm.h"
#include "tests/gui_test.h"
#include "widgets/style/application_style.h"

#include <QDir>
#include <QPushButton>
#include <QSignalSpy>
#include <QTreeView>

#include <memory>

using namespace qs;

namespace {

constexpr QSize kSmallScreen{1024, 700};
constexpr int kReady = 60'000; // milliseconds

Batch listed(const char* id, const char* what, const char* command, std::size_t tasks)
{
    Batch batch;
    batch.id = id;
    batch.name = Batch::jobName(id, what);
    batch.target = targetFromText("slurm:/gpu").value();
    batch.target.name = "cluster";
    batch.target.slurm.gpus = "h100:1";
    batch.kind = "run";
    batch.command = command;
    batch.folder = std::string("/home/me/.cache/quantoscope/batches/") + id;
    batch.submitted = "2026-01-02T03:04:05Z";
    batch.tasks.resize(tasks);
    return batch;
}

/// Jobs of all kinds.
void fillList(const BatchList& list, const qs::testing::FakeSlurm& slurm)
{
    Batch waiting = listed("11111111", "sweep", "sweep --axis num-tokens=1:4096:x2 --seed 1", 13);
    waiting.job = "100";
    Batch running = listed("22222222", "llm", "llm --model /data/Llama-3.1-8B --seed 1", 4);
    running.job = "101";
    running.tasks[0].finished = true;
    Batch failed = listed("33333333", "modes", "modes --seed 1", 1);
    failed.job = "90";
    failed.tasks[0].state = slurm::stateOf("OUT_OF_MEMORY");
    const Batch unknown = listed("44444444", "quantize", "quantize --num-tokens 4096 --hidden-size 4096", 1);
    for (const Batch& batch : {failed, unknown, running, waiting})
        if (auto put = list.save(batch); !put) qFatal("%s", put.error().text().c_str());
    slurm.write("squeue", "100_[0-12]|PENDING|Resources|2026-11-28T12:30:00|n/a|0:00\n"
                          "101_1|RUNNING|None|2026-11-28T09:00:00|node17|0:42:10\n"
                          "101_[2-3]|PENDING|JobArrayTaskLimit|N/A|n/a|0:00");
}

} // namespace

class TestTargetLooks : public WindowTest
{
    Q_OBJECT

    QString m_caption;

    /// Looks at a dialog: what is wrong with it is told, and a picture is left.
    void look(const char* name, QWidget& shown) const
    {
        waitFor(60);
        const QString who = QString::fromLatin1(name) + QLatin1Char('-') + m_caption;
        if (const QString folder = qEnvironmentVariable("QUANTOSCOPE_SHEETS"); !folder.isEmpty()) {
            QDir().mkpath(folder);
            QVERIFY(shown.grab().save(folder + QLatin1Char('/') + who + QStringLiteral(".png")));
        }
        if (qobject_cast<MainWindow*>(&shown)) return; // whose texts other tests measure
        QVERIFY2(shown.width() <= kSmallScreen.width() && shown.height() <= kSmallScreen.height(),
                 qPrintable(who + QStringLiteral(": %1×%2").arg(shown.width()).arg(shown.height())));
        const QStringList cut = TextFit::cut(shown);
        QVERIFY2(cut.isEmpty(), qPrintable(who + QLatin1Char('\n') + cut.join(QLatin1Char('\n'))));
        for (const QWidget* widget : shown.findChildren<QWidget*>()) {
            if (!(widget->focusPolicy() & Qt::TabFocus) || !widget->isVisibleTo(&shown)) continue;
            const QAccessibleInterface* face = QAccessible::queryAccessibleInterface(const_cast<QWidget*>(widget));
            QVERIFY2(!face || !face->text(QAccessible::Name).isEmpty() || qobject_cast<const QScrollBar*>(widget) ||
                         qobject_cast<const QScrollArea*>(widget) ||
                         qobject_cast<const QAbstractSpinBox*>(widget->parentWidget()),
                     qPrintable(who + QStringLiteral(": ") + QLatin1String(widget->metaObject()->className()) +
                                QLatin1Char(' ') + widget->objectName()));
        }
    }
    template <class Dialog> void show(const char* name, Dialog& dialog)
    {
        dialog.show();
        look(name, dialog);
    }

    AppContext atCluster()
    {
        AppContext context;
        const QString folder = m_dir.filePath(m_caption);
        QDir().mkpath(folder);
        context.settingsFile = folder + QStringLiteral("/settings.ini");
        TargetHub hub(context.settingsFile.toStdString() + ".targets.json");
        Target cluster = targetFromText("slurm:/gpu").value(), lab;
        cluster.name = "cluster";
        cluster.mayUpload = true;
        lab.name = lab.host = "lab";
        for (const Target& target : {lab, cluster})
            if (auto put = hub.save(target); !put) qFatal("%s", put.error().text().c_str());
        Settings settings(context.settingsFile);
        settings.target.set(QStringLiteral("cluster"));
        RunSpec spec = smallSpec();
        spec.axes = {{Dimension::Tokens, {4, 8, 16}}};
        settings.setup.set(spec);
        return context;
    }

private slots:
    void initTestCase() { failOnWarnings(); }

    void dialogs_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<bool>("dark");
        const bool arabic =
            LanguageStand::names().contains(QStringLiteral("ar")) && qEnvironmentVariableIsSet("QUANTOSCOPE_SHEETS");
        const QString mirrored = arabic ? QStringLiteral("ar") : QStringLiteral("wordy mirrored");
        QTest::newRow("light") << QStringLiteral("en") << false;
        QTest::newRow("dark") << QStringLiteral("en") << true;
        QTest::newRow("mirrored") << mirrored << false;
        QTest::newRow("wordy") << QStringLiteral("wordy") << true;
    }
    void dialogs()
    {
        QFETCH(QString, language);
        QFETCH(bool, dark);
        m_caption = QString::fromLatin1(QTest::currentDataTag());
        const LanguageStand stand(language);
        const qs::testing::FakeSlurm slurm;
        AppContext context = atCluster();
        Settings(context.settingsFile).theme.set(dark ? ThemeChoice::Dark : ThemeChoice::Light);
        MainWindow window(context);
        window.resize(kSmallScreen);
        window.show();
        if (!QTest::currentTestFailed()) prompts();
        if (!QTest::currentTestFailed()) targets(window);
        if (!QTest::currentTestFailed()) files(window);
        if (!QTest::currentTestFailed()) jobs(window, slurm);
        forget(window);
    }

private:
    void prompts()
    {
        using Kind = SshPrompt::Kind;
        const std::pair<const char*, SshPrompt> all[] = {
            {"prompt-secret",
             {Kind::Secret, "lab", "me@lab's password:", "Welcome to the laboratory.\nMaintenance on Sunday."}},
            {"prompt-key",
             {Kind::HostKey, "lab",
              "The authenticity of host 'lab (192.0.2.7)' can't be established.\nED25519 key fingerprint is "
              "SHA256:0123456789abcdefghijklmnopqrstuvwxyzABCDEFG.",
              ""}},
            {"prompt-confirm", {Kind::Confirm, "lab", "Allow use of key id_ed25519?", ""}},
            {"prompt-notice", {Kind::Notice, "lab", "Confirm user presence for key ED25519-SK SHA256:abc", ""}}};
        for (const auto& [name, prompt] : all) {
            PromptDialog dialog(std::make_shared<OpenQuestion>(prompt));
            dialog.setAttribute(Qt::WA_DeleteOnClose, false);
            show(name, dialog);
            if (QTest::currentTestFailed()) return;
        }
        UploadQuestion upload;
        upload.host = "lab";
        upload.folder = "/home/me/.cache/quantoscope";
        upload.bytes = 11'400'000;
        PromptDialog dialog(std::make_shared<OpenQuestion>(upload));
        dialog.setAttribute(Qt::WA_DeleteOnClose, false);
        show("prompt-upload", dialog);
    }
    void targets(MainWindow& window)
    {
        TargetDialog dialog(window.targets().place());
        dialog.setAttribute(Qt::WA_DeleteOnClose, false);
        auto* kind = child<QComboBox>(dialog, "targetKind");
        constexpr const char* kNames[] = {"target-ssh", "target-container", "target-slurm", "target-command"};
        for (int i = 0; i < kind->count() && !QTest::currentTestFailed(); ++i) {
            kind->setCurrentIndex(i);
            show(kNames[i], dialog);
        }
        if (QTest::currentTestFailed()) return;
        child<QLineEdit>(dialog, "targetName")->setText(QStringLiteral("lab"));
        kind->setCurrentIndex(0);
        child<QComboBox>(dialog, "targetHost")->setCurrentText(QStringLiteral("-oProxyCommand=x"));
        show("target-problem", dialog);
        dialog.hide();
        Target box;
        box.name = "box";
        box.kind = TargetKind::Command;
        box.prefix = {"env", "nothing-of-this-name"};
        TargetTestDialog test(window.targets().place(), box);
        test.setAttribute(Qt::WA_DeleteOnClose, false);
        QSignalSpy ended(&test, &TargetTestDialog::ended);
        test.start();
        QTRY_COMPARE_WITH_TIMEOUT(ended.count(), 1, kPatience * kReady);
        show("target-test", test);
    }
    void files(MainWindow& window)
    {
        auto* chooser = child<QComboBox>(window, "targetChooser");
        chooser->showPopup();
        look("chooser", *chooser->view()->window());
        chooser->hidePopup();
        look("window", window);
    }
    void jobs(MainWindow& window, const qs::testing::FakeSlurm& slurm)
    {
        action(window, "actionSubmit")->trigger();
        auto* submit = child<SubmitDialog>(window, "submitDialog");
        QVERIFY(submit);
        QTRY_VERIFY_WITH_TIMEOUT(submit->isReady(), kPatience * kReady);
        look("submit", *submit);
        submit->reject();
        action(window, "actionJobs")->trigger();
        auto* list = child<QueueDialog>(window, "jobsDialog");
        QTRY_VERIFY_WITH_TIMEOUT(!window.jobs().queue().isQuerying(), kPatience * kReady);
        look("jobs-empty", *list);
        fillList(BatchList(window.targets().hub().folder()), slurm);
        child<QPushButton>(*list, "jobsRefresh")->click();
        QTRY_COMPARE_WITH_TIMEOUT(child<QTreeView>(*list, "jobsList")->model()->rowCount(), 4, kPatience * kReady);
        list->resize(kSmallScreen);
        look("jobs-1024", *list);
        list->resize(940, 460);
        look("jobs", *list);
    }
};

QS_TEST(TestTargetLooks)
#include "test_target_looks.moc"
