// SPDX-License-Identifier: GPL-3.0-or-later
// The tensor machine on a GPU: every instruction against plain loops over doubles, recorded programs, and whole models
// against the machine on the CPU.
#include <doctest/doctest.h>

#include "gpu/models/classifier/trainer_program.h"
#include "gpu/models/data/drawn_characters.h"
#include "tests/gpu/support/device_test.h"
#include "tests/gpu/support/machine/cases.h"
#include "tests/gpu/support/needs_gpu.h"
#include "tests/gpu/support/toy_data.h"

#include <set>

QS_NEEDS_GPU;

using namespace qs;
using namespace qs::test;
using namespace qs::testing;

namespace {

using K = TensorOpKind;

std::unique_ptr<TensorMachine> open()
{
    auto machine = makeCudaMachine(0);
    REQUIRE_MESSAGE(machine.ok(), machine.error().text());
    return std::move(machine).value();
}

/// With QS_TEST_QUICK only what is small.
std::vector<MachineCase> cases()
{
    std::vector<MachineCase> chosen;
    for (MachineCase c : machineCases()) {
        std::size_t bytes = 0;
        for (const HostBytes& buffer : c.buffers)
            bytes += buffer.size();
        if (!quick() || bytes < 40000) chosen.push_back(std::move(c));
    }
    return chosen;
}

bool runs(const TensorMachine& machine, const MachineCase& c)
{
    return c.op.kind != K::Gemm || !machine.arithmetic(c.op.type).empty();
}

/// The same with operands that begin at odd places: four bytes, or one element of a product's operand, behind an
/// aligned one.
MachineCase shifted(MachineCase c)
{
    const auto move = [&](TensorPlace& place, std::size_t bytes, bool owner) {
        if (!place.isThere()) return;
        if (HostBytes& buffer = c.buffers[static_cast<std::size_t>(place.buffer)]; owner)
            buffer.insert(buffer.begin(), bytes, std::byte{0xa5});
        place.offset += static_cast<std::int64_t>(bytes);
    };
    std::set<std::int32_t> moved;
    for (TensorPlace& place : c.op.in) {
        const bool isOperand = c.op.kind == K::Gemm && (&place == &c.op.in[0] || &place == &c.op.in[1]);
        move(place, isOperand ? sizeOf(c.op.type) : 4, moved.insert(place.buffer).second);
    }
    for (TensorPlace& place : c.op.out)
        move(place, 4, moved.insert(place.buffer).second);
    c.name += ", at odd places";
    return c;
}

TensorOp makeOp(K kind, std::initializer_list<TensorPlace> in, std::initializer_list<TensorPlace> out,
                std::initializer_list<std::int64_t> n)
{
    TensorOp op;
    op.kind = kind;
    std::copy(in.begin(), in.end(), op.in);
    std::copy(out.begin(), out.end(), op.out);
    std::copy(n.begin(), n.end(), op.n);
    return op;
}

/// ‖a − b‖ / ‖b‖.
double distance(const std::vector<float>& a, const std::vector<float>& b)
{
    return relativeError(a, std::vector<double>(b.begin(), b.end()));
}

struct Pass
{
    std::vector<float> losses;
    std::vector<std::vector<float>> gradients;
};

/// Losses and gradients of one batch of a small model.
Pass passOn(TensorMachine& machine, ClassifierKind kind, const QatRule& rule)
{
    constexpr std::int64_t count = 16;
    const Classifier model = initialClassifier(smallConfig(kind), 5);
    const DeviceSet set = toySet(machine, model.config, toyData(count, model.config, 6, 0.5f));
    TrainingOptions options;
    options.batch = count;
    options.epochs = 1;
    options.qat = rule;
    TrainingState state = beginTraining(model, options, count);
    const auto program = TrainingProgram::make(machine, state, set).value();
    auto ops = program->prepareOps();
    const auto rest = program->passOps({set.features, 0, 0}, {set.labels, 0, 0}, count, true);
    ops.insert(ops.end(), rest.begin(), rest.end());
    REQUIRE(machine.run(ops).ok());
    Pass pass{downloaded(machine, program->losses(), count), {}};
    for (std::size_t p = 0; p < model.parameters.size(); ++p)
        pass.gradients.push_back(
            downloaded(machine, program->gradient(static_cast<int>(p)), model.parameters[p].values.size()));
    releaseSet(machine, set);
    return pass;
}

LabelledData drawn()
{
    DataRequest request;
    request.trainCount = 4096;
    request.calibrationCount = 10;
    request.testCount = 3000;
    return drawLabelledData(request, {}, [](double) {}).value();
}

Classifier trained(TensorMachine& machine, ClassifierKind kind, const LabelledData& data)
{
    const auto config = classifierConfig(kind, data.height, data.width, data.classes()).value();
    TrainingOptions options = defaultTraining(kind);
    options.epochs = 4;
    TrainingState state = beginTraining(initialClassifier(config, 1), options, data.train.size());
    const DeviceSet set = uploadSet(machine, config, data.train.features, data.train.labels).value();
    const auto done = train(machine, state, set, {}, {}, [](const TrainingPoint&) {});
    REQUIRE_MESSAGE(done.ok(), (done.ok() ? "" : done.error().text()));
    releaseSet(machine, set);
    return state.model;
}

struct Verdict
{
    std::vector<float> logits;
    double accuracy = 0;
};

Verdict judge(TensorMachine& machine, const Classifier& model, const LabelledSet& set)
{
    const DeviceSet items = uploadSet(machine, model.config, set.features, set.labels).value();
    const auto program = ClassifierProgram::make(machine, model, set.size()).value();
    Verdict verdict;
    verdict.accuracy =
        static_cast<double>(evaluate(machine, *program, items, {})->correctCount()) / static_cast<double>(set.size());
    REQUIRE(machine.run(program->forward({items.features, 0, 0}, set.size()).value()).ok());
    verdict.logits =
        downloaded(machine, program->logits(), static_cast<std::size_t>(set.size() * model.config.classes));
    releaseSet(machine, items);
    return verdict;
}

} // namespace

