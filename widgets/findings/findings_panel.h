// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/findings/finding.h"

#include <QSet>
#include <QWidget>

#include <array>
#include <map>

class QLabel;
class QLineEdit;
class QScrollArea;
class QToolButton;
class QVBoxLayout;

namespace qs {

class FindingCard;

/// The findings on one subject: recommendations first, then errors, warnings and notes, what several modes have of one
/// cause being one card that unfolds. Where there are many, a search and a button for each severity leave some out. A
/// card stays the same widget while its content changes, so that focus, a press of the mouse, the place scrolled to and
/// what is unfolded outlast an update.
class FindingsPanel : public QWidget
{
    Q_OBJECT

public:
    explicit FindingsPanel(QWidget* parent = nullptr);
    /// Findings on a subject in place of those before; seen while that subject is shown.
    void setFindings(const QVector<Finding>& findings, FindingSubject subject = FindingSubject::Kernels);
    void addFinding(const Finding& finding, FindingSubject subject = FindingSubject::Kernels);
    void clear(FindingSubject subject = FindingSubject::Kernels) { setFindings({}, subject); }
    QVector<Finding> findings(FindingSubject subject) const;
    /// Those that are shown, but for what is left out by search and severity.
    QVector<Finding> findings() const { return findings(m_subject); }
    /// The subject whose findings are shown; at first Kernels.
    void setSubject(FindingSubject subject);
    FindingSubject subject() const { return m_subject; }
    /// What the panel shows while there is nothing, instead of its own words.
    void setEmptyText(const QString& text);
    /// Where findings have their places, for the tooltips: 'Show it in the trace' at first. Holds for findings set
    /// later.
    void setPlaceToolTip(const QString& toolTip) { m_place = toolTip; }

signals:
    /// Modes with a finding were clicked.
    void modesActivated(const QStringList& modes);
    /// The button of a fix was pressed. Of a card that stands for several modes, `finding.modes` has all of them.
    void fixRequested(const qs::Finding& finding);
    /// A finding that happened at certain samples was clicked: they are to be shown.
    void locateRequested(const qs::Finding& finding);

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Card
    {
        QString id; ///< of its group, with a number where several have the same
        FindingCard* card = nullptr;
    };
    static constexpr int kSigns = 4;

    QWidget* makeFilter();
    void recolor();
    void refresh();
    void showCards(const QVector<FindingGroup>& groups);
    void countSigns();
    void filter();
    FindingCard* makeCard(const QString& id, const FindingGroup& group);
    void drop(FindingCard* card);

    std::map<FindingSubject, QVector<Finding>> m_findings;
    FindingSubject m_subject = FindingSubject::Kernels;
    QVector<Card> m_cards;    ///< from top to bottom
    QSet<QString> m_unfolded; ///< ids
    QString m_place;          ///< empty: the card's own words
    QString m_emptyText;
    QWidget* m_filter = nullptr;
    QLineEdit* m_search = nullptr;
    std::array<QToolButton*, kSigns> m_signs{}; ///< in the order of FindingSign
    QScrollArea* m_scroll = nullptr;
    QVBoxLayout* m_column = nullptr;
    QLabel* m_empty = nullptr;
};

} // namespace qs
