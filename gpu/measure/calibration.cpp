// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/measure/calibration.h"

#include "gpu/formats/json_read.h"

#include <algorithm>
#include <cmath>

namespace qs {
namespace {

constexpr std::size_t kMaxEntries = 64;

/// Name in JSON and member, for all plain numbers.
struct Field
{
    const char* key;
    double Calibration::*member;
};
constexpr Field kFields[] = {
    {"timer_quantum_us", &Calibration::timerQuantumUs},
    {"empty_interval_us", &Calibration::emptyIntervalUs},
    {"empty_interval_high_us", &Calibration::emptyIntervalHighUs},
    {"launch_us", &Calibration::launchUs},
    {"empty_wall_us", &Calibration::emptyWallUs},
    {"clock_step_us", &Calibration::clockStepUs},
    {"stamp_us", &Calibration::stampUs},
    {"poll_us", &Calibration::pollUs},
    {"copy_gbps", &Calibration::copyGbps},
    {"copy_gbps_low", &Calibration::copyGbpsLow},
    {"copy_gbps_high", &Calibration::copyGbpsHigh},
    {"cache_gbps", &Calibration::cacheGbps},
    {"copy_bytes", &Calibration::copyBytes},
    {"cache_bytes", &Calibration::cacheBytes},
};

void readByType(ObjectReader& in, const std::string& key, std::map<std::string, double>& out)
{
    const auto* object = in.find(key.c_str());
    if (!object) return;
    if (!object->is_object() || object->size() > kMaxEntries) return in.fail(key, "an object of numbers by type");
    for (const auto& [type, number] : object->items()) {
        if (!number.is_number() || !(number.get<double>() >= 0))
            return in.fail(key + "." + type, "a number not below 0");
        out[type] = number.get<double>();
    }
}

void readSizes(ObjectReader& in, std::map<std::string, std::int64_t>& out)
{
    std::map<std::string, double> sizes;
    readByType(in, "matrix_sizes", sizes);
    for (const auto& [type, size] : sizes) {
        if (size > 1e9 || std::floor(size) != size) return in.fail("matrix_sizes." + type, "a whole number");
        out[type] = static_cast<std::int64_t>(size);
    }
}

void readReasons(ObjectReader& in, std::map<std::string, std::string>& out)
{
    const auto* object = in.find("missing");
    if (!object) return;
    if (!object->is_object() || object->size() > kMaxEntries) return in.fail("missing", "an object of reasons by name");
    for (const auto& [name, reason] : object->items()) {
        if (!reason.is_string()) return in.fail("missing." + name, "a string");
        out[name] = reason.get<std::string>();
    }
}

} // namespace

int launchesFor(const Calibration& calibration, double us, int most)
{
    const double floor = calibration.floorUs();
    if (!(floor > 0) || std::isnan(us) || us >= calibration.batchBelowUs()) return 1;
    const double launches = us > 0 ? std::ceil(200 * floor / us) : static_cast<double>(most);
    return static_cast<int>(std::clamp(launches, 1.0, static_cast<double>(std::max(1, most))));
}

nlohmann::ordered_json toJson(const Calibration& calibration)
{
    nlohmann::ordered_json j{{"version", Calibration::kVersion},
                             {"device", calibration.device},
                             {"driver", calibration.driver},
                             {"date", calibration.date},
                             {"n", calibration.n}};
    for (const auto& [key, member] : kFields)
        j[key] = numberOrNull(calibration.*member);
    auto& rates = j["matrix_tflops"] = nlohmann::ordered_json::object();
    for (const auto& [type, rate] : calibration.matrixTflops)
        rates[type] = numberOrNull(rate);
    auto& sizes = j["matrix_sizes"] = nlohmann::ordered_json::object();
    for (const auto& [type, size] : calibration.matrixSizes)
        sizes[type] = size;
    auto& missing = j["missing"] = nlohmann::ordered_json::object();
    for (const auto& [name, reason] : calibration.missing)
        missing[name] = reason;
    return j;
}

constexpr double kMaxField = 1e15; ///< bytes, µs, GB/s: beyond every device, within every integer

Result<Calibration> calibrationFromJson(const nlohmann::json& json)
{
    Calibration calibration;
    ObjectReader in(json, "calibration");
    int version = 0;
    in.readInt("version", version, 1, 1e6);
    in.read("device", calibration.device);
    in.read("driver", calibration.driver);
    in.read("date", calibration.date);
    in.readInt("n", calibration.n, 0, 2e9);
    for (const auto& [key, member] : kFields) {
        in.read(key, calibration.*member);
        if (!(calibration.*member >= 0 && calibration.*member <= kMaxField)) in.fail(key, "a number from 0 to 10^15");
    }
    readByType(in, "matrix_tflops", calibration.matrixTflops);
    readSizes(in, calibration.matrixSizes);
    readReasons(in, calibration.missing);
    if (in.error()) return *in.error();
    if (version != Calibration::kVersion)
        return Error{ErrorCode::BadInput,
                     "The calibration is of version " + std::to_string(version) + ", this program measures version " +
                         std::to_string(Calibration::kVersion) + ".",
                     "Calibrate again."};
    return calibration;
}

} // namespace qs
