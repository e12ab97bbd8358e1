// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/findings/findings_panel.h"

#include "widgets/findings/finding_card.h"
#include "widgets/findings/finding_sign.h"
#include "widgets/findings/ink.h"
#include "widgets/style/text_scale.h"
#include "widgets/style/theme.h"

#include <QCoreApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QHash>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPixmap>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace qs {

namespace {

constexpr int kSignSize = 15;
constexpr qsizetype kFewCards = 6; ///< so many are read without a filter

QIcon signIcon(FindingSign sign, const Theme& theme, double ratio)
{
    QPixmap picture(QSize(kSignSize, kSignSize) * ratio);
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    paintSign(painter, QRectF(0.5, 0.5, kSignSize - 1, kSignSize - 1), sign, theme);
    return QIcon(picture);
}

QString signText(FindingSign sign, int count)
{
    switch (sign) {
    case FindingSign::Note:
        return FindingsPanel::tr("%n note(s)", nullptr, count);
    case FindingSign::Warning:
        return FindingsPanel::tr("%n warning(s)", nullptr, count);
    case FindingSign::Error:
        return FindingsPanel::tr("%n error(s)", nullptr, count);
    case FindingSign::Recommendation:
        break;
    }
    return FindingsPanel::tr("%n recommendation(s)", nullptr, count);
}

} // namespace

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
    m_emptyText = tr("No findings yet. Warnings about the measurement (cold start, throttling, failed verification) "
                     "appear here.");
    m_empty = new QLabel(m_emptyText, content);
    m_empty->setObjectName(QStringLiteral("findingsEmpty"));
    m_empty->setWordWrap(true);
    m_empty->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    m_empty->setContentsMargins(12, 12, 12, 12);
    m_column->addWidget(m_empty);
    m_column->addStretch(1);

    m_scroll = new QScrollArea(this);
    m_scroll->setAccessibleName(tr("Findings"));
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setWidget(content);
    m_scroll->viewport()->setAutoFillBackground(false);
    content->setAutoFillBackground(false);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    all->addWidget(makeFilter());
    all->addWidget(m_scroll, 1);
    recolor();
}

/// A search, and a button for each severity with how many there are.
QWidget* FindingsPanel::makeFilter()
{
    m_filter = new QWidget(this);
    m_filter->setObjectName(QStringLiteral("findingsFilter"));
    auto* line = new QHBoxLayout(m_filter);
    line->setContentsMargins(12, 2, 8, 4);
    line->setSpacing(4);
    m_search = new QLineEdit;
    m_search->setObjectName(QStringLiteral("findingsSearch"));
    m_search->setPlaceholderText(tr("Search"));
    m_search->setAccessibleName(tr("Search the findings"));
    m_search->setToolTip(tr("Show only findings whose text or modes contain this"));
    m_search->setClearButtonEnabled(true);
    m_search->setMinimumWidth(60);
    connect(m_search, &QLineEdit::textChanged, this, &FindingsPanel::filter);
    line->addWidget(m_search, 1);
    for (const FindingSign sign :
         {FindingSign::Recommendation, FindingSign::Error, FindingSign::Warning, FindingSign::Note}) {
        auto* button = new QToolButton;
        button->setObjectName(QStringLiteral("findingsSign%1").arg(static_cast<int>(sign)));
        button->setCheckable(true);
        button->setChecked(true);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setIconSize({kSignSize, kSignSize});
        button->setFocusPolicy(Qt::StrongFocus);
        button->setFont(uiFont(Theme::baseSize - 1, QFont::Medium));
        connect(button, &QToolButton::toggled, this, &FindingsPanel::filter);
        line->addWidget(button);
        m_signs[static_cast<std::size_t>(sign)] = button;
    }
    m_filter->hide();
    return m_filter;
}

QVector<Finding> FindingsPanel::findings(FindingSubject subject) const
{
    const auto found = m_findings.find(subject);
    return found == m_findings.end() ? QVector<Finding>() : found->second;
}

void FindingsPanel::setFindings(const QVector<Finding>& findings, FindingSubject subject)
{
    QVector<Finding>& kept = m_findings[subject];
    if (findings == kept) return;
    kept = findings;
    if (subject == m_subject) refresh();
}

void FindingsPanel::addFinding(const Finding& finding, FindingSubject subject)
{
    QVector<Finding> all = findings(subject);
    if (!all.contains(finding)) setFindings(all << finding, subject);
}

