// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/services/device_service.h"

#include <QComboBox>

namespace qs {

/// Which device a run uses. Missing ones are listed too, with the reason.
class TargetChooser : public QComboBox
{
    Q_OBJECT

public:
    explicit TargetChooser(QWidget* parent = nullptr);

    /// Shows what was found; the choice stays where it still exists.
    void setDevices(const DeviceListings& devices);
    /// Shows the target of a specification; emits nothing. A target that is not there is shown as missing.
    void setTarget(BackendChoice backend, int device);
    BackendChoice backend() const;
    int device() const;

signals:
    void targetChosen(qs::BackendChoice backend, int device);

private:
    void addTarget(const QString& text, const QString& second, BackendChoice backend, int device, bool enabled);
    int indexOf(BackendChoice backend, int device) const;
};

} // namespace qs
