// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/spec/run_spec.h"

#include <QWidget>

class QComboBox;
class QLineEdit;

namespace qs {

class InlineMessage;

/// Scale and zero point of the static modes: from the input's own extremes, or given.
class ScaleSection : public QWidget
{
    Q_OBJECT

public:
    explicit ScaleSection(QWidget* parent = nullptr);
    void display(const RunSpec& spec);
    /// The modes that are chosen, for the explanations.
    void setModes(const std::vector<QuantScheme>& modes);
    /// Writes scale and zero point; what cannot be read leaves `spec` as it is.
    void apply(RunSpec& spec) const;
    /// Why the entered values cannot be used; empty where they can.
    QString problem() const;
    QString summary() const;

signals:
    void edited();

private:
    void change();
    void explain();
    bool isGiven() const;

    std::vector<QuantScheme> m_modes;
    QComboBox* m_source = nullptr;
    QLineEdit* m_scale = nullptr;
    QLineEdit* m_zeroPoint = nullptr;
    InlineMessage* m_message = nullptr;
    bool m_showing = false;
};

} // namespace qs
