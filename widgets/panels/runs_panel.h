// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/panels/runs_model.h"

#include <QIcon>
#include <QWidget>

#include <functional>

class QAction;
class QLineEdit;
class QListView;
class QModelIndex;

namespace qs {

class RunDelegate;

/// The history of this session's runs. Del deletes, F2 renames, Space overlays; all of it is asked for by
/// signal.
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
    void setSwatch(std::function<QIcon(const QString&)> swatch);

signals:
    void selected(const QString& id);
    void overlayChanged(const QStringList& ids);
    void renameRequested(const QString& id, const QString& title);
    void deleteRequested(const QString& id);
    void baselineRequested(const QString& id);
    void noteChanged(const QString& id, const QString& note);

private:
    void makeActions();
    void showMenu(const QPoint& position);
    void currentChanged();
    void refresh();
    void rename();
    void toggleOverlay();
    QModelIndex current() const;

    RunsModel* m_model = nullptr;
    RunDelegate* m_delegate = nullptr;
    QListView* m_list = nullptr;
    QLineEdit* m_note = nullptr;
    QString m_noteId; ///< run whose note stands in the field
    QAction* m_rename = nullptr;
    QAction* m_delete = nullptr;
    QAction* m_baseline = nullptr;
    QAction* m_overlay = nullptr;
    bool m_silent = false;
};

} // namespace qs
