// SPDX-License-Identifier: GPL-3.0-or-later
// The real window for minutes: a Live run whose setup is turned every three seconds, pages that are switched every
// eleven, the theme every forty. Samples memory each 5 s, the turnaround of the event loop each 4 ms, pictures painted,
// samples not shown. A run keeps its samples on purpose, up to bounds (its record, what arrived in the window, the
// display's store); what the memory in use (mallinfo2: what was asked for and not given back) grows by beyond those is
// looked at. The resident memory, which swings with what is on the screen and with what the allocator keeps, stands
// beside it. usage: soak MINUTES [cpu|cuda [RESULT.json]]; exit status 1 where that is more than 5 MB after the warm-up
// (the first half: a hundred setups, which is what is kept of them with their statistics), by a line through the
// samples, or where the run does not end.
#include "app/cli/command_line.h"
#include "app/language/language.h"
#include "gpu/core/host_info.h"
#include "gpu/studies/protocol/live_budget.h"
#include "tests/app/support/window_pages.h"
#include "widgets/charts/scope/scope_chart.h"
#include "widgets/setup/setup_panel.h"
#include "widgets/style/application_style.h"
#include "widgets/style/theme.h"

#include <QAction>
#include <QApplication>
#include <QElapsedTimer>
#include <QEvent>
#include <QMetaEnum>
#include <QTemporaryDir>
#include <QThread>
#include <QTimer>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <malloc.h>
#include <nlohmann/json.hpp>
#include <unistd.h>
#include <vector>

using namespace qs;

namespace {

constexpr double kMaxGrowthMb = 5;

double residentMb()
{
    std::ifstream in("/proc/self/statm");
    double total = 0, resident = 0;
    in >> total >> resident;
    return resident * static_cast<double>(::sysconf(_SC_PAGESIZE)) / 1e6;
}

/// Asked for by anybody in the process and not given back, in all arenas and mapped blocks.
double inUseMb()
{
    const auto info = ::mallinfo2();
    return static_cast<double>(info.uordblks + info.hblkhd) / 1e6;
}

/// Samples that are kept on purpose in the record of the study, MB, on a GPU with the clock during each: within what
/// Live keeps of earlier setups.
double recordMb(double samples, bool clocks)
{
    return std::min((clocks ? 2 : 1) * samples, static_cast<double>(kEarlierSamples)) * sizeof(float) * 1e-6;
}

double quantile(std::vector<double> values, double q)
{
    if (values.empty()) return 0;
    const auto at = values.begin() + static_cast<std::ptrdiff_t>(q * static_cast<double>(values.size() - 1));
    std::nth_element(values.begin(), at, values.end());
    return *at;
}

struct Line
{
    double slope = 0, half = 0; ///< a second; half-width of the 95% interval
};

/// Least squares; the interval counts as many points as the residuals' lag-1 autocorrelation leaves.
Line fitted(const std::vector<double>& x, const std::vector<double>& y)
{
    const auto n = static_cast<double>(x.size());
    if (n < 4) return {};
    double mx = 0, my = 0, sxx = 0, sxy = 0;
    for (std::size_t i = 0; i < x.size(); ++i)
        mx += x[i] / n, my += y[i] / n;
    for (std::size_t i = 0; i < x.size(); ++i)
        sxx += (x[i] - mx) * (x[i] - mx), sxy += (x[i] - mx) * (y[i] - my);
    const double slope = sxy / sxx;
    double squares = 0, lagged = 0, before = 0;
    for (std::size_t i = 0; i < x.size(); ++i) {
        const double residual = y[i] - my - slope * (x[i] - mx);
        squares += residual * residual;
        lagged += i > 0 ? residual * before : 0;
        before = residual;
    }
    const double r1 = squares > 0 ? std::clamp(lagged / squares, 0.0, 0.95) : 0,
                 worth = std::max(3.0, n * (1 - r1) / (1 + r1));
    return {slope, 1.96 * std::sqrt(squares / n / (worth - 2) * n / sxx)};
}

/// Turns the knobs by a script; counts what it does.
class Hand
{
public:
    explicit Hand(MainWindow& window, const RunSpec& spec) : m_window(window), m_first(spec) {}

