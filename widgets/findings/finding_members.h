// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/findings/finding.h"

#include <QWidget>

class QLabel;
class QToolButton;
class QVBoxLayout;

namespace qs {

/// The members of a group, a line each: the mode, which can be pressed, and what was found there. Lines stay the same
/// widgets while their content changes.
class FindingMembers : public QWidget
{
    Q_OBJECT

public:
    explicit FindingMembers(QWidget* parent = nullptr);
    void setMembers(const QVector<Finding>& members);
    void recolor();

signals:
    /// The line of a member was pressed.
    void pressed(const qs::Finding& member);

private:
    struct Line
    {
        QToolButton* mode;
        QLabel* words;
    };
    Line makeLine(int index);

    QVBoxLayout* m_column;
    QVector<Finding> m_members;
    QVector<Line> m_lines; ///< at least as many as members
};

} // namespace qs
