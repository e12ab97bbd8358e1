// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/support/present_example.h"
#include "tests/fail_on_warnings.h"
#include "tests/gpu/support/fake_llm.h"

#include "app/cli/report_command.h"
#include "app/export/markdown_html.h"
#include "app/export/report_charts.h"
#include "app/export/report_exporter.h"
#include "app/session/session_file.h"
#include "gpu/results/analysis.h"
#include "tests/gui_test.h"
#include "widgets/charts/scope/scope_chart.h"

#include <QDir>
#include <QFileInfo>
#include <QImage>
#include <QRegularExpression>
#include <QSet>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

using namespace qs;

namespace {

Segment measured(const RunSpec& point)
{
    Segment segment;
    segment.spec = point;
    for (const QuantScheme& scheme : point.modes) {
        ModeResult mode;
        mode.scheme = scheme;
        mode.requested = schemeName(scheme);
        mode.bytes = Bytes{static_cast<std::uint64_t>(point.shape.elements()) * 3};
        const double us = 2 + static_cast<double>(mode.bytes.value) / 4e6;
        for (int i = 0; i < 101; ++i)
            mode.samplesUs.push_back(static_cast<float>(us * (1 + 0.0001 * (i % 50))));
        mode.ceilingUs = us * 0.9;
        mode.latency = summarize(mode.samplesUs);
        segment.modes.push_back(mode);
    }
    analyse(segment, nullptr);
    return segment;
}

Segment measuredOperation(const RunSpec& spec)
{
    Segment segment;
    segment.spec = spec;
    for (std::size_t i = 0; i < spec.count(); ++i) {
        ModeResult mode;
        mode.requested = spec.nameOf(i);
        const Work work = workOf(spec, static_cast<int>(i));
        mode.operations = work.operations;
        mode.bytes = work.bytes;
        mode.rate = findVariant(spec.operation, mode.requested)->rate;
        for (int k = 0; k < 60; ++k)
            mode.samplesUs.push_back(static_cast<float>(50 * (1 + 0.001 * (k % 7))));
        mode.latency = summarize(mode.samplesUs);
        segment.modes.push_back(std::move(mode));
    }
    analyse(segment, nullptr);
    return segment;
}

RunSpec specOf(const QStringList& axes)
{
    RunSpec spec;
    spec.shape = {64, 1024};
    spec.modes = {*parseScheme("baseline-copy"), *parseScheme("int8-token-dynamic")};
    for (const QString& axis : axes)
        spec.axes.push_back(*parseSweepAxis(axis.toStdString()));
    return spec;
}

RunResult sweepOf(const RunSpec& spec)
{
    RunResult result;
    result.sweep = spec;
    for (const RunSpec& point : sweepPoints(spec))
        result.segments.push_back(measured(point));
    return result;
}

QStringList picturesOf(const RunResult& result, const QString& folder)
{
    ReportInput input;
    input.runs.push_back({QStringLiteral("a run"), {}, std::make_shared<const RunResult>(result)});
    const auto files = exportReport(input, folder);
    if (!files) return {QString::fromStdString(files.error().text())};
    return QDir(folder + QStringLiteral("/artifacts")).entryList({QStringLiteral("*.png")}, QDir::Files, QDir::Name);
}

QString textOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// Two runs, an accuracy study and a language model.
ReportInput wholeSession()
{
    ReportInput input;
    for (const StoredRun& run : presentSession().runs)
        input.add(run, nullptr);
    input.llmStudies.push_back({"A model", {}, std::make_shared<const LlmStudyResult>(fakeLlmResult())});
    return input;
}

/// Addresses in a Markdown file that lead nowhere.
QStringList danglingLinks(const QString& path)
{
    const QString markdown = textOf(path);
    QStringList dangling;
    static const QRegularExpression link(QStringLiteral("\\]\\(([^)\\s]+)\\)"));
    for (auto it = link.globalMatch(markdown); it.hasNext();) {
        const QString to = it.next().captured(1);
        const bool there = to.startsWith('#') ? markdown.contains("<a id=\"" + to.mid(1) + "\"></a>")
                                              : QFileInfo::exists(QFileInfo(path).path() + '/' + to);
        if (!there) dangling << to;
    }
    return markdown.isEmpty() ? QStringList{path} : dangling;
}

} // namespace

