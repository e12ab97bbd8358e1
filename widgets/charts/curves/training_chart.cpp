// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/curves/training_chart.h"

#include "gpu/results/study_merge.h"
#include "widgets/charts/core/chart_canvas.h"
#include "widgets/charts/core/chart_header.h"
#include "widgets/charts/core/chart_text.h"
#include "widgets/language/view_number.h"
#include "widgets/style/modes/accuracy_mode_style.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace qs {

namespace {

/// 1, 2 or 5 times a power of ten, at or below `value`: an axis that follows it moves seldom.
double floor125(double value)
{
    const double power = std::pow(10.0, std::floor(std::log10(value)));
    for (const double step : {5.0, 2.0, 1.0})
        if (step * power <= value * (1 + 1e-9)) return step * power;
    return power;
}

QString lossText(double loss) { return viewFixed(loss, loss < 0.1 ? 4 : 3); }

} // namespace

/// Two plots over the same epochs, for one size.
class TrainingPainter
{
public:
    TrainingPainter(const TrainingContent& chart, QSizeF size, const Theme& theme)
        : c(chart), t(theme), m_size(size),
          m_header(chart.title, chart.curves.empty() ? QString() : chart.finding, size)
    {
        layOut();
        findScales();
    }

    QVector<AxisPanel> panels() const
    {
        AxisPanel loss{m_loss, m_x, m_lossScale}, accuracy{m_accuracy, m_x, m_accuracyScale};
        loss.xLabels = false;
        return {loss, accuracy};
    }
    QRectF area(bool accuracy) const { return accuracy ? m_accuracy : m_loss; }
    const AxisScale& x() const { return m_x; }
    const AxisScale& fullX() const { return m_fullX; }
    const AxisScale& y(bool accuracy) const { return accuracy ? m_accuracyScale : m_lossScale; }
    const AxisScale& fullY(bool accuracy) const { return accuracy ? m_fullAccuracy : m_fullLoss; }
    double epochAt(double x) const { return m_x.value((x - m_loss.left()) / m_loss.width()); }
    double pixelOf(double epoch) const { return m_loss.left() + m_x.fraction(epoch) * m_loss.width(); }

    void paint(QPainter& p, ChartCanvas& canvas)
    {
        p.fillRect(QRectF(QPointF(), m_size), t.background);
        addKeys();
        m_header.paint(p, t);
        if (c.curves.empty()) return paintEmptyText(p, m_size, c.emptyText, t);
        canvas.begin(panels(), m_size, t, m_header.type());
        addCurves(canvas);
        canvas.paint(p);
        const QFont medium = Theme::font(m_header.type(), QFont::Medium);
        drawLabel(p, {m_accuracy.left(), m_accuracy.top() - 11}, TrainingChart::tr("Accuracy (%)"), medium, t.muted);
        drawLabel(p, {m_loss.right(), m_size.height() - 10}, TrainingChart::tr("epochs"), medium, t.muted,
                  Qt::AlignRight);
        for (const TrainingCurve& curve : c.curves) {
            paintChecks(p, curve, curve.checkLoss, m_loss, m_lossScale, 1);
            paintChecks(p, curve, curve.checkAccuracy, m_accuracy, m_accuracyScale, 100);
        }
        paintNames(p);
    }

private:
    void layOut()
    {
        double names = 40;
        for (const TrainingCurve& curve : c.curves)
            names = std::max(names, textWidth(name(curve), Theme::font(m_header.type(), QFont::DemiBold)));
        m_names = std::min(names, 0.3 * m_size.width());
        const double left = m_header.pad() + 44, right = m_size.width() - m_header.pad() - m_names - 26;
        const double top = m_header.bottom() + 2, bottom = m_size.height() - 42, between = 30;
        const double half = std::max(12.0, (bottom - top - between) / 2);
        m_loss = QRectF(std::round(left), std::round(top), std::max(30.0, std::round(right - left)), std::round(half));
        m_accuracy = m_loss.translated(0, std::round(half + between));
    }

    QString name(const TrainingCurve& curve) const { return c.nameOf(curve); }

