// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/spec/run_spec.h"

#include <QWidget>

#include <vector>

class QCheckBox;
class QComboBox;

namespace qs {

class DimensionKnob;
class InlineMessage;

/// The size of an operation that is not about one tensor: a knob for each of its dimensions, with presets, and the work
/// of one call.
class SizeSection : public QWidget
{
    Q_OBJECT

public:
    explicit SizeSection(QWidget* parent = nullptr);
    /// Shows the size of `spec`, whose operation decides what there is to set; emits nothing.
    void display(const RunSpec& spec);
    /// Writes what was typed and not yet confirmed into `spec`.
    void applyPending(RunSpec& spec) const;
    QString summary() const;

signals:
    void edited(const qs::OperationSize& size);

private:
    bool uses(const DimensionKnob& knob) const;
    void fillPresets();
    void choosePreset(int index);
    void turn(Dimension dimension, qint64 value);
    void refresh();

    RunSpec m_spec;
    QComboBox* m_presets = nullptr;
    std::vector<DimensionKnob*> m_knobs;
    QCheckBox* m_causal = nullptr;
    InlineMessage* m_message = nullptr;
    Operation m_filled = Operation::Quantize; ///< whose presets are listed
    bool m_showing = false;
};

} // namespace qs
