// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/spec/run_spec.h"
#include "widgets/tensor/tensor_choice.h"

#include <QWidget>

#include <optional>

class QGridLayout;
class QToolButton;

namespace qs {

class DimensionKnob;
class InlineMessage;

/// Tokens and hidden size: presets (of the INT8 ladder numbers of elements), a knob for each.
class ShapeSection : public QWidget
{
    Q_OBJECT

public:
    explicit ShapeSection(QWidget* parent = nullptr);
    /// Shows the shape (and input type, for the size in bytes) of `spec`; emits nothing.
    void display(const RunSpec& spec);
    /// Writes what was typed and not yet confirmed into `spec`.
    void applyPending(RunSpec& spec) const;
    void setLimits(qint64 maxTokens, qint64 maxHidden);
    /// Holds the shape inside that of a file's tensor; none: free again.
    void setTensor(const std::optional<TensorChoice>& tensor);
    QString summary() const;

signals:
    void edited(const qs::Shape& shape);

private:
    void makePresets(QGridLayout* form);
    void makeElementPresets(QGridLayout* form);
    QToolButton* addPreset(QWidget* row, const QString& text, const QString& name, const QString& toolTip);
    void applyLimits();
    void change(qint64 tokens, qint64 hidden);
    void refresh();

    static constexpr int kElementPresets = 5;
    Shape m_shape;
    RunSpec m_spec; ///< the rest of the setup, for the explanation
    qint64 m_maxTokens = 1 << 20;
    qint64 m_maxHidden = 1 << 18;
    std::optional<TensorChoice> m_tensor;
    DimensionKnob *m_tokens = nullptr, *m_hidden = nullptr;
    QToolButton* m_presets[3] = {};
    QToolButton* m_elementPresets[kElementPresets] = {};
    QWidget *m_tokenRow = nullptr, *m_elementRow = nullptr;
    InlineMessage* m_message = nullptr;
};

} // namespace qs
