// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/models/data/drawn_characters.h"
#include "gpu/models/data/drawn_characters_glyphs.h"

#include <array>
#include <cmath>
#include <doctest/doctest.h>
#include <set>

using namespace qs;

namespace {

using Image = std::array<float, kCharacterPixels>;

Image drawn(int classIndex, std::uint64_t seed, std::uint64_t index)
{
    Image image;
    drawCharacter(classIndex, seed, index, image.data());
    return image;
}

DataRequest request(int classes, std::int64_t train, std::int64_t calibration, std::int64_t test,
                    std::uint64_t seed = 0)
{
    return {{}, classes, train, calibration, test, seed};
}

LabelledData loaded(const DataRequest& wanted)
{
    auto data = loadLabelledData(wanted, {}, {});
    REQUIRE(data.ok());
    return std::move(data).value();
}

double distance(const Image& a, const Image& b)
{
    double sum = 0;
    for (std::size_t i = 0; i < a.size(); ++i)
        sum += (static_cast<double>(a[i]) - static_cast<double>(b[i])) *
               (static_cast<double>(a[i]) - static_cast<double>(b[i]));
    return sum;
}

} // namespace

TEST_CASE("every class has a glyph, inside its box")
{
    for (int c = 0; c < kCharacterClasses; ++c) {
        const auto ways = glyphs::allographsOf(c);
        REQUIRE_FALSE(ways.empty());
        for (const auto& glyph : ways) {
            CHECK(glyph.classIndex == c);
            CHECK(glyph.strokeCount > 0);
            for (int s = 0; s < glyph.strokeCount; ++s)
                CHECK(glyph.strokes[static_cast<std::size_t>(s)].count >= 2);
            for (int p = 0; p < glyph.pointCount; ++p) {
                CHECK(glyph.points[static_cast<std::size_t>(p)].x <= 100);
                CHECK(glyph.points[static_cast<std::size_t>(p)].y <= 100);
            }
        }
    }
    CHECK(characterName(0) == "0");
    CHECK(characterName(9) == "9");
    CHECK(characterName(10) == "A");
    CHECK(characterName(35) == "Z");
}

TEST_CASE("images are grey levels with ink in the middle and paper around")
{
    for (int c = 0; c < kCharacterClasses; ++c) {
        double corner = 0, ink = 0;
        for (std::uint64_t i = 0; i < 50; ++i) {
            const Image image = drawn(c, 1, i);
            float darkest = 0;
            for (const float v : image) {
                REQUIRE(v >= 0);
                REQUIRE(v <= 1);
                darkest = std::max(darkest, v);
            }
            CHECK(darkest > 0.35f);
            corner += static_cast<double>(image[0] + image[27] + image[27 * 28] + image[27 * 28 + 27]) / 200;
            for (std::size_t y = 4; y < 24; ++y)
                for (std::size_t x = 4; x < 24; ++x)
                    ink += static_cast<double>(image[y * 28 + x]) / (50 * 400);
        }
        CHECK(corner < 0.15);
        CHECK(ink > corner + 0.05);
    }
}

TEST_CASE("an image is a function of class, seed and index alone")
{
    CHECK(drawn(3, 7, 11) == drawn(3, 7, 11));
    CHECK(drawn(3, 7, 11) != drawn(3, 7, 12));
    CHECK(drawn(3, 7, 11) != drawn(3, 8, 11));
    CHECK(splitSeed(0, DataSplit::Train) != splitSeed(0, DataSplit::Test));
    CHECK(splitSeed(0, DataSplit::Train) != splitSeed(1, DataSplit::Train));
    // A change of these numbers changes every published table: it has to be meant.
    const Image image = drawn(2, 0, 0);
    double sum = 0;
    for (const float v : image)
        sum += static_cast<double>(v);
    CHECK(sum == doctest::Approx(147.79008).epsilon(1e-6));
}

TEST_CASE("labels are balanced in every block and in random order")
{
    for (const int classes : {10, 36}) {
        std::set<std::vector<int>> orders;
        for (std::uint64_t block = 0; block < 50; ++block) {
            std::vector<int> order;
            for (int i = 0; i < classes; ++i)
                order.push_back(drawnLabel(
                    classes, 5, block * static_cast<std::uint64_t>(classes) + static_cast<std::uint64_t>(i)));
            orders.insert(order);
            CHECK(std::set<int>(order.begin(), order.end()).size() == static_cast<std::size_t>(classes));
            CHECK(*std::ranges::max_element(order) == classes - 1);
        }
        CHECK(orders.size() == 50);
    }
}

