// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/recovery/recovery.h"

#include <QDialog>

#include <vector>

class QPushButton;
class QTreeWidget;

namespace qs {

/// What was left behind, session by session with its runs; restores or discards the chosen one.
class RecoveryDialog : public QDialog
{
    Q_OBJECT

public:
    explicit RecoveryDialog(QWidget* parent);

    void setSessions(std::vector<LeftSession> sessions);

signals:
    void restoreRequested(const qs::LeftSession& session);
    void discardRequested(const std::vector<qs::LeftSession>& sessions);

private:
    const LeftSession* chosen() const;
    void refresh();

    std::vector<LeftSession> m_sessions;
    QTreeWidget* m_tree;
    QPushButton *m_restore, *m_discard;
};

} // namespace qs
