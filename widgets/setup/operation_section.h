// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/spec/run_spec.h"

#include <QWidget>

class QComboBox;

namespace qs {

/// What a run measures: the operation that the rest of the set-up is about.
class OperationSection : public QWidget
{
    Q_OBJECT

public:
    explicit OperationSection(QWidget* parent = nullptr);
    /// Shows an operation; emits nothing.
    void display(Operation operation);

    /// One sentence: what is measured.
    static QString description(Operation operation);

signals:
    void edited(qs::Operation operation);

private:
    QComboBox* m_choice = nullptr;
    bool m_showing = false;
};

/// 'Matrix product', as the window writes it.
QString operationText(Operation operation);
/// What a run is about: '4096×8192' of quantization, 'Attention b4h16s1024d64' of the others; of a sweep its axes.
QString subjectText(const RunSpec& spec);

} // namespace qs
