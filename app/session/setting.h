// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/formats/bounded_json.h"

#include <QSettings>
#include <QStringList>

#include <array>
#include <iterator>
#include <optional>
#include <type_traits>
#include <utility>

namespace qs {

/// How the settings file names the values of an enumeration, in their order; specialized beside the settings.
template <typename Enum> inline constexpr std::array<const char*, 0> kSettingNames{};

/// One thing that is remembered: its key, and what holds where the file has nothing that can be understood.
template <typename T> class Setting
{
public:
    Setting(QSettings& file, const char* key, T fallback = {})
        : m_file(file), m_key(QString::fromLatin1(key)), m_fallback(std::move(fallback))
    {}

    T operator()() const
    {
        const QVariant value = m_file.value(m_key);
        if (!value.isValid()) return m_fallback;
        if constexpr (std::is_enum_v<T>) {
            for (std::size_t i = 0; i < kSettingNames<T>.size(); ++i)
                if (value.toString() == QLatin1String(kSettingNames<T>[i])) return static_cast<T>(i);
            return m_fallback;
        } else {
            return value.template value<T>();
        }
    }

    void set(const T& value)
    {
        if constexpr (std::is_enum_v<T>)
            m_file.setValue(m_key, QString::fromLatin1(kSettingNames<T>[static_cast<std::size_t>(value)]));
        else
            m_file.setValue(m_key, QVariant::fromValue(value));
    }

    void clear() { m_file.remove(m_key); }

private:
    QSettings& m_file;
    QString m_key;
    T m_fallback;
};

/// A setup, as JSON; none where there is none that this program understands.
template <typename Spec> class SpecSetting
{
public:
    SpecSetting(QSettings& file, const char* key, Result<Spec> (*fromJson)(const nlohmann::json&))
        : m_text(file, key), m_fromJson(fromJson)
    {}

    std::optional<Spec> operator()() const
    {
        const QByteArray text = m_text();
        if (text.isEmpty()) return std::nullopt;
        const auto json = parseJson({text.constData(), static_cast<std::size_t>(text.size())}, {.maxBytes = 1 << 20},
                                    "the last setup");
        if (!json) return std::nullopt;
        auto spec = m_fromJson(*json);
        if (!spec || !validate(*spec)) return std::nullopt;
        return std::move(*spec);
    }

    void set(const Spec& spec) { m_text.set(QByteArray::fromStdString(dumpJson(toJson(spec), -1))); }

private:
    Setting<QByteArray> m_text;
    Result<Spec> (*m_fromJson)(const nlohmann::json&);
};

/// Paths that were used, the last one first.
class RecentPaths
{
public:
    static constexpr int kMaxEntries = 10;

    RecentPaths(QSettings& file, const char* key) : m_paths(file, key) {}

    QStringList operator()() const { return m_paths().mid(0, kMaxEntries); }
    /// Puts a path on top.
    void add(const QString& path);
    void remove(const QStringList& paths);
    void clear() { m_paths.clear(); }

private:
    Setting<QStringList> m_paths;
};

} // namespace qs
