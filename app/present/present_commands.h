// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/present/deck.h"
#include "app/present/slide_sequence.h"
#include "app/run/run_controller.h"
#include "app/session/run_store.h"
#include "app/session/settings.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

#include <functional>

class QAction;
class QMainWindow;
class QToolBar;

namespace qs {

class DeckEditor;
class FileCommands;
class MessageBar;
class PresentWindow;
class RecordedBanner;
class RunPresenter;
class Tour;
class WindowActions;

/// Presenting, choosing the pages, exporting them, the tour and the example session: the actions of the window and what
/// they do.
class PresentCommands : public QObject
{
    Q_OBJECT

public:
    struct Parts
    {
        QMainWindow& window;
        WindowActions& actions;
        RunStore& store;
        RunController& controller;
        RunPresenter& presenter;
        FileCommands& files;
        Settings& settings;
        MessageBar& messages;
        std::function<bool()> isMeasuring; ///< a run or a study is going on
    };
    explicit PresentCommands(const Parts& parts);
    ~PresentCommands() override;

    /// Full screen from this page on; with two screens on the other one, and a view for whoever presents on this one.
    void present(int page = 0);
    /// The window of the presentation; null where there is none.
    PresentWindow* show() const;
    void edit();
    void exportSlides();
    /// Without dialogs: by the suffix, .pdf or .html.
    bool exportTo(const QString& path);
    /// Asks where something would be lost, and shows the recorded session that comes with the program.
    bool openExample();
    /// The tour, over the example session where that is not open yet.
    void takeTour();
    Tour& tour() { return *m_tour; }
    /// Something else than a run is measured here: nothing is only recorded from now on.
    void measuring();
    /// What can be done depends on whether something is being measured.
    void updateActions();

    QAction *presentAction, *editAction, *exportAction, *tourAction, *exampleAction;

private:
    void makeActions();
    void connectParts();
    void sessionChanged();
    SlideSequence sequence() const;
    const Segment* live() const;
    int firstPage() const;

    Parts m_parts;
    QPointer<PresentWindow> m_show;
    QPointer<DeckEditor> m_editor;
    Tour* m_tour;
    RecordedBanner* m_banner = nullptr;
    QAction* m_openExported;
    QString m_exported; ///< file of the last export
    bool m_exporting = false;
    QTimer m_changed; ///< a change of the session, which often is one of several
    QTimer m_live;
    bool m_hadLive = false; ///< the show knows that something is being measured
};

} // namespace qs
