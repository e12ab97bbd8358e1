// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/core/chart_widget.h"

#include <QPoint>
#include <QStringList>
#include <QVector>

#include <limits>
#include <optional>

namespace qs {

/// One layer in one mode.
struct HeatCell
{
    double value = std::numeric_limits<double>::quiet_NaN(); ///< decides the colour; NaN: not measured
    QString text;                                            ///< what is written into it
    bool unresolved = false;                                 ///< its interval has 0 in it: hatched
    QString toolTip;
};

/// How values become colours.
enum class HeatScale {
    MoreIsBetter, ///< pale to strong blue, as with a ratio of signal to noise
    Diverging     ///< blue below 0, the ground at 0, vermilion above: what got worse stands out
};

/// What a HeatMap shows.
struct HeatContent : ChartContent
{
    std::unique_ptr<ChartContent> clone() const override { return std::make_unique<HeatContent>(*this); }
    void paint(QPainter& painter, QSizeF size, const Theme& theme, ChartCanvas& canvas) const override;
    QVector<ChartPlot> plots(QSizeF size) const override;
    const HeatCell* cell(int layer, int mode) const;

    QStringList layers, modes, plan;
    QVector<HeatCell> cells;
    QString quantity;
    HeatScale scale = HeatScale::MoreIsBetter;
};

/// Layers by modes, a cell each, with its value. The shorter names go along the top: layers where there are fewer of
/// them.
///
/// A click or the arrow keys select a cell, a double click or Enter asks to try it.
class HeatMap : public ChartWidget
{
    Q_OBJECT

public:
    explicit HeatMap(QWidget* parent = nullptr);
    /// Layers in the model's order, modes by name; cells[layer * modes + mode].
    void setCells(const QStringList& layers, const QStringList& modes, const QVector<HeatCell>& cells);
    void setQuantity(const QString& name, HeatScale scale)
    {
        m_content.quantity = name;
        replace(m_content.scale, scale);
    }
    /// The mode that each layer has in the plan at hand: framed. Empty: none.
    void setPlan(const QStringList& modeOfLayer) { replace(m_content.plan, modeOfLayer); }
    /// Marks a cell. Emits nothing.
    void setSelected(int layer, const QString& mode);
    int selectedLayer() const { return m_layer; }
    QString selectedMode() const
    {
        return m_mode >= 0 && m_mode < m_content.modes.size() ? m_content.modes[m_mode] : QString();
    }

    /// Where a cell is drawn, and the layer (x) and mode (y) at a place; for tests and the hands.
    QRectF cellBox(int layer, int mode) const;
    std::optional<QPoint> cellAt(QPointF at) const;

    QString summary() const override;
    ChartTable dataTable() const override;
    QVector<ChartDatum> data(QSizeF size) const override;
    ChartReadout describe(const ChartDatum& datum) const override;
    QSize minimumSizeHint() const override { return {260, 200}; }

signals:
    void cellSelected(int layer, const QString& mode);
    void cellActivated(int layer, const QString& mode);
    /// A click, after which the cell is selected; not reaching it by keys.
    void cellClicked(int layer, const QString& mode);

protected:
    const HeatContent& content() const override { return m_content; }
    void paintOverlay(QPainter& painter) override;
    void clicked(QPointF at) override;
    bool doubleClicked(QPointF at) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void select(int layer, int mode);

    int m_layer = -1, m_mode = -1;
    HeatContent m_content;
};

} // namespace qs
