// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/curves/sweep_picture.h"

#include "gpu/measure/text/speed_up.h"
#include "gpu/results/analysis.h"
#include "gpu/results/reasons/crossings.h"
#include "widgets/charts/core/axis_ticks.h"
#include "widgets/language/message_text.h"
#include "widgets/language/qt_text.h"
#include "widgets/language/view_number.h"
#include "widgets/style/modes/mode_style.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <map>

namespace qs {

namespace {

/// Context of the translations of this file.
struct SweepTexts
{
    Q_DECLARE_TR_FUNCTIONS(SweepTexts)
};

QString nounOf(Dimension dimension) { return markedText(dimensionInfo(dimension).noun); }

/// Makes one picture; keeps what its steps share.
class Builder
{
public:
    Builder(const std::vector<Segment>& points, const RunSpec& spec, const SweepOptions& options)
        : m_points(points), m_spec(spec), m_options(options), m_second(secondAxis(spec, options.x))
    {
        m_picture.quantity = options.quantity;
        m_picture.x = options.x;
        m_picture.isFamily = m_second && !options.familyOf.isEmpty();
        m_picture.fromMemory = spec.cache != CacheMode::Hot;
        if (m_second && !m_second->values.empty()) {
            const auto& values = m_second->values;
            const bool known =
                options.second && std::find(values.begin(), values.end(), *options.second) != values.end();
            m_value = known ? *options.second : values.front();
        }
        const auto measured = std::ranges::find_if(points, [](const Segment& point) { return !point.modes.empty(); });
        if (measured != points.end())
            m_picture.baseline = text(crossingReference(*measured, options.baseline.toStdString()));
    }

    SweepPicture make(const Calibration* calibration, int runningPoint)
    {
        const std::vector<RunSpec> planned = sweepPoints(m_spec);
        for (std::size_t i = 0; i < planned.size(); ++i)
            addPoint(static_cast<int>(i), planned[i], static_cast<int>(i) == runningPoint);
        for (SweepSeries& series : m_picture.series)
            std::stable_sort(series.points.begin(), series.points.end(),
                             [](const SweepPoint& a, const SweepPoint& b) { return a.x < b.x; });
        for (QVector<double>* xs : {&m_picture.xs, &m_picture.waiting}) {
            std::sort(xs->begin(), xs->end());
            xs->erase(std::unique(xs->begin(), xs->end()), xs->end());
        }
        if (m_options.quantity != SweepQuantity::SpeedUp) addCeilings();
        addCrossings();
        if (calibration) addDevice(*calibration);
        nameFacet();
        m_picture.unit = LatencySpan::of(m_points).unit();
        return std::move(m_picture);
    }

private:
    void addPoint(int index, const OperationSetup& setup, bool running)
    {
        if (m_second && !m_picture.isFamily && valueOf(setup, m_second->parameter) != m_value) return;
        const double x = static_cast<double>(valueOf(setup, m_options.x));
        m_picture.xs.append(x);
        if (running) m_picture.running = x;
        bool any = false;
        if (static_cast<std::size_t>(index) < m_points.size())
            for (const ModeResult& mode : m_points[static_cast<std::size_t>(index)].modes)
                any = addMode(index, x, setup, mode) || any;
        if (!any && !running) m_picture.waiting.append(x);
    }

    bool addMode(int index, double x, const OperationSetup& setup, const ModeResult& mode)
    {
        if (mode.latency.n == 0) return false;
        const QString name = sweepModeName(mode);
        const bool chosen = m_picture.isFamily ? name == m_options.familyOf
                                               : m_options.modes.isEmpty() || m_options.modes.contains(name);
        if (!chosen) return true; // measured, and not looked at
        if (takesTensor(setup.operation)) noteTraffic(x, setup, mode);
        SweepPoint point = sweepPoint(m_options.quantity, mode, setup, index);
        point.x = x;
        const Segment& segment = m_points[static_cast<std::size_t>(index)];
        point.against = speedUpOver(segment, name, m_picture.baseline);
        point.trusted = !segment.isUntrusted();
        if (m_options.quantity == SweepQuantity::SpeedUp) showSpeedUp(point);
        if (point.y > 0) seriesFor(name, setup).points.append(point);
        return true;
    }

