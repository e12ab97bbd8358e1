// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QToolButton;

namespace qs {

/// A heading that folds what stands below it; folded, it shows a summary beside the heading.
class CollapsibleSection : public QWidget
{
    Q_OBJECT

public:
    CollapsibleSection(const QString& title, QWidget* content, QWidget* parent = nullptr);
    bool isExpanded() const;
    void setExpanded(bool expanded);
    /// Shown right of the heading while folded.
    void setSummary(const QString& summary);
    QString title() const;
    void setTitle(const QString& title);

signals:
    void expandedChanged(bool expanded);

protected:
    void changeEvent(QEvent* event) override;

private:
    void recolor();
    void unfold(bool expanded);
    void drawArrow();
    QToolButton* m_header = nullptr;
    QLabel* m_summary = nullptr;
    QWidget* m_content = nullptr;
};

} // namespace qs
