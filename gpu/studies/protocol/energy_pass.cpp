// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/studies/protocol/energy_pass.h"

#include "gpu/studies/protocol/bench.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <thread>
#include <utility>
#include <vector>

namespace qs {

namespace {

constexpr double kSettle = 1.0;     ///< s until clocks and power are those of the calls, or of none
constexpr double kLook = 0.004;     ///< s between two looks at the counter
constexpr double kPowerLook = 0.06; ///< s between two readings of power
constexpr double kMaxSeconds = 10;  ///< s for one call, whatever the counter does
constexpr double kMargin = 0.2;     ///< s beyond what is needed

constexpr double kEnergySampleUs = 10e3; ///< of launches in a row, so that what lies between samples does not count
constexpr double kEnergyQueueUs = 50e3;

} // namespace

EnergyDrive clockDrive(std::function<EnergyReading()> read, std::function<bool()> interrupted)
{
    EnergyDrive drive;
    drive.read = std::move(read);
    drive.now = [] {
        return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
    };
    drive.wait = [](double seconds) { std::this_thread::sleep_for(std::chrono::duration<double>(seconds)); };
    drive.interrupted = std::move(interrupted);
    return drive;
}

double idlePower(const EnergyDrive& drive)
{
    drive.wait(kSettle);
    double sum = 0;
    int count = 0;
    for (int i = 0; i < 10 && !drive.interrupted(); ++i) {
        if (const auto watts = drive.read().watts) sum += *watts, ++count;
        drive.wait(0.05);
    }
    return count > 0 ? sum / count : 0;
}

Result<EnergyFigure> runEnergyPass(const EnergyDrive& drive, double idleWatts)
{
    std::vector<EnergyPoint> points;
    const double begun = drive.now();
    double lastPower = -1, firstStep = -1;
    while (drive.now() - begun < kMaxSeconds) {
        if (drive.interrupted()) return EnergyFigure{.reason = Message::tr("stopped before the energy was measured")};
        if (drive.hungry())
            if (auto r = drive.launch(); !r) return r.error();
        const auto calls = drive.completed();
        if (!calls) return calls.error();
        drive.wait(kLook);
        if (drive.now() - begun < kSettle) continue;
        const EnergyReading reading = drive.read();
        if (!reading.joules) return EnergyFigure{.reason = reading.why};
        EnergyPoint point{drive.now(), *reading.joules, -1, *calls};
        if (lastPower < 0 || point.seconds - lastPower >= kPowerLook) {
            point.watts = reading.watts.value_or(-1);
            lastPower = point.seconds;
        }
        const bool stepped = !points.empty() && points.back().joules != point.joules;
        points.push_back(point);
        if (stepped && firstStep < 0) firstStep = point.seconds;
        if (stepped && point.seconds - firstStep >= kEnergySeconds + kMargin) break;
    }
    if (!points.empty() && points.back().watts < 0) points.back().watts = drive.read().watts.value_or(-1);
    return energyOf(points, idleWatts);
}

Result<EnergyFigure> Bench::energyOfMode(SegmentRun& segment, int mode, double idleWatts)
{
    if (segment.plan().variants[static_cast<std::size_t>(mode)].cold && m_spec.coldBy == ColdMethod::ReadSweep)
        return EnergyFigure{.reason = Message::tr("the energy of the cache sweeps between the calls would count")};
    const auto us = pilot(mode);
    if (!us) return us.error();
    if (!(*us > 0)) return EnergyFigure{.reason = Message::tr("stopped before the energy was measured")};
    const int launches = static_cast<int>(std::clamp(std::round(kEnergySampleUs / *us), 1.0, 1000.0));
    if (auto r = m_backend->setSampling(mode, launches); !r) return r.error();
    const int batch = static_cast<int>(std::clamp(std::ceil(kEnergyQueueUs / (*us * launches)), 1.0, 512.0));
    double done = 0;
    std::vector<Timing> timings;
    const auto take = [&](bool wait) -> Result<double> {
        timings.clear();
        if (auto r = m_backend->harvest(timings, wait); !r) return r.error();
        return done += static_cast<double>(timings.size()) * launches;
    };
    EnergyDrive drive = clockDrive([this] { return m_backend->energy(); }, m_interrupted);
    drive.launch = [&] { return m_backend->enqueue(mode, batch); };
    drive.completed = [&] { return take(false); };
    drive.hungry = [&] { return m_backend->pending() <= batch; };
    auto figure = runEnergyPass(drive, idleWatts);
    if (auto r = take(true); !r) return r.error();
    return figure;
}

Result<void> Bench::measureEnergy(SegmentRun& segment)
{
    if (!m_spec.energy || m_interrupted()) return {};
    const EnergyReading first = m_backend->energy();
    const double idle = first.joules ? idlePower(clockDrive([this] { return m_backend->energy(); }, m_interrupted)) : 0;
    for (int i = 0; i < segment.modeCount() && !m_interrupted(); ++i) {
        ModeResult& mode = segment.mode(i);
        if (!first.joules) {
            mode.energy = {.reason = first.why};
            continue;
        }
        phase(Message::tr("measuring the energy of %1").arg(mode.requested));
        const int launches = segment.launchesOf(i);
        auto figure = energyOfMode(segment, i, idle);
        if (!figure) return figure.error();
        mode.energy = std::move(*figure);
        if (auto r = m_backend->setSampling(i, launches); !r) return r.error();
        publishTable(segment);
    }
    return {};
}

} // namespace qs
