// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/count_spin_box.h"

#include "widgets/controls/log_slider.h"
#include "widgets/language/view_number.h"

#include <QLineEdit>
#include <QRegularExpression>
#include <QWheelEvent>

#include <algorithm>

namespace qs {

CountSpinBox::CountSpinBox(QWidget* parent) : QSpinBox(parent)
{
    setKeyboardTracking(false);
    setGroupSeparatorShown(true);
    setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    setFocusPolicy(Qt::StrongFocus);
    setCorrectionMode(QAbstractSpinBox::CorrectToNearestValue);
}

QString CountSpinBox::bare(const QString& text) const
{
    QString t = inAsciiDigits(text);
    if (!suffix().isEmpty() && t.endsWith(suffix())) t.chop(suffix().size());
    if (!prefix().isEmpty() && t.startsWith(prefix())) t.remove(0, prefix().size());
    return t.trimmed();
}

QValidator::State CountSpinBox::validate(QString& text, int&) const
{
    static const QRegularExpression allowed(QStringLiteral("^[\\d.,'’_\\s]*$"));
    static const QRegularExpression whole(QStringLiteral("^(\\d+|\\d{1,3}([.,'’_\\s]\\d{3})+)$"));
    const QString t = bare(text);
    if (!allowed.match(t).hasMatch()) return QValidator::Invalid;
    if (!whole.match(t).hasMatch()) return QValidator::Intermediate;
    QString digits = t;
    digits.remove(QRegularExpression(QStringLiteral("\\D")));
    bool ok = false;
    const qlonglong number = digits.toLongLong(&ok);
    if (!ok || number > maximum() || number < minimum()) return QValidator::Intermediate;
    return QValidator::Acceptable;
}

int CountSpinBox::valueFromText(const QString& text) const
{
    QString digits = bare(text);
    digits.remove(QRegularExpression(QStringLiteral("\\D")));
    bool ok = false;
    const qlonglong number = digits.toLongLong(&ok);
    if (digits.isEmpty()) return value();
    return ok ? static_cast<int>(std::clamp<qlonglong>(number, minimum(), maximum())) : maximum();
}

QString CountSpinBox::textFromValue(int number) const { return locale().toString(number); }

int CountSpinBox::pendingValue() const
{
    QString text = lineEdit()->text();
    int position = 0;
    return validate(text, position) == QValidator::Acceptable ? valueFromText(text) : value();
}

void CountSpinBox::stepBy(int steps)
{
    if (m_linear || std::abs(steps) < 10) return QSpinBox::stepBy(steps);
    interpretText();
    setValue(static_cast<int>(std::clamp<qint64>(LogSlider::nextStop(value(), steps), minimum(), maximum())));
}

void CountSpinBox::wheelEvent(QWheelEvent* event)
{
    if (!hasFocus()) return event->ignore();
    QSpinBox::wheelEvent(event);
}

} // namespace qs
