// SPDX-License-Identifier: GPL-3.0-or-later
// Structs that describe their members once, as JSON and back.
#include <doctest/doctest.h>

#include "gpu/formats/json_fields.h"

#include <limits>

namespace {

enum class Fruit { Apple, Pear };

std::string_view fruitName(Fruit fruit) { return fruit == Fruit::Apple ? "apple" : "pear"; }
std::optional<Fruit> parseFruit(std::string_view name)
{
    if (name == "apple") return Fruit::Apple;
    if (name == "pear") return Fruit::Pear;
    return std::nullopt;
}

struct Slice
{
    int width = 1;
    double weight = 0;
};

struct Basket
{
    std::string owner;
    Fruit fruit = Fruit::Apple;
    std::int64_t count = 0;
    double price = 0;
    std::optional<int> discount;
    std::vector<std::string> labels;
    std::vector<Slice> slices;
    Slice largest;
    std::string note;
};

template <class V> void fields(V& v, qs::Visited<V, Slice>& slice)
{
    v("width", slice.width, qs::Within{1, 10});
    v("weight", slice.weight, qs::kOrNan);
    v.derived("double", 2 * slice.weight);
}

template <class V> void fields(V& v, qs::Visited<V, Basket>& basket)
{
    v("owner", basket.owner);
    v("fruit", basket.fruit, qs::Named{fruitName, parseFruit});
    v("count", basket.count, qs::kCount);
    v("price", basket.price);
    v("discount", basket.discount, qs::Within{0, 100});
    v("labels", basket.labels);
    v("slices", basket.slices, qs::List{qs::at("slices[]")});
    v("largest", basket.largest, qs::Object{qs::allOf("a slice")});
    if (v.when(!basket.note.empty())) v("note", basket.note);
}

std::string errorOf(const char* text)
{
    const auto read = qs::readFields<Basket>(nlohmann::json::parse(text), "basket");
    return read ? std::string() : read.error().message.english();
}

} // namespace

TEST_CASE("what fields() names is written in its order and read again")
{
    Basket basket;
    basket.owner = "Ada";
    basket.fruit = Fruit::Pear;
    basket.count = 7;
    basket.price = std::numeric_limits<double>::infinity();
    basket.labels = {"ripe"};
    basket.slices = {{2, 0.5}, {3, std::numeric_limits<double>::quiet_NaN()}};
    const std::string text = qs::writeFields(basket).dump();
    CHECK(text == R"({"owner":"Ada","fruit":"pear","count":7,"price":null,"discount":null,"labels":["ripe"],)"
                  R"("slices":[{"width":2,"weight":0.5,"double":1.0},{"width":3,"weight":null,"double":null}],)"
                  R"("largest":{"width":1,"weight":0.0,"double":0.0}})");
    const auto back = qs::readFields<Basket>(nlohmann::json::parse(text), "basket");
    REQUIRE(back.ok());
    CHECK(back->fruit == Fruit::Pear);
    CHECK(back->price == 0); // null keeps what was there
    CHECK(!back->discount);
    CHECK(std::isnan(back->slices.at(1).weight));
    CHECK(qs::writeFields(*back)["slices"] == qs::writeFields(basket)["slices"]);
    basket.note = "sold";
    basket.discount = 5;
    CHECK(qs::writeFields(basket)["note"] == "sold");
    CHECK(qs::readFields<Basket>(qs::writeFields(basket), "basket")->discount == 5);
}

TEST_CASE("reading fields says which member is wrong, and what was expected")
{
    CHECK(errorOf("[]") == "basket must be an object.");
    CHECK(errorOf(R"({"owner": 3, "count": -1})") == "basket.owner must be a string.");
    CHECK(errorOf(R"({"count": 1.5})") == "basket.count must be a whole number in range.");
    CHECK(errorOf(R"({"fruit": "plum"})") == "basket.fruit must be a known name; 'plum' is unknown.");
    CHECK(errorOf(R"({"slices": {}})") == "basket.slices must be a list.");
    CHECK(errorOf(R"({"slices": [{}, {"width": 11}]})") == "slices[].width must be a whole number in range.");
    CHECK(errorOf(R"({"largest": {"width": "wide"}})") == "basket.largest must be a slice.");
    CHECK(errorOf(R"({"discount": 101})") == "basket.discount must be a whole number in range.");
    CHECK(errorOf(R"({"of later versions": 1, "labels": [1, "ripe"], "note": null})").empty());
}
