// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/audit/audit_edit.h"

#include "widgets/style/text_scale.h"
#include "widgets/style/theme.h"

#include <QFontDatabase>
#include <QMimeData>
#include <QTextBlock>
#include <QUrl>

namespace qs {
namespace {

QString fileOf(const QMimeData* source)
{
    for (const QUrl& url : source->urls())
        if (const QString path = url.toLocalFile(); !path.isEmpty()) return path;
    return {};
}

} // namespace

AuditEdit::AuditEdit(QWidget* parent) : QPlainTextEdit(parent)
{
    setLineWrapMode(QPlainTextEdit::NoWrap);
    setTabChangesFocus(true); // tabs of tables are pasted; the key leads on
    QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    fixed.setPixelSize(qRound(Theme::baseSize * textScale()));
    setFont(fixed);
}

void AuditEdit::setMarks(const std::vector<Mark>& marks)
{
    QList<QTextEdit::ExtraSelection> selections;
    for (const Mark& mark : marks) {
        const QTextBlock block = document()->findBlockByNumber(static_cast<int>(mark.line) - 1);
        if (!block.isValid()) continue;
        QTextEdit::ExtraSelection selection;
        selection.cursor = QTextCursor(block);
        selection.format.setBackground(mark.color);
        selection.format.setProperty(QTextFormat::FullWidthSelection, true);
        selections << selection;
    }
    setExtraSelections(selections);
}

void AuditEdit::selectLine(std::size_t line)
{
    const QTextBlock block = document()->findBlockByNumber(static_cast<int>(line) - 1);
    if (!block.isValid()) return;
    QTextCursor cursor(block);
    cursor.movePosition(QTextCursor::EndOfBlock);
    cursor.movePosition(QTextCursor::StartOfBlock,
                        QTextCursor::KeepAnchor); // the beginning of a long line stays in view
    setTextCursor(cursor);
    centerCursor();
}

bool AuditEdit::canInsertFromMimeData(const QMimeData* source) const
{
    return !fileOf(source).isEmpty() || QPlainTextEdit::canInsertFromMimeData(source);
}

void AuditEdit::insertFromMimeData(const QMimeData* source)
{
    if (const QString path = fileOf(source); !path.isEmpty())
        emit fileGiven(path);
    else
        QPlainTextEdit::insertFromMimeData(source);
}

} // namespace qs
