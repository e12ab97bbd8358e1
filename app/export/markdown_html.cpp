// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/markdown_html.h"

#include "gpu/formats/io/describe.h"
#include "widgets/language/qt_text.h"

#include <QRegularExpression>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextFrame>
#include <QTextList>
#include <QTextTable>

#include <algorithm>
#include <utility>

namespace qs {

namespace {

/// Writes what Qt has read of the Markdown: headings, paragraphs, lists, tables, code.
class MarkdownWriter
{
public:
    explicit MarkdownWriter(const MarkdownOptions& options) : m_options(options) {}

    void frame(const QTextFrame& frame)
    {
        for (auto it = frame.begin(); it != frame.end(); ++it) {
            if (const auto* table = qobject_cast<QTextTable*>(it.currentFrame())) {
                close();
                this->table(*table);
            } else if (it.currentFrame())
                this->frame(*it.currentFrame());
            else if (it.currentBlock().isValid())
                block(it.currentBlock());
        }
    }
    MarkdownHtml take()
    {
        close();
        return std::move(m_out);
    }

private:
    void block(const QTextBlock& block)
    {
        const QTextBlockFormat format = block.blockFormat();
        const int depth = block.textList() ? std::max(1, block.textList()->format().indent()) : 0;
        if (const bool code =
                format.hasProperty(QTextFormat::BlockCodeFence) || format.hasProperty(QTextFormat::BlockCodeLanguage);
            code) {
            closeLists(0);
            m_out.html += m_inCode ? QStringLiteral("\n") : QStringLiteral("<pre><code>");
            m_inCode = true;
            m_out.html += htmlEscaped(block.text());
            return;
        }
        closeCode();
        if (depth > 0) return item(block, depth);
        closeLists(0);
        if (format.headingLevel() > 0) return heading(block, format.headingLevel());
        if (const QString text = inlines(block); !text.isEmpty()) m_out.html += QStringLiteral("<p>%1</p>\n").arg(text);
    }

    void heading(const QTextBlock& block, int level)
    {
        const int shown = std::clamp(level + m_options.deeper, 1, 6);
        const QString id = QStringLiteral("%1-%2").arg(htmlEscaped(m_options.id)).arg(m_out.headings.size() + 1);
        m_out.headings << MarkdownHeading{shown, id, block.text()};
        m_out.html += QStringLiteral("<h%1 id=\"%2\">").arg(shown).arg(id) + inlines(block, true) +
                      QStringLiteral("</h%1>\n").arg(shown);
    }

    void item(const QTextBlock& block, int depth)
    {
        closeLists(depth);
        if (m_depth == depth) m_out.html += QStringLiteral("</li>\n");
        for (; m_depth < depth; ++m_depth)
            m_out.html += m_depth + 1 < depth ? QStringLiteral("<ul><li>") : QStringLiteral("<ul>");
        m_out.html += QStringLiteral("<li>") + inlines(block);
    }

    void table(const QTextTable& table)
    {
        m_out.html += QStringLiteral("<div class=\"table\"><table>\n");
        for (int row = 0; row < table.rows(); ++row) {
            const bool head = row < std::max(1, table.format().headerRowCount());
            m_out.html += QStringLiteral("<tr>");
            for (int column = 0; column < table.columns(); ++column)
                cell(table.cellAt(row, column), head);
            m_out.html += QStringLiteral("</tr>\n");
        }
        m_out.html += QStringLiteral("</table></div>\n");
    }

    void cell(const QTextTableCell& cell, bool head)
    {
        QString text;
        Qt::Alignment alignment;
        for (auto it = cell.begin(); it != cell.end(); ++it)
            if (const QTextBlock block = it.currentBlock(); block.isValid()) {
                alignment |= block.blockFormat().alignment();
                text += inlines(block, head);
            }
        const QString tag = head ? QStringLiteral("th") : QStringLiteral("td");
        m_out.html += QStringLiteral("<%1%2>").arg(tag, alignment & Qt::AlignRight ? QStringLiteral(" class=\"number\"")
                                                                                   : QString()) +
                      text + QStringLiteral("</%1>").arg(tag);
    }

    /// `isHead`: of a heading, which Qt has made bold.
    QString inlines(const QTextBlock& block, bool isHead = false) const
    {
        QString out;
        for (auto it = block.begin(); !it.atEnd(); ++it)
            if (it.fragment().isValid()) out += fragment(it.fragment(), isHead);
        return out.trimmed();
    }

    QString fragment(const QTextFragment& fragment, bool isHead) const
    {
        const QTextCharFormat format = fragment.charFormat();
        if (format.isImageFormat()) return picture(format.toImageFormat());
        QString text = htmlEscaped(fragment.text()).replace(QChar::LineSeparator, QStringLiteral("<br/>"));
        if (text.isEmpty()) return text;
        if (format.fontFixedPitch()) text = QStringLiteral("<code>%1</code>").arg(text);
        if (format.fontWeight() > QFont::Medium && !isHead) text = QStringLiteral("<strong>%1</strong>").arg(text);
        const QString to = format.isAnchor() ? format.anchorHref() : QString();
        if (to.startsWith(QLatin1String("https://")) || to.startsWith(QLatin1String("http://")) ||
            to.startsWith(QLatin1Char('#')))
            text = QStringLiteral("<a href=\"%1\">%2</a>").arg(htmlEscaped(to), text);
        return text;
    }

