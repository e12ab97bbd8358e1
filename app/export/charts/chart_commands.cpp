// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/charts/chart_commands.h"

#include "app/export/chart_notes_json.h"
#include "app/export/charts/chart_export_dialog.h"
#include "app/export/export_beside.h"
#include "app/frame/message_bar.h"
#include "app/frame/page_list.h"
#include "app/session/run_store.h"
#include "widgets/charts/core/chart_mime.h"
#include "widgets/charts/core/chart_widget.h"
#include "widgets/runs/runs_panel.h"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QFileDialog>
#include <QMainWindow>
#include <QMenu>
#include <QStandardPaths>
#include <QTimer>

namespace qs {
namespace {

/// Notes on what is no run of the session yet.
const QString kPending = QStringLiteral("pending");

} // namespace

ChartCommands::ChartCommands(const CommandServices& window, RunsPanel& runs, RunStore& store, Settings& settings)
    : QObject(&window.window), m_window(window), m_store(store), m_settings(settings)
{
    makeActions();
    connectFocus();
    const PageList& pages = m_window.pages;
    for (const PageModule* page : pages.all())
        adopt(*page);
    connect(&pages, &PageList::made, this, &ChartCommands::adopt);
    connect(&m_store, &RunStore::annotationsChanged, this, &ChartCommands::showAllNotes);
    connect(&m_store, &RunStore::wasReset, this, [this] {
        m_pending.clear();
        showAllNotes();
    });
    // What a chart shows changes with these; afterwards is early enough.
    connect(&m_store, &RunStore::runInserted, this, &ChartCommands::later);
    connect(&pages, &PageList::contentChanged, this, &ChartCommands::later);
    connect(&runs, &RunsPanel::selected, this, &ChartCommands::later);
    connect(&pages, &PageList::stored, this, &ChartCommands::keepPending);
    showAllNotes();
}

void ChartCommands::makeActions()
{
    WindowActions& actions = m_window.actions;
    dataAction =
        actions.make("actionChartData", tr("Show chart &data"), {},
                     tr("Show the values of a chart as a table that can be sorted and copied (T on the chart)"),
                     QKeySequence(tr("Ctrl+D")), "table");
    noteAction =
        actions.make("actionChartNote", tr("Add a n&ote to the chart…"), {},
                     tr("Add a note at a point in the data (N on the chart)"), QKeySequence(tr("Ctrl+M")), "note");
    exportAction = actions.make("actionExportChart", tr("Export this &chart…"), {},
                                tr("Write a chart as PNG, SVG or PDF, at the size and in the colors that you choose"),
                                QKeySequence(tr("Ctrl+G")), "export");
    exportAllAction = actions.make("actionExportCharts", tr("Export all c&harts…"), {},
                                   tr("Write the charts of this page, or of the whole session, into a folder"),
                                   QKeySequence(tr("Ctrl+Shift+G")), nullptr);
    connect(dataAction, &QAction::triggered, this,
            [this] { withCurrent([](ChartWidget& chart) { chart.showData(); }); });
    connect(noteAction, &QAction::triggered, this,
            [this] { withCurrent([](ChartWidget& chart) { chart.askForNote(); }); });
    connect(exportAction, &QAction::triggered, this, [this] {
        if (ChartWidget* chart = current())
            exportOne(*chart);
        else
            m_window.messages.showMessage(MessageBar::Kind::Info, tr("There is no chart with data on this page."),
                                          tr("Measure first, or open a session."));
    });
    connect(exportAllAction, &QAction::triggered, this, &ChartCommands::exportAll);
    QMenu* file = actions.menu(WindowActions::Menu::File);
    const QList<QAction*> there = file->actions();
    const qsizetype at = there.indexOf(actions.exportReport);
    file->insertActions(there.value(at + 1), {exportAction, exportAllAction});
    QMenu* view = actions.menu(WindowActions::Menu::View);
    view->insertActions(actions.logLatency, {dataAction, noteAction});
}

void ChartCommands::adopt(const PageModule& page)
{
    for (ChartWidget* chart : page.parts().charts) {
        m_charts << chart;
        connect(chart, &ChartWidget::exportRequested, this, [this, chart] { exportOne(*chart); });
        connect(chart, &ChartWidget::notesEdited, this,
                [this, chart](const QVector<ChartNote>& notes, const QString& words) {
                    notesEdited(*chart, notes, words);
                });
    }
    later();
}

void ChartCommands::connectFocus()
{
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) {
        if (auto* chart = qobject_cast<ChartWidget*>(now); chart && m_charts.contains(chart)) m_last = chart;
    });
}

QVector<ChartWidget*> ChartCommands::shown() const
{
    QVector<ChartWidget*> shown;
    QWidget* page = m_window.pages.current().page();
    for (ChartWidget* chart : m_charts)
        if (page->isAncestorOf(chart) && chart->isVisibleTo(page) && !chart->plots(chart->room()).isEmpty())
            shown << chart;
    return shown;
}

QVector<NamedChart> ChartCommands::ofPage() const
{
    QVector<NamedChart> all;
    for (ChartWidget* chart : shown())
        all.append(namedChart(*chart));
    return all;
}

NamedChart ChartCommands::namedChart(const ChartWidget& chart) const
{
    return NamedChart::of(chart, m_store.find(pageOf(chart)->content().run));
}

ChartWidget* ChartCommands::current() const
{
    const QVector<ChartWidget*> charts = shown();
    if (m_last && charts.contains(m_last.data())) return m_last;
    return charts.value(0);
}