    void findScales()
    {
        double epochs = 0, least = 1e300, most = 0, worst = 100;
        for (const TrainingCurve& curve : c.curves) {
            epochs =
                std::max(epochs, static_cast<double>(curve.plannedEpochs)); // the axis stands still while it trains
            if (!curve.epoch.empty()) epochs = std::max(epochs, curve.epoch.back());
            for (const auto* losses : {&curve.loss, &curve.checkLoss})
                for (const float v : *losses)
                    if (std::isfinite(v) && v > 0)
                        least = std::min(least, static_cast<double>(v)), most = std::max(most, static_cast<double>(v));
            for (const auto* accuracies : {&curve.accuracy, &curve.checkAccuracy})
                for (const float v : *accuracies)
                    if (std::isfinite(v)) worst = std::min(worst, 100.0 * static_cast<double>(v));
        }
        if (most <= 0) least = 0.1, most = 1;
        // Single lucky steps would stretch a log axis over decades without anything in them.
        least = std::max(least, most * 1e-4);
        const int across = static_cast<int>(std::clamp(m_loss.width() / 70, 2.0, 10.0)),
                  up = static_cast<int>(std::clamp(m_loss.height() / 34, 2.0, 6.0));
        m_fullX = linearScale(0, epochs > 0 ? epochs : 1, across);
        m_x = zoomedScale(m_fullX, c.xRange, across);
        const double low = floor125(least);
        m_fullLoss = logScale(low, std::max(1 / floor125(1 / most), low * 2), up);
        m_lossScale = zoomedScale(m_fullLoss, c.yRanges[0], up);
        const double floorAccuracy = worst > 90 ? 90 : worst > 50 ? 50 : 0;
        m_fullAccuracy = linearScale(floorAccuracy, 100, up);
        m_accuracyScale = zoomedScale(m_fullAccuracy, c.yRanges[1], up);
    }

    void addKeys()
    {
        m_header.setQuantity(TrainingChart::tr("Loss (log)"));
        if (c.curves.empty()) return;
        m_header.addKey(TrainingChart::tr("each step, and the running mean"), [this](QPainter& p, QPointF at) {
            p.setPen(QPen(mixed(t.background, t.muted, 0.4), 1));
            p.drawPolyline(QPolygonF({at + QPointF(0, 3), at + QPointF(5, -5), at + QPointF(9, 5), at + QPointF(13, -4),
                                      at + QPointF(18, 3)}));
            p.setPen(QPen(t.muted, 2));
            p.drawLine(at + QPointF(0, 1), at + QPointF(18, -1));
        });
        m_header.addKey(TrainingChart::tr("on the calibration split"), [this](QPainter& p, QPointF at) {
            p.setPen(QPen(t.ink, 1.4));
            p.setBrush(t.background);
            p.drawEllipse(at + QPointF(9, 0), 4, 4);
        });
    }

    /// 0 at the bottom, 1 at the top; losses of zero have a place below.
    static double height(const AxisScale& scale, double value)
    {
        return scale.fraction(scale.log ? std::max(value, scale.min * 1e-3) : value);
    }
    double y(const QRectF& plot, const AxisScale& scale, double value) const
    {
        return plot.bottom() - std::clamp(height(scale, value), 0.0, 1.0) * plot.height();
    }

    /// Steps that fall into one column of pixels are one place of both lines: their range, pale, and the running mean,
    /// strong. What is drawn depends on the width alone, not on the number of steps.
    struct CurveLines
    {
        QPolygonF range, means;
    };
    CurveLines linesOf(const TrainingCurve& curve, bool accuracy) const
    {
        const std::vector<float>& values = accuracy ? curve.accuracy : curve.loss;
        const std::size_t n = std::min(curve.epoch.size(), values.size());
        if (n == 0) return {};
        const double unit = accuracy ? 100 : 1;
        // Over a sixtieth of what there is, around each step: long enough to be smooth, short enough not to lag behind
        // a turn.
        const std::size_t half = std::clamp<std::size_t>(n / 120, 1, 30);
        const std::vector<double> sums = runningSums(values, n, unit);
        const auto mean = [&](std::size_t i) {
            const std::size_t from = i - std::min(i, half), to = std::min(n, i + half + 1);
            return placed((sums[to] - sums[from]) / static_cast<double>(to - from), accuracy);
        };
        QPolygonF range, means;
        double low = 1e300, high = -1e300, column = -1e9, epoch = 0;
        const auto close = [&] {
            if (low > high) return;
            const bool falls = !range.isEmpty() && range.back().y() > (low + high) / 2; // no line across the range
            range << QPointF(epoch, falls ? high : low);
            if (high > low) range << QPointF(epoch, falls ? low : high);
            low = 1e300, high = -1e300;
        };
        for (std::size_t i = 0; i < n; ++i) {
            const double v = static_cast<double>(values[i]) * unit;
            if (!std::isfinite(v)) continue;
            if (const double x = pixelOf(curve.epoch[i]); x - column >= 1) {
                close();
                column = x;
                epoch = curve.epoch[i];
                means << QPointF(epoch, mean(i));
            }
            low = std::min(low, placed(v, accuracy));
            high = std::max(high, placed(v, accuracy));
        }
        close();
        means << QPointF(curve.epoch[n - 1], mean(n - 1));
        return {range, means};
    }

