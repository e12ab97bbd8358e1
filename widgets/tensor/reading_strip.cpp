// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tensor/reading_strip.h"

#include "gpu/results/analysis.h"
#include "widgets/charts/scope/work_text.h"
#include "widgets/controls/form_rows.h"
#include "widgets/findings/ink.h"
#include "widgets/language/isolates.h"
#include "widgets/language/message_text.h"
#include "widgets/language/view_number.h"
#include "widgets/style/text_scale.h"
#include "widgets/style/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <vector>

namespace qs {

namespace {

constexpr double kBig = 22;
constexpr int kApart = 28, kClose = 16; ///< pixels between the parts

struct Scaled
{
    double divisor;
    int decimals;
    QString unit;
};

/// In `unit`, with three digits; the interval is given in the same one.
Scaled scaled(double us, const std::optional<LatencyUnit>& unit)
{
    const LatencyUnit in = unit.value_or(latencyUnit(us));
    const double v = us / in.factor;
    return {in.factor, v < 1 ? 3 : v < 10 ? 2 : v < 100 ? 1 : 0, in.name};
}

QString number(double value, int decimals)
{
    return decimals == 0 ? viewCount(std::llround(value)) : viewFixed(value, decimals);
}
constexpr qint64 kIntervalSamples = 6; ///< from which on there is a 95% interval of the median

QString nameOf(CacheMode cache) { return markedText(cacheName(cache)); }
} // namespace

Reading Reading::of(const ModeResult& mode, CacheMode cache)
{
    Reading r;
    r.mode = QString::fromStdString(mode.requested.empty() ? schemeName(mode.scheme) : mode.requested);
    const bool both = mode.otherLatency.n > 0;
    // 'both' is no state of the caches: the figures are of the one that the other is not.
    const CacheMode own = mode.otherCache == CacheMode::Hot ? CacheMode::Cold : CacheMode::Hot;
    r.cache = nameOf(both || cache == CacheMode::Both ? own : cache);
    r.importedFrom = QString::fromStdString(mode.importedFrom);
    if (both) {
        r.otherCache = nameOf(mode.otherCache);
        r.otherUs = mode.otherLatency.p50;
        r.otherLowUs = mode.otherLatency.medianLow;
        r.otherHighUs = mode.otherLatency.medianHigh;
    }
    r.resolved = isResolved(mode.latency);
    r.n = mode.latency.n;
    r.launchesPerSample = mode.sampling.launches;
    if (mode.knows(mode.latency.p50)) {
        r.medianUs = mode.latency.p50;
        if (mode.isOfSamples()) {
            r.medianLowUs = mode.latency.medianLow;
            r.medianHighUs = mode.latency.medianHigh;
        }
        if (mode.bytes.value > 0) {
            r.gbps = mode.gbps();
            r.bytes = mode.bytes;
        }
        if (mode.operations > 0 && !mode.rate.empty()) {
            r.tflops = mode.tflops();
            r.operations = mode.operations;
        }
        r.isRoofline = mode.ceilingIsRoofline;
        if (mode.ceilingUs > 0 && mode.latency.n >= kMinForPercent) {
            r.ceilingPercent = mode.ceilingPercent();
            r.ceilingGbps = mode.ceilingGbps();
        }
    }
    r.error = mode.error;
    return r;
}

ReadingStrip::ReadingStrip(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("readingStrip"));
    setAccessibleName(tr("Readings of the active mode"));
    m_row = makeBox<QHBoxLayout>(this, {12, 6, 12, 8}, 28);
    m_latency = makeCell(QStringLiteral("readingLatency"), tr("median latency"));
    m_other = makeCell(QStringLiteral("readingOther"), {});
    m_bandwidth = makeCell(QStringLiteral("readingBandwidth"), tr("bandwidth"));
    m_ceiling = makeCell(QStringLiteral("readingCeiling"), tr("of ceiling"));
    m_accuracy = makeCell(QStringLiteral("readingAccuracy"), tr("SQNR"));
    m_row->addStretch(1);

    auto* names = new QVBoxLayout;
    names->setSpacing(0);
    auto* line = new QHBoxLayout;
    line->setSpacing(6);
    m_modeIcon = new QLabel(this);
    m_mode = named(new QLabel(this), "readingMode");
    m_mode->setFont(uiFont(Theme::baseSize, QFont::DemiBold));
    m_modeCaption = new QLabel(this);
    m_modeCaption->setFont(uiFont(Theme::baseSize - 1));
    m_modeCaption->setAlignment(Qt::AlignRight);
    line->addStretch(1);
    addAll(line, {m_modeIcon, m_mode});
    names->addStretch(1);
    names->addLayout(line);
    names->addWidget(m_modeCaption);
    m_row->addLayout(names);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setMinimumWidth(320); // parts hide before the window has to grow
    setReading({});
}