void ChartCommands::withCurrent(void (*act)(ChartWidget&))
{
    if (ChartWidget* chart = current()) return act(*chart);
    m_window.messages.showMessage(MessageBar::Kind::Info, tr("There is no chart with data on this page."),
                                  tr("Measure first, or open a session."));
}

// Files

ChartExportChoice ChartCommands::lastChoice() const { return m_choice; }

void ChartCommands::remember(const ChartExportChoice& choice, const QString& folder)
{
    m_choice = choice;
    m_settings.lastFolder.set(folder);
}

void ChartCommands::exportOne(ChartWidget& chart)
{
    ChartExportDialog dialog(namedChart(chart), lastChoice(), &m_window.window);
    if (dialog.exec() != QDialog::Accepted) return;
    const ChartExportChoice choice = dialog.choice();
    const QString suffix = suffixOf(choice.format);
    QFileDialog files(&m_window.window, tr("Export this chart"), m_settings.startFolder(),
                      tr("Images (*.%1)").arg(suffix));
    files.setAcceptMode(QFileDialog::AcceptSave);
    files.setDefaultSuffix(suffix);
    files.selectFile(chartFileName(chart) + QLatin1Char('.') + suffix);
    if (files.exec() != QDialog::Accepted || files.selectedFiles().isEmpty()) return;
    exportTo(chart, choice, files.selectedFiles().first());
}

void ChartCommands::exportAll()
{
    const auto ofSession = [this, all = QVector<NamedChart>()]() mutable { // made when they are asked for
        if (all.isEmpty()) all = sessionCharts(m_store.data());
        return all;
    };
    ChartExportDialog dialog(ofPage(), ofSession, lastChoice(), &m_window.window);
    if (dialog.exec() != QDialog::Accepted || dialog.chosen().isEmpty()) return;
    const QString folder =
        QFileDialog::getExistingDirectory(&m_window.window, tr("Folder for the charts"), m_settings.startFolder());
    if (!folder.isEmpty()) exportTo(dialog.chosen(), dialog.choice(), folder);
}

void ChartCommands::exportTo(const ChartWidget& chart, const ChartExportChoice& choice, const QString& path)
{
    const NamedChart named = namedChart(chart);
    ExportBeside::run<void>(
        m_window.window, tr("Exporting the chart"),
        [content = named.content, options = pictureOptions(named, choice), path](ExportPass& pass) {
            return writeChart(*content, options, path, pass);
        },
        [this, choice, path](const Result<void>& written) {
            if (!written) return m_window.messages.showError(written.error(), tr("The chart was not exported."));
            remember(choice, QFileInfo(path).absolutePath());
            m_window.messages.showWritten(tr("Chart exported as %1.").arg(QDir::toNativeSeparators(path)), {}, path);
        });
}

void ChartCommands::exportTo(const QVector<NamedChart>& charts, const ChartExportChoice& choice, const QString& folder)
{
    ExportBeside::run<QStringList>(
        m_window.window, tr("Exporting the charts"),
        [charts, choice, folder](ExportPass& pass) { return writeCharts(charts, choice, folder, pass); },
        [this, choice, folder](const Result<QStringList>& written) {
            if (!written) return m_window.messages.showError(written.error(), tr("The charts were not exported."));
            remember(choice, folder);
            m_window.messages.showWritten(tr("%n chart(s) exported to %1.", nullptr, static_cast<int>(written->size()))
                                              .arg(QDir::toNativeSeparators(folder)),
                                          {}, folder);
        });
}

// Notes

PageModule* ChartCommands::pageOf(const ChartWidget& chart) const { return m_window.pages.pageOf(chart); }

void ChartCommands::notesEdited(ChartWidget& chart, const QVector<ChartNote>& notes, const QString& words)
{
    const PageModule& page = *pageOf(chart);
    const QString key = page.content().notesKey();
    if (key.isEmpty()) { // not a run of the session yet
        nlohmann::json& pending = m_pending[page.job()];
        pending = withNotes(pending, kPending, noteName(chart), notes);
        return;
    }
    m_store.setAnnotations(withNotes(m_store.data().annotations, key, noteName(chart), notes), words);
}

/// What was measured has become a run: the notes on it are its own now, beside those that a sweep which went on had
/// already.
void ChartCommands::keepPending(const PageModule& page, const QString& run)
{
    const nlohmann::json pending = chartNotesOf(m_pending[page.job()], kPending);
    if (pending.is_object()) {
        nlohmann::json all = m_store.data().annotations;
        for (const auto& [name, notes] : pending.items()) {
            const QString chart = QString::fromStdString(name);
            all = withNotes(all, run, chart, notesOf(all, run, chart) + chartNotesFromJson(notes));
        }
        m_pending.erase(page.job());
        m_store.setAnnotations(all, tr("Add a note"));
    }
    later();
}

void ChartCommands::later()
{
    if (m_waiting) return;
    m_waiting = true;
    QTimer::singleShot(0, this, [this] {
        m_waiting = false;
        showAllNotes();
    });
}

void ChartCommands::showAllNotes()
{
    for (ChartWidget* chart : m_charts) {
        const PageModule& page = *pageOf(*chart);
        const QString key = page.content().notesKey();
        if (key.isEmpty())
            showNotes(*chart, m_pending[page.job()], kPending);
        else
            showNotes(*chart, m_store.data().annotations, key);
    }
}

} // namespace qs