    static void showSpeedUp(SweepPoint& point)
    {
        const Comparison& pair = point.against;
        const bool known = pair.n > 0 && pair.verdict != Verdict::TooFew;
        point.y = known ? pair.ratio : 0;
        point.low = pair.low;
        point.high = pair.high;
        point.resolved = point.trusted && (pair.resolved() || pair.verdict == Verdict::Same);
    }

    SweepSeries& seriesFor(const QString& name, const OperationSetup& setup)
    {
        const double value = m_picture.isFamily ? static_cast<double>(valueOf(setup, m_second->parameter)) : 0;
        for (SweepSeries& series : m_picture.series)
            if (series.mode == name && series.value == value) return series;
        SweepSeries series;
        series.mode = name;
        series.value = value;
        series.label = m_picture.isFamily ? countText(value) : shortModeName(name);
        m_picture.series.append(series);
        return m_picture.series.back();
    }

    /// Modes with about the same traffic share a ceiling; a copy writes more than a quantizer.
    void noteTraffic(double x, const OperationSetup& setup, const ModeResult& mode)
    {
        if (mode.bytes.value == 0) return;
        const double perX = static_cast<double>(mode.bytes.value) / x;
        // At the largest size, where what does not grow with it weighs least.
        if (x >= m_trafficAt) {
            if (x > m_trafficAt) m_mostTraffic = m_leastTraffic = perX;
            m_mostTraffic = std::max(m_mostTraffic, perX);
            m_leastTraffic = std::min(m_leastTraffic, perX);
            m_trafficAt = x;
        }
        if (mode.ceilingUs <= 0 || m_picture.isFamily) return;
        const double y = sweepValue(m_options.quantity, mode, setup, mode.ceilingUs);
        const double perElement = static_cast<double>(mode.bytes.value) / static_cast<double>(setup.shape.elements());
        // Of a mode, since at one token the scales outweigh the codes and the classes would change on the way.
        m_ceilings[sweepModeName(mode)].append({x, y, perElement});
    }

    struct CeilingPoint
    {
        double x, y, bytesPerElement;
    };

    void addCeilings()
    {
        struct Class
        {
            double bytes;
            std::map<double, QVector<double>> ys;
        };
        std::vector<Class> classes;
        for (const auto& [mode, points] : m_ceilings) {
            const auto last =
                std::max_element(points.begin(), points.end(), [](const auto& a, const auto& b) { return a.x < b.x; });
            auto found = std::find_if(classes.begin(), classes.end(), [&](const Class& c) {
                return std::abs(c.bytes / last->bytesPerElement - 1) < 0.08;
            });
            if (found == classes.end()) found = classes.insert(classes.end(), Class{last->bytesPerElement, {}});
            for (const CeilingPoint& p : points)
                found->ys[p.x].append(p.y);
        }
        std::sort(classes.begin(), classes.end(), [](const Class& a, const Class& b) { return a.bytes < b.bytes; });
        if (m_options.quantity == SweepQuantity::PercentOfCeiling && !classes.empty()) {
            classes.resize(1);
            for (auto& [x, ys] : classes[0].ys)
                ys = {100};
        }
        for (const Class& one : classes) {
            SweepCeiling ceiling;
            ceiling.label = classes.size() == 1
                                ? SweepTexts::tr("ceiling, measured")
                                : SweepTexts::tr("ceiling, %1 B/element").arg(viewGeneral(one.bytes, 2));
            for (auto [x, ys] : one.ys) {
                std::nth_element(ys.begin(), ys.begin() + ys.size() / 2, ys.end());
                ceiling.points.append({x, ys[ys.size() / 2]});
            }
            m_picture.ceilings.append(ceiling);
        }
    }

