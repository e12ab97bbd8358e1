// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/export/chart_export.h"
#include "app/session/run_store.h"
#include "app/session/settings.h"
#include "widgets/charts/core/chart_note.h"

#include <QObject>
#include <QPointer>

class QAction;
class QMainWindow;
class QTabWidget;

namespace qs {

class ChartWidget;
class LlmPresenter;
class MessageBar;
class RunPresenter;
class StudyPage;
class StudyPresenter;
class TensorsPage;
class WindowActions;

/// What can be done with the charts of the window: their values as a table, files of one or all of them, and notes,
/// which are kept with the session under the run that a chart shows.
class ChartCommands : public QObject
{
    Q_OBJECT

public:
    struct Parts
    {
        QMainWindow& window;
        WindowActions& actions;
        QTabWidget& pages;
        RunStore& store;
        RunPresenter& presenter;
        StudyPresenter& studyPresenter;
        StudyPage& studyPage;
        LlmPresenter& llm;
        TensorsPage& tensors;
        Settings& settings;
        MessageBar& messages;
    };
    explicit ChartCommands(const Parts& parts);

    /// The chart that an action means: the one with the focus, or that had it last and can be seen; else the first of
    /// the page that shows something. Null where there is none.
    ChartWidget* current() const;
    /// Those of the page that show something.
    QVector<NamedChart> ofPage() const;

    /// Takes the charts of a page that was made after the window.
    void adopt(QWidget& page);

    void exportOne(ChartWidget& chart);
    void exportAll();
    // Without dialogs.
    bool exportTo(const ChartWidget& chart, const ChartExportChoice& choice, const QString& path);
    bool exportTo(const QVector<NamedChart>& charts, const ChartExportChoice& choice, const QString& folder);

    QAction *dataAction, *exportAction, *exportAllAction, *noteAction;

private:
    void makeActions();
    void connectFocus();
    /// Where a chart stands, which says whose study it shows.
    enum class Place { Run, Study, Llm, Tensor };
    Place placeOf(const ChartWidget& chart) const;
    /// The run of the session that a chart shows, or its tensor; empty: something that is not a run yet.
    QString keyOf(const ChartWidget& chart) const;
    void keepPending(Place place, const QString& run);
    void notesEdited(ChartWidget& chart, const QVector<ChartNote>& notes, const QString& words);
    void showAllNotes();
    void later();
    void withCurrent(void (*act)(ChartWidget&));
    ChartExportChoice lastChoice() const;
    bool cancelled();
    void remember(const ChartExportChoice& choice, const QString& folder);

    Parts m_parts;
    QVector<ChartWidget*> m_charts;
    QPointer<ChartWidget> m_last; ///< had the focus last
    nlohmann::json m_pending;     ///< notes on what is being measured, by place, until it is a run of the session
    ChartExportChoice m_choice;
    bool m_waiting = false;
};

} // namespace qs
