// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/findings/finding.h"

#include <QSet>
#include <QWidget>

class QLabel;
class QScrollArea;
class QVBoxLayout;

namespace qs {

class FindingCard;

/// The list of findings, errors first; each unfolds its reason under 'why' and has a button where something
/// can be done about it. What more than three modes have in common is one card. A card stays the same widget
/// while its finding's figures change, so that focus, a press of the mouse, the place scrolled to and what is
/// unfolded outlast an update.
class FindingsPanel : public QWidget
{
    Q_OBJECT

public:
    explicit FindingsPanel(QWidget* parent = nullptr);
    /// Shows these in place of the ones before.
    void setFindings(const QVector<Finding>& findings);
    void addFinding(const Finding& finding);
    void clear() { setFindings({}); }
    /// What the panel says while there is nothing, instead of its own words.
    void setEmptyText(const QString& text);
    /// Where findings have their places, for the tooltips: 'Show it in the trace' at first. Holds for findings set
    /// later.
    void setPlaceToolTip(const QString& toolTip) { m_place = toolTip; }
    const QVector<Finding>& findings() const { return m_findings; }

signals:
    /// The mode of a finding was clicked.
    void modeActivated(const QString& mode);
    /// The button of a fix was pressed. Of a card that stands for several modes, `finding.modes` has all of them.
    void fixRequested(const qs::Finding& finding);
    /// The title of a finding that happened at certain samples was clicked: they are to be shown.
    void locateRequested(const qs::Finding& finding);

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    FindingCard* makeCard(const QString& id, const Finding& finding);
    void drop(FindingCard* card);

    struct Card
    {
        QString id; ///< of its finding, with a number where several have the same
        FindingCard* card = nullptr;
    };
    QVector<Finding> m_findings;
    QVector<Card> m_cards;    ///< from top to bottom
    QSet<QString> m_unfolded; ///< ids
    QString m_place;          ///< empty: the card's own words
    QScrollArea* m_scroll = nullptr;
    QVBoxLayout* m_column = nullptr;
    QLabel* m_empty = nullptr;
};

} // namespace qs
