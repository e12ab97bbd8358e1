// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/present/deck_editor.h"

#include "widgets/controls/form_rows.h"
#include "widgets/slides/slide_view.h"
#include "widgets/style/icons.h"

#include <QAction>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QSpinBox>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace qs {

namespace {
constexpr int kPageRole = Qt::UserRole; ///< index of the page in the deck as it was before the list was edited
}

DeckEditor::DeckEditor(RunStore& store, std::function<const Segment*()> live, QWidget* parent)
    : QDialog(parent), m_store(store), m_live(std::move(live))
{
    setObjectName(QStringLiteral("deckEditor"));
    setWindowTitle(tr("Pages of the presentation"));
    auto* splitter = new QSplitter(this);
    addAll(splitter, {makePages(), makePage()});
    splitter->setStretchFactor(0, 2);
    splitter->setStretchFactor(1, 3);
    splitter->setChildrenCollapsible(false);
    auto* column = new QVBoxLayout(this);
    column->addWidget(splitter, 1);
    column->addWidget(makeButtons());
    connectParts();
    resize(1060, 620);
    reload();
    setCurrent(0);
}

DeckEditor::~DeckEditor()
{
    // A field that loses its focus on the way out says that it was edited.
    m_title->disconnect(this);
    m_seconds->disconnect(this);
    m_list->disconnect(this);
}

QToolButton* DeckEditor::tool(const char* name, const char* icon, const QString& text)
{
    auto* button = named(new QToolButton(this), name);
    button->setIcon(themedIcon(QLatin1String(icon)));
    button->setText(text);
    button->setToolTip(text);
    button->setAccessibleName(text);
    return button;
}

QWidget* DeckEditor::makePages()
{
    auto* box = new QWidget(this);
    m_list = named(new QListWidget(box), "deckPages");
    m_list->setAccessibleName(tr("Pages in their order; a tick shows the page"));
    m_list->setDragDropMode(QAbstractItemView::InternalMove);
    m_list->setDefaultDropAction(Qt::MoveAction);
    m_list->setTextElideMode(Qt::ElideRight);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_add = tool("deckAdd", "plus", tr("Add a page"));
    m_add->setPopupMode(QToolButton::InstantPopup);
    m_addMenu = new QMenu(m_add);
    m_add->setMenu(m_addMenu);
    m_remove = tool("deckRemove", "delete", tr("Remove the page"));
    m_up = tool("deckUp", "move-up", tr("Move the page up"));
    m_down = tool("deckDown", "move-down", tr("Move the page down"));
    m_remove->setShortcut(QKeySequence::Delete);
    m_up->setShortcut(QKeySequence(Qt::ALT | Qt::Key_Up));
    m_down->setShortcut(QKeySequence(Qt::ALT | Qt::Key_Down));
    auto* row = new QHBoxLayout;
    for (QToolButton* button : {m_add, m_remove, m_up, m_down})
        row->addWidget(button);
    row->addStretch(1);
    m_automatic = named(new QPushButton(tr("As made from the session"), box), "deckAutomatic");
    m_automatic->setAutoDefault(false);
    m_automatic->setToolTip(tr("Discard the choice. Pages follow the runs of the session again."));
    row->addWidget(m_automatic);
    auto* column = makeBox<QVBoxLayout>(box);
    column->addWidget(m_list, 1);
    column->addLayout(row);
    return box;
}

QWidget* DeckEditor::makePage()
{
    auto* box = new QWidget(this);
    m_preview = named(new SlideView(box), "deckPreview");
    m_preview->setFocusPolicy(Qt::NoFocus);
    m_preview->setFramed(true);
    m_title = named(new QLineEdit(box), "deckTitle");
    m_title->setClearButtonEnabled(true);
    m_title->setMaxLength(400);
    m_seconds = named(new QSpinBox(box), "deckSeconds");
    m_seconds->setRange(kMinSeconds, kMaxSeconds);
    m_seconds->setSuffix(tr(" s"));
    m_seconds->setToolTip(tr("Time per page when the presentation advances automatically"));
    auto* form = new QFormLayout;
    auto* title = new QLabel(tr("&Sentence:"), box);
    title->setBuddy(m_title);
    auto* seconds = new QLabel(tr("&Time per page:"), box);
    seconds->setBuddy(m_seconds);
    form->addRow(title, m_title);
    form->addRow(seconds, m_seconds);
    auto* column = makeBox<QVBoxLayout>(box, {8, 0, 0, 0});
    column->addWidget(m_preview, 1);
    column->addLayout(form);
    return box;
}

