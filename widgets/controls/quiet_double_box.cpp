// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/quiet_double_box.h"

#include "widgets/language/view_number.h"

#include <QRegularExpression>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace qs {

QuietDoubleBox::QuietDoubleBox(QWidget* parent, double low, double high, const QString& unit) : QDoubleSpinBox(parent)
{
    setRange(low, high);
    setDecimals(1);
    if (!unit.isEmpty()) setSuffix(QLatin1Char(' ') + unit);
    setKeyboardTracking(false);
    setGroupSeparatorShown(true);
    setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    setFocusPolicy(Qt::StrongFocus);
}

QString QuietDoubleBox::textFromValue(double value) const
{
    return locale().toString(value, 'f', std::round(value) == value ? 0 : decimals());
}

double QuietDoubleBox::valueFromText(const QString& text) const
{
    double read = value();
    (void)readNumber(bare(text), read);
    return std::clamp(read, minimum(), maximum());
}

QValidator::State QuietDoubleBox::validate(QString& text, int&) const
{
    static const QRegularExpression allowed(QStringLiteral("^[\\d.,'’\\s\\x{66b}\\x{66c}]*$"),
                                            QRegularExpression::UseUnicodePropertiesOption);
    const QString number = bare(text);
    double read = 0;
    if (!allowed.match(number).hasMatch()) return QValidator::Invalid;
    return readNumber(number, read) && read >= minimum() && read <= maximum() ? QValidator::Acceptable
                                                                              : QValidator::Intermediate;
}

void QuietDoubleBox::wheelEvent(QWheelEvent* event)
{
    if (!hasFocus()) return event->ignore();
    QDoubleSpinBox::wheelEvent(event);
}

QString QuietDoubleBox::bare(const QString& text) const
{
    return (text.endsWith(suffix()) ? text.chopped(suffix().size()) : text).trimmed();
}

} // namespace qs
