// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/device/backend.h"

#include <QDialog>
#include <QThreadPool>

class QLabel;
class QPushButton;
class QTableWidget;

namespace qs {

/// What timer and ceilings of the target are, as measured once for this device and driver; and the button that measures
/// them anew, away from the UI thread.
class CalibrationDialog : public QDialog
{
    Q_OBJECT

public:
    /// `mayMeasure`: no run is going on.
    CalibrationDialog(const DeviceInfo& device, bool mayMeasure, QWidget* parent = nullptr);
    ~CalibrationDialog() override;

private:
    void show(const std::optional<Calibration>& calibration);
    void measure();
    void addRow(const QString& what, const QString& value, const QString& toolTip = {});

    DeviceInfo m_device;
    QLabel* m_state;
    QTableWidget* m_table;
    QPushButton* m_measure;
    QThreadPool m_pool;
};

} // namespace qs
