// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/curves/sweep_heat_map.h"

#include "widgets/charts/core/axis_ticks.h"
#include "widgets/charts/core/chart_canvas.h"
#include "widgets/charts/core/chart_header.h"
#include "widgets/charts/core/chart_text.h"
#include "widgets/language/message_text.h"
#include "widgets/style/modes/mode_style.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace qs {

namespace {

constexpr double kMaxCellWidth = 640, kMaxCellHeight = 240; ///< of a cell, so that few of them do not become walls
constexpr double kLargestType = 26;

QStringList namesOf(const std::vector<std::int64_t>& values)
{
    QStringList names;
    for (const std::int64_t value : values)
        names << countText(static_cast<double>(value));
    return names;
}

/// The name of the map's values with their unit: 'Median latency (µs)'.
QString quantityText(const SweepHeat& heat)
{
    const Operation operation = heat.empty() ? Operation::Quantize : heat.cells.front().setup.operation;
    return SweepHeatMap::tr("%1 (%2)").arg(sweepHeatName(heat.value, operation), heat.unit);
}

/// Lays the cells out for one size and paints them.
class SweepHeatPainter
{
public:
    SweepHeatPainter(const SweepHeatContent& content, QSizeF size, const Theme& theme)
        : c(content), h(content.heat), t(theme), m_size(size), m_header(content.title, content.finding, size),
          m_rows(namesOf(h.rows)), m_columns(namesOf(h.columns))
    {
        findRange();
        layOut();
    }

    QRectF box(int row, int column) const
    {
        return {m_grid.left() + column * m_width, m_grid.top() + row * m_height, m_width, m_height};
    }
    QRectF grid() const { return m_grid; }
    const QStringList& rows() const { return m_rows; }
    const QStringList& columns() const { return m_columns; }

    std::optional<QPoint> cellAt(QPointF at) const
    {
        if (h.empty() || !m_grid.contains(at)) return std::nullopt;
        return QPoint(
            std::min<int>(static_cast<int>(m_columns.size()) - 1, static_cast<int>((at.x() - m_grid.left()) / m_width)),
            std::min<int>(static_cast<int>(m_rows.size()) - 1, static_cast<int>((at.y() - m_grid.top()) / m_height)));
    }

    void paint(QPainter& p)
    {
        p.fillRect(QRectF(QPointF(), m_size), t.background);
        addKeys();
        m_header.paint(p, t);
        if (h.empty()) return paintEmptyText(p, m_size, c.emptyText, t);
        paintNames(p);
        for (int row = 0; row < m_rows.size(); ++row)
            for (int column = 0; column < m_columns.size(); ++column)
                paintCell(p, *h.cell(row, column), box(row, column).adjusted(0.5, 0.5, -0.5, -0.5));
        paintBorder(p);
    }

private:
    bool isRatio() const { return h.value == SweepHeatValue::RatioToBaseline; }

    void findRange()
    {
        bool any = false;
        for (const SweepHeatCell& cell : h.cells) {
            if (!cell.isKnown()) continue;
            m_low = any ? std::min(m_low, cell.level) : cell.level;
            m_high = any ? std::max(m_high, cell.level) : cell.level;
            any = true;
        }
        if (!isRatio()) return;
        m_high = std::max({std::abs(m_low), std::abs(m_high), 0.01});
        m_low = -m_high;
    }

    void layOut()
    {
        if (h.empty()) return;
        m_type = m_header.type();
        const QFont font = Theme::font(m_type);
        double names = 0;
        for (const QString& name : m_rows)
            names = std::max(names, textWidth(name, font));
        for (const QString& name : m_columns)
            m_columnName = std::max(m_columnName, textWidth(name, font));
        const double left = m_header.pad() + m_type + 10 + names + 8;
        const double top = m_header.bottom() + 2 * m_type + 16;
        m_width =
            std::min((m_size.width() - left - m_header.pad()) / static_cast<double>(m_columns.size()), kMaxCellWidth);
        m_height = std::min((m_size.height() - top - 12) / static_cast<double>(m_rows.size()), kMaxCellHeight);
        m_grid = QRectF(left, top, std::max(1.0, m_width) * static_cast<double>(m_columns.size()),
                        std::max(1.0, m_height) * static_cast<double>(m_rows.size()));
    }

