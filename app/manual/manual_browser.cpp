// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/manual/manual_browser.h"

#include "app/manual/glossary.h"

#include <QEvent>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextList>
#include <QTextTable>

namespace qs {
namespace {

constexpr int kMaxMarks = 500;
constexpr double kMargin = 20;
constexpr int kLineHeight = 115; ///< percent

/// Gives each heading an anchor of its own.
void addAnchor(QTextCursor& heading)
{
    heading.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
    QTextCharFormat format;
    format.setAnchor(true);
    format.setAnchorNames({headingAnchor(heading.block().text())});
    heading.mergeCharFormat(format);
}

/// Room around headings and paragraphs, of which Markdown leaves none.
void addRoom(QTextDocument& document)
{
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        QTextCursor cursor(block);
        if (cursor.currentTable()) continue;
        QTextBlockFormat format = block.blockFormat();
        const int level = format.headingLevel();
        format.setTopMargin(level == 0 || block == document.begin() ? 0 : level < 3 ? 22 : 14);
        format.setBottomMargin(level == 0 && !block.textList() ? 8 : 4);
        format.setLineHeight(kLineHeight, QTextBlockFormat::ProportionalHeight);
        cursor.setBlockFormat(format);
        if (level > 0) addAnchor(cursor);
    }
}

void styleTables(QTextDocument& document, const QColor& line)
{
    for (QTextFrame* frame : document.rootFrame()->childFrames())
        if (auto* table = qobject_cast<QTextTable*>(frame)) {
            QTextTableFormat format = table->format();
            format.setBorderCollapse(true);
            format.setBorder(1);
            format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
            format.setBorderBrush(line);
            format.setCellSpacing(0);
            format.setCellPadding(5);
            format.setTopMargin(4);
            format.setBottomMargin(12);
            table->setFormat(format);
        }
}

} // namespace

ManualBrowser::ManualBrowser(QWidget* parent) : QTextBrowser(parent)
{
    setObjectName(QStringLiteral("manualText"));
    setAccessibleName(tr("Text of the manual"));
    setLayoutDirection(Qt::LeftToRight); // the manual is in English
    setOpenExternalLinks(true);
    setFrameShape(QFrame::NoFrame);
    connect(this, &QTextBrowser::sourceChanged, this, &ManualBrowser::prepare);
}

void ManualBrowser::showPlace(const QString& place) { setSource(QUrl(place), QTextDocument::MarkdownResource); }

QVariant ManualBrowser::loadResource(int type, const QUrl& name)
{
    if (!name.fileName().endsWith(QLatin1String(".md"))) return QTextBrowser::loadResource(type, name);
    return manualText(name.fileName());
}

/// Also after going back, which loads a document without asking setSource(). A place in the document that is shown may
/// have it read anew, too.
void ManualBrowser::prepare(const QUrl& url)
{
    const bool isPrepared = document()->firstBlock().blockFormat().lineHeight() == kLineHeight;
    if (!url.fileName().isEmpty() && !isPrepared) finish();
    if (url.hasFragment()) scrollToAnchor(url.fragment());
}

/// What a document that was read anew lacks.
void ManualBrowser::finish()
{
    addRoom(*document());
    styleTables(*document(), palette().color(QPalette::Mid));
    document()->setDocumentMargin(kMargin);
    highlight(m_marked);
}

int ManualBrowser::highlight(const QString& words)
{
    m_marked = words;
    QList<QTextEdit::ExtraSelection> marks;
    QColor colour = palette().color(QPalette::Highlight);
    colour.setAlpha(96);
    if (!words.isEmpty())
        for (QTextCursor at = document()->find(words); !at.isNull() && marks.size() < kMaxMarks;
             at = document()->find(words, at)) {
            QTextEdit::ExtraSelection mark;
            mark.cursor = at;
            mark.format.setBackground(colour);
            marks << mark;
        }
    setExtraSelections(marks);
    return static_cast<int>(marks.size());
}

/// Colours of links are part of the document: it is read again.
void ManualBrowser::changeEvent(QEvent* event)
{
    QTextBrowser::changeEvent(event);
    if (event->type() != QEvent::PaletteChange || source().isEmpty()) return;
    const int at = verticalScrollBar()->value();
    reload();
    prepare({source().fileName()});
    verticalScrollBar()->setValue(at);
}

} // namespace qs
