// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QString>
#include <QStringList>
#include <QVector>

namespace qs {

/// A run of this session as the history shows it.
struct RunRow
{
    QString id;
    QString title;     ///< 'Run 3 · Quantize 1024×8192 BF16'
    QString subtitle;  ///< '14:02 · INT8 per token 1.33× faster · NVIDIA H200'
    QStringList modes; ///< for the tooltip
    bool running = false;
    bool baseline = false;
    bool overlay = false; ///< drawn over the active run
    QString note;
    bool operator==(const RunRow&) const = default;
};

/// The history, newest first as passed in. Renaming, notes and moving are asked for, not done: the store answers with
/// setRuns() or upsert(). The overlay check is the view's own state and changes at once.
class RunsModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role { IdRole = Qt::UserRole, SubtitleRole, RunningRole, BaselineRole, NoteRole };

    explicit RunsModel(QObject* parent = nullptr) : QAbstractListModel(parent) {}

    /// Shows these runs; rows whose ids stay in the list are changed or moved, not made anew.
    void setRuns(const QVector<RunRow>& runs);
    /// Changes the run with this id, or inserts it at the top.
    void upsert(const RunRow& run);
    void remove(const QString& id);
    const QVector<RunRow>& runs() const { return m_runs; }
    int rowOf(const QString& id) const;
    QStringList overlaid() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    Qt::DropActions supportedDropActions() const override { return Qt::MoveAction; }
    /// Asks for a single run to be moved; where a list is dragged, that is what its view calls.
    bool moveRows(const QModelIndex& from, int row, int count, const QModelIndex& to, int before) override;

signals:
    void overlayChanged(const QStringList& ids);
    void renameRequested(const QString& id, const QString& title);
    /// A run is to stand at `row` of the list that is left without it.
    void moveRequested(const QString& id, int row);

private:
    QString toolTip(const RunRow& run) const;
    bool reorder(const QVector<RunRow>& runs);
    QVector<RunRow> m_runs;
};

} // namespace qs
