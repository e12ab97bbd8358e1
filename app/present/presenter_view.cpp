// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/present/presenter_view.h"

#include "app/present/present_window.h"
#include "widgets/controls/form_rows.h"
#include "widgets/slides/slide_view.h"
#include "widgets/style/icons.h"

#include <QCloseEvent>
#include <QCoreApplication>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>

namespace qs {

PresenterView::PresenterView(PresentWindow& show, QWidget* parent)
    : QWidget(parent, Qt::Window), m_show(show), m_now(new SlideView(this)), m_next(new SlideView(this)),
      m_page(new QLabel(this)), m_clock(new QLabel(this)), m_notes(new QLabel(this))
{
    setObjectName(QStringLiteral("presenterView"));
    setWindowTitle(tr("Presenter's view"));
    for (SlideView* view : {m_now, m_next}) {
        view->setFramed(true);
        view->setFocusPolicy(Qt::NoFocus);
    }
    m_clock->setProperty("role", "figure");
    m_clock->setAccessibleName(tr("Elapsed time"));
    m_page->setProperty("role", "subtitle");
    m_notes->setWordWrap(true);
    m_notes->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    m_notes->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_notes->setAccessibleName(tr("Notes for this page"));
    auto* next = new QLabel(tr("Next"), this);
    next->setProperty("role", "subtitle");
    auto* grid = new QGridLayout(this);
    auto* head = new QHBoxLayout;
    head->addWidget(m_page);
    head->addStretch(1);
    head->addWidget(m_clock);
    grid->addLayout(head, 0, 0, 1, 2);
    grid->addWidget(m_now, 1, 0, 3, 1);
    grid->addWidget(next, 1, 1);
    grid->addWidget(m_next, 2, 1);
    grid->addWidget(m_notes, 3, 1);
    grid->addWidget(makeButtons(), 4, 0, 1, 2);
    grid->setColumnStretch(0, 2);
    grid->setColumnStretch(1, 1);
    grid->setRowStretch(2, 2);
    grid->setRowStretch(3, 3);
    resize(1080, 620);
    connect(&m_show, &PresentWindow::pageChanged, this, &PresenterView::update);
    connect(&m_show, &PresentWindow::stateChanged, this, &PresenterView::update);
    connect(&m_show, &PresentWindow::ended, this, &QWidget::close);
    m_since.start();
    connect(&m_tick, &QTimer::timeout, this, &PresenterView::updateClock);
    m_tick.start(1000);
    updateClock();
    update();
}

QPushButton* PresenterView::button(const char* name, const QString& text, const char* icon)
{
    auto* result = named(new QPushButton(themedIcon(QLatin1String(icon)), text, this), name);
    result->setFocusPolicy(Qt::TabFocus);
    return result;
}

QWidget* PresenterView::makeButtons()
{
    auto* bar = new QWidget(this);
    auto* row = makeBox<QHBoxLayout>(bar);
    QPushButton* back = button("presenterBack", tr("Previous page"), "previous");
    QPushButton* forward = button("presenterNext", tr("Next page"), "next");
    m_run = button("presenterRun", tr("Advance automatically"), "play");
    m_run->setCheckable(true);
    m_blank = button("presenterBlank", tr("Blank"), "stop");
    m_blank->setCheckable(true);
    QPushButton* end = button("presenterEnd", tr("End"), "close");
    connect(back, &QPushButton::clicked, &m_show, &PresentWindow::previous);
    connect(forward, &QPushButton::clicked, &m_show, &PresentWindow::next);
    connect(m_run, &QPushButton::clicked, &m_show, &PresentWindow::setRunning);
    connect(m_blank, &QPushButton::clicked, &m_show, &PresentWindow::setBlank);
    connect(end, &QPushButton::clicked, &m_show, &QWidget::close);
    for (QPushButton* each : {back, forward, m_run, m_blank})
        row->addWidget(each);
    row->addStretch(1);
    row->addWidget(end);
    return bar;
}

void PresenterView::update()
{
    const Slide slide = m_show.slideAt(m_show.page());
    m_now->setSlide(slide, {m_show.page() + 1, m_show.count()});
    const bool last = m_show.page() + 1 >= m_show.count();
    m_next->setVisible(!last);
    if (!last) m_next->setSlide(m_show.slideAt(m_show.page() + 1), {m_show.page() + 2, m_show.count()});
    m_notes->setText(slide.notes);
    m_page->setText(tr("Page %1 of %2").arg(m_show.page() + 1).arg(m_show.count()));
    m_run->setChecked(m_show.isRunning());
    m_blank->setChecked(m_show.view().isBlank());
}

void PresenterView::updateClock()
{
    const qint64 seconds = m_since.elapsed() / 1000;
    m_clock->setText(QStringLiteral("%1:%2").arg(seconds / 60).arg(seconds % 60, 2, 10, QLatin1Char('0')));
}

/// The keys of the show work here as well.
void PresenterView::keyPressEvent(QKeyEvent* event) { QCoreApplication::sendEvent(&m_show, event); }

void PresenterView::closeEvent(QCloseEvent* event)
{
    event->accept();
    if (m_show.isVisible()) m_show.close();
}

} // namespace qs