void FindingsPanel::setSubject(FindingSubject subject)
{
    if (subject == m_subject) return;
    m_subject = subject;
    refresh();
}

void FindingsPanel::setEmptyText(const QString& text)
{
    m_emptyText = text;
    filter();
}

void FindingsPanel::recolor()
{
    const Theme theme = Theme::fromPalette(palette());
    setInk(m_empty, theme.muted);
    for (int sign = 0; sign < kSigns; ++sign)
        m_signs[static_cast<std::size_t>(sign)]->setIcon(
            signIcon(static_cast<FindingSign>(sign), theme, devicePixelRatioF()));
}

void FindingsPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) recolor();
}

FindingCard* FindingsPanel::makeCard(const QString& id, const FindingGroup& group)
{
    auto* card = new FindingCard(group, m_place, m_column->parentWidget());
    card->setUnfolded(m_unfolded.contains(id));
    connect(card, &FindingCard::modesClicked, this, &FindingsPanel::modesActivated);
    connect(card, &FindingCard::placeClicked, this, &FindingsPanel::locateRequested);
    connect(card, &FindingCard::fixClicked, this, [this, card] { emit fixRequested(card->group().fix); });
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

void FindingsPanel::showCards(const QVector<FindingGroup>& groups)
{
    QVector<Card> before = std::exchange(m_cards, {});
    QHash<QString, int> numbers;
    for (const FindingGroup& group : groups) {
        QString id = group.id();
        if (const int number = numbers[id]++; number > 0) id += QStringLiteral("\n%1").arg(number);
        const auto known = std::find_if(before.begin(), before.end(), [&](const Card& each) { return each.id == id; });
        FindingCard* card = nullptr;
        if (known != before.end()) {
            card = known->card;
            before.erase(known);
            card->setGroup(group);
        } else {
            card = makeCard(id, group);
        }
        const auto row = static_cast<int>(m_cards.size());
        if (m_column->indexOf(card) != row) m_column->insertWidget(row, card);
        m_cards.append({id, card});
    }
    for (const Card& each : before)
        drop(each.card);
}

void FindingsPanel::countSigns()
{
    std::array<int, kSigns> counts{};
    for (const Card& each : m_cards)
        ++counts[static_cast<std::size_t>(signOf(each.card->group()))];
    for (int sign = 0; sign < kSigns; ++sign) {
        const int count = counts[static_cast<std::size_t>(sign)];
        QToolButton* button = m_signs[static_cast<std::size_t>(sign)];
        const QString text = signText(static_cast<FindingSign>(sign), count);
        button->setText(QLocale().toString(count));
        button->setToolTip(tr("%1: show or hide").arg(text));
        if (button->accessibleName() != text) button->setAccessibleName(text);
        button->setVisible(count > 0);
    }
    m_filter->setVisible(m_cards.size() > kFewCards);
}

/// Cards are shown here and now: what a layout shows by itself it shows in a later turn of the event loop.
void FindingsPanel::filter()
{
    const QString text = m_search->text().trimmed();
    bool any = false;
    for (const Card& each : m_cards) {
        const FindingGroup& group = each.card->group();
        const bool asked = m_filter->isHidden() || (m_signs[static_cast<std::size_t>(signOf(group))]->isChecked() &&
                                                    (text.isEmpty() || group.contains(text)));
        each.card->setVisible(asked);
        any = any || asked;
    }
    m_empty->setText(m_cards.isEmpty() ? m_emptyText : tr("No findings match the filter."));
    m_empty->setVisible(!any);
}

void FindingsPanel::refresh()
{
    // What is read stays where it is when cards above it come and go.
    QScrollBar* bar = m_scroll->verticalScrollBar();
    FindingCard* anchor = nullptr;
    for (const Card& each : m_cards)
        if (!anchor && bar->value() > 0 && each.card->isVisible() && each.card->geometry().bottom() >= bar->value())
            anchor = each.card;
    const int above = anchor ? bar->value() - anchor->y() : 0;
    showCards(groupedFindings(findings()));
    countSigns();
    filter();
    const bool isThere =
        std::any_of(m_cards.begin(), m_cards.end(), [&](const Card& each) { return each.card == anchor; });
    if (!anchor || !isThere) return;
    // The new heights, of the cards and of what they stand on, before they are painted.
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    bar->setValue(anchor->y() + above);
}

} // namespace qs
