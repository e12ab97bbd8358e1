// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSpinBox>

namespace qs {

/// A spin box for large counts: shows thousands separated, takes them typed in any usual way ("8192",
/// "8,192", "8 192", "8.192", "8'192"), steps by 1 with the arrows and to the next power of two or 3·2^k with
/// Page Up/Down. Its value changes when a number is complete (Enter, leaving, a step), not with every digit.
class CountSpinBox : public QSpinBox
{
    Q_OBJECT

public:
    explicit CountSpinBox(QWidget* parent = nullptr);
    /// The value that the text stands for, also before it is complete; value() where the text is no number.
    int pendingValue() const;
    /// Page Up/Down step by tens instead of by octaves.
    void setLinear(bool linear) { m_linear = linear; }

    void stepBy(int steps) override;
    QValidator::State validate(QString& text, int& position) const override;
    int valueFromText(const QString& text) const override;
    QString textFromValue(int value) const override;

protected:
    void wheelEvent(QWheelEvent* event) override;

private:
    QString bare(const QString& text) const;
    bool m_linear = false;
};

} // namespace qs
