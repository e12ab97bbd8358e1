// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/spec/run_spec.h"

#include <QWidget>

#include <vector>

class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;

namespace qs {

class CountSpinBox;
class InlineMessage;

/// The size of an operation that is not about one tensor: m, n, k of a product; batch, heads, tokens and head size of
/// attention and of a transformer block; with presets, and the work of one call.
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
    struct Field
    {
        std::int64_t OperationSize::*member;
        QLabel* label;
        CountSpinBox* spin;
    };
    void makeField(QGridLayout* form, std::int64_t OperationSize::*member, const QString& label, const QString& name,
                   const QString& toolTip, int most);
    bool uses(const Field& field) const;
    bool isProduct() const;
    void fillPresets();
    void choosePreset(int index);
    void change();
    void refresh();

    RunSpec m_spec;
    QComboBox* m_presets = nullptr;
    std::vector<Field> m_fields;
    QLabel* m_headSizeLabel = nullptr;
    QComboBox* m_headSize = nullptr;
    QCheckBox* m_causal = nullptr;
    InlineMessage* m_message = nullptr;
    Operation m_filled = Operation::Quantize; ///< whose presets are listed
    bool m_showing = false;
};

} // namespace qs
