// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/threads/latest_task.h"
#include "gpu/device/backend.h"

#include <QDialog>

class QLabel;
class QPushButton;
class QTableWidget;

namespace qs {

/// What timer and ceilings of the target are, as measured once for this device and driver; and the button that measures
/// them anew, away from the UI thread. Closing it stops that and waits for nothing.
class CalibrationDialog : public QDialog
{
    Q_OBJECT

public:
    /// `separate`: kernels run in a worker process.
    CalibrationDialog(const DeviceInfo& device, bool separate, QWidget* parent = nullptr);

    /// Whether nothing else uses the device: no run, no study, no question to a model.
    void setFree(bool isFree);

private:
    void show(const std::optional<Calibration>& calibration);
    void measure();
    void updateButton();
    void addRow(const QString& what, const QString& value, const QString& toolTip = {});

    DeviceInfo m_device;
    QLabel* m_state;
    QTableWidget* m_table;
    QPushButton* m_measure;
    bool m_separate, m_isFree = true;
    LatestTask<Calibration> m_task;
};

} // namespace qs
