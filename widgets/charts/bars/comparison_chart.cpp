// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/bars/comparison_chart.h"

#include "gpu/measure/text/speed_up.h"
#include "widgets/charts/bars/comparison_painter.h"
#include "widgets/language/view_number.h"

#include <QMenu>

#include <cmath>

namespace qs {

ComparisonContent::ComparisonContent()
{
    emptyText = tr("Nothing to compare yet. Choose two or more modes and press F5.");
}

void ComparisonContent::setQuantity(const QString& quantityName, const QString& unitName)
{
    if (quantityName != quantity) forgetZoom();
    quantity = quantityName;
    unit = unitName;
}

void ComparisonChart::setLogAxis(bool log)
{
    if (log != m_content.log) m_content.forgetZoom();
    m_content.log = log;
    invalidate();
}

QString ComparisonContent::summary() const
{
    if (bars.isEmpty()) return emptyText;
    QStringList parts;
    for (const ComparisonBar& bar : bars) {
        const QString name = labelOf(bar);
        QString value = bar.note;
        if (std::isfinite(bar.value)) {
            value = numberText(bar.value, digits) + QLatin1Char(' ') + unit;
            if (bar.unresolved)
                value += tr(" (difference not resolved)");
            else if (!bar.note.isEmpty())
                value += QStringLiteral(" (%1)").arg(bar.note);
        }
        parts << (bar.isBaseline ? tr("%1 (baseline): %2").arg(name, value)
                                 : QStringLiteral("%1: %2").arg(name, value));
    }
    return findingAhead() + quantity + QStringLiteral(". ") + parts.join(QStringLiteral("; ")) + QLatin1Char('.');
}

ChartTable ComparisonContent::dataTable() const
{
    const QString whisker = interval.isEmpty() ? tr("interval") : interval;
    ChartTable table({{tr("mode"), {}},
                      {tr("name"), {}},
                      {quantity, unit},
                      {tr("%1, lower bound").arg(whisker), unit},
                      {tr("%1, upper bound").arg(whisker), unit},
                      {reference.isEmpty() ? tr("reference") : reference, unit},
                      {tr("note"), {}},
                      {tr("difference resolved"), {}},
                      {tr("speed-up"), {}},
                      {tr("speed-up, lower bound"), {}},
                      {tr("speed-up, upper bound"), {}}});
    for (const ComparisonBar& bar : bars)
        table.addRow({bar.mode, labelOf(bar), bar.value, bar.low, bar.high, bar.reference, bar.note,
                      bar.isBaseline   ? tr("baseline")
                      : bar.unresolved ? tr("no")
                                       : tr("yes"),
                      bar.ratio.ratio, bar.ratio.low, bar.ratio.high});
    return table;
}

QVector<ChartPlot> ComparisonContent::plots(QSizeF size) const
{
    if (bars.isEmpty()) return {};
    const Theme theme = Theme::light();
    const ComparisonPainter painter(*this, size, theme);
    QStringList names;
    for (const ComparisonBar& bar : bars)
        names << bar.mode;
    ChartAxis x = zoomingAxis(painter.scale(), painter.fullScale(), quantity, [unit = unit, digits = digits](double v) {
        return unit.isEmpty() ? numberText(v, digits) : QStringLiteral("%1 %2").arg(numberText(v, digits), unit);
    });
    x.keepsLow = true; // bars begin where they do
    QVector<ChartPlot> all{{painter.plot(), x, categoryAxis(names, true)}};
    if (const auto& dots = painter.ratios()) {
        const ChartAxis ratio{.scale = dots->scale(), .name = ratioName, .text = [](double v) {
                                  return viewTimes(v, speedUpDecimals(v));
                              }};
        all.append({dots->area(), ratio, categoryAxis(names, true)});
    }
    return all;
}

QVector<ChartDatum> ComparisonContent::data(QSizeF size) const
{
    const Theme theme = Theme::light();
    return ComparisonPainter(*this, size, theme).data(bars);
}

ChartReadout ComparisonContent::describe(const ChartDatum& datum, QSizeF) const
{
    if (datum.point < 0 || datum.point >= bars.size()) return {};
    const ComparisonBar& bar = bars[datum.point];
    const auto text = [this](double v) {
        return unit.isEmpty() ? numberText(v, digits + 1)
                              : QStringLiteral("%1 %2").arg(numberText(v, digits + 1), unit);
    };
    ChartReadout readout{
        .series = bar.isBaseline ? tr("%1 (baseline)").arg(labelOf(bar)) : labelOf(bar), .datum = datum, .valid = true};
    readout.y = std::isfinite(bar.value) ? tr("%1: %2").arg(quantity, text(bar.value)) : bar.note;
    if (std::isfinite(bar.low) && std::isfinite(bar.high))
        readout.details
            << tr("%1: %2 to %3").arg(interval.isEmpty() ? tr("interval") : interval, text(bar.low), text(bar.high));
    if (std::isfinite(bar.reference))
        readout.details << tr("%1: %2").arg(reference.isEmpty() ? tr("reference") : reference, text(bar.reference));
    if (bar.ratio.isThere())
        readout.details << tr("%1: %2").arg(ratioName, bar.ratio.text);
    else if (std::isfinite(bar.value) && !bar.note.isEmpty())
        readout.details << bar.note;
    if (bar.unresolved) readout.details << tr("difference not resolved");
    return readout;
}

void ComparisonChart::extendMenu(QMenu& menu, QPointF)
{
    if (m_content.bars.isEmpty()) return;
    addLogChoice(menu, tr("Logarithmic axis"), m_content.log);
}

void ComparisonContent::paint(QPainter& painter, QSizeF size, const Theme& theme, ChartCanvas& canvas) const
{
    ComparisonPainter(*this, size, theme).paint(painter, canvas);
}

} // namespace qs
