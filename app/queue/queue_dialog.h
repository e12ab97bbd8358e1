// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/queue/queue_model.h"
#include "app/queue/queue_service.h"

#include <QDialog>

class QAction;
class QLabel;
class QPushButton;
class QStackedWidget;
class QTreeView;

namespace qs {

class InlineMessage;

/// The list of what runs without this window, with what can be done with each. Stays beside the window.
class QueueDialog : public QDialog
{
    Q_OBJECT

public:
    QueueDialog(QueueService& queue, Settings& settings, QWidget* parent = nullptr);

    /// Tells how something went that was done here.
    void showMessage(const QString& text, bool isError);
    /// Makes the row of a batch or a session the current one, where there is one.
    void select(const QString& id);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    struct Deed
    {
        const char* name;
        QString text, toolTip;
        void (QueueDialog::*does)(const QueueRow& row);
        QAction* action = nullptr;
        QPushButton* button = nullptr;
    };
    void makeList();
    void makeDeeds();
    void showMenu(const QPoint& at);
    void updateRows();
    void updateDeeds();
    void updateStatus();
    /// Why it cannot be done with this row; empty: it can. Null where it has nothing to do with such rows.
    QString obstacle(const Deed& deed, const QueueRow& row) const;
    bool suits(const Deed& deed, const QueueRow* row) const;
    void ask(const char* name, const QString& title, const QString& question, const QString& more, const QString& yes,
             std::function<void()> then);
    void fetch(const QueueRow& row) { m_queue.fetch(row); }
    void cancel(const QueueRow& row);
    void remove(const QueueRow& row);
    void returnTo(const QueueRow& row);
    void end(const QueueRow& row);
    void stopWaiting(const QueueRow& row) { m_queue.stopWaiting(row); }

    QueueService& m_queue;
    Settings& m_settings;
    QueueModel m_model;
    QTreeView* m_list;
    QStackedWidget* m_stack; ///< the list, or what is reported about an empty one
    QLabel *m_empty, *m_look, *m_details;
    InlineMessage *m_message, *m_notes;
    QPushButton* m_refresh;
    QTimer m_second; ///< while it is seen
    std::vector<Deed> m_deeds;
};

} // namespace qs