QWidget* DeckEditor::makeButtons()
{
    auto* bar = new QWidget(this);
    auto* row = makeBox<QHBoxLayout>(bar, {0, 4, 0, 0});
    m_present =
        named(new QPushButton(themedIcon(QStringLiteral("present")), tr("&Present from here"), bar), "deckPresent");
    m_present->setProperty("role", "primary");
    auto* exports =
        named(new QPushButton(themedIcon(QStringLiteral("export")), tr("&Export slides…"), bar), "deckExport");
    auto* close = named(new QPushButton(tr("&Close"), bar), "deckClose");
    m_present->setAutoDefault(false);
    exports->setAutoDefault(false);
    close->setAutoDefault(false);
    addAll(row, {m_present, exports});
    row->addStretch(1);
    row->addWidget(close);
    connect(m_present, &QPushButton::clicked, this, [this] { emit presentRequested(current()); });
    connect(exports, &QPushButton::clicked, this, &DeckEditor::exportRequested);
    connect(close, &QPushButton::clicked, this, &QDialog::close);
    return bar;
}

void DeckEditor::connectParts()
{
    connect(m_list, &QListWidget::currentRowChanged, this, &DeckEditor::showCurrent);
    connect(m_list, &QListWidget::itemChanged, this, &DeckEditor::listEdited);
    connect(m_list->model(), &QAbstractItemModel::rowsMoved, this, &DeckEditor::listEdited, Qt::QueuedConnection);
    connect(m_addMenu, &QMenu::aboutToShow, this, &DeckEditor::fillAddMenu);
    connect(m_remove, &QToolButton::clicked, this, &DeckEditor::removeCurrent);
    connect(m_up, &QToolButton::clicked, this, [this] { move(-1); });
    connect(m_down, &QToolButton::clicked, this, [this] { move(1); });
    connect(m_automatic, &QPushButton::clicked, this,
            [this] { m_store.setPresentation(nullptr, tr("choose pages by themselves")); });
    connect(m_title, &QLineEdit::editingFinished, this, &DeckEditor::titleEdited);
    connect(m_seconds, &QSpinBox::editingFinished, this, [this] {
        if (m_filling || m_deck.secondsAPage == m_seconds->value()) return;
        m_deck.secondsAPage = m_seconds->value();
        changed(tr("change the time per page"));
    });
    const std::pair<QKeySequence, void (QUndoStack::*)()> steps[] = {{QKeySequence::Undo, &QUndoStack::undo},
                                                                     {QKeySequence::Redo, &QUndoStack::redo}};
    for (const auto& [keys, step] : steps) {
        auto* action = new QAction(this);
        action->setShortcut(keys);
        addAction(action);
        connect(action, &QAction::triggered, m_store.undoStack(), step);
    }
    connect(&m_store, &RunStore::presentationChanged, this, &DeckEditor::reload);
    connect(&m_store, &RunStore::wasReset, this, &DeckEditor::reload);
    connect(&m_store, &RunStore::runInserted, this, &DeckEditor::reload);
    connect(&m_store, &RunStore::runRemoved, this, &DeckEditor::reload);
    connect(&m_store, &RunStore::runChanged, this, &DeckEditor::reload);
    connect(&m_store, &RunStore::baselineChanged, this, &DeckEditor::reload);
}

int DeckEditor::current() const { return std::max(0, m_list->currentRow()); }

void DeckEditor::setCurrent(int page) { m_list->setCurrentRow(page); }

/// The list as the session has it.
void DeckEditor::reload()
{
    const int before = current();
    {
        const QScopedValueRollback filling(m_filling, true);
        m_deck = deckOf(m_store.data());
        m_list->clear();
        for (int i = 0; i < m_deck.pages.size(); ++i) {
            const DeckPage& page = m_deck.pages[i];
            const QString label = pageLabel(page, m_store.data());
            auto* item = new QListWidgetItem(tr("%1. %2").arg(i + 1).arg(label), m_list);
            item->setToolTip(label);
            item->setData(kPageRole, i);
            item->setFlags((item->flags() | Qt::ItemIsUserCheckable | Qt::ItemIsDragEnabled) & ~Qt::ItemIsDropEnabled);
            item->setCheckState(page.hidden ? Qt::Unchecked : Qt::Checked);
        }
        m_seconds->setValue(m_deck.secondsAPage);
        m_automatic->setEnabled(!m_store.data().presentation.is_null());
        m_list->setCurrentRow(std::min<int>(before, m_list->count() - 1));
    }
    showCurrent();
}

