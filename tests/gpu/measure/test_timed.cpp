// SPDX-License-Identifier: GPL-3.0-or-later
// Steps of timers, and reasons by what was timed.
#include <doctest/doctest.h>

#include "gpu/measure/diagnosis/diagnosis.h"

#include <algorithm>
#include <random>

using namespace qs;

TEST_CASE("steps of the timer are named, and are no two levels of the kernel")
{
    std::minstd_rand random(5);
    const auto series = [&](double step, int first, int count) {
        Recording r;
        r.timerQuantumUs = 0; // not known, as of other tools
        for (int i = 0; i < 200; ++i)
            r.us.push_back(static_cast<double>(
                static_cast<float>(step * (first + static_cast<int>(random() % static_cast<unsigned>(count))))));
        return r;
    };
    const auto has = [](const std::vector<Diagnosis>& all, DiagnosisCode code) {
        return std::ranges::find(all, code, &Diagnosis::code) != all.end();
    };
    for (const auto& [step, first] : {std::pair{1.024, 23}, {1.024, 8}, {0.5, 20}, {0.032, 40}}) {
        const auto found = diagnose(series(step, first, 2));
        CAPTURE(step);
        REQUIRE(has(found, DiagnosisCode::QuantizedTimer));
        CHECK_FALSE(has(found, DiagnosisCode::Bimodal));
        CHECK_FALSE(has(found, DiagnosisCode::RegimeSwitch));
        const auto at = std::ranges::find(found, DiagnosisCode::QuantizedTimer, &Diagnosis::code);
        CHECK(at->value("step") == doctest::Approx(step).epsilon(1e-4));
        CHECK(at->value("levels") == 2);
    }
    CHECK(has(diagnose(series(0.7, 20, 6)), DiagnosisCode::QuantizedTimer)); // any step, of more than two values
    Recording apart = series(1.024, 23, 2);                                  // two levels that are more than steps
    for (std::size_t i = 0; i < apart.us.size(); i += 2)
        apart.us[i] += 8 * 1.024;
    CHECK(has(diagnose(apart), DiagnosisCode::Bimodal));
    Recording two; // 20 and 27 µs are no steps of a timer
    for (int i = 0; i < 200; ++i)
        two.us.push_back(random() % 2 == 0 ? 20.0 : 27.0);
    CHECK_FALSE(has(diagnose(two), DiagnosisCode::QuantizedTimer));
    CHECK(has(diagnose(two), DiagnosisCode::Bimodal));
    Recording fine; // rounding to a nanosecond says nothing
    for (int i = 0; i < 200; ++i)
        fine.us.push_back(24 + 0.001 * static_cast<double>(random() % 500));
    CHECK_FALSE(has(diagnose(fine), DiagnosisCode::QuantizedTimer));
}

TEST_CASE("what times are of decides why they are disturbed")
{
    Recording queue;
    for (int i = 0; i < 200; ++i)
        queue.us.push_back(1e5 * (1 + 0.01 * i) + 1e3 * (i * 7 % 11));
    queue.timed = Timed::Requests;
    const auto found = diagnose(queue);
    const auto drift = std::ranges::find(found, DiagnosisCode::Drift, &Diagnosis::code);
    REQUIRE(drift != found.end());
    CHECK(explanation(*drift).english().find("queue grows") != std::string::npos);
    CHECK(explanation(DiagnosisCode::Drift).english().find("heats up") != std::string::npos);
    for (const Timed timed : {Timed::Kernels, Timed::HostCode, Timed::Requests})
        CHECK(parseTimed(timedName(timed)) == timed);
    CHECK_FALSE(parseTimed("weather"));
}
