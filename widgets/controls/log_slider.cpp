// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/log_slider.h"

#include "widgets/style/theme.h"

#include <QLocale>
#include <QPainter>
#include <QStyle>
#include <QStyleOptionSlider>
#include <QWheelEvent>

#include <algorithm>
#include <bit>
#include <cmath>

namespace qs {

namespace {
constexpr int kStepsPerOctave = 256;
} // namespace

LogSlider::LogSlider(QWidget* parent) : QSlider(Qt::Horizontal, parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setLimits(m_minimum, m_maximum);
    connect(this, &QAbstractSlider::actionTriggered, this, &LogSlider::act);
}

void LogSlider::setLimits(qint64 minimum, qint64 maximum)
{
    m_minimum = std::max<qint64>(1, minimum);
    m_maximum = std::max(m_minimum, maximum);
    m_exact = std::clamp(m_exact, m_minimum, m_maximum);
    const QSignalBlocker blocked(this);
    setRange(positionOf(m_minimum), positionOf(m_maximum));
    setSliderPosition(positionOf(m_exact));
    update();
}

void LogSlider::setExactValue(qint64 value)
{
    m_exact = std::clamp(value, m_minimum, m_maximum);
    const QSignalBlocker blocked(this);
    setValue(positionOf(m_exact));
    setAccessibleDescription(QLocale().toString(m_exact));
}

int LogSlider::positionOf(qint64 value) const
{
    return static_cast<int>(std::lround(std::log2(static_cast<double>(value)) * kStepsPerOctave));
}

qint64 LogSlider::nearestStop(double value)
{
    if (value <= 1) return 1;
    const double octave = std::floor(std::log2(value));
    const double candidates[] = {std::exp2(octave), std::exp2(octave) * 1.5, std::exp2(octave + 1)};
    const auto distance = [value](double c) { return std::abs(std::log2(c / value)); };
    const double best = *std::min_element(std::begin(candidates), std::end(candidates),
                                          [&](double a, double b) { return distance(a) < distance(b); });
    return std::llround(best);
}

qint64 LogSlider::nextStop(qint64 value, int direction)
{
    const auto power = static_cast<qint64>(std::bit_floor(static_cast<quint64>(std::max<qint64>(1, value))));
    const qint64 middle = power + power / 2; // 3·2^(k−1); equals the power itself at 1
    if (direction > 0) return value < middle ? middle : 2 * power;
    if (value > middle) return middle;
    if (value > power) return power;
    return std::max<qint64>(1, power / 2 + power / 4);
}

qint64 LogSlider::fineStep(int direction) const
{
    const double factor = std::exp2(direction / 16.0);
    const qint64 stepped = std::llround(static_cast<double>(m_exact) * factor);
    return stepped == m_exact ? m_exact + direction : stepped;
}

// Called before the slider takes the position that Qt worked out; what is set here is taken instead.
void LogSlider::act(int action)
{
    switch (action) {
    case SliderSingleStepAdd:
        return moveTo(fineStep(1));
    case SliderSingleStepSub:
        return moveTo(fineStep(-1));
    case SliderPageStepAdd:
        return moveTo(nextStop(m_exact, 1));
    case SliderPageStepSub:
        return moveTo(nextStop(m_exact, -1));
    case SliderToMinimum:
        return moveTo(m_minimum);
    case SliderToMaximum:
        return moveTo(m_maximum);
    case SliderMove: {
        const double octaves = static_cast<double>(sliderPosition()) / kStepsPerOctave;
        // The limits count as stops: a file's 5,137 tokens are reached by dragging to the end.
        if (sliderPosition() >= maximum()) return moveTo(m_maximum);
        return moveTo(nearestStop(std::exp2(octaves)));
    }
    default:
        return;
    }
}

void LogSlider::moveTo(qint64 value)
{
    value = std::clamp(value, m_minimum, m_maximum);
    setSliderPosition(positionOf(value));
    if (value == m_exact) return;
    m_exact = value;
    setAccessibleDescription(QLocale().toString(value));
    emit edited(value);
}

void LogSlider::wheelEvent(QWheelEvent* event)
{
    // Scrolling the panel must not turn a knob under the pointer.
    if (!hasFocus()) return event->ignore();
    m_wheelRest += event->angleDelta().y();
    for (; m_wheelRest >= 120; m_wheelRest -= 120)
        triggerAction(SliderSingleStepAdd);
    for (; m_wheelRest <= -120; m_wheelRest += 120)
        triggerAction(SliderSingleStepSub);
    event->accept();
}

void LogSlider::paintEvent(QPaintEvent* event)
{
    QStyleOptionSlider option;
    initStyleOption(&option);
    const int handle = style()->pixelMetric(QStyle::PM_SliderLength, &option, this);
    const int span = width() - handle;
    QPainter painter(this);
    painter.setPen(Theme::fromPalette(palette()).border);
    const double first = minimum(), last = std::max(maximum(), minimum() + 1);
    for (int position = 0; position <= maximum(); position += kStepsPerOctave) { // one tick an octave
        if (position < minimum()) continue;
        const auto x = static_cast<int>(std::lround(handle / 2.0 + span * (position - first) / (last - first)));
        const bool strong = position / kStepsPerOctave % 4 == 0;
        painter.drawLine(x, height() - (strong ? 5 : 3), x, height() - 1);
    }
    painter.end();
    QSlider::paintEvent(event);
}

} // namespace qs
