// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/core/chart_note.h"

#include <QCoreApplication>
#include <QPointF>
#include <QVector>

#include <optional>

class QMenu;

namespace qs {

class ChartWidget;

/// Notes of a chart, as the user pins, moves, edits and deletes them. Places are in units of the picture. Each finished
/// change is one ChartWidget::editNotes().
class ChartNoteEditor
{
    Q_DECLARE_TR_FUNCTIONS(ChartInteraction)

public:
    explicit ChartNoteEditor(ChartWidget& chart) : m_chart(chart) {}

    /// The note whose place or text is at `at`; `placeOnly`: only its place counts.
    std::optional<PlacedNote> under(QPointF at, bool placeOnly = false) const;
    /// Begins to move a note by its place or by its text; false where none is at `at`.
    bool beginDrag(QPointF at);
    void dragTo(QPointF to);
    void finishDrag();
    /// Asks for the text of a new note, or of the one that is there.
    void add(QPointF at);
    void edit(qsizetype note);
    void extendMenu(QMenu& menu, QPointF at);

private:
    void remove(qsizetype note);
    QString askText(const QString& title, const QString& text);

    ChartWidget& m_chart;
    qsizetype m_note = -1; ///< the one that is dragged
    bool m_byPlace = false;
    QPointF m_from;
    QVector<ChartNote> m_before; ///< notes before the drag
};

} // namespace qs
