// SPDX-License-Identifier: GPL-3.0-or-later
// The host side of the CUDA backend against a table of functions made here: errors, order of calls, sizes. No
// GPU.
#include <doctest/doctest.h>

#include "gpu/cuda/common/module_text.cuh"
#include "gpu/cuda/host/backend.h"

#include <cstdio>
#include <cstdlib>
#include <filesystem>

using namespace qs;

struct QsCudaContext
{
    int calls = 0;
    int failWith = QsCudaOk;
    int queued = 0;
    std::vector<QsCudaParams> params;
    QsCudaWorkload workload{};
    std::vector<QsCudaVariant> variants;
};

namespace {

QsCudaContext device;

int answer(QsCudaStatus* status)
{
    ++device.calls;
    status->code = device.failWith;
    std::snprintf(status->message, sizeof status->message, "planted");
    std::snprintf(status->hint, sizeof status->hint, "do this");
    return device.failWith;
}

QsCudaTable makeTable()
{
    QsCudaTable t{};
    t.abi = QS_CUDA_ABI_VERSION;
    t.size = sizeof t;
    t.describeDevice = [](int index, QsCudaDevice* out, QsCudaStatus* status) {
        *out = {};
        out->index = index;
        std::snprintf(out->name, sizeof out->name, "Planted GPU");
        std::snprintf(out->pciBusId, sizeof out->pciBusId, "ffff:ff:00.0");
        out->major = 9;
        out->multiprocessors = 132;
        out->l2Bytes = 60u << 20;
        out->driverVersion = out->runtimeVersion = 13000;
        return answer(status);
    };
    t.open = [](int, QsCudaContext** out, QsCudaStatus* status) {
        *out = &device;
        return answer(status);
    };
    t.close = [](QsCudaContext*) {};
    t.freeMemory = [](QsCudaContext*, std::uint64_t* free, std::uint64_t* total, QsCudaStatus* s) {
        *free = 1000;
        *total = 2000;
        return answer(s);
    };
    t.memoryNeeded = [](QsCudaContext*, const QsCudaWorkload*, std::uint64_t* bytes, QsCudaStatus* s) {
        *bytes = 123;
        return answer(s);
    };
    t.prepare = [](QsCudaContext* c, const QsCudaWorkload* w, QsCudaStatus* s) {
        c->workload = *w;
        c->variants.assign(w->variants, w->variants + w->variantCount);
        return answer(s);
    };
    t.reshape = [](QsCudaContext*, std::int64_t, std::int64_t, QsCudaStatus* s) { return answer(s); };
    t.extremes = [](QsCudaContext*, QsCudaExtremes* e, QsCudaStatus* s) {
        *e = {sizeof *e, 1, 254.0f, -254.0f, 1.0f};
        return answer(s);
    };
    t.setParams = [](QsCudaContext* c, int, const QsCudaParams* p, QsCudaStatus* s) {
        c->params.push_back(*p);
        return answer(s);
    };
    t.settle = [](QsCudaContext*, QsCudaStatus* s) { return answer(s); };
    t.setSampling = [](QsCudaContext*, int variant, int launches, QsCudaSampling* out, QsCudaStatus* s) {
        const int code = answer(s);
        if (code == QsCudaOk)
            *out = {sizeof *out, launches, 1.5f, 1.0f, 2.0f, 4.0f, 10.0f + static_cast<float>(variant)};
        return code;
    };
    t.calibrate = [](QsCudaContext*, QsCudaCalibration* out, QsCudaProgress progress, void* user, QsCudaStatus* s) {
        progress(user, "timer and launches");
        progress(user, "copy rates");
        out->n = 1024;
        out->timerQuantumUs = 0.032;
        out->emptyIntervalUs = 2.5;
        out->copyGbps = 4200;
        out->rateCount = 2;
        std::snprintf(out->rates[0].type, sizeof out->rates[0].type, "f16");
        out->rates[0].tops = 650;
        out->rates[0].size = 4096;
        std::snprintf(out->rates[1].type, sizeof out->rates[1].type, "fp8-e4m3");
        std::snprintf(out->rates[1].missing, sizeof out->rates[1].missing, "no such unit");
        return answer(s);
    };
    t.workingSet = [](const QsCudaContext*, int variant) {
        return std::uint64_t{100} * static_cast<unsigned>(variant + 1);
    };
    t.enqueue = [](QsCudaContext* c, int, int samples, QsCudaStatus* s) {
        c->queued += samples;
        return answer(s);
    };
    t.harvest = [](QsCudaContext* c, QsCudaTiming* out, int capacity, int, int* count, QsCudaStatus* s) {
        *count = std::min(capacity, c->queued);
        for (int i = 0; i < *count; ++i)
            out[i] = {1, 2.5f, 1980.0f};
        c->queued -= *count;
        return answer(s);
    };
    t.pending = [](const QsCudaContext* c) { return c->queued; };
    t.cacheText = [](const QsCudaContext*, char* text, int capacity) {
        std::snprintf(text, static_cast<std::size_t>(capacity), "hot");
    };
    t.effectiveText = [](const QsCudaContext*, int, char* text, int capacity) {
        std::snprintf(text, static_cast<std::size_t>(capacity), "one read");
    };
    return t;
}

const QsCudaTable table = makeTable();

std::unique_ptr<Backend> openPlanted()
{
    device = {};
    auto backend = CudaBackend::open(nullptr, table, 0);
    REQUIRE(backend.ok());
    return std::move(backend).value();
}

const float values[4] = {1.0f, -254.0f, 0.5f, 0.0f};

Workload smallWorkload()
{
    Workload w;
    w.input = {DType::F32, {2, 2}, values};
    w.capacity = 4;
    w.variants = {KernelVariant::mode(*parseScheme("int8-tensor-static")),
                  KernelVariant::mode(*parseScheme("int8-token-dynamic")), KernelVariant::ceilingFor(1)};
    return w;
}

} // namespace

