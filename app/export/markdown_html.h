// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QVector>

#include <functional>

namespace qs {

/// How the Markdown of a report becomes HTML.
struct MarkdownOptions
{
    QString id;     ///< headings have 'id-1', 'id-2' and so on
    int deeper = 0; ///< by so many levels headings stand lower than in the Markdown
    QString folder; ///< in front of the files of pictures: 'mode_study_1/'
    std::function<QByteArray(const QString& file)> picture; ///< the bytes of a PNG, or of an SVG element; empty: its
                                                            ///< title stands there
};

struct MarkdownHeading
{
    int level = 1; ///< in the HTML
    QString id, text;
};

struct MarkdownHtml
{
    QString html; ///< well-formed as XML, too
    QVector<MarkdownHeading> headings;
};

/// GitHub's Markdown, as reports are written in it, as the inside of an HTML page that needs nothing beside it:
/// pictures are data URIs; links to files are plain text, and those to the web and within the page stay. Tags in the
/// Markdown are text. Any thread.
MarkdownHtml markdownHtml(const QString& markdown, const MarkdownOptions& options);

/// The <svg> element of a file that Qt has written, without what is drawn with nothing: half of the file.
QByteArray svgElement(const QByteArray& file);

/// Text as HTML and XML take it, also within quotes.
QString htmlEscaped(const QString& text);

} // namespace qs