    /// The means over all ranges.
    void addCurves(ChartCanvas& canvas) const
    {
        for (const bool accuracy : {false, true}) {
            std::vector<std::pair<ModeStyle, CurveLines>> all;
            for (const TrainingCurve& curve : c.curves)
                all.emplace_back(modeStyle(QString::fromStdString(curve.mode), t), linesOf(curve, accuracy));
            for (const auto& [style, lines] : all)
                canvas.line(accuracy, lines.range, QPen(mixed(t.background, style.color, 0.3), 1));
            for (const auto& [style, lines] : all) {
                QPen pen = style.pen(1.8);
                if (lines.means.size() > 500)
                    pen.setStyle(Qt::SolidLine); // dashes of a long noisy line cost more than they tell
                canvas.line(accuracy, lines.means, pen);
            }
        }
    }

    static std::vector<double> runningSums(const std::vector<float>& values, std::size_t n, double unit)
    {
        std::vector<double> sums(n + 1, 0.0);
        for (std::size_t i = 0; i < n; ++i)
            sums[i + 1] =
                sums[i] + (std::isfinite(values[i]) ? static_cast<double>(values[i]) * unit
                                                    : sums[i] / static_cast<double>(std::max<std::size_t>(1, i)));
        return sums;
    }

    /// A lucky step below the axis stands at its lower end; out of a zoomed plot lines go.
    double placed(double value, bool accuracy) const
    {
        const AxisScale& scale = y(accuracy);
        if (!isZoomed(area(accuracy))) return std::clamp(value, scale.min, scale.max);
        return scale.log ? std::max(value, scale.min * 1e-3) : value;
    }

    bool isZoomed(const QRectF& plot) const { return c.xRange || c.yRanges[plot == m_accuracy ? 1 : 0]; }

    void paintChecks(QPainter& p, const TrainingCurve& curve, const std::vector<float>& values, const QRectF& plot,
                     const AxisScale& scale, double unit) const
    {
        ModeStyle style = modeStyle(QString::fromStdString(curve.mode), t);
        style.color = style.text;
        style.isStatic = true; // hollow, so that the line stays in sight
        for (std::size_t i = 0; i < std::min(curve.checkEpoch.size(), values.size()); ++i)
            if (std::isfinite(values[i])) {
                const QPointF at(pixelOf(curve.checkEpoch[i]), y(plot, scale, static_cast<double>(values[i]) * unit));
                const double f = height(scale, static_cast<double>(values[i]) * unit);
                const bool seen = at.x() >= plot.left() - 1 && at.x() <= plot.right() + 1 && f > -0.01 && f < 1.01;
                if (seen || !isZoomed(plot)) style.drawMarker(p, at, 9);
            }
    }

    void paintNames(QPainter& p) const
    {
        struct Side
        {
            const QRectF& plot;
            const AxisScale& scale;
            bool accuracy;
        };
        const QFont bold = Theme::font(m_header.type(), QFont::DemiBold);
        for (const Side& side : {Side{m_loss, m_lossScale, false}, Side{m_accuracy, m_accuracyScale, true}}) {
            QVector<double> wanted;
            QVector<const TrainingCurve*> shown;
            for (const TrainingCurve& curve : c.curves) {
                const auto& checks = side.accuracy ? curve.checkAccuracy : curve.checkLoss;
                const auto& steps = side.accuracy ? curve.accuracy : curve.loss;
                if (checks.empty() && steps.empty()) continue;
                wanted.append(
                    y(side.plot, side.scale,
                      static_cast<double>(checks.empty() ? steps.back() : checks.back()) * (side.accuracy ? 100 : 1)));
                shown.append(&curve);
            }
            const auto placed = spreadLabels(wanted, m_header.type() + 3, side.plot.top() - 4, side.plot.bottom() + 4);
            for (qsizetype i = 0; i < shown.size(); ++i)
                paintName(p, *shown[i], {side.plot.right() + 14, placed[i]}, bold);
        }
    }

