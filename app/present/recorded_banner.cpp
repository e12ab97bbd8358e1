// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/present/recorded_banner.h"

#include "app/session/recorded.h"
#include "widgets/controls/form_rows.h"
#include "widgets/style/icons.h"
#include "widgets/style/theme.h"

#include <QAction>
#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace qs {

RecordedBanner::RecordedBanner(RunStore& store, QAction* tour, QWidget* parent)
    : TintedFrame(parent), m_store(store), m_icon(new QLabel(this)), m_label(new QLabel(this)),
      m_tour(new QToolButton(this))
{
    setObjectName(QStringLiteral("recordedBanner"));
    m_label->setObjectName(QStringLiteral("recordedText"));
    m_label->setWordWrap(true);
    QFont strong;
    strong.setWeight(QFont::DemiBold);
    m_label->setFont(strong);
    m_label->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_tour->setObjectName(QStringLiteral("recordedTour"));
    m_tour->setDefaultAction(tour);
    m_tour->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    auto* row = makeBox<QHBoxLayout>(this, {12, 5, 8, 5}, 8);
    row->addWidget(m_icon);
    row->addWidget(m_label, 1);
    row->addWidget(m_tour);
    connect(&m_store, &RunStore::wasReset, this, [this] {
        m_measured = false;
        update();
    });
    recolor();
    update();
}

QString RecordedBanner::text() const { return m_label->text(); }

void RecordedBanner::measuring()
{
    m_measured = true;
    update();
}

void RecordedBanner::update()
{
    const SessionData& session = m_store.data();
    if (isRecorded(session)) {
        m_label->setText(tr("Recorded on %1, %2 — nothing is being measured now.")
                             .arg(recordedDevice(session), recordedDate(session)));
        setAccessibleName(m_label->text());
    }
    setVisible(isRecorded(session) && !m_measured);
}

void RecordedBanner::recolor()
{
    const Theme theme = Theme::fromPalette(QApplication::palette());
    m_icon->setPixmap(
        themedIcon(QStringLiteral("info"), theme, theme.readable(theme.warning, theme.panel)).pixmap(18, 18));
    setTint(mixed(theme.panel, theme.warning, 0.16), mixed(theme.border, theme.warning, 0.4));
}

void RecordedBanner::changeEvent(QEvent* event)
{
    TintedFrame::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) recolor();
}

} // namespace qs
