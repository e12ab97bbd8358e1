// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/services/device_service.h"

#include <QComboBox>

namespace qs {

class StatusLine;

/// Which device a run uses, here and in the status line. Missing ones are listed too, with the reason.
class TargetChooser : public QComboBox
{
    Q_OBJECT

public:
    TargetChooser(DeviceService& devices, StatusLine& status, QWidget* parent = nullptr);

private:
    void showDevices();
    /// A target that is not there is shown as missing.
    void showTarget();
    void showStatus();
    void addTarget(const QString& text, const QString& second, BackendChoice backend, int device, bool enabled);
    int indexOf(BackendChoice backend, int device) const;

    DeviceService& m_devices;
    StatusLine& m_status;
};

} // namespace qs
