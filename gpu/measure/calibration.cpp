// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/measure/calibration.h"

#include "gpu/formats/json_fields.h"

#include <algorithm>
#include <cmath>

namespace qs {
namespace {

constexpr std::size_t kMaxEntries = 64;

void readByType(ObjectReader& in, const char* key, std::map<std::string, double>& out)
{
    const auto* object = in.find(key);
    if (!object) return;
    if (!object->is_object() || object->size() > kMaxEntries)
        return in.fail(key, Message::tr("an object of numbers by type"));
    for (const auto& [type, number] : object->items()) {
        if (!number.is_number() || !(number.get<double>() >= 0))
            return in.fail(std::string(key) + "." + type, Message::tr("a number of 0 or more"));
        out[type] = number.get<double>();
    }
}

void readSizes(ObjectReader& in, const char* key, std::map<std::string, std::int64_t>& out)
{
    std::map<std::string, double> sizes;
    readByType(in, key, sizes);
    for (const auto& [type, size] : sizes) {
        if (size > 1e9 || std::floor(size) != size)
            return in.fail(std::string(key) + "." + type, Message::tr("a whole number"));
        out[type] = static_cast<std::int64_t>(size);
    }
}

void readReasons(ObjectReader& in, const char* key, std::map<std::string, Message>& out)
{
    const auto* object = in.find(key);
    if (!object) return;
    if (!object->is_object() || object->size() > kMaxEntries)
        return in.fail(key, Message::tr("an object of reasons by name"));
    ObjectReader reasons(*object, key);
    for (const auto& [name, reason] : object->items()) {
        if (reason.is_object()) continue; // the source of another one
        if (!reason.is_string()) return in.fail(std::string(key) + "." + name, Message::tr("a string"));
        reasons.read(name.c_str(), out[name]);
    }
}

/// A number from 0 to more than any device has: bytes, µs, GB/s.
void readAmount(ObjectReader& in, const char* key, double& out)
{
    in.read(key, out);
    if (!(out >= 0 && out <= 1e15)) in.fail(key, Message::tr("a number from 0 to 10^15"));
}

template <class Value> nlohmann::ordered_json mapJson(const std::map<std::string, Value>& values)
{
    auto object = nlohmann::ordered_json::object();
    for (const auto& [name, value] : values)
        object[name] = value;
    return object;
}

nlohmann::ordered_json reasonsJson(const std::map<std::string, Message>& reasons)
{
    auto object = nlohmann::ordered_json::object();
    for (const auto& [name, reason] : reasons)
        writeMessage(object, name.c_str(), reason);
    return object;
}

} // namespace

int launchesFor(const Calibration& calibration, double us, int most)
{
    const double floor = calibration.floorUs();
    if (!(floor > 0) || std::isnan(us) || us >= calibration.batchBelowUs()) return 1;
    const double launches = us > 0 ? std::ceil(200 * floor / us) : static_cast<double>(most);
    return static_cast<int>(std::clamp(launches, 1.0, static_cast<double>(std::max(1, most))));
}

template <class V> void fields(V& v, Visited<V, Calibration>& calibration)
{
    v.derived("version", Calibration::kVersion);
    v("device", calibration.device);
    v("driver", calibration.driver);
    v("date", calibration.date);
    v("n", calibration.n, Within{0, 2e9});
    constexpr Special amount{numberOrNull, readAmount};
    v("timer_quantum_us", calibration.timerQuantumUs, amount);
    v("empty_interval_us", calibration.emptyIntervalUs, amount);
    v("empty_interval_high_us", calibration.emptyIntervalHighUs, amount);
    v("launch_us", calibration.launchUs, amount);
    v("empty_wall_us", calibration.emptyWallUs, amount);
    v("clock_step_us", calibration.clockStepUs, amount);
    v("stamp_us", calibration.stampUs, amount);
    v("poll_us", calibration.pollUs, amount);
    v("copy_gbps", calibration.copyGbps, amount);
    v("copy_gbps_low", calibration.copyGbpsLow, amount);
    v("copy_gbps_high", calibration.copyGbpsHigh, amount);
    v("cache_gbps", calibration.cacheGbps, amount);
    v("copy_bytes", calibration.copyBytes, amount);
    v("cache_bytes", calibration.cacheBytes, amount);
    v("matrix_tflops", calibration.matrixTflops, Special{mapJson<double>, readByType});
    v("matrix_sizes", calibration.matrixSizes, Special{mapJson<std::int64_t>, readSizes});
    v("missing", calibration.missing, Special{reasonsJson, readReasons});
}

nlohmann::ordered_json toJson(const Calibration& calibration) { return writeFields(calibration); }

Result<Calibration> calibrationFromJson(const nlohmann::json& json)
{
    Calibration calibration;
    JsonReader in(json, "calibration");
    int version = 0;
    in.readInt("version", version, 1, 1e6);
    fields(in, calibration);
    if (in.error()) return *in.error();
    if (version != Calibration::kVersion)
        return Error{ErrorCode::BadInput,
                     Message::tr("The calibration has version %1; this program requires version %2.")
                         .arg(version, Calibration::kVersion),
                     Message::tr("Calibrate again.")};
    return calibration;
}

} // namespace qs
