// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/curves/roofline_picture.h"

#include "widgets/charts/curves/roofline_words.h"
#include "widgets/language/qt_text.h"
#include "widgets/language/view_number.h"
#include "widgets/style/modes/mode_style.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace qs {

namespace {

constexpr double kAbovePercent = 102; ///< above its limit by more than noise

double perSecond(double operations, double us) { return us > 0 ? operations / us * 1e-6 : 0; }

/// Operations that a mode is placed by; 0: it has no place.
double placedOperations(const Segment& segment, const ModeResult& mode, bool& nominal)
{
    nominal = false;
    if (mode.operations > 0) return mode.operations;
    if (mode.isImported() || !takesTensor(segment.spec.operation)) return 0;
    nominal = true;
    return kNominalOperations * static_cast<double>(segment.spec.shape.elements());
}

void addRoofs(RooflinePicture& picture, const Segment& segment, const Calibration& calibration)
{
    for (const ModeResult& mode : segment.modes) {
        const auto rate = calibration.matrixTflops.find(mode.rate);
        if (mode.rate.empty() || rate == calibration.matrixTflops.end() || !(rate->second > 0)) continue;
        const QString name = text(mode.rate);
        const bool known = std::any_of(picture.roofs.begin(), picture.roofs.end(),
                                       [&](const RooflineRoof& roof) { return roof.rate == name; });
        if (!known) picture.roofs.append({name, rate->second});
    }
    std::sort(picture.roofs.begin(), picture.roofs.end(),
              [](const RooflineRoof& a, const RooflineRoof& b) { return a.tflops > b.tflops; });
}

/// 'int8-token-dynamic reaches 98% of its ceiling'. A cold run is not said to be served by the caches.
QString reachText(const RooflinePicture& picture, const RooflinePoint& best)
{
    const QString percent = viewFixed(best.share(), 0), name = picture.nameOf(best);
    if (best.ceiling > 0)
        return Roofline::tr("%1 reaches %2% of its ceiling, a kernel that only moves the same bytes")
            .arg(name, percent);
    if (best.percent() <= kAbovePercent)
        return Roofline::tr("%1 reaches %2% of what this device allows").arg(name, percent);
    if (!best.isMemoryBound(picture.copyOf(best)))
        return Roofline::tr("%1 is at %2% of the calibrated %3 rate").arg(name, percent, best.rate);
    if (picture.isCold)
        return Roofline::tr("%1 is at %2% of the rate of a plain copy, which writes as much as it reads")
            .arg(name, percent);
    return Roofline::tr("%1 is at %2% of the copy rate, so its data stays in the cache").arg(name, percent);
}

} // namespace

bool RooflinePicture::hasNominal() const
{
    return std::any_of(points.begin(), points.end(), [](const RooflinePoint& point) { return point.nominal; });
}

QVector<RooflineDevice> RooflinePicture::allDevices() const
{
    return devices.isEmpty() ? QVector<RooflineDevice>{{QString(), copyGbps, cacheGbps, roofs}} : devices;
}

double RooflinePicture::copyOf(const RooflinePoint& point) const
{
    return devices.isEmpty() ? copyGbps : devices[point.device].copyGbps;
}

QString RooflinePicture::nameOf(const RooflinePoint& point) const
{
    if (devices.isEmpty()) return point.name;
    return Roofline::tr("%1, %2", "a mode and the device").arg(point.name, devices[point.device].name);
}

double roofAt(const RooflinePicture& picture, double intensity, const QString& rate)
{
    if (!(picture.copyGbps > 0)) return 0;
    const double slope = intensity * picture.copyGbps * 1e-3;
    if (rate.isEmpty()) return slope;
    for (const RooflineRoof& roof : picture.roofs)
        if (roof.rate == rate) return std::min(slope, roof.tflops);
    return 0; // its rate was not measured: what the device allows is not known
}

RooflinePicture rooflinePicture(const Segment& segment, const Calibration* calibration)
{
    RooflinePicture picture;
    picture.unit = LatencySpan::of(segment).unit();
    picture.isCold = segment.spec.cache != CacheMode::Hot;
    picture.hasCalibration = calibration && calibration->copyGbps > 0;
    if (picture.hasCalibration) {
        picture.copyGbps = calibration->copyGbps;
        picture.cacheGbps = calibration->cacheGbps;
        addRoofs(picture, segment, *calibration);
    }
    for (const ModeResult& mode : segment.modes) {
        if (!mode.knows(mode.latency.p50) || !(mode.latency.p50 > 0)) continue;
        RooflinePoint point;
        const double operations = placedOperations(segment, mode, point.nominal);
        if (!(operations > 0) || mode.bytes.value == 0) {
            ++picture.unplaced;
            continue;
        }
        const Summary& s = mode.latency;
        point.name = text(mode.requested);
        point.label = shortModeName(point.name);
        point.intensity = operations / static_cast<double>(mode.bytes.value);
        point.us = s.p50;
        point.usLow = mode.isOfSamples() ? s.medianLow : s.p50;
        point.usHigh = mode.isOfSamples() ? s.medianHigh : s.p50;
        point.tflops = perSecond(operations, point.us);
        point.low = perSecond(operations, point.usHigh);
        point.high = perSecond(operations, point.usLow);
        point.gbps = mode.gbps();
        point.n = s.n;
        point.operations = mode.operations;
        point.bytes = mode.bytes;
        point.rate = text(mode.rate);
        point.isImported = mode.isImported();
        point.ceiling = mode.ceilingIsRoofline ? 0 : mode.ceilingPercent();
        point.roof = roofAt(picture, point.intensity, point.rate);
        picture.points.append(point);
    }
    return picture;
}

