// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/studies/protocol/energy_pass.h"

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

} // namespace qs
