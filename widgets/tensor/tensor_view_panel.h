// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/spec/tensor_probe.h"
#include "widgets/tensor/tensor_choice.h"

#include <QVector>
#include <QWidget>

class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;
class QPushButton;
class QSlider;

namespace qs {

class InlineMessage;

/// Which tensor is looked at in which format, and what came out. Every move of a slider asks anew; whoever answers may
/// drop requests that are overtaken.
class TensorViewPanel : public QWidget
{
    Q_OBJECT

public:
    explicit TensorViewPanel(QWidget* parent = nullptr);
    /// The tensors to choose from; the one that was chosen stays where it is still there. Asks for a probe where
    /// another one is shown.
    void setTensors(const QVector<TensorChoice>& tensors);
    TensorProbeRequest request() const { return m_request; }
    /// Shows a request; emits nothing.
    void setRequest(const TensorProbeRequest& request);
    /// The answer; one that searched the clip moves its slider.
    void setResult(const TensorProbeResult& result);
    void setError(const QString& error);
    /// Where the tensors come from, for the place where none is there.
    void setEmptyText(const QString& text);

signals:
    void probeRequested(const qs::TensorProbeRequest& request);

private:
    /// A slider with its value in words.
    struct Knob
    {
        QLabel* label = nullptr;
        QWidget* holder = nullptr;
        QSlider* slider = nullptr;
        QLabel* value = nullptr;
        void setVisible(bool visible) const;
    };
    enum Figure { Sqnr, Mse, MaxError, Cosine, Bits, Range, Spread, Kurtosis, Outliers, Time, Figures };

    void makeChoice(QGridLayout* form);
    Knob addKnob(QGridLayout* form, const QString& label, const char* name, int low, int high, const QString& toolTip);
    void makeKnobs(QGridLayout* form);
    QWidget* makeFigures();
    void display();
    void edited();
    void chooseTensor(int index);
    void ask(bool searchClip);
    void clearFigures();

    TensorProbeRequest m_request;
    QVector<TensorChoice> m_tensors;
    QString m_empty;
    QComboBox *m_tensor = nullptr, *m_format = nullptr;
    QCheckBox* m_symmetric = nullptr;
    Knob m_bits, m_group, m_clip;
    QPushButton* m_search = nullptr;
    InlineMessage* m_message = nullptr;
    QLabel* m_about = nullptr; ///< type and shape
    QLabel* m_figures[Figures] = {};
    bool m_showing = false;
};

} // namespace qs
