// SPDX-License-Identifier: GPL-3.0-or-later
// The window and Slurm itself, on this computer alone; left out where it is not installed.
#include "tests/app/support/window_test.h"

#include "app/queue/queue_commands.h"
#include "app/queue/queue_dialog.h"
#include "app/queue/submit_dialog.h"
#include "tests/gpu/targets/slurm_cluster.h"
#include "tests/gui_test.h"

#include <QPushButton>
#include <QSpinBox>
#include <QTreeView>

using namespace qs;

class TestJobsCluster : public WindowTest
{
    Q_OBJECT

    static constexpr int kMinutes = 120'000; // milliseconds

private slots:
    void initTestCase() { QVERIFY(m_dir.isValid()); }

    /// Submitted, waiting and running as Slurm tells it, and back in the session by itself.
    void aSweepGoesThroughTheQueue()
    {
        using qs::testing::Cluster;
        const Cluster cluster;
        if (!cluster.runs()) QSKIP(cluster.reason().c_str());
        AppContext context = this->context();
        TargetHub hub(context.settingsFile.toStdString() + ".targets.json");
        Target target = targetFromText("slurm:/gpu").value();
        target.name = "cluster";
        target.mayUpload = true;
        target.slurm.directives = {
            "--hold"}; // until its state was seen: short jobs can be over before the first question
        QVERIFY(hub.save(target).ok());
        Settings settings(context.settingsFile);
        settings.target.set(QStringLiteral("cluster"));
        RunSpec spec = smallSpec(20);
        spec.axes = {{Dimension::Tokens, {4, 8, 16}}};
        settings.setup.set(spec);
        MainWindow window(context);
        window.resize(1280, 800);
        window.show();
        action(window, "actionJobs")->trigger();
        auto* jobs = child<QueueDialog>(window, "jobsDialog");
        action(window, "actionSubmit")->trigger();
        auto* dialog = child<SubmitDialog>(window, "submitDialog");
        QVERIFY(dialog);
        QTRY_VERIFY_WITH_TIMEOUT(dialog->isReady(), kPatience * kMinutes);
        child<QSpinBox>(*dialog, "submitAtMost")->setValue(1);
        QTRY_VERIFY_WITH_TIMEOUT(dialog->isReady() && dialog->script().contains(QStringLiteral("--array=0-2%1")),
                                 kPatience * kMinutes);
        child<QPushButton>(*dialog, "submitSubmit")->click();
        QStringList states;
        const QAbstractItemModel& model = *child<QTreeView>(*jobs, "jobsList")->model();
        connect(&window.jobs().queue(), &QueueService::changed, this, [&] {
            const QString state = model.index(0, QueueModel::State).data().toString();
            if (!state.isEmpty() && !states.contains(state)) states << state;
        });
        QTRY_VERIFY2_WITH_TIMEOUT(states.contains(QStringLiteral("3 waiting (JobHeldUser)")),
                                  qPrintable(states.join(QLatin1Char('\n'))), kPatience * kMinutes);
        QCOMPARE(Cluster::call("squeue --noheader --format=%A | sort -u | xargs -n1 scontrol release"), 0);
        QTRY_COMPARE_WITH_TIMEOUT(window.store().runs().size(), 1, kPatience * kMinutes);
        const StoredRun& run = window.store().runs().first();
        QCOMPARE(run.result->segments.size(), std::size_t{3});
        QVERIFY(run.result->environment.job.starts_with("Slurm "));
        QCOMPARE(run.name, QStringLiteral("Run 1 · Sweep on cluster"));
        forget(window);
    }
};

QS_TEST(TestJobsCluster)
#include "test_jobs_cluster.moc"
