// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/dtype.h"
#include "gpu/core/error.h"
#include "gpu/numerics/oracle.h"
#include "gpu/numerics/quant_scheme.h"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace qs {

enum class CacheMode : std::uint8_t { Cold, Hot };
/// Events: a pair of timestamps around each launch. Graph: K launches in one CUDA graph, time divided by K.
enum class TimingMethod : std::uint8_t { Events, Graph };
enum class BackendChoice : std::uint8_t { Auto, Cpu, Cuda };

/// Where the numbers of the input come from: a standard normal stream, or a file.
struct InputSource
{
    std::string path;   ///< empty: random normal from RunSpec::seed
    std::string tensor; ///< name inside a .safetensors file; may be empty where there is only one
    bool isFile() const { return !path.empty(); }
    bool operator==(const InputSource&) const = default;
};

/// What to measure. An immutable value: it is what a session stores and what 'reproduce this' prints.
struct RunSpec
{
    Shape shape{4096, 8192};
    DType dtype = DType::F16; ///< of the input: F16, BF16 or F32
    std::vector<QuantScheme> modes;
    InputSource input;
    std::uint64_t seed = 0;
    int warmup = 5;       ///< iterations before the measured ones; kept and shown grey
    int iterations = 100; ///< measured iterations a mode
    CacheMode cache = CacheMode::Cold;
    TimingMethod method = TimingMethod::Events;
    int launchesPerSample = 20; ///< K of the graph method
    BackendChoice backend = BackendChoice::Auto;
    int device = 0;
    std::optional<float> scale;            ///< given static scale; else from the input's own extremes
    std::optional<std::int32_t> zeroPoint; ///< given zero point of the static azp and affine modes
    bool profile = false; ///< one iteration between cudaProfilerStart and cudaProfilerStop
    bool live = false;    ///< runs until stopped and follows changes of the specification
    bool operator==(const RunSpec&) const = default;

    GivenScale given() const { return {scale, zeroPoint}; }
};

/// Largest values that a specification may ask for; larger ones are refused with the limit named.
inline constexpr std::int64_t kMaxTokens = std::int64_t{1} << 31;
inline constexpr std::int64_t kMaxHidden = std::int64_t{1} << 31;
inline constexpr std::int64_t kMaxElements = std::int64_t{1} << 40;
inline constexpr int kMaxIterations = 10'000'000;

/// Refuses what makes no sense: no modes, sizes out of range, a scale that is not positive, …
Result<void> validate(const RunSpec& spec);

std::string_view cacheName(CacheMode mode);        ///< cold, hot
std::string_view methodName(TimingMethod method);  ///< events, graph
std::string_view backendName(BackendChoice choice); ///< auto, cpu, cuda
std::optional<CacheMode> parseCache(std::string_view name);
std::optional<TimingMethod> parseMethod(std::string_view name);
std::optional<BackendChoice> parseBackend(std::string_view name);

nlohmann::ordered_json toJson(const RunSpec& spec);
/// Unknown keys are ignored, missing ones keep their default, wrong types and values are errors.
Result<RunSpec> runSpecFromJson(const nlohmann::json& json);

/// The command line that runs this specification: `quantoscope quantize --num-tokens …`.
std::string commandLine(const RunSpec& spec);

} // namespace qs