    QString downName() const { return sweepParameterLabel(h.down); }
    QString acrossName() const { return sweepParameterLabel(h.across); }
    QColor strong() const { return formatColor(ModeFamily::Int8, t); }

    QColor color(double level) const
    {
        if (isRatio()) {
            const double share = std::clamp(level / m_high, -1.0, 1.0);
            return mixed(t.background, share > 0 ? strong() : formatColor(ModeFamily::Fp8E4M3, t),
                         0.92 * std::sqrt(std::abs(share)));
        }
        return mixed(t.background, strong(), 0.1 + 0.82 * (m_high > m_low ? (level - m_low) / (m_high - m_low) : 1));
    }

    void addKey(const QString& text, const QColor& fill, bool hatched = false)
    {
        m_header.addKey(text, [this, fill, hatched](QPainter& p, QPointF at) {
            const QRectF box(at.x(), at.y() - 6, 18, 12);
            p.fillRect(box, fill);
            if (hatched) paintHatching(p, box, mixed(fill, t.ink, 0.3), 4);
        });
    }

    void addKeys()
    {
        m_header.setQuantity(quantityText(h));
        const bool any = std::ranges::any_of(h.cells, &SweepHeatCell::isKnown);
        if (!any) return;
        if (isRatio()) {
            addKey(SweepHeatMap::tr("faster"), color(m_high));
            addKey(SweepHeatMap::tr("slower"), color(m_low));
        } else {
            for (const double level : {m_low, m_high}) {
                const double value = h.value == SweepHeatValue::PercentOfCeiling ? level : std::exp(level);
                addKey(numberText(value / h.scale, 3), color(level));
            }
        }
        if (std::ranges::any_of(h.cells, &SweepHeatCell::isFaster))
            m_header.addKey(SweepHeatMap::tr("faster than %1 beyond doubt").arg(h.baseline),
                            [this](QPainter& p, QPointF at) {
                                p.setPen(QPen(t.ink, 2));
                                p.setBrush(Qt::NoBrush);
                                p.drawRect(QRectF(at.x() + 1, at.y() - 5, 16, 10));
                            });
        const auto open = [](const SweepHeatCell& cell) { return cell.isKnown() && !cell.resolved; };
        if (std::ranges::any_of(h.cells, open)) addKey(SweepHeatMap::tr("not resolved"), t.background, true);
    }

    void paintNames(QPainter& p) const
    {
        const QFont font = Theme::font(m_type), strongFont = Theme::font(m_type, QFont::Medium);
        const double rowStep = std::max(1.0, std::ceil((m_type + 2) / m_height));
        for (int row = 0; row < m_rows.size(); row += static_cast<int>(rowStep))
            drawLabel(p, {m_grid.left() - 8, m_grid.top() + m_height * (row + 0.5)}, m_rows[row], font, t.ink,
                      Qt::AlignRight);
        const double step = std::max(1.0, std::ceil((m_columnName + 8) / m_width));
        for (int column = 0; column < m_columns.size(); column += static_cast<int>(step))
            drawLabel(p, {m_grid.left() + m_width * (column + 0.5), m_grid.top() - m_type * 0.5 - 4}, m_columns[column],
                      font, t.ink, Qt::AlignHCenter);
        drawLabel(p, {m_grid.center().x(), m_grid.top() - 1.5 * m_type - 9}, acrossName(), strongFont, t.muted,
                  Qt::AlignHCenter);
        p.save();
        p.translate(m_header.pad() + m_type * 0.5, m_grid.center().y());
        p.rotate(-90);
        drawLabel(p, {0, 0}, elided(downName(), strongFont, std::max(20.0, m_grid.height())), strongFont, t.muted,
                  Qt::AlignHCenter);
        p.restore();
    }

    bool isFaster(int row, int column) const
    {
        const SweepHeatCell* cell = h.cell(row, column);
        return cell && cell->isFaster();
    }

    /// Around the sizes at which the mode is faster than the baseline, whatever the map shows.
    void paintBorder(QPainter& p) const
    {
        p.setPen(QPen(t.ink, 2, Qt::SolidLine, Qt::SquareCap));
        for (int row = 0; row < m_rows.size(); ++row)
            for (int column = 0; column < m_columns.size(); ++column) {
                if (!isFaster(row, column)) continue;
                const QRectF at = box(row, column);
                if (!isFaster(row - 1, column)) p.drawLine(at.topLeft(), at.topRight());
                if (!isFaster(row + 1, column)) p.drawLine(at.bottomLeft(), at.bottomRight());
                if (!isFaster(row, column - 1)) p.drawLine(at.topLeft(), at.bottomLeft());
                if (!isFaster(row, column + 1)) p.drawLine(at.topRight(), at.bottomRight());
            }
    }

