// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/spec/run_spec.h"

#include <QWidget>

class QComboBox;

namespace qs {

/// What a run measures: the operation that the rest of the setup is about.
class OperationSection : public QWidget
{
    Q_OBJECT

public:
    explicit OperationSection(QWidget* parent = nullptr);
    /// Shows an operation; emits nothing.
    void display(Operation operation);

signals:
    void edited(qs::Operation operation);

private:
    QComboBox* m_choice = nullptr;
    bool m_showing = false;
};

} // namespace qs
