// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace qs {

/// A line of plain text, or a few, that may be given less room than it needs: its end is then replaced by dots, and the
/// whole of it is the tooltip.
class ElidedLabel : public QLabel
{
    Q_OBJECT

public:
    explicit ElidedLabel(QWidget* parent = nullptr);
    explicit ElidedLabel(const QString& text, QWidget* parent = nullptr);

    /// It breaks into as many lines, of what it has room for, before it is cut; 1 unless set.
    void setMostLines(int lines);
    bool isElided() const;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return m_mostLines > 1; }
    int heightForWidth(int width) const override;

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    /// What is drawn, line by line, in a width.
    QStringList lines(int width) const;

    int m_mostLines = 1;
};

} // namespace qs
