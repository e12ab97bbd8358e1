// SPDX-License-Identifier: GPL-3.0-or-later
// The list of jobs without a window: its words, its model, and what of the results goes into a session.
#include "app/queue/queue_model.h"
#include "app/queue/queue_results.h"
#include "app/queue/queue_row.h"
#include "app/queue/submit_plan.h"
#include "app/session/run_store.h"
#include "gpu/cli/targets/batch_flags.h"
#include "gpu/results/analysis.h"
#include "gpu/spec/command_line.h"
#include "gpu/studies/protocol/quantize_run.h"
#include "tests/gui_test.h"

#include <QAbstractItemModelTester>
#include <QTest>

#include <random>

using namespace qs;

namespace {

RunSpec sweepSpec()
{
    RunSpec spec;
    spec.shape = {16, 256};
    spec.modes = {*parseScheme("baseline-copy"), *parseScheme("int8-token-dynamic"),
                  *parseScheme("fp8-e4m3-tensor-static")};
    spec.backend = BackendChoice::Cpu;
    spec.axes = {{Dimension::Tokens, {4, 8, 16}}};
    return spec;
}

Batch batchOf(std::size_t tasks)
{
    Batch batch;
    batch.id = "1a2b3c4d";
    batch.name = Batch::jobName(batch.id, "sweep");
    batch.target = targetFromText("slurm:login/gpu").value();
    batch.target.name = "cluster";
    batch.kind = "run";
    batch.command = "sweep --axis num-tokens=4,8,16";
    batch.job = "100";
    batch.submitted = "2026-01-02T03:04:05Z";
    batch.tasks.resize(tasks);
    return batch;
}

void setTask(BatchTask& task, const char* word, const char* reason = "", const char* start = "", const char* node = "",
             const char* elapsed = "")
{
    task.state = slurm::stateOf(word);
    task.reason = reason;
    task.start = start;
    task.node = node;
    task.elapsed = elapsed;
}

QueueRow row(int id, const QString& state = {})
{
    QueueRow row;
    row.id = QString::number(id);
    row.name = QStringLiteral("job %1").arg(id);
    row.state = state;
    return row;
}

/// A result of some points of the sweep, as a batch gives it.
RunResult pointsOf(std::size_t count)
{
    RunResult result;
    result.sweep = sweepSpec();
    result.environment.target = "cluster";
    result.environment.job = "Slurm 100";
    const auto points = sweepPoints(sweepSpec());
    for (std::size_t i = 0; i < count; ++i) {
        Segment segment;
        segment.spec = points[i];
        result.segments.push_back(std::move(segment));
    }
    return result;
}

QueueResults resultsOf(RunResult run, std::size_t done)
{
    QueueResults results{"cluster", "sweep", done, 3, {}};
    results.results.push_back({std::move(run), nullptr, 0});
    return results;
}

} // namespace

class TestJobList : public QObject
{
    Q_OBJECT

private slots:
    void aStateSaysWhatIsKnown()
    {
        Batch batch = batchOf(1);
        setTask(batch.tasks[0], "PENDING", "Resources", "2026-01-01T12:30:00");
        QVERIFY2(batchStateText(batch).startsWith(QStringLiteral("waiting (Resources), expected to start ")),
                 qPrintable(batchStateText(batch)));
        setTask(batch.tasks[0], "RUNNING", "", "2026-01-01T12:30:00", "node7", "1:02:03");
        QCOMPARE(batchStateText(batch), QStringLiteral("running on node7 for 1:02:03"));
        setTask(batch.tasks[0], "PREEMPTED");
        QCOMPARE(batchStateText(batch), QStringLiteral("preempted"));
        setTask(batch.tasks[0], "REQUEUED", "BeginTime");
        QCOMPARE(batchStateText(batch), QStringLiteral("requeued (BeginTime)"));
        setTask(batch.tasks[0], "LEVITATING"); // of a Slurm to come
        QCOMPARE(batchStateText(batch), QStringLiteral("LEVITATING"));
        QVERIFY(!rowOf(batch).isOver);
        setTask(batch.tasks[0], "");
        QCOMPARE(batchStateText(batch), QStringLiteral("not listed by Slurm"));
        batch.job.clear();
        QCOMPARE(batchStateText(batch), QStringLiteral("submission not confirmed"));
    }

