// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/models/data/drawn_characters.h"

#include "gpu/core/random.h"
#include "gpu/models/data/drawn_characters_glyphs.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace qs {

namespace {

using glyphs::Allograph;
using glyphs::Point;
using glyphs::Stroke;

// Strength of what makes hands differ. Chosen so that a small MLP is right on about 98 of 100 digits, where
// the differences between quantization modes can be seen: more would drown them, less would leave nothing to
// lose.
constexpr double kPenJitter = 4.2;    // of a point, units of the glyph's box, standard deviation
constexpr double kElastic = 9.5;      // of a knot of the displacement field, the same
constexpr double kTangentHalf = 0.12; // of the rotation: ± 13.7 degrees
constexpr double kShear = 0.28;       // slant, ±
constexpr double kScaleLow = 0.82, kScaleHigh = 1.1, kShift = 1.5;
constexpr double kBoxPixels = 20; // the glyph's box before scaling
constexpr int kSpans = 6;         // pieces between two points

/// One stream of random numbers.
class Draws
{
public:
    Draws(std::uint64_t seed, std::uint64_t index) : m_key(splitmix64(seed, index)) {}
    std::uint64_t bits() { return splitmix64(m_key, m_next++); }
    double between(double low, double high) { return low + (high - low) * uniformAt(m_key, m_next++); }
    double normal() { return normalQuantile(uniformAt(m_key, m_next++)); }
    std::size_t below(std::size_t count) { return static_cast<std::size_t>(bits() % count); }

private:
    std::uint64_t m_key;
    std::uint64_t m_next = 0;
};

/// A smooth random displacement over the glyph's box: a cubic B-spline on 5 × 5 knots.
class ElasticField
{
public:
    explicit ElasticField(Draws& draws)
    {
        for (auto& knot : m_knots)
            knot = {static_cast<float>(kElastic * draws.normal()), static_cast<float>(kElastic * draws.normal())};
    }
    Point moved(Point p) const
    {
        const auto [column, wx] = weights(p.x);
        const auto [row, wy] = weights(p.y);
        for (std::size_t j = 0; j < 4; ++j)
            for (std::size_t i = 0; i < 4; ++i) {
                const Point& knot = m_knots[(row + j) * kKnots + column + i];
                p.x += wx[i] * wy[j] * knot.x;
                p.y += wx[i] * wy[j] * knot.y;
            }
        return p;
    }

private:
    static constexpr std::size_t kKnots = 5;
    static std::pair<std::size_t, std::array<float, 4>> weights(float at)
    {
        const float place = std::clamp(at / 100.0f, 0.0f, 1.0f) * static_cast<float>(kKnots - 3);
        const auto cell = std::min(static_cast<std::size_t>(place), kKnots - 4);
        const float t = place - static_cast<float>(cell), u = 1 - t;
        return {
            cell,
            {u * u * u / 6, (3 * t * t * t - 6 * t * t + 4) / 6, (3 * u * u * u - 6 * u * u + 4) / 6, t * t * t / 6}};
    }
    std::array<Point, kKnots * kKnots> m_knots;
};

/// Rotation, slant, scale and shift from the glyph's box to pixels.
class Placement
{
public:
    explicit Placement(Draws& draws)
    {
        const double t = draws.between(-kTangentHalf, kTangentHalf); // of half the angle: needs no library sine
        const double cosine = (1 - t * t) / (1 + t * t), sine = 2 * t / (1 + t * t);
        const double slant = draws.between(-kShear, kShear);
        const double sx = draws.between(kScaleLow, kScaleHigh) * kBoxPixels / 100;
        const double sy = draws.between(kScaleLow, kScaleHigh) * kBoxPixels / 100;
        m_xx = static_cast<float>(cosine * sx);
        m_xy = static_cast<float>((-sine - cosine * slant) * sy);
        m_yx = static_cast<float>(sine * sx);
        m_yy = static_cast<float>((cosine - sine * slant) * sy);
        m_x = static_cast<float>(kCharacterSide / 2.0 + draws.between(-kShift, kShift));
        m_y = static_cast<float>(kCharacterSide / 2.0 + draws.between(-kShift, kShift));
    }
    Point moved(Point p) const
    {
        const float x = p.x - 50, y = p.y - 50;
        return {m_x + m_xx * x + m_xy * y, m_y + m_yx * x + m_yy * y};
    }

private:
    float m_xx, m_xy, m_yx, m_yy, m_x, m_y;
};

/// Squared distance of every pixel's centre to the nearest stroke.
class DistanceMap
{
public:
    DistanceMap() { m_squares.fill(1e6f); }
    /// Pixels farther than `reach` from the segment are left alone.
    void add(Point a, Point b, float reach)
    {
        const float dx = b.x - a.x, dy = b.y - a.y, length = dx * dx + dy * dy;
        const auto [left, right] = range(a.x, b.x, reach);
        const auto [top, bottom] = range(a.y, b.y, reach);
        for (int row = top; row < bottom; ++row)
            for (int column = left; column < right; ++column) {
                const float px = static_cast<float>(column) + 0.5f - a.x, py = static_cast<float>(row) + 0.5f - a.y;
                const float along = length > 0 ? std::clamp((px * dx + py * dy) / length, 0.0f, 1.0f) : 0.0f;
                const float ex = px - along * dx, ey = py - along * dy;
                float& square = m_squares[static_cast<std::size_t>(row * kCharacterSide + column)];
                square = std::min(square, ex * ex + ey * ey);
            }
    }
    /// Share of each pixel that a pen of this half width covers.
    void cover(float halfWidth, float* out) const
    {
        for (std::size_t i = 0; i < m_squares.size(); ++i)
            out[i] = std::clamp(0.5f + halfWidth - std::sqrt(m_squares[i]), 0.0f, 1.0f);
    }

private:
    static std::pair<int, int> range(float a, float b, float reach)
    {
        const float low = std::clamp(std::min(a, b) - reach, 0.0f, float{kCharacterSide});
        const float high = std::clamp(std::max(a, b) + reach + 1, 0.0f, float{kCharacterSide});
        return {static_cast<int>(low), static_cast<int>(high)};
    }
    std::array<float, kCharacterPixels> m_squares;
};

/// Point at `t` between b and c of the uniform Catmull–Rom spline through a, b, c, d.
Point splineAt(Point a, Point b, Point c, Point d, float t)
{
    const auto along = [t](float p, float q, float r, float s) {
        return q + 0.5f * t * (r - p + t * (2 * p - 5 * q + 4 * r - s + t * (3 * (q - r) + s - p)));
    };
    return {along(a.x, b.x, c.x, d.x), along(a.y, b.y, c.y, d.y)};
}

/// Point `t` of the way from point `i` of the stroke to the next.
Point strokeAt(const Stroke& stroke, const std::array<Point, Allograph::kMaxPoints>& points, int i, float t)
{
    const bool loop = stroke.kind == Stroke::Kind::Loop;
    const auto at = [&](int k) {
        const int inside = loop ? (k + stroke.count) % stroke.count : std::clamp(k, 0, stroke.count - 1);
        return points[static_cast<std::size_t>(stroke.first + inside)];
    };
    const Point b = at(i), c = at(i + 1);
    if (stroke.kind == Stroke::Kind::Line) return {b.x + t * (c.x - b.x), b.y + t * (c.y - b.y)};
    return splineAt(at(i - 1), b, c, at(i + 2), t);
}

/// A 3 × 3 binomial-like blur with `side` on each neighbour of a row and column; outside is paper.
void blur(float* image, float side)
{
    constexpr std::size_t n = kCharacterSide;
    std::array<float, kCharacterPixels> rows;
    for (std::size_t y = 0; y < n; ++y)
        for (std::size_t x = 0; x < n; ++x) {
            const float* p = image + y * n + x;
            rows[y * n + x] = (1 - 2 * side) * p[0] + side * ((x > 0 ? p[-1] : 0.0f) + (x + 1 < n ? p[1] : 0.0f));
        }
    for (std::size_t y = 0; y < n; ++y)
        for (std::size_t x = 0; x < n; ++x) {
            const float* p = rows.data() + y * n + x;
            image[y * n + x] = (1 - 2 * side) * p[0] +
                               side * ((y > 0 ? p[-static_cast<std::ptrdiff_t>(n)] : 0.0f) + (y + 1 < n ? p[n] : 0.0f));
        }
}

/// Ink and paper of this sheet, and grain: the sum of four uniform bytes is normal enough, two pixels a
/// number.
void expose(float* image, Draws& draws)
{
    const auto paper = static_cast<float>(draws.between(0.0, 0.12));
    const auto ink = static_cast<float>(draws.between(0.6, 1.0));
    const auto grain = static_cast<float>(draws.between(0.02, 0.10));
    constexpr float kSpread = 147.8f; // standard deviation of the sum of four bytes
    for (std::size_t i = 0; i < kCharacterPixels; i += 2) {
        std::uint64_t bits = draws.bits();
        for (std::size_t k = i; k < i + 2; ++k, bits >>= 32) {
            const auto sum =
                static_cast<int>((bits & 255) + (bits >> 8 & 255) + (bits >> 16 & 255) + (bits >> 24 & 255));
            const float noise = static_cast<float>(sum - 510) * (grain / kSpread);
            image[k] = std::clamp(paper + (ink - paper) * image[k] + noise, 0.0f, 1.0f);
        }
    }
}

/// The strokes of one hand as distances on the pixel grid.
DistanceMap trace(const Allograph& glyph, Draws& draws, float reach)
{
    auto points = glyph.points;
    for (int i = 0; i < glyph.pointCount; ++i) {
        points[static_cast<std::size_t>(i)].x += static_cast<float>(kPenJitter * draws.normal());
        points[static_cast<std::size_t>(i)].y += static_cast<float>(kPenJitter * draws.normal());
    }
    const ElasticField field(draws);
    const Placement placement(draws);
    DistanceMap map;
    for (int s = 0; s < glyph.strokeCount; ++s) {
        const Stroke& stroke = glyph.strokes[static_cast<std::size_t>(s)];
        const int spans = stroke.kind == Stroke::Kind::Loop ? stroke.count : stroke.count - 1;
        Point last = placement.moved(field.moved(strokeAt(stroke, points, 0, 0)));
        for (int k = 1; k <= spans * kSpans; ++k) {
            const int span = (k - 1) / kSpans;
            const float t = static_cast<float>(k - span * kSpans) / kSpans;
            const Point next = placement.moved(field.moved(strokeAt(stroke, points, span, t)));
            map.add(last, next, reach);
            last = next;
        }
    }
    return map;
}

} // namespace

