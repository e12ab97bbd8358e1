// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/kernel_placement.h"
#include "widgets/style/theme.h"

#include <QDialog>
#include <QVector>

class QButtonGroup;
class QCheckBox;
class QComboBox;
class QFormLayout;
class QTabWidget;

namespace qs {

class DeviceService;
class Settings;

/// A setting as the dialog and the command palette name it.
struct SettingInfo
{
    enum class Tab { General, Measuring, Files };
    const char* name; ///< object name of its control
    Tab tab;
    QString title, about;
};
/// Every setting of the dialog, in its order.
QVector<SettingInfo> settingInfos();

/// What is set once and for all. A choice holds at once, or says from when on.
class SettingsDialog : public QDialog
{
    Q_OBJECT

public:
    /// `lost`: the device cannot be used from this process any more. `spoken`: the language of the window.
    SettingsDialog(Settings& settings, const DeviceService& devices, bool lost, QString spoken,
                   QWidget* parent = nullptr);

    /// Turns to a setting by its name.
    void showSetting(const QString& name);

signals:
    void placementChosen(qs::KernelPlacement placement);
    void themeChosen(qs::ThemeChoice theme);
    void textSizeChosen(int percent);
    void languageChosen(const QString& code);
    void copyDelayChosen(int seconds);
    /// The window is to be opened again, in the language that was chosen.
    void restartRequested();

private:
    void addLook(QFormLayout& form);
    void addMeasuring(QFormLayout& form);
    void addFiles(QFormLayout& form);
    void addPlacement(class QVBoxLayout& column, bool lost);
    void addChoice(class QLayout& column, KernelPlacement placement, const char* name, const QString& title,
                   const QString& explanation);
    QComboBox* addCombo(QFormLayout& form, const char* name);
    QCheckBox* addCheck(QFormLayout& form, const char* name);
    QWidget* makeFolder();
    QWidget* page(SettingInfo::Tab tab);

    Settings& m_settings;
    const DeviceService& m_devices;
    QString m_spoken;
    QButtonGroup* m_choices;
    QTabWidget* m_tabs;
};

} // namespace qs
