// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/core/chart_widget.h"

#include <QStringList>
#include <QVector>

#include <limits>

namespace qs {

/// One mode in a picture of a quantity by mode.
struct CategoryItem
{
    static constexpr double absent = std::numeric_limits<double>::quiet_NaN();
    QString mode;                       ///< decides colour and marker
    QString label;                      ///< what stands in front of it
    double value = absent;              ///< in the unit of the chart
    double low = absent, high = absent; ///< interval, drawn as a whisker
    QString text;                       ///< the value as it is written
    QString note;                       ///< behind it, where there is room: the verdict, or why there is no value
    QString toolTip;
    bool isBaseline = false;
    bool isPlan = false;     ///< mixes several modes
    bool unresolved = false; ///< its difference is not resolved: pale
    QVector<double> parts;   ///< of a bar; their sum is the value
};

enum class CategoryKind { Dots, Bars };

/// What CategoryBars show.
struct CategoryContent : ChartContent
{
    CategoryContent();
    void paint(QPainter& painter, QSizeF size, const Theme& theme, ChartCanvas& canvas) const override;
    QVector<ChartPlot> plots(QSizeF size) const override;
    QString summary() const override;
    ChartTable dataTable() const override;
    QVector<ChartDatum> data(QSizeF size) const override;
    ChartReadout describe(const ChartDatum& datum, QSizeF size) const override;

    /// 'Accuracy on 10,000 test items', '%'.
    void setQuantity(const QString& quantityName, const QString& unitName)
    {
        quantity = quantityName;
        unit = unitName;
    }

    CategoryKind kind = CategoryKind::Bars;
    QVector<CategoryItem> items;
    QString quantity, unit;
    QString interval;      ///< what the whiskers are, for the key
    QStringList partNames; ///< of the parts of a bar, in their order
    double band = 0;       ///< around the baseline, half-width, within which modes count as equivalent; 0: none
    QString bandName;
    /// Smallest and largest value that the quantity can have; the axis ends there.
    double least = -std::numeric_limits<double>::infinity(), most = std::numeric_limits<double>::infinity();

    Q_DECLARE_TR_FUNCTIONS(qs::CategoryBars)
};

/// A quantity by mode: bars from zero, in parts where wanted; or dots with whiskers on an axis that need not begin at
/// zero and then says so. The baseline is a line through all rows.
class CategoryBars : public ChartOf<CategoryContent>
{
    Q_OBJECT

public:
    explicit CategoryBars(QWidget* parent = nullptr) : ChartOf(parent) {}

    /// The mode whose row is at `at`; empty beside all.
    QString modeAt(QPointF at) const;
    /// Marks a row; empty: none. Emits nothing.
    void setActiveMode(const QString& mode);

    QSize minimumSizeHint() const override;

signals:
    /// A row was clicked or chosen with the arrow keys.
    void modeActivated(const QString& mode);

protected:
    void paintOverlay(QPainter& painter) override;
    void clicked(QPointF at) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changed() override;

private:
    QString m_active;
};

} // namespace qs
