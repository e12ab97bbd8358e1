// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/frame/window_actions.h"
#include "app/frame/window_services.h"
#include "app/threads/job.h"
#include "gpu/core/error.h"
#include "gpu/report/import/file_kind.h"

#include <QObject>
#include <QVector>

#include <functional>
#include <optional>
#include <utility>

class QSplitter;
class QTabBar;

namespace qs {

class ChartWidget;
class ComparisonView;
class CopyableTable;
class EmptyPage;
class PageSetup;
enum class FindingSubject;
struct Segment;
struct StoredRun;

/// The parts of the tour in their order, which is that of the three minutes in README.md. A part whose page is not
/// there is left out.
enum class TourPart { Start, Live, Knob, Compare, WhatIf, LanguageModel, Decide, Slides };

/// Shows newcomers one thing of the window.
struct TourStep
{
    TourPart part = TourPart::Start;
    QString title, text;
    std::function<QWidget*()> target;
    std::function<void()> prepare = {};             ///< after the page was turned to
    std::function<bool(const StoredRun&)> run = {}; ///< the first such run of the session is shown before
};

/// What the window finds on a page, and what the page runs. What a page makes when it is first seen is not there
/// before.
struct PageParts
{
    QWidget* page = nullptr;     ///< what stands in the tab; may be empty until prepare()
    QWidget* setup = nullptr;    ///< what stands beside it while it is shown; pages may share one
    PageSetup* setups = nullptr; ///< what the window does with that; null: the page has no setup of its own
    QString setupId;             ///< whose setup it is, in no language; empty: the page's

    Job* job = nullptr;  ///< null where the page runs nothing by itself; pages may share one
    QString runningText; ///< 'A run is in progress.', of the job
    QString runToolTip;  ///< what the action that starts it says, with its keys as %1

    CopyableTable* table = nullptr;
    ComparisonView* columns = nullptr; ///< a table whose columns are kept between two starts
    QList<ChartWidget*> charts{};
    QList<QTabBar*> views{}; ///< within the page
    struct Splitter
    {
        QSplitter* splitter = nullptr;
        QList<int> sizes{}; ///< at first; empty: as they come
    };
    QList<Splitter> splitters{}; ///< kept between two starts
    EmptyPage* welcome =
        nullptr; ///< what the page shows while there is nothing on it; null: nothing that takes buttons
    std::function<QVector<TourStep>()> tour{};

    FindingSubject findings{}; ///< which findings there are about what the page shows
    bool showsRuns = true;
    QVector<FileKind> opens{}; ///< kinds of files and folders that open() takes
};

/// What a page shows now.
struct PageContent
{
    QString run{};     ///< id of the run of the session; empty: none, or what is going on
    QString notesOf{}; ///< what notes on the charts belong to, where that is not the run
    QString subject{}; ///< 'Quantize 4096×4096', for the title of the window; empty: the name of the run
    /// Something that is no run of the session, such as what a stopped training came to, which is not to be replaced.
    bool isKept = false;
    const Segment* live = nullptr; ///< what is being measured; null: nothing that can be presented

    /// Of notes on the charts; empty: they belong to what is going on.
    const QString& notesKey() const { return notesOf.isEmpty() ? run : notesOf; }
};

/// How well a page shows a run: not at all, something of it, or it is the page to turn to for it.
enum class RunFit { None, Partly, Own };

/// A page of the window with all that belongs to it: its setup, what it runs, its table and its charts, and which runs
/// of a session it shows. It is all that the window knows of a page.
class PageModule : public QObject
{
    Q_OBJECT

public:
    struct Title
    {
        QString id;                         ///< 'scope', in no language
        QString tab, toolTip;               ///< of the tab
        const char* action;                 ///< object name of what turns to the page
        QString actionText, actionTip, key; ///< of that
        const char* icon;                   ///< nullptr: none
    };
    const Title& title() const { return m_title; }
    const PageParts& parts() const { return m_parts; }
    QWidget* page() const { return m_parts.page; }
    Job* job() const { return m_parts.job; }
    bool isActive() const { return job() && job()->isActive(); }
    CopyableTable* table() const { return m_parts.table; }
    const QString& setupId() const { return m_parts.setupId.isEmpty() ? m_title.id : m_parts.setupId; }

    /// The page is about to be seen.
    virtual void prepare() {}
    /// Runs the setup, or reports why not.
    virtual void start() = 0;
    /// Kernels run in a separate process from now on, or in this one.
    virtual void setPlacement(bool separate) { Q_UNUSED(separate); }
    /// Something that the page's controls depend on is different: what is going on, the device, the page that is shown.
    virtual void refresh() {}

    virtual PageContent content() const { return {}; }
    virtual RunFit fit(const StoredRun& run) const;
    /// Shows a run, whichever is chosen in the history. While its job is active the page stays with that.
    virtual void showRun(const QString& id) { Q_UNUSED(id); }
    /// A file or folder of one of the kinds in parts().opens.
    virtual void open(const QString& path) { Q_UNUSED(path); }

    /// Between two starts: splitters and columns; a subclass adds its setup.
    virtual void saveState();
    virtual void restoreState();
    /// Splitters have the sizes that they had at first.
    void resetSizes();
    void resetColumns();

signals:
    /// The page was made in prepare(): all parts are there now.
    void made();
    /// The page shows something else.
    void contentChanged();
    void subjectChanged();
    /// What is being measured is another, or says more.
    void liveChanged();
    /// What is known so far of a study that is going on.
    void progressed(const qs::StoredRun& soFar);
    /// What was measured is the run of this id.
    void stored(const QString& id);
    /// A run, study or answer has ended, and what came of it is in the session. `inWorker`: it ran in another process.
    void ended(const std::optional<qs::Error>& error, bool inWorker);

protected:
    PageModule(Title title, const PageServices& window);
    /// In the constructor; again where prepare() has made the rest, which then gets its kept state.
    void setParts(PageParts parts) { m_parts = std::move(parts); }
    void completeParts(PageParts parts);

    PageServices m_window;

private:
    Title m_title;
    PageParts m_parts;
};

} // namespace qs