TEST_CASE("every instruction, against plain loops over doubles")
{
    const auto machine = open();
    std::set<K> kinds;
    for (const MachineCase& c : cases()) {
        if (!runs(*machine, c)) continue;
        kinds.insert(c.op.kind);
        CHECK_EQ(differenceOf(*machine, c), "");
    }
    CHECK(kinds.size() == static_cast<std::size_t>(kTensorOpKinds));
}

TEST_CASE("operands may begin anywhere, and counters may be below zero")
{
    const auto machine = open();
    for (const MachineCase& c : cases())
        if (runs(*machine, c)) CHECK_EQ(differenceOf(*machine, shifted(c)), "");
    for (const std::int32_t counter : {-1, -3, -7, -100000, std::numeric_limits<std::int32_t>::min()})
        CHECK_EQ(differenceOf(*machine, CaseBuilder(K::Gather, "counter " + std::to_string(counter))
                                            .sizes({5, 9, 7})
                                            .random(0, 7 * 9)
                                            .in(1, std::vector<std::int32_t>{3, 0, 2, 2, 1, 6, 5})
                                            .in(2, std::vector<std::int32_t>{counter})
                                            .out(0, 45)
                                            .done()),
                 "");
}

TEST_CASE("the same instruction gives the same bits")
{
    const auto machine = open();
    for (const MachineCase& c : cases()) {
        if (!runs(*machine, c)) continue;
        std::vector<HostBytes> first, second;
        (void)differenceOf(*machine, c, &first);
        (void)differenceOf(*machine, c, &second);
        CAPTURE(c.name);
        CHECK(first.size() == c.buffers.size());
        CHECK(first == second);
    }
}

TEST_CASE("a wrong result is noticed")
{
    const auto machine = open();
    int tried = 0;
    for (MachineCase c : cases()) {
        if (c.op.kind != K::LayerNorm || c.op.n[0] * c.op.n[1] < 300) continue;
        c.tolerance = 0; // float arithmetic does not give the rounded results of doubles everywhere
        CHECK_NE(differenceOf(*machine, c), "");
        ++tried;
    }
    CHECK(tried > 0);
}

TEST_CASE("buffers: zero, bounded, refused with both numbers")
{
    const auto machine = open();
    const std::int32_t id = machine->allocate(100).value();
    std::vector<std::byte> bytes(100, std::byte{1});
    REQUIRE(machine->download({id, 0, 0}, bytes));
    CHECK(bytes == std::vector<std::byte>(100));
    CHECK_FALSE(machine->upload({id, 0, 1}, bytes).ok());
    CHECK_FALSE(machine->download({id, 0, -1}, bytes).ok());
    CHECK_FALSE(machine->download({id + 1, 0, 0}, bytes).ok());
    CHECK_FALSE(machine->allocate(-1).ok());
    const auto tooLarge = machine->allocate(std::int64_t{1} << 50);
    REQUIRE_FALSE(tooLarge.ok());
    CHECK(tooLarge.error().code == ErrorCode::Memory);
    CHECK(tooLarge.error().message.english().find("1073741824.00 MiB") != std::string::npos);
    CHECK(tooLarge.error().message.english().find("is available") != std::string::npos);
    machine->release(id);
    machine->release(id);
    machine->release(12345);
    CHECK_FALSE(machine->upload({id, 0, 0}, bytes).ok());
    CHECK_FALSE(makeCudaMachine(1000).ok());
}

