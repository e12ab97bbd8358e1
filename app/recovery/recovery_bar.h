// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/recovery/recovery.h"
#include "widgets/controls/tinted_frame.h"

#include <vector>

class QLabel;
class QPushButton;
class QToolButton;

namespace qs {

/// A line above the pages that offers what a program left behind that did not end well. It stops nobody: the window
/// works as ever, and the offer stays until it is taken, refused or closed; closed, it comes again at the next start.
class RecoveryBar : public TintedFrame
{
    Q_OBJECT

public:
    explicit RecoveryBar(QWidget* parent = nullptr);

    /// Hides itself where there are none.
    void offer(std::vector<LeftSession> sessions);
    const std::vector<LeftSession>& sessions() const { return m_sessions; }
    /// While one is being read the buttons wait.
    void setBusy(bool busy);
    QString text() const;

signals:
    void restoreRequested(const qs::LeftSession& session);
    void discardRequested(const std::vector<qs::LeftSession>& sessions);
    void detailsRequested();

protected:
    void changeEvent(QEvent* event) override;

private:
    void recolor();

    std::vector<LeftSession> m_sessions;
    QLabel *m_icon, *m_label;
    QPushButton *m_restore, *m_details, *m_discard;
    QToolButton* m_close;
};

/// 'accuracy.quantoscope, 3 runs and 1 interrupted, 14:02'
QString leftSessionText(const LeftSession& session);

} // namespace qs