    void paintCell(QPainter& p, const SweepHeatCell& cell, const QRectF& inner) const
    {
        if (!cell.isKnown()) {
            p.fillRect(inner, mixed(t.background, t.ink, 0.04));
            if (cell.state == SweepHeatCell::State::Running) {
                p.setPen(QPen(t.accent, 1.6));
                p.setBrush(Qt::NoBrush);
                p.drawRect(inner.adjusted(1, 1, -1, -1));
            }
            if (cell.state == SweepHeatCell::State::LeftOut && m_height > 10)
                drawLabel(p, inner.center(), QStringLiteral("–"), Theme::font(m_type), t.muted, Qt::AlignHCenter);
            return;
        }
        QColor ground = color(cell.level);
        if (!cell.resolved) ground = mixed(t.background, ground, 0.45);
        p.fillRect(inner, ground);
        if (!cell.resolved) paintHatching(p, inner, mixed(ground, t.ink, 0.16), 5);
        const QString text = sweepHeatText(h, cell);
        const QFont font = Theme::font(std::min(std::max(m_type, std::min(m_height / 4, kLargestType)), m_height - 3));
        if (m_height < 11 || textWidth(text, font) > m_width - 3) return; // the read-out has it
        drawLabel(p, inner.center(), text, font, inkOn(ground, t), Qt::AlignHCenter);
    }

    const SweepHeatContent& c;
    const SweepHeat& h;
    const Theme& t;
    QSizeF m_size;
    ChartHeader m_header;
    QStringList m_rows, m_columns;
    double m_type = 12, m_columnName = 0, m_width = 1, m_height = 1, m_low = 0, m_high = 1;
    QRectF m_grid;
};

} // namespace

SweepHeatContent::SweepHeatContent() { emptyText = tr("A sweep over two dimensions is shown here as a heat map."); }

void SweepHeatMap::setHeat(const SweepHeat& heat)
{
    if (heat.rows != m_content.heat.rows || heat.columns != m_content.heat.columns) m_row = m_column = -1;
    m_content.heat = heat;
    changed();
}

void SweepHeatMap::setActivePoint(int index)
{
    const int columns = std::max(1, static_cast<int>(m_content.heat.columns.size()));
    m_row = index < 0 ? -1 : index / columns;
    m_column = index < 0 ? -1 : index % columns;
    update();
}

QRectF SweepHeatMap::cellBox(int row, int column) const
{
    return SweepHeatPainter(m_content, room(), theme()).box(row, column);
}

std::optional<QPoint> SweepHeatMap::cellAt(QPointF at) const
{
    return SweepHeatPainter(m_content, room(), theme()).cellAt(at);
}

void SweepHeatContent::paint(QPainter& painter, QSizeF size, const Theme& theme, ChartCanvas&) const
{
    SweepHeatPainter(*this, size, theme).paint(painter);
}

QVector<ChartPlot> SweepHeatContent::plots(QSizeF size) const
{
    if (heat.empty()) return {};
    const Theme theme = Theme::light();
    const SweepHeatPainter painter(*this, size, theme);
    return {{painter.grid(), categoryAxis(painter.columns(), false), categoryAxis(painter.rows(), true)}};
}

QString SweepHeatContent::summary() const
{
    if (heat.empty()) return emptyText;
    int known = 0, open = 0;
    for (const SweepHeatCell& cell : heat.cells) {
        known += cell.isKnown() ? 1 : 0;
        open += cell.isKnown() && !cell.resolved ? 1 : 0;
    }
    QString text =
        tr("%1 of %2: %3 down, %4 across; cells measured: %5 of %6.")
            .arg(quantityText(heat), heat.mode, sweepParameterLabel(heat.down), sweepParameterLabel(heat.across))
            .arg(known)
            .arg(heat.cells.size());
    if (open > 0) text += QLatin1Char(' ') + tr("Not resolved: %1.").arg(open);
    return text;
}

