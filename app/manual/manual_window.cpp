// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/manual/manual_window.h"

#include "app/manual/glossary.h"
#include "app/manual/manual_browser.h"
#include "widgets/controls/form_rows.h"
#include "widgets/style/icons.h"
#include "widgets/style/text_scale.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QScreen>
#include <QShortcut>
#include <QSplitter>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace qs {
namespace {

constexpr int kPlace = Qt::UserRole;
constexpr QSize kManualSize(980, 680);

void addSections(QVector<ManualSection>& all, const QString& document)
{
    for (const QString& line : manualText(document).split(QLatin1Char('\n'))) {
        int level = 0;
        while (level < line.size() && line.at(level) == QLatin1Char('#'))
            ++level;
        if (level > 0 && line.mid(level, 1) == QLatin1String(" ")) {
            const QString title = line.mid(level + 1).trimmed();
            all.push_back({document + QLatin1Char('#') + headingAnchor(title), title, {}, level});
        } else if (!all.isEmpty()) {
            all.back().text += line + QLatin1Char('\n');
        }
    }
}

} // namespace

QVector<ManualSection> manualSections()
{
    QVector<ManualSection> all;
    addSections(all, QStringLiteral("manual.md"));
    addSections(all, QStringLiteral("glossary.md"));
    return all;
}

ManualWindow::ManualWindow(QWidget* parent)
    : QDialog(parent), m_sections(manualSections()), m_search(new QLineEdit(this)), m_contents(new QTreeWidget(this)),
      m_count(new QLabel(this)), m_browser(new ManualBrowser(this))
{
    setObjectName(QStringLiteral("manualWindow"));
    setWindowTitle(tr("Manual"));
    setWindowFlags(Qt::Window); // not above the window that it explains
    m_search->setObjectName(QStringLiteral("manualSearch"));
    m_search->setPlaceholderText(tr("Search the manual"));
    m_search->setAccessibleName(tr("Search the manual"));
    m_search->setClearButtonEnabled(true);
    m_search->addAction(themedIcon(QStringLiteral("search")), QLineEdit::LeadingPosition);
    m_count->setProperty("role", QStringLiteral("muted"));
    auto* back = new QToolButton(this);
    back->setIcon(themedIcon(QStringLiteral("previous")));
    back->setToolTip(tr("Go back to what was shown before (Alt+Left)"));
    back->setAccessibleName(tr("Back"));
    back->setEnabled(false);
    connect(back, &QToolButton::clicked, m_browser, &QTextBrowser::backward);
    connect(m_browser, &QTextBrowser::backwardAvailable, back, &QWidget::setEnabled);
    auto* left = new QWidget(this);
    auto* column = new QVBoxLayout(left);
    auto* top = new QHBoxLayout;
    top->addWidget(back);
    top->addWidget(m_search, 1);
    column->addLayout(top);
    column->addWidget(m_contents, 1);
    column->addWidget(m_count);
    auto* splitter = new QSplitter(this);
    addAll(splitter, {left, m_browser});
    splitter->setStretchFactor(1, 1);
    const int contents = qRound(280 * textScale());
    splitter->setSizes({contents, kManualSize.width() - contents});
    auto* whole = makeBox<QVBoxLayout>(this);
    whole->addWidget(splitter);
    makeContents();
    connect(m_search, &QLineEdit::textChanged, this, &ManualWindow::search);
    connect(m_browser, &QTextBrowser::sourceChanged, this, [this](const QUrl& url) { selectPlace(url.toString()); });
    connect(new QShortcut(QKeySequence::Find, this), &QShortcut::activated, m_search, [this] {
        m_search->setFocus(Qt::ShortcutFocusReason);
        m_search->selectAll();
    });
    resize(kManualSize.boundedTo(screen()->availableGeometry().size() * 0.9));
    m_browser->showPlace(QStringLiteral("manual.md"));
}

void ManualWindow::makeContents()
{
    m_contents->setObjectName(QStringLiteral("manualContents"));
    m_contents->setAccessibleName(tr("Contents"));
    m_contents->setHeaderHidden(true);
    QVector<QTreeWidgetItem*> above; // by level
    for (const ManualSection& section : m_sections) {
        above.resize(std::min<qsizetype>(above.size(), section.level - 1));
        auto* item = above.isEmpty() ? new QTreeWidgetItem(m_contents) : new QTreeWidgetItem(above.back());
        item->setText(0, section.title);
        item->setData(0, kPlace, section.place);
        while (above.size() < section.level)
            above << item;
        item->setExpanded(section.level == 1);
    }
    connect(m_contents, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem* item) {
        if (item && !m_selecting) m_browser->showPlace(item->data(0, kPlace).toString());
    });
    search({});
}

void ManualWindow::showPlace(const QString& place)
{
    if (!place.isEmpty()) m_browser->showPlace(place);
    show();
    raise();
    activateWindow();
}

void ManualWindow::selectPlace(const QString& place)
{
    m_selecting = true;
    for (QTreeWidgetItemIterator it(m_contents); *it; ++it)
        if ((*it)->data(0, kPlace).toString() == place) m_contents->setCurrentItem(*it);
    m_selecting = false;
}

/// Leaves the sections that hold the words, and shows the one that is most about them.
void ManualWindow::search(const QString& text)
{
    const QString words = text.simplified();
    int found = 0, most = -1;
    QTreeWidgetItem* best = nullptr;
    qsizetype index = 0;
    for (QTreeWidgetItemIterator it(m_contents); *it && index < m_sections.size(); ++it, ++index) {
        const ManualSection& section = m_sections[index];
        const int about = section.title.compare(words, Qt::CaseInsensitive) == 0 ? 3
                          : section.title.startsWith(words, Qt::CaseInsensitive) ? 2
                          : section.title.contains(words, Qt::CaseInsensitive)   ? 1
                          : section.text.contains(words, Qt::CaseInsensitive)    ? 0
                                                                                 : -1;
        (*it)->setHidden(about < 0);
        found += about >= 0;
        if (about > most) {
            most = about;
            best = *it;
        }
        for (QTreeWidgetItem* at = about >= 0 ? (*it)->parent() : nullptr; at; at = at->parent()) {
            at->setHidden(false);
            if (!words.isEmpty()) at->setExpanded(true);
        }
    }
    m_browser->highlight(words);
    m_count->setVisible(!words.isEmpty());
    m_count->setText(found ? tr("%n section(s)", nullptr, found) : tr("No section contains this text."));
    if (!words.isEmpty() && best) m_contents->setCurrentItem(best);
}

} // namespace qs
