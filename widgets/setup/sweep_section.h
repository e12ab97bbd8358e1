// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/spec/run_spec.h"

#include <QMap>
#include <QWidget>

#include <array>

class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;

namespace qs {

class InlineMessage;

/// The axes of a sweep: off, one dimension of the operation, or two; the values of each as a preset or in the command
/// line's syntax.
class SweepSection : public QWidget
{
    Q_OBJECT

public:
    explicit SweepSection(QWidget* parent = nullptr);
    /// Shows the axes of `spec`; emits nothing.
    void display(const RunSpec& spec);
    /// Writes the axes into `spec`: of what was typed, the last that could be read.
    void apply(RunSpec& spec) const { spec.axes = m_axes; }
    /// The rest of the setup, which decides what there is to sweep over, how many measurements there are and whether
    /// they are possible.
    void setContext(const RunSpec& spec);
    /// What of the axes cannot be read; empty where all is well.
    QString problem() const;
    QString summary() const;
    /// Whether a sweep is set.
    bool isOn() const { return !m_axes.empty(); }
    /// Sweeps over the usual values of the first dimension where nothing is set; a user's change.
    void switchOn();

signals:
    void edited();

private:
    /// Choice of a dimension, presets, text and message of one axis.
    struct Axis
    {
        QComboBox* over = nullptr;
        QLabel* overLabel = nullptr;
        QComboBox* preset = nullptr;
        QLabel* name = nullptr;
        QLineEdit* text = nullptr;
        InlineMessage* message = nullptr;
        std::vector<std::int64_t> values; ///< empty where the text cannot be read
        QString error;
        Dimension shown = Dimension::Tokens; ///< whose presets are listed and whose values are written
    };
    void makeAxis(QGridLayout* form, int number);
    /// The dimension that is chosen; none: off.
    std::optional<Dimension> chosen(const Axis& axis) const;
    bool isUsed(int number) const;
    void fillOver();
    void fillSecond();
    void choose(int number, std::optional<Dimension> dimension);
    void showDimension(Axis& axis, Dimension dimension);
    void chooseOver(int number);
    void choosePreset(Axis& axis);
    void read(Axis& axis);
    void setText(Axis& axis, const QString& text);
    void change();
    void updateAxes();
    void refresh();
    void refreshAxis(int number);
    QString countText() const;

    std::array<Axis, 2> m_of;
    QMap<int, QString> m_texts; ///< by dimension: what was last written
    InlineMessage* m_message = nullptr;
    std::vector<SweepAxis> m_axes;
    RunSpec m_context;
    std::optional<Operation> m_filled; ///< whose dimensions are listed
    bool m_showing = false;
};

} // namespace qs
