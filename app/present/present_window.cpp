// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/present/present_window.h"

#include "app/present/deck.h"
#include "widgets/controls/form_rows.h"
#include "widgets/slides/slide_view.h"
#include "widgets/style/application_style.h"
#include "widgets/style/text_scale.h"

#include <QCloseEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QScreen>
#include <QVBoxLayout>
#include <QWindow>

#include <algorithm>

namespace qs {

namespace {
constexpr int kHintMs = 5000; ///< of how to get out
}

PresentWindow::PresentWindow(QWidget* parent)
    : QWidget(parent, Qt::Window), m_view(new SlideView(this)), m_flash(new QLabel(this))
{
    setObjectName(QStringLiteral("presentWindow"));
    setWindowTitle(tr("Presentation"));
    setAccessibleName(tr("Presentation"));
    auto* column = makeBox<QVBoxLayout>(this);
    column->addWidget(m_view);
    m_view->setObjectName(QStringLiteral("presentSlide"));
    m_view->setLaser(true);
    m_view->setCursor(Qt::BlankCursor);
    setFocusProxy(m_view);
    m_flash->setObjectName(QStringLiteral("presentFlash"));
    m_flash->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_flash->setProperty("role", "card");
    m_flash->setFrameShape(QFrame::StyledPanel);
    m_flash->setBackgroundRole(QPalette::Button);
    m_flash->setContentsMargins(16, 10, 16, 10);
    m_flash->setFont(uiFont(20));
    m_flash->hide();
    m_flashTimer.setSingleShot(true);
    connect(&m_flashTimer, &QTimer::timeout, m_flash, &QLabel::hide);
    connect(&m_timer, &QTimer::timeout, this, [this] { goTo(m_page + 1 < count() ? m_page + 1 : 0); });
    setDark(Theme::fromPalette(palette()).dark);
}

void PresentWindow::setSequence(const SlideSequence& sequence)
{
    const QString shown = key();
    m_sequence = sequence;
    const auto found = m_sequence.keys.indexOf(shown);
    m_page = found >= 0 ? static_cast<int>(found) : std::clamp(m_page, 0, std::max(0, count() - 1));
    showSlide();
    emit pageChanged(m_page);
}

void PresentWindow::refresh(const QString& shown)
{
    if (shown == key()) showSlide();
}

Slide PresentWindow::slideAt(int page) const { return page >= 0 && page < count() ? m_sequence.make(page) : Slide(); }

void PresentWindow::showSlide() { m_view->setSlide(slideAt(m_page), {count() > 0 ? m_page + 1 : 0, count()}); }

void PresentWindow::goTo(int page)
{
    if (page < 0 || page >= count()) return;
    m_page = page;
    m_view->setBlank(false);
    showSlide();
    if (m_timer.isActive()) m_timer.start(); // a page that was turned to by hand has its whole time
    emit pageChanged(m_page);
}

void PresentWindow::next() { goTo(m_page + 1); }
void PresentWindow::previous() { goTo(m_page - 1); }

void PresentWindow::setSecondsAPage(int seconds)
{
    m_seconds = std::clamp(seconds, kMinSeconds, kMaxSeconds);
    m_timer.setInterval(m_seconds * 1000);
}

void PresentWindow::setRunning(bool on)
{
    if (on == m_timer.isActive()) return;
    if (on)
        m_timer.start(m_seconds * 1000);
    else
        m_timer.stop();
    flash(on ? tr("Advancing automatically, %n second(s) per page", nullptr, m_seconds) : tr("Paused"));
    emit stateChanged();
}

void PresentWindow::setBlank(bool blank)
{
    m_view->setBlank(blank);
    emit stateChanged();
}

void PresentWindow::setDark(bool dark)
{
    m_dark = dark;
    setPalette(themePalette(dark ? Theme::night() : Theme::light()));
}

void PresentWindow::showOn(QScreen* screen)
{
    if (screen) {
        winId(); // makes the window that is to be moved
        if (windowHandle()) windowHandle()->setScreen(screen);
        setGeometry(screen->geometry());
    }
    showFullScreen();
    raise();
    activateWindow();
    m_view->setFocus();
    flash(tr("Esc ends the presentation. F1 shows all keys."), kHintMs);
}

void PresentWindow::nextScreen()
{
    const QList<QScreen*> screens = QGuiApplication::screens();
    if (screens.size() < 2) return flash(tr("There is one screen."));
    const auto at = screens.indexOf(screen());
    showNormal();
    showOn(screens[(at + 1) % screens.size()]);
}

void PresentWindow::flash(const QString& text, int ms)
{
    m_showsKeys = false;
    m_flash->setText(text);
    m_flash->adjustSize();
    m_flash->move((width() - m_flash->width()) / 2,
                  height() * 955 / 1000 - m_flash->height() / 2); // between source and number of the slide
    m_flash->show();
    m_flash->raise();
    m_flashTimer.start(ms);
}

void PresentWindow::showKeys()
{
    if (m_flash->isVisible() && m_showsKeys) return m_flash->hide();
    const QList<std::pair<QString, QString>> keys{{tr("Next page"), tr("Arrow keys, Space, Page Down, click")},
                                                  {tr("Previous page"), tr("Arrow keys, Page Up, right click")},
                                                  {tr("First and last page"), tr("Home, End")},
                                                  {tr("Page by number"), tr("Digits, Enter")},
                                                  {tr("Advance automatically, pause"), tr("F5 or A, P")},
                                                  {tr("Slower and faster"), tr("+ and −")},
                                                  {tr("Blank the screen"), tr("B")},
                                                  {tr("Laser pointer"), tr("L")},
                                                  {tr("Light or dark"), tr("D")},
                                                  {tr("Next screen"), tr("S")},
                                                  {tr("End"), tr("Escape")}};
    QString table = QStringLiteral("<table cellspacing='6'>");
    for (const auto& [what, how] : keys)
        table += QStringLiteral("<tr><td>%1</td><td>&nbsp;&nbsp;<b>%2</b></td></tr>")
                     .arg(what.toHtmlEscaped(), how.toHtmlEscaped());
    flash(table + QStringLiteral("</table>"), 15000);
    m_showsKeys = true;
}

void PresentWindow::changePace(int seconds)
{
    setSecondsAPage(seconds);
    flash(tr("%n second(s) per page", nullptr, m_seconds));
    emit stateChanged();
}

void PresentWindow::typed(int digit)
{
    m_typed = std::min(m_typed * 10 + digit, 99999);
    flash(tr("Page %1, then Enter").arg(m_typed), 4000);
}

/// Keys that turn pages.
bool PresentWindow::turns(int key, Qt::KeyboardModifiers modifiers)
{
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    if (key == Qt::Key_Left)
        key = mirrored ? Qt::Key_Down : Qt::Key_Up;
    else if (key == Qt::Key_Right)
        key = mirrored ? Qt::Key_Up : Qt::Key_Down;
    switch (key) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_typed > 0)
            goTo(std::min(m_typed, count()) - 1);
        else
            next();
        m_typed = 0;
        return true;
    case Qt::Key_Space:
        modifiers& Qt::ShiftModifier ? previous() : next();
        return true;
    case Qt::Key_Down:
    case Qt::Key_PageDown:
        next();
        return true;
    case Qt::Key_Up:
    case Qt::Key_PageUp:
    case Qt::Key_Backspace:
        previous();
        return true;
    case Qt::Key_Home:
        goTo(0);
        return true;
    case Qt::Key_End:
        goTo(count() - 1);
        return true;
    default:
        return false;
    }
}

