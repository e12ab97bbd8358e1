// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/frame/message_bar.h"

#include "widgets/controls/form_rows.h"
#include "widgets/language/isolates.h"
#include "widgets/language/message_text.h"
#include "widgets/style/icons.h"
#include "widgets/tables/copyable_table.h"

#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QDesktopServices>
#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QTimer>
#include <QToolButton>
#include <QUrl>

#include <algorithm>

namespace qs {

namespace {

constexpr int kGoodMs = 8000, kOfferMs = 30000;
constexpr int kMaxMessageWidth = 960, kBeside = 12, kBelow = 18; ///< pixels; a scroll bar of a table fits below

} // namespace

MessageBar::MessageBar(QWidget* parent)
    : TintedFrame(parent), m_open(new QAction(tr("Open"), this)), m_openFolder(new QAction(tr("Open folder"), this)),
      m_icon(new QLabel(this)), m_label(new QLabel(this)), m_action(new QToolButton(this)),
      m_second(new QToolButton(this)), m_close(new QToolButton(this)), m_leaving(new QTimer(this))
{
    setObjectName(QStringLiteral("messageBar"));
    m_label->setObjectName(QStringLiteral("messageText"));
    m_label->setWordWrap(true);
    m_label->setTextFormat(Qt::RichText);
    m_label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_label->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_action->setObjectName(QStringLiteral("messageAction"));
    m_second->setObjectName(QStringLiteral("messageSecondAction"));
    m_open->setToolTip(tr("Open it in its default program"));
    m_openFolder->setToolTip(tr("Show the folder in the file manager"));
    for (QToolButton* button : {m_action, m_second})
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    connect(m_open, &QAction::triggered, this, [this] { QDesktopServices::openUrl(QUrl::fromLocalFile(m_written)); });
    connect(m_openFolder, &QAction::triggered, this, [this] {
        const QFileInfo written(m_written);
        QDesktopServices::openUrl(QUrl::fromLocalFile(written.isDir() ? m_written : written.absolutePath()));
    });
    m_close->setObjectName(QStringLiteral("messageClose"));
    m_close->setAutoRaise(true);
    m_close->setToolTip(tr("Close this message"));
    m_close->setAccessibleName(tr("Close this message"));
    connect(m_close, &QToolButton::clicked, this, &MessageBar::clear);
    m_leaving->setObjectName(QStringLiteral("messageLeaving"));
    m_leaving->setSingleShot(true);
    m_leaving->setInterval(kGoodMs);
    connect(m_leaving, &QTimer::timeout, this,
            [this] { underMouse() || isAncestorOf(QApplication::focusWidget()) ? m_leaving->start() : clear(); });

    auto* row = makeBox<QHBoxLayout>(this, {12, 6, 8, 6}, 8);
    row->addWidget(m_icon);
    row->addWidget(m_label, 1);
    addAll(row, {m_action, m_second, m_close});
    recolor();
    hide();
}

void MessageBar::layOver(QWidget& area)
{
    setParent(&area);
    area.installEventFilter(this);
}

void MessageBar::place()
{
    const QWidget* area = parentWidget();
    if (!area || area->layout() == nullptr || area->layout()->indexOf(this) >= 0) return;
    const int width = std::min(area->width() - 2 * kBeside, kMaxMessageWidth);
    const int height = layout()->hasHeightForWidth() ? layout()->totalHeightForWidth(width) : sizeHint().height();
    setGeometry((area->width() - width) / 2, area->height() - height - kBelow, width, height);
    raise();
    uncover();
}

/// The rows of a table that lie below this can be scrolled above it while it is there.
void MessageBar::uncover()
{
    if (!parentWidget()) return;
    for (CopyableTable* table : parentWidget()->findChildren<CopyableTable*>()) {
        table->installEventFilter(this); // once, however often
        uncover(*table);
    }
}

void MessageBar::uncover(CopyableTable& table) const
{
    const QWidget& rows = *table.viewport();
    const QRect area(rows.mapTo(parentWidget(), QPoint()), rows.size());
    const bool covers = isVisible() && rows.isVisible() && area.intersects(geometry());
    table.setCovered(covers ? area.bottom() + 1 - geometry().top() : 0);
}

void MessageBar::showMessage(Kind kind, const QString& text, const QString& hint, QAction* action)
{
    m_kind = kind;
    m_what.clear();
    m_text = hint.isEmpty() ? text : text + QLatin1Char(' ') + hint;
    m_hint = hint;
    QString rich = QStringLiteral("<b>%1</b>").arg(text.toHtmlEscaped());
    if (!hint.isEmpty()) rich += QStringLiteral(" &nbsp;") + hint.toHtmlEscaped();
    m_label->setText(directedForView(rich));
    setAccessibleName(kind == Kind::Error ? tr("Error: %1").arg(m_text) : m_text);
    offer(*m_action, action);
    offer(*m_second, nullptr);
    recolor();
    place();
    show();
    place(); // styled only now: its text may need another height
    announce();
    if (kind == Kind::Error || action)
        m_leaving->stop();
    else
        m_leaving->start(kind == Kind::Good && hint.isEmpty() ? kGoodMs : kOfferMs);
}

void MessageBar::offer(QToolButton& button, QAction* action)
{
    const auto actions = button.actions();
    for (QAction* old : actions)
        button.removeAction(old);
    button.setDefaultAction(action);
    button.setVisible(action != nullptr);
}

void MessageBar::showWritten(const QString& text, const QString& hint, const QString& path)
{
    m_written = path;
    const bool isFolder = QFileInfo(path).isDir();
    showMessage(Kind::Good, text, hint, isFolder ? m_openFolder : m_open);
    if (!isFolder) offer(*m_second, m_openFolder);
    place();
    m_leaving->start(kOfferMs);
}

/// Nobody's focus is here: who listens has to be told.
void MessageBar::announce()
{
    if (!QAccessible::isActive()) return;
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    QAccessibleAnnouncementEvent event(this, accessibleName());
    event.setPoliteness(m_kind == Kind::Error ? QAccessible::AnnouncementPoliteness::Assertive
                                              : QAccessible::AnnouncementPoliteness::Polite);
#else
    QAccessibleEvent event(this, QAccessible::Alert);
#endif
    QAccessible::updateAccessibility(&event);
}

void MessageBar::showError(const Error& error, const QString& what)
{
    const QString message = messageText(error.message);
    if (error.code == ErrorCode::Interrupted) return showMessage(Kind::Info, message, messageText(error.hint));
    showMessage(Kind::Error, what.isEmpty() ? message : what + QLatin1Char(' ') + message, messageText(error.hint));
    m_what = what;
}

void MessageBar::retract(const QString& what)
{
    if (!what.isEmpty() && what == m_what) clear();
}

void MessageBar::clear()
{
    m_text.clear();
    m_hint.clear();
    m_what.clear();
    hide();
    uncover();
}

void MessageBar::recolor()
{
    // The application's palette: a bar that was hidden while the theme changed still has the old one.
    const Theme theme = Theme::fromPalette(QApplication::palette());
    const QColor tone = m_kind == Kind::Error ? theme.bad : m_kind == Kind::Good ? theme.good : theme.accent;
    const char* icon = m_kind == Kind::Error ? "warning" : m_kind == Kind::Good ? "check" : "info";
    m_icon->setPixmap(themedIcon(QString::fromLatin1(icon), theme, tone).pixmap(18, 18));
    m_close->setIcon(themedIcon(QStringLiteral("close"), theme));
    setTint(mixed(theme.panel, tone, 0.10), mixed(theme.border, tone, 0.5), tone);
}

void MessageBar::changeEvent(QEvent* event)
{
    TintedFrame::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::LayoutDirectionChange) recolor();
}

bool MessageBar::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize && watched == parent() && !isHidden()) place();
    if (event->type() == QEvent::Resize || event->type() == QEvent::Move || event->type() == QEvent::Show)
        if (auto* table = qobject_cast<CopyableTable*>(watched)) uncover(*table);
    return TintedFrame::eventFilter(watched, event);
}

/// Escape closes the message that has the focus; it stops the run from everywhere else.
bool MessageBar::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        event->accept();
        return true;
    }
    return TintedFrame::event(event);
}

void MessageBar::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape) return clear();
    TintedFrame::keyPressEvent(event);
}

} // namespace qs