class TestReportExport : public QObject
{
    Q_OBJECT

private slots:
    void aSweepGetsItsChartsAndNoPicturesAPoint()
    {
        const QTemporaryDir dir;
        QCOMPARE(picturesOf(sweepOf(specOf({"num-tokens=16:512:x2"})), dir.path()),
                 (QStringList{"sweep_bandwidth.png", "sweep_latency.png", "sweep_ns_per_element.png",
                              "sweep_speed_up.png"}));
        const QImage picture(dir.filePath("artifacts/sweep_latency.png"));
        QCOMPARE(picture.size(), QSize(2400, 1240));
        QCOMPARE(picture.pixelColor(3, 3), QColor(Qt::white)); // light, whatever the desktop is
    }

    void twoAxesGetAPictureForEachValueOfTheSecondOneUpToSix()
    {
        const QTemporaryDir six, seven;
        const QStringList few =
            picturesOf(sweepOf(specOf({"num-tokens=16:64:x2", "hidden-size=256:1536:+256"})), six.path());
        QCOMPARE(few.filter("sweep_map_latency_").size(), static_cast<qsizetype>(specOf({}).modes.size()));
        QCOMPARE(few.size() - few.filter("sweep_map_").size(), 24);
        QVERIFY(few.contains("sweep_latency_hidden-size_1536.png"));
        QStringList many =
            picturesOf(sweepOf(specOf({"num-tokens=16:64:x2", "hidden-size=256:1792:+256"})), seven.path());
        many.removeIf([](const QString& name) { return name.startsWith("sweep_map_"); });
        QCOMPARE(many, (QStringList{"sweep_bandwidth.png", "sweep_latency.png", "sweep_ns_per_element.png",
                                    "sweep_speed_up.png"}));
    }

    /// A stopped sweep has measured points in any place of its plan; each has to stand at its own size.
    void pointsOfAStoppedSweepStandAtTheirSizes()
    {
        const RunSpec spec = specOf({"num-tokens=16,32,64,128"});
        const RunResult whole = sweepOf(spec);
        RunResult stopped = whole;
        stopped.segments = {whole.segments[1], whole.segments[3]};
        const QTemporaryDir a, b;
        QCOMPARE(picturesOf(stopped, a.path()).size(), 4);
        RunSpec two = spec;
        two.axes = {*parseSweepAxis("num-tokens=32,128")};
        RunResult same = stopped;
        same.sweep = two;
        QCOMPARE(picturesOf(same, b.path()).size(), 4);
        const auto text = [](const QTemporaryDir& dir) {
            QFile file(dir.filePath("report.md"));
            return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
        };
        QVERIFY(text(a).contains("| 32×1024 |"));
        QVERIFY(text(a).contains("| 128×1024 |"));
        QVERIFY(!text(a).contains("| 16×1024 |"));
        // The plan's sizes without samples take room on the axis: the pictures differ.
        QVERIFY(QImage(a.filePath("artifacts/sweep_latency.png")) != QImage(b.filePath("artifacts/sweep_latency.png")));
    }

    void aRunGetsBarsAndTraces()
    {
        const QTemporaryDir dir;
        RunResult result;
        result.segments.push_back(measured(specOf({})));
        const QStringList pictures = picturesOf(result, dir.path());
        for (const char* name : {"latency_by_mode.png", "bandwidth_by_mode.png", "latency_trace.png",
                                 "latency_trace_int8-token-dynamic.png"})
            QVERIFY2(pictures.contains(name), name);
        QVERIFY(!pictures.contains("size_by_mode.png")); // no size is known here
    }