    void turn()
    {
        RunSpec spec = m_first;
        const std::int64_t tokens[] = {64, 128, 256, 96, 512}, hidden[] = {1024, 512, 2048, 768};
        spec.shape.tokens = tokens[m_turns % 5];
        spec.shape.hidden = hidden[m_turns % 4];
        spec.dtype = m_turns % 3 == 0 ? DType::F32 : m_turns % 3 == 1 ? DType::F16 : DType::BF16;
        auto* panel = m_window.findChild<SetupPanel*>();
        panel->setSpec(spec);
        emit panel->specChanged(panel->spec());
        ++m_turns;
    }
    void turnPage()
    {
        const char* const pages[] = {"actionScopePage", "actionComparePage", "actionScopePage",  "actionSweepPage",
                                     "actionScopePage", "actionStudyPage",   "actionTensorsPage"};
        press(pages[m_pages++ % std::size(pages)]);
    }
    void changeTheme() { applyTheme(*qApp, m_themes++ % 2 == 0 ? ThemeChoice::Dark : ThemeChoice::Light); }
    void press(const char* action) { m_window.findChild<QAction*>(QString::fromLatin1(action))->trigger(); }
    int turns() const { return m_turns; }
    int pages() const { return m_pages; }

private:
    MainWindow& m_window;
    RunSpec m_first;
    int m_turns = 0, m_pages = 0, m_themes = 0;
};

/// What is written down while it goes on.
struct Log
{
    std::vector<double> seconds, residentMb, usedMb, keptMb, loopMs;
};

/// Times what the event loop delivers, so that the longest turn has a name.
class TimedApplication final : public QApplication
{
public:
    using QApplication::QApplication;
    bool notify(QObject* receiver, QEvent* event) override
    {
        if (QThread::currentThread() != thread()) return QApplication::notify(receiver, event);
        const char* const name = receiver->metaObject()->className(); // the receiver may be gone afterwards
        const auto type = event->type();
        const auto depth = m_depth++;
        if (m_inside.size() <= depth) m_inside.resize(depth + 1);
        if (depth + 1 < m_inside.size()) m_inside[depth + 1] = {};
        QElapsedTimer clock;
        clock.start();
        const bool taken = QApplication::notify(receiver, event);
        const double ms = static_cast<double>(clock.nsecsElapsed()) * 1e-6;
        --m_depth;
        if (ms > 5 && ms > m_inside[depth].ms)
            m_inside[depth] = {ms, described(name, type, ms) +
                                       (depth + 1 < m_inside.size() ? m_inside[depth + 1].text : std::string())};
        if (depth == 0) {
            if (ms > 50) m_slow.push_back(m_inside[0]);
            m_inside[0] = {};
        }
        return taken;
    }
    /// The longest deliveries of more than 50 ms, each with what took longest inside of it.
    std::vector<std::string> longest(std::size_t most)
    {
        std::sort(m_slow.begin(), m_slow.end(), [](const Turn& a, const Turn& b) { return a.ms > b.ms; });
        std::vector<std::string> texts;
        for (std::size_t i = 0; i < std::min(most, m_slow.size()); ++i)
            texts.push_back(m_slow[i].text.substr(3));
        return texts;
    }

private:
    struct Turn
    {
        double ms = 0;
        std::string text;
    };
    static std::string described(const char* receiver, QEvent::Type type, double ms)
    {
        const char* const key = QMetaEnum::fromType<QEvent::Type>().valueToKey(type);
        return " > " + std::string(key ? key : "event") + " to " + receiver + " " +
               std::to_string(static_cast<int>(ms)) + " ms";
    }
    std::vector<Turn> m_inside; ///< by depth, the longest so far inside of the one above it
    std::vector<Turn> m_slow;
    std::size_t m_depth = 0;
};

nlohmann::ordered_json series(const Log& log)
{
    nlohmann::ordered_json rows = nlohmann::ordered_json::array();
    const auto rounded = [](double x) { return std::round(x * 100) / 100; };
    for (std::size_t i = 0; i < log.usedMb.size(); ++i)
        rows.push_back(
            {rounded(log.seconds[i]), rounded(log.residentMb[i]), rounded(log.usedMb[i]), rounded(log.keptMb[i])});
    return rows;
}

void every(int ms, QObject* owner, const std::function<void()>& what)
{
    auto* timer = new QTimer(owner);
    timer->setTimerType(Qt::PreciseTimer);
    QObject::connect(timer, &QTimer::timeout, owner, what);
    timer->start(ms);
}

/// Runs the script; returns false where the run ended by itself.
bool soak(MainWindow& window, Hand& hand, double seconds, Log& log)
{
    QElapsedTimer clock;
    clock.start();
    QObject owner;
    double last = 0;
    const auto now = [&] { return static_cast<double>(clock.nsecsElapsed()) * 1e-9; };
    every(4, &owner, [&] {
        const double t = now();
        if (last > 0) log.loopMs.push_back((t - last) * 1e3);
        last = t;
    });
    const auto* chart = window.findChild<ScopeChart*>();
    every(5000, &owner, [&] {
        log.seconds.push_back(now());
        log.residentMb.push_back(residentMb());
        log.usedMb.push_back(inUseMb());
        const RunController& run = runOf(window);
        log.keptMb.push_back(recordMb(static_cast<double>(run.shown()), run.spec().backend == BackendChoice::Cuda) +
                             static_cast<double>(run.arrivedBytes() + (chart ? chart->storeBytes() : 0)) * 1e-6);
    });
    every(3000, &owner, [&] { hand.turn(); });
    every(11000, &owner, [&] { hand.turnPage(); });
    every(40000, &owner, [&] { hand.changeTheme(); });
    while (now() < seconds && runOf(window).isActive())
        QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
    return now() >= seconds;
}

} // namespace

