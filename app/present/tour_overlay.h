// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRect>
#include <QSize>
#include <QWidget>

class QFrame;
class QLabel;
class QPushButton;

namespace qs {

/// Dims a window but for one place, and explains that in a card beside it. The window behind it cannot be reached
/// meanwhile. Keys: arrows, Enter and Space turn, Escape ends.
class TourOverlay : public QWidget
{
    Q_OBJECT

public:
    explicit TourOverlay(QWidget& window);

    /// `target` in the window's coordinates; empty: nothing is lit.
    void showStep(const QRect& target, const QString& title, const QString& text, int step, int count);
    QRect target() const { return m_target; }
    QRect card() const;

signals:
    void nextRequested();
    void backRequested();
    void skipRequested();
    /// The window has another size: the target may be elsewhere.
    void moved();

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    bool focusNextPrevChild(bool next) override;

private:
    QSize cardSize(int widest) const;
    QRect placed(QSize size) const;
    void place();

    QWidget& m_window;
    QRect m_target;
    QFrame* m_card;
    QLabel *m_title, *m_text, *m_count;
    QPushButton *m_next, *m_back, *m_skip;
};

} // namespace qs
