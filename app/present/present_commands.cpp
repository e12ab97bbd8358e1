// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/present/present_commands.h"

#include "app/export/export_beside.h"
#include "app/export/page_html.h"
#include "app/export/slides_pdf.h"
#include "app/files/file_commands.h"
#include "app/frame/message_bar.h"
#include "app/frame/window_actions.h"
#include "app/pages/measure/run_presenter.h"
#include "app/present/deck_editor.h"
#include "app/present/example_session.h"
#include "app/present/present_window.h"
#include "app/present/presenter_view.h"
#include "app/present/recorded_banner.h"
#include "app/present/slide_maker.h"
#include "app/present/tour.h"

#include <QAction>
#include <QBoxLayout>
#include <QDesktopServices>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMainWindow>
#include <QMenu>
#include <QScopedValueRollback>
#include <QScreen>
#include <QToolBar>
#include <QUrl>

#include <algorithm>

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

PresentCommands::PresentCommands(const Parts& parts)
    : QObject(&parts.window), m_parts(parts),
      m_tour(new Tour({parts.window, parts.actions, parts.store, parts.presenter}, this))
{
    makeActions();
    if (auto* column =
            qobject_cast<QBoxLayout*>(parts.window.centralWidget()->layout())) // below the messages, above the pages
        column->insertWidget(
            1, m_banner = new RecordedBanner(parts.store, parts.controller, tourAction, parts.window.centralWidget()));
    m_changed.setSingleShot(true);
    m_changed.setInterval(kChangedMs);
    m_live.setSingleShot(true);
    m_live.setInterval(kLiveMs);
    connectParts();
    updateActions();
}

PresentCommands::~PresentCommands() { delete m_show; }

PresentWindow* PresentCommands::show() const { return m_show; }

void PresentCommands::measuring()
{
    if (m_banner) m_banner->measuring();
}

void PresentCommands::makeActions()
{
    using Menu = WindowActions::Menu;
    WindowActions& actions = m_parts.actions;
    presentAction =
        actions.make({"actionPresent", tr("&Present"), tr("Present"), tr("Show the findings full screen, one a page"),
                      QKeySequence(tr("Shift+F5")), "present"});
    editAction = actions.make({"actionEditPages",
                               tr("Pages of the pr&esentation…"),
                               {},
                               tr("Choose, order and name the pages"),
                               QKeySequence(tr("Ctrl+Shift+E")),
                               "edit"});
    exportAction = actions.make({"actionExportSlides",
                                 tr("Export s&lides…"),
                                 {},
                                 tr("Write the presentation as PDF slides or as one HTML page"),
                                 QKeySequence(tr("Ctrl+Alt+E")),
                                 "pdf"});
    tourAction = actions.make({"actionTour",
                               tr("Take the &tour"),
                               {},
                               tr("See in two minutes what the program does, with recorded runs"),
                               {},
                               "tour"});
    exampleAction = actions.make({"actionExample",
                                  tr("Open the &example session"),
                                  {},
                                  tr("Look at recorded runs of an NVIDIA H200; no GPU is needed"),
                                  {},
                                  "open"});
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
    if (auto* bar = m_parts.window.findChild<QToolBar*>(QStringLiteral("toolBar"))) bar->addAction(presentAction);
    actions.refreshIcons();
    m_openExported = new QAction(tr("Open"), this);
    m_openExported->setToolTip(tr("Open the file in the program that is for it"));
    connect(m_openExported, &QAction::triggered, this,
            [this] { QDesktopServices::openUrl(QUrl::fromLocalFile(m_exported)); });
}

void PresentCommands::connectParts()
{
    connect(presentAction, &QAction::triggered, this, [this] { present(firstPage()); });
    connect(editAction, &QAction::triggered, this, &PresentCommands::edit);
    connect(exportAction, &QAction::triggered, this, &PresentCommands::exportSlides);
    connect(tourAction, &QAction::triggered, this, &PresentCommands::takeTour);
    connect(exampleAction, &QAction::triggered, this, &PresentCommands::openExample);
    RunStore& store = m_parts.store;
    const auto later = [this] { m_changed.start(); };
    connect(&store, &RunStore::runInserted, this, later);
    connect(&store, &RunStore::runRemoved, this, later);
    connect(&store, &RunStore::runChanged, this, later);
    connect(&store, &RunStore::resultChanged, this, later);
    connect(&store, &RunStore::baselineChanged, this, later);
    connect(&store, &RunStore::presentationChanged, this, later);
    connect(&store, &RunStore::wasReset, this, later);
    connect(&m_parts.controller, &RunController::stateChanged, this, later);
    connect(&m_changed, &QTimer::timeout, this, &PresentCommands::sessionChanged);
    connect(&m_parts.controller, &RunController::eventHappened, this, [this](const RunEvent& event) {
        if (m_show && event.kind != RunEvent::Kind::Progress && !m_live.isActive()) m_live.start();
    });
    connect(&m_live, &QTimer::timeout, this, [this] {
        if (!m_show) return;
        if (live() && !m_hadLive)
            sessionChanged(); // the page of the run that goes on is new
        else if (isLive(m_show->key()))
            m_show->refresh(m_show->key());
    });
}

