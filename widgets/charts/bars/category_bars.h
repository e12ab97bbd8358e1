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
    std::unique_ptr<ChartContent> clone() const override { return std::make_unique<CategoryContent>(*this); }
    void paint(QPainter& painter, QSizeF size, const Theme& theme, ChartCanvas& canvas) const override;
    QVector<ChartPlot> plots(QSizeF size) const override;

    CategoryKind kind = CategoryKind::Bars;
    QVector<CategoryItem> items;
    QString quantity, unit, interval, bandName;
    QStringList partNames;
    double band = 0; ///< half-width
    double least = -std::numeric_limits<double>::infinity(), most = std::numeric_limits<double>::infinity();
};

/// A quantity by mode: bars from zero, in parts where wanted; or dots with whiskers on an axis that need not begin at
/// zero and then says so. The baseline is a line through all rows.
class CategoryBars : public ChartWidget
{
    Q_OBJECT

public:
    using Kind = CategoryKind;

    explicit CategoryBars(Kind kind, QWidget* parent = nullptr);
    void setItems(const QVector<CategoryItem>& items);
    const QVector<CategoryItem>& items() const { return m_content.items; }
    /// 'Accuracy on 10,000 test items', '%'.
    void setQuantity(const QString& name, const QString& unit)
    {
        m_content.quantity = name;
        replace(m_content.unit, unit);
    }
    /// What the whiskers are, for the key.
    void setIntervalName(const QString& name) { replace(m_content.interval, name); }
    /// A band around the baseline of this half-width within which modes count as equivalent; 0 removes it.
    void setBand(double halfWidth, const QString& name)
    {
        m_content.band = halfWidth;
        replace(m_content.bandName, name);
    }
    /// Names of the parts of a bar, in their order.
    void setPartNames(const QStringList& names) { replace(m_content.partNames, names); }
    /// Smallest and largest value that the quantity can have; the axis ends there.
    void setLimits(double least, double most)
    {
        m_content.least = least;
        replace(m_content.most, most);
    }

    /// The mode whose row is at `at`; empty beside all.
    QString modeAt(QPointF at) const;
    /// Marks a row; empty: none. Emits nothing.
    void setActiveMode(const QString& mode);

    QString summary() const override;
    ChartTable dataTable() const override;
    QVector<ChartDatum> data(QSizeF size) const override;
    ChartReadout describe(const ChartDatum& datum) const override;
    QSize minimumSizeHint() const override;

signals:
    /// A row was clicked or chosen with the arrow keys.
    void modeActivated(const QString& mode);

protected:
    const CategoryContent& content() const override { return m_content; }
    void paintOverlay(QPainter& painter) override;
    void clicked(QPointF at) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QString m_active;
    CategoryContent m_content;
};

} // namespace qs