ReadingStrip::Cell ReadingStrip::makeCell(const QString& objectName, const QString& caption)
{
    Cell cell;
    cell.box = new QWidget(this);
    auto* column = makeBox<QVBoxLayout>(cell.box, {}, 0);
    auto* line = new QHBoxLayout;
    line->setSpacing(6);
    cell.value = new QLabel(cell.box);
    cell.value->setObjectName(objectName);
    cell.value->setFont(uiFont(kBig, QFont::DemiBold));
    cell.value->setTextInteractionFlags(Qt::TextSelectableByMouse);
    cell.detail = new QLabel(cell.box);
    cell.detail->setFont(uiFont(Theme::baseSize));
    cell.detail->setAlignment(Qt::AlignLeft | Qt::AlignBottom);
    cell.detail->setContentsMargins(0, 0, 0, 4); // on the base line of the big figures
    cell.caption = new QLabel(caption, cell.box);
    cell.caption->setFont(uiFont(Theme::baseSize - 1));
    addAll(line, {cell.value, cell.detail});
    line->addStretch(1);
    column->addLayout(line);
    column->addWidget(cell.caption);
    m_row->addWidget(cell.box);
    return cell;
}

void ReadingStrip::fill(const Cell& cell, const QString& value, const QString& detail, const QString& toolTip)
{
    cell.value->setText(value.isEmpty() ? QStringLiteral("–") : isolatedForView(value));
    cell.value->setEnabled(!value.isEmpty());
    cell.detail->setText(isolatedForView(detail));
    cell.detail->setVisible(!detail.isEmpty());
    cell.box->setToolTip(toolTip);
    cell.value->setToolTip(toolTip.isEmpty()
                               ? QString()
                               : cell.value->text() + QLatin1Char('\n') + toolTip); // also where the strip is narrow
    cell.value->setAccessibleName(
        tr("%1: %2 %3").arg(cell.caption->text(), value.isEmpty() ? tr("not known") : value, detail));
    // Only ever wider, so that neighbours do not jump with each figure; back to small when emptied.
    const int wanted = value.isEmpty() ? 0 : cell.box->layout()->sizeHint().width();
    cell.box->setMinimumWidth(value.isEmpty() ? 0 : std::max(cell.box->minimumWidth(), wanted));
}

void ReadingStrip::setReading(const Reading& reading)
{
    if (reading.mode != m_reading.mode)
        for (const Cell& cell : {m_latency, m_other, m_bandwidth, m_ceiling, m_accuracy})
            cell.box->setMinimumWidth(0);
    m_reading = reading;
    m_latency.caption->setText(latencyCaption());
    fillLatency();
    fillOther();
    fillBandwidth();
    fillCeiling();
    fillAccuracy();
    m_mode->setText(reading.mode);
    m_modeCaption->setText(reading.mode.isEmpty() ? tr("no mode selected")
                           : reading.n > 0        ? tr("%1, n = %2")
                                                 .arg(reading.importedFrom.isEmpty() ? reading.cache : tr("imported"),
                                                      QLocale().toString(reading.n))
                           : reading.importedFrom.isEmpty() ? tr("not measured yet")
                                                            : tr("imported"));
    m_modeCaption->setToolTip(reading.importedFrom);
    arrange();
    recolor();
}

// What is said while the number may still move by more than 1%: of its interval, since 'resolved' is a word of
// verdicts.
QString ReadingStrip::latencyCaption() const
{
    const Reading& r = m_reading;
    if (r.n == 0) return tr("median latency");
    QString name = r.otherUs ? tr("%1 median, n = %2").arg(r.cache, QLocale().toString(r.n))
                             : tr("median, n = %1").arg(QLocale().toString(r.n));
    if (r.resolved || !r.importedFrom.isEmpty() || !r.medianUs || !r.medianLowUs || !r.medianHighUs) return name;
    if (r.n < kIntervalSamples) return name;
    const double wide = 50 * (*r.medianHighUs - *r.medianLowUs) / *r.medianUs;
    if (wide <= 1) return name; // n is below 59
    return tr("%1 · ±%2, wider than 1%").arg(name, viewPercent(viewFixed(wide, wide < 10 ? 1 : 0)));
}