int main(int argc, char** argv)
{
    if (argc < 2) return std::fprintf(stderr, "usage: %s MINUTES [cpu|cuda [RESULT.json]]\n", argv[0]), 2;
    const double minutes = std::atof(argv[1]);
    const bool cuda = argc > 2 && std::string_view(argv[2]) == "cuda";
    const QTemporaryDir home;
    for (const char* name : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"})
        qputenv(name, home.path().toLocal8Bit());
    TimedApplication application(argc, argv);
    useCNumericLocale();
    installTranslations();
    loadResources();
    AppContext context;
    context.settingsFile = home.filePath(QStringLiteral("settings.ini"));
    MainWindow window(context);
    window.resize(1440, 900);
    window.show();
    RunSpec spec = defaultSpec(cuda ? BackendChoice::Cuda : BackendChoice::Cpu);
    spec.backend = cuda ? BackendChoice::Cuda : BackendChoice::Cpu;
    spec.shape = {256, 1024};
    window.findChild<SetupPanel*>()->setSpec(spec);
    Hand hand(window, spec);
    window.findChild<QAction*>(QStringLiteral("actionLive"))->setChecked(true);

    Log log;
    const bool whole = soak(window, hand, minutes * 60, log);
    const auto shown = runOf(window).shown(), thinned = runOf(window).thinned();
    const auto* chart = window.findChild<ScopeChart*>();
    const double pictures = chart ? static_cast<double>(chart->repaints()) : 0;
    const bool ended = runOf(window).stopAndWait(std::chrono::seconds(20));

    const auto warm = static_cast<std::ptrdiff_t>(log.usedMb.size() / 2);
    std::vector<double> beyond;
    for (std::size_t i = static_cast<std::size_t>(warm); i < log.usedMb.size(); ++i)
        beyond.push_back(log.usedMb[i] - log.keptMb[i]);
    const Line line = fitted({log.seconds.begin() + warm, log.seconds.end()}, beyond);
    const double span = log.seconds.empty() ? 0 : log.seconds.back() - log.seconds[static_cast<std::size_t>(warm)];
    const double growth = line.slope * span, half = line.half * span;
    const bool flat = whole && ended && growth - half <= kMaxGrowthMb && growth <= 2 * kMaxGrowthMb;
    nlohmann::ordered_json result = {{"what", "live window for minutes: memory, event loop, pictures"},
                                     {"minutes", minutes},
                                     {"cpu", cpuModel()},
                                     {"date", utcNow().substr(0, 10)},
                                     {"samples_shown", shown},
                                     {"samples_not_shown", thinned},
                                     {"knob_turns", hand.turns()},
                                     {"page_turns", hand.pages()},
                                     {"growth_mb", growth},
                                     {"growth_low_mb", growth - half},
                                     {"growth_high_mb", growth + half},
                                     {"growth_over_s", span},
                                     {"resident_mb_first", log.residentMb.empty() ? 0 : log.residentMb.front()},
                                     {"resident_mb_last", log.residentMb.empty() ? 0 : log.residentMb.back()},
                                     {"used_mb_first", log.usedMb.empty() ? 0 : log.usedMb.front()},
                                     {"used_mb_last", log.usedMb.empty() ? 0 : log.usedMb.back()},
                                     {"loop_p50_ms", quantile(log.loopMs, 0.5)},
                                     {"loop_p99_ms", quantile(log.loopMs, 0.99)},
                                     {"loop_max_ms", quantile(log.loopMs, 1)},
                                     {"longest_deliveries", application.longest(10)},
                                     {"trace_pictures", pictures},
                                     {"kept_mb_first", log.keptMb.empty() ? 0 : log.keptMb.front()},
                                     {"kept_mb_last", log.keptMb.empty() ? 0 : log.keptMb.back()},
                                     {"ran_to_the_end", whole},
                                     {"stopped_in_time", ended},
                                     {"flat", flat},
                                     {"columns", {"seconds", "resident_mb", "used_mb", "kept_on_purpose_mb"}},
                                     {"memory", series(log)}};
    if (const char* commit = std::getenv("QS_COMMIT")) result["commit"] = commit;
    std::printf("memory beyond the samples kept: %+.1f MB over %.0f s (95%% interval %.1f to %.1f); event loop p99 "
                "%.1f ms, longest %.1f ms; %.0f samples shown, %.0f not; %d turns\n",
                growth, span, growth - half, growth + half, quantile(log.loopMs, 0.99), quantile(log.loopMs, 1),
                static_cast<double>(shown), static_cast<double>(thinned), hand.turns());
    for (const std::string& text : application.longest(3))
        std::printf("%s\n", text.c_str());
    if (argc > 3) std::ofstream(argv[3]) << result.dump(1) << "\n";
    return flat ? 0 : 1;
}
