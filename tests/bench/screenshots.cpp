// SPDX-License-Identifier: GPL-3.0-or-later
// Makes the screenshots of the documents by using the program: screenshots FOLDER [PREFIX]. It runs the default
// comparison, looks at both pages in both themes, goes Live and moves the sliders, sweeps over sizes, and provokes
// findings: a small setup measured hot, launch by launch; then attention and the INT8 ladder with their bars, roofline
// and reasons. screenshots FOLDER PREFIX examples makes only the findings, sweeps and audit, screenshots FOLDER PREFIX
// lab only the operations, screenshots FOLDER PREFIX study the accuracy study: training, every tab, a plan, the Tensors
// page. screenshots FOLDER PREFIX llm [RESULT] the study of a language model: running, every tab; RESULT: a kept one
// instead. screenshots FOLDER PREFIX product makes the command palette, a finding presented and the pages of a
// presentation. screenshots FOLDER PREFIX film makes the frames of the film in README.md, five per second, and keeps
// the session beside them; film_gif.py makes one file of them. screenshots FOLDER PREFIX sheet [SESSION] draws every
// page of a session (without one: of the default comparison) in both themes and three sizes on one contact sheet, and
// each in full size into a folder PREFIXcontact-sheet where there is one;
// LANGUAGE=ar in the environment chooses the language. States beyond that are on the sheet of test_contact_sheet.
// screenshots FOLDER PREFIX devices measures on the first two CUDA devices: in alternating blocks while the charts
// follow, side by side, and a sweep that is dealt out; the session is kept beside the pictures.
#include "app/cli/command_line.h"
#include "app/controllers/accuracy_controller.h"
#include "app/files/file_commands.h"
#include "app/frame/message_bar.h"
#include "app/language/language.h"
#include "app/pages/accuracy/accuracy_page.h"
#include "app/pages/decide/decide_page.h"
#include "app/pages/llm/llm_generate_panel.h"
#include "app/pages/llm/llm_module.h"
#include "app/pages/llm/llm_page.h"
#include "app/pages/measure/compare_page.h"
#include "app/present/present_commands.h"
#include "app/present/present_window.h"
#include "app/targets/target_service.h"
#include "tests/app/support/contact_sheet.h"
#include "tests/app/support/window_pages.h"
#include "tests/bench/film.h"
#include "tests/bench/photographer.h"
#include "widgets/charts/modes/heat_map.h"
#include "widgets/palette/command_palette.h"
#include "widgets/runs/run_comparison_view.h"
#include "widgets/setup/setup_panel.h"
#include "widgets/style/application_style.h"
#include "widgets/style/theme.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QLineEdit>
#include <QPixmap>
#include <QPushButton>
#include <QSpinBox>
#include <QTabWidget>
#include <QTemporaryDir>

#include <cstdio>
#include <functional>

using namespace qs::bench;

