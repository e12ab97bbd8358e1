// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/report_page.h"

#include "app/export/markdown_html.h"
#include "widgets/style/theme.h"

namespace qs {

namespace {

constexpr int kDeepest = 4; ///< headings that the contents name

QString reportColors(const Theme& theme)
{
    return QStringLiteral("--bg:%1;--ink:%2;--muted:%3;--grid:%4;--accent:%5;--panel:%6")
        .arg(theme.background.name(), theme.ink.name(), theme.muted.name(), theme.grid.name(),
             theme.readable(theme.accent, theme.background).name(), theme.panel.name());
}

QString reportStyles()
{
    return QStringLiteral(":root{color-scheme:light dark;%1}\n@media (prefers-color-scheme:dark){:root{%2}}\n")
               .arg(reportColors(Theme::light()), reportColors(Theme::night())) +
           QStringLiteral(
               "*{box-sizing:border-box}\n"
               "body{margin:0;background:var(--bg);color:var(--ink);font:15px/1.5 system-ui,-apple-system,\"Segoe "
               "UI\",Helvetica,Arial,sans-serif}\n"
               "main{max-width:1180px;margin:0 auto;padding:2rem 1.5rem 4rem}\n"
               "h1,h2,h3,h4,h5,h6{line-height:1.25;margin:1.8em 0 .6em;overflow-wrap:anywhere}\n"
               "h1{margin-top:.2em;font-size:1.7rem}\n"
               ".kind{color:var(--muted);margin:0}\n"
               "section{border-top:1px solid var(--grid);margin-top:2.5rem}\n"
               "nav{background:var(--panel);border:1px solid var(--grid);border-radius:8px;padding:.6rem "
               "1.2rem;margin:1.5rem 0}\n"
               "nav ul{padding-inline-start:1.2em}\n"
               "summary{cursor:pointer}\n"
               "a{color:var(--accent)}\n"
               ".table{overflow-x:auto;margin:.8em 0}\n"
               "table{border-collapse:collapse;font-size:.88rem;font-variant-numeric:tabular-nums}\n"
               "th,td{padding:.25em .7em;border-bottom:1px solid "
               "var(--grid);text-align:start;vertical-align:top;white-space:nowrap}\n"
               "th{color:var(--muted)}\n"
               ".number{text-align:end}\n"
               "img{max-width:100%;height:auto;background:#fff;border-radius:6px}\n"
               "pre{background:var(--panel);border:1px solid "
               "var(--grid);border-radius:6px;padding:.8em;overflow-x:auto}\n"
               "code{font-family:ui-monospace,SFMono-Regular,Consolas,monospace;font-size:.92em}\n"
               "@media print{nav,section{break-inside:auto}section{break-before:page}td,th{white-space:normal}}\n");
}

/// The headings of a part as links, one level below another.
QString innerContents(const QVector<MarkdownHeading>& headings, int from)
{
    QString out;
    for (const MarkdownHeading& heading : headings)
        if (heading.level == from)
            out += QStringLiteral("<li><a href=\"#%1\">%2</a></li>\n").arg(heading.id, htmlEscaped(heading.text));
    return out.isEmpty() ? out : QStringLiteral("<ul>\n%1</ul>\n").arg(out);
}

} // namespace

namespace {

/// What the report comes to, as its title: the first recommendation, or else what was found faster.
QString conclusionOf(const SessionSummary& summary)
{
    for (const auto* sentences : {&summary.recommended, &summary.faster})
        if (!sentences->empty()) return QString::fromStdString(sentences->front().english());
    return QStringLiteral("Quantoscope report");
}

} // namespace

QString reportPage(const SessionSummary& summary, const std::vector<ReportPart>& parts,
                   const std::function<QByteArray(const QString& file)>& picture, const QString& first)
{
    QString contents, sections;
    for (const ReportPart& part : parts) {
        const QString id = htmlEscaped(QString::fromStdString(part.id));
        const bool own = part.text.starts_with("# "); // a report of its own, one level up
        const MarkdownHtml made = markdownHtml(QString::fromStdString(part.text),
                                               {id, own ? 1 : 0, QString::fromStdString(part.folder), picture});
        const QString inner = innerContents(made.headings, kDeepest - 1);
        const QString link =
            QStringLiteral("<a href=\"#%1\">%2</a>").arg(id, htmlEscaped(QString::fromStdString(part.name)));
        contents += inner.isEmpty()
                        ? QStringLiteral("<li>%1</li>\n").arg(link)
                        : QStringLiteral("<li><details><summary>%1</summary>%2</details></li>\n").arg(link, inner);
        sections += QStringLiteral("<section id=\"%1\">\n%2</section>\n").arg(id, made.html);
    }
    const bool begins = parts.size() == 1 && parts.front().text.starts_with("# "); // with the summary, by itself
    const MarkdownHtml head =
        begins ? MarkdownHtml()
               : markdownHtml(QString::fromStdString(summaryText(summary)), {QStringLiteral("summary"), 0, {}, {}});
    const QString title = htmlEscaped(conclusionOf(summary));
    return QStringLiteral("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\"/>\n<meta "
                          "name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n<meta "
                          "name=\"generator\" content=\"Quantoscope\"/>\n<title>%1</title>\n<style>\n")
               .arg(title) +
           reportStyles() +
           QStringLiteral("</style>\n</head>\n<body>\n<main>\n<p class=\"kind\">Quantoscope report</p>\n<h1>%1</h1>\n")
               .arg(title) +
           markdownHtml(first, {QStringLiteral("first"), 0, {}, picture}).html + head.html +
           (parts.empty()
                ? QString()
                : QStringLiteral("<nav aria-label=\"Contents\"><h2>Contents</h2><ul>\n%1</ul></nav>\n").arg(contents)) +
           sections + QStringLiteral("</main>\n</body>\n</html>\n");
}

} // namespace qs