    // A trace of a report and of a slide says what the tables beside it say, however many samples there are.
    void aTraceHasTheFiguresOfTheTable()
    {
        for (const int n : {7, 60, 30'000}) {
            Segment segment = measured(specOf({}));
            ModeResult& mode = segment.modes.back();
            mode.samplesUs.clear();
            for (int i = 0; i < n; ++i)
                mode.samplesUs.push_back(100 + 0.1f * static_cast<float>(i % 37) +
                                         (i % 50 == 3 ? 1500.0f + static_cast<float>(i % 900) : 0.0f));
            mode.latency = summarize(mode.samplesUs);
            const auto chart = makeTrace(segment, &mode);
            QVERIFY(chart);
            const TraceStatistics shown = static_cast<const ScopeContent&>(*chart).live.traces[0].statistics;
            QCOMPARE(shown.p50, mode.latency.p50);
            QCOMPARE(shown.p95, mode.latency.p95);
            QCOMPARE(shown.p99, mode.latency.p99);
            QCOMPARE(shown.count, static_cast<std::uint64_t>(n));
            QVERIFY(!shown.isEstimate);
        }
    }

    // Summary first, a link to every part, and every link leads somewhere.
    void aSessionsReportLinksAllOfItsParts()
    {
        const QTemporaryDir dir;
        ReportInput input = wholeSession();
        QVERIFY(exportReport(input, dir.path()));
        const QString report = textOf(dir.filePath("report.md"));
        QVERIFY(report.startsWith("# Quantoscope report\n\n## Summary"));
        QVERIFY(report.contains("](mode_study_1/report.md)") && report.contains("](language_model_1/report.md)"));
        for (const char* file : {"report.md", "mode_study_1/report.md", "language_model_1/report.md"})
            QCOMPARE(danglingLinks(dir.filePath(QLatin1String(file))), QStringList());
        QVERIFY(textOf(dir.filePath("mode_study_1/report.md")).contains("## Summary"));
    }

    void studiesAloneHaveAReportOverThem()
    {
        const QTemporaryDir dir;
        ReportInput input = wholeSession();
        input.runs.clear();
        QVERIFY(exportReport(input, dir.path()));
        const QString report = textOf(dir.filePath("report.md"));
        QVERIFY(report.contains("## Summary") && report.contains("](language_model_1/report.md)"));
        QVERIFY(!report.contains("samples.csv")); // there are none
        QCOMPARE(danglingLinks(dir.filePath("report.md")), QStringList());
    }

    void onlyTheChosenPartsAreWritten()
    {
        const std::pair<bool ReportContent::*, const char*> parts[] = {{&ReportContent::charts, "artifacts"},
                                                                       {&ReportContent::samples, "samples.csv"},
                                                                       {&ReportContent::results, "results.json"},
                                                                       {&ReportContent::page, "report.html"}};
        for (const auto& [part, file] : parts) {
            const QTemporaryDir dir;
            ReportInput input = wholeSession();
            input.content = {true, false, false, false, false};
            input.content.*part = true;
            QVERIFY(exportReport(input, dir.path()));
            for (const auto& [other, name] : parts)
                QCOMPARE(QFileInfo::exists(dir.filePath(QLatin1String(name))), other == part);
            QCOMPARE(danglingLinks(dir.filePath("report.md")), QStringList());
        }
        const QTemporaryDir dir;
        ReportInput input = wholeSession();
        input.content.tables = false;
        QVERIFY(exportReport(input, dir.path()));
        const QString brief = textOf(dir.filePath("report.md"));
        QVERIFY(brief.contains("## Summary") && brief.contains("artifacts/") && !brief.contains("### Latency"));
    }

    void thePageIsOneFileThatNeedsNothing()
    {
        const QTemporaryDir dir;
        ExportPass here;
        const QString file = dir.filePath("page.html");
        QVERIFY(exportReportPage(wholeSession(), file, here));
        QCOMPARE(QDir(dir.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
                 QStringList{"page.html"});
        QXmlStreamReader xml(textOf(file));
        QSet<QString> ids, wanted;
        int pictures = 0, vectors = 0, tables = 0, sections = 0;
        while (!xml.atEnd()) {
            if (xml.readNext() != QXmlStreamReader::StartElement) continue;
            const auto attributes = xml.attributes();
            tables += xml.name() == QLatin1String("table");
            sections += xml.name() == QLatin1String("section");
            if (attributes.hasAttribute("id")) {
                QVERIFY2(!ids.contains(attributes.value("id").toString()),
                         qPrintable(attributes.value("id").toString()));
                ids << attributes.value("id").toString();
            }
            if (const auto to = attributes.value("href"); attributes.hasAttribute("href")) {
                QVERIFY2(to.startsWith('#'), qPrintable(to.toString()));
                wanted << to.mid(1).toString();
            }
            if (xml.name() != QLatin1String("img")) continue;
            ++pictures;
            QVERIFY(attributes.value("alt").size() > 3);
            const QString source = attributes.value("src").toString();
            const QByteArray data = source.mid(source.indexOf(',') + 1).toUtf8();
            if (source.startsWith("data:image/svg+xml,")) { // lines, where they take few bytes
                ++vectors;
                QVERIFY(QSvgRenderer(QByteArray::fromPercentEncoding(data)).isValid());
                continue;
            }
            QVERIFY(source.startsWith("data:image/png;base64,"));
            QVERIFY(QImage::fromData(QByteArray::fromBase64(data)).width() > 1000);
        }
        QVERIFY2(!xml.hasError(),
                 qPrintable(QStringLiteral("line %1: %2").arg(xml.lineNumber()).arg(xml.errorString())));
        QVERIFY2((wanted - ids).isEmpty(), qPrintable((wanted - ids).values().join(' ')));
        QCOMPARE(sections, 4);
        QVERIFY(pictures > 8 && tables > 8);
        QVERIFY2(2 * vectors > pictures, qPrintable(QStringLiteral("%1 of %2").arg(vectors).arg(pictures)));
        QString html = textOf(file);
        html.remove("http://www.w3.org/2000/svg").remove("http://www.w3.org/1999/xlink"); // names that nobody asks for
        const auto heading = html.indexOf("<h1>"), picture = html.indexOf("<img "), contents = html.indexOf("<nav");
        QVERIFY(heading > 0 && heading < picture && picture < contents); // it begins with a chart
        QVERIFY(html.contains("Formats &lt;compared&gt; &amp; more") && !html.contains("Formats <compared>"));
        QVERIFY(html.contains("<h2 id=\"summary-1\">Summary</h2>") && html.contains("<nav"));
        for (const char* outward : {"<script", "<link", "@import", "url(", "file:", "http:"})
            QVERIFY2(!html.contains(QLatin1String(outward)), outward);
        QVERIFY(!exportReportPage(wholeSession(), file + "/a.html", here)); // a file is no folder
        QVERIFY(!exportReportPage({}, file, here));
    }

    void namesTurnNoTextRound()
    {
        QCOMPARE(htmlEscaped(QString::fromUtf8("a\u202e<b>\x1b\u2067c\n\u2068d\u2069")),
                 QString::fromUtf8("a?&lt;b&gt;?\u2067c\u2069\n\u2068d\u2069"));
        const QTemporaryDir dir;
        ExportPass here;
        ReportInput input = wholeSession();
        input.runs.first().name = QString::fromUtf8("turned \u202eround");
        QVERIFY(exportReportPage(input, dir.filePath("page.html"), here));
        const QString html = textOf(dir.filePath("page.html"));
        QVERIFY(html.contains("turned ?round") && !html.contains(QChar(0x202e)));
    }

    void markdownBecomesHtml()
    {
        const MarkdownHtml made = markdownHtml(
            "## A \\<b\\> & c\n\ntext with `code` and **bold**\n\n- one\n  - why\n- two\n\n| a | b |\n| --- | ---: "
            "|\n| x | 1 "
            "|\n\n```sh\nrun a<b\nrun c\n```\n\n[here](#id) [file](results.json) <script>alert(1)</script>\n\n![A "
            "chart](artifacts/a.png)\n",
            {"part", 1, "sub/",
             [](const QString& file) { return file == "sub/artifacts/a.png" ? "PNG" : QByteArray(); }});
        QCOMPARE(made.headings.size(), 1);
        QCOMPARE(made.headings[0].level, 3);
        const char* const parts[] = {"<h3 id=\"part-1\">A &lt;b&gt; &amp; c</h3>",
                                     "<code>code</code>",
                                     "<strong>bold</strong>",
                                     "<ul><li>one<ul><li>why</li></ul>\n</li>\n<li>two</li></ul>",
                                     "<td class=\"number\">1</td>",
                                     "<pre><code>run a&lt;b\nrun c</code></pre>",
                                     "<a href=\"#id\">here</a>",
                                     "&lt;script&gt;",
                                     "<img alt=\"A chart\" loading=\"lazy\" src=\"data:image/png;base64,UE5H\"/>"};
        for (const char* part : parts)
            QVERIFY2(made.html.contains(QLatin1String(part)),
                     qPrintable(QLatin1String(part) + QStringLiteral("\n\n") + made.html));
        QVERIFY(!made.html.contains("results.json\"") && !made.html.contains("<script"));
    }

    void theCommandLineChoosesRunsAndParts()
    {
        const QTemporaryDir dir;
        const QString file = dir.filePath("s.quantoscope");
        QVERIFY(saveSession(file, presentSession()));
        const auto run = [](const QStringList& words) {
            std::vector<std::string> arguments;
            for (const QString& word : words)
                arguments.push_back(word.toStdString());
            return reportMain(arguments, [] {});
        };
        const QString folder = dir.filePath("out"), page = dir.filePath("one.html");
        QCOMPARE(run({file, "--export", folder, "--html", page, "--runs", "1-2", "--parts", "tables,results"}), 0);
        QVERIFY(QFileInfo::exists(page));
        QCOMPARE(QDir(folder).entryList(QDir::AllEntries | QDir::NoDotAndDotDot, QDir::Name),
                 (QStringList{"report.md", "results.json"}));
        const QString report = textOf(folder + "/report.md");
        QVERIFY(report.contains("## Sizes") && !report.contains("mode_study_1"));
        QVERIFY(!textOf(page).contains("<img"));
        QCOMPARE(run({file}), 2);
        for (const char* runs : {"0", "4", "2-1", "a", "1-2-3", "1,"})
            QVERIFY2(run({file, "--export", dir.filePath("no"), "--runs", QLatin1String(runs)}) == 2, runs);
        QCOMPARE(run({file, "--export", dir.filePath("no2"), "--parts", "tables,soup"}), 2);
        QVERIFY(!QFileInfo::exists(dir.filePath("no2")));
    }

    void operationsHaveThePublishedNames()
    {
        const std::pair<Operation, const char*> names[] = {{Operation::Attention, "attention_latency.png"},
                                                           {Operation::Gemm, "matmul_latency.png"},
                                                           {Operation::LinearGelu, "fusion_latency.png"},
                                                           {Operation::Ladder, "ladder_latency.png"},
                                                           {Operation::Block, "block_latency.png"}};
        for (const auto& [operation, latency] : names) {
            RunSpec spec;
            spec.operation = operation;
            setDefaultSize(spec, BackendChoice::Cpu);
            spec.variants = defaultVariants(operation, BackendChoice::Cuda);
            RunResult result;
            result.segments.push_back(measuredOperation(spec));
            result.calibration = Calibration{};
            result.calibration->copyGbps = 4000;
            result.calibration->matrixTflops = {{"f16", 800}, {"bf16", 800}, {"f32", 50}};
            const QTemporaryDir dir;
            const QStringList pictures = picturesOf(result, dir.path());
            QVERIFY2(pictures.contains(latency), qPrintable(pictures.join(' ')));
            QVERIFY(pictures.contains("roofline.png") && pictures.contains("bandwidth_by_mode.png"));
            QVERIFY(!pictures.contains("latency_by_mode.png") && !pictures.contains("size_by_mode.png"));
            QCOMPARE(pictures.contains("tflops_by_mode.png"),
                     operation != Operation::Ladder); // which memory alone bounds
            QVERIFY(pictures.contains(
                QStringLiteral("latency_trace_%1.png").arg(QString::fromStdString(spec.variants[0]))));
            QCOMPARE(QImage(dir.filePath("artifacts/roofline.png")).size(), QSize(2200, 1280));
        }
    }

    void namesOfOthersAreNoPaths()
    {
        const QTemporaryDir dir;
        RunResult result;
        Segment segment;
        ModeResult row;
        row.requested = "../../etc/x y";
        row.importedFrom = "a tool, t.json";
        row.samplesUs = {1, 2, 3};
        row.latency = summarize(row.samplesUs);
        segment.modes.push_back(row);
        result.segments.push_back(segment);
        const QStringList pictures = picturesOf(result, dir.path());
        QVERIFY2(pictures.contains("latency_trace_.._.._etc_x_y.png"), qPrintable(pictures.join(' ')));
    }
};

QS_TEST(TestReportExport)
#include "test_report_export.moc"
