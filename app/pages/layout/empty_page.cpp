// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/layout/empty_page.h"

#include "app/frame/action_groups.h"
#include "widgets/controls/form_rows.h"
#include "widgets/style/icons.h"

#include <QAction>
#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace qs {
namespace {

constexpr int kMaxWidth = 660; ///< of a line of text that is read with ease
constexpr int kIcon = 40, kSpacing = 10;

void follow(QPushButton& button, const QAction& action)
{
    button.setText(plainActionText(action.text()));
    button.setIcon(action.icon());
    button.setToolTip(action.toolTip());
    button.setEnabled(action.isEnabled());
}

} // namespace

EmptyPage::EmptyPage(const QString& title, const QString& words, const QString& name, const QString& icon,
                     QWidget* parent)
    : QWidget(parent), m_iconName(icon), m_icon(new QLabel(this)), m_text(new QLabel(words, this)),
      m_footnote(new QLabel(this)), m_buttons(new QBoxLayout(QBoxLayout::LeftToRight))
{
    auto* head = new QLabel(title, this);
    head->setProperty("role", "title");
    head->setWordWrap(true);
    m_text->setProperty("role", "subtitle");
    m_text->setWordWrap(true);
    m_text->setObjectName(name);
    m_footnote->setProperty("role", "muted");
    m_footnote->setWordWrap(true);
    m_footnote->hide();
    m_icon->setVisible(!icon.isEmpty());
    m_buttons->setSpacing(6);
    m_buttons->addStretch(1);
    auto* block = new QWidget(this);
    block->setMaximumWidth(kMaxWidth);
    block->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    auto* column = makeBox<QVBoxLayout>(block, {}, kSpacing);
    column->addStretch(2);
    addAll(column, {m_icon, head, m_text});
    column->addLayout(m_buttons);
    column->addWidget(m_footnote);
    column->addStretch(3);
    auto* rows = makeBox<QHBoxLayout>(this, {16, 12, 16, 12});
    rows->addStretch(1);
    rows->addWidget(block, 100);
    rows->addStretch(1);
    recolor();
}

void EmptyPage::offer(QAction* action)
{
    if (!action) return;
    auto* button = new QPushButton(this);
    button->setAutoDefault(false);
    button->setObjectName(QStringLiteral("offer-") + action->objectName());
    const bool first = m_buttons->count() == 1; // the stretch stands there
    if (first) button->setProperty("role", "primary");
    const auto take = [button, action] {
        follow(*button, *action);
        button->setIcon({}); // words are enough, and have the room
    };
    take();
    connect(action, &QAction::changed, button, take);
    connect(button, &QPushButton::clicked, action, &QAction::trigger);
    m_buttons->insertWidget(m_buttons->count() - 1, button, 0, Qt::AlignLeft);
    arrange();
}

void EmptyPage::arrange()
{
    const QMargins margins = layout()->contentsMargins();
    int needed = 0;
    for (int i = 0; i < m_buttons->count(); ++i)
        if (const QWidget* button = m_buttons->itemAt(i)->widget())
            needed += button->sizeHint().width() + m_buttons->spacing();
    const int room = std::min(kMaxWidth, width() - margins.left() - margins.right());
    m_buttons->setDirection(needed <= room ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    if (m_iconName.isEmpty()) return;
    const int height = layout()->totalHeightForWidth(width()) + (m_icon->isHidden() ? kIcon + kSpacing : 0);
    m_icon->setVisible(height <= this->height());
}

void EmptyPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void EmptyPage::setWords(const QString& words)
{
    m_text->setText(words);
    arrange();
}

void EmptyPage::setFootnote(const QString& words)
{
    m_footnote->setText(words);
    m_footnote->setVisible(!words.isEmpty());
}

void EmptyPage::recolor()
{
    if (m_iconName.isEmpty()) return;
    const Theme theme = Theme::fromPalette(QApplication::palette());
    m_icon->setPixmap(themedIcon(m_iconName, theme, theme.accent).pixmap(QSize(kIcon, kIcon), devicePixelRatioF()));
}

void EmptyPage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) recolor();
}

} // namespace qs
