// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/frame/window_actions.h"

#include "widgets/controls/form_rows.h"
#include "widgets/style/icons.h"

#include <QAction>
#include <QActionGroup>
#include <QCoreApplication>
#include <QDir>
#include <QDockWidget>
#include <QFileInfo>
#include <QLabel>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QToolBar>
#include <QUndoStack>

namespace qs {

WindowActions::WindowActions(QMainWindow& window, QUndoStack& undo)
    : QObject(&window), m_window(window), m_isThere([](const QString& path) { return QFileInfo::exists(path); })
{
    makeFileActions();
    makeRunActions();
    makeViewActions();
    makeCompareActions();
    makeGeneralActions();
    makeMenus(undo);
}

QAction* WindowActions::make(const char* objectName, const QString& text, const QString& shortText,
                             const QString& toolTip, const QKeySequence& shortcut, const char* icon, bool checkable,
                             const QString& whyDisabled, QColor Theme::*ink)
{
    auto* action = new QAction(text, this);
    action->setObjectName(QString::fromLatin1(objectName));
    action->setShortcut(shortcut);
    action->setCheckable(checkable);
    if (!shortText.isEmpty()) action->setIconText(shortText);
    const QString keys = shortcut.toString(QKeySequence::NativeText);
    action->setToolTip(keys.isEmpty() ? toolTip : QStringLiteral("%1 (%2)").arg(toolTip, keys));
    action->setStatusTip(QString()); // the status bar belongs to the run
    if (!whyDisabled.isEmpty()) action->setProperty("whyDisabled", whyDisabled);
    if (icon) action->setIcon(themedIcon(QString::fromLatin1(icon), ink));
    m_window.addAction(action); // shortcuts hold while the menu bar is hidden, too
    m_all.push_back(action);
    return action;
}

void WindowActions::makeFileActions()
{
    const QString busy = tr("A run is in progress. Wait until it ends, or stop it.");
    newSession =
        make("actionNew", tr("&New session"), {}, tr("Start an empty session"), QKeySequence::New, "file", false, busy);
    open = make("actionOpen", tr("&Open…"), {},
                tr("Open any file that Quantoscope reads: a session, results, tensors, a model, a table"),
                QKeySequence::Open, "open", false, busy);
    save = make("actionSave", tr("&Save"), {}, tr("Save the session"), QKeySequence::Save, "save");
    saveAs = make("actionSaveAs", tr("Save &as…"), {}, tr("Save the session under another name"),
                  QKeySequence(tr("Ctrl+Shift+S")), nullptr);
    importResults = make(
        "actionImport", tr("&Import results…"), {},
        tr("Add results of nvbench, Google Benchmark, pytest-benchmark, hyperfine, Nsight Compute, the PyTorch "
           "profiler, Triton, KernelBench, trtexec, llama.cpp, vLLM, SGLang, AIPerf, GuideLLM, optimum-benchmark or "
           "lm-eval to the session"),
        QKeySequence(tr("Ctrl+I")), "import");
    importBeside =
        make("actionImportBeside", tr("A&dd imported results to this run…"), {},
             tr("Add results of other tools to the table of the shown run, after its own rows and without verdicts"),
             QKeySequence(tr("Ctrl+Shift+I")), nullptr);
    exportReport =
        make("actionExport", tr("&Export report…"), tr("Export"),
             tr("Write a report with tables, charts and samples into a folder"), QKeySequence(tr("Ctrl+E")), "export");
    quit = make("actionQuit", tr("&Quit"), {}, tr("Quit Quantoscope"), QKeySequence(tr("Ctrl+Q")), "quit");
    quit->setMenuRole(QAction::QuitRole);
}

void WindowActions::makeRunActions()
{
    const QString busy = tr("A run is in progress. Wait until it ends, or stop it.");
    run = make("actionRun", tr("&Run", "starts a measurement"), tr("Run"), tr("Measure the setup (Space on the chart)"),
               QKeySequence(Qt::Key_F5), "run", false, busy, &Theme::good);
    stop = make("actionStop", tr("&Stop"), tr("Stop"), tr("Stop the run and keep every complete sample"),
                QKeySequence(Qt::Key_Escape), "stop", false, tr("Nothing is running."), &Theme::bad);
    live = make("actionLive", tr("&Live"), tr("Live"),
                tr("Measure continuously until stopped, and follow changes to the setup"), QKeySequence(tr("Ctrl+L")),
                "live", true);
    freeze = make("actionFreeze", tr("Pause displa&y"), tr("Pause"), tr("Pause the display; the measurement continues"),
                  QKeySequence(tr("Ctrl+Shift+F")), "freeze", true);
    calibration =
        make("actionCalibration", tr("Device &calibration…"), {},
             tr("Show the measured timer and ceilings of the target"), QKeySequence(tr("Ctrl+Shift+K")), nullptr);
    profile = make("actionProfile", tr("&Profile one iteration"), {},
                   tr("Run each mode once between profiler start and stop, for Nsight"),
                   QKeySequence(tr("Ctrl+Shift+P")), nullptr, false, busy);
}

void WindowActions::makeViewActions()
{
    logLatency = make("actionLogLatency", tr("&Logarithmic latency axis"), {}, tr("Show latency on a logarithmic axis"),
                      QKeySequence(tr("Ctrl+Shift+L")), nullptr, true);
    resetZoom = make("actionResetZoom", tr("Reset &zoom"), {}, tr("Show the whole trace (double-click on the chart)"),
                     QKeySequence(tr("Ctrl+0")), "search");
    resetLayout = make("actionResetLayout", tr("&Reset layout"), {},
                       tr("Restore the default arrangement of panels, splitters and columns"),
                       QKeySequence(tr("Ctrl+Shift+R")), "reset");
    collapsePanels = make("actionCollapsePanels", tr("Collap&se panels"), {},
                          tr("Hide all panels behind a strip with their names, to enlarge the page"),
                          QKeySequence(Qt::Key_F9), nullptr, true);
    fullScreen = make("actionFullScreen", tr("&Full screen"), {}, tr("Show the window in full screen"),
                      QKeySequence(Qt::Key_F11), "fullscreen", true);
}

void WindowActions::makeCompareActions()
{
    useAsBaseline =
        make("actionBaseline", tr("Use as &baseline mode"), {},
             tr("Show all differences relative to the selected mode"), QKeySequence(tr("Ctrl+B")), "baseline");
    overlay = make("actionOverlay", tr("&Overlay the selected run"), {},
                   tr("Draw the active mode of two or more checked runs in one chart"),
                   QKeySequence(tr("Ctrl+Shift+O")), nullptr);
    audit = make("actionAudit", tr("&Audit a published table…"), {},
                 tr("Paste a table with mean, standard deviation, minimum and maximum, and check which claims follow"),
                 QKeySequence(tr("Ctrl+Shift+A")), nullptr);
    copyMarkdown = make("actionCopyMarkdown", tr("Copy table as &Markdown"), {},
                        tr("Copy the table to the clipboard as Markdown"), QKeySequence(tr("Ctrl+Shift+M")), "copy");
    copyTsv = make("actionCopyTsv", tr("Copy table as &TSV"), {},
                   tr("Copy the table to the clipboard for a spreadsheet"), QKeySequence(tr("Ctrl+Shift+T")), "table");
    copyLatex = make("actionCopyLatex", tr("Copy table as &LaTeX"), {},
                     tr("Copy the table to the clipboard as a LaTeX tabular"), {}, nullptr);
    copyPicture = make("actionCopyPicture", tr("Copy &image of the trace"), {},
                       tr("Copy the trace to the clipboard as an image"), QKeySequence(tr("Ctrl+Alt+C")), nullptr);
}

void WindowActions::makeGeneralActions()
{
    settings = make("actionSettings", tr("Se&ttings…"), {},
                    tr("Language, theme, text size, device, folders and other settings"), QKeySequence(tr("Ctrl+,")),
                    "settings");
    settings->setMenuRole(QAction::PreferencesRole);
    manual = make("actionManual", tr("&Manual"), {}, tr("Open the manual at the section about the focused control"),
                  QKeySequence(Qt::Key_F1), "help");
    trust = make("actionTrust", tr("How far to trust a &verdict"), {},
                 tr("How often FASTER, SLOWER and SAME are wrong, by the kind of noise"), {}, nullptr);
    glossary = make("actionGlossary", tr("&Glossary"), {},
                    tr("Explain the terms of the interface, such as SQNR, ceiling or azp"), {}, nullptr);
    whatsThis = make("actionWhatsThis", tr("&What's this?"), {},
                     tr("Click a part of the window to see its explanation"), QKeySequence(tr("Shift+F1")), nullptr);
    shortcuts = make("actionShortcuts", tr("&Keyboard shortcuts"), {}, tr("List all shortcuts"),
                     QKeySequence(tr("Ctrl+F1")), nullptr);
    about = make("actionAbout", tr("&About Quantoscope"), {}, tr("Version and licence"), {}, "info");
    about->setMenuRole(QAction::AboutRole);
    aboutQt = make("actionAboutQt", tr("About &Qt"), {}, tr("The version of Qt"), {}, nullptr);
    aboutQt->setMenuRole(QAction::AboutQtRole);
}

void WindowActions::makeMenus(QUndoStack& undo)
{
    const QStringList titles{tr("&File"), tr("&Edit"), tr("&Run"), tr("&View"), tr("&Compare"), tr("&Help")};
    for (int i = 0; i < titles.size(); ++i)
        m_menus[static_cast<std::size_t>(i)] = m_window.menuBar()->addMenu(titles[i]);
    QMenu* file = menu(Menu::File);
    file->addActions({newSession, open});
    m_recent = file->addMenu(tr("Open &recent"));
    m_recent->setObjectName(QStringLiteral("recentMenu"));
    file->addActions({save, saveAs});
    file->addSeparator();
    file->addActions({importResults, importBeside, exportReport});
    file->addSeparator();
    file->addAction(quit);

    makeEditMenu(undo);
    menu(Menu::Run)->addActions({run, stop, live, freeze, profile, calibration});

    QMenu* view = menu(Menu::View);
    m_afterPages = view->addSeparator();
    view->addActions({collapsePanels, resetLayout});
    view->addSeparator();
    view->addActions({logLatency, resetZoom});
    view->addSeparator();
    view->addMenu(themeMenu(view));
    view->addAction(fullScreen);

    QMenu* compare = menu(Menu::Compare);
    compare->addActions({useAsBaseline, overlay});
    compare->addSeparator();
    compare->addAction(audit);
    compare->addSeparator();
    compare->addActions({copyMarkdown, copyTsv, copyLatex, copyPicture});

    menu(Menu::Help)->addActions({manual, trust, glossary, whatsThis, shortcuts, about, aboutQt});
}

QAction* WindowActions::addPage(const char* objectName, const QString& text, const QString& toolTip,
                                const QKeySequence& shortcut, const char* icon)
{
    QAction* action = make(objectName, text, {}, toolTip, shortcut, icon);
    menu(Menu::View)->insertAction(m_afterPages, action);
    return action;
}

void WindowActions::addDocks(const QList<QDockWidget*>& docks)
{
    int number = 1;
    for (QDockWidget* dock : docks) {
        QAction* toggle = dock->toggleViewAction();
        toggle->setShortcut(QKeySequence(QStringLiteral("Ctrl+%1").arg(number++)));
        toggle->setObjectName(QStringLiteral("toggle-") + dock->objectName());
        toggle->setToolTip(tr("Show or hide %1").arg(dock->windowTitle()));
        menu(Menu::View)->insertAction(collapsePanels, toggle);
        m_all.push_back(toggle);
    }
}

/// The texts name the step as whole sentences, so that every language has its own order of words.
void WindowActions::makeEditMenu(QUndoStack& undoStack)
{
    QAction* undo = make("actionUndo", tr("&Undo"), {}, tr("Undo the last change to the session"), QKeySequence::Undo,
                         "undo", false, tr("There is nothing to undo."));
    QAction* redo = make("actionRedo", tr("&Redo"), {}, tr("Redo the last undone change to the session"),
                         QKeySequence::Redo, "redo", false, tr("There is nothing to redo."));
    const auto nameUndo = [undo](const QString& step) {
        undo->setText(step.isEmpty() ? tr("&Undo") : tr("&Undo: %1").arg(step));
    };
    const auto nameRedo = [redo](const QString& step) {
        redo->setText(step.isEmpty() ? tr("&Redo") : tr("&Redo: %1").arg(step));
    };
    connect(&undoStack, &QUndoStack::undoTextChanged, undo, nameUndo);
    connect(&undoStack, &QUndoStack::redoTextChanged, redo, nameRedo);
    connect(&undoStack, &QUndoStack::canUndoChanged, undo, &QAction::setEnabled);
    connect(&undoStack, &QUndoStack::canRedoChanged, redo, &QAction::setEnabled);
    connect(undo, &QAction::triggered, &undoStack, &QUndoStack::undo);
    connect(redo, &QAction::triggered, &undoStack, &QUndoStack::redo);
    undo->setEnabled(undoStack.canUndo());
    redo->setEnabled(undoStack.canRedo());
    menu(Menu::Edit)->addActions({undo, redo});
    menu(Menu::Edit)->addSeparator();
}

QMenu* WindowActions::themeMenu(QMenu* parent)
{
    auto* menu = new QMenu(tr("&Theme"), parent);
    m_themes = new QActionGroup(this);
    const QList<std::pair<QString, ThemeChoice>> choices{{tr("Follow &system"), ThemeChoice::System},
                                                         {tr("&Light"), ThemeChoice::Light},
                                                         {tr("&Dark"), ThemeChoice::Dark}};
    for (const auto& [text, choice] : choices) {
        QAction* action = menu->addAction(text);
        action->setObjectName(QStringLiteral("actionTheme%1").arg(static_cast<int>(choice)));
        action->setToolTip(choice == ThemeChoice::System ? tr("Follow the light or dark theme of the desktop")
                                                         : tr("Always use this theme"));
        action->setCheckable(true);
        action->setData(static_cast<int>(choice));
        m_themes->addAction(action);
        connect(action, &QAction::triggered, this, [this, value = choice] { emit themeChosen(value); });
    }
    return menu;
}

void WindowActions::makeToolBar(QWidget* targetChooser)
{
    QToolBar* bar = m_toolBar = new QToolBar(tr("Tools"), &m_window);
    bar->setObjectName(QStringLiteral("toolBar"));
    bar->setMovable(false);
    bar->setFloatable(false);
    bar->setContextMenuPolicy(Qt::PreventContextMenu);
    bar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    bar->setIconSize({18, 18});
    bar->addActions({run, stop, freeze, live});
    bar->addSeparator();
    auto* label = new QLabel(tr("Target:"), bar);
    label->setBuddy(targetChooser);
    label->setContentsMargins(4, 0, 4, 0);
    addAll(bar, {label, targetChooser});
    bar->addSeparator();
    bar->addAction(exportReport);
    m_window.addToolBar(bar);
}

void WindowActions::setRecentFiles(const QStringList& files)
{
    m_recentFiles = files;
    m_recent->setEnabled(!files.isEmpty());
    if (m_recent->actions().isEmpty()) connect(m_recent, &QMenu::aboutToShow, this, &WindowActions::checkRecentFiles);
    fillRecent();
}

/// Whenever the menu opens, since files come and go; one look at a time, since a disk that is gone may never answer.
void WindowActions::checkRecentFiles()
{
    if (m_look.isBusy()) return;
    m_look.request(
        [files = m_recentFiles, isThere = m_isThere](const std::stop_token&) -> Result<QStringList> {
            QStringList missing;
            for (const QString& path : files)
                if (!isThere(path)) missing << path;
            return missing;
        },
        [this](const Result<QStringList>& missing) {
            if (!missing || m_missing == *missing) return;
            m_missing = *missing;
            fillRecent();
        });
}

/// One that is gone stays in the list, greyed: its disk may come back.
void WindowActions::fillRecent()
{
    m_recent->clear();
    m_recent->setToolTipsVisible(true);
    QStringList missing;
    int number = 1;
    for (const QString& path : m_recentFiles) {
        QString shown = QDir::toNativeSeparators(path);
        shown.replace(QLatin1Char('&'), QStringLiteral("&&"));
        QAction* action = m_recent->addAction(number < 10 ? QStringLiteral("&%1  %2").arg(number).arg(shown) : shown);
        const bool there = !m_missing.contains(path);
        action->setEnabled(there);
        action->setToolTip(there ? QDir::toNativeSeparators(path)
                                 : tr("This file no longer exists, or its disk is not connected."));
        if (!there) missing << path;
        connect(action, &QAction::triggered, this, [this, path] { emit recentFileChosen(path); });
        ++number;
    }
    m_recent->addSeparator();
    if (!missing.isEmpty())
        connect(m_recent->addAction(tr("&Remove missing files")), &QAction::triggered, this,
                [this, missing] { emit recentFilesForgotten(missing); });
    QAction* clear = m_recent->addAction(tr("&Clear this list"));
    clear->setObjectName(QStringLiteral("actionClearRecent"));
    clear->setToolTip(tr("Clear the list of recent files. The files are not deleted."));
    connect(clear, &QAction::triggered, this, &WindowActions::recentFilesCleared);
}

void WindowActions::setTheme(ThemeChoice choice)
{
    for (QAction* action : m_themes->actions())
        action->setChecked(action->data().toInt() == static_cast<int>(choice));
}

} // namespace qs