TEST_CASE("static scales are the oracle's of the extremes that the device found, or the given ones")
{
    const auto backend = openPlanted();
    REQUIRE(backend->prepare(smallWorkload()).ok());
    REQUIRE(device.params.size() == 1);
    CHECK(device.params[0].scale == 2.0f);
    REQUIRE(backend->reshape({1, 2}).ok());
    CHECK(device.params.size() == 2);
    Workload given = smallWorkload();
    given.given.scale = 0.25f;
    REQUIRE(backend->prepare(given).ok());
    CHECK(device.params.back().scale == 0.25f);
}

TEST_CASE("harvest gets more samples than one call returns; the interrupt stops queueing")
{
    const auto backend = openPlanted();
    REQUIRE(backend->prepare(smallWorkload()).ok());
    REQUIRE(backend->enqueue(1, 1300).ok());
    CHECK(backend->pending() == 1300);
    std::vector<Timing> times;
    REQUIRE(backend->harvest(times, true).ok());
    CHECK(times.size() == 1300);
    CHECK(times.back().us == 2.5f);
    CHECK(times.back().clockMHz == 1980.0f);
    backend->setInterrupt([] { return true; });
    REQUIRE(backend->enqueue(1, 1300).ok());
    CHECK(backend->pending() == 0);
}

TEST_CASE("cache state by variant and the way to get cold reach the module")
{
    const auto backend = openPlanted();
    Workload w = smallWorkload();
    w.variants = {KernelVariant::mode(*parseScheme("int8-token-dynamic"), false), KernelVariant::ceilingFor(1, true)};
    REQUIRE(backend->prepare(w).ok());
    CHECK(device.workload.size == sizeof(QsCudaWorkload));
    CHECK_FALSE(device.workload.readSweep);
    CHECK(device.workload.stampClocks);
    REQUIRE(device.variants.size() == 2);
    CHECK_FALSE(device.variants[0].cold);
    CHECK(device.variants[1].cold);
    CHECK(device.variants[1].ceiling);
    w.coldBy = ColdMethod::ReadSweep;
    REQUIRE(backend->prepare(w).ok());
    CHECK(device.workload.readSweep);
    CHECK(backend->workingSet(1).value == 200);
    CHECK(backend->workingSet(2).value == 0);
}

TEST_CASE("sampling and calibration come back whole, what is missing with its reason")
{
    const auto backend = openPlanted();
    REQUIRE(backend->prepare(smallWorkload()).ok());
    const auto sampling = backend->setSampling(1, 40);
    REQUIRE(sampling.ok());
    CHECK(*sampling == Sampling{40, 1.5, 1.0, 2.0, 4.0, 11.0});
    device.failWith = QsCudaUsage;
    CHECK(backend->setSampling(1, 40).error().code == ErrorCode::Usage);
    device.failWith = QsCudaOk;
    std::vector<std::string> words;
    const auto found = backend->calibrate([&](const Message& text) { words.push_back(text.english()); });
    REQUIRE(found.ok());
    CHECK(words == std::vector<std::string>{"timer and launches", "copy rates"});
    CHECK(found->device == "Planted GPU");
    CHECK_FALSE(found->driver.empty());
    CHECK(found->date.size() == 20);
    CHECK(found->n == 1024);
    CHECK(found->timerQuantumUs == 0.032);
    CHECK(found->copyGbps == 4200);
    CHECK(found->matrixTflops == std::map<std::string, double>{{"f16", 650.0}});
    CHECK(found->matrixSizes == std::map<std::string, std::int64_t>{{"f16", 4096}});
    CHECK(found->missing == std::map<std::string, Message>{{"fp8-e4m3", Message::marked("no such unit")}});
    CHECK(found->pollUs > 0);
    CHECK(backend->calibrate({}).ok());
}

