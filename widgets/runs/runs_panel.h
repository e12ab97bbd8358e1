// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/runs/runs_model.h"

#include <QIcon>
#include <QWidget>

#include <functional>

class QAction;
class QLineEdit;
class QListView;
class QModelIndex;

namespace qs {

class RunDelegate;

/// The history of this session's runs. Del deletes what is selected, F2 renames, Space overlays, Alt+Shift with the
/// arrows or a drag moves; all of it is asked for by signal.
class RunsPanel : public QWidget
{
    Q_OBJECT

public:
    explicit RunsPanel(QWidget* parent = nullptr);

    void setRuns(const QVector<RunRow>& runs);
    void upsertRun(const RunRow& run);
    void removeRun(const QString& id);
    /// Makes a run the active one; emits nothing.
    void setActive(const QString& id);
    /// Id of the active run; empty without one.
    QString active() const;
    RunsModel* model() const { return m_model; }
    /// Ids of the selected runs from the top down, running ones left out.
    QStringList selectedRuns() const;
    /// What can be done with the runs, for menus; each holds while the list has the focus.
    QList<QAction*> runActions() const { return {m_rename, m_editNote, m_up, m_down, m_delete}; }
    /// Whether a run can be made the baseline of others; without it that is in no menu.
    void setBaselineOffered(bool offered);
    /// Further commands for the active run, at the beginning of the list's menu.
    void offerCommands(const QList<QAction*>& commands) { m_commands = commands; }
    QAction* baselineAction() const { return m_baseline; }

signals:
    void selected(const QString& id);
    void overlayChanged(const QStringList& ids);
    void renameRequested(const QString& id, const QString& title);
    void deleteRequested(const QStringList& ids);
    /// The run is to stand at `row` of the list that is left without it.
    void moveRequested(const QString& id, int row);
    /// The others are to be compared with this run; empty: with none any more.
    void baselineRequested(const QString& id);
    void noteChanged(const QString& id, const QString& note);

private:
    void makeActions();
    void moveBy(int rows);
    void showMenu(const QPoint& position);
    void currentChanged();
    void refresh();
    void commitNote();
    void rename();
    void toggleOverlay();
    QModelIndex current() const;

    RunsModel* m_model = nullptr;
    QListView* m_list = nullptr;
    QLineEdit* m_note = nullptr;
    QString m_noteId; ///< run whose note stands in the field
    QAction* m_rename = nullptr;
    QAction* m_delete = nullptr;
    QAction* m_baseline = nullptr;
    QAction* m_overlay = nullptr;
    QAction* m_editNote = nullptr;
    QList<QAction*> m_commands;
    QAction* m_up = nullptr;
    QAction* m_down = nullptr;
    bool m_silent = false;
};

} // namespace qs