ChartTable SweepHeatContent::dataTable() const
{
    const Operation operation = heat.empty() ? Operation::Quantize : heat.cells.front().setup.operation;
    const bool tensor = takesTensor(operation);
    QVector<ChartTable::Column> columns{{tr("mode"), {}}};
    for (const Dimension dimension : dimensionsOf(operation))
        columns.append({sweepParameterLabel(dimension), {}});
    columns += {{tr("n"), {}},
                {tr("p50"), tr("µs")},
                {tr("p50, lower bound"), tr("µs")},
                {tr("p50, upper bound"), tr("µs")},
                tensor ? ChartTable::Column{tr("bandwidth"), QStringLiteral("GB/s")}
                       : ChartTable::Column{tr("arithmetic rate"), QStringLiteral("TFLOP/s")},
                {tr("share of the ceiling"), QStringLiteral("%")},
                {tr("resolved"), {}}};
    columns += comparisonColumns(heat.baseline);
    ChartTable table(columns);
    for (const SweepHeatCell& cell : heat.cells) {
        if (cell.state != SweepHeatCell::State::Measured) continue;
        const SweepPoint& p = cell.point;
        QVector<QVariant> row{heat.mode};
        for (const Dimension dimension : dimensionsOf(operation))
            row << static_cast<qlonglong>(valueOf(cell.setup, dimension));
        row << p.n << p.us << p.usLow << p.usHigh << (tensor ? p.gbps : p.tflops)
            << (p.ceilingPercent > 0 ? QVariant(p.ceilingPercent) : QVariant()) << (p.resolved ? tr("yes") : tr("no"));
        row << comparisonValues(p);
        table.addRow(row);
    }
    return table;
}

QVector<ChartDatum> SweepHeatContent::data(QSizeF size) const
{
    const Theme theme = Theme::light();
    QVector<ChartDatum> all;
    const SweepHeatPainter painter(*this, size, theme);
    for (int row = 0; row < painter.rows().size(); ++row)
        for (int column = 0; column < painter.columns().size(); ++column) {
            const QRectF box = painter.box(row, column);
            all.append({row, column, 0, box.center(), column + 0.5, row + 0.5, box});
        }
    return all;
}

ChartReadout SweepHeatContent::describe(const ChartDatum& datum, QSizeF) const
{
    const SweepHeatCell* cell = heat.cell(datum.series, datum.point);
    if (!cell) return {};
    return {.series = heat.mode, .details = sweepHeatReadOut(heat, *cell), .datum = datum, .valid = true};
}

void SweepHeatMap::paintOverlay(QPainter& painter)
{
    if (!m_content.heat.cell(m_row, m_column)) return;
    painter.setBrush(Qt::NoBrush);
    const QRectF box = cellBox(m_row, m_column);
    painter.setPen(QPen(theme().background, 4));
    painter.drawRect(box);
    painter.setPen(QPen(theme().accent, 2.4));
    painter.drawRect(box);
}

void SweepHeatMap::activate(int row, int column)
{
    m_row = row;
    m_column = column;
    const SweepHeatCell* cell = m_content.heat.cell(row, column);
    if (cell) announce(sweepHeatReadOut(m_content.heat, *cell).join(QStringLiteral(", ")));
    update();
    emit pointActivated(cell ? cell->index : -1, cell ? m_content.heat.mode : QString());
}

void SweepHeatMap::clicked(QPointF place)
{
    const auto at = cellAt(place);
    activate(at ? at->y() : -1, at ? at->x() : -1);
}

void SweepHeatMap::keyPressEvent(QKeyEvent* event)
{
    const int across = event->key() == Qt::Key_Right ? 1 : event->key() == Qt::Key_Left ? -1 : 0;
    const int down = event->key() == Qt::Key_Down ? 1 : event->key() == Qt::Key_Up ? -1 : 0;
    const SweepHeat& heat = m_content.heat;
    if (heat.empty() || (across == 0 && down == 0) || event->modifiers() & ~Qt::KeypadModifier)
        return ChartWidget::keyPressEvent(event);
    if (!heat.cell(m_row, m_column)) return activate(0, 0);
    activate(std::clamp(m_row + down, 0, static_cast<int>(heat.rows.size()) - 1),
             std::clamp(m_column + across, 0, static_cast<int>(heat.columns.size()) - 1));
}

QString SweepHeatContent::noteSeries() const
{
    return QStringLiteral("heat/%1/%2").arg(static_cast<int>(heat.value)).arg(heat.mode);
}

} // namespace qs
