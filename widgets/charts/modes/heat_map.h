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
    HeatContent();
    void paint(QPainter& painter, QSizeF size, const Theme& theme, ChartCanvas& canvas) const override;
    QVector<ChartPlot> plots(QSizeF size) const override;
    QString summary() const override;
    ChartTable dataTable() const override;
    QVector<ChartDatum> data(QSizeF size) const override;
    ChartReadout describe(const ChartDatum& datum, QSizeF size) const override;
    const HeatCell* cell(int layer, int mode) const;

    QStringList layers, modes; ///< in the model's order; by name
    QVector<HeatCell> cells;   ///< [layer * modes + mode]
    QStringList plan;          ///< the mode that each layer has in the plan at hand: framed; empty: none
    QString quantity;
    HeatScale scale = HeatScale::MoreIsBetter;

    Q_DECLARE_TR_FUNCTIONS(qs::HeatMap)
};

/// Layers by modes, a cell each, with its value. The shorter names go along the top: layers where there are fewer of
/// them.
///
/// A click or the arrow keys select a cell, a double click or Enter asks to try it.
class HeatMap : public ChartOf<HeatContent>
{
    Q_OBJECT

public:
    explicit HeatMap(QWidget* parent = nullptr) : ChartOf(parent) {}
    /// Marks a cell. Emits nothing.
    void setSelected(int layer, const QString& mode);
    int selectedLayer() const { return m_layer < m_content.layers.size() ? m_layer : -1; }
    QString selectedMode() const { return modeAt() < 0 ? QString() : m_mode; }

    /// Where a cell is drawn, and the layer (x) and mode (y) at a place; for tests and interaction.
    QRectF cellBox(int layer, int mode) const;
    std::optional<QPoint> cellAt(QPointF at) const;

    QSize minimumSizeHint() const override { return {260, 200}; }

signals:
    void cellSelected(int layer, const QString& mode);
    void cellActivated(int layer, const QString& mode);
    /// A click, after which the cell is selected; not reaching it by keys.
    void cellClicked(int layer, const QString& mode);

protected:
    void paintOverlay(QPainter& painter) override;
    void clicked(QPointF at) override;
    bool doubleClicked(QPointF at) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void select(int layer, int mode);
    int modeAt() const { return static_cast<int>(m_content.modes.indexOf(m_mode)); } ///< −1: none is selected

    int m_layer = -1;
    QString m_mode;
};

} // namespace qs