/// What is being measured, as the table shows it; null where nothing is.
const Segment* PresentCommands::live() const
{
    return m_parts.controller.isActive() && !m_parts.presenter.shownSegment().modes.empty()
               ? &m_parts.presenter.shownSegment()
               : nullptr;
}

SlideSequence PresentCommands::sequence() const
{
    const auto session = std::make_shared<const SessionData>(m_parts.store.data());
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
    const bool any = !m_parts.store.runs().isEmpty() || m_parts.controller.isActive();
    for (QAction* action : {presentAction, editAction})
        action->setEnabled(any);
    exportAction->setEnabled(!m_parts.store.runs().isEmpty());
    for (QAction* action : {tourAction, exampleAction})
        action->setEnabled(!m_parts.isMeasuring());
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
        m_show->setLayoutDirection(m_parts.window.layoutDirection());
        m_show->setSecondsAPage(deckOf(m_parts.store.data()).secondsAPage);
        m_show->setSequence(sequence());
    }
    m_show->goTo(page);
    QScreen* here = m_parts.window.screen();
    const QList<QScreen*> screens = QGuiApplication::screens();
    const auto other = std::find_if(screens.begin(), screens.end(), [&](QScreen* screen) { return screen != here; });
    m_show->showOn(other == screens.end() ? here : *other);
    if (other == screens.end() || m_parts.window.findChild<PresenterView*>()) return;
    auto* view = new PresenterView(*m_show, &m_parts.window);
    view->setAttribute(Qt::WA_DeleteOnClose);
    view->show();
}

void PresentCommands::edit()
{
    if (!m_editor) {
        m_editor = new DeckEditor(m_parts.store, [this] { return live(); }, &m_parts.window);
        m_editor->setAttribute(Qt::WA_DeleteOnClose);
        connect(m_editor, &DeckEditor::presentRequested, this, [this](int page) {
            // Of the pages in the list those that are shown.
            const Deck& deck = m_editor->deck();
            int shown = 0;
            for (int i = 0; i < page && i < deck.pages.size(); ++i)
                shown += !deck.pages[i].hidden && canShow(deck.pages[i], {m_parts.store.data(), live(), {}});
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
    const QString folder = m_parts.settings.startFolder();
    QWidget* above = m_editor ? static_cast<QWidget*>(m_editor) : &m_parts.window;
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

bool PresentCommands::exportTo(const QString& path)
{
    if (m_exporting) return false; // the editor of the pages is a window of its own
    const QScopedValueRollback exporting(m_exporting, true);
    const SessionData session = m_parts.store.data(); // shares its results: what is edited meanwhile is not in the file
    const SlideSource source{session, nullptr, {}};
    const QVector<DeckPage> chosen = shownPages(deckOf(session), source);
    const SlidePages pages{static_cast<int>(chosen.size()), [&](int page) { return makeSlide(chosen[page], source); }};
    const QString suffix = QFileInfo(path).suffix().toLower();
    const bool html = suffix == QLatin1String("html") || suffix == QLatin1String("htm");
    const auto written = resultBeside<Result<void>>(m_parts.window, tr("Exporting the slides"), [&](ExportPass& pass) {
        return html ? exportSlidesHtml(pages, path, pass) : exportSlidesPdf(pages, path, Theme::light(), pass);
    });
    if (!written && written.error().code == ErrorCode::Interrupted) {
        m_parts.messages.say(MessageBar::Kind::Info, tr("The export was cancelled."), tr("Nothing was written."));
        return false;
    }
    if (!written) {
        m_parts.messages.sayError(written.error(), tr("Not exported:"));
        return false;
    }
    m_parts.settings.lastFolder.set(QFileInfo(path).absolutePath());
    m_exported = path;
    m_parts.messages.say(MessageBar::Kind::Good, tr("Presentation written to %1.").arg(QDir::toNativeSeparators(path)),
                         tr("%n page(s).", nullptr, static_cast<int>(chosen.size())), m_openExported);
    return true;
}

bool PresentCommands::openExample()
{
    auto session = exampleSession();
    if (!session) {
        m_parts.messages.sayError(session.error(), tr("Not opened:"));
        return false;
    }
    if (!m_parts.files.newSession()) return false; // the user wants to keep what there is
    m_parts.store.reset(std::move(*session));
    m_parts.presenter.showRun(m_parts.store.runs().first().id);
    return true;
}

void PresentCommands::takeTour()
{
    if (m_parts.isMeasuring()) return;
    if (!isExample(m_parts.store.data()) && !openExample()) return;
    m_tour->begin();
}

} // namespace qs
