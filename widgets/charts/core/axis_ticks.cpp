// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/core/axis_ticks.h"

#include "gpu/results/run_result.h"

#include "gpu/core/units.h"

#include "widgets/language/view_number.h"

#include <algorithm>
#include <cmath>

namespace qs {
namespace {

QString fixedText(double value, double step)
{
    const int decimals = std::clamp(static_cast<int>(std::ceil(-std::log10(step) - 1e-9)), 0, 6);
    const int more =
        std::abs(step * std::pow(10.0, decimals) - std::round(step * std::pow(10.0, decimals))) > 1e-6 ? 1 : 0;
    const QString text = viewFixed(value, decimals + more);
    return value == 0 ? QStringLiteral("0") : text;
}

} // namespace

double AxisScale::fraction(double v) const
{
    if (log) return std::log(std::max(v, min * 1e-6) / min) / std::log(max / min);
    return (v - min) / (max - min);
}

double AxisScale::value(double f) const { return log ? min * std::pow(max / min, f) : min + (max - min) * f; }

LatencyUnit latencyUnit(double max)
{
    const TimeUnit unit = timeUnit(Microseconds{max});
    return {unit.microseconds, QString::fromUtf8(unit.name)};
}

QPointF placeOf(const QRectF& area, const AxisScale& x, const AxisScale& y, QPointF value)
{
    return {area.left() + x.fraction(value.x()) * area.width(), area.bottom() - y.fraction(value.y()) * area.height()};
}

QPointF valueAt(const QRectF& area, const AxisScale& x, const AxisScale& y, QPointF place)
{
    return {x.value((place.x() - area.left()) / area.width()), y.value((area.bottom() - place.y()) / area.height())};
}

LatencySpan LatencySpan::of(const Segment& segment)
{
    LatencySpan span;
    for (const ModeResult& mode : segment.modes)
        if (mode.knows(mode.latency.p50)) span.add(mode.latency.p50);
    return span;
}

LatencySpan LatencySpan::of(const std::vector<Segment>& points)
{
    LatencySpan span;
    for (const Segment& point : points) {
        const LatencySpan one = of(point);
        span.add(one.shortest());
        span.add(one.longest());
    }
    return span;
}

void LatencySpan::add(double us)
{
    if (!(us > 0)) return;
    m_shortest = m_longest > 0 ? std::min(m_shortest, us) : us;
    m_longest = std::max(m_longest, us);
}

LatencyUnit LatencySpan::unit() const
{
    return latencyUnit(m_longest > 1000 * m_shortest ? 2 * std::sqrt(m_shortest * m_longest) : m_longest);
}

LatencyUnit LatencySpan::unit(const LatencyUnit& before) const
{
    const double longest = m_longest / before.factor;
    return m_longest <= 0 || (longest >= 0.1 && longest < 10'000) ? before : unit();
}

QString numberText(double value, int digits)
{
    if (!std::isfinite(value))
        return std::isnan(value) ? QStringLiteral("–") : value > 0 ? QStringLiteral("∞") : QStringLiteral("−∞");
    if (value == 0) return QStringLiteral("0");
    const double magnitude = std::abs(value);
    if (magnitude >= 1e9 || magnitude < 1e-4) return viewGeneral(value, digits);
    if (magnitude >= 1e4) return viewCount(std::llround(value));
    const int decimals = std::clamp(digits - 1 - static_cast<int>(std::floor(std::log10(magnitude))), 0, 7);
    return viewFixed(value, decimals);
}

QString latencyNumber(double us, const LatencyUnit& unit, int digits) { return numberText(us / unit.factor, digits); }

QString latencyText(double us, int digits)
{
    const LatencyUnit unit = latencyUnit(us);
    return latencyNumber(us, unit, digits) + QLatin1Char(' ') + unit.name;
}

QString countText(double value) { return viewCount(std::llround(value)); }

double niceStep(double span, int count)
{
    if (!(span > 0) || count < 1) return 1;
    const double raw = span / count;
    const double power = std::pow(10.0, std::floor(std::log10(raw)));
    for (const double step : {1.0, 2.0, 2.5, 5.0, 10.0})
        if (step * power >= raw * (1 - 1e-9)) return step * power;
    return 10 * power;
}

AxisScale linearScale(double min, double max, int count, double unit)
{
    AxisScale scale{min, max, false, {}};
    const double step = niceStep((max - min) / unit, count);
    for (double k = std::ceil(min / unit / step - 1e-9); k * step <= max / unit + step * 1e-6; ++k)
        scale.ticks.append({k * step * unit, fixedText(k * step, step)});
    return scale;
}

AxisScale niceLinearScale(double min, double max, int count, double unit)
{
    const double step = niceStep((max - min) / unit, count) * unit;
    const double low = std::floor(min / step + 1e-9) * step;
    const double high = std::ceil(max / step - 1e-9) * step;
    return linearScale(low, high > low ? high : low + step, count + 1, unit);
}

AxisScale logScale(double min, double max, int count, double unit)
{
    AxisScale scale{min, max, true, {}};
    const double low = min / unit;
    const double high = max / unit;
    const double decades = std::log10(high / low);
    if (decades < 0.55) { // less than a factor 3.5: even numbers read better than 1, 2, 5
        scale.ticks = linearScale(min, max, std::min(count, 5), unit).ticks;
        scale.ticks.removeIf([](const AxisTick& tick) { return tick.value <= 0; });
        return scale;
    }
    const bool fine = decades * 3 <= count + 1;
    const bool finest = decades * 7 <= count + 3;
    const int every = std::max(1, static_cast<int>(std::ceil(decades / std::max(1, count))));
    for (int e = static_cast<int>(std::floor(std::log10(low))); std::pow(10.0, e) <= high; ++e)
        for (const double m : {1.0, 1.5, 2.0, 3.0, 4.0, 5.0, 7.0}) {
            const bool third = m == 2.0 || m == 5.0;
            const double value = m * std::pow(10.0, e);
            if (value < low * (1 - 1e-9) || value > high * (1 + 1e-9)) continue;
            const bool labelled = m == 1.0 ? e % every == 0 : third ? fine : finest;
            if (labelled || m == 1.0) scale.ticks.append({value * unit, labelled ? viewGeneral(value, 10) : QString()});
        }
    return scale;
}

AxisScale countScale(double min, double max, int count)
{
    AxisScale scale{min, max, false, {}};
    const double step = std::max(1.0, niceStep(max - min, count));
    const double top = std::max(std::abs(min), std::abs(max));
    // One unit for the whole axis, the largest that writes every tick in full.
    const double unit = top >= 1e6 && step >= 1e4 ? 1e6 : top >= 1e4 && step >= 100 ? 1e3 : 1;
    const QString suffix = unit == 1e6 ? QStringLiteral("M") : unit == 1e3 ? QStringLiteral("k") : QString();
    for (double k = std::ceil(min / step - 1e-9); k * step <= max + step * 1e-6; ++k) {
        const double value = k * step;
        if (value != std::round(value)) continue;
        scale.ticks.append({value, value == 0 ? QStringLiteral("0") : fixedText(value / unit, step / unit) + suffix});
    }
    return scale;
}

} // namespace qs
