// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/palette/command_palette.h"

#include "widgets/controls/form_rows.h"
#include "widgets/palette/palette_delegate.h"
#include "widgets/palette/palette_model.h"
#include "widgets/style/icons.h"
#include "widgets/style/text_scale.h"
#include "widgets/style/theme.h"

#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QGraphicsDropShadowEffect>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

namespace qs {
namespace {

constexpr int kWidth = 640, kHeight = 420, kFromTop = 56, kAside = 16;

} // namespace

CommandPalette::CommandPalette(QWidget* parent)
    : QFrame(parent), m_field(new QLineEdit(this)), m_list(new QListView(this)), m_about(new QLabel(this)),
      m_model(new PaletteModel(this))
{
    setObjectName(QStringLiteral("commandPalette"));
    setAccessibleName(tr("Command palette"));
    m_field->setObjectName(QStringLiteral("paletteField"));
    m_field->setAccessibleName(tr("Find a command"));
    m_field->setPlaceholderText(tr("Find a command, a page, a run or a field of the setup"));
    m_field->setToolTip(tr("Type a few letters. Use the arrow keys to choose, Enter to run, and Escape to close."));
    m_field->setClearButtonEnabled(true);
    m_field->setFrame(false);
    m_field->setTextMargins(8, 8, 8, 8);
    m_field->setFont(uiFont(15));
    m_field->installEventFilter(this);
    makeList();
    m_about->setObjectName(QStringLiteral("paletteAbout"));
    m_about->setWordWrap(true);
    m_about->setProperty("role", "muted");
    m_about->setMinimumHeight(18);
    auto* column = makeBox<QVBoxLayout>(this, {8, 8, 8, 8}, 6);
    column->addWidget(m_field);
    column->addWidget(m_list, 1);
    auto* foot = makeBox<QHBoxLayout>(nullptr, {6, 0, 6, 2});
    foot->addWidget(m_about);
    column->addLayout(foot);
    connect(m_field, &QLineEdit::textChanged, this, &CommandPalette::search);
    parent->installEventFilter(this);
    recolor();
    hide();
}

CommandPalette::~CommandPalette() = default;

void CommandPalette::makeList()
{
    m_list->setObjectName(QStringLiteral("paletteList"));
    m_list->setAccessibleName(tr("Commands"));
    m_list->setModel(m_model);
    m_list->setItemDelegate(new PaletteDelegate(m_list));
    m_list->setFocusPolicy(Qt::NoFocus); // the field keeps it: typing goes on while choosing
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setMouseTracking(true);
    connect(m_list, &QListView::clicked, this, [this](const QModelIndex& index) { activate(index.row()); });
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &CommandPalette::announce);
}

void CommandPalette::open(const QVector<PaletteCommand>& commands, const QStringList& recent)
{
    if (!isVisible()) m_before = QApplication::focusWidget();
    m_model->setCommands(commands, recent);
    m_field->clear();
    place();
    show();
    raise();
    m_field->setFocus(Qt::PopupFocusReason);
    search();
}

void CommandPalette::dismiss()
{
    if (isHidden()) return;
    const bool hadFocus = isAncestorOf(QApplication::focusWidget());
    hide();
    if (hadFocus && m_before && m_before->isVisible())
        m_before->setFocus(Qt::PopupFocusReason);
    else if (hadFocus)
        parentWidget()->setFocus(Qt::PopupFocusReason);
}

void CommandPalette::place()
{
    const QSize room = parentWidget()->size();
    const int width = std::min(kWidth, room.width() - 2 * kAside);
    const int height = std::min(kHeight, room.height() - kFromTop - kAside);
    setGeometry((room.width() - width) / 2, kFromTop, width, height);
}

void CommandPalette::search()
{
    m_model->setQuery(m_field->text());
    if (m_model->rowCount() > 0) return select(0);
    announce();
}

void CommandPalette::select(int row) { m_list->setCurrentIndex(m_model->index(row, 0)); }

void CommandPalette::step(int by)
{
    const int rows = m_model->rowCount();
    if (rows == 0) return;
    const int at = m_list->currentIndex().row() + by;
    select(std::abs(by) == 1 ? (at + rows) % rows : std::clamp(at, 0, rows - 1)); // single steps go round
}

