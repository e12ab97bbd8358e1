// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/present/present_commands.h"

#include "app/export/export_beside.h"
#include "app/export/page_html.h"
#include "app/export/slides_pdf.h"
#include "app/files/file_commands.h"
#include "app/frame/message_bar.h"
#include "app/present/deck_editor.h"
#include "app/present/example_session.h"
#include "app/present/present_window.h"
#include "app/present/presenter_view.h"
#include "app/present/recorded_banner.h"
#include "app/present/slide_maker.h"
#include "app/present/tour.h"
#include "app/session/recorded.h"
#include "app/session/run_store.h"
#include "app/session/settings.h"

#include <QAction>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMainWindow>
#include <QMenu>
#include <QScreen>
#include <QToolBar>

#include <algorithm>
#include <memory>
#include <utility>

namespace qs {

namespace {

constexpr int kChangedMs = 60;
constexpr int kLiveMs = 250;

/// Of a page in a show; a page that is there twice has two.
QString keyOf(const DeckPage& page, const QStringList& taken)
{
    const QString key =
        QStringLiteral("%1/%2/%3/%4").arg(static_cast<int>(page.kind)).arg(page.run, page.mode, page.code);
    QString own = key;
    for (int n = 2; taken.contains(own); ++n)
        own = key + QStringLiteral("#%1").arg(n);
    return own;
}

bool isLive(const QString& key)
{
    return key.startsWith(QString::number(static_cast<int>(PageKind::Live)) + QLatin1Char('/'));
}

} // namespace

PresentCommands::PresentCommands(const CommandServices& window, FileCommands& files, RunStore& store,
                                 Settings& settings)
    : QObject(&window.window), m_window(window), m_files(files), m_store(store), m_settings(settings)
{
    makeActions();
    m_tour = new Tour(m_window.window, m_window.pages, m_store, tourSteps(), this);
    m_banner = new RecordedBanner(m_store, tourAction, &m_window.window);
    m_changed.setSingleShot(true);
    m_changed.setInterval(kChangedMs);
    m_live.setSingleShot(true);
    m_live.setInterval(kLiveMs);
    connectParts();
    updateActions();
}

PresentCommands::~PresentCommands() { delete m_show; }

void PresentCommands::end()
{
    if (m_show) m_show->close();
    if (m_view) m_view->close();
}

PresentWindow* PresentCommands::show() const { return m_show; }
QWidget* PresentCommands::banner() const { return m_banner; }

QVector<TourStep> PresentCommands::tourSteps() const
{
    WindowActions& actions = m_window.actions;
    const TourStep first = m_window.pages.all().first()->parts().tour().value(0); // where the tour ends, too
    return {{TourPart::Slides, Tour::tr("Show the slides"),
             Tour::tr("Present (Shift+F5) makes slides from the verdicts: question, answer, evidence, caveats. "
                      "Ctrl+Alt+E writes them as PDF or as one HTML page, Ctrl+E a report. This was the tour: press F5 "
                      "to measure on your device."),
             [&actions, action = presentAction] { return actions.toolBar().widgetForAction(action); },
             [first] {
                 if (first.target) Tour::showDockOf(first.target());
             },
             first.run}};
}

void PresentCommands::makeActions()
{
    using Menu = WindowActions::Menu;
    WindowActions& actions = m_window.actions;
    presentAction = actions.make("actionPresent", tr("&Present"), tr("Present"),
                                 tr("Show question, answer, evidence and caveats full screen"),
                                 QKeySequence(tr("Shift+F5")), "present");
    editAction = actions.make("actionEditPages", tr("Pages of the pr&esentation…"), {},
                              tr("Choose, order and name the pages"), QKeySequence(tr("Ctrl+Shift+E")), "edit");
    exportAction = actions.make("actionExportSlides", tr("Export s&lides…"), {},
                                tr("Write the presentation as PDF slides or as one HTML page"),
                                QKeySequence(tr("Ctrl+Alt+E")), "pdf");
    tourAction = actions.make("actionTour", tr("Take the &tour"), {},
                              tr("See in three minutes what the program does, with recorded runs"), {}, "tour");
    exampleAction = actions.make("actionExample", tr("Open the &example session"), {},
                                 tr("Look at recorded runs of an NVIDIA H200; no GPU is needed"), {}, "open", false,
                                 tr("The example session was not installed, or a run is in progress."));
    QMenu* view = actions.menu(Menu::View);
    view->addSeparator();
    view->addActions({presentAction, editAction});
    QMenu* file = actions.menu(Menu::File);
    const QList<QAction*> items = file->actions();
    const auto at = items.indexOf(actions.exportReport);
    file->insertAction(items.value(at + 1), exportAction);
    QMenu* help = actions.menu(Menu::Help);
    help->insertActions(help->actions().value(0), {tourAction, exampleAction});
    help->insertSeparator(help->actions().value(2));
    actions.toolBar().addAction(presentAction);
}

void PresentCommands::connectParts()
{
    connect(presentAction, &QAction::triggered, this, [this] { present(firstPage()); });
    connect(editAction, &QAction::triggered, this, &PresentCommands::edit);
    connect(exportAction, &QAction::triggered, this, &PresentCommands::exportSlides);
    connect(tourAction, &QAction::triggered, this, &PresentCommands::startTour);
    connect(exampleAction, &QAction::triggered, this, [this] { openExample(); });
    const auto later = [this] { m_changed.start(); };
    connect(&m_store, &RunStore::runInserted, this, later);
    connect(&m_store, &RunStore::runRemoved, this, later);
    connect(&m_store, &RunStore::runChanged, this, later);
    connect(&m_store, &RunStore::resultChanged, this, later);
    connect(&m_store, &RunStore::baselineChanged, this, later);
    connect(&m_store, &RunStore::presentationChanged, this, later);
    connect(&m_store, &RunStore::wasReset, this, later);
    connect(&m_changed, &QTimer::timeout, this, &PresentCommands::sessionChanged);
    const PageList& pages = m_window.pages;
    connect(&pages, &PageList::started, m_banner, &RecordedBanner::measuring);
    for (const auto happened : {&PageList::activityChanged, &PageList::contentChanged})
        connect(&pages, happened, this, &PresentCommands::updateActions);
    connect(&pages, &PageList::activityChanged, this, later);
    connect(&pages, &PageList::liveChanged, this, [this] {
        if (m_show && !m_live.isActive()) m_live.start();
    });
    connect(&m_live, &QTimer::timeout, this, [this] {
        if (!m_show) return;
        if (live() && !m_hadLive)
            sessionChanged(); // the page of the run that goes on is new
        else if (isLive(m_show->key()))
            m_show->refresh(m_show->key());
    });
}

SlideSequence PresentCommands::sequence() const
{
    const auto session = std::make_shared<const SessionData>(m_store.data());
    Deck deck = deckOf(*session);
    const bool hasLive = std::any_of(deck.pages.begin(), deck.pages.end(),
                                     [](const DeckPage& page) { return page.kind == PageKind::Live; });
    if (!hasLive) {
        DeckPage page;
        page.kind = PageKind::Live;
        deck.pages << page;
    }
    SlideSequence result;
    QVector<DeckPage> pages;
    for (const DeckPage& page : deck.pages) {
        if (page.hidden || !canShow(page, {*session, live(), {}})) continue;
        result.keys << keyOf(page, result.keys);
        pages << page;
    }
    result.make = [this, session, pages](int i) { return makeSlide(pages[i], {*session, live(), {}}); };
    return result;
}

/// While something is being measured the show begins there.
int PresentCommands::firstPage() const
{
    const QStringList keys = sequence().keys;
    const auto found = std::find_if(keys.begin(), keys.end(), isLive);
    return found == keys.end() ? 0 : static_cast<int>(found - keys.begin());
}

void PresentCommands::updateActions()
{
    const bool any = !m_store.runs().isEmpty(), busy = m_window.pages.isBusy();
    for (QAction* action : {presentAction, editAction})
        action->setEnabled(any || busy);
    exportAction->setEnabled(any);
    tourAction->setEnabled(!busy);
    exampleAction->setEnabled(!busy && (!isRecorded(m_store.data()) || m_store.isModified()));
}

void PresentCommands::sessionChanged()
{
    updateActions();
    m_hadLive = live() != nullptr;
    if (m_show) m_show->setSequence(sequence());
}

void PresentCommands::present(int page)
{
    if (!m_show) {
        m_show = new PresentWindow;
        m_show->setAttribute(Qt::WA_DeleteOnClose);
        m_show->setLayoutDirection(m_window.window.layoutDirection());
        m_show->setSecondsAPage(deckOf(m_store.data()).secondsAPage);
        m_show->setSequence(sequence());
    }
    m_show->goTo(page);
    QScreen* here = m_window.window.screen();
    const QList<QScreen*> screens = QGuiApplication::screens();
    const auto other = std::find_if(screens.begin(), screens.end(), [&](QScreen* screen) { return screen != here; });
    m_show->showOn(other == screens.end() ? here : *other);
    if (other == screens.end() || m_view) return;
    m_view = new PresenterView(*m_show, &m_window.window);
    m_view->setAttribute(Qt::WA_DeleteOnClose);
    m_view->show();
}

void PresentCommands::edit()
{
    if (!m_editor) {
        m_editor = new DeckEditor(m_store, [this] { return live(); }, &m_window.window);
        m_editor->setAttribute(Qt::WA_DeleteOnClose);
        connect(m_editor, &DeckEditor::presentRequested, this, [this](int page) {
            // Of the pages in the list those that are shown.
            const Deck& deck = m_editor->deck();
            int shown = 0;
            for (int i = 0; i < page && i < deck.pages.size(); ++i)
                shown += !deck.pages[i].hidden && canShow(deck.pages[i], {m_store.data(), live(), {}});
            present(shown);
        });
        connect(m_editor, &DeckEditor::exportRequested, this, &PresentCommands::exportSlides);
    }
    m_editor->show();
    m_editor->raise();
    m_editor->activateWindow();
}

void PresentCommands::exportSlides()
{
    const QString folder = m_settings.startFolder();
    QWidget* above = m_editor ? static_cast<QWidget*>(m_editor) : &m_window.window;
    QFileDialog dialog(above, tr("Export slides"), folder, tr("PDF slides (*.pdf);;HTML page (*.html)"));
    dialog.setObjectName(QStringLiteral("exportSlidesDialog"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(QStringLiteral("pdf"));
    connect(&dialog, &QFileDialog::filterSelected, &dialog, [&dialog](const QString& filter) {
        dialog.setDefaultSuffix(filter.contains(QLatin1String("*.html")) ? QStringLiteral("html")
                                                                         : QStringLiteral("pdf"));
    });
    if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty()) return;
    exportTo(dialog.selectedFiles().first());
}

void PresentCommands::exportTo(const QString& path)
{
    // Shares its results: what is edited meanwhile is not in the file.
    const auto session = std::make_shared<const SessionData>(m_store.data());
    const QVector<DeckPage> chosen = shownPages(deckOf(*session), {*session, nullptr, {}});
    const int count = static_cast<int>(chosen.size());
    const SlidePages pages{count,
                           [session, chosen](int page) { return makeSlide(chosen[page], {*session, nullptr, {}}); }};
    const QString suffix = QFileInfo(path).suffix().toLower();
    const bool html = suffix == QLatin1String("html") || suffix == QLatin1String("htm");
    ExportBeside::run<void>(
        m_window.window, tr("Exporting the slides"),
        [pages, path, html](ExportPass& pass) {
            return html ? exportSlidesHtml(pages, path, pass) : exportSlidesPdf(pages, path, Theme::light(), pass);
        },
        [this, path, count](const Result<void>& written) { exported(path, count, written); });
}

void PresentCommands::exported(const QString& path, int pages, const Result<void>& written)
{
    if (!written) return m_window.messages.showError(written.error(), tr("Not exported:"));
    m_settings.lastFolder.set(QFileInfo(path).absolutePath());
    m_window.messages.showWritten(tr("Presentation written to %1.").arg(QDir::toNativeSeparators(path)),
                                  tr("%n page(s).", nullptr, pages), path);
}

void PresentCommands::openExample(const std::function<void()>& then)
{
    m_example.request([](const std::stop_token&) { return exampleSession(); },
                      [this, then](Result<SessionData> session) {
                          if (!session) return m_window.messages.showError(session.error(), tr("Not opened:"));
                          m_files.newSession([this, then, session = std::move(*session)] {
                              m_store.reset(session);
                              m_window.pages.choose(m_store.runs().first().id);
                              then();
                          });
                      });
}

void PresentCommands::startTour()
{
    if (m_window.pages.isBusy()) return;
    if (isExample(m_store.data())) return m_tour->begin();
    openExample([this] { m_tour->begin(); });
}

} // namespace qs
