// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/unknown_keys.h"

#include <algorithm>
#include <charconv>
#include <initializer_list>
#include <string>
#include <string_view>

namespace qs {
namespace {

using PlainJson = nlohmann::json;
using Ordered = nlohmann::ordered_json;

bool isAmong(std::string_view key, std::initializer_list<std::string_view> names)
{
    return std::find(names.begin(), names.end(), key) != names.end();
}

/// Ours, but written only where there is something to say.
bool isOptional(std::string_view key)
{
    return isAmong(key, {"sweep",          "calibration",
                         "scores",         "segments",
                         "spec",           "cache_effective",
                         "runs",           "segment_stop_reason",
                         "control",        "pairs",
                         "polls",          "throttled",
                         "repaints",       "clock_mhz",
                         "preempted",      "other_cache",
                         "diagnoses",      "at",
                         "values",         "imported_from",
                         "operations",     "tflops",
                         "rate",           "setup",
                         "ceiling_kind",   "error",
                         "tolerance",      "worst",
                         "standard_error", "ids",
                         "operation",      "variants",
                         "size",           "axes",
                         "file",           "tensor",
                         "random",         "plan",
                         "failed",         "train_seconds"});
}

/// Lists and maps that are computed anew, or whose keys are data.
bool isComputed(std::string_view key)
{
    return isAmong(key, {"diagnoses", "pairs", "throttled", "latency_us", "samples_us", "warmup_us", "clock_mhz",
                         "matrix_tflops", "matrix_sizes", "missing"});
}

PlainJson unknownItems(const PlainJson& read, const Ordered& written)
{
    PlainJson rest = PlainJson::object();
    const std::size_t count = std::min(read.size(), written.size());
    if (count == 0 || !read.front().is_object()) return rest; // lists of numbers and texts have no keys
    for (std::size_t i = 0; i < count; ++i)
        if (PlainJson item = unknownKeys(read[i], written[i]); !item.empty()) rest[std::to_string(i)] = std::move(item);
    return rest;
}

void addUnknownItems(Ordered& written, const PlainJson& unknown)
{
    for (const auto& [place, value] : unknown.items()) {
        std::size_t index = 0;
        const auto [end, error] = std::from_chars(place.data(), place.data() + place.size(), index);
        if (error == std::errc() && end == place.data() + place.size() && index < written.size())
            addUnknownKeys(written[index], value);
    }
}

} // namespace

PlainJson unknownKeys(const PlainJson& read, const Ordered& written)
{
    if (read.is_array() && written.is_array()) return unknownItems(read, written);
    PlainJson rest = PlainJson::object();
    if (!read.is_object() || !written.is_object()) return rest;
    for (const auto& [key, value] : read.items()) {
        const auto ours = written.find(key);
        if (ours == written.end()) {
            if (!isOptional(key)) rest[key] = value;
        } else if (value.is_structured() && !isComputed(key)) {
            if (PlainJson inside = unknownKeys(value, *ours); !inside.empty()) rest[key] = std::move(inside);
        }
    }
    return rest;
}

void addUnknownKeys(Ordered& written, const PlainJson& unknown)
{
    if (!unknown.is_object()) return;
    if (written.is_array()) return addUnknownItems(written, unknown);
    if (!written.is_object()) return;
    for (const auto& [key, value] : unknown.items()) {
        const auto ours = written.find(key);
        if (ours == written.end())
            written[key] = value;
        else if (ours->is_structured())
            addUnknownKeys(*ours, value);
    }
}

} // namespace qs
