// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/manual/context_help.h"

#include "app/frame/page_list.h"
#include "app/frame/window_actions.h"
#include "app/manual/manual_window.h"
#include "widgets/tables/copyable_table.h"

#include <QAction>
#include <QApplication>
#include <QHeaderView>
#include <QHelpEvent>
#include <QMainWindow>
#include <QTabBar>
#include <QTableView>
#include <QTextDocument>
#include <QTreeView>
#include <QWhatsThis>

namespace qs {
namespace {

QString glossaryPlace(const GlossaryEntry& entry) { return QStringLiteral("glossary.md#") + entry.anchor; }

/// Of a column: what stands above it, and its tooltip.
QStringList headerWords(const QAbstractItemModel* model, int section, Qt::Orientation orientation)
{
    if (!model || section < 0) return {};
    return {model->headerData(section, orientation).toString(),
            model->headerData(section, orientation, Qt::ToolTipRole).toString()};
}

QStringList tableWords(const QAbstractItemView& view, const QPoint& global)
{
    const QModelIndex index = view.indexAt(view.viewport()->mapFromGlobal(global));
    if (!index.isValid()) return {};
    const auto* tree = qobject_cast<const QTreeView*>(&view);
    const bool isNamed = tree ? !tree->isHeaderHidden() : qobject_cast<const QTableView*>(&view) != nullptr;
    QStringList words = isNamed ? headerWords(view.model(), index.column(), Qt::Horizontal) : QStringList();
    words.insert(isNamed ? 1 : 0, index.data().toString());
    return words << index.data(Qt::ToolTipRole).toString();
}

/// The nearest table around a widget; null: none.
template <typename View> const View* viewAround(const QWidget& part)
{
    if (const auto* view = qobject_cast<const View*>(&part)) return view;
    return qobject_cast<const View*>(part.parentWidget());
}

QStringList ownWords(const QWidget& part, const QPoint& global)
{
    if (const auto* bar = qobject_cast<const QTabBar*>(&part)) {
        const int tab = bar->tabAt(bar->mapFromGlobal(global));
        if (tab >= 0) return {bar->tabText(tab), bar->tabToolTip(tab)};
    }
    QStringList words{part.whatsThis(),
                      part.accessibleName(),
                      part.property("text").toString(),
                      part.property("title").toString(),
                      part.toolTip(),
                      part.accessibleDescription()};
    words.removeAll(QString());
    words.removeDuplicates();
    return words;
}

} // namespace

QStringList wordsAt(const QWidget& part, const QPoint& global)
{
    QStringList words;
    if (const auto* header = viewAround<QHeaderView>(part))
        words = headerWords(header->model(), header->logicalIndexAt(header->viewport()->mapFromGlobal(global)),
                            header->orientation());
    else if (const auto* view = viewAround<QAbstractItemView>(part))
        words = tableWords(*view, global);
    words.removeAll(QString());
    for (const QWidget* at = &part; at && words.isEmpty(); at = at->isWindow() ? nullptr : at->parentWidget())
        words = ownWords(*at, global);
    return words;
}

ContextHelp::ContextHelp(QMainWindow& window, const WindowActions& actions, const PageList& pages)
    : QObject(&window), m_window(window), m_pages(pages)
{
    connect(actions.manual, &QAction::triggered, this, [this] { showManual(placeAtHand()); });
    connect(actions.glossary, &QAction::triggered, this, [this] { showManual(QStringLiteral("glossary.md")); });
    connect(actions.trust, &QAction::triggered, this,
            [this] { showManual(QStringLiteral("manual.md#how-far-to-trust-a-verdict")); });
    connect(actions.whatsThis, &QAction::triggered, this, &ContextHelp::ask);
    m_window.installEventFilter(this);
}

void ContextHelp::showManual(const QString& place)
{
    if (!m_manual) {
        m_manual = new ManualWindow(&m_window);
        m_manual->setAttribute(Qt::WA_DeleteOnClose);
    }
    m_manual->showPlace(place);
}

QString ContextHelp::placeOfPage(const QString& id)
{
    static const QHash<QString, QString> places{
        {QStringLiteral("scope"), QStringLiteral("first-measurement")},
        {QStringLiteral("compare"), QStringLiteral("comparing-modes-and-variants")},
        {QStringLiteral("sweep"), QStringLiteral("sweeps")},
        {QStringLiteral("accuracy"), QStringLiteral("accuracy")},
        {QStringLiteral("tensors"), QStringLiteral("tensors")},
        {QStringLiteral("llm"), QStringLiteral("language-models")},
        {QStringLiteral("decide"), QStringLiteral("deciding")}};
    return places.contains(id) ? QStringLiteral("manual.md#") + places.value(id) : QStringLiteral("manual.md");
}

QString ContextHelp::placeAtHand() const
{
    if (const QWidget* focus = QApplication::focusWidget())
        if (const auto* view = viewAround<CopyableTable>(*focus); view && view->currentIndex().isValid()) {
            const QStringList words = headerWords(view->model(), view->currentIndex().column(), Qt::Horizontal);
            if (const auto terms = m_glossary.termsIn(words.value(0)); !terms.isEmpty())
                return glossaryPlace(*terms.first());
        }
    return placeOfPage(m_pages.current().title().id);
}

QString ContextHelp::explanation(QWidget& part, const QPoint& global) const
{
    const QStringList words = wordsAt(part, global);
    if (words.isEmpty()) return {};
    const QString open = tr("Open in the manual");
    QString rich = QStringLiteral("<p><b>%1</b></p>").arg(words.first().toHtmlEscaped());
    if (words.size() > 1) rich += QStringLiteral("<p>%1</p>").arg(words.last().toHtmlEscaped());
    QVector<const GlossaryEntry*> terms = m_glossary.termsIn(words.first());
    for (const QString& more : words)
        if (terms.isEmpty()) terms = m_glossary.termsIn(more);
    for (const GlossaryEntry* entry : terms) {
        QTextDocument text;
        text.setMarkdown(entry->text);
        rich += QStringLiteral("<p><b>%1</b>: %2 <a href=\"%3\">%4</a></p>")
                    .arg(entry->term.toHtmlEscaped(), text.toPlainText().toHtmlEscaped(), glossaryPlace(*entry), open);
    }
    if (terms.isEmpty())
        rich += QStringLiteral("<p><a href=\"%1\">%2</a></p>").arg(placeOfPage(m_pages.current().title().id), open);
    return rich;
}

void ContextHelp::ask()
{
    qApp->installEventFilter(this);
    QWhatsThis::enterWhatsThisMode();
}

bool ContextHelp::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::LeaveWhatsThisMode:
        qApp->removeEventFilter(this);
        break;
    case QEvent::QueryWhatsThis:
    case QEvent::WhatsThis: {
        auto* part = qobject_cast<QWidget*>(watched);
        if (!part) break;
        const QPoint at = static_cast<QHelpEvent*>(event)->globalPos();
        const QString rich = explanation(*part, at);
        event->setAccepted(!rich.isEmpty());
        if (rich.isEmpty()) break;
        if (event->type() == QEvent::WhatsThis) QWhatsThis::showText(at, rich, &m_window);
        return true;
    }
    case QEvent::WhatsThisClicked:
        if (watched != &m_window) break;
        showManual(static_cast<QWhatsThisClickedEvent*>(event)->href());
        return true;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace qs
