// SPDX-License-Identifier: GPL-3.0-or-later
#include <doctest/doctest.h>

#include "gpu/targets/devices/target_device.h"

#include "tests/gpu/targets/target_cases.h"

#include <algorithm>

using namespace qs;
using namespace qs::testing;

namespace {

TargetDevice placed(const char* name, const char* uuid, const char* bus, const char* host)
{
    TargetDevice device;
    device.name = name;
    device.host = host;
    device.info.backend = BackendChoice::Cuda;
    device.info.uuid = uuid;
    device.info.pciBusId = bus;
    return device;
}

std::string why(const std::vector<TargetDevice>& devices)
{
    const auto error = sameDeviceTwice(devices);
    return error ? error->text() : "";
}

DeviceListing cpuListing()
{
    DeviceListing cpu;
    cpu.info.backend = BackendChoice::Cpu;
    cpu.info.name = "EPYC";
    cpu.available = true;
    return cpu;
}

/// A computer with the CPU and two GPUs.
Result<std::vector<DeviceListing>> twoGpus(const WorkerOptions&, std::stop_token)
{
    std::vector<DeviceListing> all{cpuListing()};
    for (int i = 0; i < 2; ++i) {
        DeviceInfo info;
        info.backend = BackendChoice::Cuda;
        info.name = "NVIDIA H200";
        info.index = i;
        info.uuid = "GPU-000" + std::to_string(i);
        info.pciBusId = "0000:0" + std::to_string(i) + ":00.0";
        all.push_back({info, true, {}});
    }
    return all;
}

DeviceRequest request(std::vector<int> devices, std::vector<std::string> targets = {})
{
    return {std::move(targets), std::move(devices), 0, BackendChoice::Auto, true};
}

std::vector<std::string> environmentOf(const TargetDevice& device)
{
    const auto start = device.options.place->prepare({}, {});
    return start ? start->command.environment : std::vector<std::string>{start.error().text()};
}

} // namespace

TEST_CASE("two workers on one device are refused by UUID, by bus id of one computer, and for its CPU")
{
    CHECK(why({placed("a", "GPU-1", "0000:01:00.0", "h"), placed("b", "GPU-2", "0000:02:00.0", "h")}).empty());
    CHECK(why({placed("a", "GPU-1", "", "h"), placed("b", "GPU-1", "", "other")}).find("UUID GPU-1") !=
          std::string::npos);
    CHECK(why({placed("a", "", "0000:01:00.0", "h"), placed("b", "", "0000:01:00.0", "h")}).find("0000:01:00.0 on h") !=
          std::string::npos);
    CHECK(why({placed("a", "GPU-1", "0000:01:00.0", "h"), placed("b", "GPU-2", "0000:01:00.0", "i")}).empty());
    CHECK(
        why({placed("a", "GPU-1", "0000:01:00.0", "ubuntu"), placed("b", "GPU-2", "0000:01:00.0", "ubuntu")}).empty());
    CHECK(why({placed("a", "", "", ""), placed("b", "", "", "")}).empty()); // jobs whose devices Slurm will choose
    TargetDevice cpu = placed("a", "", "", "h"), again = placed("b", "", "", "h");
    cpu.info.backend = again.info.backend = BackendChoice::Cpu;
    CHECK(why({cpu, again}).find("the CPU of h") != std::string::npos);
    again.host = "i";
    CHECK(why({cpu, again}).empty());
    // One after another it may be reached in two ways; a GPU may not.
    again.host = "h";
    again.target = "numactl";
    CHECK(why({cpu, again}).find("the CPU of h") != std::string::npos);
    CHECK_FALSE(sameDeviceTwice(std::vector{cpu, again}, false));
    again.target = cpu.target;
    CHECK(sameDeviceTwice(std::vector{cpu, again}, false));
    TargetDevice gpu = placed("a", "GPU-1", "", "h"), other = placed("b", "GPU-1", "", "h");
    other.target = "numactl";
    CHECK(sameDeviceTwice(std::vector{gpu, other}, false));
}