void ReadingStrip::fillOther()
{
    const Reading& r = m_reading;
    m_other.caption->setText(tr("%1 median").arg(r.otherCache));
    if (!r.otherUs) return fill(m_other, {}, {}, {});
    const Scaled s = scaled(*r.otherUs, r.unit);
    QString toolTip = tr("Median latency with %1 caches, measured in the same rounds.").arg(r.otherCache);
    if (r.otherLowUs && r.otherHighUs)
        toolTip += QLatin1Char('\n') + tr("95% interval: [%1, %2] %3.")
                                           .arg(number(*r.otherLowUs / s.divisor, s.decimals + 1),
                                                number(*r.otherHighUs / s.divisor, s.decimals + 1), s.unit);
    fill(m_other, QStringLiteral("%1 %2").arg(number(*r.otherUs / s.divisor, s.decimals), s.unit), {}, toolTip);
}

void ReadingStrip::fillLatency()
{
    const Reading& r = m_reading;
    if (!r.medianUs) return fill(m_latency, {}, {}, tr("Median latency of the active mode: no sample yet."));
    const Scaled s = scaled(*r.medianUs, r.unit);
    QString detail, toolTip = r.n > 0 ? tr("Median of n = %1 samples, warm-up excluded.").arg(QLocale().toString(r.n))
                                      : tr("Median; the number of samples is not known.");
    if (r.medianLowUs && r.medianHighUs) {
        const double half = (*r.medianHighUs - *r.medianLowUs) / 2 / s.divisor;
        detail = QStringLiteral("±") + number(half, half > 0 && half < 0.1 && s.decimals < 2 ? 2 : s.decimals);
        toolTip += QLatin1Char('\n') +
                   (r.n < kIntervalSamples
                        ? tr("± is half the range from fastest to slowest; below n = 6 there is no 95% interval.")
                        : tr("± is half the 95% order-statistic interval of the median, [%1, %2] %3.")
                              .arg(number(*r.medianLowUs / s.divisor, s.decimals + 1),
                                   number(*r.medianHighUs / s.divisor, s.decimals + 1), s.unit));
    }
    if (!r.resolved && r.importedFrom.isEmpty())
        toolTip += QLatin1Char('\n') + tr("Not yet precise: the interval is wider than ±1%, or n is below 59.");
    if (!r.importedFrom.isEmpty())
        toolTip += QLatin1Char('\n') + tr("Imported from %1, not measured here.").arg(r.importedFrom);
    if (r.launchesPerSample > 1)
        toolTip +=
            QLatin1Char('\n') + tr("Each sample is the mean of %1 consecutive launches.").arg(r.launchesPerSample);
    fill(m_latency, QStringLiteral("%1 %2").arg(number(*r.medianUs / s.divisor, s.decimals), s.unit), detail, toolTip);
}

void ReadingStrip::fillBandwidth()
{
    const Reading& r = m_reading;
    m_bandwidth.caption->setText(r.tflops ? tr("arithmetic") : tr("bandwidth"));
    if (r.tflops) {
        QString toolTip = tr("Operations of the task / median latency, in 10¹² per second: %1 per call.")
                              .arg(operationsText(r.operations));
        if (r.gbps && r.bytes)
            toolTip += QLatin1Char('\n') + tr("Moving at least %1 gives %2 GB/s.")
                                               .arg(bytesText(*r.bytes), number(*r.gbps, *r.gbps < 100 ? 1 : 0));
        return fill(m_bandwidth,
                    tr("%1 TFLOP/s")
                        .arg(number(*r.tflops, *r.tflops < 1     ? 3
                                               : *r.tflops < 100 ? 1
                                                                 : 0)),
                    {}, toolTip);
    }
    if (!r.gbps) return fill(m_bandwidth, {}, {}, tr("Bytes that must be moved / median latency: not known yet."));
    QString toolTip = tr("Bytes that must be moved / median latency, in 10⁹ bytes per second.");
    if (r.bytes)
        toolTip += QLatin1Char('\n') + tr("One launch moves at least %1: input read once, result written once.")
                                           .arg(QLocale().formattedDataSize(static_cast<qint64>(r.bytes->value), 2,
                                                                            QLocale::DataSizeIecFormat));
    fill(m_bandwidth, tr("%1 GB/s").arg(number(*r.gbps, *r.gbps < 10 ? 2 : *r.gbps < 100 ? 1 : 0)), {}, toolTip);
}

