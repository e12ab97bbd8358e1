// SPDX-License-Identifier: GPL-3.0-or-later
#include <doctest/doctest.h>

#include "gpu/core/error.h"
#include "gpu/core/units.h"
#include "gpu/formats/json_read.h"
#include "gpu/formats/message_json.h"

#include <limits>

using namespace qs;

namespace {

Message samples(std::int64_t n)
{
    return Message::tr("%n samples of %1 are too few.", "%n sample of %1 is too few.", n).arg("a%1b");
}

/// What is read of what is written, with `change` made to the JSON between.
template <class Change> Message through(const Message& message, const Change& change)
{
    nlohmann::ordered_json json;
    writeMessage(json, "text", message);
    nlohmann::json read = json;
    change(read);
    Message out;
    ObjectReader in(read, "test");
    in.read("text", out);
    REQUIRE_FALSE(in.error());
    return out;
}

} // namespace

TEST_CASE("a message fills its places once and chooses its form by its count")
{
    CHECK(samples(1).english() == "1 sample of a%1b is too few.");
    CHECK(samples(0).english() == "0 samples of a%1b are too few.");
    CHECK(samples(60'000).english() == "60,000 samples of a%1b are too few.");
    CHECK(Message::tr("%2 before %1, 95% and %3").arg(1, "two").english() == "two before 1, 95% and %3");
    CHECK(Message("as it is: %1").english() == "as it is: %1");
    CHECK(Message().empty());
}

TEST_CASE("sentences and lists leave out what is empty")
{
    CHECK(Message::sentences({"One.", "", "Two."}).english() == "One. Two.");
    CHECK(Message::sentences({"", "One."}) == Message("One."));
    CHECK(Message::list({}).empty());
    std::vector<Message> many(40, Message("x"));
    CHECK(Message::list(many).english().size() == 40 + 39 * 2);
    CHECK(Error{ErrorCode::Io, "Lost.", ""}.text() == "Lost.");
    CHECK(Error{ErrorCode::Io, "Lost.", Message::tr("Wait.")}.text() == "Lost. Wait.");
}

TEST_CASE("a number is a typed argument, also with its unit and through JSON; other text never is")
{
    const auto isNumber = [](const Message& message) { return message.arguments.front().number; };
    CHECK(isNumber(Message::tr("%1").arg(7)));
    CHECK(isNumber(Message::tr("%1").arg(formatFixed(1.5, 2) + " ms")));
    CHECK(isNumber(Message::tr("%1").arg("[" + formatFixed(1, 2) + ", " + formatFixed(2, 2) + "]")));
    CHECK_FALSE(isNumber(Message::tr("%1").arg("Qwen 2.5 7B")));
    CHECK_FALSE(isNumber(Message::tr("%1").arg(std::string("model-") + formatFixed(2.5, 1))));
    const auto same = [](nlohmann::json&) {};
    for (const Message& message : {Message::tr("%1 of %2").arg(formatCount(1024), "CUDA 12.4"),
                                   Message(formatBytes({1 << 20})), Message::list({formatCount(3), "x"})})
        CHECK(through(message, same) == message);
    // Written before numbers had a type: the words are all there is.
    const auto old = Message::tr("%1 ms").arg(std::string("1.5"));
    CHECK(through(old, [](nlohmann::json& json) { CHECK(json["textSource"]["arguments"][0] == "1.5"); }) == old);
    CHECK(through(Message::tr("%1 ms").arg(formatFixed(1.5, 1)), [](nlohmann::json& json) {
              json["textSource"]["arguments"][0]["number"] = "yes";
          }) == Message("1.5 ms"));
}

TEST_CASE("JSON keeps the English words and what they are translated from")
{
    const auto same = [](nlohmann::json&) {};
    const Message nested = Message::sentences({samples(3), Message::tr("%1: %2").arg("name", samples(1))});
    CHECK(through(nested, same) == nested);
    CHECK(through(samples(std::numeric_limits<std::int64_t>::max()), same) ==
          samples(std::numeric_limits<std::int64_t>::max()));
    CHECK(through("plain", [](nlohmann::json& json) { CHECK_FALSE(json.contains("textSource")); }) == Message("plain"));
    // A file of an earlier version, or one that was changed: the words count.
    const auto words = Message(samples(3).english());
    CHECK(through(samples(3), [](nlohmann::json& json) { json.erase("textSource"); }) == words);
    for (const char* hostile :
         {R"({"source": 3})", R"({"source": "other words"})", R"([])", R"("x")", R"({"source": "%1", "arguments": {}})",
          R"({"source": "%1", "translated": "yes"})", R"({"source": "%n", "one": 1, "count": 3})"})
        CHECK(through(samples(3), [&](nlohmann::json& json) { json["textSource"] = nlohmann::json::parse(hostile); }) ==
              words);
}

TEST_CASE("a source that holds itself without end is refused")
{
    nlohmann::json json = "x";
    for (int i = 0; i < 1000; ++i)
        json = {{"source", "%1"}, {"arguments", nlohmann::json::array({json})}};
    CHECK(messageFromJson("x", &json) == Message("x"));
}

TEST_CASE("a source whose places multiply without bound is refused at once")
{
    nlohmann::json json = "x";
    for (int i = 0; i < 10; ++i) {
        std::string places;
        for (int k = 0; k < 2000; ++k)
            places += "%1";
        json = {{"source", places}, {"arguments", nlohmann::json::array({json})}};
    }
    CHECK(messageFromJson("x", &json) == Message("x"));
}