TEST_CASE("splits have the sizes asked for, do not depend on them, and share no image")
{
    const LabelledData small = loaded(request(10, 300, 50, 100)), large = loaded(request(10, 700, 90, 250));
    CHECK(small.train.size() == 300);
    CHECK(small.calibration.size() == 50);
    CHECK(small.test.size() == 100);
    CHECK(small.features() == kCharacterPixels);
    CHECK(small.train.features.size() == 300u * kCharacterPixels);
    CHECK(small.classes() == 10);
    CHECK(small.description.english() == "generated characters, 10 classes, seed 0");
    CHECK(std::equal(small.train.labels.begin(), small.train.labels.end(), large.train.labels.begin()));
    for (const std::size_t i : {0u, 1234u, 299u * 784u})
        CHECK(small.train.features[i] / small.scale + small.offset ==
              doctest::Approx(large.train.features[i] / large.scale + large.offset).epsilon(1e-4));
    std::set<std::vector<float>> images;
    for (const LabelledSet* set : {&large.train, &large.calibration, &large.test})
        for (std::int64_t i = 0; i < set->size(); ++i)
            images.emplace(set->features.begin() + i * kCharacterPixels,
                           set->features.begin() + (i + 1) * kCharacterPixels);
    CHECK(images.size() == 700 + 90 + 250);
}

TEST_CASE("the training split has mean 0 and standard deviation 1, and the same request the same bytes")
{
    const LabelledData data = loaded(request(36, 1000, 40, 60, 9)), again = loaded(request(36, 1000, 40, 60, 9));
    double sum = 0, squares = 0;
    for (const float v : data.train.features) {
        sum += static_cast<double>(v);
        squares += static_cast<double>(v) * static_cast<double>(v);
    }
    const double n = static_cast<double>(data.train.features.size());
    CHECK(sum / n == doctest::Approx(0).epsilon(1e-4));
    CHECK(squares / n == doctest::Approx(1).epsilon(1e-4));
    CHECK(data.train.features == again.train.features);
    CHECK(data.test.features == again.test.features);
    CHECK(data.offset == again.offset);
    CHECK(data.scale > 0);
    Image raw = drawn(data.test.labels[17], splitSeed(9, DataSplit::Test), 17);
    for (std::size_t i = 0; i < raw.size(); ++i)
        CHECK((raw[i] - data.offset) * data.scale == data.test.features[17 * kCharacterPixels + i]);
}

TEST_CASE("characters can be told apart: the nearest of 2000 others is of the same class mostly")
{
    std::vector<Image> known;
    for (std::uint64_t i = 0; i < 2000; ++i)
        known.push_back(drawn(static_cast<int>(i % 10), 1, i));
    int right = 0;
    for (std::uint64_t i = 0; i < 200; ++i) {
        const Image image = drawn(static_cast<int>(i % 10), 2, i);
        std::size_t nearest = 0;
        double least = 1e30;
        for (std::size_t k = 0; k < known.size(); ++k)
            if (const double d = distance(image, known[k]); d < least) {
                least = d;
                nearest = k;
            }
        right += nearest % 10 == i % 10;
    }
    MESSAGE("nearest neighbour right on " << right << " of 200");
    CHECK(right > 130); // chance: 20
    CHECK(right < 200); // or there would be nothing for a network to lose
}

TEST_CASE("impossible requests and a stop are errors; progress runs from 0 to 1")
{
    const auto code = [](const DataRequest& r) { return loadLabelledData(r, {}, {}).error().code; };
    CHECK(code(request(11, 10, 10, 10)) == ErrorCode::Usage);
    CHECK(code(request(10, 10, 0, 10)) == ErrorCode::Usage);
    CHECK(code(request(10, 0, 1, 10)) == ErrorCode::Usage);
    CHECK(code(request(10, 10, 1, -1)) == ErrorCode::Usage);
    CHECK(code(request(10, 100'000'000, 1, 1)) == ErrorCode::Usage);
    CHECK(code(request(10, INT64_MAX, INT64_MAX, INT64_MAX)) == ErrorCode::Usage);
    std::stop_source stop;
    std::vector<double> told;
    const auto stopped = loadLabelledData(request(10, 20000, 2000, 10000), stop.get_token(), [&](double share) {
        told.push_back(share);
        stop.request_stop();
    });
    REQUIRE_FALSE(stopped.ok());
    CHECK(stopped.error().code == ErrorCode::Interrupted);
    CHECK(told.size() < 3);
    told.clear();
    REQUIRE(loadLabelledData(request(10, 2000, 20, 20), {}, [&](double share) { told.push_back(share); }).ok());
    CHECK(told.size() > 2);
    CHECK(std::ranges::is_sorted(told));
    CHECK(told.back() == 1);
}
