// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/settings.h"

#include "app/session/settings_migrations.h"
#include "gpu/formats/bounded_json.h"

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

const QString kPlacement = QStringLiteral("run/separate-process");
const QString kTheme = QStringLiteral("view/theme");
const QString kStudySetup = QStringLiteral("setup/mode-study"), kLlmSetup = QStringLiteral("setup/llm-study");
const QString kRecent = QStringLiteral("files/recent"), kRecentModels = QStringLiteral("files/recent-models");

QString stateKey(const QString& name) { return QStringLiteral("state/") + name; }

} // namespace

Settings::Settings(const QString& file)
    : m_settings(usableSettingsFile(settingsFile(file), m_trouble), QSettings::IniFormat)
{
    migrateSettings(m_settings);
}

QByteArray Settings::geometry() const { return m_settings.value(QStringLiteral("window/geometry")).toByteArray(); }
QByteArray Settings::windowState() const { return m_settings.value(QStringLiteral("window/state")).toByteArray(); }

void Settings::setWindow(const QByteArray& geometry, const QByteArray& state)
{
    m_settings.setValue(QStringLiteral("window/geometry"), geometry);
    m_settings.setValue(QStringLiteral("window/state"), state);
}

void Settings::clearWindow()
{
    m_settings.remove(QStringLiteral("window"));
    m_settings.remove(QStringLiteral("state"));
}

QByteArray Settings::state(const QString& name) const { return m_settings.value(stateKey(name)).toByteArray(); }
void Settings::setState(const QString& name, const QByteArray& state) { m_settings.setValue(stateKey(name), state); }

namespace {

/// A set-up as the file holds it; nothing where it cannot be understood.
template <typename Spec>
std::optional<Spec> specFrom(const QByteArray& text, Result<Spec> (*fromJson)(const nlohmann::json&))
{
    if (text.isEmpty()) return std::nullopt;
    const auto json =
        parseJson({text.constData(), static_cast<std::size_t>(text.size())}, {.maxBytes = 1 << 20}, "the last set-up");
    if (!json) return std::nullopt;
    auto spec = fromJson(*json);
    if (!spec || !validate(*spec)) return std::nullopt;
    return std::move(*spec);
}

template <typename Spec> QByteArray textOf(const Spec& spec)
{
    return QByteArray::fromStdString(dumpJson(toJson(spec), -1));
}

QStringList withFirst(QStringList paths, const QString& path)
{
    const QString full = QFileInfo(path).absoluteFilePath();
    paths.removeAll(full);
    paths.prepend(full);
    return paths.mid(0, Settings::kMaxRecent);
}

QString otherKey(Operation operation)
{
    return QStringLiteral("setup/of-") + QString::fromUtf8(operationName(operation).data());
}

} // namespace

std::optional<RunSpec> Settings::setup() const
{
    return specFrom(m_settings.value(QStringLiteral("setup/spec")).toByteArray(), runSpecFromJson);
}

void Settings::setSetup(const RunSpec& spec, const std::vector<RunSpec>& others)
{
    m_settings.setValue(QStringLiteral("setup/spec"), textOf(spec));
    for (const RunSpec& other : others)
        m_settings.setValue(otherKey(other.operation), textOf(other));
}

std::vector<RunSpec> Settings::otherSetups() const
{
    std::vector<RunSpec> all;
    for (const Operation operation : allOperations())
        if (auto spec = specFrom(m_settings.value(otherKey(operation)).toByteArray(), runSpecFromJson);
            spec && spec->operation == operation)
            all.push_back(std::move(*spec));
    return all;
}

std::optional<ModeStudySpec> Settings::studySetup() const
{
    return specFrom(m_settings.value(kStudySetup).toByteArray(), modeStudySpecFromJson);
}
void Settings::setStudySetup(const ModeStudySpec& spec) { m_settings.setValue(kStudySetup, textOf(spec)); }

std::optional<LlmStudySpec> Settings::llmSetup() const
{
    return specFrom(m_settings.value(kLlmSetup).toByteArray(), llmStudySpecFromJson);
}
void Settings::setLlmSetup(const LlmStudySpec& spec) { m_settings.setValue(kLlmSetup, textOf(spec)); }

ThemeChoice Settings::theme() const
{
    const QString name = m_settings.value(kTheme).toString();
    if (name == QLatin1String("light")) return ThemeChoice::Light;
    if (name == QLatin1String("dark")) return ThemeChoice::Dark;
    return ThemeChoice::System;
}

void Settings::setTheme(ThemeChoice choice)
{
    const char* name = choice == ThemeChoice::Light ? "light" : choice == ThemeChoice::Dark ? "dark" : "system";
    m_settings.setValue(kTheme, QString::fromLatin1(name));
}

QString Settings::language() const { return m_settings.value(QStringLiteral("view/language")).toString(); }
void Settings::setLanguage(const QString& code) { m_settings.setValue(QStringLiteral("view/language"), code); }

KernelPlacement Settings::kernelPlacement() const
{
    const QString name = m_settings.value(kPlacement).toString();
    return name == QLatin1String("always")  ? KernelPlacement::Always
           : name == QLatin1String("never") ? KernelPlacement::Never
                                            : KernelPlacement::Automatic;
}

void Settings::setKernelPlacement(KernelPlacement placement)
{
    const char* name = placement == KernelPlacement::Always  ? "always"
                       : placement == KernelPlacement::Never ? "never"
                                                             : "automatic";
    m_settings.setValue(kPlacement, QString::fromLatin1(name));
}

bool Settings::flag(const QString& name, bool fallback) const
{
    return m_settings.value(QStringLiteral("view/") + name, fallback).toBool();
}
void Settings::setFlag(const QString& name, bool on) { m_settings.setValue(QStringLiteral("view/") + name, on); }

QStringList Settings::recentFiles() const { return m_settings.value(kRecent).toStringList().mid(0, kMaxRecent); }
void Settings::addRecentFile(const QString& path) { m_settings.setValue(kRecent, withFirst(recentFiles(), path)); }

QStringList Settings::recentModels() const { return m_settings.value(kRecentModels).toStringList().mid(0, kMaxRecent); }
void Settings::addRecentModel(const QString& folder)
{
    m_settings.setValue(kRecentModels, withFirst(recentModels(), folder));
}

void Settings::removeRecentFiles(const QStringList& paths)
{
    QStringList files = recentFiles();
    for (const QString& path : paths)
        files.removeAll(path);
    m_settings.setValue(kRecent, files);
}

void Settings::clearRecentFiles() { m_settings.remove(kRecent); }

QString Settings::startFolder() const
{
    for (const QString& folder : {lastFolder(), QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)})
        if (!folder.isEmpty() && QFileInfo(folder).isDir()) return folder;
    return QDir::homePath();
}

QString Settings::lastFolder() const { return m_settings.value(QStringLiteral("files/folder")).toString(); }
void Settings::setLastFolder(const QString& folder) { m_settings.setValue(QStringLiteral("files/folder"), folder); }

} // namespace qs
