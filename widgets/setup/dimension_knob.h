// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/catalog/dimension.h"

#include <QObject>

class QGridLayout;
class QLabel;
class QToolButton;

namespace qs {

class CountSpinBox;
class LogSlider;

/// One dimension of a size: an exact spin box, a menu of the values that models have, and a slider on a log scale.
class DimensionKnob : public QObject
{
    Q_OBJECT

public:
    /// Appends its rows to `form`, whose widget becomes the parent.
    DimensionKnob(Dimension dimension, QGridLayout* form);

    Dimension dimension() const { return m_info.id; }
    /// Shows a value. Emits nothing.
    void setValue(qint64 value);
    /// The largest value instead of the dimension's own; a larger one that is shown moves the end.
    void setMost(qint64 most) { m_most = m_typedMost = most; }
    /// The value that the text stands for, also before it is complete.
    qint64 pendingValue() const;
    bool isPending() const;
    void setVisible(bool visible);
    void setEnabled(bool enabled);

signals:
    void edited(qint64 value);

private:
    void addModels(QToolButton* button);
    void turn(qint64 value);

    const DimensionInfo& m_info;
    qint64 m_most, m_typedMost; ///< ends of the slider and of the spin box
    QWidget* m_row = nullptr;
    QLabel* m_label = nullptr;
    CountSpinBox* m_spin = nullptr;
    LogSlider* m_slider = nullptr;
    bool m_showing = false;
};

/// The start of the object names of what belongs to a dimension: 'tokens', 'headSize'.
QString dimensionKey(Dimension dimension);
/// 'Hidden size', with a mnemonic.
QString dimensionLabel(Dimension dimension);
/// '4,096: Llama 3 8B', for menus and lists of presets.
QString presetText(const DimensionPreset& preset);

} // namespace qs
