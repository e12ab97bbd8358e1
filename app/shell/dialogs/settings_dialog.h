// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/kernel_placement.h"

#include <QDialog>

class QButtonGroup;

namespace qs {

class Settings;

/// What is set once and for all: where kernels run. A choice holds at once, from the next run on.
class SettingsDialog : public QDialog
{
    Q_OBJECT

public:
    /// `lost`: the device cannot be used from this process any more.
    SettingsDialog(Settings& settings, bool lost, QWidget* parent = nullptr);

signals:
    void placementChosen(qs::KernelPlacement placement);

private:
    void addChoice(class QLayout& column, KernelPlacement placement, const char* name, const QString& title,
                   const QString& explanation);

    Settings& m_settings;
    QButtonGroup* m_choices;
};

} // namespace qs