    void tasksAreCountedByState()
    {
        Batch batch = batchOf(4);
        setTask(batch.tasks[0], "COMPLETED");
        batch.tasks[0].finished = true;
        setTask(batch.tasks[1], "RUNNING", "", "", "node1", "0:10");
        setTask(batch.tasks[2], "RUNNING", "", "", "node2");
        setTask(batch.tasks[3], "PENDING", "Priority");
        QCOMPARE(batchStateText(batch),
                 QStringLiteral("1 done, 2 running on node1, node2 for 0:10, 1 waiting (Priority)"));
        const QueueRow row = rowOf(batch);
        QCOMPARE(row.tasks, QStringLiteral("1 of 4"));
        QCOMPARE(row.target, QStringLiteral("cluster"));
        QVERIFY(row.hasResults);
        QVERIFY(row.phase == slurm::Phase::Running);
        QVERIFY(row.details.contains(QStringLiteral("Slurm job: 100")));
    }

    void tasksAreNumberedFromOne()
    {
        Batch batch = batchOf(3);
        setTask(batch.tasks[2], "FAILED");
        batch.tasks[2].said = "out of memory";
        const QString details = rowOf(batch).details;
        QVERIFY2(details.contains(QStringLiteral("Task 3 failed: out of memory")), qPrintable(details));
    }

    void sessionsAreToldApart()
    {
        KeptWork working{"lab", {{"s1", "1", "/log", "2026-01-02T03:04:05Z", {}}, true, true, true}, {}};
        QCOMPARE(rowOf(working).state, QStringLiteral("working; a program is connected"));
        QVERIFY(rowOf(working).isConnected);
        working.state.answers = working.state.hasClient = false;
        QCOMPARE(rowOf(working).state, QStringLiteral("does not respond"));
        const QueueRow left = rowOf(KeptWork{"lab", {}, "/home/me/s1-4711-3.json"});
        QVERIFY(left.kind == QueueRow::Kind::Left);
        QCOMPARE(left.name, QStringLiteral("s1-4711-3.json"));
    }

    void rowsKeepTheirPlaces()
    {
        QueueModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        std::mt19937 random(7);
        for (int round = 0; round < 200; ++round) {
            QVector<QueueRow> rows;
            for (int id = 0; id < 12; ++id)
                if (random() % 2) rows << row(id, QString::number(random() % 3));
            std::shuffle(rows.begin(), rows.end(), random);
            const QPersistentModelIndex kept = model.index(model.rowCount() / 2, 0);
            const QString name = kept.data().toString();
            model.setRows(rows);
            QCOMPARE(model.rows(), rows);
            if (kept.isValid()) QCOMPARE(kept.data().toString(), name);
        }
        model.setRows({row(1), row(1)}); // a list that a hand has edited
        QCOMPARE(model.rowCount(), 1);
    }

    void everyCellSaysWhatItIs()
    {
        QueueModel model;
        model.setRows({rowOf(batchOf(2))});
        for (int column = 0; column < QueueModel::kColumns; ++column) {
            const QModelIndex cell = model.index(0, column);
            QVERIFY(!cell.data().toString().isEmpty());
            QVERIFY(cell.data(Qt::AccessibleTextRole)
                        .toString()
                        .contains(model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString()));
            QVERIFY(!model.headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString().isEmpty());
        }
    }

    void aSetupBecomesWork()
    {
        const auto plan = planOf(commandLine(sweepSpec()), toJson(sweepSpec()));
        QVERIFY(plan);
        QCOMPARE(plan->what, std::string("sweep"));
        QCOMPARE(plan->kind, std::string("run"));
        const auto splits = splitsOf(*plan);
        QCOMPARE(splits.size(), std::size_t{3});
        QVERIFY(splits[1].split == BatchSplit::Points && splits[1].tasks == 3);
        QVERIFY(splits[2].split == BatchSplit::Parts && splits[2].tasks == 2);
        RunSpec single = sweepSpec();
        single.axes.clear();
        single.live = true;
        const auto one = planOf(commandLine(single), toJson(single));
        QVERIFY(one);
        QVERIFY(!runSpecFromJson(nlohmann::json(one->spec))->live); // nobody would stop it
        QVERIFY(!planOf("", toJson(single)));
        QVERIFY(!planOf("quantoscope sweep", nullptr));
        const auto study = planOf("quantoscope modes --seed 1", nlohmann::json(toJson(AccuracyStudySpec())));
        QVERIFY(study);
        QCOMPARE(study->kind, std::string("modes"));
        QCOMPARE(splitsOf(*study).size(), std::size_t{1}); // each task would train the model again
    }