    static QString labelOf(const Crossing& crossing)
    {
        if (crossing.border.isBetween())
            return QStringLiteral("%1–%2").arg(viewCount(crossing.before), viewCount(crossing.after));
        const QString place = messageText(dimensionValue(crossing.axis, std::llround(crossing.border.at)));
        return (crossing.border.fasterBefore ? QStringLiteral("≤ ") : QStringLiteral("≥ ")) + place;
    }

    /// Of modes that are shown, along the horizontal axis.
    void addCrossings()
    {
        const SweepQuantity quantity = m_options.quantity;
        if (m_picture.isFamily || quantity == SweepQuantity::Gbps || quantity == SweepQuantity::PercentOfCeiling)
            return;
        const auto isShown = [&](const std::string& mode) {
            return std::ranges::any_of(m_picture.series,
                                       [&](const SweepSeries& series) { return series.mode == text(mode); });
        };
        std::vector<Segment> points;
        for (const Segment& point : m_points)
            if (!m_second || valueOf(point.spec, m_second->parameter) == m_value) points.push_back(point);
        for (const Crossing& each : crossings(points, m_options.baseline.toStdString()))
            if (each.axis == m_options.x && isShown(each.mode) &&
                (quantity == SweepQuantity::SpeedUp || isShown(each.against)))
                m_picture.crossings.append({text(each.mode), text(each.against), each.border.at,
                                            static_cast<double>(each.before), static_cast<double>(each.after),
                                            labelOf(each)});
    }

    void addDevice(const Calibration& calibration)
    {
        if (m_options.quantity == SweepQuantity::Gbps) m_picture.copyGbps = calibration.copyGbps;
        if (calibration.copyGbps > 0)
            m_picture.copyLabel = SweepTexts::tr("large copy, %1 GB/s").arg(numberText(calibration.copyGbps));
        m_picture.cacheBytes = calibration.cacheBytes;
        const bool cpu =
            m_spec.backend == BackendChoice::Cpu || calibration.driver.empty() || calibration.driver == "cpu";
        m_picture.cacheName = cpu ? SweepTexts::tr("the cache") : SweepTexts::tr("L2");
        m_picture.memoryName = cpu ? SweepTexts::tr("memory") : SweepTexts::tr("device memory");
        if (calibration.cacheBytes <= 0 || m_mostTraffic <= 0 || m_picture.isFamily) return;
        m_picture.cacheEndsLow = calibration.cacheBytes / m_mostTraffic;
        m_picture.cacheEndsHigh = calibration.cacheBytes / m_leastTraffic;
    }

    /// What does not change in the picture: the other dimensions, the second axis at its value or its mode.
    void nameFacet()
    {
        if (isDerived(m_options.x) && !m_second) return;
        if (m_picture.isFamily) {
            m_picture.facet =
                SweepTexts::tr("%1, one line per %2").arg(m_options.familyOf, nounOf(m_second->parameter));
            return;
        }
        QStringList fixed;
        for (const Dimension dimension : dimensionsOf(m_spec.operation)) {
            const bool isSecond = m_second && m_second->parameter == dimension;
            const bool swept =
                std::ranges::any_of(m_spec.axes, [&](const SweepAxis& a) { return a.parameter == dimension; });
            if (isSecond || !swept)
                fixed << messageText(dimensionValue(dimension, isSecond ? m_value : valueOf(m_spec, dimension)));
        }
        m_picture.facet = fixed.join(QStringLiteral(" · "));
    }

