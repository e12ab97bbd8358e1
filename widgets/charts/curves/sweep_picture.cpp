// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/curves/sweep_picture.h"

#include "gpu/results/analysis.h"
#include "widgets/charts/core/axis_ticks.h"
#include "widgets/language/view_number.h"
#include "widgets/style/mode_style.h"

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

std::int64_t parameterOf(const Shape& shape, SweepParameter parameter)
{
    switch (parameter) {
    case SweepParameter::Tokens:
        return shape.tokens;
    case SweepParameter::Hidden:
        return shape.hidden;
    case SweepParameter::Elements:
        break;
    }
    return shape.elements();
}

/// A latency in the picture's quantity; 0 where it cannot be said.
double inQuantity(SweepQuantity quantity, double us, const ModeResult& mode, std::int64_t elements)
{
    if (!(us > 0) || !std::isfinite(us)) return 0;
    switch (quantity) {
    case SweepQuantity::LatencyUs:
        return us;
    case SweepQuantity::Gbps:
        return gigabytesPerSecond(mode.bytes, Microseconds{us});
    case SweepQuantity::NsPerElement:
        return us * 1e3 / static_cast<double>(std::max<std::int64_t>(1, elements));
    case SweepQuantity::PercentOfCeiling:
        return mode.ceilingUs > 0 ? 100.0 * mode.ceilingUs / us : 0;
    }
    return 0;
}

QString modeName(const ModeResult& mode)
{
    return QString::fromStdString(mode.requested.empty() ? schemeName(mode.scheme) : mode.requested);
}

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
    }

    SweepPicture make(const Calibration* calibration, int runningPoint)
    {
        const std::vector<RunSpec> planned = sweepPoints(m_spec);
        for (std::size_t i = 0; i < planned.size(); ++i)
            addPoint(static_cast<int>(i), planned[i].shape, static_cast<int>(i) == runningPoint);
        for (SweepSeries& series : m_picture.series)
            std::stable_sort(series.points.begin(), series.points.end(),
                             [](const SweepPoint& a, const SweepPoint& b) { return a.x < b.x; });
        for (QVector<double>* xs : {&m_picture.xs, &m_picture.waiting}) {
            std::sort(xs->begin(), xs->end());
            xs->erase(std::unique(xs->begin(), xs->end()), xs->end());
        }
        addCeilings();
        if (calibration) addDevice(*calibration);
        nameFacet();
        return std::move(m_picture);
    }

