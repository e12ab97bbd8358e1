// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSlider>

namespace qs {

/// A slider over 1 to some 2^k on a log scale. Dragging, clicking and Page Up/Down stop at powers of two and
/// at 3·2^k; arrow keys and the wheel take fine steps of a sixteenth of an octave, never less than 1.
class LogSlider : public QSlider
{
    Q_OBJECT

public:
    explicit LogSlider(QWidget* parent = nullptr);

    void setLimits(qint64 minimum, qint64 maximum);
    qint64 exactValue() const { return m_exact; }
    /// Any value inside the limits, also between stops. Emits nothing.
    void setExactValue(qint64 value);
    /// The stop next to `value` in the direction of `direction` (+1 or −1).
    static qint64 nextStop(qint64 value, int direction);
    /// The stop nearest to `value` on the log scale.
    static qint64 nearestStop(double value);

signals:
    /// The user moved the slider; `value` is new.
    void edited(qint64 value);

protected:
    void wheelEvent(QWheelEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void act(int action);
    void moveTo(qint64 value);
    int positionOf(qint64 value) const;
    qint64 fineStep(int direction) const;

    qint64 m_exact = 1;
    qint64 m_minimum = 1;
    qint64 m_maximum = 1 << 20;
    int m_wheelRest = 0;
};

} // namespace qs
