// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/core/chart_accessible.h"

#include "widgets/charts/core/chart_widget.h"

#include <QAccessible>
#include <QAccessibleWidget>

namespace qs {

namespace {

constexpr const char* kReading = "chartReading"; ///< property: the text that was read out last

/// A chart for assistive technology. Its value is a text, that of the datum at hand; numbers have no meaning without
/// their series.
class ChartAccessible : public QAccessibleWidget, public QAccessibleValueInterface
{
public:
    explicit ChartAccessible(QWidget* widget) : QAccessibleWidget(widget, QAccessible::Chart) {}

    QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Value ? widget()->property(kReading).toString() : QAccessibleWidget::text(kind);
    }
    void* interface_cast(QAccessible::InterfaceType type) override
    {
        if (type == QAccessible::ValueInterface) return static_cast<QAccessibleValueInterface*>(this);
        return QAccessibleWidget::interface_cast(type);
    }
    QVariant currentValue() const override { return widget()->property(kReading); }
    void setCurrentValue(const QVariant&) override {}
    QVariant maximumValue() const override { return {}; }
    QVariant minimumValue() const override { return {}; }
    QVariant minimumStepSize() const override { return {}; }
};

QAccessibleInterface* makeChartAccessible(const QString&, QObject* object)
{
    auto* chart = qobject_cast<ChartWidget*>(object);
    return chart ? new ChartAccessible(chart) : nullptr; // owned by Qt's cache
}

} // namespace

void installChartAccessibility()
{
    static const bool installed = [] {
        QAccessible::installFactory(makeChartAccessible);
        return true;
    }();
    Q_UNUSED(installed);
}

void announceChart(ChartWidget& chart, const QString& text)
{
    chart.setProperty(kReading, text);
    if (!QAccessible::isActive()) return;
    QAccessibleValueChangeEvent event(&chart, text);
    QAccessible::updateAccessibility(&event);
}

} // namespace qs