void DeckEditor::changed(const QString& words) { m_store.setPresentation(toJson(m_deck), words); }

/// Ticks and order as the user has made them in the list.
void DeckEditor::listEdited()
{
    if (m_filling || m_list->count() != m_deck.pages.size()) return; // a move in two steps is not over yet
    QVector<DeckPage> pages;
    bool moved = false;
    for (int i = 0; i < m_list->count(); ++i) {
        const QListWidgetItem* item = m_list->item(i);
        const int from = item->data(kPageRole).toInt();
        if (from < 0 || from >= m_deck.pages.size()) return;
        moved = moved || from != i;
        pages << m_deck.pages[from];
        pages.back().hidden = item->checkState() == Qt::Unchecked;
    }
    if (pages == m_deck.pages) return;
    m_deck.pages = pages;
    // The list may still be in the middle of what it does.
    QMetaObject::invokeMethod(
        this, [this, moved] { changed(moved ? tr("order the pages") : tr("show or hide a page")); },
        Qt::QueuedConnection);
}

void DeckEditor::showCurrent()
{
    if (m_filling) return;
    const QScopedValueRollback filling(m_filling, true);
    const int row = m_list->currentRow();
    const bool any = row >= 0 && row < m_deck.pages.size();
    m_remove->setEnabled(any);
    m_up->setEnabled(row > 0);
    m_down->setEnabled(any && row + 1 < m_deck.pages.size());
    m_title->setEnabled(any);
    m_present->setEnabled(any);
    if (!any) return m_preview->setSlide({});
    const DeckPage& page = m_deck.pages[row];
    m_title->setText(page.title);
    m_title->setPlaceholderText(automaticTitle(page, source()));
    m_title->setToolTip(tr("Your own sentence; empty: the sentence made from the verdict") + QStringLiteral("\n\n") +
                        m_title->placeholderText());
    m_preview->setSlide(makeSlide(page, source()), {row + 1, static_cast<int>(m_deck.pages.size())});
}

void DeckEditor::addToMenu(QMenu& menu, const DeckPage& page, const QString& text)
{
    connect(menu.addAction(text), &QAction::triggered, this, [this, page] { add(page); });
}

/// Every page that the session can have, by run.
void DeckEditor::fillAddMenu()
{
    m_addMenu->clear();
    for (const PageKind kind : {PageKind::Cover, PageKind::Answer, PageKind::Live, PageKind::Caveats}) {
        DeckPage page;
        page.kind = kind;
        addToMenu(*m_addMenu, page, kindLabel(kind));
    }
    m_addMenu->addSeparator();
    for (const StoredRun& run : m_store.runs()) {
        const QVector<DeckPage> pages = pagesOf(run, m_store.baseline());
        if (pages.isEmpty()) continue;
        QString name = run.name;
        QMenu* menu = m_addMenu->addMenu(name.replace(QLatin1Char('&'), QStringLiteral("&&")));
        for (const DeckPage& page : pages) {
            DeckPage here = page;
            here.run.clear(); // the menu says which
            addToMenu(*menu, page, pageLabel(here, m_store.data()));
        }
    }
}

void DeckEditor::add(const DeckPage& page)
{
    const auto at = std::min<qsizetype>(m_list->currentRow() + 1, m_deck.pages.size());
    m_deck.pages.insert(at, page);
    changed(tr("add a page"));
    setCurrent(static_cast<int>(at));
}

void DeckEditor::removeCurrent()
{
    const int row = m_list->currentRow();
    if (row < 0 || row >= m_deck.pages.size()) return;
    m_deck.pages.removeAt(row);
    changed(tr("remove a page"));
}

void DeckEditor::move(int by)
{
    const int row = m_list->currentRow();
    if (row < 0 || row + by < 0 || row + by >= m_deck.pages.size()) return;
    m_deck.pages.move(row, row + by);
    changed(tr("order the pages"));
    setCurrent(row + by);
}

void DeckEditor::titleEdited()
{
    const int row = m_list->currentRow();
    if (m_filling || row < 0 || row >= m_deck.pages.size() || m_deck.pages[row].title == m_title->text().trimmed())
        return;
    m_deck.pages[row].title = m_title->text().trimmed();
    changed(tr("change the sentence of a page"));
}

} // namespace qs
