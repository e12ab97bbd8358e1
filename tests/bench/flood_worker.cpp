// SPDX-License-Identifier: GPL-3.0-or-later
// A worker whose runs measure nothing and send 100,000 numbered samples per second until they are stopped: the
// connection alone. `bench_flood` starts it in the place of the real one, whose name it therefore has.
#include "gpu/cli/commands.h"
#include "gpu/cli/program.h"
#include "gpu/serve/serve.h"
#include "gpu/serve/server.h"

#include <chrono>
#include <thread>

namespace {

using Clock = std::chrono::steady_clock;

constexpr auto kTick = std::chrono::milliseconds(1);
constexpr int kPerTick = 100;
constexpr int kNumbers = 1 << 24; ///< all of them exact as float

qs::KernelRunOutcome flood(qs::SpecSource& specs, std::stop_token stop, qs::EventSink& sink)
{
    qs::KernelRunOutcome outcome;
    qs::Segment& segment = outcome.result.segments.emplace_back();
    segment.spec = specs.latest();
    segment.spec.modes.resize(1);
    qs::ModeResult& mode = segment.modes.emplace_back();
    mode.scheme = segment.spec.modes.front();
    mode.requested = segment.spec.nameOf(0);
    mode.effective = "nothing";
    qs::RunEvent begin;
    begin.kind = qs::RunEvent::Kind::Segment;
    begin.spec = segment.spec;
    sink.event(begin);
    auto next = Clock::now();
    for (int n = 1; !stop.stop_requested();) {
        for (int i = 0; i < kPerTick; ++i, n = n % kNumbers + 1) {
            mode.samplesUs.push_back(static_cast<float>(n));
            sink.sample({static_cast<float>(n), 0, 0, qs::SampleEvent::None});
        }
        next += kTick;
        std::this_thread::sleep_until(next);
    }
    mode.latency = qs::summarize(mode.samplesUs);
    return outcome;
}

int serve(const qs::Arguments& arguments)
{
    qs::ServerHooks hooks;
    hooks.run = flood;
    return qs::serveWith(arguments, std::move(hooks));
}

int run(const qs::Arguments& arguments)
{
    auto commands = qs::sharedCommands({});
    commands.push_back({"serve", "", "as that of quantoscope-worker", serve});
    return qs::callCommand(commands, arguments);
}

} // namespace

int main(int argc, char** argv)
{
    qs::prepareProgram();
    qs::endProgram(qs::runCommand([&] { return run({argv + (argc > 0 ? 1 : 0), argv + argc}); }));
}
