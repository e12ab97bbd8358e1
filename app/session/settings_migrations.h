// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSettings>
#include <QString>

#include <span>

namespace qs {

/// What was wrong with the settings file.
struct SettingsTrouble
{
    enum class Kind { None, Unreadable, MovedAside } kind = Kind::None;
    QString path; ///< of the file, or where it is now
    /// In words of the language that is installed by then; empty: nothing was wrong.
    QString text() const;
};

/// One step of the layout of the settings file, from its number to the next.
using SettingsStep = void (*)(QSettings& settings);
/// The steps that there are: the first leads from version 0 (a file without a version) to 1. Their count is the newest
/// version.
std::span<const SettingsStep> settingsSteps();

/// Brings the file up to the newest version, one step after the other; an empty one begins there.
void migrateSettings(QSettings& settings, std::span<const SettingsStep> steps = settingsSteps());

/// The file to use in the place of `file`: itself, or, where a newer program wrote that, one beside it, so that the
/// newer program's is left alone. What cannot be understood at all is moved aside first; then `trouble` says so.
QString usableSettingsFile(const QString& file, SettingsTrouble& trouble);

} // namespace qs
