// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/spec/run_spec.h"
#include "widgets/tensor/tensor_choice.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QGridLayout;
class QLabel;

namespace qs {

class CollapsibleSection;
class CountSpinBox;
class InlineMessage;

/// How the latencies are taken: cache, method, warm-up, and when it ends.
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
    /// A row that comes and goes.
    struct Row
    {
        QLabel* label = nullptr;
        QWidget* control = nullptr;
        void setVisible(bool visible) const;
    };
    void addCache(QGridLayout* form, QGridLayout* advanced);
    void addMethod(QGridLayout* form);
    void addWarmup(QGridLayout* form, QGridLayout* advanced);
    void addStop(QGridLayout* form);
    void addEnergy(QGridLayout* form);
    void connectControls();
    void change();
    void explain();
    QStringList hints() const;
    void enableGraph();
    CacheMode cache() const;
    TimingMethod method() const;
    bool isReadSweep() const;
    bool isFixed() const;

    BackendHint m_hint;
    QComboBox* m_cache = nullptr;
    QComboBox* m_coldBy = nullptr;
    QComboBox* m_method = nullptr;
    QComboBox* m_stop = nullptr;
    CountSpinBox* m_launches = nullptr;
    CountSpinBox* m_warmup = nullptr;
    CountSpinBox* m_iterations = nullptr;
    QDoubleSpinBox* m_warmupMs = nullptr;
    QDoubleSpinBox* m_limit = nullptr;
    QCheckBox* m_energy = nullptr;
    Row m_coldRow, m_launchesRow, m_iterationsRow, m_limitRow;
    InlineMessage* m_message = nullptr;
    CollapsibleSection* m_advanced = nullptr; ///< what few change; open where something in it is not as usual
    double m_givenMs = 0, m_givenLimit = 0;   ///< as displayed, where the boxes round them
    bool m_showing = false;
};

} // namespace qs