/// Keys that change how it is shown.
bool PresentWindow::switches(int key)
{
    switch (key) {
    case Qt::Key_F5:
    case Qt::Key_A:
        setRunning(!isRunning());
        return true;
    case Qt::Key_P:
        setRunning(false);
        return true;
    case Qt::Key_Plus:
        changePace(m_seconds + 2);
        return true;
    case Qt::Key_Minus:
        changePace(m_seconds - 2);
        return true;
    case Qt::Key_B:
    case Qt::Key_Period:
        setBlank(!m_view->isBlank());
        return true;
    case Qt::Key_L:
        m_view->setLaser(!m_view->hasLaser());
        m_view->setCursor(m_view->hasLaser() ? Qt::BlankCursor : Qt::ArrowCursor);
        return true;
    case Qt::Key_D:
        setDark(!m_dark);
        return true;
    case Qt::Key_S:
        nextScreen();
        return true;
    case Qt::Key_F1:
    case Qt::Key_H:
        showKeys();
        return true;
    default:
        return false;
    }
}

void PresentWindow::keyPressEvent(QKeyEvent* event)
{
    const int key = event->key();
    if (key == Qt::Key_Escape) {
        if (m_typed == 0) {
            close();
            return;
        }
        m_typed = 0;
        m_flash->hide();
    } else if (key >= Qt::Key_0 && key <= Qt::Key_9)
        typed(key - Qt::Key_0);
    else if (!turns(key, event->modifiers()) && !switches(key))
        QWidget::keyPressEvent(event);
}

/// The main window's shortcuts (F5, Escape, …) mean something else here.
bool PresentWindow::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

void PresentWindow::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton || event->button() == Qt::ForwardButton)
        next();
    else if (event->button() == Qt::RightButton || event->button() == Qt::BackButton)
        previous();
}

void PresentWindow::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_flash->hide();
}

void PresentWindow::closeEvent(QCloseEvent* event)
{
    m_timer.stop();
    event->accept();
    emit ended();
}

} // namespace qs
