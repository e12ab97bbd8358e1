// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/settings.h"

#include "app/session/settings_migrations.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace qs {
namespace {

QString settingsFile(const QString& file)
{
    if (!file.isEmpty()) return file;
    return QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) + QStringLiteral("/quantoscope.ini");
}

SpecSetting<RunSpec> setupOf(QSettings& file, Operation operation)
{
    return {file, ("setup/of-" + std::string(operationName(operation))).c_str(), runSpecFromJson};
}

} // namespace

void RecentPaths::add(const QString& path)
{
    const QString full = QFileInfo(path).absoluteFilePath();
    QStringList paths = (*this)();
    paths.removeAll(full);
    paths.prepend(full);
    m_paths.set(paths.mid(0, kMost));
}

void RecentPaths::remove(const QStringList& paths)
{
    QStringList kept = (*this)();
    for (const QString& path : paths)
        kept.removeAll(path);
    m_paths.set(kept);
}

Settings::Settings(const QString& file)
    : m_file(usableSettingsFile(settingsFile(file), m_trouble), QSettings::IniFormat)
{
    migrateSettings(m_file);
}

std::vector<RunSpec> Settings::otherSetups()
{
    std::vector<RunSpec> all;
    for (const Operation operation : allOperations())
        if (auto spec = setupOf(m_file, operation)(); spec && spec->operation == operation)
            all.push_back(std::move(*spec));
    return all;
}

void Settings::setOtherSetups(const std::vector<RunSpec>& specs)
{
    for (const RunSpec& spec : specs)
        setupOf(m_file, spec.operation).set(spec);
}

QString Settings::startFolder() const
{
    for (const QString& folder : {lastFolder(), QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)})
        if (!folder.isEmpty() && QFileInfo(folder).isDir()) return folder;
    return QDir::homePath();
}

} // namespace qs
