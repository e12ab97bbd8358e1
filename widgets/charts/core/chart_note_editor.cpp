// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/core/chart_note_editor.h"

#include "widgets/charts/core/chart_widget.h"
#include "widgets/style/icons.h"

#include <QAction>
#include <QInputDialog>
#include <QMenu>
#include <QPlainTextEdit>

#include <cmath>

namespace qs {

std::optional<PlacedNote> ChartNoteEditor::under(QPointF at, bool placeOnly) const
{
    for (const PlacedNote& each : m_chart.placedNotes()) {
        const bool onPlace = std::hypot(each.anchor.x() - at.x(), each.anchor.y() - at.y()) <= 7;
        if (onPlace || (!placeOnly && each.box.contains(at))) return each;
    }
    return std::nullopt;
}

bool ChartNoteEditor::beginDrag(QPointF at)
{
    const auto byPlace = under(at, true), any = byPlace ? byPlace : under(at);
    if (!any) return false;
    m_byPlace = byPlace.has_value();
    m_note = any->note;
    m_from = at;
    m_before = m_chart.notes();
    return true;
}

void ChartNoteEditor::dragTo(QPointF to)
{
    QVector<ChartNote> notes = m_chart.notes();
    if (m_note < 0 || m_note >= notes.size()) return;
    ChartNote& note = notes[m_note];
    const QVector<ChartPlot> plots = m_chart.plots(m_chart.room());
    if (m_byPlace) {
        const auto there = noteAt(plots, to);
        if (!there) return; // beside the data
        ChartNote moved = *there;
        moved.text = note.text;
        moved.series = note.series;
        moved.offset = note.offset;
        note = moved;
    } else {
        const auto all = m_chart.placedNotes();
        const auto placed =
            std::find_if(all.begin(), all.end(), [this](const PlacedNote& each) { return each.note == m_note; });
        if (placed == all.end()) return;
        note.offset = placed->box.center() + (to - m_from) - placed->anchor;
        m_from = to;
    }
    m_chart.setNotes(notes);
}

void ChartNoteEditor::finishDrag()
{
    const QVector<ChartNote> moved = m_chart.notes();
    m_chart.setNotes(m_before);
    m_chart.editNotes(moved, tr("Move a note"));
    m_note = -1;
}

QString ChartNoteEditor::askText(const QString& title, const QString& text)
{
    QInputDialog dialog(&m_chart);
    dialog.setObjectName(QStringLiteral("noteDialog"));
    dialog.setWindowTitle(title);
    dialog.setLabelText(tr("Text of the note:"));
    dialog.setOption(QInputDialog::UsePlainTextEditForTextInput);
    dialog.setTextValue(text);
    if (auto* field = dialog.findChild<QPlainTextEdit*>()) field->setAccessibleName(dialog.labelText());
    dialog.resize(360, 200);
    return dialog.exec() == QDialog::Accepted ? dialog.textValue().trimmed() : QString();
}

void ChartNoteEditor::add(QPointF at)
{
    if (const auto note = under(at)) return edit(note->note);
    if (!noteAt(m_chart.plots(m_chart.room()), at)) return;
    const ChartReadout near = m_chart.readoutAt(at, m_chart.room());
    const QString text = askText(tr("Add a note"), QString());
    if (text.isEmpty()) return;
    // At a datum the note is meant for that; it stays with it in all sizes.
    const bool close = near.valid && near.datum.box.isEmpty();
    if (!close || !m_chart.addNote(near.datum.at, text)) m_chart.addNote(at, text);
}

void ChartNoteEditor::edit(qsizetype at)
{
    const QString text = askText(tr("Edit the note"), m_chart.notes().value(at).text);
    QVector<ChartNote> notes = m_chart.notes(); // it may have changed meanwhile
    if (text.isEmpty() || at >= notes.size()) return;
    notes[at].text = text;
    m_chart.editNotes(notes, tr("Edit a note"));
}

void ChartNoteEditor::remove(qsizetype at)
{
    QVector<ChartNote> notes = m_chart.notes();
    if (at >= notes.size()) return;
    notes.removeAt(at);
    m_chart.editNotes(notes, tr("Delete a note"));
}

void ChartNoteEditor::extendMenu(QMenu& menu, QPointF at)
{
    const auto here = under(at);
    const QIcon icon = themedIcon(QStringLiteral("note"), m_chart.theme());
    if (here) {
        const qsizetype note = here->note;
        menu.addAction(icon, tr("Edit the note…"), &m_chart, [this, note] { edit(note); });
        menu.addAction(tr("Delete the note"), &m_chart, [this, note] { remove(note); });
        return;
    }
    QAction* adds = menu.addAction(icon, tr("Add a note here…"), &m_chart, [this, at] { add(at); });
    adds->setShortcut(QKeySequence(Qt::Key_N));
    adds->setEnabled(noteAt(m_chart.plots(m_chart.room()), at).has_value());
    const QVector<PlacedNote> seen = m_chart.placedNotes();
    if (seen.isEmpty()) return;
    // So that keys reach every note, too.
    QMenu* all = menu.addMenu(tr("Notes"));
    for (const PlacedNote& each : seen) {
        QString words = m_chart.notes()[each.note].text.simplified();
        if (words.size() > 40) words = words.left(39) + QStringLiteral("…");
        QMenu* one = all->addMenu(words.replace(QLatin1Char('&'), QStringLiteral("&&")));
        const qsizetype note = each.note;
        one->addAction(tr("Edit the note…"), &m_chart, [this, note] { edit(note); });
        one->addAction(tr("Delete the note"), &m_chart, [this, note] { remove(note); });
    }
}

} // namespace qs