std::string characterName(int classIndex)
{
    return {static_cast<char>(classIndex < 10 ? '0' + classIndex : 'A' + classIndex - 10)};
}

std::uint64_t splitSeed(std::uint64_t seed, DataSplit split)
{
    return splitmix64(seed, 0x64726177 + static_cast<std::uint64_t>(split)); // far from the indices of images
}

int drawnLabel(int classes, std::uint64_t seed, std::uint64_t index)
{
    const auto count = static_cast<std::uint64_t>(classes);
    Draws draws(splitmix64(seed, 0x6c6162656cull), index / count);
    std::array<int, kCharacterClasses> order{};
    for (int c = 0; c < classes; ++c) {
        const std::size_t place = draws.below(static_cast<std::size_t>(c) + 1);
        order[static_cast<std::size_t>(c)] = order[place];
        order[place] = c;
    }
    return order[index % count];
}

void drawCharacter(int classIndex, std::uint64_t seed, std::uint64_t index, float out[kCharacterPixels])
{
    Draws draws(seed, index);
    const auto ways = glyphs::allographsOf(classIndex);
    const Allograph& glyph = ways[draws.below(ways.size())];
    const auto halfWidth = static_cast<float>(draws.between(0.6, 1.5));
    trace(glyph, draws, halfWidth + 0.5f).cover(halfWidth, out);
    blur(out, static_cast<float>(draws.between(0.0, 0.25)));
    expose(out, draws);
}

} // namespace qs