void ReadingStrip::fillCeiling()
{
    const Reading& r = m_reading;
    if (!r.ceilingPercent)
        return fill(m_ceiling, {}, {},
                    tr("Time of a kernel with the same traffic / median latency: no ceiling measured yet."));
    m_ceiling.caption->setText(r.isRoofline ? tr("of roofline") : tr("of ceiling"));
    if (r.isRoofline)
        return fill(m_ceiling, viewPercent(viewOfCeiling(*r.ceilingPercent)), {},
                    tr("Shortest time at the calibrated memory and arithmetic rates of this device / median latency. "
                       "The Ceiling column of the table shows which rates apply."));
    QString toolTip = tr("Time of a kernel that only moves the same bytes / median latency. Both measured on "
                         "this device, in this run, with the same method.");
    if (r.ceilingGbps)
        toolTip +=
            QLatin1Char('\n') + tr("Ceiling: %1 GB/s.").arg(number(*r.ceilingGbps, *r.ceilingGbps < 100 ? 1 : 0));
    fill(m_ceiling, viewPercent(viewOfCeiling(*r.ceilingPercent)), {}, toolTip);
}

void ReadingStrip::fillAccuracy()
{
    const Reading& r = m_reading;
    if (!r.error) return fill(m_accuracy, {}, {}, tr("Signal to quantization noise: not computed yet."));
    const ErrorMetrics& e = *r.error;
    QString toolTip = tr("Signal to quantization noise, 10·log10(Σx² / Σ(x−x̂)²), over all finite values of the input.");
    if (e.nonFinite > 0)
        toolTip += QLatin1Char('\n') + tr("%1 values of the input are NaN or infinite and cannot be judged.")
                                           .arg(QLocale().toString(static_cast<qlonglong>(e.nonFinite)));
    const QString destroyed =
        e.destroyed > 0 ? tr("%1 destroyed").arg(QLocale().toString(static_cast<qlonglong>(e.destroyed))) : QString();
    if (e.destroyed > 0)
        toolTip += QLatin1Char('\n') + tr("Destroyed: finite values of the input that were restored as NaN or "
                                          "infinite. They are excluded from all figures.");
    if (e.kind() == ErrorKind::NotJudged) return fill(m_accuracy, tr("not judged"), destroyed, toolTip);
    if (std::isinf(e.sqnrDb) && e.sqnrDb > 0)
        return fill(m_accuracy, QStringLiteral("∞"),
                    e.exact()             ? tr("exact")
                    : destroyed.isEmpty() ? tr("in part")
                                          : destroyed,
                    toolTip);
    fill(m_accuracy, std::isfinite(e.sqnrDb) ? tr("%1 dB").arg(number(e.sqnrDb, 1)) : QStringLiteral("−∞"), destroyed,
         toolTip);
}

void ReadingStrip::setModeIcon(const QIcon& icon)
{
    m_icon = icon;
    m_modeIcon->setPixmap(icon.pixmap(16, 16));
    arrange();
}

void ReadingStrip::recolor()
{
    const Theme theme = Theme::fromPalette(palette());
    m_modeIcon->setPixmap(m_icon.pixmap(16, 16));
    for (const Cell& cell : {m_latency, m_other, m_bandwidth, m_ceiling, m_accuracy}) {
        setInk(cell.value, theme.ink, theme.faint);
        setInk(cell.detail, theme.muted);
        setInk(cell.caption, theme.muted);
    }
    setInk(m_modeCaption, theme.muted);
}

void ReadingStrip::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) recolor();
}

// The name of the mode gives way first, then accuracy and bandwidth: all of them also stand in the table.
void ReadingStrip::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void ReadingStrip::arrange()
{
    const QMargins margins = m_row->contentsMargins();
    const int names =
        std::max(m_mode->sizeHint().width() + (m_icon.isNull() ? 0 : 22), m_modeCaption->sizeHint().width());
    std::vector<QWidget*> boxes{m_latency.box, m_ceiling.box, m_bandwidth.box, m_accuracy.box}; // the last goes first
    if (m_reading.otherUs) boxes.insert(boxes.begin() + 1, m_other.box);
    const auto needed = [&](bool named, int spacing) {
        int wide = margins.left() + margins.right() + (named ? names : 0) + spacing; // that before what is free
        for (const QWidget* box : boxes)
            wide += std::max(box->minimumWidth(), box->layout()->sizeHint().width()) + spacing;
        return wide;
    };
    const bool roomy = needed(true, kApart) <= width();
    const int spacing = roomy || needed(false, kApart) <= width() ? kApart : kClose;
    while (!roomy && boxes.size() > 2 && needed(false, spacing) > width())
        boxes.pop_back();
    m_mode->setVisible(roomy);
    m_modeCaption->setVisible(roomy);
    m_modeIcon->setVisible(roomy && !m_icon.isNull());
    for (QWidget* box : {m_latency.box, m_other.box, m_bandwidth.box, m_ceiling.box, m_accuracy.box})
        box->setVisible(std::find(boxes.begin(), boxes.end(), box) != boxes.end());
    m_row->setSpacing(spacing);
}

} // namespace qs
