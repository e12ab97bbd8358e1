// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"
#include "gpu/report/report_writer.h"
#include "widgets/style/theme.h"

#include <nlohmann/json.hpp>

#include <QSize>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace qs {

class ChartWidget;

/// Writes charts as PNG at 2× into `folder`/artifacts, off the screen, and keeps the first error; after one nothing more is written.
class PictureWriter
{
public:
    PictureWriter(QString folder, const Theme& theme) : m_folder(std::move(folder)), m_theme(theme) {}

    /// Notes that belong into the pictures to come: {chart: [note, …]} as a session keeps them of one run; null: none.
    void setNotes(const nlohmann::json& notes) { m_notes = notes; }
    /// The chart at `size` as artifacts/`name`.png, under its own title, with its notes.
    void save(ChartWidget& chart, QSize size, const QString& name);

    /// Those that were written and not cleared by the caller, with files relative to the folder.
    std::vector<ReportPicture>& pictures() { return m_pictures; }
    const QStringList& files() const { return m_files; }
    const std::optional<Error>& error() const { return m_error; }

private:
    QString m_folder;
    Theme m_theme;
    nlohmann::json m_notes;
    std::vector<ReportPicture> m_pictures;
    QStringList m_files;
    std::optional<Error> m_error;
};

} // namespace qs