TEST_CASE("each worker here sees nothing but its own GPU")
{
    const FakeSsh home;
    const auto devices = placedDevices(request({0, 1}), {}, twoGpus);
    REQUIRE_MESSAGE(devices, (devices ? "" : devices.error().text()));
    REQUIRE(devices->size() == 2);
    CHECK((*devices)[0].name == "NVIDIA H200 (0)");
    CHECK(environmentOf((*devices)[0]) == std::vector<std::string>{"CUDA_VISIBLE_DEVICES=GPU-0000"});
    CHECK(environmentOf((*devices)[1]) == std::vector<std::string>{"CUDA_VISIBLE_DEVICES=GPU-0001"});
}

TEST_CASE("on a target the variable comes as a word before the worker's")
{
    const FakeSsh home;
    const auto devices = placedDevices(request({1}, {"exec:env"}), {}, twoGpus);
    REQUIRE_MESSAGE(devices, (devices ? "" : devices.error().text()));
    const auto start = (*devices)[0].options.place->prepare({}, {});
    REQUIRE_MESSAGE(start, (start ? "" : start.error().text()));
    const auto& words = start->command.arguments;
    const auto variable = std::ranges::find(words, "CUDA_VISIBLE_DEVICES=GPU-0001");
    REQUIRE(variable != words.end());
    CHECK(*(variable - 1) == "env");
    CHECK(words.back() == "serve");
    CHECK((*devices)[0].name == "exec:env: NVIDIA H200 (1)");
}

TEST_CASE("devices that are not there, that are named twice, or that no worker could be limited to are refused")
{
    const FakeSsh home;
    CHECK(placedDevices(request({0, 5}), {}, twoGpus).error().text().find("0, 1") != std::string::npos);
    DeviceRequest absent = request({}, {"exec:env"});
    absent.device = 5; // not the CPU instead
    CHECK(placedDevices(absent, {}, twoGpus).error().text().find("0, 1") != std::string::npos);
    CHECK(placedDevices(request({1, 1}), {}, twoGpus).error().text().find("same device") != std::string::npos);
    CHECK(placedDevices(request({}, {"no-such"}), {}, twoGpus).error().code == ErrorCode::Usage);
    const auto evil = [](const WorkerOptions& o, std::stop_token s) {
        auto all = twoGpus(o, s);
        (*all)[1].info.uuid = "GPU-0;rm -rf x";
        return all;
    };
    CHECK(placedDevices(request({0}), {}, evil).error().text().find("UUID") != std::string::npos);
    const auto none = [](const WorkerOptions&, std::stop_token) -> Result<std::vector<DeviceListing>> {
        return std::vector<DeviceListing>{cpuListing()};
    };
    CHECK(placedDevices(request({0, 1}), {}, none).error().text().find("no GPU") != std::string::npos);
}

TEST_CASE("the CPU as two devices: a test's own list gives each a worker")
{
    const FakeSsh home;
    const auto cpus = [](const WorkerOptions&, std::stop_token) -> Result<std::vector<DeviceListing>> {
        std::vector<DeviceListing> all;
        for (int i = 0; i < 2; ++i) {
            DeviceInfo info;
            info.backend = BackendChoice::Cpu;
            info.name = "CPU " + std::to_string(i);
            info.index = i;
            info.uuid = "CPU-" + std::to_string(i);
            all.push_back({info, true, {}});
        }
        return all;
    };
    DeviceRequest both = request({0, 1});
    both.backend = BackendChoice::Cpu;
    const auto devices = placedDevices(both, {}, cpus);
    REQUIRE_MESSAGE(devices, (devices ? "" : devices.error().text()));
    CHECK(devices->size() == 2);
    CHECK((*devices)[1].name == "CPU 1");
}
