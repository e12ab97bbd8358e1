// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/slides/slide.h"
#include "widgets/style/theme.h"

#include <QStringList>
#include <QTimer>
#include <QWidget>

#include <functional>

class QLabel;
class QScreen;

namespace qs {

/// The pages of a show: names that stay the same while the session changes, and who makes their slides when they are
/// looked at.
struct SlideSequence
{
    QStringList keys;
    std::function<Slide(int)> make;

    int count() const { return static_cast<int>(keys.size()); }
};

class SlideView;

/// The full screen with one slide at a time.
///
/// Keys: arrows, Space, Page Up and Page Down, Home, End, a number with Enter; F5 or A runs by itself, P holds it, +
/// and − change its pace; B blanks, L turns the pointer of light off, D changes light and dark, S goes to the next
/// screen, F1 lists the keys, Escape ends. A click goes on, a right click back.
class PresentWindow : public QWidget
{
    Q_OBJECT

public:
    explicit PresentWindow(QWidget* parent = nullptr);

    /// Shows other pages, or the same ones anew; the page that is shown stays where its key is still there.
    void setSequence(const SlideSequence& sequence);
    /// Makes the slide of `key` anew, if it is the one that is shown.
    void refresh(const QString& key);
    int page() const { return m_page; }
    int count() const { return m_sequence.count(); }
    QString key() const { return m_sequence.keys.value(m_page); }
    /// The slide of a page; an empty one beyond the last.
    Slide slideAt(int page) const;
    SlideView& view() { return *m_view; }

    int secondsAPage() const { return m_seconds; }
    void setSecondsAPage(int seconds);
    bool isRunning() const { return m_timer.isActive(); }
    /// Light or dark, of this window alone.
    void setDark(bool dark);
    bool isDark() const { return m_dark; }
    /// Full screen on that screen.
    void showOn(QScreen* screen);

public slots:
    void goTo(int page);
    void next();
    void previous();
    void setRunning(bool on);
    void setBlank(bool blank);

signals:
    void pageChanged(int page);
    void stateChanged();
    void ended();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

private:
    bool turns(int key, Qt::KeyboardModifiers modifiers);
    bool switches(int key);
    void typed(int digit);
    void changePace(int seconds);
    void flash(const QString& text, int ms = 1600);
    void showKeys();
    void showSlide();
    void nextScreen();

    SlideSequence m_sequence;
    SlideView* m_view;
    QLabel* m_flash;
    QTimer m_timer, m_flashTimer;
    int m_page = 0, m_seconds = 12, m_typed = 0;
    bool m_dark = false;
    bool m_showsKeys = false; ///< what flashes is the list of keys
};

} // namespace qs
