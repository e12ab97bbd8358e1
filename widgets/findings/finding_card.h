// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/findings/finding.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QToolButton;

namespace qs {

class FindingMembers;

/// A group of findings, or one: sign, sentence, mode, the reason behind 'why', and what can be done about it. All parts
/// are there from the start, so that the card stays the same whatever its findings come to.
class FindingCard : public QWidget
{
    Q_OBJECT

public:
    /// `place`: what 'show' does, where that is not to show something in the trace.
    explicit FindingCard(const FindingGroup& group, const QString& place = {}, QWidget* parent = nullptr);
    const FindingGroup& group() const { return m_group; }
    /// Takes over words, figures and members.
    void setGroup(const FindingGroup& group);
    void setUnfolded(bool unfolded);

signals:
    void unfolded(bool yes);
    /// Modes are to be shown.
    void modesClicked(const QStringList& modes);
    /// A finding that has a place is to be shown there.
    void placeClicked(const qs::Finding& finding);
    void fixClicked();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void makeParts();
    void fill();
    void fillButtons();
    /// Shows where a finding happened, or else its mode.
    void press(const Finding& finding);
    void pressTitle();
    bool leadsSomewhere() const;
    void recolor();

    FindingGroup m_group;
    QString m_place;
    QLabel *m_title, *m_detail;
    QToolButton *m_mode, *m_show, *m_why;
    QPushButton* m_fix;
    FindingMembers* m_members;
};

} // namespace qs