TEST_CASE("recorded programs: replayed, timed, forgotten; their buffers may not change")
{
    const auto machine = open();
    CHECK(machine->info().backend == BackendChoice::Cuda);
    CHECK_FALSE(machine->arithmetic(DType::F32).empty());
    CHECK(machine->arithmetic(DType::U8).empty());
    const TensorPlace counter{machine->allocate(4).value(), 0, 0};
    const TensorOp op = makeOp(K::Advance, {}, {counter}, {});
    const std::vector<TensorOp> twice{op, op};
    const std::int32_t program = machine->record(twice).value();
    const auto value = [&] {
        std::int32_t count = -1;
        REQUIRE(machine->download(counter, std::as_writable_bytes(std::span(&count, 1))));
        return count;
    };
    CHECK(value() == 0);
    REQUIRE(machine->replay(program, 3));
    CHECK(value() == 6);
    std::vector<float> us;
    REQUIRE(machine->timeReplays(program, 37, us));
    CHECK(us.size() == 37);
    for (const float time : us)
        CHECK(time > 0);
    CHECK(value() == 80);
    CHECK(machine->wait().ok());
    machine->release(counter.buffer);
    CHECK_FALSE(machine->replay(program, 1).ok());
    CHECK(machine->allocate(4).value() == counter.buffer);
    CHECK_FALSE(machine->replay(program, 1).ok()); // another buffer by the same number
    machine->forget(program);
    machine->forget(program);
    CHECK_FALSE(machine->replay(program, 1).ok());
    CHECK_FALSE(machine->replay(-1, 1).ok());
    CHECK_FALSE(machine->run(std::vector{makeOp(K::Advance, {}, {}, {})}).ok()); // no operand
}

TEST_CASE("losses and gradients of every kind of model are those of the CPU")
{
    const auto machine = open(), cpu = makeCpuMachine();
    const QatRule rules[] = {{}, {QatRule::Method::StraightThrough, 4, 8, 8}, {QatRule::Method::Lsq, 4, 8, 8}};
    for (const ClassifierKind kind : {ClassifierKind::Tiny, ClassifierKind::Mlp, ClassifierKind::Transformer})
        for (const QatRule& rule : rules) {
            CAPTURE(classifierName(kind));
            CAPTURE(static_cast<int>(rule.method));
            const Pass a = passOn(*machine, kind, rule), b = passOn(*cpu, kind, rule);
            // A value at the border between two codes may go either way with fake quantization.
            const double most = rule.method == QatRule::Method::None ? 1e-4 : 2e-2;
            CHECK(distance(a.losses, b.losses) < most);
            for (std::size_t p = 0; p < a.gradients.size(); ++p) {
                CAPTURE(p);
                CHECK(distance(a.gradients[p], b.gradients[p]) < most);
            }
        }
}

TEST_CASE("trained models say the same on both machines")
{
    if (quick()) return;
    const auto machine = open(), cpu = makeCpuMachine();
    const LabelledData data = drawn();
    for (const ClassifierKind kind : {ClassifierKind::Mlp, ClassifierKind::Transformer}) {
        CAPTURE(classifierName(kind));
        const Classifier model = trained(*machine, kind, data);
        const Classifier again = trained(*machine, kind, data);
        for (std::size_t p = 0; p < model.parameters.size(); ++p)
            CHECK(model.parameters[p].values == again.parameters[p].values);
        const Verdict here = judge(*machine, model, data.test), there = judge(*cpu, model, data.test);
        MESSAGE(classifierName(kind), ": accuracy ", here.accuracy, ", on the CPU ", there.accuracy,
                ", logits differ by ", distance(here.logits, there.logits));
        CHECK(here.accuracy > 0.8);
        CHECK(std::fabs(here.accuracy - there.accuracy) <= 0.002);
        CHECK(distance(here.logits, there.logits) < 1e-4);
    }
}
