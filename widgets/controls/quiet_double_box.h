// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDoubleSpinBox>

namespace qs {

/// A box for a number with decimals, taken with a point or a comma. Leaves the wheel to the panel while it has no
/// focus; its value changes when a number is complete.
class QuietDoubleBox : public QDoubleSpinBox
{
    Q_OBJECT

public:
    /// `unit`: behind the number; may be empty.
    QuietDoubleBox(QWidget* parent, double low, double high, const QString& unit);

    QString textFromValue(double value) const override;
    /// '1.5' and '1,5' alike.
    double valueFromText(const QString& text) const override;
    QValidator::State validate(QString& text, int& position) const override;

protected:
    void wheelEvent(QWheelEvent* event) override;

private:
    QString bare(const QString& text) const;
};

} // namespace qs
