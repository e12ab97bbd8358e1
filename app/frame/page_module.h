// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/frame/window_actions.h"
#include "app/frame/window_parts.h"
#include "app/threads/job.h"
#include "gpu/core/error.h"
#include "gpu/report/import/file_kind.h"

#include <nlohmann/json_fwd.hpp>

#include <QObject>
#include <QVector>

#include <functional>
#include <optional>
#include <string>

class QSplitter;
class QTabBar;

namespace qs {

class ChartWidget;
class CopyableTable;
class EmptyPage;
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

/// Something of a setup that is chosen by its name: an operation, a mode, a variant.
struct SetupChoice
{
    QString id, text, group, about;
    QStringList names; ///< what else it is called
    bool isChosen = false;
    std::function<void()> choose; ///< chooses it, or takes it out where several can be chosen
};

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
    PageModule(Title title, const WindowParts& window);

    const Title& title() const { return m_title; }

    /// What stands in the tab. One that takes long to make may be empty until prepare().
    virtual QWidget* page() const = 0;
    /// What stands beside it while it is shown; pages may share one.
    virtual QWidget* setup() const = 0;
    /// What can be chosen in that by name.
    virtual QVector<SetupChoice> choices() { return {}; }
    /// The page is about to be seen.
    virtual void prepare() {}

    /// Null where the page runs nothing by itself; pages may share one.
    virtual Job* job() const { return nullptr; }
    /// 'A run is going on.', of the job.
    virtual QString runningText() const { return {}; }
    /// Runs the setup, or says why not.
    virtual void start() = 0;
    /// What the action for that says, with its keys as %1.
    virtual QString runToolTip() const = 0;
    /// Whose setup stands beside the page, in no language: pages may share one.
    virtual QString setupId() const { return m_title.id; }
    /// What a setup is of, for lists of them: 'Quantize', 'Accuracy'.
    virtual QString setupTitle(const nlohmann::json& setup) const;
    /// The setup beside the page, for useSetup(); null: it has none.
    virtual nlohmann::json setupNow() const;
    /// The setup as a command line of this program; empty: it has none, or it cannot be run as it is.
    virtual std::string commandLine() const { return {}; }
    /// What a run was measured with, for useSetup(); null: that is not known, or no setup of this page.
    virtual nlohmann::json setupOf(const StoredRun& run) const;
    /// Puts a setup in. False where the device that it names is not there: the chosen one stays.
    virtual Result<bool> useSetup(const nlohmann::json& setup);
    /// Whether there is something that the action Stop would end.
    virtual bool canStop() const;
    /// Kernels run in a separate process from now on, or in this one.
    virtual void setPlacement(bool separate) { Q_UNUSED(separate); }
    /// Something that the page's controls depend on is different: what is going on, the device, the page that is shown.
    virtual void refresh() {}

    virtual CopyableTable* table() const { return nullptr; }
    /// What findings there are about what the page shows.
    virtual FindingSubject findings() const;
    virtual QList<ChartWidget*> charts() const { return {}; }
    /// The views within the page.
    virtual QList<QTabBar*> views() const { return {}; }
    /// What the page says while there is nothing on it; null where it says nothing that buttons can be added to.
    virtual EmptyPage* welcome() const { return nullptr; }
    virtual QVector<TourStep> tourSteps() { return {}; }

    /// The run of the session that is shown; empty: none, or what is going on.
    virtual QString shownRun() const { return {}; }
    /// What notes on the charts belong to; empty: to what is going on.
    virtual QString notesKey() const { return shownRun(); }
    /// 'Quantize 4096×4096', for the title of the window; empty: the name of the run that is shown.
    virtual QString subject() const { return {}; }
    /// Whether this is the page to turn to for a run of the session.
    virtual bool shows(const StoredRun& run) const;
    /// Whether it can show something of the run, although another page may show more.
    virtual bool canShow(const StoredRun& run) const { return shows(run); }
    /// Whether it shows runs at all.
    virtual bool hasRuns() const { return true; }
    /// It shows something that is no run of the session, such as what a stopped training came to.
    virtual bool keepsPicture() const { return false; }
    /// Shows a run, whichever is chosen in the history. While its job is active the page stays with that.
    virtual void showRun(const QString& id) { Q_UNUSED(id); }
    /// What is being measured now; null: nothing that can be presented.
    virtual const Segment* live() const { return nullptr; }

    /// Whether this page opens files or folders of that kind.
    virtual bool opens(FileKind kind) const;
    virtual void open(const QString& path) { Q_UNUSED(path); }

    /// Between two starts.
    virtual void saveState();
    virtual void restoreState();
    /// The parts of the page have the sizes that they had at first; its tables the columns.
    virtual void resetSizes() {}
    virtual void resetColumns() {}

signals:
    /// The page was made in prepare(): charts(), views() and table() are there now.
    void made();
    /// refresh() is due, here and elsewhere.
    void changed();
    /// The page shows something else.
    void contentChanged();
    void subjectChanged();
    /// live() is another, or says more.
    void liveChanged();
    /// What is known so far of a study that is going on.
    void progressed(const qs::StoredRun& soFar);
    /// What was measured is the run of this id.
    void stored(const QString& id);
    /// A run, study or answer has ended, and what came of it is in the session. `inWorker`: it ran in another process.
    void ended(const std::optional<qs::Error>& error, bool inWorker);

protected:
    /// Whose places are kept.
    virtual QList<QSplitter*> splitters() const { return {}; }

    WindowParts m_window;

private:
    Title m_title;
};

} // namespace qs
