// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/bars/comparison_chart.h"

#include "gpu/measure/text/speed_up.h"
#include "widgets/charts/bars/comparison_painter.h"
#include "widgets/language/view_number.h"

#include <QMenu>

#include <cmath>

namespace qs {

ComparisonChart::ComparisonChart(QWidget* parent) : ChartWidget(parent)
{
    setEmptyText(tr("Nothing to compare yet. Choose two or more modes and press F5."));
    updateAccessibleText();
}

void ComparisonChart::setQuantity(const QString& name, const QString& unit)
{
    if (name != m_content.quantity) forgetZoom();
    m_content.quantity = name;
    m_content.unit = unit;
    changed();
}

void ComparisonChart::setLogAxis(bool log)
{
    if (log != m_content.log) forgetZoom();
    m_content.log = log;
    invalidate();
}

QString ComparisonChart::summary() const
{
    if (m_content.bars.isEmpty()) return emptyText();
    QStringList parts;
    for (const ComparisonBar& bar : m_content.bars) {
        const QString name = m_content.labelOf(bar);
        QString value = bar.note;
        if (std::isfinite(bar.value)) {
            value = numberText(bar.value, m_content.digits) + QLatin1Char(' ') + m_content.unit;
            if (bar.unresolved)
                value += tr(" (difference not resolved)");
            else if (!bar.note.isEmpty())
                value += QStringLiteral(" (%1)").arg(bar.note);
        }
        parts << (bar.isBaseline ? tr("%1 (baseline): %2").arg(name, value)
                                 : QStringLiteral("%1: %2").arg(name, value));
    }
    return findingAhead() + m_content.quantity + QStringLiteral(". ") + parts.join(QStringLiteral("; ")) +
           QLatin1Char('.');
}

ChartTable ComparisonChart::dataTable() const
{
    const QString interval = m_content.interval.isEmpty() ? tr("interval") : m_content.interval;
    ChartTable table({{tr("mode"), {}},
                      {tr("name"), {}},
                      {m_content.quantity, m_content.unit},
                      {tr("%1, lower bound").arg(interval), m_content.unit},
                      {tr("%1, upper bound").arg(interval), m_content.unit},
                      {m_content.reference.isEmpty() ? tr("reference") : m_content.reference, m_content.unit},
                      {tr("note"), {}},
                      {tr("difference resolved"), {}},
                      {tr("speed-up"), {}},
                      {tr("speed-up, lower bound"), {}},
                      {tr("speed-up, upper bound"), {}}});
    for (const ComparisonBar& bar : m_content.bars)
        table.addRow({bar.mode, m_content.labelOf(bar), bar.value, bar.low, bar.high, bar.reference, bar.note,
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

QVector<ChartDatum> ComparisonChart::data(QSizeF size) const
{
    return ComparisonPainter(m_content, size, theme()).data(m_content.bars);
}

ChartReadout ComparisonChart::describe(const ChartDatum& datum) const
{
    if (datum.point < 0 || datum.point >= m_content.bars.size()) return {};
    const ComparisonBar& bar = m_content.bars[datum.point];
    const auto text = [this](double v) {
        return m_content.unit.isEmpty()
                   ? numberText(v, m_content.digits + 1)
                   : QStringLiteral("%1 %2").arg(numberText(v, m_content.digits + 1), m_content.unit);
    };
    ChartReadout readout{.series =
                             bar.isBaseline ? tr("%1 (baseline)").arg(m_content.labelOf(bar)) : m_content.labelOf(bar),
                         .datum = datum,
                         .valid = true};
    readout.y = std::isfinite(bar.value) ? tr("%1: %2").arg(m_content.quantity, text(bar.value)) : bar.note;
    if (std::isfinite(bar.low) && std::isfinite(bar.high))
        readout.details << tr("%1: %2 to %3")
                               .arg(m_content.interval.isEmpty() ? tr("interval") : m_content.interval, text(bar.low),
                                    text(bar.high));
    if (std::isfinite(bar.reference))
        readout.details << tr("%1: %2").arg(m_content.reference.isEmpty() ? tr("reference") : m_content.reference,
                                            text(bar.reference));
    if (bar.ratio.isThere())
        readout.details << tr("%1: %2").arg(m_content.ratioName, bar.ratio.text);
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