TEST_CASE("without a management library the state is unknown, which is not the same as not throttled")
{
    const auto backend = openPlanted(); // a bus id that no device has
    const DeviceState state = backend->state(true);
    CHECK(state == DeviceState{});
    CHECK_FALSE(state.reasons.has_value());
    CHECK_FALSE(state.foreign.has_value());
}

TEST_CASE("a lost device stays lost and is not called again")
{
    const auto backend = openPlanted();
    REQUIRE(backend->prepare(smallWorkload()).ok());
    device.failWith = QsCudaDeviceLost;
    const auto first = backend->enqueue(0, 1);
    REQUIRE_FALSE(first.ok());
    CHECK(first.error().code == ErrorCode::DeviceLost);
    CHECK(first.error().exitStatus() == 3);
    device.failWith = QsCudaOk;
    const int calls = device.calls;
    CHECK(backend->prepare(smallWorkload()).error().code == ErrorCode::DeviceLost);
    CHECK(backend->reshape({1, 1}).error().code == ErrorCode::DeviceLost);
    CHECK(backend->readBack(0).error().code == ErrorCode::DeviceLost);
    CHECK(backend->setSampling(0, 2).error().code == ErrorCode::DeviceLost);
    CHECK(backend->calibrate({}).error().code == ErrorCode::DeviceLost);
    CHECK(backend->pending() == 0);
    CHECK(device.calls == calls);
}

TEST_CASE("texts cross the border with their places, those within others too, and are cut at the end of a character")
{
    using cuda::moduleText;
    CHECK(moduleMessage("") == Message());
    CHECK(moduleMessage("There is no driver.") == Message::tr("There is no driver."));
    const std::string name = "gélu";
    CHECK(moduleMessage(moduleText("%1 of '%2' failed while %3: %4 MiB.", 12, name, "starting", cuda::fixed(0.5, 2))) ==
          Message::tr("%1 of '%2' failed while %3: %4 MiB.")
              .arg(12, Message::marked(name), Message::marked("starting"), NumberText("0.50")));
    const Message both = moduleMessage(moduleText("%1; %2", moduleText("cold: %1 buffers, %2", 5, "3.2 MiB"), ""));
    CHECK(both == Message::tr("%1; %2").arg(Message::tr("cold: %1 buffers, %2").arg(5, "3.2 MiB"), ""));
    CHECK(both.english() == "cold: 5 buffers, 3.2 MiB; ");
    char field[5];
    cuda::copyText(field, "2 × 3");
    CHECK(std::string(field) == "2 ×");
    cuda::copyText(field, "12×3");
    CHECK(std::string(field) == "12×");
    cuda::copyText(field, "123×");
    CHECK(std::string(field) == "123");
}

TEST_CASE("other failures pass with their kind and do not stick")
{
    const auto backend = openPlanted();
    device.failWith = QsCudaMemory;
    const auto refused = backend->prepare(smallWorkload());
    REQUIRE_FALSE(refused.ok());
    CHECK(refused.error().code == ErrorCode::Memory);
    CHECK(refused.error().text() == "planted do this");
    device.failWith = QsCudaOk;
    CHECK(backend->prepare(smallWorkload()).ok());
    CHECK_FALSE(backend->readBack(2).ok()); // a ceiling has no codes
    CHECK_FALSE(backend->readBack(7).ok());
    Workload doubles = smallWorkload();
    doubles.input.dtype = DType::F64;
    CHECK(backend->prepare(doubles).error().code == ErrorCode::Usage);
    CHECK(backend->info().freeMemory.value == 1000);
    CHECK(backend->effective(2).find("one read") != std::string::npos);
}

TEST_CASE("a missing or broken module is explained")
{
    const std::filesystem::path place = std::filesystem::temp_directory_path() / "qs_no_backends";
    std::filesystem::create_directories(place);
    const char* old = std::getenv("QUANTOSCOPE_BACKENDS");
    const std::string saved = old ? old : "";
    setenv("QUANTOSCOPE_BACKENDS", place.c_str(), 1);
    std::filesystem::remove(place / QS_CUDA_MODULE_FILE);
    const auto missing = makeCudaBackend(0);
    REQUIRE_FALSE(missing.ok());
    CHECK(missing.error().code == ErrorCode::Device);
    CHECK(missing.error().hint.english().find(place.string()) != std::string::npos);
    const auto listed = listCudaDevices();
    REQUIRE(listed.size() == 1);
    CHECK_FALSE(listed[0].available);
    std::fclose(std::fopen((place / QS_CUDA_MODULE_FILE).c_str(), "w"));
    const auto broken = makeCudaBackend(0);
    REQUIRE_FALSE(broken.ok());
    CHECK(broken.error().message.english().find("Cannot load") != std::string::npos);
    std::filesystem::remove_all(place);
    if (old)
        setenv("QUANTOSCOPE_BACKENDS", saved.c_str(), 1);
    else
        unsetenv("QUANTOSCOPE_BACKENDS");
}