    QString picture(const QTextImageFormat& format) const
    {
        const QString title = format.property(QTextFormat::ImageAltText).toString();
        const QByteArray bytes = m_options.picture ? m_options.picture(m_options.folder + format.name()) : QByteArray();
        if (bytes.isEmpty()) return htmlEscaped(title);
        const QString data = bytes.startsWith('<')
                                 ? QStringLiteral("svg+xml,") + inAddress(QString::fromUtf8(bytes))
                                 : QStringLiteral("png;base64,") + QString::fromLatin1(bytes.toBase64());
        return QStringLiteral("<img alt=\"%1\" loading=\"lazy\" src=\"data:image/").arg(htmlEscaped(title)) + data +
               QStringLiteral("\"/>");
    }

    /// An SVG as it may stand in a data address within an attribute: fewer bytes than base64.
    static QString inAddress(QString svg)
    {
        const bool quoted = svg.contains(QLatin1Char('\''));
        const std::pair<char, const char*> signs[] = {{'%', "%25"}, {'#', "%23"}, {'<', "%3C"},
                                                      {'>', "%3E"}, {'&', "%26"}, {'"', quoted ? "%22" : "'"}};
        for (const auto& [sign, code] : signs)
            svg.replace(QLatin1Char(sign), QLatin1String(code));
        return svg;
    }

    void closeLists(int depth)
    {
        for (; m_depth > depth; --m_depth)
            m_out.html += QStringLiteral("</li></ul>\n");
    }
    void closeCode()
    {
        if (m_inCode) m_out.html += QStringLiteral("</code></pre>\n");
        m_inCode = false;
    }
    void close()
    {
        closeCode();
        closeLists(0);
    }

    const MarkdownOptions& m_options;
    MarkdownHtml m_out;
    int m_depth = 0; ///< of lists that are open
    bool m_inCode = false;
};

/// The places of lines and areas in tenths of a pixel, which is finer than any screen shows.
QString inTenths(const QString& svg)
{
    static const QRegularExpression places(QStringLiteral("\\b(?:points|d)=\"[^\"]*\""));
    static const QRegularExpression beyond(QStringLiteral("(\\.\\d)\\d+"));
    QString out;
    qsizetype done = 0;
    for (auto all = places.globalMatch(svg); all.hasNext();) {
        const QRegularExpressionMatch match = all.next();
        out += svg.mid(done, match.capturedStart() - done);
        out += match.captured().replace(beyond, QStringLiteral("\\1"));
        done = match.capturedEnd();
    }
    return out + svg.mid(done);
}

} // namespace

QByteArray svgElement(const QByteArray& file)
{
    const QString all = text(pageText({file.constData(), static_cast<std::size_t>(file.size())}));
    const auto start = all.indexOf(QLatin1String("<svg"));
    if (start < 0) return {};
    // Qt writes a group for every change of the pen, whether something is drawn with it or not, and all that a pen has
    // into each: what is the same nearly everywhere is said once, at the root.
    static const QRegularExpression empty(QStringLiteral("<g\\b[^<>]*>\\s*</g>\\s*"));
    QString svg = all.mid(start).remove(empty).trimmed();
    for (const char* needless : {" transform=\"matrix(1,0,0,1,0,0)\"", " stroke-opacity=\"1\"", " fill-opacity=\"1\"",
                                 " vector-effect=\"none\"", " font-style=\"normal\""})
        svg.remove(QLatin1String(needless));
    static const QRegularExpression breaks(QStringLiteral("\\s*\\n\\s*"));
    svg = inTenths(svg.replace(breaks, QStringLiteral(" ")));
    QString usual;
    for (const char* attribute :
         {" stroke-linecap=\"square\"", " stroke-linejoin=\"bevel\"", " font-size=\"13\"", " font-weight=\"400\""}) {
        svg.remove(QLatin1String(attribute));
        usual += QLatin1String(attribute);
    }
    static const QRegularExpression font(QStringLiteral("\\s?font-family=\"[^\"]*\""));
    QRegularExpressionMatch face; // the first is the system's, in which nothing is written
    svg.lastIndexOf(font, -1, &face);
    usual += QLatin1Char(' ') + face.captured().trimmed();
    return svg.remove(font).replace(0, 4, QStringLiteral("<svg") + usual).toUtf8();
}

QString htmlEscaped(const QString& words) { return text(pageText(words.toStdString())).toHtmlEscaped(); }

MarkdownHtml markdownHtml(const QString& markdown, const MarkdownOptions& options)
{
    QTextDocument document;
    document.setUndoRedoEnabled(false);
    document.setMarkdown(markdown, QTextDocument::MarkdownFeatures(QTextDocument::MarkdownDialectGitHub) |
                                       QTextDocument::MarkdownNoHTML);
    MarkdownWriter writer(options);
    writer.frame(*document.rootFrame());
    return writer.take();
}

} // namespace qs
