// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/support/present_example.h"
#include "tests/fail_on_warnings.h"
#include "tests/gpu/support/fake_llm.h"

#include "app/cli/present_command.h"
#include "app/export/chart_notes_json.h"
#include "app/export/page_html.h"
#include "app/export/slides_pdf.h"
#include "app/findings/llm_findings.h"
#include "app/findings/study_findings.h"
#include "app/present/example_session.h"
#include "app/present/llm_evidence.h"
#include "app/present/slide_maker.h"
#include "app/present/slide_texts.h"
#include "app/session/recorded.h"
#include "app/session/session_file.h"
#include "gpu/report/llm/report.h"
#include "gpu/report/modes/report.h"
#include "tests/gui_test.h"
#include "widgets/charts/bars/category_bars.h"
#include "widgets/charts/core/chart_widget.h"
#include "widgets/charts/curves/pareto_chart.h"
#include "widgets/charts/llm/llm_charts.h"
#include "widgets/charts/modes/mode_charts.h"
#include "widgets/language/message_text.h"
#include "widgets/slides/slide_painter.h"
#include "widgets/style/theme.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QPainter>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

using namespace qs;

namespace {

StoredRun llmRun()
{
    StoredRun run;
    run.id = QStringLiteral("llm");
    run.name = QStringLiteral("A model");
    run.study = std::make_shared<const LlmStudyResult>(fakeLlmResult());
    run.result = std::make_shared<const RunResult>(emptyRunOf(*run.study));
    return run;
}

bool hasTitle(const QVector<Finding>& findings, const QString& title)
{
    return std::any_of(findings.begin(), findings.end(),
                       [&](const Finding& finding) { return finding.title == title; });
}

QString shownBaselineOf(const StoredRun& run, const QString& wanted)
{
    const Segment* last = run.result->last();
    return last ? shownBaseline(*last, wanted) : wanted;
}

QImage painted(const Slide& slide, QSize size, const Theme& theme, Qt::LayoutDirection direction = Qt::LeftToRight)
{
    QImage image(size, QImage::Format_RGB32);
    QPainter painter(&image);
    SlidePainter(slide, {1, 3}, size, theme, direction).paint(painter);
    return image;
}

QString read(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

} // namespace

class TestPresent : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        failOnWarnings();
        loadResources();
    }

    // Question, answer, three to seven pages of evidence, caveats.
    void aSessionTellsAStory()
    {
        const SessionData session = presentSession();
        const Deck deck = defaultDeck(session);
        QCOMPARE(deck.pages.first().kind, PageKind::Cover);
        QCOMPARE(deck.pages[1].kind, PageKind::Answer);
        QCOMPARE(deck.pages.last().kind, PageKind::Caveats);
        QVERIFY(deck.pages.size() >= 6 && deck.pages.size() <= 10);
        for (const PageKind kind : {PageKind::Comparison, PageKind::Sweep, PageKind::Accuracy, PageKind::Pareto})
            QVERIFY2(pageOf(deck, kind), qPrintable(kindLabel(kind)));
        for (const DeckPage& page : deck.pages) {
            const Slide slide = makeSlide(page, {session});
            QVERIFY2(canShow(page, {session}), qPrintable(pageLabel(page, session)));
            QVERIFY2(!slide.title.isEmpty(), qPrintable(pageLabel(page, session)));
            QVERIFY2(slide.figures.size() <= 3, qPrintable(pageLabel(page, session)));
            const bool isText =
                page.kind == PageKind::Cover || page.kind == PageKind::Answer || page.kind == PageKind::Caveats;
            QCOMPARE(slide.chart == nullptr, isText);
            QCOMPARE(!slide.lines.isEmpty(), isText);
            QVERIFY(slide.altText().startsWith(slide.title));
        }
    }

    // The same words in the findings, in the report's summary and on the slide.
    void theAnswerIsTheRecommendationOfTheFindings()
    {
        SessionData session = presentSession();
        const Slide formats = makeSlide(pageOfKind(PageKind::Answer), {session});
        const QString advice = messageText(modeSizeRecommendation(*session.runs[2].modes()));
        QCOMPARE(formats.title, advice);
        QCOMPARE(makeSlide(*pageOf(defaultDeck(session), PageKind::Pareto), {session}).title, advice);
        const QVector<Finding> found = accuracyFindings(*session.runs[2].modes());
        QVERIFY(hasTitle(found, advice));
        for (const Finding& finding : found) // its why leads somewhere
            QVERIFY2(!finding.isRecommendation || finding.detail.contains(QStringLiteral("McNemar")),
                     qPrintable(finding.detail));
        QVERIFY(formats.lines.join('\n').contains("int8-token-dynamic, 2.0"));
        session.runs << llmRun();
        const Slide model = makeSlide(pageOfKind(PageKind::Answer), {session});
        QCOMPARE(model.title, messageText(llmSpeedRecommendation(*session.runs[3].llm())));
        QVERIFY(hasTitle(llmStudyFindings(*session.runs[3].llm()), model.title));
        QVERIFY2(model.title.contains(model.figures[0].value), qPrintable(model.figures[0].value));
        QVERIFY(makeSlide(pageOfKind(PageKind::Cover), {session}).title.startsWith("Which quantization of"));
        std::string report;
        for (const Message& words : summaryOf(sessionParts(session), "baseline-copy").recommended)
            report += words.english() + '\n';
        for (const QString& words : {formats.title, model.title})
            QVERIFY2(QString::fromStdString(report).contains(words), qPrintable(words));
    }

    // Twelve runs of one kind are no reason for twelve pages.
    void manyRunsMakeNoMorePages()
    {
        SessionData session = presentSession();
        session.runs << llmRun();
        const QVector<StoredRun> kinds = session.runs;
        for (int i = 0; i < 8; ++i) {
            session.runs << kinds[i % kinds.size()];
            session.runs.last().id = QStringLiteral("more %1").arg(i);
        }
        QCOMPARE(session.runs.size(), 12);
        const Deck deck = defaultDeck(session);
        QVERIFY2(deck.pages.size() >= 6 && deck.pages.size() <= 10, qPrintable(QString::number(deck.pages.size())));
        QStringList kindsShown;
        for (const DeckPage& page : deck.pages)
            kindsShown << kindLabel(page.kind);
        for (const PageKind kind : {PageKind::LlmTradeOff, PageKind::LlmSpeed, PageKind::Comparison, PageKind::Pareto})
            QVERIFY2(kindsShown.contains(kindLabel(kind)), qPrintable(kindLabel(kind)));
        QCOMPARE(kindsShown.removeDuplicates(), 0); // the same setup is shown once, by its newest run
        QCOMPARE(pageOf(deck, PageKind::Comparison)->run, QStringLiteral("more 4"));
        QVERIFY(!pageOf(deck, PageKind::Finding));
    }

    // Sentence, chart and numbers of a page are about the same rows.
    void evidenceIsOfOnePiece()
    {
        SessionData session = presentSession();
        session.runs << llmRun();
        if (const auto example = exampleSession()) session.runs << example->runs;
        int checked = 0;
        for (const StoredRun& run : session.runs)
            for (const DeckPage& page : pagesOf(run, session.baseline)) {
                const SlideEvidence evidence = run.llm()     ? llmEvidence(page.kind, *run.llm())
                                               : run.modes() ? studyEvidence(page.kind, *run.modes())
                                                             : runEvidence(page, *run.result, session.baseline);
                const QString what = pageLabel(page, session);
                QVERIFY2(evidence.chart, qPrintable(what));
                QString shown;
                const ChartTable table = evidence.chart->dataTable();
                for (const ChartTable::Column& column : table.columns())
                    shown += column.title() + '\n';
                for (const auto& row : table.rows())
                    for (const QVariant& cell : row)
                        shown += cell.toString() + '\n';
                shown += evidence.chart->title;
                for (const QString& subject : evidence.subjects)
                    QVERIFY2(shown.contains(subject),
                             qPrintable(what + ": " + subject + " is not in " + shown.left(400)));
                const bool oneOnly = page.kind == PageKind::Distribution || page.kind == PageKind::Finding;
                for (const SlideFigure& figure : evidence.figures) {
                    const bool ofSubject =
                        std::any_of(evidence.subjects.begin(), evidence.subjects.end(),
                                    [&](const QString& subject) { return figure.caption.contains(subject); });
                    const bool ofBaseline = figure.caption.contains("baseline") || figure.caption.contains("FP32") ||
                                            figure.caption.contains("FP16") ||
                                            figure.caption.contains(shownBaselineOf(run, session.baseline));
                    QVERIFY2(ofSubject || ofBaseline || oneOnly, qPrintable(what + ": " + figure.caption));
                    ++checked;
                }
            }
        QVERIFY(checked > 30);
    }

    // Whatever kind of run it is of: what the user pinned to its chart, and said of it.
    void everySlideShowsTheNotesOfTheUser()
    {
        SessionData session = presentSession();
        session.runs << llmRun();
        QSet<QString> kinds;
        for (StoredRun& run : session.runs) {
            run.note = QStringLiteral("said of it");
            for (const DeckPage& page : pagesOf(run, session.baseline)) {
                const QString what = pageLabel(page, session);
                session.annotations = nullptr;
                const Slide plain = makeSlide(page, {session});
                if (!plain.chart) continue;
                QVERIFY2(!plain.chart->chartName.isEmpty(), qPrintable(what));
                ChartNote note;
                note.text = QStringLiteral("look here");
                note.series = plain.chart->noteSeries();
                session.annotations = withNotes(nullptr, run.id, plain.chart->chartName, {note});
                const Slide slide = makeSlide(page, {session});
                QVERIFY2(slide.chart->notes.size() == 1, qPrintable(what));
                QVERIFY(slide.chart->showsNotesOf(note.series));
                QVERIFY2(page.kind == PageKind::Finding || slide.notes == run.note, qPrintable(what));
                kinds << kindLabel(page.kind);
            }
        }
        for (const PageKind kind : {PageKind::Comparison, PageKind::Pareto, PageKind::LlmPerplexity, PageKind::LlmSpeed,
                                    PageKind::LlmTradeOff})
            QVERIFY2(kinds.contains(kindLabel(kind)), qPrintable(kindLabel(kind)));
    }

    // A chart that shows one thing at a time shows the notes on that, and not those on the others.
    void notesBelongToWhatTheChartShowed()
    {
        const StoredRun run = llmRun();
        ParetoContent time, size;
        showLlmTradeOff(time, *run.llm(), LlmCost::TimePerToken);
        showLlmTradeOff(size, *run.llm(), LlmCost::WeightBytes);
        QVERIFY(!time.noteSeries().isEmpty());
        QVERIFY(time.showsNotesOf(time.noteSeries()) && !time.showsNotesOf(size.noteSeries()));
        QVERIFY(time.showsNotesOf({})); // of sessions of before
        QSet<QString> metrics;
        for (const LlmTaskInfo& task : run.llm()->tasks)
            for (const std::string& metric : task.metrics) {
                CategoryContent chart;
                showLlmTask(chart, *run.llm(), task, metric);
                QVERIFY(!chart.noteSeries().isEmpty() && !metrics.contains(chart.noteSeries()));
                metrics << chart.noteSeries();
            }
        QVERIFY(!metrics.isEmpty());
    }

    void nothingComparedIsNoPage()
    {
        SessionData session;
        RunSpec spec = presentSpec();
        spec.modes.resize(1);
        StoredRun run;
        run.id = QStringLiteral("1");
        run.result = std::make_shared<const RunResult>(presentResult(spec));
        session.runs << run;
        const Deck deck = defaultDeck(session);
        QVERIFY(!pageOf(deck, PageKind::Comparison) && !pageOf(deck, PageKind::Answer));
        DeckPage page = pageOfKind(PageKind::Comparison); // of a deck of before
        page.run = run.id;
        QVERIFY(!canShow(page, {session}));
        for (const Slide& slide : makeSlides(deck, {session}))
            QVERIFY2(!slide.title.contains("no comparison"), qPrintable(slide.title));
        QVERIFY(makeSlides(deck, {session}).last().lines.join(' ').contains("single variant"));
    }

    void anEmptySessionHasATitlePage()
    {
        const SessionData session;
        QCOMPARE(makeSlides(deckOf(session), {session}).size(), 1);
    }

    // The sentence and the numbers are those of the verdicts; what is not resolved is not called faster.
    void sentencesFollowFromVerdicts()
    {
        const SessionData session = presentSession();
        const Slide slide = makeSlide(*pageOf(defaultDeck(session), PageKind::Comparison), {session});
        QVERIFY2(slide.title.contains("1 faster, 2.0") && slide.title.contains("1 not resolved"),
                 qPrintable(slide.title));
        QCOMPARE(slide.figures.size(), 3);
        QCOMPARE(slide.figures[0].value.left(3), QStringLiteral("2.0"));
        QVERIFY2(slide.figures[0].caption.contains("int8-token-dynamic is faster than baseline-copy"),
                 qPrintable(slide.figures[0].caption));
        QVERIFY(slide.figures[0].interval.contains("95%"));
        QCOMPARE(slide.figures[0].rests, QStringLiteral("n = 400 pair(s)"));
        QCOMPARE(slide.figures[1].unit, QStringLiteral("µs"));
        QVERIFY(slide.source.contains("a device") && slide.source.contains("2026-01-02"));

        SessionData doubtful = session;
        RunResult result = *session.runs[0].result;
        Segment& segment = result.segments.front();
        segment.modes.erase(segment.modes.begin() + 1); // only the noisy one is left
        segment.spec.modes.erase(segment.spec.modes.begin() + 1);
        analyse(segment, nullptr);
        doubtful.runs[0].result = std::make_shared<const RunResult>(result);
        const Slide open = makeSlide(*pageOf(defaultDeck(doubtful), PageKind::Comparison), {doubtful});
        QVERIFY2(open.title.contains("1 not resolved") && !open.title.contains("faster"), qPrintable(open.title));
        QVERIFY2(open.figures[0].caption.contains("not resolved"), qPrintable(open.figures[0].caption));
    }

    void aSweepSpeaksOfItsLargestSize()
    {
        const SessionData session = presentSession();
        const Slide slide = makeSlide(*pageOf(defaultDeck(session), PageKind::Sweep), {session});
        QVERIFY2(slide.title.contains("256×1024") && slide.title.contains("1 faster"), qPrintable(slide.title));
        QCOMPARE(slide.figures.size(), 3);
        QCOMPARE(slide.figures[1].unit, QStringLiteral("GB/s"));
        QCOMPARE(slide.figures[2].unit, QStringLiteral("%"));
    }

    void aFindingShowsWhereItHappened()
    {
        const SessionData session = presentSession();
        const Slide slide = makeSlide(pageOfRun(session, 0, PageKind::Finding), {session});
        QVERIFY2(slide.title.contains("baseline-copy"), qPrintable(slide.title));
        QVERIFY(!slide.notes.isEmpty()); // why it happens, for whoever presents
        QCOMPARE(slide.figures.size(), 3);
    }

    void studiesSayWhatIsEquivalent()
    {
        const SessionData session = presentSession();
        const Deck deck = defaultDeck(session);
        const Slide accuracy = makeSlide(*pageOf(deck, PageKind::Accuracy), {session});
        QVERIFY2(accuracy.title.contains("FP32 baseline"), qPrintable(accuracy.title));
        QCOMPARE(accuracy.figures[0].value, QStringLiteral("98.00"));
        QVERIFY(accuracy.figures[1].unit == "points" && accuracy.figures[1].interval.contains("95%"));
        const Slide size = makeSlide(pageOfRun(session, 2, PageKind::ModelSize), {session});
        QVERIFY2(size.title.contains("KiB instead of"), qPrintable(size.title));
        DeckPage loss = *pageOf(deck, PageKind::Accuracy);
        loss.kind = PageKind::Loss;
        const QString words = makeSlide(loss, {session}).title;
        QVERIFY2(words.contains("Holm") && words.contains("1 higher") && words.contains("2 not resolved"),
                 qPrintable(words));
    }

    void aDeckIsKeptWithWhatOthersWroteIntoIt()
    {
        Deck deck = defaultDeck(presentSession());
        deck.secondsAPage = 7;
        deck.pages[1].hidden = true;
        deck.pages[2].title = QStringLiteral("Mine");
        const auto again = deckFromJson(toJson(deck));
        QVERIFY(again);
        QVERIFY(*again == deck);
        nlohmann::json json = toJson(deck);
        json["voice"] = "soft";
        json["pages"][0]["transition"] = "none";
        json["pages"].push_back({{"kind", "hologram"}});
        const auto newer = deckFromJson(json);
        QVERIFY(newer);
        QCOMPARE(newer->pages.size(), deck.pages.size());
        const nlohmann::json written = toJson(*newer);
        QVERIFY(written["voice"] == "soft" && written["pages"][0]["transition"] == "none");
        QVERIFY(written.dump().find("hologram") != std::string::npos);
        for (const char* bad : {"null", "[]", "{}", "{\"pages\": 3}", "{\"pages\": {}}"})
            QVERIFY2(!deckFromJson(nlohmann::json::parse(bad)), bad);
        QVERIFY(deckFromJson(nlohmann::json::parse(
            R"({"pages":[1,null,{"kind":7},{"kind":"cover","title":3,"hidden":"x"}],"seconds":1e9})")));
    }

    void pagesOfRemovedRunsAreNotShown()
    {
        SessionData session = presentSession();
        const Deck deck = defaultDeck(session);
        session.presentation = toJson(deck);
        session.runs.removeFirst();
        const QVector<Slide> slides = makeSlides(deckOf(session), {session});
        QVERIFY(slides.size() < deck.pages.size() && slides.size() > 2);
        const Slide gone = makeSlide(*pageOf(deck, PageKind::Comparison), {session});
        QVERIFY(!gone.title.isEmpty() && !gone.chart);
    }

    void theUsersSentenceStandsInPlaceOfTheMadeOne()
    {
        SessionData session = presentSession();
        const Deck deck = defaultDeck(session);
        DeckPage page = *pageOf(deck, PageKind::Comparison);
        page.title = QStringLiteral("Twice as fast");
        QCOMPARE(makeSlide(page, {session}).title, QStringLiteral("Twice as fast"));
        QVERIFY(automaticTitle(page, {session}).contains("baseline-copy"));
    }

    void slidesFillTheirArea()
    {
        const SessionData session = presentSession();
        for (const Slide& slide : makeSlides(defaultDeck(session), {session}))
            for (const QSize size : {QSize(1280, 720), QSize(640, 480), QSize(1000, 1000)})
                for (const Theme& theme : {Theme::light(), Theme::night()}) {
                    const QImage image = painted(slide, size, theme);
                    QVERIFY(image.pixelColor(1, size.height() / 2) == theme.background);
                    QVERIFY(image != painted({}, size, theme));
                    QVERIFY(image == painted(slide, size, theme));
                    const QRectF chart = SlidePainter(slide, {1, 3}, size, theme).chartBox();
                    QVERIFY(QRectF(QPointF(), QSizeF(size)).contains(chart) || !slide.chart);
                    QVERIFY(painted(slide, size, theme, Qt::RightToLeft) != image);
                }
    }

    void pdfHasAPageForEverySlide()
    {
        const SessionData session = presentSession();
        const QVector<Slide> slides = makeSlides(defaultDeck(session), {session});
        const QByteArray pdf = slidesPdf(slides, Theme::light());
        QVERIFY(pdf.startsWith("%PDF-"));
        QCOMPARE(static_cast<qsizetype>(
                     QString::fromLatin1(pdf).count(QRegularExpression(QStringLiteral("/Type\\s*/Page\\b(?!s)")))),
                 slides.size());
        QVERIFY(pdf.contains("/FontFile"));        // fonts are inside
        QVERIFY(!pdf.contains("/Subtype /Image")); // charts are vectors
        const QRegularExpressionMatch box =
            QRegularExpression(QStringLiteral("/MediaBox \\[0 0 ([0-9.]+) ([0-9.]+)\\]"))
                .match(QString::fromLatin1(pdf));
        QVERIFY(box.hasMatch());
        QVERIFY(std::abs(box.captured(1).toDouble() / box.captured(2).toDouble() - 16.0 / 9.0) < 0.01);
        QVERIFY(!exportSlidesPdf({}, QStringLiteral("nowhere.pdf")));
        QVERIFY(!exportSlidesPdf(slides, QStringLiteral("/no/such/folder/a.pdf")));
    }

    void htmlIsWellFormedAndNeedsNothing()
    {
        const SessionData session = presentSession();
        const QVector<Slide> slides = makeSlides(defaultDeck(session), {session});
        const QString html = slidesHtml(slides);
        QXmlStreamReader xml(html);
        int sections = 0, pictures = 0, tables = 0, titles = 0, named = 0;
        QStringList ids;
        while (!xml.atEnd()) {
            if (xml.readNext() != QXmlStreamReader::StartElement) continue;
            const auto attributes = xml.attributes();
            sections += xml.name() == QLatin1String("section");
            tables += xml.name() == QLatin1String("table");
            titles += xml.name() == QLatin1String("h1") || xml.name() == QLatin1String("h2");
            if (xml.name() == QLatin1String("svg")) ++pictures;
            if (attributes.value(QLatin1String("role")) == QLatin1String("img"))
                named += attributes.value(QLatin1String("aria-label")).size() > 20;
            if (attributes.hasAttribute(QLatin1String("id")) &&
                attributes.value(QLatin1String("id")).startsWith(QLatin1String("page")))
                ids << attributes.value(QLatin1String("id")).toString();
            for (const char* outward : {"src", "href", "action"})
                QVERIFY2(!attributes.hasAttribute(QLatin1String(outward)), outward);
        }
        QVERIFY2(!xml.hasError(),
                 qPrintable(QStringLiteral("line %1: %2").arg(xml.lineNumber()).arg(xml.errorString())));
        const auto charts =
            std::count_if(slides.begin(), slides.end(), [](const Slide& slide) { return slide.chart != nullptr; });
        QCOMPARE(sections, static_cast<int>(slides.size()));
        QCOMPARE(titles, static_cast<int>(slides.size()));
        QCOMPARE(pictures, static_cast<int>(2 * charts)); // light and dark
        QCOMPARE(named, static_cast<int>(2 * charts));
        QCOMPARE(tables, static_cast<int>(charts));
        QVERIFY(ids.size() == slides.size() && ids.removeDuplicates() == 0);
        QVERIFY(html.contains("prefers-color-scheme:dark") && html.contains("ArrowRight") &&
                html.contains("Formats &lt;compared&gt; &amp; more"));
        // Addresses are the names of namespaces only, and no file of this machine is named.
        QString rest = html;
        for (const char* name : {"http://www.w3.org/2000/svg", "http://www.w3.org/1999/xlink"})
            rest.remove(QLatin1String(name));
        QVERIFY(!rest.contains("http:") && !rest.contains("https:") && !rest.contains("file:") &&
                !rest.contains("url(/") && !rest.contains("@import"));
        QVERIFY(!rest.contains(QDir::homePath() + QLatin1Char('/')) && !rest.contains(QStringLiteral(QS_SOURCE_DIR)));
    }

    void theCommandLineWritesBoth()
    {
        const QTemporaryDir dir;
        const QString file = dir.filePath("s.quantoscope");
        QVERIFY(saveSession(file, presentSession()));
        const auto run = [](const QStringList& words) {
            std::vector<std::string> arguments;
            for (const QString& word : words)
                arguments.push_back(word.toStdString());
            return presentMain(arguments, [] {});
        };
        QCOMPARE(run({file, "--pdf", dir.filePath("a.pdf"), "--html=" + dir.filePath("a.html")}), 0);
        QVERIFY(read(dir.filePath("a.html")).startsWith("<!DOCTYPE html>"));
        QVERIFY(QFile(dir.filePath("a.pdf")).size() > 5000);
        QCOMPARE(run({file}), 2);
        QCOMPARE(run({"--pdf", dir.filePath("b.pdf")}), 2);
        QCOMPARE(run({file, "--gif", "x"}), 2);
        QVERIFY(run({dir.filePath("none.quantoscope"), "--pdf", dir.filePath("b.pdf")}) != 0);
        QVERIFY(run({file, "--pdf", "/no/such/folder/b.pdf"}) != 0);
        QVERIFY(!QFile::exists(dir.filePath("b.pdf")));
    }

    void whatWasRecordedSaysSoAndStaysSo()
    {
        SessionData session = presentSession();
        QVERIFY(!isRecorded(session));
        markRecorded(session);
        QCOMPARE(recordedDevice(session), QStringLiteral("a stand-in"));
        QCOMPARE(recordedDate(session), QStringLiteral("2026-01-02"));
        const QTemporaryDir dir;
        const QString file = dir.filePath("s.quantoscope");
        QVERIFY(saveSession(file, session));
        const auto again = loadSession(file);
        QVERIFY(again && isRecorded(*again) && isRecorded(again->runs[0]) && isRecorded(again->runs[2]));
        for (const Slide& slide : makeSlides(deckOf(*again), {*again}))
            QCOMPARE(slide.mark, QStringLiteral("recorded"));
    }

    void theExampleComesWithTheProgram()
    {
        const auto session = exampleSession();
        QVERIFY2(session, qPrintable(QString::fromStdString(session ? std::string() : session.error().text())));
        QVERIFY(isExample(*session));
        QVERIFY(recordedDevice(*session).contains("H200"));
        QVERIFY(session->runs.size() >= 5);
        QVERIFY(QFile(QString::fromLatin1(kExampleResource)).size() <= 480 * 1024);
        const Deck deck = defaultDeck(*session);
        QVERIFY(deck.pages.size() <= 10);
        for (const PageKind kind : {PageKind::Answer, PageKind::Comparison, PageKind::Sweep, PageKind::Accuracy,
                                    PageKind::Pareto, PageKind::LlmTradeOff, PageKind::LlmSpeed})
            QVERIFY2(pageOf(deck, kind), qPrintable(kindLabel(kind)));
        QVERIFY(session->runs.last().llm());
        for (const StoredRun& run : session->runs)
            QVERIFY(isRecorded(run) &&
                    (!run.result || QString::fromStdString(run.result->environment.device).contains("H200")));
    }
};

QS_TEST(TestPresent)
#include "test_present.moc"
