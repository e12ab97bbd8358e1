// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/frame/notice_frame.h"
#include "app/session/run_store.h"

class QAction;
class QLabel;
class QToolButton;

namespace qs {

/// A line above the pages that says that what is shown was recorded elsewhere; as long as nothing is measured here.
class RecordedBanner : public NoticeFrame
{
    Q_OBJECT

public:
    /// `tour` becomes a button.
    RecordedBanner(RunStore& store, QAction* tour, QWidget* parent = nullptr);
    QString text() const;

public slots:
    /// Something is measured here from now on: the line goes, until another session is opened.
    void measuring();

private:
    void update();

    RunStore& m_store;
    QLabel* m_label;
    QToolButton* m_tour;
    bool m_measured = false; ///< since the session was opened
};

} // namespace qs
