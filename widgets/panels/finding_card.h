// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/panels/findings_panel.h"

class QLabel;
class QToolButton;

namespace qs {

/// One finding of the panel: sign, sentence, mode, and the reason behind 'why'.
class FindingCard : public QWidget
{
    Q_OBJECT

public:
    explicit FindingCard(const Finding& finding, QWidget* parent = nullptr);
    void setUnfolded(bool unfolded);

signals:
    void unfolded(bool yes);
    void modeClicked(const QString& mode);

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QColor tint() const;
    void recolor();

    Finding m_finding;
    QLabel* m_title = nullptr;
    QLabel* m_detail = nullptr;
    QToolButton* m_mode = nullptr;
    QToolButton* m_why = nullptr;
};

} // namespace qs
