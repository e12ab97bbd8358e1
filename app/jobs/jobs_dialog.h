// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/jobs/job_board.h"
#include "app/jobs/jobs_model.h"

#include <QDialog>

class QAction;
class QLabel;
class QPushButton;
class QStackedWidget;
class QTreeView;

namespace qs {

class InlineMessage;

/// The list of what runs without this window, with what can be done with each. Stays beside the window.
class JobsDialog : public QDialog
{
    Q_OBJECT

public:
    JobsDialog(JobBoard& board, Settings& settings, QWidget* parent = nullptr);

    /// Tells how something went that was done here.
    void say(const QString& text, bool isError);
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
        void (JobsDialog::*does)(const JobRow& row);
        QAction* action = nullptr;
        QPushButton* button = nullptr;
    };
    void makeList();
    void makeDeeds();
    void showMenu(const QPoint& at);
    void takeRows();
    void updateDeeds();
    void tellLook();
    /// Why it cannot be done with this row; empty: it can. Null where it has nothing to do with such rows.
    QString obstacle(const Deed& deed, const JobRow& row) const;
    bool suits(const Deed& deed, const JobRow* row) const;
    void ask(const char* name, const QString& title, const QString& question, const QString& more, const QString& yes,
             std::function<void()> then);
    void fetch(const JobRow& row) { m_board.fetch(row); }
    void cancel(const JobRow& row);
    void remove(const JobRow& row);
    void returnTo(const JobRow& row);
    void end(const JobRow& row);
    void stopWaiting(const JobRow& row) { m_board.stopWaiting(row); }

    JobBoard& m_board;
    Settings& m_settings;
    JobsModel m_model;
    QTreeView* m_list;
    QStackedWidget* m_stack; ///< the list, or what is said of an empty one
    QLabel *m_empty, *m_look, *m_details;
    InlineMessage *m_said, *m_notes;
    QPushButton* m_refresh;
    QTimer m_second; ///< while it is seen
    std::vector<Deed> m_deeds;
};

} // namespace qs