namespace {

qs::QuantScheme mode(const char* name) { return qs::parseScheme(name).value(); }

/// Small tensors, measured as they should not be: what the findings say about it.
void findingsExamples(Photographer& camera)
{
    const auto small = [](qs::RunSpec& spec, std::int64_t tokens, std::int64_t hidden) {
        spec.axes.clear();
        spec.modes = {mode("baseline-copy"), mode("int8-token-dynamic"), mode("fp8-e4m3-token-dynamic")};
        spec.shape = {tokens, hidden};
        spec.iterations = 300;
        spec.method = qs::TimingMethod::Events;
    };
    camera.run([&](qs::RunSpec& spec) {
        small(spec, 1024, 4096), spec.cache = qs::CacheMode::Hot, spec.method = qs::TimingMethod::Graph;
    });
    camera.shoot("finding-l2-light");
    camera.run([&](qs::RunSpec& spec) { small(spec, 4, 1024), spec.cache = qs::CacheMode::Cold; });
    camera.shoot("finding-launch-bound-light");
}

void sweeps(Photographer& camera)
{
    camera.size(1440, 900);
    camera.run([](qs::RunSpec& spec) {
        spec.modes = {mode("baseline-copy"), mode("int8-tensor-static"), mode("int8-token-dynamic"),
                      mode("fp8-e4m3-token-dynamic"), mode("fp8-e4m3-tensor-dynamic")};
        spec.axes = {qs::parseSweepAxis("num-tokens=1:16384:x2").value()};
        spec.shape.hidden = 4096;
        spec.iterations = 60;
        spec.cache = qs::CacheMode::Cold;
        spec.method = qs::TimingMethod::Auto;
    });
    camera.shoot("sweep-light-1440");
    camera.theme(qs::ThemeChoice::Dark);
    camera.shoot("sweep-dark-1440");
    camera.size(1024, 700);
    camera.shoot("sweep-dark-1024");
    camera.theme(qs::ThemeChoice::Light);
    camera.size(1440, 900);
}

/// The default accuracy study: the training while it goes on, every tab, a plan from the heat map, a layer on the
/// Tensors page.
void accuracyStudy(Photographer& camera, qs::MainWindow& window)
{
    auto* page = window.findChild<qs::AccuracyPage*>();
    auto* study = window.findChild<qs::AccuracyController*>();
    const auto tabs = [&](const char* theme) {
        for (int tab = 0; tab < page->tabs().count(); ++tab) {
            page->tabs().setCurrentIndex(tab);
            camera.shoot(qPrintable(QStringLiteral("study-%1-%2").arg(QString::number(tab), QLatin1String(theme))));
        }
    };
    camera.press("actionStudyPage");
    camera.shoot("study-empty-light");
    camera.press("actionRun");
    wait(4000);
    camera.shoot("study-training-light");
    wait(600000, [&] { return !study->isActive(); });
    tabs("light");
    if (!page->study().layers.empty()) {
        emit page->heatMap().cellActivated(0, QStringLiteral("int4-rtn"));
        wait(5000, [&] { return !page->study().plans.empty() && !study->isAnswering(); });
        wait(500);
    }
    camera.theme(qs::ThemeChoice::Dark);
    tabs("dark");
    camera.size(1024, 700);
    tabs("dark-1024");
    camera.press("actionTensorsPage");
    wait(1500);
    camera.shoot("tensors-dark-1024");
    camera.size(1440, 900);
    camera.theme(qs::ThemeChoice::Light);
    camera.shoot("tensors-light");
}

/// The first slides of what the window shows.
void presentation(Photographer& camera, qs::MainWindow& window, const char* name)
{
    camera.press("actionPresent");
    wait(500);
    auto* show = window.findChild<qs::PresentCommands*>()->show();
    if (!show) return;
    show->resize(1280, 720);
    for (int page = 0; page < std::min(4, show->count()); ++page) {
        show->goTo(page);
        wait(400);
        camera.keep(show->grab(), qPrintable(QStringLiteral("%1-%2").arg(QLatin1String(name)).arg(page)));
    }
    show->close();
}

/// The default study of the small language model, while it runs and then every tab; a study that was kept instead,
/// where one is named.
void languageModel(Photographer& camera, qs::MainWindow& window, const QString& kept)
{
    camera.press("actionLlmPage");
    auto* page = &llmOf(window).llmPage();
    const auto tabs = [&](const char* theme) {
        for (qsizetype view = 0; view < page->views().size(); ++view) {
            page->showView(page->views()[view]);
            camera.shoot(qPrintable(QStringLiteral("llm-%1-%2").arg(QString::number(view), QLatin1String(theme))));
        }
    };
    camera.shoot("llm-empty-light");
    if (kept.isEmpty()) {
        camera.press("actionRun");
        wait(12000);
        camera.shoot("llm-running-light");
        wait(600000, [&] { return !page->study().rows.empty() && !page->study().rows.front().timings.empty(); });
        wait(8000);
        camera.shoot("llm-rounds-light");
        wait(600000, [&] { return !llmStudyOf(window).isActive(); });
    } else {
        window.openPath(kept);
        wait(1500);
    }
    auto* against = page->generator().findChild<QComboBox*>(QStringLiteral("llmGenerateAgainst"));
    against->setCurrentIndex(against->findData(QStringLiteral("nvfp4-w4a16")));
    page->generator().findChild<QPushButton*>(QStringLiteral("llmGenerateRun"))->click();
    wait(60000, [&] { return !llmStudyOf(window).isGenerating(); });
    tabs("light");
    camera.theme(qs::ThemeChoice::Dark);
    tabs("dark");
    camera.size(1024, 700);
    tabs("dark-1024");
    camera.size(1440, 900);
    camera.theme(qs::ThemeChoice::Light);
    presentation(camera, window, "llm-present");
}

/// Operations beside quantize: bars, roofline and reasons on the page Compare.
void operations(Photographer& camera)
{
    const auto of = [](qs::Operation operation, const char* size) {
        return [operation, size](qs::RunSpec& spec) {
            spec.axes.clear();
            spec.modes.clear();
            spec.input = {};
            spec.operation = operation;
            spec.dtype = operation == qs::Operation::Ladder ? qs::DType::F32 : qs::DType::F16;
            spec.iterations = 100;
            spec.cache = qs::CacheMode::Cold;
            spec.method = qs::TimingMethod::Auto;
            qs::setDefaultSize(spec, qs::BackendChoice::Cpu);
            if (*size) (void)qs::parseSize(size, spec); // as published comparisons have it
        };
    };
    camera.size(1440, 900);
    camera.theme(qs::ThemeChoice::Light);
    camera.runVariants(of(qs::Operation::Attention, "b4h16s2048d128c"), of(qs::Operation::Attention, ""));
    camera.press("actionScopePage");
    camera.shoot("attention-scope-light");
    camera.press("actionComparePage");
    camera.shootView(qs::ComparePage::Bars, "attention-light");
    camera.shootView(qs::ComparePage::Roofline, "roofline-light");
    camera.runVariants(of(qs::Operation::Ladder, "50000000"), of(qs::Operation::Ladder, ""));
    camera.shootView(qs::ComparePage::Bars, "ladder-light");
    camera.shootView(qs::ComparePage::Why, "ladder-why-light");
    camera.theme(qs::ThemeChoice::Dark);
    camera.size(1024, 700);
    camera.shootView(qs::ComparePage::Roofline, "ladder-roofline-dark-1024");
    camera.shootView(qs::ComparePage::Bars, "ladder-dark-1024");
    camera.theme(qs::ThemeChoice::Light);
    camera.size(1440, 900);
}

/// What presenting and finding commands look like.
void product(Photographer& camera, qs::MainWindow& window)
{
    camera.runToEnd();
    camera.press("actionPalette");
    window.findChild<qs::CommandPalette*>()->field().setText(QStringLiteral("exp"));
    camera.shoot("palette-light");
    window.findChild<qs::CommandPalette*>()->dismiss();
    presentation(camera, window, "present");
}

/// One setup on two GPUs, and a sweep dealt out over them.
void severalDevices(Photographer& camera, qs::MainWindow& window, const QString& session)
{
    const auto choose = [&](qs::DeviceOrder order) {
        window.targets().several().choose(
            {{{{}, qs::BackendChoice::Cuda, 0}, {{}, qs::BackendChoice::Cuda, 1}}, order});
    };
    const auto state = [&](const char* what) {
        std::printf("%s: %lld runs, %s\n", what, static_cast<long long>(window.store().runs().size()),
                    qPrintable(window.findChild<qs::MessageBar*>()->text()));
        std::fflush(stdout);
    };
    auto* panel = window.findChild<qs::SetupPanel*>();
    choose(qs::DeviceOrder::Alternating);
    camera.press("actionScopePage");
    camera.press("actionRun");
    wait(60000, [&] { return runOf(window).shown() > 300 || !runOf(window).isActive(); });
    for (const char* name : {"live-0", "live-1", "live-2"}) {
        wait(1200);
        camera.shoot(name);
    }
    wait(180000, [&] { return !runOf(window).isActive(); });
    camera.shoot("blocks-scope");
    state("blocks");
    camera.press("actionComparePage");
    camera.shootView(qs::ComparePage::Bars, "blocks-compare");
    window.findChild<qs::ComparePage*>()->showView(*window.findChild<qs::RunComparisonView*>());
    camera.shoot("blocks-runs");
    camera.shootView(qs::ComparePage::Roofline, "blocks-roofline");
    choose(qs::DeviceOrder::DealtOut);
    qs::RunSpec spec = panel->spec();
    spec.modes = {mode("baseline-copy"), mode("int8-token-dynamic"), mode("fp8-e4m3-token-dynamic")};
    spec.axes = {qs::parseSweepAxis("num-tokens=16:16384:x2").value()};
    spec.shape.hidden = 8192;
    panel->setSpec(spec);
    camera.press("actionSweepPage");
    camera.press("actionRun");
    wait(3500, [&] { return !runOf(window).isActive(); });
    camera.shoot("dealt-running");
    wait(180000, [&] { return !runOf(window).isActive(); });
    camera.shoot("dealt-light");
    camera.theme(qs::ThemeChoice::Dark);
    camera.shoot("dealt-dark");
    state("dealt out");
    window.files().saveTo(session);
    wait(20000, [&] { return !window.files().isBusy(); });
}

/// Pages of one session, both themes, three sizes.
void contactSheet(Photographer& camera, qs::MainWindow& window, const QString& session, const QString& file)
{
    if (session.isEmpty())
        camera.runToEnd();
    else
        window.openPath(session);
    wait(10000, [&] { return !window.files().isBusy(); });
    wait(800);
    qs::ContactSheet sheet;
    const QDir full = QFileInfo(file).dir().filePath(QFileInfo(file).completeBaseName());
    const auto row = [&](const QString& name) {
        for (const QSize size : {QSize(1024, 700), QSize(1440, 900), QSize(2560, 1440)})
            for (const qs::ThemeChoice theme : {qs::ThemeChoice::Light, qs::ThemeChoice::Dark}) {
                camera.theme(theme);
                camera.size(size.width(), size.height());
                const QString state =
                    QStringLiteral("%1×%2 %3")
                        .arg(size.width())
                        .arg(size.height())
                        .arg(theme == qs::ThemeChoice::Dark ? QStringLiteral("dark") : QStringLiteral("light"));
                const QImage picture = window.grab().toImage();
                sheet.add(name, state, picture);
                if (full.exists()) picture.save(full.filePath(name + QLatin1Char(' ') + state + ".png"));
            }
    };
    auto* compare = window.findChild<qs::ComparePage*>();
    auto* study = window.findChild<qs::AccuracyPage*>();
    camera.press("actionScopePage");
    row(QStringLiteral("Scope"));
    camera.press("actionComparePage");
    for (const auto& [view, name] : {std::pair{qs::ComparePage::Bars, "Bars"},
                                     {qs::ComparePage::Roofline, "Roofline"},
                                     {qs::ComparePage::Why, "Why"}}) {
        compare->setView(view);
        row(QLatin1String(name));
    }
    if (window.store().runs().size() > 1) {
        compare->showView(*window.findChild<qs::RunComparisonView*>());
        row(QStringLiteral("Runs"));
    }
    camera.press("actionSweepPage");
    row(QStringLiteral("Sweep"));
    camera.press("actionStudyPage");
    for (int tab = 0; tab < study->tabs().count(); ++tab) {
        study->tabs().setCurrentIndex(tab);
        row(study->tabs().tabText(tab));
    }
    camera.press("actionTensorsPage");
    row(QStringLiteral("Tensors"));
    const auto rowsOf = [&](const QString& name, QTabWidget& tabs) {
        for (int tab = 0; tab < tabs.count(); ++tab) {
            tabs.setCurrentIndex(tab);
            row(QStringLiteral("%1, %2").arg(name, tabs.tabText(tab)));
        }
    };
    camera.press("actionLlmPage"); // which makes the page
    rowsOf(QStringLiteral("Language model"), window.findChild<qs::LlmPage*>()->tabs());
    camera.press("actionDecidePage");
    rowsOf(QStringLiteral("Decide"), window.findChild<qs::DecidePage*>()->tabs());
    std::printf("%s: %s, %zu pictures\n", qPrintable(file), sheet.draw().save(file) ? "written" : "NOT WRITTEN",
                sheet.pictures());
}

} // namespace

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    if (argc < 2) return std::fprintf(stderr, "usage: screenshots FOLDER [PREFIX]\n"), 2;
    QApplication::setApplicationName(QStringLiteral("quantoscope"));
    qs::useCNumericLocale();
    qs::installTranslations();
    qs::loadResources();
    const QString folder = QString::fromLocal8Bit(argv[1]);
    QDir().mkpath(folder);
    const QTemporaryDir home;
    qs::AppContext context;
    context.settingsFile = home.filePath(QStringLiteral("settings.ini"));
    qs::MainWindow window(context);
    Photographer camera(window, folder + QLatin1Char('/') + QString::fromLocal8Bit(argc > 2 ? argv[2] : ""));
    camera.theme(qs::ThemeChoice::Light);
    camera.size(1440, 900);
    window.show();
    camera.press("actionResetLayout"); // the size decides where the docks go
    wait(3000);
    const QByteArray part(argc > 3 ? argv[3] : "");
    if (part == "lab") {
        operations(camera);
        return 0;
    }
    if (part == "film") {
        film(camera, window, folder + QLatin1Char('/') + QString::fromLocal8Bit(argv[2]));
        window.store().markSaved();
        return 0;
    }
    if (part == "devices") {
        severalDevices(camera, window, folder + QLatin1String("/devices.quantoscope"));
        window.store().markSaved();
        return 0;
    }
    if (part == "product") {
        product(camera, window);
        window.store().markSaved();
        return 0;
    }
    if (part == "sheet") {
        contactSheet(camera, window, QString::fromLocal8Bit(argc > 4 ? argv[4] : ""),
                     folder + QLatin1Char('/') + QString::fromLocal8Bit(argv[2]) + QStringLiteral("contact-sheet.png"));
        window.store().markSaved();
        return 0;
    }
    if (part == "study") {
        accuracyStudy(camera, window);
        return 0;
    }
    if (part == "llm") {
        languageModel(camera, window, QString::fromLocal8Bit(argc > 4 ? argv[4] : ""));
        window.store().markSaved();
        return 0;
    }
    if (!part.isEmpty()) {
        findingsExamples(camera);
        sweeps(camera);
        camera.shootDialog("actionAudit", "auditDialog", "auditExample", "audit-light");
        return 0;
    }
    camera.runToEnd();
    camera.shoot("scope-light-1440");
    camera.press("actionComparePage");
    camera.shoot("compare-light-1440");
    camera.theme(qs::ThemeChoice::Dark);
    camera.shoot("compare-dark-1440");
    camera.press("actionScopePage");
    camera.theme(qs::ThemeChoice::Light);
    camera.live();
    camera.shoot("live-light");
    camera.theme(qs::ThemeChoice::Dark);
    camera.shoot("live-dark");
    camera.stop();
    camera.size(1024, 700);
    camera.press("actionComparePage");
    camera.shoot("compare-dark-1024");
    camera.press("actionScopePage");
    camera.shoot("scope-dark-1024");
    camera.theme(qs::ThemeChoice::Light);
    camera.shoot("scope-light-1024");
    findingsExamples(camera);
    sweeps(camera);
    operations(camera);
    std::printf("samples shown %llu, thinned %llu\n", static_cast<unsigned long long>(runOf(window).shown()),
                static_cast<unsigned long long>(runOf(window).thinned()));
    std::fflush(stdout);
    return 0;
}
