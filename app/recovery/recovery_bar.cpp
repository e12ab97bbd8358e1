// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/recovery/recovery_bar.h"

#include "widgets/controls/form_rows.h"
#include "widgets/style/icons.h"
#include "widgets/style/theme.h"

#include <QApplication>
#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QToolButton>

#include <utility>

namespace qs {
namespace {

QPushButton* makeButton(const char* name, const QString& text, const QString& toolTip, QWidget* parent)
{
    auto* button = new QPushButton(text, parent);
    button->setObjectName(QString::fromLatin1(name));
    button->setToolTip(toolTip);
    button->setAutoDefault(false);
    return button;
}

} // namespace

QString leftSessionText(const LeftSession& session)
{
    const QString name =
        session.file.isEmpty() ? RecoveryBar::tr("Unsaved session") : QFileInfo(session.file).fileName();
    const QString when = QLocale().toString(session.saved, QLocale::ShortFormat);
    const QString runs = RecoveryBar::tr("%n run(s)", nullptr, static_cast<int>(session.runs.size()));
    if (session.interrupted == 0) return RecoveryBar::tr("%1: %2, %3").arg(name, runs, when);
    const QString interrupted = RecoveryBar::tr("%n interrupted", nullptr, session.interrupted);
    return session.runs.isEmpty() ? RecoveryBar::tr("%1: %2, %3").arg(name, interrupted, when)
                                  : RecoveryBar::tr("%1: %2 and %3, %4").arg(name, runs, interrupted, when);
}

RecoveryBar::RecoveryBar(QWidget* parent) : TintedFrame(parent), m_icon(new QLabel(this)), m_label(new QLabel(this))
{
    setObjectName(QStringLiteral("recoveryBar"));
    m_restore = makeButton("recoveryRestore", tr("Restore"), tr("Restore the newest session in this window"), this);
    m_details =
        makeButton("recoveryDetails", tr("Show contents…"), tr("List the sessions and their runs, and choose"), this);
    m_discard = makeButton("recoveryDiscard", tr("Discard…"), tr("Delete the recovery copies"), this);
    m_close = named(new QToolButton(this), "recoveryClose");
    m_close->setAutoRaise(true);
    m_close->setToolTip(tr("Decide later. You are asked again at the next start."));
    m_close->setAccessibleName(tr("Decide later"));
    m_label->setObjectName(QStringLiteral("recoveryText"));
    m_label->setWordWrap(true);
    m_label->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    auto* row = makeBox<QHBoxLayout>(this, {12, 6, 8, 6}, 8);
    row->addWidget(m_icon);
    row->addWidget(m_label, 1);
    for (QWidget* button : std::initializer_list<QWidget*>{m_restore, m_details, m_discard, m_close})
        row->addWidget(button);
    // Copies: what is asked meanwhile may take long enough for another list to come.
    connect(m_restore, &QPushButton::clicked, this, [this] {
        if (m_sessions.empty()) return;
        const LeftSession newest = m_sessions.front();
        emit restoreRequested(newest);
    });
    connect(m_details, &QPushButton::clicked, this, &RecoveryBar::detailsRequested);
    connect(m_discard, &QPushButton::clicked, this, [this] {
        const std::vector<LeftSession> all = m_sessions;
        emit discardRequested(all);
    });
    connect(m_close, &QToolButton::clicked, this, &QWidget::hide);
    recolor();
    hide();
}

void RecoveryBar::offer(std::vector<LeftSession> sessions)
{
    m_sessions = std::move(sessions);
    if (m_sessions.empty()) return hide();
    const QString what =
        tr("%n session(s) were not saved when the program ended.", nullptr, static_cast<int>(m_sessions.size()));
    const QString newest = leftSessionText(m_sessions.front());
    m_label->setText(QStringLiteral("<b>%1</b> &nbsp;%2").arg(what.toHtmlEscaped(), newest.toHtmlEscaped()));
    m_label->setAccessibleName(text());
    setAccessibleName(text());
    show();
}

QString RecoveryBar::text() const
{
    if (m_sessions.empty()) return {};
    return tr("%n session(s) were not saved when the program ended.", nullptr, static_cast<int>(m_sessions.size())) +
           QLatin1Char(' ') + leftSessionText(m_sessions.front());
}

void RecoveryBar::setBusy(bool busy)
{
    for (QPushButton* button : {m_restore, m_details, m_discard})
        button->setEnabled(!busy);
}

void RecoveryBar::recolor()
{
    const Theme theme = Theme::fromPalette(QApplication::palette());
    m_icon->setPixmap(themedIcon(QStringLiteral("reset"), theme, theme.accent).pixmap(18, 18));
    m_close->setIcon(themedIcon(QStringLiteral("close"), theme));
    setTint(mixed(theme.panel, theme.accent, 0.12), mixed(theme.border, theme.accent, 0.3));
}

void RecoveryBar::changeEvent(QEvent* event)
{
    TintedFrame::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) recolor();
}

} // namespace qs
