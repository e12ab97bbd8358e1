// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

class QLabel;
class QPushButton;

namespace qs {

class PresentWindow;
class SlideView;

/// For whoever presents, on the other screen: the page, the next one, notes, time, and buttons. Ends with the show, and
/// ends it.
class PresenterView : public QWidget
{
    Q_OBJECT

public:
    explicit PresenterView(PresentWindow& show, QWidget* parent = nullptr);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
    QPushButton* button(const char* name, const QString& text, const char* icon);
    QWidget* makeButtons();
    void update();
    void updateClock();

    PresentWindow& m_show;
    SlideView *m_now, *m_next;
    QLabel *m_page, *m_clock, *m_notes;
    QPushButton *m_run = nullptr, *m_blank = nullptr;
    QElapsedTimer m_since;
    QTimer m_tick;
};

} // namespace qs
