// SPDX-License-Identifier: GPL-3.0-or-later
// The host side of the tensor machine on a GPU against a table of functions made here: what is checked before a call,
// errors, and a lost device. No GPU.
#include <doctest/doctest.h>

#include "gpu/cuda/host/machine.h"

#include <cstdio>

using namespace qs;

struct QsCudaMachine
{
    int calls = 0, failWith = QsCudaOk, closed = 0, buffers = 0;
    std::uint64_t ops = 0;
};

namespace {

QsCudaMachine device;

int answer(QsCudaStatus* status)
{
    ++device.calls;
    status->code = device.failWith;
    std::snprintf(status->message, sizeof status->message, "planted");
    return device.failWith;
}

QsCudaMachineTable makeMachineTable()
{
    QsCudaMachineTable t{};
    t.size = sizeof t;
    t.opSize = sizeof(TensorOp);
    t.open = [](int, QsCudaMachine** machine, QsCudaStatus* s) {
        *machine = &device;
        return answer(s);
    };
    t.close = [](QsCudaMachine* machine) { ++machine->closed; };
    t.freeMemory = [](QsCudaMachine*, std::uint64_t* bytes, QsCudaStatus* s) {
        *bytes = 1000;
        return answer(s);
    };
    t.allocate = [](QsCudaMachine* machine, std::int64_t, std::int32_t* buffer, QsCudaStatus* s) {
        *buffer = machine->buffers++;
        return answer(s);
    };
    t.release = [](QsCudaMachine*, std::int32_t) {};
    t.run = [](QsCudaMachine* machine, const void*, std::uint64_t count, QsCudaStatus* s) {
        machine->ops += count;
        return answer(s);
    };
    t.record = [](QsCudaMachine*, const void*, std::uint64_t, std::int32_t* program, QsCudaStatus* s) {
        *program = 3;
        return answer(s);
    };
    t.timeReplays = [](QsCudaMachine*, std::int32_t, int samples, float* us, QsCudaStatus* s) {
        std::fill(us, us + samples, 2.5f);
        return answer(s);
    };
    t.wait = [](QsCudaMachine*, QsCudaStatus* s) { return answer(s); };
    t.arithmetic = [](QsCudaMachine*, std::int32_t type, char* text, int capacity) {
        std::snprintf(text, static_cast<std::size_t>(capacity), "%s",
                      type == static_cast<int>(DType::F32) ? "planted" : "");
    };
    return t;
}

const QsCudaMachineTable machineTable = makeMachineTable();

QsCudaTable makeTable(const QsCudaMachineTable* machine)
{
    QsCudaTable t{};
    t.abi = QS_CUDA_ABI_VERSION;
    t.size = sizeof t;
    t.describeDevice = [](int, QsCudaDevice* out, QsCudaStatus* s) {
        *out = {};
        std::snprintf(out->name, sizeof out->name, "Planted GPU");
        std::snprintf(out->pciBusId, sizeof out->pciBusId, "ffff:ff:00.0");
        return answer(s);
    };
    t.machine = machine;
    return t;
}

TensorOp fillOf(std::int32_t buffer, std::int64_t count)
{
    TensorOp op;
    op.out[0].buffer = buffer;
    op.n[0] = count;
    return op;
}

} // namespace

TEST_CASE("instructions are checked before the module sees them")
{
    device = {};
    const QsCudaTable table = makeTable(&machineTable);
    {
        const auto machine = CudaMachine::open(nullptr, table, 0).value();
        CHECK(machine->info().name == "Planted GPU");
        CHECK(machine->info().freeMemory.value == 1000);
        const std::int32_t buffer = machine->allocate(64).value();
        const std::vector<TensorOp> good{fillOf(buffer, 16)}, bad{fillOf(buffer, 17)}, missing{fillOf(buffer + 1, 1)};
        CHECK(machine->run(good).ok());
        CHECK(device.ops == 1);
        CHECK_FALSE(machine->run(bad).ok());
        CHECK_FALSE(machine->run(missing).ok());
        CHECK_FALSE(machine->record(bad).ok());
        CHECK(machine->record(good).value() == 3);
        TensorOp product = good[0];
        product.kind = TensorOpKind::Gemm;
        product.type = DType::I8;
        product.flags = tensorflag::kTransposeB;
        product.n[0] = 1;
        product.n[1] = product.n[2] = 16;
        product.n[3] = 1;
        product.f[0] = 1;
        const std::int32_t large = machine->allocate(1 << 12).value();
        product.in[0] = product.in[1] = {large, 0, 0};
        const auto refused = machine->run({&product, 1});
        REQUIRE_FALSE(refused.ok());
        CHECK(refused.error().message.english() == "Gemm: this device does not support multiplication of INT8.");
        CHECK(device.ops == 1);
        std::vector<float> us{1.0f};
        REQUIRE(machine->timeReplays(3, 2, us).ok());
        CHECK(us == std::vector<float>{1.0f, 2.5f, 2.5f});
        machine->release(buffer);
        CHECK_FALSE(machine->run(good).ok());
    }
    CHECK(device.closed == 1);
}

TEST_CASE("a lost device stays lost, other failures pass")
{
    device = {};
    const QsCudaTable table = makeTable(&machineTable);
    const auto machine = CudaMachine::open(nullptr, table, 0).value();
    device.failWith = QsCudaMemory;
    const auto full = machine->allocate(8);
    REQUIRE_FALSE(full.ok());
    CHECK(full.error().code == ErrorCode::Memory);
    device.failWith = QsCudaOk;
    CHECK(machine->wait().ok());
    device.failWith = QsCudaDeviceLost;
    CHECK_FALSE(machine->wait().ok());
    device.failWith = QsCudaOk;
    const int calls = device.calls;
    for (const Result<void>& result : {machine->wait(), machine->replay(0, 1), machine->run({})}) {
        REQUIRE_FALSE(result.ok());
        CHECK(result.error().code == ErrorCode::DeviceLost);
    }
    CHECK(device.calls == calls);
}

TEST_CASE("a module without the machine, or with other instructions, is refused")
{
    device = {};
    const QsCudaTable without = makeTable(nullptr);
    CHECK_FALSE(CudaMachine::open(nullptr, without, 0).ok());
    QsCudaMachineTable other = machineTable;
    other.opSize += 8;
    const QsCudaTable older = makeTable(&other);
    const auto refused = CudaMachine::open(nullptr, older, 0);
    REQUIRE_FALSE(refused.ok());
    CHECK(refused.error().code == ErrorCode::Device);
}
