// SPDX-License-Identifier: GPL-3.0-or-later
// How fast Live answers: from a click on Live, and from a turn of the knob while it runs, to the first sample of the
// new setup in the chart and to the picture with it, in ms; the same for a turn after a long look at one setup, at a
// shape so small that its samples are there in seconds.
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

/// Of the setup that is looked at for long, and the samples of its modes before the knob is turned.
constexpr Shape kSmall{8, 256};
constexpr std::uint64_t kLongSamples = 2'000'000;

double median(std::vector<double> values)
{
    if (values.empty()) return 0;
    std::nth_element(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2), values.end());
    return values[values.size() / 2];
}

bool waitFor(const std::function<bool()>& done, qint64 mostMs = 60'000)
{
    QElapsedTimer clock;
    clock.start();
    while (!done() && clock.elapsed() < mostMs)
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

/// A turn of the knob while Live runs; false where nothing came.
bool turn(MainWindow& window, int tokens, Answers& turns)
{
    RunController& run = runOf(window);
    std::int64_t at = -1; ///< samples before those of the new setup
    const auto heard = QObject::connect(&run, &RunController::eventHappened, &window, [&](const RunEvent& event) {
        if (event.kind == RunEvent::Kind::Segment && event.spec.shape.tokens == tokens)
            at = static_cast<std::int64_t>(run.shown());
    });
    auto* knob = window.findChild<QSpinBox*>(QStringLiteral("tokensSpin"));
    const bool came = turns.time(
        *window.findChild<ScopeChart*>(), [&] { knob->setValue(tokens); },
        [&] { return at >= 0 && static_cast<std::int64_t>(run.shown()) > at; });
    QObject::disconnect(heard);
    return came;
}

/// Stops Live; returns once the result is there.
bool stop(MainWindow& window)
{
    window.findChild<QAction*>(QStringLiteral("actionLive"))->trigger();
    return waitFor([&] { return !runOf(window).isActive(); });
}

/// One time Live with one turn after `samples` of the modes; how long Stop took, in ms, goes into `stops`.
bool measureLong(MainWindow& window, std::uint64_t samples, Answers& turns, std::vector<double>& stops)
{
    RunController& run = runOf(window);
    window.findChild<QAction*>(QStringLiteral("actionLive"))->trigger();
    if (!waitFor([&] { return run.isActive() && run.shown() + run.thinned() >= samples; }, 600'000)) return false;
    std::fprintf(stderr, "%llu samples\n", static_cast<unsigned long long>(run.shown() + run.thinned()));
    const int start = window.findChild<QSpinBox*>(QStringLiteral("tokensSpin"))->value();
    if (!turn(window, start == kSmall.tokens ? 2 * start : start / 2, turns)) return false;
    QElapsedTimer clock;
    clock.start();
    const bool stopped = stop(window);
    stops.push_back(milliseconds(clock));
    return stopped;
}

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
        if (!turn(window, value, turns)) return false;
    }
    return stop(window);
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
    Answers longTurns;
    std::vector<double> stops;
    const std::uint64_t longSamples =
        std::getenv("QS_LONG_SAMPLES") ? std::strtoull(std::getenv("QS_LONG_SAMPLES"), nullptr, 10) : kLongSamples;
    spec.shape = kSmall;
    spec.modes = {*parseScheme("baseline-copy"), *parseScheme("int8-token-dynamic")};
    window.findChild<SetupPanel*>()->setSpec(spec);
    for (int i = 0; i < 3; ++i)
        if (!measureLong(window, longSamples, longTurns, stops))
            return std::fprintf(stderr, "bench_live: no sample came of a long look\n"), 2;
    const std::string device = window.store().runs().last().result->environment.device;
    const nlohmann::ordered_json result = {
        {"what", "from a click on Live, and from a turn of the knob, to the first sample and picture"},
        {"device", device},
        {"cpu", cpuModel()},
        {"threads", workerThreads()},
        {"clicks", count},
        {"click", clicks.json()},
        {"knob", turns.json()},
        {"samples_before_late_turn", longSamples},
        {"late_knob", longTurns.json()},
        {"stop_ms", median(stops)},
        {"commit", std::getenv("QS_COMMIT") ? std::getenv("QS_COMMIT") : "unknown"},
        {"date", utcNow().substr(0, 10)}};
    std::printf("%s\n", result.dump(1).c_str());
    if (argc > 3) std::ofstream(argv[3]) << result.dump(1) << "\n";
    window.store().markSaved();
    return std::max({median(clicks.sample), median(turns.sample), median(longTurns.sample)}) > (cuda ? 100 : 300);
}
