// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/findings/findings_panel.h"

class QHBoxLayout;
class QLabel;
class QPushButton;
class QToolButton;

namespace qs {

/// One finding of the panel: sign, sentence, mode, the reason behind 'why', and what can be done about it.
class FindingCard : public QWidget
{
    Q_OBJECT

public:
    explicit FindingCard(const Finding& finding, QWidget* parent = nullptr);
    const Finding& finding() const { return m_finding; }
    /// Takes over the words and figures of `finding`. False, and nothing changes, where that needs other
    /// parts than this card has.
    bool setFinding(const Finding& finding);
    void setUnfolded(bool unfolded);
    /// What 'show' does, where the place is not one in the trace.
    void setPlaceToolTip(const QString& toolTip);

signals:
    void unfolded(bool yes);
    void modeClicked(const QString& mode);
    void fixClicked();
    /// The title, or 'show', of a finding that has a place in the trace.
    void titleClicked();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void fill();
    QLabel* makeTitle();
    QToolButton* makeMode();
    QToolButton* makeShow();
    QToolButton* makeWhy();
    QPushButton* makeFix();
    QColor tint() const;
    void recolor();

    Finding m_finding;
    QString m_place; ///< what 'show' does; empty: shows it in the trace
    QLabel* m_title = nullptr;
    QLabel* m_detail = nullptr;
    QToolButton* m_mode = nullptr; ///< null where there is none, as the next ones
    QToolButton* m_show = nullptr;
    QToolButton* m_why = nullptr;
    QPushButton* m_fix = nullptr;
};

} // namespace qs
