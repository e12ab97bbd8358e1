// SPDX-License-Identifier: GPL-3.0-or-later
// What can be done with the selected run: its setup, presets, names; what pages show of it; run against run.
#include "app/history/preset_dialog.h"
#include "app/history/run_commands.h"
#include "app/history/run_comparing.h"
#include "app/pages/measure/compare_page.h"
#include "app/session/run_names.h"
#include "app/session/session_file.h"
#include "app/session/session_migrations.h"
#include "gpu/measure/statistics.h"
#include "gpu/results/analysis.h"
#include "tests/app/support/fake_study.h"
#include "tests/app/support/window_test.h"
#include "tests/gpu/support/fake_llm.h"
#include "tests/gui_test.h"
#include "widgets/charts/curves/sweep_chart.h"
#include "widgets/charts/scope/scope_chart.h"
#include "widgets/findings/findings_panel.h"
#include "widgets/language/operation_text.h"
#include "widgets/runs/run_comparison_view.h"
#include "widgets/runs/runs_panel.h"
#include "widgets/setup/accuracy_setup_panel.h"
#include "widgets/setup/llm_setup_panel.h"
#include "widgets/setup/setup_panel.h"

#include <QComboBox>
#include <QHeaderView>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QTabBar>
#include <QToolButton>

using namespace qs;

namespace {

/// Modes at `tokens` × 256, `n` samples around these times of each.
Segment timedSegment(std::int64_t tokens, const std::vector<std::pair<const char*, double>>& times, int n)
{
    Segment segment;
    segment.spec.shape = {tokens, 256};
    for (const auto& [name, us] : times)
        segment.spec.modes.push_back(scheme(name));
    segment.spec.backend = BackendChoice::Cpu;
    segment.spec.iterations = n;
    for (const auto& [name, us] : times) {
        ModeResult mode;
        mode.scheme = segment.spec.modes[segment.modes.size()];
        mode.requested = schemeName(mode.scheme);
        for (int i = 0; i < n; ++i)
            mode.samplesUs.push_back(static_cast<float>(us * (1 + 0.002 * ((i * 37) % 11 - 5))));
        mode.latency = summarize(mode.samplesUs);
        segment.modes.push_back(mode);
    }
    analyse(segment, nullptr);
    return segment;
}

/// A copy and a quantized mode.
Segment timedSegment(std::int64_t tokens, double copyUs, double int8Us, int n)
{
    return timedSegment(tokens, {{"baseline-copy", copyUs}, {"int8-token-dynamic", int8Us}}, n);
}

RunResult timedRun(std::int64_t tokens, double copyUs, double int8Us, int n = 101)
{
    RunResult run;
    run.environment.device = "CPU";
    run.segments = {timedSegment(tokens, copyUs, int8Us, n)};
    return run;
}

RunResult sweptRun()
{
    RunResult run = timedRun(16, 20, 10);
    run.segments.push_back(timedSegment(32, 40, 20, 101));
    run.sweep = run.segments.front().spec;
    run.sweep->axes = {{Dimension::Tokens, {16, 32}}};
    return run;
}

LlmStudyResult smallLlmStudy()
{
    LlmStudySpec spec;
    spec.rounds = 7;
    return fakeLlmResult(spec);
}

} // namespace

class TestRunCommands : public WindowTest
{
    Q_OBJECT