    /// With the marker of its checks, since a short training ends far from the right edge.
    void paintName(QPainter& p, const TrainingCurve& curve, QPointF at, const QFont& font) const
    {
        ModeStyle style = modeStyle(QString::fromStdString(curve.mode), t);
        drawLabel(p, at + QPointF(10, 0), elided(name(curve), font, m_names), font, style.text);
        style.color = style.text;
        style.isStatic = true;
        style.drawMarker(p, at, 9);
    }

    const TrainingContent& c;
    const Theme& t;
    QSizeF m_size;
    ChartHeader m_header;
    QRectF m_loss, m_accuracy;
    AxisScale m_x, m_lossScale, m_accuracyScale;   ///< as shown
    AxisScale m_fullX, m_fullLoss, m_fullAccuracy; ///< without zoom
    double m_names = 40;
};

TrainingContent::TrainingContent()
{
    title = tr("Training");
    emptyText = tr("No training yet. Press F5 to see loss and accuracy while the model is trained.");
}

void TrainingChart::append(const TrainingCurve& part)
{
    const std::size_t before = m_content.curves.size();
    merge(m_content.curves, part);
    // Once an epoch is often enough to be read aloud.
    if (m_content.curves.size() > before || !part.checkEpoch.empty()) updateAccessibleText();
    invalidate();
}

QString TrainingContent::summary() const
{
    if (curves.empty()) return emptyText;
    QStringList parts;
    for (const TrainingCurve& curve : curves) {
        const QString name = accuracyModeTitle(QString::fromStdString(curve.mode));
        if (!curve.checkLoss.empty() && !curve.checkAccuracy.empty())
            parts << tr("%1 after %2 epochs: loss %3, accuracy %4% on the calibration split")
                         .arg(name, viewGeneral(curve.checkEpoch.empty() ? 0.0 : curve.checkEpoch.back(), 6),
                              lossText(static_cast<double>(curve.checkLoss.back())),
                              viewFixed(100 * static_cast<double>(curve.checkAccuracy.back()), 2));
        else if (!curve.loss.empty())
            parts << tr("%1: loss %2 so far").arg(name, lossText(static_cast<double>(curve.loss.back())));
    }
    return findingAhead() + parts.join(QStringLiteral("; ")) + QLatin1Char('.');
}

QString TrainingContent::nameOf(const TrainingCurve& curve) const
{
    return curve.mode == "fp32" ? TrainingChart::tr("FP32") : accuracyModeTitle(QString::fromStdString(curve.mode));
}

ChartTable TrainingContent::dataTable() const
{
    ChartTable table({{tr("training"), {}},
                      {tr("of"), {}},
                      {tr("epoch"), {}},
                      {tr("loss"), {}},
                      {tr("accuracy"), QStringLiteral("%")}});
    const auto add = [&](const TrainingCurve& curve, const QString& of, const auto& epochs, const auto& losses,
                         const auto& accuracies) {
        for (std::size_t i = 0; i < epochs.size(); ++i) {
            const auto at = [&](const auto& values, double unit) {
                return i < values.size() ? QVariant(unit * static_cast<double>(values[i])) : QVariant();
            };
            table.addRow({nameOf(curve), of, static_cast<double>(epochs[i]), at(losses, 1), at(accuracies, 100)});
        }
    };
    for (const TrainingCurve& curve : curves) {
        add(curve, tr("calibration split"), curve.checkEpoch, curve.checkLoss, curve.checkAccuracy);
        add(curve, tr("step"), curve.epoch, curve.loss, curve.accuracy);
    }
    return table;
}

