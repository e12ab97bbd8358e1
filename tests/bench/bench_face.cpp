// SPDX-License-Identifier: GPL-3.0-or-later
// Figures of the face: a live chart fed from another thread, a spike among ten million, memory, export.
//     xvfb-run -a bench_face [--seconds 60] [--runs 5] [--json FILE] [--quick]
// Exits 1 where a target is missed (with --quick: a floor for busy machines).
#include "gpu/core/random.h"
#include "gpu/core/spsc_ring.h"
#include "widgets/charts/core/chart_picture_file.h"
#include "widgets/charts/scope/scope_chart.h"
#include "widgets/charts/scope/scope_picture.h"
#include "widgets/controls/local_files.h"
#include "widgets/style/application_style.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QElapsedTimer>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTimer>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <ctime>
#include <thread>

using namespace qs;

namespace {

constexpr int kRate = 100'000; // samples a second
constexpr std::uint64_t kKept = 1'000'000;

/// Processor time of this thread, which other programs on the machine do not lengthen.
double threadMilliseconds()
{
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) * 1e-6;
}

/// Counts the pictures that really were painted, and what each cost.
class CountedScope : public ScopeChart
{
public:
    using ScopeChart::ScopeChart;
    std::vector<double> frames; // processor time of each, in milliseconds

protected:
    void paintScreen(QPainter& painter, QSizeF size) override
    {
        const double start = threadMilliseconds();
        ScopeChart::paintScreen(painter, size);
        frames.push_back(threadMilliseconds() - start);
    }
};

struct LiveFigures
{
    std::uint64_t produced = 0, consumed = 0, dropped = 0;
    double fps = 0, loopP99 = 0, loopMax = 0, frameMedian = 0, frameMax = 0;
};

