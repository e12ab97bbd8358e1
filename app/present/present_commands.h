// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/frame/page_list.h"
#include "app/present/deck.h"
#include "app/present/present_window.h"
#include "app/threads/latest_task.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

#include <functional>

class QAction;

namespace qs {

class DeckEditor;
class FileCommands;
class PresentWindow;
class PresenterView;
class RecordedBanner;
class Tour;

/// Presenting, choosing the pages, exporting them, the tour and the example session: the actions of the window and what
/// they do.
class PresentCommands : public QObject
{
    Q_OBJECT

public:
    PresentCommands(const CommandServices& window, FileCommands& files, RunStore& store, Settings& settings);
    ~PresentCommands() override;

    /// Full screen from this page on; with two screens on the other one, and a view for whoever presents on this one.
    void present(int page = 0);
    /// Closes the presentation, with the window that it belongs to.
    void end();
    /// The window of the presentation; null where there is none.
    PresentWindow* show() const;
    void edit();
    void exportSlides();
    /// Without dialogs: by the suffix, .pdf or .html.
    void exportTo(const QString& path);
    /// Asks where something would be lost, and shows the recorded session that comes with the program.
    void openExample(const std::function<void()>& then = [] {});
    /// The tour, over the example session where that is not open yet.
    void startTour();
    Tour& tour() { return *m_tour; }
    /// What says that what is shown was recorded; the window puts it somewhere.
    QWidget* banner() const;
    /// What can be done depends on whether something is being measured.
    void updateActions();

    QAction *presentAction, *editAction, *exportAction, *tourAction, *exampleAction;

private:
    void makeActions();
    void connectParts();
    void sessionChanged();
    void exported(const QString& path, int pages, const Result<void>& written);
    SlideSequence sequence() const;
    const Segment* live() const { return m_window.pages.live(); }
    QVector<TourStep> tourSteps() const;
    int firstPage() const;

    CommandServices m_window;
    FileCommands& m_files;
    RunStore& m_store;
    Settings& m_settings;
    QPointer<PresentWindow> m_show;
    QPointer<DeckEditor> m_editor;
    QPointer<PresenterView> m_view;
    Tour* m_tour = nullptr;
    RecordedBanner* m_banner = nullptr;
    QTimer m_changed; ///< a change of the session, which often is one of several
    QTimer m_live;
    LatestTask<SessionData> m_example;
    bool m_hadLive = false; ///< the show knows that something is being measured
};

} // namespace qs