    const std::vector<Segment>& m_points;
    const RunSpec& m_spec;
    const SweepOptions& m_options;
    const SweepAxis* m_second;
    std::int64_t m_value = 0;
    double m_trafficAt = 0, m_mostTraffic = 0, m_leastTraffic = 0;
    std::map<QString, QVector<CeilingPoint>> m_ceilings;
    SweepPicture m_picture;
};

} // namespace

SweepPicture sweepPicture(const std::vector<Segment>& points, const RunSpec& spec, const Calibration* calibration,
                          const SweepOptions& options, int runningPoint)
{
    if (!spec.isSweep()) return {};
    return Builder(points, spec, options).make(calibration, runningPoint);
}

const SweepAxis* secondAxis(const RunSpec& spec, Dimension x)
{
    if (spec.axes.size() != 2) return nullptr;
    // Against elements the sizes of the first axis run, too.
    return spec.axes[0].parameter == x || isDerived(x) ? &spec.axes[1] : &spec.axes[0];
}

QVector<Dimension> sweepXChoices(const RunSpec& spec)
{
    QVector<Dimension> choices;
    for (const SweepAxis& axis : spec.axes)
        choices.append(axis.parameter);
    if (!choices.isEmpty() && takesTensor(spec.operation) && !choices.contains(Dimension::Elements))
        choices.append(Dimension::Elements);
    return choices;
}

QVector<SweepQuantity> sweepQuantities(Operation operation)
{
    if (takesTensor(operation))
        return {SweepQuantity::LatencyUs, SweepQuantity::SpeedUp, SweepQuantity::Gbps, SweepQuantity::PercentOfCeiling,
                SweepQuantity::NsPerElement};
    return {SweepQuantity::LatencyUs, SweepQuantity::SpeedUp, SweepQuantity::Tflops, SweepQuantity::Gbps,
            SweepQuantity::PercentOfCeiling};
}

double sweepValue(SweepQuantity quantity, const ModeResult& mode, const OperationSetup& setup, double us)
{
    if (!(us > 0) || !std::isfinite(us)) return 0;
    switch (quantity) {
    case SweepQuantity::LatencyUs:
        return us;
    case SweepQuantity::Gbps:
        return gigabytesPerSecond(mode.bytes, Microseconds{us});
    case SweepQuantity::NsPerElement:
        return us * 1e3 / static_cast<double>(std::max<std::int64_t>(1, setup.shape.elements()));
    case SweepQuantity::PercentOfCeiling:
        return mode.ceilingUs > 0 ? 100.0 * mode.ceilingUs / us : 0;
    case SweepQuantity::Tflops:
        return mode.operations / us * 1e-6;
    case SweepQuantity::SpeedUp: // of two modes
        break;
    }
    return 0;
}

SweepPoint sweepPoint(SweepQuantity quantity, const ModeResult& mode, const OperationSetup& setup, int index)
{
    SweepPoint point;
    point.y = sweepValue(quantity, mode, setup, mode.latency.p50);
    const double a = sweepValue(quantity, mode, setup, mode.latency.medianLow);
    const double b = sweepValue(quantity, mode, setup, mode.latency.medianHigh);
    point.low = std::min(a, b);
    point.high = std::max(a, b);
    point.medianResolved = point.resolved = isResolved(mode.latency);
    point.n = mode.latency.n;
    point.setup = setup;
    point.index = index;
    point.us = mode.latency.p50;
    point.usLow = mode.latency.medianLow;
    point.usHigh = mode.latency.medianHigh;
    point.gbps = mode.gbps();
    point.tflops = mode.tflops();
    point.ceilingPercent = mode.ceilingPercent();
    point.launches = mode.sampling.launches;
    return point;
}

Comparison speedUpOver(const Segment& segment, const QString& mode, const QString& baseline)
{
    const auto indexOf = [&segment](const QString& name) {
        const auto found = std::ranges::find(segment.modes, name, sweepModeName);
        return found == segment.modes.end() ? -1 : static_cast<int>(found - segment.modes.begin());
    };
    const int from = indexOf(baseline), to = indexOf(mode);
    const Comparison* pair = from < 0 || to < 0 || from == to ? nullptr : segment.pairs.at(from, to);
    return pair ? *pair : Comparison{};
}

QString sweepModeName(const ModeResult& mode)
{
    return QString::fromStdString(mode.requested.empty() ? schemeName(mode.scheme) : mode.requested);
}

QString sweepSizeText(const OperationSetup& setup)
{
    if (takesTensor(setup.operation))
        return SweepTexts::tr("%1 tokens × %2 = %3 elements")
            .arg(countText(static_cast<double>(setup.shape.tokens)), countText(static_cast<double>(setup.shape.hidden)),
                 countText(static_cast<double>(setup.shape.elements())));
    QStringList parts;
    for (const Dimension dimension : dimensionsOf(setup.operation))
        parts << messageText(dimensionValue(dimension, valueOf(setup, dimension)));
    return parts.join(QStringLiteral(" · "));
}

QStringList sweepReadOut(const SweepPoint& point, const LatencyUnit& unit, const QString& baseline)
{
    QStringList lines{sweepSizeText(point.setup)};
    lines << SweepTexts::tr("p50 %1 %2   [%3, %4]   n = %5")
                 .arg(latencyNumber(point.us, unit), unit.name, latencyNumber(point.usLow, unit),
                      latencyNumber(point.usHigh, unit), countText(static_cast<double>(point.n)));
    QString rate = SweepTexts::tr("%1 GB/s").arg(numberText(point.gbps));
    if (point.tflops > 0)
        rate = SweepTexts::tr("%1 TFLOP/s").arg(numberText(point.tflops)) + QStringLiteral("   ") + rate;
    if (point.ceilingPercent > 0)
        rate += SweepTexts::tr("   %1% of the ceiling").arg(viewFixed(point.ceilingPercent, 1));
    lines << rate;
    if (takesTensor(point.setup.operation)) lines << elementTimeText(point.us, point.setup.shape.elements());
    if (point.launches > 1) lines << SweepTexts::tr("means of %1 launches").arg(countText(point.launches));
    if (!point.medianResolved) lines << SweepTexts::tr("median not within ±1%, or n is below 59");
    if (point.against.n > 0 && !baseline.isEmpty())
        lines << SweepTexts::tr("against %1: %2")
                     .arg(baseline, point.trusted
                                        ? messageText(verdictText(point.against))
                                        : SweepTexts::tr("NOT TRUSTED, identical kernels gave different results"));
    return lines;
}

QString sweepQuantityName(SweepQuantity quantity)
{
    switch (quantity) {
    case SweepQuantity::LatencyUs:
        return SweepTexts::tr("Median latency");
    case SweepQuantity::Gbps:
        return SweepTexts::tr("Bandwidth");
    case SweepQuantity::NsPerElement:
        return SweepTexts::tr("Time per element");
    case SweepQuantity::Tflops:
        return SweepTexts::tr("Arithmetic rate");
    case SweepQuantity::SpeedUp:
        return SweepTexts::tr("Speed-up over the baseline");
    case SweepQuantity::PercentOfCeiling:
        break;
    }
    return SweepTexts::tr("Share of the measured ceiling");
}

QString sweepLogWords(SweepQuantity quantity)
{
    switch (quantity) {
    case SweepQuantity::LatencyUs:
        return SweepTexts::tr("Logarithmic median latency");
    case SweepQuantity::Gbps:
        return SweepTexts::tr("Logarithmic bandwidth");
    case SweepQuantity::NsPerElement:
        return SweepTexts::tr("Logarithmic time per element");
    case SweepQuantity::Tflops:
        return SweepTexts::tr("Logarithmic arithmetic rate");
    case SweepQuantity::SpeedUp:
        return SweepTexts::tr("Logarithmic speed-up");
    case SweepQuantity::PercentOfCeiling:
        break;
    }
    return SweepTexts::tr("Logarithmic share of the measured ceiling");
}

QString sweepParameterLabel(Dimension dimension) { return nounOf(dimension); }

QString elementTimeNumber(double ns, int digits)
{
    if (ns < 0.1) return numberText(ns * 1e3, digits) + QStringLiteral(" ps");
    return ns < 1e4 ? numberText(ns, digits) + QStringLiteral(" ns") : latencyText(ns * 1e-3, digits);
}

QString sweepValueText(SweepQuantity quantity, double value, int digits)
{
    switch (quantity) {
    case SweepQuantity::LatencyUs:
        return latencyText(value, digits);
    case SweepQuantity::Gbps:
        return numberText(value, digits) + QStringLiteral(" GB/s");
    case SweepQuantity::NsPerElement:
        return elementTimeNumber(value, digits);
    case SweepQuantity::Tflops:
        return numberText(value, digits) + QStringLiteral(" TFLOP/s");
    case SweepQuantity::SpeedUp:
        return viewNumbers(speedUpText(value));
    case SweepQuantity::PercentOfCeiling:
        break;
    }
    return viewPercent(numberText(value, digits));
}

QString elementTimeText(double us, std::int64_t elements)
{
    if (elements <= 0 || !(us > 0)) return {};
    return SweepTexts::tr("computed: %1 / %2 elements = %3")
        .arg(latencyText(us), countText(static_cast<double>(elements)),
             elementTimeNumber(us * 1e3 / static_cast<double>(elements)));
}

QVector<ChartTable::Column> comparisonColumns(const QString& baseline)
{
    return {{SweepTexts::tr("speed-up over %1").arg(baseline), QStringLiteral("×")},
            {SweepTexts::tr("speed-up, lower bound"), QStringLiteral("×")},
            {SweepTexts::tr("speed-up, upper bound"), QStringLiteral("×")},
            {SweepTexts::tr("verdict"), {}}};
}

QVariantList comparisonValues(const SweepPoint& point)
{
    const Comparison& pair = point.against;
    if (pair.n == 0) return {QVariant(), QVariant(), QVariant(), QVariant()};
    return {pair.ratio, pair.low, pair.high,
            point.trusted ? QString::fromUtf8(verdictLabel(pair.verdict).data()) : QStringLiteral("NOT TRUSTED")};
}

QString sweepDataText(const SweepPicture& picture)
{
    if (picture.empty()) return {};
    const Operation operation = picture.series.front().points.front().setup.operation;
    const auto columns = sweepDimensions(operation);
    const bool tensor = takesTensor(operation);
    QStringList head{QStringLiteral("mode")};
    for (const Dimension dimension : columns)
        head << text(dimensionName(dimension)).replace(QLatin1Char('-'), QLatin1Char('_'));
    head << QStringLiteral("n\tp50_us\tp50_low_us\tp50_high_us\tgb_per_s")
         << (tensor ? QStringLiteral("ns_per_element") : QStringLiteral("tflops"))
         << QStringLiteral("ceiling_percent\tresolved\tspeed_up\tspeed_up_low\tspeed_up_high\tverdict");
    const auto number = [](double value) { return QString::number(value, 'g', 9); };
    QString all = head.join(QLatin1Char('\t')) + QLatin1Char('\n');
    for (const SweepSeries& series : picture.series)
        for (const SweepPoint& p : series.points) {
            QStringList cells{series.mode};
            for (const Dimension dimension : columns)
                cells << QString::number(valueOf(p.setup, dimension));
            cells << QString::number(p.n) << number(p.us) << number(p.usLow) << number(p.usHigh) << number(p.gbps)
                  << number(tensor ? p.us * 1e3 / static_cast<double>(p.setup.shape.elements()) : p.tflops)
                  << (p.ceilingPercent > 0 ? number(p.ceilingPercent) : QString())
                  << (p.medianResolved ? QStringLiteral("yes") : QStringLiteral("no"));
            const bool compared = p.against.n > 0;
            for (const double value : {p.against.ratio, p.against.low, p.against.high})
                cells << (compared ? number(value) : QString());
            cells << (!compared   ? QString()
                      : p.trusted ? QString::fromUtf8(verdictName(p.against.verdict).data())
                                  : QStringLiteral("NOT_TRUSTED"));
            all += cells.join(QLatin1Char('\t')) + QLatin1Char('\n');
        }
    return all;
}

} // namespace qs