RooflinePicture rooflineOfDevices(const QVector<RooflineSource>& sources)
{
    RooflinePicture all;
    for (const RooflineSource& source : sources) {
        const RooflinePicture one =
            rooflinePicture(source.segment, source.calibration ? &*source.calibration : nullptr);
        if (all.devices.isEmpty()) {
            all.unit = one.unit;
            all.isCold = one.isCold;
        }
        const auto device = static_cast<int>(all.devices.size());
        all.devices.append({source.name, one.copyGbps, one.cacheGbps, one.roofs});
        all.hasCalibration = all.hasCalibration || one.hasCalibration;
        all.copyGbps = std::max(all.copyGbps, one.copyGbps);
        all.unplaced += one.unplaced;
        for (RooflinePoint point : one.points) {
            point.device = device;
            all.points.append(point);
        }
    }
    return all;
}

const RooflinePoint* bestPoint(const RooflinePicture& picture)
{
    const RooflinePoint* best = nullptr;
    for (const RooflinePoint& point : picture.points)
        if (point.roof > 0 && (!best || point.share() > best->share())) best = &point;
    return best;
}

QString rooflineSentence(const RooflinePicture& picture)
{
    const RooflinePoint* best = bestPoint(picture);
    if (!best) return {};
    int bound = 0, known = 0;
    bool isAbove = false; // the line of the calibrated copy
    for (const RooflinePoint& point : picture.points) {
        if (!(point.roof > 0)) continue;
        ++known;
        const bool isBound = point.isMemoryBound(picture.copyOf(point));
        bound += isBound ? 1 : 0;
        isAbove = isAbove || (isBound && point.percent() > kAbovePercent);
    }
    const QString reaches = reachText(picture, *best);
    QString said = known == 1       ? bound ? Roofline::tr("%1; it is memory-bound.").arg(reaches)
                                            : Roofline::tr("%1; it is compute-bound.").arg(reaches)
                         : bound == known ? Roofline::tr("%1; all of them are memory-bound.").arg(reaches)
                   : bound == 0     ? Roofline::tr("%1; all of them are compute-bound.").arg(reaches)
                                    : Roofline::tr("%1; %2 of %3 are memory-bound.").arg(reaches).arg(bound).arg(known);
    if (best->ceiling > 0 && isAbove)
        said += QLatin1Char(' ') +
                (picture.isCold
                     ? Roofline::tr("What lies above the copy line moves its bytes faster than the calibration's plain "
                                    "copy, which writes as much as it reads.")
                     : Roofline::tr("What lies above the copy line is served by the caches."));
    return said;
}

QString rooflineDataText(const RooflinePicture& picture)
{
    const auto number = [](double value) { return value > 0 ? QString::number(value, 'g', 9) : QString(); };
    QStringList lines{QStringList{Roofline::tr("Name"), Roofline::tr("Operations per byte"), Roofline::tr("TFLOP/s"),
                                  Roofline::tr("TFLOP/s low"), Roofline::tr("TFLOP/s high"), Roofline::tr("GB/s"),
                                  Roofline::tr("p50 (µs)"), Roofline::tr("n"), Roofline::tr("Operations"),
                                  Roofline::tr("Bytes"), Roofline::tr("Roof (TFLOP/s)"),
                                  Roofline::tr("Share of the roof (%)")}
                          .join(QLatin1Char('\t'))};
    for (const RooflinePoint& p : picture.points) {
        // Of what is placed nominally the arithmetic is no figure.
        const auto arithmetic = [&](double value) { return p.nominal ? QString() : number(value); };
        lines << QStringList{picture.nameOf(p),    arithmetic(p.intensity),
                             arithmetic(p.tflops), arithmetic(p.low),
                             arithmetic(p.high),   number(p.gbps),
                             number(p.us),         QString::number(p.n),
                             number(p.operations), QString::number(p.bytes.value),
                             arithmetic(p.roof),   number(p.percent())}
                     .join(QLatin1Char('\t'));
    }
    for (const RooflineDevice& device : picture.allDevices()) {
        const auto named = [&](const QString& line) {
            return device.name.isEmpty() ? line : device.name + QLatin1String(": ") + line;
        };
        if (device.copyGbps > 0) lines << named(Roofline::tr("memory\t\t\t\t\t%1").arg(number(device.copyGbps)));
        for (const RooflineRoof& roof : device.roofs)
            lines << named(Roofline::tr("roof %1\t\t%2").arg(roof.rate, number(roof.tflops)));
    }
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

} // namespace qs