    static RunSpec setupOf(MainWindow& window) { return window.findChild<SetupPanel*>()->spec(); }
private slots:
    void namesSaySetupsAndSecondLinesWhatCameOut()
    {
        const RunResult first = timedRun(1024, 20, 10);
        QCOMPARE(outcomeText(first, "baseline-copy"), QStringLiteral("int8-token-dynamic 2.00× faster"));
        const QString setup = setupName(first.segments[0].spec);
        QCOMPARE(runName(1, first, nullptr), QStringLiteral("Run 1 · ") + setup);
        const RunResult larger = timedRun(2048, 20, 10);
        QCOMPARE(runName(2, larger, &first), QStringLiteral("Run 2 · ") + setupName(larger.segments[0].spec));
        QCOMPARE(runName(3, first, &first), QStringLiteral("Run 3 · %1 · repeated").arg(setup));
        RunResult other = first;
        other.segments[0].spec.cache = CacheMode::Hot;
        other.segments[0].spec.seed += 1;
        QCOMPARE(runName(4, other, &first), QStringLiteral("Run 4 · %1 · hot · other input").arg(setup));
        QCOMPARE(outcomeText(timedRun(64, 10, 20), "baseline-copy"), QStringLiteral("INT8: none faster"));
        QCOMPARE(outcomeText(timedRun(64, 10, 9, 3), "baseline-copy"), QStringLiteral("INT8")); // too few to say
        QCOMPARE(outcomeText(sweptRun(), "baseline-copy"), QStringLiteral("int8-token-dynamic faster at 2 of 2 sizes"));
        RunSpec hot = first.segments[0].spec;
        hot.cache = CacheMode::Hot;
        QCOMPARE(changeText(first.segments[0].spec, hot), QStringLiteral("hot"));
        QCOMPARE(changeText(hot, hot), QString());
    }

    void aNameCountsWhatTheTableCallsFaster()
    {
        RunResult run = timedRun(1024, 20, 10);
        run.segments = {timedSegment(1024,
                                     {{"baseline-copy", 20},
                                      {"int8-token-dynamic", 10},
                                      {"fp8-e4m3-token-dynamic", 10},
                                      {"int8-tensor-static", 15},
                                      {"int8-token-dynamic-azp", 30}},
                                     101)};
        QCOMPARE(outcomeText(run, "baseline-copy").remove("(s)"), QStringLiteral("3 modes faster, up to 2.00×"));
    }

    void aNameTellsWhereARunWasMeasured()
    {
        const RunResult here = timedRun(1024, 20, 10);
        RunResult there = here;
        there.environment.target = "asks";
        const QString setup = setupName(here.segments[0].spec);
        QCOMPARE(runName(2, there, &here), QStringLiteral("Run 2 · %1 · on asks").arg(setup));
        QCOMPARE(runName(3, here, &there), QStringLiteral("Run 3 · %1 · on this computer").arg(setup));
    }

    void numbersGoOnAfterTheGreatest()
    {
        RunStore store;
        store.add(timedRun(1024, 20, 10));
        store.add(timedRun(1024, 20, 10), QStringLiteral("of a benchmark"));
        store.add(timedRun(1024, 20, 10), QStringLiteral("Run 4 · Sweep on cluster"), 4);
        QCOMPARE(store.nextRunNumber(), 5);
        RunStore again;
        again.reset(store.data());
        QCOMPARE(again.nextRunNumber(), 5);
        QCOMPARE(numberInName(QStringLiteral("Lauf 12")), 12);
        QCOMPARE(numberInName(QStringLiteral("12 runs")), 0);
    }

    void theSetupOfARunOfEachKindIsLoaded()
    {
        auto w = window();
        RunStore& store = w->store();
        const QString kernel = store.add(timedRun(1024, 20, 10)), sweep = store.add(sweptRun());
        AccuracyStudyResult modes = fakeStudyResult(true);
        modes.spec.epochs = 9;
        const QString accuracy = store.addStudy(modes), llm = store.addStudy(smallLlmStudy());
        QAction* use = action(*w, "actionUseSetup");
        QVERIFY(!use->isEnabled());
        w->pages().choose(kernel);
        QVERIFY(use->isEnabled());
        use->trigger();
        QCOMPARE(setupOf(*w).shape.tokens, std::int64_t{1024});
        QVERIFY(!setupOf(*w).isSweep());
        w->pages().choose(sweep);
        use->trigger();
        QCOMPARE(setupOf(*w).axes.size(), std::size_t{1});
        w->pages().choose(accuracy);
        use->trigger();
        QCOMPARE(w->findChild<AccuracySetupPanel*>()->spec().epochs, 9);
        QCOMPARE(&w->pages().current(), static_cast<PageModule*>(&accuracyOf(*w)));
        w->pages().choose(llm);
        use->trigger();
        QCOMPARE(w->findChild<LlmSetupPanel*>()->spec().rounds, 7);
        RunResult imported = timedRun(64, 20, 10);
        for (ModeResult& mode : imported.segments[0].modes)
            mode.importedFrom = "nvbench, copy.json";
        w->pages().choose(store.add(imported, "imported"));
        QVERIFY(!use->isEnabled());
        QVERIFY(use->property("whyDisabled").toString().contains("import"));
        forget(*w);
    }