    void gpusAreAList()
    {
        QCOMPARE(gpusOf(""), std::vector<std::string>{""});
        QCOMPARE(gpusOf(" h100:1 ,, a100:1,h100:1 "), (std::vector<std::string>{"h100:1", "a100:1"}));
    }

    void partialResultsBecomeWholeInTheirPlace()
    {
        RunStore store;
        AddedResults taken = addToSession(store, resultsOf(pointsOf(1), 1));
        QCOMPARE(taken.added, 1);
        QCOMPARE(store.runs().first().name, QStringLiteral("Run 1 · Sweep on cluster (partial: 1 of 3 tasks)"));
        const QString id = taken.ids.first();
        taken = addToSession(store, resultsOf(pointsOf(1), 1));
        QCOMPARE(taken.added + taken.updated, 0);
        QCOMPARE(taken.ids, QStringList{id});
        taken = addToSession(store, resultsOf(pointsOf(3), 3));
        QCOMPARE(taken.updated, 1);
        QCOMPARE(store.runs().size(), 1);
        QCOMPARE(store.runs().first().name, QStringLiteral("Run 1 · Sweep on cluster"));
        QCOMPARE(store.runs().first().result->segments.size(), std::size_t{3});
        QVERIFY(!store.undoStack()->canUndo()); // what was measured is no edit
        RunResult other = pointsOf(2);
        other.environment.job = "Slurm 200";
        QCOMPARE(addToSession(store, resultsOf(other, 2)).added, 1);
        QCOMPARE(store.runs().size(), 2);
    }

    void whatTheSessionHasIsNotAddedAgain()
    {
        RunResult run = pointsOf(1);
        run.environment = {};
        run.environment.date = "2026-01-02T03:04:05Z";
        run.environment.process = "worker process 7";
        run.environment.target = "lab";
        run.segments[0].modes.resize(1);
        run.segments[0].modes[0].samplesUs = {3, 1, 4, 1, 5};
        RunStore store;
        const QString id = store.add(run); // measured in the window
        QueueResults results{"lab", {}, 1, 1, {}};
        results.results.push_back({run, nullptr, 0});
        AddedResults taken = addToSession(store, results);
        QCOMPARE(taken.ids, QStringList{id});
        QCOMPARE(taken.added + taken.updated, 0);
        results.results[0].run.segments[0].modes[0].samplesUs.push_back(9); // the window had lost it before its end
        taken = addToSession(store, results);
        QCOMPARE(taken.updated, 1);
        QCOMPARE(store.find(id)->result->segments[0].modes[0].samplesUs.size(), std::size_t{6});
        QCOMPARE(store.find(id)->name, store.runs().first().name);
        results.results[0].run = run; // an older state of it changes nothing
        QCOMPARE(addToSession(store, results).updated, 0);
        results.results[0].run.segments[0].modes[0].samplesUs = {2, 7, 1}; // of the same second, and yet another
        QCOMPARE(addToSession(store, results).added, 1);
    }

    void aNameOfTheUsersStays()
    {
        RunStore store;
        const QString id = addToSession(store, resultsOf(pointsOf(1), 1)).ids.first();
        store.rename(id, QStringLiteral("mine"));
        addToSession(store, resultsOf(pointsOf(3), 3));
        QCOMPARE(store.find(id)->name, QStringLiteral("mine"));
        QCOMPARE(store.find(id)->result->segments.size(), std::size_t{3});
    }

    void studiesAreKnownByTheirJob()
    {
        auto study = std::make_shared<AccuracyStudyResult>();
        study->environment.target = "cluster";
        study->environment.job = "Slurm 300";
        QueueResults results{"cluster", "modes", 1, 1, {}};
        results.results.push_back({{}, study, 0});
        RunStore store;
        QCOMPARE(addToSession(store, results).added, 1);
        QCOMPARE(store.runs().first().name, QStringLiteral("Accuracy study 1 on cluster"));
        QVERIFY(store.runs().first().modes());
        QCOMPARE(addToSession(store, results).added, 0);
        QCOMPARE(store.runs().size(), 1);
    }
};

QS_TEST(TestJobList)
#include "test_job_list.moc"
