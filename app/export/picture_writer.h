// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/export/export_pass.h"
#include "gpu/formats/io/staged_folder.h"
#include "gpu/report/text/writer.h"
#include "widgets/style/theme.h"

#include <nlohmann/json.hpp>

#include <QByteArray>
#include <QHash>
#include <QSize>
#include <QString>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace qs {

class ChartContent;

/// A picture of a report before it is drawn.
struct ReportDrawing
{
    QString name; ///< of the file, without folder and ending: 'run1_latency_trace'
    QSize size;
    std::function<std::unique_ptr<ChartContent>()> make; ///< null where there is nothing to show
};

/// What of a chart goes into a report.
struct DrawnPicture
{
    QByteArray png; ///< at 2×; empty: there is no memory for it
    QByteArray svg; ///< for the page, where lines take fewer bytes than pixels would; empty: the page has the PNG
};

/// Draws charts and writes them as PNG at 2× into a folder. They are made on the thread that calls, one at a time;
/// drawn and packed on threads of their own, as many as there are processors. Keeps the first error; after one nothing
/// more is drawn.
class PictureWriter
{
public:
    /// `screenDpi`: logicalScreenDpi() of the GUI thread, where vectorOf() is to have pictures; 0: it is not.
    PictureWriter(StagedFolder& folder, ExportPass& pass, const Theme& theme, double screenDpi)
        : m_folder(folder), m_pass(pass), m_theme(theme), m_screenDpi(screenDpi)
    {}

    /// How many drawings will come, for whoever watches.
    void expect(std::size_t drawings) { m_all += static_cast<int>(drawings); }
    /// Writes them as `below`artifacts/*.png, with the notes {chart: [note, …]} that a session keeps of their run;
    /// null: none. What a report needs of them, with files relative to `below`.
    std::vector<ReportPicture> write(const std::vector<ReportDrawing>& drawings, const QString& below,
                                     const nlohmann::json& notes);

    /// A picture that was written, as SVG; `file` with what it is below. Empty: the PNG is smaller by far.
    QByteArray vectorOf(const QString& file) const { return m_vectors.value(file); }

    const std::optional<Error>& error() const { return m_error; }

private:
    struct Drawn;
    std::optional<Drawn> begin(const ReportDrawing& drawing, const nlohmann::json& notes);
    std::optional<ReportPicture> finish(Drawn& drawn, const QString& below);

    StagedFolder& m_folder;
    ExportPass& m_pass;
    Theme m_theme;
    double m_screenDpi;
    QHash<QString, QByteArray> m_vectors;
    int m_done = 0, m_all = 0;
    std::optional<Error> m_error;
};

} // namespace qs
