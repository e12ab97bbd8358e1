// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/spec/run_spec.h"
#include "widgets/panels/tensor_choice.h"

#include <QWidget>

class QComboBox;
class QLabel;

namespace qs {

class CountSpinBox;
class InlineMessage;

/// How the latencies are taken: cache, method, warm-up, iterations.
class TimingSection : public QWidget
{
    Q_OBJECT

public:
    explicit TimingSection(QWidget* parent = nullptr);
    void display(const RunSpec& spec);
    void apply(RunSpec& spec) const;
    void setBackendHint(const BackendHint& hint);
    /// Why this timing is not possible on the device; empty where it is.
    QString problem() const;
    QString summary() const;

signals:
    void edited();

private:
    void change();
    void explain();
    bool isGraph() const;

    BackendHint m_hint;
    QComboBox* m_cache = nullptr;
    QComboBox* m_method = nullptr;
    QLabel* m_launchesLabel = nullptr;
    CountSpinBox* m_launches = nullptr;
    CountSpinBox* m_warmup = nullptr;
    CountSpinBox* m_iterations = nullptr;
    InlineMessage* m_message = nullptr;
    bool m_showing = false;
};

} // namespace qs
