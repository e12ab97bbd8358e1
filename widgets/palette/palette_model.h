// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/palette/command_palette.h"
#include "widgets/palette/fuzzy_match.h"

#include <QAbstractListModel>

namespace qs {

/// The commands that fit what was typed, best first; among those that fit alike, the last used first and what can be
/// done now before what cannot.
class PaletteModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role { GroupRole = Qt::UserRole, KeysRole, AboutRole, PositionsRole, EnabledRole, CheckedRole };

    explicit PaletteModel(QObject* parent = nullptr) : QAbstractListModel(parent) {}
    void setCommands(const QVector<PaletteCommand>& commands, const QStringList& recent);
    void setQuery(const QString& query);
    const PaletteCommand& command(int row) const { return m_commands[m_rows[row].index]; }

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    /// Also what cannot be done now is selected, so that its reason can be read.
    Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    struct Row
    {
        int index = 0;
        int score = 0;
        QVector<int> positions; ///< in the text
    };
    QVector<PaletteCommand> m_commands;
    QVector<Row> m_rows;
    QVector<int> m_recency; ///< by command: place among the last used, or a large number
};

} // namespace qs
