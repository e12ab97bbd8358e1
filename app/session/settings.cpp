// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/settings.h"

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

constexpr char kPresets[] = "setup/presets";

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
    m_paths.set(paths.mid(0, kMaxEntries));
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

QVector<SetupPreset> Settings::presets() const
{
    QVector<SetupPreset> all;
    const QByteArray text = m_file.value(QLatin1String(kPresets)).toByteArray();
    const auto json = text.isEmpty() ? Result<nlohmann::json>(nlohmann::json::array())
                                     : parseJson({text.constData(), static_cast<std::size_t>(text.size())},
                                                 {.maxBytes = 4 << 20}, "the presets");
    if (!json || !json->is_array()) return all;
    for (const nlohmann::json& each : *json) {
        if (!each.is_object() || !each.contains("setup")) continue;
        const auto word = [&](const char* key) {
            const auto value = each.find(key);
            return value != each.end() && value->is_string() ? QString::fromStdString(value->get<std::string>())
                                                             : QString();
        };
        if (const QString name = word("name"), page = word("page"); !name.isEmpty() && !page.isEmpty())
            all.push_back({name, page, each.at("setup")});
    }
    return all;
}

void Settings::setPresets(const QVector<SetupPreset>& presets)
{
    nlohmann::ordered_json json = nlohmann::ordered_json::array();
    for (const SetupPreset& preset : presets)
        json.push_back({{"name", preset.name.toStdString()},
                        {"page", preset.page.toStdString()},
                        {"setup", nlohmann::ordered_json(preset.setup)}});
    m_file.setValue(QLatin1String(kPresets), QByteArray::fromStdString(dumpJson(json, -1)));
}

QString startDeviceName(BackendChoice backend, int index)
{
    if (backend == BackendChoice::Auto) return QStringLiteral("auto");
    return backend == BackendChoice::Cpu ? QStringLiteral("cpu") : QStringLiteral("cuda:%1").arg(index);
}

std::optional<std::pair<BackendChoice, int>> startDeviceOf(const QString& name)
{
    if (name == QLatin1String("auto")) return std::pair(BackendChoice::Auto, 0);
    if (name == QLatin1String("cpu")) return std::pair(BackendChoice::Cpu, 0);
    bool ok = false;
    const int index = name.startsWith(QLatin1String("cuda:")) ? name.mid(5).toInt(&ok) : -1;
    return ok && index >= 0 ? std::optional(std::pair(BackendChoice::Cuda, index)) : std::nullopt;
}

QString Settings::startFolder() const
{
    for (const QString& folder :
         {filesFolder(), lastFolder(), QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)})
        if (!folder.isEmpty() && QFileInfo(folder).isDir()) return folder;
    return QDir::homePath();
}

} // namespace qs
