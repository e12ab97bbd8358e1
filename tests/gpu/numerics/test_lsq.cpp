// SPDX-License-Identifier: GPL-3.0-or-later
// Fake quantization for training: codes, masks and gradients, by hand and against finite differences.
#include <doctest/doctest.h>

#include "gpu/core/random.h"
#include "gpu/numerics/calibration/lsq.h"

#include <cmath>
#include <vector>

using namespace qs;

TEST_CASE("ranges of codes")
{
    CHECK(fakeRange(8) == FakeRange{-128, 127});
    CHECK(fakeRange(4) == FakeRange{-8, 7});
    CHECK(fakeRange(4, false) == FakeRange{0, 15});
}

TEST_CASE("straight-through estimator: values, mask, gradient")
{
    const std::vector<float> x = {0.25f,  0.75f,  -0.75f, 63.4f,    63.5f,        63.9f,
                                  -64.0f, -64.3f, -1000,  INFINITY, std::nanf("")};
    std::vector<float> y(x.size()), dx(x.size());
    std::vector<std::uint8_t> mask(x.size());
    fakeQuantize(x, 0.5f, 0, fakeRange(8), y, mask);
    // 0.25/0.5 and 0.75/0.5 are ties and go to even codes; 63.5/0.5 = 127 is the largest code
    CHECK(std::vector<float>(y.begin(), y.end() - 1) ==
          std::vector<float>{0, 1, -1, 63.5f, 63.5f, 63.5f, -64, -64, -64, 63.5f});
    CHECK(y.back() == 0.0f);
    CHECK(mask == std::vector<std::uint8_t>{1, 1, 1, 1, 1, 0, 1, 0, 0, 0, 0});
    const std::vector<float> dy(x.size(), 2.5f);
    fakeQuantizeGradient(dy, mask, dx);
    for (std::size_t i = 0; i < x.size(); ++i)
        CHECK(dx[i] == (mask[i] ? 2.5f : 0.0f));

    // with a zero point the range moves: codes 0 to 15, zero point 4, values −4 to 11
    const std::vector<float> z = {-5, -4, 0, 11, 12};
    std::vector<float> restored(5);
    std::vector<std::uint8_t> inside(5);
    fakeQuantize(z, 1.0f, 4, fakeRange(4, false), restored, inside);
    CHECK(restored == std::vector<float>{-4, -4, 0, 11, 11});
    CHECK(inside == std::vector<std::uint8_t>{0, 1, 1, 1, 0});
}

TEST_CASE("LSQ by hand")
{
    // v = x/0.5: 0.6, 1.5, -2.2, 9, -10, 7, -8
    const std::vector<float> x = {0.3f, 0.75f, -1.1f, 4.5f, -5, 3.5f, -4}, dy = {1, 2, 3, 4, 5, 6, 7};
    std::vector<float> y(7), dx(7);
    lsqForward(x, 0.5f, fakeRange(4), y);
    CHECK(y == std::vector<float>{0.5f, 1, -1, 3.5f, -4, 3.5f, -4});
    const float ds = lsqBackward(x, 0.5f, fakeRange(4), dy, dx);
    CHECK(dx == std::vector<float>{1, 2, 3, 0, 0, 6, 7}); // the ends of the range are in it
    const double sum = 1 * 0.4 + 2 * 0.5 + 3 * 0.2 + 4 * 7 + 5 * -8 + 0 + 0;
    CHECK(ds == doctest::Approx(sum / std::sqrt(7.0 * 7)).epsilon(1e-6));
    CHECK(lsqBackward(x, 0.5f, fakeRange(4), dy, dx, 1.0f) == doctest::Approx(sum).epsilon(1e-6));
    CHECK(lsqGradientScale(100, fakeRange(8)) == doctest::Approx(1 / std::sqrt(12700.0)));
    CHECK(lsqInitialStep(std::vector<float>{1, -3, 2, -2}, fakeRange(4)) == doctest::Approx(4 / std::sqrt(7.0)));
    CHECK(lsqInitialStep(std::vector<float>{0, 0}, fakeRange(4)) == 1.0f);
}

TEST_CASE("the gradient of the step is the slope between the jumps, and round counts as the identity")
{
    // y(s) = q·s with q constant near s; the straight-through part adds −v within the range
    int compared = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const float step = 0.2f + 0.3f * static_cast<float>(uniformAt(seed, 1000));
        double difference = 0, identity = 0;
        std::vector<float> x(64), dy(64), dx(64), up(64), down(64);
        for (std::size_t i = 0; i < 64; ++i) {
            x[i] = 2 * normalAt(seed, i);
            dy[i] = normalAt(seed + 100, i);
        }
        const float h = step * 1e-4f;
        lsqForward(x, step + h, fakeRange(4), up);
        lsqForward(x, step - h, fakeRange(4), down);
        bool jumped = false;
        for (std::size_t i = 0; i < 64; ++i) {
            jumped = jumped || std::fabs(up[i] - down[i]) > 0.5f * step;
            difference += static_cast<double>(dy[i]) * (static_cast<double>(up[i]) - static_cast<double>(down[i])) /
                          (2.0 * static_cast<double>(h));
            const double v = static_cast<double>(x[i] / step);
            if (v >= -8 && v <= 7) identity += static_cast<double>(dy[i]) * v;
        }
        if (jumped) continue; // a value crossed a border within ±h: there is no slope
        const double ds = lsqBackward(x, step, fakeRange(4), dy, dx, 1.0f);
        CHECK(ds == doctest::Approx(difference - identity).epsilon(0.01).scale(1));
        ++compared;
    }
    CHECK(compared >= 10);
}

TEST_CASE("steps that are learned come to a smaller error than absmax")
{
    std::vector<float> w(4096), y(4096), dy(4096), dx(4096);
    for (std::size_t i = 0; i < w.size(); ++i)
        w[i] = normalAt(77, i);
    const FakeRange range = fakeRange(4);
    const auto errorAt = [&](float step) {
        lsqForward(w, step, range, y);
        double sum = 0;
        for (std::size_t i = 0; i < w.size(); ++i)
            sum += static_cast<double>((y[i] - w[i]) * (y[i] - w[i]));
        return sum / static_cast<double>(w.size());
    };
    float step = lsqInitialStep(w, range);
    for (int i = 0; i < 200; ++i) {
        lsqForward(w, step, range, y);
        for (std::size_t k = 0; k < w.size(); ++k)
            dy[k] = 2 * (y[k] - w[k]) / static_cast<float>(w.size());
        step -= 2.0f * lsqBackward(w, step, range, dy, dx, 0.05f);
    }
    float amax = 0;
    for (const float x : w)
        amax = std::max(amax, std::fabs(x));
    CHECK(errorAt(step) < 0.5 * errorAt(amax / 7));
    CHECK(step == doctest::Approx(0.335).epsilon(0.1)); // the best step of 16 levels for N(0, 1) (Max 1960)
}
