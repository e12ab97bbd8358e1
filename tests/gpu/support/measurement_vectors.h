// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/measure/diagnosis/diagnosis.h"

#include <nlohmann/json.hpp>

#include <fstream>
#include <set>
#include <string>
#include <vector>

/// The reference series (microseconds) and what each of them has to raise.
inline nlohmann::json measurementFile(const std::string& name)
{
    std::ifstream file(std::string(QS_SOURCE_DIR) + "/tests/gpu/data/" + name);
    return nlohmann::json::parse(file);
}

/// A reference series with what belongs to it: clocks, cold times, repaints, bytes, host and wall times.
inline qs::Recording recordingOfVector(const nlohmann::json& vectors, const std::string& name)
{
    const auto series = [&](const char* key) { return vectors.at(key).get<std::vector<double>>(); };
    qs::Recording r;
    r.us = vectors.at(name).get<std::vector<double>>();
    if (name == "V05_drift") r.clockMHz = series("V05_clock");
    if (name == "V06_shift") r.clockMHz = series("V06_clock");
    if (name == "V10_hot") {
        r.coldUs = series("V10_cold");
        r.cacheBytes = 50e6;
        r.workingSetBytes = 20e6;
    }
    if (name == "V13_spikes") {
        r.repaints.emplace();
        for (std::int64_t i = 7; i < 240; i += 16)
            r.repaints->insert(i);
    }
    if (name == "V15_fill_bw") {
        r.bytes = 4194304.0 * 2;
        r.peakGbps = 960;
    }
    if (name == "V16_wrongstream_evt") r.wallUs = series("V16_wall");
    if (name == "V17_launch_gpu") r.hostUs = series("V17_host");
    return r;
}

inline std::set<std::string> codesOf(const std::vector<qs::Diagnosis>& found)
{
    std::set<std::string> codes;
    for (const qs::Diagnosis& d : found)
        codes.emplace(qs::codeName(d.code));
    return codes;
}