/// The field has the focus, so a screen reader has to be told what the arrow keys chose.
void CommandPalette::announce()
{
    const QModelIndex index = m_list->currentIndex();
    m_about->setText(index.isValid() ? index.data(PaletteModel::AboutRole).toString()
                                     : tr("No matches. Try fewer letters."));
    m_field->setAccessibleDescription(index.isValid() ? index.data(Qt::AccessibleTextRole).toString()
                                                      : m_about->text());
    if (!index.isValid() || !QAccessible::isActive() || !isVisible()) return;
    QAccessibleEvent event(m_list, QAccessible::Focus);
    event.setChild(index.row());
    QAccessible::updateAccessibility(&event);
}

void CommandPalette::activate(int row)
{
    if (row < 0 || row >= m_model->rowCount()) return;
    const PaletteCommand command = m_model->command(row);
    if (!command.isEnabled) return; // its reason is on the screen
    dismiss();
    emit chosen(command.id);
    if (command.act) command.act();
}

bool CommandPalette::handleKey(int key, Qt::KeyboardModifiers modifiers)
{
    const int page = std::max(1, m_list->viewport()->height() / 36 - 1);
    const bool control = modifiers & Qt::ControlModifier;
    switch (key) {
    case Qt::Key_Down:
        return step(1), true;
    case Qt::Key_Up:
        return step(-1), true;
    case Qt::Key_PageDown:
        return step(page), true;
    case Qt::Key_PageUp:
        return step(-page), true;
    case Qt::Key_Home:
        return control ? (step(-m_model->rowCount() - 1), true) : false;
    case Qt::Key_End:
        return control ? (step(m_model->rowCount() + 1), true) : false;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return activate(m_list->currentIndex().row()), true;
    case Qt::Key_Escape:
        return dismiss(), true;
    case Qt::Key_Tab:
        return step(1), true; // there is nothing else to go to
    case Qt::Key_Backtab:
        return step(-1), true;
    default:
        return false;
    }
}

bool CommandPalette::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == parentWidget()) {
        if (event->type() == QEvent::Resize && isVisible()) {
            place();
            QMetaObject::invokeMethod(
                this, [this] { raise(); }, Qt::QueuedConnection); // above docks that the new size rearranges
        }
        return false;
    }
    if (watched != m_field) return QFrame::eventFilter(watched, event);
    if (event->type() == QEvent::FocusOut &&
        static_cast<QFocusEvent*>(event)->reason() != Qt::ActiveWindowFocusReason &&
        static_cast<QFocusEvent*>(event)->reason() != Qt::PopupFocusReason)
        dismiss();
    const auto* key = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride
                          ? static_cast<QKeyEvent*>(event)
                          : nullptr;
    if (!key) return false;
    // Escape stops runs elsewhere, and keys of the window must not take letters away while something is typed.
    if (event->type() == QEvent::ShortcutOverride) {
        const bool ours = key->key() == Qt::Key_Escape || !(key->modifiers() & (Qt::ControlModifier | Qt::AltModifier));
        if (ours) event->accept();
        return ours;
    }
    return handleKey(key->key(), key->modifiers());
}

void CommandPalette::recolor()
{
    const Theme theme = Theme::fromPalette(QApplication::palette());
    if (graphicsEffect() && m_dark == theme.dark) return;
    m_dark = theme.dark;
    auto* shadow = new QGraphicsDropShadowEffect(this); // the old one goes with setGraphicsEffect
    shadow->setBlurRadius(28);
    shadow->setOffset(0, 6);
    shadow->setColor(QColor(0, 0, 0, theme.dark ? 160 : 70));
    setGraphicsEffect(shadow);
}

void CommandPalette::paintEvent(QPaintEvent*)
{
    const Theme theme = Theme::fromPalette(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(theme.dark ? theme.faint : theme.border);
    painter.setBrush(theme.background);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 10, 10);
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.fillRect(m_list->x(), m_list->y() - 1, m_list->width(), 1, theme.border);
}

void CommandPalette::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) recolor();
}

} // namespace qs
