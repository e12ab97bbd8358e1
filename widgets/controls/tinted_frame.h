// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

namespace qs {

/// A line across a page that says something, in a colour of its own: a border below, or around it with a broad edge
/// where the text begins.
class TintedFrame : public QFrame
{
    Q_OBJECT

public:
    explicit TintedFrame(QWidget* parent = nullptr);

    /// Colour and border. `edge`: of the broad edge; without it there is only the border below.
    void setTint(const QColor& fill, const QColor& border, const QColor& edge = {});

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QColor m_fill, m_border, m_edge;
};

} // namespace qs