    void aRunIsMeasuredAgainAndDuplicatedWithAChange()
    {
        auto w = window();
        runToEnd(*w);
        const RunSpec first = w->store().runs().first().result->last()->spec;
        RunSpec other = smallSpec(30);
        other.shape.tokens = 64;
        w->findChild<SetupPanel*>()->setSpec(other);
        w->pages().show(*w->pages().all()[2]); // where the action Run would sweep
        action(*w, "actionRunAgain")->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(w->store().runs().size() == 2, kPatience * 60'000);
        const StoredRun& again = w->store().runs().last();
        QVERIFY(!again.result->sweep);
        QVERIFY(measuresTheSame(again.result->last()->spec, first));
        QVERIFY2(again.name.contains("repeated"), qPrintable(again.name));
        QTRY_VERIFY(action(*w, "actionDuplicateRun")->isEnabled());
        action(*w, "actionDuplicateRun")->trigger();
        RunSpec changed = setupOf(*w);
        QCOMPARE(changed.shape.tokens, first.shape.tokens);
        changed.shape.tokens = 48;
        w->findChild<SetupPanel*>()->setSpec(changed);
        action(*w, "actionRun")->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(w->store().runs().size() == 3, kPatience * 60'000);
        QVERIFY2(w->store().runs().last().name.contains("48×"), qPrintable(w->store().runs().last().name));
        QTRY_VERIFY(!runOf(*w).isActive());
        forget(*w);
    }

    void presetsAreKeptRenamedAndDeleted()
    {
        AppContext machine = context();
        Settings(machine.settingsFile).setup.set(smallSpec());
        {
            MainWindow w(machine);
            w.show();
            auto* commands = w.findChild<RunCommands*>();
            RunSpec spec = smallSpec();
            spec.shape.tokens = 96;
            w.findChild<SetupPanel*>()->setSpec(spec);
            commands->savePreset("Prefill");
            w.pages().show(accuracyOf(w));
            commands->savePreset("Prefill"); // of another page: another preset
            commands->savePreset("Prefill"); // which it replaces
            forget(w);
        }
        MainWindow w(machine);
        w.show();
        auto* menu = w.findChild<QMenu*>("presetMenu");
        emit menu->aboutToShow();
        const auto named = [&](const QString& name) {
            QList<QAction*> found;
            for (QAction* each : menu->actions())
                if (each->text() == name && !each->isSeparator()) found << each;
            return found;
        };
        QCOMPARE(named("Prefill").size(), 2);
        named("Prefill").first()->trigger();
        QCOMPARE(setupOf(w).shape.tokens, std::int64_t{96});
        Settings settings(machine.settingsFile);
        PresetDialog dialog(settings.presets());
        auto* list = dialog.findChild<QListWidget*>("presetList");
        QCOMPARE(list->count(), 2);
        list->item(0)->setText("Decode");
        list->setCurrentRow(1);
        dialog.findChild<QPushButton*>("presetDelete")->click();
        QCOMPARE(dialog.presets().size(), 1);
        QCOMPARE(dialog.presets().first().name, QStringLiteral("Decode"));
        QCOMPARE(dialog.presets().first().page, QStringLiteral("scope"));
        settings.setPresets(dialog.presets());
        QCOMPARE(settings.presets(), dialog.presets());
        forget(w);
    }

    void aPageThatCannotShowTheSelectedRunSaysWhichItShows()
    {
        auto w = window();
        RunStore& store = w->store();
        RunResult large = timedRun(2048, 20, 10);
        large.notes = {"a note"}; // a finding
        const QString kernel = store.add(timedRun(1024, 20, 10), "kernels"), sweep = store.add(sweptRun(), "sizes"),
                      other = store.add(large, "larger"), study = store.addStudy(smallLlmStudy(), "tiny Llama");
        SessionData data = store.data();
        store.reset(data); // as a session that is opened: its last run is selected
        PageModule& scope = *w->pages().all().first();
        const auto* findings = w->findChild<FindingsPanel*>();
        const auto isShown = [&](const QString& id, const QString& name, FindingSubject subject) {
            const PageContent content = w->pages().current().content();
            return content.run == id && w->findChild<RunsPanel*>()->active() == id && findings->subject() == subject &&
                   (w->windowTitle().contains(name) || !content.subject.isEmpty());
        };
        QCOMPARE(&w->pages().current(), static_cast<PageModule*>(&llmOf(*w)));
        QVERIFY(isShown(study, "tiny Llama", FindingSubject::LanguageModel));
        const QVector<Finding> ofModel = findings->findings();
        // A page that cannot show the selected run selects the one that it shows.
        w->pages().show(scope);
        QVERIFY(isShown(other, "larger", FindingSubject::Kernels));
        QVERIFY2(!w->windowTitle().contains("tiny Llama"), qPrintable(w->windowTitle()));
        const QVector<Finding> ofKernels = findings->findings();
        QVERIFY(!ofKernels.isEmpty() && ofKernels != ofModel);
        PageModule& sweeps = *w->pages().all()[2];
        w->pages().show(sweeps);
        QCOMPARE(&w->pages().current(), &sweeps);
        QVERIFY(isShown(sweep, "sizes", FindingSubject::Kernels));
        QVERIFY(findings->findings() != ofKernels); // beside a sweep those of the sweep
        // A run that the page cannot show turns to its page.
        w->pages().choose(kernel);
        QCOMPARE(&w->pages().current(), &scope);
        QVERIFY(isShown(kernel, "kernels", FindingSubject::Kernels));
        w->pages().choose(study);
        QCOMPARE(&w->pages().current(), static_cast<PageModule*>(&llmOf(*w)));
        QVERIFY(isShown(study, "tiny Llama", FindingSubject::LanguageModel));
        w->pages().show(scope);
        QVERIFY(isShown(kernel, "kernels", FindingSubject::Kernels));
        // One without any run that it can show leaves the selection.
        w->pages().show(accuracyOf(*w));
        QCOMPARE(w->findChild<RunsPanel*>()->active(), kernel);
        QVERIFY(accuracyOf(*w).content().run.isEmpty());
        forget(*w);
    }

    /// Four rows at least, also beside what differs and the chart of sweeps.
    void aComparisonHasRoom_data()
    {
        QTest::addColumn<bool>("sweeps");
        QTest::newRow("runs") << false;
        QTest::newRow("sweeps") << true;
    }
    void aComparisonHasRoom()
    {
        QFETCH(bool, sweeps);
        auto w = window();
        RunStore& store = w->store();
        RunResult here = sweptRun();
        for (const int tokens : {64, 128, 256, 512})
            here.segments.push_back(timedSegment(tokens, 20, 10, 101));
        if (!sweeps) {
            here = timedRun(1024, 20, 10);
            here.segments = {timedSegment(1024,
                                          {{"baseline-copy", 20},
                                           {"int8-token-dynamic", 10},
                                           {"fp8-e4m3-token-dynamic", 10},
                                           {"int8-tensor-static", 15},
                                           {"int8-token-dynamic-azp", 30}},
                                          101)};
        }
        here.environment.driver = "580";
        here.environment.host = "here";
        here.environment.os = "Debian 12";
        RunResult there = here;
        there.environment.target = "lab";
        there.environment.driver = "575";
        there.environment.host = "lab1";
        there.environment.os = "Ubuntu 24.04";
        const QString a = store.add(here, "here"), b = store.add(there, "there");
        w->pages().choose(b);
        store.setBaselineRun(a);
        auto& view = w->findChild<RunComparing*>()->view();
        QTRY_VERIFY(view.isVisible());
        view.arrangement().setCurrentIndex(1);
        QTRY_VERIFY(view.differences().model()->rowCount() > 1);
        for (const QSize size : {QSize(1024, 700), QSize(1440, 900)}) {
            w->resize(size);
            QTRY_COMPARE(w->size(), size);
            const CopyableTable& table = view.sideTable();
            const int rows = table.viewport()->height() / table.verticalHeader()->defaultSectionSize();
            if (const QString folder = qEnvironmentVariable("QUANTOSCOPE_SHEETS"); !folder.isEmpty())
                w->grab().save(QStringLiteral("%1/room-%2-%3.png").arg(folder).arg(sweeps).arg(size.width()));
            QVERIFY2(rows >= 4, qPrintable(QString::number(rows)));
            QVERIFY(view.differences().isVisible());
        }
        forget(*w);
    }

    void aBaselineRunIsComparedWithTheShownAndTheCheckedOnes()
    {
        auto w = window();
        RunStore& store = w->store();
        const RunResult slow = timedRun(1024, 20, 10), fast = timedRun(1024, 20, 8);
        const QString a = store.add(slow, "before"), b = store.add(fast, "after");
        auto& view = w->findChild<RunComparing*>()->view();
        QVERIFY(view.text().contains("select the check boxes of two or more"));
        w->pages().choose(b);
        store.setBaselineRun(a);
        QTRY_COMPARE(view.table().model()->rowCount(), 2);
        QVERIFY(view.isVisible()); // chosen to be looked at
        QVERIFY2(view.text().contains("before") && view.text().contains("after: 1 faster, 1 the same."),
                 qPrintable(view.text()));
        QVERIFY(view.text().contains("not interleaved"));
        // The same figures as the command line gives.
        const auto compared = compareRuns(slow, fast);
        QVERIFY(compared);
        const QString row = view.table().allText(TableFormat::Tsv).split('\n')[2];
        QVERIFY2(row.contains(QString::fromStdString("int8-token-dynamic")), qPrintable(row));
        QVERIFY2(row.contains(QString::number(compared->series[1].comparison.ratio, 'g', 6).left(6)), qPrintable(row));
        QCOMPARE(view.differences().model()->rowCount(), 0);
        store.add(timedRun(2048, 40, 20), "larger");
        store.setOverlay(store.runs().last().id, true);
        QTRY_COMPARE(view.table().model()->rowCount(), 4);
        QTRY_VERIFY(view.differences().model()->rowCount() > 0);
        QVERIFY(view.text().contains("different work"));
        store.undoStack()->undo();
        QVERIFY(!store.baselineRun());
        store.undoStack()->redo();
        const QString file = m_dir.filePath("baseline.quantoscope");
        QVERIFY(saveSession(file, store.data()));
        const auto loaded = loadSession(file);
        QVERIFY(loaded);
        QCOMPARE(loaded->baselineRun, a);
        QVERIFY(!loaded->unknown.contains("baseline_run"));
        forget(*w);
    }

    /// A line for each sweep in the look of its run, and what one of them alone has.
    void sweepsAreComparedSizeBySizeAndDrawnOverEachOther()
    {
        auto w = window();
        RunStore& store = w->store();
        const RunResult slow = sweptRun();
        RunResult fast = sweptRun();
        fast.segments = {timedSegment(32, 40, 16, 101), timedSegment(64, 80, 32, 101)};
        fast.sweep->axes = {{Dimension::Tokens, {32, 64}}};
        const QString a = store.add(slow, "before"), b = store.add(fast, "after");
        auto& view = w->findChild<RunComparing*>()->view();
        w->pages().choose(b);
        store.setOverlay(b, true);
        store.setBaselineRun(a);
        QTRY_COMPARE(view.table().model()->rowCount(), 2); // two modes at the one size that both have
        QVERIFY2(view.text().contains("after: 1 faster, 1 the same."), qPrintable(view.text()));
        QVERIFY2(view.text().contains("In the baseline run and not in after: 16×256."), qPrintable(view.text()));
        QVERIFY2(view.text().contains("In after and not in the baseline run: 64×256."), qPrintable(view.text()));
        QVERIFY(!view.text().contains("different work")); // at the size that both have it is the same
        QTRY_COMPARE(view.chart().content().picture.series.size(), 2);
        QVERIFY(view.chart().isVisible());
        QCOMPARE(view.chartMode().currentText(), QStringLiteral("int8-token-dynamic"));
        const auto& series = view.chart().content().picture.series;
        QCOMPARE(series[0].mode, QStringLiteral("before"));
        QCOMPARE(series[0].run, 0);
        QCOMPARE(series[1].run, 1);
        QCOMPARE(view.chart().content().picture.xs, (QVector<double>{16, 32, 64}));
        view.chartMode().setCurrentIndex(0);
        QCOMPARE(view.chart().content().picture.facet.section(QStringLiteral(" · "), 0, 0),
                 QStringLiteral("baseline-copy"));
        // Against a run at one size there is nothing to draw.
        store.setBaselineRun(store.add(timedRun(16, 20, 10), "single"));
        QTRY_VERIFY(!view.chart().isVisible());
        forget(*w);
    }

    void studiesAreComparedAndUnlikeKindsSayWhyNot()
    {
        auto w = window();
        RunStore& store = w->store();
        const QString kernels = store.add(timedRun(1024, 20, 10), "kernels");
        const QString a = store.addStudy(smallLlmStudy(), "first model"),
                      b = store.addStudy(smallLlmStudy(), "second model");
        auto& view = w->findChild<RunComparing*>()->view();
        for (const QString& id : {b, kernels})
            store.setOverlay(id, true);
        store.setBaselineRun(a);
        QTRY_VERIFY2(view.text().contains("second model: "), qPrintable(view.text()));
        QVERIFY2(view.text().contains("kernels: One is a study of a language model, the other is a run of kernels."),
                 qPrintable(view.text()));
        QVERIFY(!view.text().contains("different work"));
        QVERIFY(view.table().model()->rowCount() > 4);
        const QString table = view.table().allText(TableFormat::Tsv);
        for (const char* part : {"Time per token (ms)", "Decode throughput (tokens/s)", "Memory (MiB)", "Perplexity"})
            QVERIFY2(table.contains(QLatin1String(part)), qPrintable(table));
        QVERIFY(!view.chart().isVisible());
        forget(*w);
    }

    void runsOfUnlikeLengthAreLaidOverWhatBothHave()
    {
        auto w = window();
        RunStore& store = w->store();
        const QString brief = store.add(timedRun(1024, 20, 10, 60), "brief"),
                      lengthy = store.add(timedRun(1024, 20, 8, 3000), "long");
        w->pages().choose(brief);
        auto* chart = child<ScopeChart>(*w, "scopeChart");
        QVERIFY(!chart->isZoomed());
        auto* runs = w->findChild<RunsPanel*>();
        runs->model()->setData(runs->model()->index(runs->model()->rowOf(lengthy)), Qt::Checked, Qt::CheckStateRole);
        QCOMPARE(chart->traceCount(), 2);
        QVERIFY(chart->isZoomed());
        QVERIFY2(chart->title().contains("first 60 iterations"), qPrintable(chart->title()));
        chart->refresh();
        const auto& lines = chart->picture().lines();
        QVERIFY(lines.size() == 2);
        QVERIFY(lines[0].style.color != lines[1].style.color && lines[0].style.dash != lines[1].style.dash);
        forget(*w);
    }
};

QS_TEST(TestRunCommands)
#include "test_run_commands.moc"
