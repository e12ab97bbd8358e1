// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/settings.h"

#include <QDialog>
#include <QVector>

class QListWidget;
class QPushButton;

namespace qs {

/// Renames and deletes presets; what becomes of them is presets(), once it is accepted.
class PresetDialog : public QDialog
{
    Q_OBJECT

public:
    explicit PresetDialog(QVector<SetupPreset> presets, QWidget* parent = nullptr);

    /// Those that are left, under their names.
    QVector<SetupPreset> presets() const;

private:
    void remove();

    QVector<SetupPreset> m_presets;
    QListWidget* m_list;
    QPushButton *m_rename, *m_delete;
};

} // namespace qs
