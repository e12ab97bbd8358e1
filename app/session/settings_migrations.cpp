// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/settings_migrations.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <array>

namespace qs {
namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Settings)
};

const QString kVersionKey = QStringLiteral("version");

/// Files without a version were written by hand or by the first builds, which had the groups of today; the state of the
/// window was that of other widgets.
void toVersion1(QSettings& settings)
{
    settings.remove(QStringLiteral("window"));
    settings.remove(QStringLiteral("state"));
}

/// The same file under several names (links, relative paths) was listed several times.
void toVersion2(QSettings& settings)
{
    const QString key = QStringLiteral("files/recent");
    QStringList files;
    const QStringList listed = settings.value(key).toStringList();
    for (const QString& file : listed)
        if (const QString clean = QDir::cleanPath(file); QDir::isAbsolutePath(clean) && !files.contains(clean))
            files << clean;
    if (files != listed) settings.setValue(key, files);
}

constexpr std::array<SettingsStep, 2> kSettingsSteps{toVersion1, toVersion2};

/// Moves the file to the first free name beside it; empty where that fails.
QString movedAside(const QString& file)
{
    for (int number = 1; number < 1000; ++number) {
        const QString name = QStringLiteral("%1.damaged-%2").arg(file).arg(number);
        if (!QFileInfo::exists(name)) return QFile::rename(file, name) ? name : QString();
    }
    return {};
}

} // namespace

QString SettingsTrouble::text() const
{
    const QString file = QDir::toNativeSeparators(path);
    switch (kind) {
    case Kind::None:
        return {};
    case Kind::Unreadable:
        return Words::tr("The settings in %1 cannot be read. The current settings apply until the program ends.")
            .arg(file);
    case Kind::MovedAside:
        return Words::tr("The settings were damaged and have been reset. The old file is now %1.").arg(file);
    }
    return {};
}

std::span<const SettingsStep> settingsSteps() { return kSettingsSteps; }

void migrateSettings(QSettings& settings, std::span<const SettingsStep> steps)
{
    const int newest = static_cast<int>(steps.size());
    const int version = settings.allKeys().isEmpty() ? newest : settings.value(kVersionKey, 0).toInt();
    for (int step = std::max(0, version); step < newest; ++step)
        steps[static_cast<std::size_t>(step)](settings);
    if (settings.value(kVersionKey).toInt() != newest) settings.setValue(kVersionKey, newest);
}

QString usableSettingsFile(const QString& file, SettingsTrouble& trouble)
{
    if (!QFileInfo::exists(file)) return file;
    int version = 0;
    {
        const QSettings settings(file, QSettings::IniFormat);
        version = settings.value(kVersionKey, 0).toInt();
        if (settings.status() == QSettings::NoError) {
            const auto newest = static_cast<int>(settingsSteps().size());
            if (version <= newest) return file;
            return QStringLiteral("%1/%2-%3.ini")
                .arg(QFileInfo(file).absolutePath(), QFileInfo(file).completeBaseName())
                .arg(newest);
        }
        if (settings.status() == QSettings::AccessError) {
            trouble = {SettingsTrouble::Kind::Unreadable, file};
            return file;
        }
    }
    const QString aside = movedAside(file);
    if (!aside.isEmpty()) trouble = {SettingsTrouble::Kind::MovedAside, aside};
    return file;
}

} // namespace qs
