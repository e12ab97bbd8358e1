// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/panels/findings_panel.h"

#include "widgets/panels/finding_card.h"
#include "widgets/panels/ink.h"
#include "widgets/style/theme.h"

#include <QEvent>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

namespace qs {

FindingsPanel::FindingsPanel(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("findingsPanel"));
    setAccessibleName(tr("Findings"));
    auto* content = new QWidget;
    content->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // as wide as the dock, whatever the longest name
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
    rebuild();
}

void FindingsPanel::addFinding(const Finding& finding)
{
    if (m_findings.contains(finding)) return;
    m_findings.append(finding);
    rebuild();
}

void FindingsPanel::setEmptyText(const QString& text) { m_empty->setText(text); }

void FindingsPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) setInk(m_empty, Theme::fromPalette(palette()).muted);
}

void FindingsPanel::rebuild()
{
    while (m_column->count() > 2) { // the cards stand before the empty text and the stretch
        QLayoutItem* item = m_column->takeAt(0);
        // Later: a card may be the sender of what led here.
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    const QVector<Finding> sorted = groupedFindings(m_findings);
    int row = 0;
    for (const Finding& finding : sorted) {
        auto* card = new FindingCard(finding, m_column->parentWidget());
        card->setUnfolded(m_unfolded.contains(finding));
        if (!m_place.isEmpty()) card->setPlaceToolTip(m_place);
        connect(card, &FindingCard::modeClicked, this, &FindingsPanel::modeActivated);
        connect(card, &FindingCard::fixClicked, this, [this, finding] { emit fixRequested(finding); });
        connect(card, &FindingCard::titleClicked, this, [this, finding] { emit locateRequested(finding); });
        connect(card, &FindingCard::unfolded, this, [this, finding](bool yes) {
            m_unfolded.removeAll(finding);
            if (yes) m_unfolded.append(finding);
        });
        m_column->insertWidget(row++, card);
    }
    m_empty->setVisible(sorted.isEmpty());
}

} // namespace qs
