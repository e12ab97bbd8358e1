// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/page_html.h"

#include "app/export/markdown_html.h"
#include "app/language/counted.h"
#include "app/session/native_path.h"
#include "gpu/formats/io/atomic_file.h"
#include "widgets/charts/core/chart_content.h"
#include "widgets/charts/core/chart_picture_file.h"
#include "widgets/language/qt_text.h"

#include <QCoreApplication>
#include <QFile>
#include <QLocale>

namespace qs {

namespace {

/// Context of the translations of this file.
struct SlidePage
{
    Q_DECLARE_TR_FUNCTIONS(SlidePage)
};

constexpr QSize kChart(1080, 600);
constexpr double kMagnify = 1.45;
constexpr qsizetype kMaxTableRows = 200; ///< of a table below a chart

QString colors(const Theme& theme)
{
    return QStringLiteral("--bg:%1;--ink:%2;--muted:%3;--grid:%4;--accent:%5;--warn:%6;--panel:%7")
        .arg(theme.background.name(), theme.ink.name(), theme.muted.name(), theme.grid.name(), theme.accent.name(),
             theme.readable(theme.warning, theme.background).name(), theme.panel.name());
}

QString fontFace(const char* file, const char* weights)
{
    QFile font(QStringLiteral(":/quantoscope/fonts/") + QLatin1String(file));
    if (!font.open(QIODevice::ReadOnly)) return {};
    return QStringLiteral("@font-face{font-family:\"Inter Tabular\";font-weight:%1;src:url(data:font/otf;base64,%2)}\n")
        .arg(QLatin1String(weights), QString::fromLatin1(font.readAll().toBase64()));
}

QString styles()
{
    return fontFace("InterTabular-Regular.otf", "100 500") + fontFace("InterTabular-SemiBold.otf", "600 900") +
           QStringLiteral(":root{color-scheme:light dark;%1}\n@media (prefers-color-scheme:dark){:root{%2}}\n")
               .arg(colors(Theme::light()), colors(Theme::night())) +
           QStringLiteral(
               "*{box-sizing:border-box}\n"
               "html{scroll-snap-type:y proximity}\n"
               "body{margin:0;background:var(--bg);color:var(--ink);font:16px/1.45 \"Inter "
               "Tabular\",Inter,Helvetica,Arial,sans-serif}\n"
               "section{min-height:100vh;padding:4vh 5vw "
               "2vh;display:flex;flex-direction:column;scroll-snap-align:start;border-bottom:1px solid var(--grid)}\n"
               "header{display:flex;justify-content:space-between;gap:1em;color:var(--muted);font-weight:500;min-"
               "height:1.5em}\n"
               "header p{margin:0}\n"
               ".mark{border:1.5px solid var(--warn);color:var(--warn);border-radius:5px;padding:0 "
               ".7em;font-weight:600;white-space:nowrap;align-self:flex-start}\n"
               "h1,h2{font-weight:600;line-height:1.2;margin:.5em 0 .6em;overflow-wrap:anywhere}\n"
               "h1{font-size:clamp(2rem,4.4vw,4rem);margin-top:14vh}\n"
               "h2{font-size:clamp(1.3rem,2.5vw,2.4rem)}\n"
               ".row{display:flex;gap:2.5vw;align-items:flex-start;flex:1}\n"
               "figure{margin:0;flex:1 1 70%;min-width:0}\n"
               "figure svg{width:100%;height:auto;max-height:60vh;display:block}\n"
               ".dark{display:none}\n"
               "@media (prefers-color-scheme:dark){.light{display:none}.dark{display:block}}\n"
               "dl{margin:0;flex:0 0 24%;min-width:13rem}\n"
               "dl div{border-inline-start:3px solid var(--accent);padding-inline-start:1em;margin-bottom:1.6em}\n"
               "dt{color:var(--muted);font-weight:500;overflow-wrap:anywhere}\n"
               "dd{margin:0;color:var(--muted);font-size:.9rem}\n"
               "dd.value{color:var(--ink);font-weight:600;font-size:clamp(1.6rem,2.8vw,2.6rem);line-height:1.25}\n"
               "dd.value small{color:var(--muted);font-size:.52em;font-weight:500}\n"
               "ul{flex:1 1 70%;font-size:1.2rem;padding-inline-start:1.2em;margin:0}\n"
               "ul li{margin-bottom:.6em}\n"
               "ul.plain{list-style:none;padding:0;color:var(--muted)}\n"
               "details{margin:1em 0;overflow-x:auto}\n"
               "summary{cursor:pointer;color:var(--muted)}\n"
               "table{border-collapse:collapse;margin-top:.6em;font-size:.9rem;font-variant-numeric:tabular-nums}\n"
               "th,td{padding:.25em .8em;border-bottom:1px solid var(--grid);text-align:start;white-space:nowrap}\n"
               "td.number{text-align:end}\n"
               "caption{text-align:start;color:var(--muted);padding-bottom:.4em}\n"
               "footer{display:flex;justify-content:space-between;color:var(--muted);font-size:.9rem;padding-top:.8em}"
               "\n"
               "@media "
               "(max-width:800px){.row{flex-direction:column}figure,dl,ul{flex:none;width:100%}section{min-height:0}}\n"
               "@media (prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}\n"
               "@media print{section{break-after:page;min-height:0}details{display:none}}\n");
}

/// Turns the pages with the keys that slides have everywhere. No signs that XML would take for its own.
QString script()
{
    return QStringLiteral(
        "document.addEventListener('keydown',function(e){\n"
        "if(e.ctrlKey||e.altKey||e.metaKey)return;\n"
        "var name=e.target.tagName;\n"
        "if(name==='SUMMARY'){if(e.key===' ')return;if(e.key==='Enter')return;}\n"
        "var rtl=document.documentElement.dir==='rtl';\n"
        "var step={ArrowRight:rtl?-1:1,ArrowLeft:rtl?1:-1,PageDown:1,PageUp:-1,' ':e.shiftKey?-1:1}[e.key];\n"
        "var all=Array.from(document.querySelectorAll('section'));\n"
        "var tops=all.map(function(s){return Math.abs(s.getBoundingClientRect().top);});\n"
        "var now=tops.indexOf(Math.min.apply(null,tops));\n"
        "var to=e.key==='Home'?0:e.key==='End'?all.length-1:step?now+step:-1;\n"
        "if(!all[to]){if(step)e.preventDefault();return;}\n"
        "e.preventDefault();all[to].scrollIntoView();all[to].focus({preventScroll:true});\n"
        "});\n");
}

/// The <svg> element alone.
QString svgOf(const ChartContent& chart, ChartPictureOptions options, const Theme& theme)
{
    options.theme = theme;
    return QString::fromUtf8(svgElement(chartPicture(chart, options)));
}

QString tableOf(const ChartTable& table)
{
    if (table.isEmpty()) return {};
    QString html =
        QStringLiteral("<details><summary>%1</summary><table>").arg(htmlEscaped(SlidePage::tr("Values as a table")));
    if (table.rows().size() > kMaxTableRows)
        html += QStringLiteral("<caption>%1</caption>")
                    .arg(htmlEscaped(counted(SlidePage::tr("The first %1 of %n row(s); the session file has all.",
                                                           nullptr, pluralOf(table.rows().size())),
                                             table.rows().size())
                                         .arg(kMaxTableRows)));
    html += QStringLiteral("<thead><tr>");
    for (const ChartTable::Column& column : table.columns())
        html += QStringLiteral("<th scope=\"col\">%1</th>").arg(htmlEscaped(column.title()));
    html += QStringLiteral("</tr></thead>\n<tbody>\n");
    for (const auto& row : table.rows().mid(0, kMaxTableRows)) {
        html += QStringLiteral("<tr>");
        for (const QVariant& cell : row)
            html += QStringLiteral("<td%1>%2</td>")
                        .arg(ChartTable::isNumber(cell) ? QStringLiteral(" class=\"number\"") : QString(),
                             htmlEscaped(ChartTable::plainText(cell)));
        html += QStringLiteral("</tr>\n");
    }
    return html + QStringLiteral("</tbody></table></details>\n");
}

QString figuresOf(const Slide& slide)
{
    if (slide.figures.isEmpty()) return {};
    QString html = QStringLiteral("<dl>\n");
    for (const SlideFigure& figure : slide.figures.mid(0, 3)) {
        html += QStringLiteral("<div><dt>%1</dt><dd class=\"value\">%2 <small>%3</small></dd>")
                    .arg(htmlEscaped(figure.caption), htmlEscaped(figure.value), htmlEscaped(figure.unit));
        for (const QString& more : {figure.interval, figure.rests})
            if (!more.isEmpty()) html += QStringLiteral("<dd>%1</dd>").arg(htmlEscaped(more));
        html += QStringLiteral("</div>\n");
    }
    return html + QStringLiteral("</dl>\n");
}

QString linesOf(const Slide& slide)
{
    if (slide.chart || slide.lines.isEmpty()) return {};
    QString html = slide.isCover ? QStringLiteral("<ul class=\"plain\">\n") : QStringLiteral("<ul>\n");
    for (const QString& line : slide.lines)
        html += QStringLiteral("<li>%1</li>\n").arg(htmlEscaped(line));
    return html + QStringLiteral("</ul>\n");
}

QString figureOf(const ChartContent& chart, const ChartPictureOptions& options)
{
    return QStringLiteral("<figure>\n<div class=\"light\" role=\"img\" aria-label=\"%1\">%2</div>\n<div class=\"dark\" "
                          "role=\"img\" aria-label=\"%1\">%3</div>\n</figure>\n")
        .arg(htmlEscaped(chart.summary()), svgOf(chart, options, Theme::light()),
             svgOf(chart, options, Theme::night()));
}

QString sectionOf(const Slide& slide, const ChartPictureOptions& options, int page, qsizetype count)
{
    const QString heading = slide.isCover ? QStringLiteral("h1") : QStringLiteral("h2");
    QString html =
        QStringLiteral(
            "<section id=\"page-%1\" tabindex=\"-1\" aria-labelledby=\"title-%1\">\n<header><p>%2</p>%3</header>\n<%4 "
            "id=\"title-%1\">%5</%4>\n<div class=\"row\">\n")
            .arg(QString::number(page), htmlEscaped(slide.isCover ? QString() : slide.subtitle),
                 slide.mark.isEmpty() ? QString()
                                      : QStringLiteral("<span class=\"mark\">%1</span>").arg(htmlEscaped(slide.mark)),
                 heading, htmlEscaped(slide.title));
    if (slide.chart) html += figureOf(*slide.chart, options);
    html += linesOf(slide) + figuresOf(slide) + QStringLiteral("</div>\n");
    if (slide.chart) html += tableOf(slide.chart->dataTable());
    return html + QStringLiteral("<footer><span>%1</span><span>%2 / %3</span></footer>\n</section>\n")
                      .arg(htmlEscaped(slide.source))
                      .arg(page)
                      .arg(count);
}

QString headOf(const QString& title, Qt::LayoutDirection direction)
{
    const QString language = QLocale().language() == QLocale::C ? QStringLiteral("en") : QLocale().bcp47Name();
    return QStringLiteral("<!DOCTYPE html>\n<html lang=\"%1\" dir=\"%2\">\n<head>\n<meta charset=\"utf-8\"/>\n"
                          "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n<meta "
                          "name=\"generator\" content=\"Quantoscope\"/>\n")
               .arg(language, direction == Qt::RightToLeft ? QStringLiteral("rtl") : QStringLiteral("ltr")) +
           QStringLiteral("<title>%1</title>\n<style>\n%2</style>\n</head>\n<body>\n<main>\n")
               .arg(htmlEscaped(title), styles());
}

} // namespace

Result<QString> slidesHtml(const SlidePages& pages, ExportPass& pass)
{
    QString title = QStringLiteral("Quantoscope"), sections;
    const ChartPictureOptions options{ChartFormat::Svg, kChart, kMagnify, 96, Theme::light(), pages.screenDpi};
    for (int page = 0; page < pages.count; ++page) {
        if (!pass.goesOn()) return cancelledExport();
        const Slide slide = pages.make(page);
        if (page == 0) title = slide.title;
        sections += sectionOf(slide, options, page + 1, pages.count);
        pass.progress(page + 1, pages.count);
    }
    if (!pass.goesOn()) return cancelledExport(); // the last chance
    return headOf(title, pages.direction) + sections +
           QStringLiteral("</main>\n<script>\n%1</script>\n</body>\n</html>\n").arg(script());
}

Result<void> exportSlidesHtml(const SlidePages& pages, const QString& path, ExportPass& pass)
{
    if (pages.count == 0)
        return Error{ErrorCode::Usage, SlidePage::tr("There are no pages to export.").toStdString(),
                     SlidePage::tr("Measure something, or show a hidden page.").toStdString()};
    const auto html = slidesHtml(pages, pass);
    if (!html) return html.error();
    const QByteArray bytes = html->toUtf8();
    return writeFileAtomically(nativePath(path),
                               std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
}

QString slidesHtml(const QVector<Slide>& slides)
{
    ExportPass here;
    return *slidesHtml(SlidePages::of(slides), here); // which cannot be cancelled
}

Result<void> exportSlidesHtml(const QVector<Slide>& slides, const QString& path)
{
    ExportPass here;
    return exportSlidesHtml(SlidePages::of(slides), path, here);
}

} // namespace qs