private:
    void addPoint(int index, const Shape& shape, bool running)
    {
        if (m_second && !m_picture.isFamily && parameterOf(shape, m_second->parameter) != m_value) return;
        const double x = static_cast<double>(parameterOf(shape, m_options.x));
        m_picture.xs.append(x);
        if (running) m_picture.running = x;
        bool any = false;
        if (static_cast<std::size_t>(index) < m_points.size())
            for (const ModeResult& mode : m_points[static_cast<std::size_t>(index)].modes)
                any = addMode(index, x, shape, mode) || any;
        if (!any && !running) m_picture.waiting.append(x);
    }

    bool addMode(int index, double x, const Shape& shape, const ModeResult& mode)
    {
        if (mode.latency.n == 0) return false;
        const QString name = modeName(mode);
        const bool chosen = m_picture.isFamily ? name == m_options.familyOf
                                               : m_options.modes.isEmpty() || m_options.modes.contains(name);
        if (!chosen) return true; // measured, and not looked at
        noteTraffic(x, shape, mode);
        SweepPoint point;
        point.x = x;
        point.y = inQuantity(m_options.quantity, mode.latency.p50, mode, shape.elements());
        if (!(point.y > 0)) return true;
        const double a = inQuantity(m_options.quantity, mode.latency.medianLow, mode, shape.elements());
        const double b = inQuantity(m_options.quantity, mode.latency.medianHigh, mode, shape.elements());
        point.low = std::min(a, b);
        point.high = std::max(a, b);
        point.resolved = isResolved(mode.latency);
        point.n = mode.latency.n;
        point.shape = shape;
        point.index = index;
        point.us = mode.latency.p50;
        point.usLow = mode.latency.medianLow;
        point.usHigh = mode.latency.medianHigh;
        point.gbps = mode.gbps();
        point.ceilingPercent = mode.ceilingPercent();
        point.launches = mode.sampling.launches;
        seriesFor(name, shape).points.append(point);
        return true;
    }

    SweepSeries& seriesFor(const QString& name, const Shape& shape)
    {
        const double value = m_picture.isFamily ? static_cast<double>(parameterOf(shape, m_second->parameter)) : 0;
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
    void noteTraffic(double x, const Shape& shape, const ModeResult& mode)
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
        const double y = inQuantity(m_options.quantity, mode.ceilingUs, mode, shape.elements());
        const double perElement = static_cast<double>(mode.bytes.value) / static_cast<double>(shape.elements());
        // Of a mode, since at one token the scales outweigh the codes and the classes would change on the way.
        m_ceilings[modeName(mode)].append({x, y, perElement});
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

    void nameFacet()
    {
        if (!m_second) {
            if (m_options.x == SweepParameter::Tokens)
                m_picture.facet =
                    SweepTexts::tr("hidden size %1").arg(countText(static_cast<double>(m_spec.shape.hidden)));
            else if (m_options.x == SweepParameter::Hidden)
                m_picture.facet = SweepTexts::tr("%1 tokens").arg(countText(static_cast<double>(m_spec.shape.tokens)));
            return;
        }
        const bool hidden = m_second->parameter == SweepParameter::Hidden;
        if (m_picture.isFamily)
            m_picture.facet = (hidden ? SweepTexts::tr("%1, a line for each hidden size")
                                      : SweepTexts::tr("%1, a line for each number of tokens"))
                                  .arg(m_options.familyOf);
        else
            m_picture.facet = (hidden ? SweepTexts::tr("hidden size %1") : SweepTexts::tr("%1 tokens"))
                                  .arg(countText(static_cast<double>(m_value)));
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

const SweepAxis* secondAxis(const RunSpec& spec, SweepParameter x)
{
    if (spec.axes.size() != 2) return nullptr;
    // Against elements the sizes of the first axis run, too.
    return spec.axes[0].parameter == x || x == SweepParameter::Elements ? &spec.axes[1] : &spec.axes[0];
}

QVector<SweepParameter> sweepXChoices(const RunSpec& spec)
{
    QVector<SweepParameter> choices;
    for (const SweepAxis& axis : spec.axes)
        choices.append(axis.parameter);
    if (!choices.isEmpty() && !choices.contains(SweepParameter::Elements)) choices.append(SweepParameter::Elements);
    return choices;
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
    case SweepQuantity::PercentOfCeiling:
        break;
    }
    return SweepTexts::tr("Logarithmic share of the measured ceiling");
}

QString sweepParameterLabel(SweepParameter parameter)
{
    switch (parameter) {
    case SweepParameter::Tokens:
        return SweepTexts::tr("tokens");
    case SweepParameter::Hidden:
        return SweepTexts::tr("hidden size");
    case SweepParameter::Elements:
        break;
    }
    return SweepTexts::tr("elements");
}

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
    case SweepQuantity::PercentOfCeiling:
        break;
    }
    return numberText(value, digits) + QStringLiteral(" %");
}

QString elementTimeText(double us, std::int64_t elements)
{
    if (elements <= 0 || !(us > 0)) return {};
    return SweepTexts::tr("computed: %1 / %2 elements = %3")
        .arg(latencyText(us), countText(static_cast<double>(elements)),
             elementTimeNumber(us * 1e3 / static_cast<double>(elements)));
}

QString sweepDataText(const SweepPicture& picture)
{
    QString text =
        QStringLiteral("mode\tnum_tokens\thidden_size\telements\tn\tp50_us\tp50_low_us\tp50_high_us\tgb_per_s\t"
                       "ns_per_element\tceiling_percent\tresolved\n");
    const auto number = [](double value) { return QString::number(value, 'g', 9); };
    for (const SweepSeries& series : picture.series)
        for (const SweepPoint& p : series.points) {
            const QStringList cells{series.mode,
                                    QString::number(p.shape.tokens),
                                    QString::number(p.shape.hidden),
                                    QString::number(p.shape.elements()),
                                    QString::number(p.n),
                                    number(p.us),
                                    number(p.usLow),
                                    number(p.usHigh),
                                    number(p.gbps),
                                    number(p.us * 1e3 / static_cast<double>(p.shape.elements())),
                                    p.ceilingPercent > 0 ? number(p.ceilingPercent) : QString(),
                                    p.resolved ? QStringLiteral("yes") : QStringLiteral("no")};
            text += cells.join(QLatin1Char('\t')) + QLatin1Char('\n');
        }
    return text;
}

} // namespace qs
