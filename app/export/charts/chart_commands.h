// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/export/charts/chart_export.h"
#include "app/frame/window_services.h"
#include "widgets/charts/core/chart_note.h"

#include <QObject>
#include <QPointer>

#include <nlohmann/json.hpp>

#include <map>

class QAction;

namespace qs {

class ChartWidget;
class Job;
class PageModule;
class RunsPanel;
class RunStore;
class Settings;

/// What can be done with the charts of the window: their values as a table, files of one or all of them, and notes,
/// which are kept with the session under the run that a chart shows.
class ChartCommands : public QObject
{
    Q_OBJECT

public:
    ChartCommands(const CommandServices& window, RunsPanel& runs, RunStore& store, Settings& settings);

    /// The chart that an action means: the one with the focus, or that had it last and can be seen; else the first of
    /// the page that shows something. Null where there is none.
    ChartWidget* current() const;
    /// Those of the page that show something.
    QVector<NamedChart> ofPage() const;
    NamedChart namedChart(const ChartWidget& chart) const;

    void exportOne(ChartWidget& chart);
    void exportAll();
    // Without dialogs.
    void exportTo(const ChartWidget& chart, const ChartExportChoice& choice, const QString& path);
    void exportTo(const QVector<NamedChart>& charts, const ChartExportChoice& choice, const QString& folder);

    QAction *dataAction, *exportAction, *exportAllAction, *noteAction;

private:
    void makeActions();
    void connectFocus();
    /// Takes the charts of a page.
    void adopt(const PageModule& page);
    /// Of all that was adopted.
    PageModule* pageOf(const ChartWidget& chart) const;
    void keepPending(const PageModule& page, const QString& run);
    void notesEdited(ChartWidget& chart, const QVector<ChartNote>& notes, const QString& words);
    void showAllNotes();
    void later();
    /// The charts of the page at hand that show something.
    QVector<ChartWidget*> shown() const;
    void withCurrent(void (*act)(ChartWidget&));
    ChartExportChoice lastChoice() const;
    void remember(const ChartExportChoice& choice, const QString& folder);

    CommandServices m_window;
    RunStore& m_store;
    Settings& m_settings;
    QVector<ChartWidget*> m_charts;
    QPointer<ChartWidget> m_last; ///< had the focus last
    std::map<const Job*, nlohmann::json>
        m_pending; ///< notes on what is being measured, until it is a run of the session
    ChartExportChoice m_choice;
    bool m_waiting = false;
};

} // namespace qs
