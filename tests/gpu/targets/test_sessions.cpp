// SPDX-License-Identifier: GPL-3.0-or-later
// Kept sessions from the outside: listed, waited for, ended.
#include <doctest/doctest.h>

#include "gpu/formats/bounded_json.h"
#include "gpu/targets/sessions/sessions.h"
#include "tests/gpu/targets/target_cases.h"
#include "tests/sanitized.h"

#include <thread>
#include <unistd.h>

using namespace qs;
using namespace qs::testing;
using namespace std::chrono_literals;

namespace {

/// The session of this name as the list has it.
std::optional<SessionState> listed(const std::string& id)
{
    const auto list = sessionsHere();
    REQUIRE(list.ok());
    for (const SessionState& state : list->sessions)
        if (state.note.id == id) return state;
    return std::nullopt;
}

template <class Condition> bool soon(Condition condition)
{
    const auto until = std::chrono::steady_clock::now() + kPatience * 30s;
    while (!condition() && std::chrono::steady_clock::now() < until)
        std::this_thread::sleep_for(10ms);
    return condition();
}

} // namespace

TEST_CASE("sessions are listed with what they do, waited for and ended")
{
    const FakeSsh home;
    const std::string id = "s" + std::to_string(::getpid());
    {
        auto client = WorkerProcess::start({findWorker().value(), {"attach", id}});
        REQUIRE(client.ok());
        WireWriter writer(client->input());
        RunSpec spec = remoteSpec();
        spec.iterations = 20'000;
        writer.write({{"op", "attach"}, {"have", 0}});
        writer.write({{"op", "run"}, {"id", 3}, {"n", 1}, {"spec", toJson(spec)}});
        REQUIRE(soon([&] { return listed(id) && listed(id)->works; }));
        CHECK(listed(id)->hasClient);
        client->end(0ms);
    }
    REQUIRE(soon([&] { return !listed(id)->hasClient; }));
    const auto again = sessionListFromJson(nlohmann::json(toJson(sessionsHere().value())));
    REQUIRE(again.ok());
    CHECK(again->sessions.size() == sessionsHere()->sessions.size());
    CHECK(listed(id)->what.starts_with("quantize "));

    const auto text = resultOfSession({}, id, {});
    REQUIRE_MESSAGE(text.ok(), text.error().text());
    const auto json = parseJson(*text, {}, Message("a result"));
    REQUIRE(json.ok());
    const auto result = runResultFromJson(*json);
    REQUIRE(result.ok());
    CHECK(result->last()->modes.front().samplesUs.size() == 20'000);

    REQUIRE(stopSessionHere(id).ok());
    CHECK(soon([&] { return !listed(id); }));
    CHECK(stopSessionHere(id).error().code == ErrorCode::Usage);
    CHECK(resultOfSession({}, "nothing", {}).error().code == ErrorCode::Usage);
}
