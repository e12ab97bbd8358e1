// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/results/run_result.h"

#include "widgets/charts/core/axis_ticks.h"

#include <QString>
#include <QVector>

#include <optional>

namespace qs {

/// A variant or mode in the roofline: how much arithmetic it does for each byte, and how fast.
struct RooflinePoint
{
    QString name;                         ///< decides colour and marker
    QString label;                        ///< written beside it
    double intensity = 0;                 ///< operations a byte
    double tflops = 0, low = 0, high = 0; ///< 10^12 operations a second at the median, and at its 95% interval
    double gbps = 0;
    double us = 0, usLow = 0, usHigh = 0; ///< p50 and its interval, microseconds
    qint64 n = 0;
    double operations = 0; ///< of one call
    Bytes bytes;           ///< moved by one call at least
    QString rate;          ///< key of the roof that bounds its arithmetic; empty: memory alone does
    double roof = 0;       ///< 10^12 operations a second that the device allows at this intensity; 0: not known
    bool nominal = false;  ///< no arithmetic is counted: placed at kNominalOperations an element
    bool isImported = false;
    int device = 0;     ///< of RooflinePicture::devices
    double ceiling = 0; ///< percent of a ceiling that was measured in the same rounds, as in the tables; 0: none was

    /// Part of the roof above it, in percent; 0: not known.
    double percent() const { return roof > 0 ? 100.0 * tflops / roof : 0.0; }
    /// Part of what is known best of its limit: of the measured ceiling, else of the roof.
    double share() const { return ceiling > 0 ? ceiling : percent(); }
    /// Memory rather than arithmetic is the nearer limit at this intensity, by the copy rate.
    bool isMemoryBound(double copyGbps) const
    {
        return copyGbps > 0 && roof > 0 && roof >= intensity * copyGbps * 1e-3 * 0.999;
    }
};

/// Of an element that is quantized, where nothing is counted: a multiplication and a rounding. Decides a place, never a
/// figure.
inline constexpr double kNominalOperations = 2;

/// A level that arithmetic of one type cannot exceed.
struct RooflineRoof
{
    QString rate; ///< 'bf16'
    double tflops = 0;
};

/// What one device allows.
struct RooflineDevice
{
    QString name;
    double copyGbps = 0, cacheGbps = 0;
    QVector<RooflineRoof> roofs; ///< descending
};

/// A roofline ready to be drawn: operations a byte against operations a second, both logarithmic.
struct RooflinePicture
{
    QVector<RooflinePoint> points;
    QVector<RooflineRoof> roofs;     ///< descending
    double copyGbps = 0;             ///< slope of the memory; 0: not calibrated
    double cacheGbps = 0;            ///< slope of the last-level cache; 0: not known
    QVector<RooflineDevice> devices; ///< of several, each with its own roofs; of one device none
    LatencyUnit unit;                ///< of the medians, those without a place among them
    int unplaced = 0;                ///< rows without bytes, or imported ones without operations: they have no place
    bool hasCalibration = false;
    bool isCold = false; ///< the operands were not in the caches
    bool saysSentence =
        true; ///< rooflineSentence() stands below the title; off where it is the title of what is around

    bool empty() const { return points.isEmpty(); }
    /// The devices, or the only one, without a name.
    QVector<RooflineDevice> allDevices() const;
    /// Copy rate of the device of a point.
    double copyOf(const RooflinePoint& point) const;
    /// 'int8-token-dynamic', of several devices 'int8-token-dynamic, gpu1'.
    QString nameOf(const RooflinePoint& point) const;
    bool hasNominal() const;
};

/// The picture of a segment. `calibration` of the run gives slope and roofs; may be null.
RooflinePicture rooflinePicture(const Segment& segment, const Calibration* calibration);

/// A run of one device for a picture of several.
struct RooflineSource
{
    QString name; ///< of the device
    Segment segment;
    std::optional<Calibration> calibration;
    QString run = {}; ///< id of the run that measured it
};
/// The points of all of them, under the roofs of each.
RooflinePicture rooflineOfDevices(const QVector<RooflineSource>& sources);

/// What a device allows at an intensity under the roof of `rate` (empty: the slope alone); 10^12 operations a second.
double roofAt(const RooflinePicture& picture, double intensity, const QString& rate);

/// The point nearest to its limit; null where no limit is known.
const RooflinePoint* bestPoint(const RooflinePicture& picture);
/// 'attention-fused reaches 71% of what this device allows; memory bounds 1 of 3 variants.' Of the measured ceiling
/// where there is one, as the tables have it. Empty without calibration.
QString rooflineSentence(const RooflinePicture& picture);
/// The values as a table, tab separated, C locale.
QString rooflineDataText(const RooflinePicture& picture);

} // namespace qs
