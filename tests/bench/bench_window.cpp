// SPDX-License-Identifier: GPL-3.0-or-later
// What the live window adds to what it measures: the same comparison without a window and in the window, in turns, and
// the ratio of their medians. usage: bench_window cpu|cuda [PAIRS [RESULTS.json]]. QS_COMMIT names the commit.
#include "app/cli/command_line.h"
#include "app/language/language.h"
#include "app/shell/main_window.h"
#include "gpu/core/host_info.h"
#include "gpu/studies/protocol/quantize_run.h"
#include "widgets/setup/setup_panel.h"

#include <QAction>
#include <QApplication>
#include <QElapsedTimer>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <nlohmann/json.hpp>
#include <thread>

using namespace qs;

namespace {

struct Silent final : EventSink
{
    void event(const RunEvent&) override {}
    void sample(const SampleEvent&) override {}
};

double median(std::vector<double> values)
{
    if (values.empty()) return 0;
    std::nth_element(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2), values.end());
    return values[values.size() / 2];
}

/// On a thread of its own, as in the window; the window meanwhile only waits.
RunResult headless(const RunSpec& spec)
{
    KernelRunOutcome outcome;
    std::thread thread([&] {
        SpecSource specs(spec);
        Silent sink;
        outcome = runKernels(specs, {}, sink);
    });
    thread.join();
    return outcome.result;
}

RunResult inWindow(MainWindow& window, const RunSpec& spec)
{
    window.findChild<SetupPanel*>()->setSpec(spec);
    const auto before = window.store().runs().size();
    window.findChild<QAction*>(QStringLiteral("actionRun"))->trigger();
    QElapsedTimer clock;
    clock.start();
    while (window.store().runs().size() == before && clock.elapsed() < 300'000)
        QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents, 10);
    return window.store().runs().isEmpty() ? RunResult{} : *window.store().runs().last().result;
}

} // namespace

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    useCNumericLocale();
    installTranslations();
    loadResources();
    const std::string name = argc > 1 ? argv[1] : "cpu";
    const int pairs = argc > 2 ? std::atoi(argv[2]) : 5;
    const QTemporaryDir home;
    AppContext context;
    context.settingsFile = home.filePath(QStringLiteral("settings.ini"));
    MainWindow window(context);
    window.resize(1440, 900);
    window.show();
    const BackendChoice backend = name == "cuda" ? BackendChoice::Cuda : BackendChoice::Cpu;
    RunSpec spec = defaultSpec(backend);
    spec.backend = backend;
    spec.method = TimingMethod::Events;
    spec.stop = StopRule::Fixed; // as many samples with the window as without
    spec.iterations = name == "cuda" ? 3000 : 300;
    std::vector<std::vector<double>> ratios(spec.modes.size()), medians(spec.modes.size());
    Environment environment;
    for (int i = 0; i < pairs; ++i) {
        const RunResult without = headless(spec), with = inWindow(window, spec);
        environment = without.environment;
        if (!without.last() || !with.last())
            return std::fprintf(stderr, "bench_window: a run failed: %s %s\n", without.stopReason.english().c_str(),
                                with.stopReason.english().c_str()),
                   1;
        for (std::size_t m = 0; m < spec.modes.size(); ++m) {
            const double alone = without.last()->modes[m].latency.p50;
            ratios[m].push_back(with.last()->modes[m].latency.p50 / alone);
            medians[m].push_back(alone);
        }
    }
    nlohmann::ordered_json rows = nlohmann::ordered_json::array();
    std::vector<double> all;
    for (std::size_t m = 0; m < spec.modes.size(); ++m) {
        all.push_back(median(ratios[m]));
        rows.push_back({{"mode", schemeName(spec.modes[m])},
                        {"headless_us", median(medians[m])},
                        {"window_over_headless", all.back()}});
    }
    const double overall = median(all), worst = *std::max_element(all.begin(), all.end());
    std::printf(
        "%s: window over headless median latency: %.4f (median of %zu modes), worst mode %.4f, %d pairs of runs\n",
        environment.device.c_str(), overall, all.size(), worst, pairs);
    const char* commit = std::getenv("QS_COMMIT");
    if (argc > 3)
        std::ofstream(argv[3]) << nlohmann::ordered_json{{"what", "median latency in the live window over headless"},
                                                         {"device", environment.device},
                                                         {"driver", environment.driver},
                                                         {"pairs", pairs},
                                                         {"iterations", spec.iterations},
                                                         {"median_ratio", overall},
                                                         {"worst_ratio", worst},
                                                         {"rows", rows},
                                                         {"commit", commit ? commit : "unknown"},
                                                         {"date", utcNow().substr(0, 10)}}
                                      .dump(1)
                               << "\n";
    return 0;
}
