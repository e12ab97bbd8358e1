// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/spec/run_spec.h"

#include <QVector>
#include <QWidget>

class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;

namespace qs {

class InlineMessage;

/// The sizes of a sweep: off, one size parameter, or tokens × hidden size; each as a preset or in the command line's
/// syntax.
class SweepSection : public QWidget
{
    Q_OBJECT

public:
    explicit SweepSection(QWidget* parent = nullptr);
    /// Shows the axes of `spec`; emits nothing.
    void display(const RunSpec& spec);
    /// Writes the axes into `spec`: of what was typed, the last that could be read.
    void apply(RunSpec& spec) const { spec.axes = m_axes; }
    /// Sets a sweep over the first parameter, with the values of its first preset, where there is none; as by hand.
    void switchOn();
    /// The rest of the set-up, which decides how many measurements there are and whether they are possible.
    void setContext(const RunSpec& spec);
    /// What of the axes cannot be read; empty where all is well.
    QString problem() const;
    QString summary() const;

signals:
    void edited();

private:
    /// Presets, text and message of one parameter.
    struct Field
    {
        SweepParameter parameter = SweepParameter::Tokens;
        QString label;
        QComboBox* preset = nullptr;
        QLabel* name = nullptr;
        QLineEdit* text = nullptr;
        InlineMessage* message = nullptr;
        std::vector<std::int64_t> values; ///< empty where the text cannot be read
        QString error;
    };
    void makeField(QGridLayout* form, SweepParameter parameter, const QString& label, const QString& objectName);
    void choosePreset(Field& field);
    void read(Field& field);
    void setText(Field& field, const QString& text);
    bool uses(SweepParameter parameter) const;
    Field& fieldOf(SweepParameter parameter);
    void change();
    void takeAxes();
    void refresh();
    QString countText() const;

    QComboBox* m_over = nullptr;
    QVector<Field> m_fields;
    InlineMessage* m_message = nullptr;
    std::vector<SweepAxis> m_axes;
    RunSpec m_context;
    bool m_hiddenFirst = false; ///< order of two axes, as a session may have it
    bool m_showing = false;
};

} // namespace qs