QVector<ChartPlot> TrainingContent::plots(QSizeF size) const
{
    if (curves.empty()) return {};
    const Theme theme = Theme::light();
    const TrainingPainter painter(*this, size, theme);
    QVector<ChartPlot> both;
    for (const bool accuracy : {false, true}) {
        ChartPlot plot{painter.area(accuracy),
                       zoomingAxis(painter.x(), painter.fullX(), TrainingChart::tr("epochs"),
                                   [](double v) { return TrainingChart::tr("epoch %1").arg(viewFixed(v, 2)); }),
                       zoomingAxis(painter.y(accuracy), painter.fullY(accuracy),
                                   accuracy ? TrainingChart::tr("accuracy") : TrainingChart::tr("loss"), lossText)};
        plot.x.difference = [](double v) { return viewFixed(v, 2); };
        if (accuracy) plot.y.text = [](double v) { return viewPercent(viewFixed(v, 2)); };
        both.append(plot);
    }
    return both;
}

QVector<ChartDatum> TrainingContent::data(QSizeF size) const
{
    QVector<ChartDatum> all;
    const QVector<ChartPlot> both = plots(size);
    for (int plot = 0; plot < both.size(); ++plot)
        for (std::size_t k = 0; k < curves.size(); ++k) {
            const auto& values = plot == 0 ? curves[k].loss : curves[k].accuracy;
            double last = -1e9;
            for (std::size_t i = 0; i < std::min(values.size(), curves[k].epoch.size()); ++i) {
                const double y = static_cast<double>(values[i]) * (plot == 0 ? 1 : 100);
                const QPointF at = both[plot].pixel(curves[k].epoch[i], std::max(y, both[plot].y.scale.min));
                if (!std::isfinite(y) || at.x() - last < 4 || !both[plot].area.adjusted(-1, -1, 1, 1).contains(at))
                    continue;
                last = at.x();
                all.append({static_cast<int>(k), static_cast<int>(i), plot, at, curves[k].epoch[i], y, {}});
            }
        }
    return all;
}

ChartReadout TrainingContent::describe(const ChartDatum& datum, QSizeF) const
{
    const auto k = static_cast<std::size_t>(datum.series), i = static_cast<std::size_t>(datum.point);
    if (k >= curves.size() || i >= curves[k].epoch.size() || i >= curves[k].loss.size()) return {};
    const TrainingCurve& curve = curves[k];
    ChartReadout readout{.series = nameOf(curve),
                         .x = tr("epoch %1").arg(viewFixed(curve.epoch[i], 2)),
                         .y = tr("loss %1").arg(lossText(static_cast<double>(curve.loss[i]))),
                         .datum = datum,
                         .valid = true};
    if (i < curve.accuracy.size())
        readout.details << tr("accuracy %1%").arg(viewFixed(100 * static_cast<double>(curve.accuracy[i]), 1));
    return readout;
}

/// By the epoch under the pointer: every training that has a step there; the nearest in height is the datum.
ChartReadout TrainingContent::readoutAt(QPointF at, QSizeF size) const
{
    const QVector<ChartPlot> both = plots(size);
    const int number = both.size() == 2 && both[1].area.contains(at) ? 1 : 0;
    if (both.isEmpty() || !both[number].area.contains(at)) return {};
    const double epoch = both[number].value(at).x();
    ChartReadout best;
    QStringList lines;
    double least = 1e300;
    for (std::size_t k = 0; k < curves.size(); ++k) {
        const TrainingCurve& curve = curves[k];
        const auto next = std::lower_bound(curve.epoch.begin(), curve.epoch.end(), epoch);
        const auto i = static_cast<std::size_t>(next - curve.epoch.begin());
        const auto& values = number == 0 ? curve.loss : curve.accuracy;
        if (next == curve.epoch.end() || i >= values.size()) continue;
        const double y = static_cast<double>(values[i]) * (number == 0 ? 1 : 100);
        const QPointF place =
            both[number].pixel(*next, std::clamp(y, both[number].y.scale.min, both[number].y.scale.max));
        ChartReadout readout = describe({static_cast<int>(k), static_cast<int>(i), number, place, *next, y, {}}, size);
        lines << readout.series + QStringLiteral(": ") +
                     (QStringList{readout.y} + readout.details).join(QStringLiteral(", "));
        if (std::abs(place.y() - at.y()) >= least) continue;
        least = std::abs(place.y() - at.y());
        best = readout;
    }
    if (!best.valid) return best;
    return {.x = best.x, .details = lines, .datum = best.datum, .valid = true};
}

void TrainingContent::paint(QPainter& painter, QSizeF size, const Theme& theme, ChartCanvas& canvas) const
{
    TrainingPainter(*this, size, theme).paint(painter, canvas);
}

} // namespace qs
