// SPDX-License-Identifier: GPL-3.0-or-later
// How fast Live answers: from a click on Live, and from a turn of the knob while it runs, to the first sample of the
// new setup in the chart and to the picture with it, in ms.
// usage: bench_live cpu|cuda [CLICKS [RESULTS.json]]. Exits 1 where a median is above 300 ms (cpu) or 100 ms (cuda).
// QS_COMMIT names the commit.
#include "app/cli/command_line.h"
#include "app/language/language.h"
#include "app/shell/main_window.h"
#include "gpu/core/host_info.h"
#include "gpu/core/parallel.h"
#include "gpu/studies/protocol/quantize_run.h"
#include "tests/app/support/window_pages.h"
#include "widgets/charts/scope/scope_chart.h"
#include "widgets/setup/setup_panel.h"

#include <QAction>
#include <QApplication>
#include <QElapsedTimer>
#include <QSpinBox>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <functional>
#include <nlohmann/json.hpp>

using namespace qs;

namespace {

double median(std::vector<double> values)
{
    if (values.empty()) return 0;
    std::nth_element(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2), values.end());
    return values[values.size() / 2];
}

bool waitFor(const std::function<bool()>& done)
{
    QElapsedTimer clock;
    clock.start();
    while (!done() && clock.elapsed() < 60'000)
        QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents, 2);
    return done();
}

double milliseconds(const QElapsedTimer& clock) { return static_cast<double>(clock.nsecsElapsed()) * 1e-6; }

/// First sample in the chart, and first picture after it.
struct Answers
{
    std::vector<double> sample, picture;

    /// Of what `act` starts; `arrived` says that a sample of it has come.
    bool time(ScopeChart& chart, const std::function<void()>& act, const std::function<bool()>& arrived)
    {
        QElapsedTimer clock;
        clock.start();
        act();
        if (!waitFor(arrived)) return false;
        sample.push_back(milliseconds(clock));
        const auto before = chart.repaints();
        if (!waitFor([&] { return chart.repaints() > before; })) return false;
        picture.push_back(milliseconds(clock));
        return true;
    }
    nlohmann::ordered_json json() const
    {
        return {{"first_sample_ms", median(sample)},
                {"first_sample_worst_ms", *std::max_element(sample.begin(), sample.end())},
                {"first_picture_ms", median(picture)},
                {"first_picture_worst_ms", *std::max_element(picture.begin(), picture.end())}};
    }
};

/// One time Live, with four turns of the knob; false where nothing came.
bool measure(MainWindow& window, Answers& clicks, Answers& turns)
{
    RunController& run = runOf(window);
    auto& chart = *window.findChild<ScopeChart*>();
    auto* live = window.findChild<QAction*>(QStringLiteral("actionLive"));
    QElapsedTimer clicked;
    clicked.start();
    const auto said = QObject::connect(&run, &RunController::eventHappened, &window, [&](const RunEvent& event) {
        if (event.kind == RunEvent::Kind::Phase)
            std::fprintf(stderr, "%6.0f ms  %s\n", milliseconds(clicked), event.text.english().c_str());
    });
    const bool first = clicks.time(chart, [&] { live->trigger(); }, [&] { return run.isActive() && run.shown() > 0; });
    std::fprintf(stderr, "%6.0f ms  first sample\n", milliseconds(clicked));
    QObject::disconnect(said);
    if (!first) return false;
    auto* tokens = window.findChild<QSpinBox*>(QStringLiteral("tokensSpin"));
    const int start = tokens->value();
    for (const int value : {start / 2, start / 4, 2 * start, start}) {
        const auto shown = run.shown();
        (void)waitFor([&] { return run.shown() > shown + 500; });
        std::int64_t at = -1; ///< samples before those of the new setup
        const auto heard = QObject::connect(&run, &RunController::eventHappened, &window, [&](const RunEvent& event) {
            if (event.kind == RunEvent::Kind::Segment && event.spec.shape.tokens == value)
                at = static_cast<std::int64_t>(run.shown());
        });
        const bool came = turns.time(
            chart, [&] { tokens->setValue(value); },
            [&] { return at >= 0 && static_cast<std::int64_t>(run.shown()) > at; });
        QObject::disconnect(heard);
        if (!came) return false;
    }
    live->trigger();
    return waitFor([&] { return !run.isActive(); });
}

} // namespace

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    useCNumericLocale();
    installTranslations();
    loadResources();
    const bool cuda = argc > 1 && std::string(argv[1]) == "cuda";
    const int count = argc > 2 ? std::max(1, std::atoi(argv[2])) : 5;
    const QTemporaryDir home;
    AppContext context;
    context.settingsFile = home.filePath(QStringLiteral("settings.ini"));
    MainWindow window(context);
    window.resize(1440, 900);
    window.show();
    RunSpec spec = defaultSpec(cuda ? BackendChoice::Cuda : BackendChoice::Cpu);
    spec.backend = cuda ? BackendChoice::Cuda : BackendChoice::Cpu;
    window.findChild<SetupPanel*>()->setSpec(spec);
    (void)waitFor([&] { return window.findChild<QAction*>(QStringLiteral("actionLive"))->isEnabled(); });
    Answers clicks, turns;
    for (int i = 0; i < count; ++i)
        if (!measure(window, clicks, turns)) return std::fprintf(stderr, "bench_live: no sample came\n"), 2;
    const std::string device = window.store().runs().last().result->environment.device;
    const nlohmann::ordered_json result = {
        {"what", "from a click on Live, and from a turn of the knob, to the first sample and picture"},
        {"device", device},
        {"cpu", cpuModel()},
        {"threads", workerThreads()},
        {"clicks", count},
        {"click", clicks.json()},
        {"knob", turns.json()},
        {"commit", std::getenv("QS_COMMIT") ? std::getenv("QS_COMMIT") : "unknown"},
        {"date", utcNow().substr(0, 10)}};
    std::printf("%s\n", result.dump(1).c_str());
    if (argc > 3) std::ofstream(argv[3]) << result.dump(1) << "\n";
    window.store().markSaved();
    return std::max(median(clicks.sample), median(turns.sample)) > (cuda ? 100 : 300);
}
