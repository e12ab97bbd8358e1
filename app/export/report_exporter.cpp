// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/report_exporter.h"

#include "gpu/formats/atomic_file.h"
#include "gpu/report/report_writer.h"
#include "widgets/charts/comparison_chart.h"
#include "widgets/charts/mode_charts.h"
#include "widgets/charts/scope_chart.h"
#include "widgets/style/theme.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFile>

#include <optional>

namespace qs {

namespace {

constexpr QSize kBarsSize{900, 460};
constexpr QSize kTraceSize{1200, 480};
constexpr qreal kScale = 2.0;

/// Context of the translations of this file.
struct ReportExporter
{
    Q_DECLARE_TR_FUNCTIONS(ReportExporter)
};

/// Draws the pictures of a report and remembers what was written, or the first error.
class Pictures
{
public:
    Pictures(const ReportInput& input, const QString& folder)
        : m_input(input), m_folder(folder), m_theme(input.darkCharts ? Theme::night() : Theme::light())
    {
    }

    std::vector<ReportPicture> draw(const ReportRun& run, const QString& prefix)
    {
        m_pictures.clear();
        const Segment* segment = run.result.last();
        if (!segment || segment->modes.empty()) return {};
        drawBars(*segment, prefix);
        drawTraces(*segment, prefix);
        return m_pictures;
    }
    const QStringList& files() const { return m_files; }
    const std::optional<Error>& error() const { return m_error; }

private:
    void drawBars(const Segment& segment, const QString& prefix)
    {
        using Show = void (*)(ComparisonChart&, const Segment&, const QString&);
        const std::pair<Show, const char*> charts[] = {{showLatency, "latency_by_mode"}, {showBandwidth, "bandwidth_by_mode"},
                                                       {showSqnr, "sqnr_by_mode"}, {showSize, "size_by_mode"}};
        for (const auto& [show, name] : charts) {
            ComparisonChart chart;
            show(chart, segment, m_input.baselineMode);
            save(chart, kBarsSize, prefix + QLatin1String(name), chart.title());
        }
    }

    static void fill(ScopeChart& chart, const ModeResult& mode)
    {
        const int trace = chart.addTrace({QString::fromStdString(mode.requested), QString::fromStdString(mode.requested)});
        chart.appendWarmup(trace, mode.warmupUs);
        chart.appendSamples(trace, mode.samplesUs);
    }

    void drawTraces(const Segment& segment, const QString& prefix)
    {
        std::size_t longest = 1;
        for (const ModeResult& mode : segment.modes)
            longest = std::max(longest, mode.samplesUs.size());
        const QString setup = QString::fromStdString(segment.spec.shape.text() + " " + std::string(dtypeLabel(segment.spec.dtype)));
        ScopeChart all(nullptr, longest);
        all.setTitle(ReportExporter::tr("Latency per iteration, all modes — %1").arg(setup));
        for (const ModeResult& mode : segment.modes)
            fill(all, mode);
        all.setActiveTrace(-1);
        all.refresh();
        save(all, kTraceSize, prefix + QStringLiteral("latency_trace"), all.title());
        for (const ModeResult& mode : segment.modes) {
            if (mode.samplesUs.empty()) continue;
            ScopeChart one(nullptr, mode.samplesUs.size());
            one.setTitle(ReportExporter::tr("Latency per iteration, %1 — %2").arg(QString::fromStdString(mode.requested), setup));
            fill(one, mode);
            one.setActiveTrace(0);
            one.refresh();
            save(one, kTraceSize, prefix + QStringLiteral("latency_trace_") + QString::fromStdString(mode.requested), one.title());
        }
    }

    void save(const ChartWidget& chart, QSize size, const QString& name, const QString& title)
    {
        if (m_error) return;
        const QString file = QStringLiteral("artifacts/") + name + QStringLiteral(".png");
        const QString path = m_folder + QLatin1Char('/') + file;
        QByteArray png;
        QBuffer buffer(&png);
        buffer.open(QIODevice::WriteOnly);
        if (!chart.renderImage(size, kScale, m_theme).save(&buffer, "PNG")) {
            m_error = Error{ErrorCode::Memory, ReportExporter::tr("The picture %1 could not be drawn.").arg(file).toStdString(),
                            ReportExporter::tr("Close other programs and export again.").toStdString()};
            return;
        }
        const std::string_view bytes(png.constData(), static_cast<std::size_t>(png.size()));
        if (auto r = writeFileAtomically(QFile::encodeName(path).toStdString(), bytes); !r) {
            m_error = r.error();
            return;
        }
        m_files << path;
        m_pictures.push_back({title.toStdString(), file.toStdString()});
    }

    const ReportInput& m_input;
    QString m_folder;
    Theme m_theme;
    std::vector<ReportPicture> m_pictures;
    QStringList m_files;
    std::optional<Error> m_error;
};

} // namespace

Result<QStringList> exportReport(const ReportInput& input, const QString& folder)
{
    if (input.runs.isEmpty())
        return Error{ErrorCode::Usage, ReportExporter::tr("There is no run to report.").toStdString(), ReportExporter::tr("Measure something first.").toStdString()};
    const std::string base = QFile::encodeName(folder).toStdString();
    if (auto r = ensureDirectory(base); !r) return r.error();
    if (auto r = ensureDirectory(base + "/artifacts"); !r) return r.error();

    Pictures pictures(input, folder);
    std::vector<ReportSection> sections;
    for (int i = 0; i < input.runs.size(); ++i) {
        const ReportRun& run = input.runs[i];
        const QString prefix = input.runs.size() > 1 ? QStringLiteral("run%1_").arg(i + 1) : QString();
        sections.push_back({run.name.toStdString(), run.note.toStdString(), &run.result, pictures.draw(run, prefix)});
    }
    if (pictures.error()) return *pictures.error();

    QStringList written = pictures.files();
    const std::pair<const char*, std::string> texts[] = {{"report.md", writeReport(sections, input.baselineMode.toStdString())},
                                                         {"results.json", writeResultsJson(sections)},
                                                         {"samples.csv", writeSamplesCsv(sections)}};
    for (const auto& [name, text] : texts) {
        if (auto r = writeFileAtomically(base + "/" + name, text); !r) return r.error();
        written << folder + QLatin1Char('/') + QLatin1String(name);
    }
    return written;
}

} // namespace qs