/// A fixed run of plausible latencies, long enough not to be seen repeating.
std::vector<float> plausible(std::size_t n)
{
    std::vector<float> out(n);
    for (std::size_t i = 0; i < n; ++i) {
        out[i] = 20.0f * std::exp(0.05f * normalAt(11, i));
        if (splitmix64(12, i) % 20'000 == 0) out[i] *= 3.0f;
    }
    return out;
}

/// Makes samples at the given rate until told to stop; the record itself is what `produced` counts.
class Producer
{
public:
    explicit Producer(SpscRing<float>& ring) : m_thread([this, &ring](std::stop_token stop) { work(ring, stop); }) {}
    std::uint64_t stop()
    {
        m_thread.request_stop();
        m_thread.join();
        return m_produced;
    }

private:
    void work(SpscRing<float>& ring, std::stop_token stop)
    {
        const std::vector<float> samples = plausible(1u << 18);
        const auto start = std::chrono::steady_clock::now();
        while (!stop.stop_requested()) {
            const std::chrono::duration<double> past = std::chrono::steady_clock::now() - start;
            const auto due = static_cast<std::uint64_t>(past.count() * kRate);
            for (; m_produced < due; ++m_produced)
                ring.push(samples[m_produced % samples.size()]);
            std::this_thread::sleep_for(std::chrono::microseconds(500));
        }
    }

    std::uint64_t m_produced = 0;
    std::jthread m_thread;
};

/// How long the event loop made a timer of one millisecond wait beyond its time.
class LoopProbe
{
public:
    explicit LoopProbe(QObject* parent) : m_timer(new QTimer(parent))
    {
        m_timer->setTimerType(Qt::PreciseTimer);
        m_delays.reserve(200'000);
        QObject::connect(m_timer, &QTimer::timeout, m_timer, [this] {
            m_delays.push_back(std::max(0.0, static_cast<double>(m_clock.nsecsElapsed()) * 1e-6 - 1.0));
            m_clock.restart();
        });
        m_clock.start();
        m_timer->start(1);
    }
    double quantile(double q)
    {
        if (m_delays.empty()) return 0;
        std::sort(m_delays.begin(), m_delays.end());
        return m_delays[static_cast<std::size_t>(q * static_cast<double>(m_delays.size() - 1))];
    }

private:
    QTimer* m_timer;
    QElapsedTimer m_clock;
    std::vector<double> m_delays;
};

void runLoop(int ms)
{
    QEventLoop loop;
    QTimer::singleShot(ms, Qt::PreciseTimer, &loop, &QEventLoop::quit);
    loop.exec();
}

double median(std::vector<double> values)
{
    std::sort(values.begin(), values.end());
    const std::size_t n = values.size();
    return n == 0 ? 0 : n % 2 ? values[n / 2] : 0.5 * (values[n / 2 - 1] + values[n / 2]);
}

/// What the machine did meanwhile, as a long run has it: clock and power ten times a second, preempted samples.
std::vector<ScopeLane> strips(double iterations)
{
    constexpr int kReadings = 600;
    std::vector<ScopeLane> lanes(3);
    lanes[0].name = "SM clock", lanes[0].unit = "MHz";
    lanes[1].name = "Power", lanes[1].unit = "W";
    lanes[2].name = "Preempted";
    const double from = std::max(0.0, iterations - static_cast<double>(kKept));
    for (int i = 0; i < kReadings; ++i) {
        const double at = from + (iterations - from) * i / kReadings;
        lanes[0].readings.emplace_back(at, 1900 + 15 * (i % 7));
        lanes[1].readings.emplace_back(at, 400 + 3 * (i % 11));
        lanes[2].events.push_back(at);
    }
    for (ScopeLane& lane : lanes)
        lane.end = iterations;
    return lanes;
}

LiveFigures liveRun(double seconds)
{
    SpscRing<float> ring(1u << 20);
    CountedScope chart(nullptr, kKept);
    chart.resize(1200, 500);
    chart.setTitle("int8-token-dynamic");
    chart.addTrace({"int8-token-dynamic", "INT8 per token"});
    chart.show();
    runLoop(300);

    std::vector<float> batch(1u << 16);
    std::uint64_t consumed = 0;
    const auto drain = [&] {
        while (const std::size_t n = ring.pop(batch)) {
            chart.appendSamples(0, std::span<const float>(batch).first(n));
            consumed += n;
        }
    };
    QTimer stripTimer;
    QObject::connect(&stripTimer, &QTimer::timeout, &chart,
                     [&] { chart.setLanes(strips(static_cast<double>(consumed))); });
    stripTimer.start(1000);
    QTimer drainTimer;
    drainTimer.setTimerType(Qt::PreciseTimer);
    QObject::connect(&drainTimer, &QTimer::timeout, drain);
    Producer producer(ring);
    drainTimer.start(16);
    runLoop(500); // the first pictures build fonts and axes
    chart.frames.clear();
    LiveFigures figures;
    {
        QObject scope;
        LoopProbe probe(&scope);
        QElapsedTimer clock;
        clock.start();
        runLoop(static_cast<int>(seconds * 1000));
        figures.fps = static_cast<double>(chart.frames.size()) / (static_cast<double>(clock.elapsed()) * 1e-3);
        figures.loopP99 = probe.quantile(0.99);
        figures.loopMax = probe.quantile(1.0);
        figures.frameMedian = median(chart.frames);
        figures.frameMax = chart.frames.empty() ? 0 : *std::max_element(chart.frames.begin(), chart.frames.end());
    }
    figures.produced = producer.stop();
    drain();
    figures.consumed = consumed;
    figures.dropped = ring.dropped();
    return figures;
}

/// True where one slow sample among ten million shows in the picture as a dot of the outliers' colour.
bool spikeIsDrawn(double& bytesPerSample)
{
    constexpr std::uint64_t total = 10'000'000, slow = 6'543'210;
    ScopeChart chart(nullptr, total);
    chart.resize(1200, 500);
    chart.addTrace({"int8-token-dynamic", "INT8 per token"});
    std::vector<float> batch(1u << 16);
    for (std::uint64_t done = 0; done < total; done += batch.size()) {
        const std::size_t n = std::min<std::size_t>(batch.size(), total - done);
        for (std::size_t i = 0; i < n; ++i)
            batch[i] = 20.0f + static_cast<float>(splitmix64(1, done + i) % 1000) * 1e-3f;
        if (slow >= done && slow < done + n) batch[slow - done] = 40.0f;
        chart.appendSamples(0, std::span<const float>(batch).first(n));
    }
    chart.refresh();
    bytesPerSample = static_cast<double>(chart.storeBytes()) / static_cast<double>(total);
    const ScopePicture& picture = chart.picture();
    const QPoint at = QPointF(picture.xPixel(slow), picture.yPixel(40)).toPoint();
    const QImage image = chart.renderImage({1200, 500}, 1, Theme::light());
    int dots = 0;
    for (int y = -4; y <= 4; ++y)
        for (int x = -4; x <= 4; ++x)
            dots += image.valid(at + QPoint(x, y)) && image.pixelColor(at + QPoint(x, y)) == Theme::light().outlier;
    return dots >= 8;
}

double exportMilliseconds()
{
    QTemporaryDir folder;
    ScopeChart chart(nullptr, kKept);
    chart.setTitle("int8-token-dynamic");
    chart.addTrace({"int8-token-dynamic", "INT8 per token"});
    chart.appendSamples(0, plausible(kKept));
    std::vector<double> times;
    for (int i = 0; i < 5; ++i) {
        QElapsedTimer clock;
        clock.start();
        (void)writeFile(folder.filePath("trace.png"), chartPicture(chart.content(), {ChartFormat::Png, {1400, 600}}));
        times.push_back(static_cast<double>(clock.nsecsElapsed()) * 1e-6);
    }
    return median(times);
}

struct Check
{
    const char* name;
    double value;
    double target;
    bool atLeast;
    bool met() const { return atLeast ? value >= target : value <= target; }
};

} // namespace

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    applyTheme(application, ThemeChoice::Light);
    QCommandLineParser parser;
    parser.setApplicationDescription("Figures of the face of Quantoscope");
    parser.addHelpOption();
    parser.addOptions({{"seconds", "Length of a live run.", "N", "60"},
                       {"runs", "Number of live runs; medians are reported.", "N", "1"},
                       {"json", "Write the figures there.", "FILE"},
                       {"quick", "Two seconds, loose floors; for tests."}});
    parser.process(application);
    const bool quick = parser.isSet("quick");
    const double seconds = quick ? 2 : parser.value("seconds").toDouble();
    const int runs = quick ? 1 : std::max(1, parser.value("runs").toInt());

    std::vector<double> fps, p99, maximum, frame;
    QJsonArray each;
    double lost = 0;
    for (int i = 0; i < runs; ++i) {
        const LiveFigures f = liveRun(seconds);
        const double gone = static_cast<double>(f.produced - f.consumed);
        lost += gone;
        fps.push_back(f.fps);
        p99.push_back(f.loopP99);
        maximum.push_back(f.loopMax);
        frame.push_back(f.frameMedian);
        std::printf("run %d: %llu samples, %.0f lost, %.1f frames/s, loop p99 %.2f ms, max %.2f ms, paint "
                    "%.2f ms, max %.2f ms\n",
                    i + 1, static_cast<unsigned long long>(f.produced), gone, f.fps, f.loopP99, f.loopMax,
                    f.frameMedian, f.frameMax);
        std::fflush(stdout);
        each.append(QJsonObject{{"samples", static_cast<double>(f.produced)},
                                {"lost", gone},
                                {"dropped_by_ring", static_cast<double>(f.dropped)},
                                {"fps", f.fps},
                                {"loop_p99_ms", f.loopP99},
                                {"loop_max_ms", f.loopMax},
                                {"paint_cpu_median_ms", f.frameMedian},
                                {"paint_cpu_max_ms", f.frameMax}});
    }
    double bytesPerSample = 0;
    const bool spike = spikeIsDrawn(bytesPerSample);
    const double png = exportMilliseconds();
    const Check checks[] = {{"samples lost", lost, 0, false},
                            {"frames/s", median(fps), quick ? 15.0 : 58.0, true},
                            {"loop p99 ms", median(p99), quick ? 80.0 : 12.0, false},
                            {"loop max ms", median(maximum), quick ? 500.0 : 33.0, false},
                            {"paint ms (processor time)", median(frame), quick ? 40.0 : 8.0, false},
                            {"spike among 10 million drawn", spike ? 1.0 : 0.0, 1, true},
                            {"bytes/sample", bytesPerSample, 6, false},
                            {"PNG export ms", png, quick ? 5000.0 : 1000.0, false}};
    bool met = true;
    QJsonObject figures;
    for (const Check& check : checks) {
        std::printf("%-30s %10.2f   target %s %g   %s\n", check.name, check.value,
                    check.atLeast ? ">=" : "<=", check.target, check.met() ? "met" : "MISSED");
        figures[QLatin1String(check.name)] = check.value;
        met = met && check.met();
    }
    if (parser.isSet("json")) {
        QFile file(parser.value("json"));
        const QJsonObject all{{"rate", kRate},      {"kept", static_cast<double>(kKept)},
                              {"seconds", seconds}, {"qt", qVersion()},
                              {"runs", each},       {"figures", figures}};
        if (!file.open(QIODevice::WriteOnly) || file.write(QJsonDocument(all).toJson()) < 0) {
            std::fprintf(stderr, "cannot write %s\n", qPrintable(file.fileName()));
            return 3;
        }
    }
    return met ? 0 : 1;
}
