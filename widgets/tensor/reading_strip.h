// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/results/run_result.h"

#include "widgets/charts/core/axis_ticks.h"

#include <QIcon>
#include <QWidget>

#include <optional>

class QHBoxLayout;
class QLabel;

namespace qs {

/// The figures of one mode that matter most; what is not known is empty.
struct Reading
{
    QString mode;
    QString cache; ///< 'cold', 'hot'
    qint64 n = 0;  ///< samples that the median rests on
    int launchesPerSample = 1;
    std::optional<LatencyUnit> unit; ///< of all latencies of the run; none: that of the median
    std::optional<double> medianUs;
    std::optional<double> medianLowUs, medianHighUs; ///< 95% interval of the median
    bool resolved = false;                           ///< the interval lies within ±1%, and n is enough
    QString otherCache;            ///< the other state of the caches where both are measured: 'hot' beside a cold run
    std::optional<double> otherUs; ///< its median
    std::optional<double> otherLowUs, otherHighUs;
    QString importedFrom; ///< not measured here
    std::optional<double> gbps;
    std::optional<double> tflops; ///< where arithmetic may bound it
    double operations = 0;        ///< of one call
    bool isRoofline = false;      ///< the ceiling is the device's rates, not a kernel
    std::optional<Bytes> bytes;   ///< what one launch moves
    std::optional<double> ceilingPercent;
    std::optional<double> ceilingGbps;
    std::optional<ErrorMetrics> error;

    static Reading of(const ModeResult& mode, CacheMode cache);
};

/// The strip of big numbers under the scope: latency, bandwidth, share of the ceiling, accuracy. Each has a
/// caption and a tooltip that says how it was got; a grey dash while it is not known.
class ReadingStrip : public QWidget
{
    Q_OBJECT

public:
    explicit ReadingStrip(QWidget* parent = nullptr);
    void setReading(const Reading& reading);
    void clear() { setReading({}); }
    /// Small picture of the mode, beside its name.
    void setModeIcon(const QIcon& icon);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Cell
    {
        QWidget* box = nullptr;
        QLabel* value = nullptr;
        QLabel* detail = nullptr;
        QLabel* caption = nullptr;
    };
    Cell makeCell(const QString& objectName, const QString& caption);
    void fill(const Cell& cell, const QString& value, const QString& detail, const QString& toolTip);
    void fillLatency();
    void fillOther();
    QString latencyCaption() const;
    void fillBandwidth();
    void fillCeiling();
    void fillAccuracy();
    void recolor();
    void arrange();

    Reading m_reading;
    QIcon m_icon;
    QHBoxLayout* m_row = nullptr;
    QLabel* m_modeIcon = nullptr;
    QLabel* m_mode = nullptr;
    QLabel* m_modeCaption = nullptr;
    Cell m_latency, m_other, m_bandwidth, m_ceiling, m_accuracy;
};

} // namespace qs
