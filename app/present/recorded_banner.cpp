// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/present/recorded_banner.h"

#include "app/session/recorded.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace qs {

RecordedBanner::RecordedBanner(RunStore& store, QAction* tour, QWidget* parent)
    : NoticeFrame(&Theme::warning, 0.16, 0.4, parent), m_store(store), m_label(new QLabel(this)),
      m_tour(new QToolButton(this))
{
    setObjectName(QStringLiteral("recordedBanner"));
    m_label->setObjectName(QStringLiteral("recordedText"));
    m_label->setWordWrap(true);
    QFont strong;
    strong.setWeight(QFont::DemiBold);
    m_label->setFont(strong);
    m_tour->setObjectName(QStringLiteral("recordedTour"));
    m_tour->setDefaultAction(tour);
    m_tour->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    makeRow(m_label, 5)->addWidget(m_tour);
    connect(&m_store, &RunStore::wasReset, this, [this] {
        m_measured = false;
        update();
    });
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

} // namespace qs
