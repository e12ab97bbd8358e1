// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/findings/findings_panel.h"

#include "widgets/findings/finding_card.h"
#include "widgets/findings/ink.h"
#include "widgets/style/theme.h"

#include <QCoreApplication>
#include <QEvent>
#include <QHash>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace qs {

FindingsPanel::FindingsPanel(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("findingsPanel"));
    setAccessibleName(tr("Findings"));
    auto* content = new QWidget;
    content->setSizePolicy(QSizePolicy::Ignored,
                           QSizePolicy::Preferred); // as wide as the dock, whatever the longest name
    m_column = new QVBoxLayout(content);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(0);
    m_empty = new QLabel(tr("No findings. What a run shows about itself, such as a slow first iteration, a clock "
                            "that was held back or codes that were verified, appears here."),
                         content);
    m_empty->setObjectName(QStringLiteral("findingsEmpty"));
    m_empty->setWordWrap(true);
    m_empty->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    m_empty->setContentsMargins(12, 12, 12, 12);
    setInk(m_empty, Theme::fromPalette(palette()).muted);
    m_column->addWidget(m_empty);
    m_column->addStretch(1);

    auto* scroll = new QScrollArea(this);
    m_scroll = scroll;
    scroll->setAccessibleName(tr("Findings"));
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(content);
    scroll->viewport()->setAutoFillBackground(false);
    content->setAutoFillBackground(false);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(scroll);
}

void FindingsPanel::setFindings(const QVector<Finding>& findings)
{
    if (findings == m_findings) return;
    m_findings = findings;
    refresh();
}

void FindingsPanel::addFinding(const Finding& finding)
{
    if (m_findings.contains(finding)) return;
    m_findings.append(finding);
    refresh();
}

void FindingsPanel::setEmptyText(const QString& text) { m_empty->setText(text); }

void FindingsPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) setInk(m_empty, Theme::fromPalette(palette()).muted);
}

FindingCard* FindingsPanel::makeCard(const QString& id, const Finding& finding)
{
    auto* card = new FindingCard(finding, m_column->parentWidget());
    card->setUnfolded(m_unfolded.contains(id));
    if (!m_place.isEmpty()) card->setPlaceToolTip(m_place);
    connect(card, &FindingCard::modeClicked, this, &FindingsPanel::modeActivated);
    connect(card, &FindingCard::fixClicked, this, [this, card] { emit fixRequested(card->finding()); });
    connect(card, &FindingCard::titleClicked, this, [this, card] { emit locateRequested(card->finding()); });
    connect(card, &FindingCard::unfolded, this, [this, id](bool yes) {
        if (yes)
            m_unfolded.insert(id);
        else
            m_unfolded.remove(id);
    });
    return card;
}

// Later: a card may be the sender of what led here.
void FindingsPanel::drop(FindingCard* card)
{
    m_column->removeWidget(card);
    card->hide();
    card->deleteLater();
}

void FindingsPanel::refresh()
{
    // What is read stays where it is when cards above it come and go.
    QScrollBar* bar = m_scroll->verticalScrollBar();
    FindingCard* anchor = nullptr;
    for (const Card& each : m_cards)
        if (!anchor && bar->value() > 0 && each.card->geometry().bottom() >= bar->value()) anchor = each.card;
    const int above = anchor ? bar->value() - anchor->y() : 0;

    QVector<Card> before = std::exchange(m_cards, {});
    QHash<QString, int> numbers;
    for (const Finding& finding : groupedFindings(m_findings)) {
        QString id = findingId(finding);
        if (const int number = numbers[id]++; number > 0) id += QStringLiteral("\n%1").arg(number);
        const auto known = std::find_if(before.begin(), before.end(), [&](const Card& each) { return each.id == id; });
        FindingCard* card = nullptr;
        if (known != before.end() && known->card->setFinding(finding)) {
            card = known->card;
            before.erase(known);
        } else {
            card = makeCard(id, finding);
        }
        const auto row = static_cast<int>(m_cards.size());
        if (m_column->indexOf(card) != row) m_column->insertWidget(row, card);
        m_cards.append({id, card});
    }
    for (const Card& each : before)
        drop(each.card);
    m_empty->setVisible(m_cards.isEmpty());

    const bool isThere =
        std::any_of(m_cards.begin(), m_cards.end(), [&](const Card& each) { return each.card == anchor; });
    if (!anchor || !isThere) return;
    QCoreApplication::sendPostedEvents(m_column->parentWidget(),
                                       QEvent::LayoutRequest); // the new heights, before they are painted
    bar->setValue(anchor->y() + above);
}

} // namespace qs
