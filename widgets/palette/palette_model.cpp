// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/palette/palette_model.h"

#include <algorithm>
#include <tuple>

namespace qs {
namespace {

constexpr int kNeverUsed = 1'000;
constexpr int kRecentBonus = 6; ///< of the ten last used, in points of the match
constexpr int kPerLetter = 10;  ///< a match of a longer query that is worth less is one by chance
constexpr int kOtherName = 8;   ///< less for a match of what else it is called
constexpr int kElsewhere = 40;  ///< less for a match in the group or the explanation than in the text

/// Letters of a longer query that stand one by one all over a text fit by chance.
bool isScattered(const QString& query, const FuzzyMatch& match)
{
    if (query.simplified().size() < 4 || match.positions.size() < 4) return false;
    int breaks = 0;
    for (qsizetype i = 1; i < match.positions.size(); ++i)
        breaks += match.positions[i] != match.positions[i - 1] + 1;
    return match.score < kPerLetter * match.positions.size() && breaks > 1;
}

/// How well the best of the names fits; nothing where none holds the query as it is.
std::optional<int> bestName(const QString& query, const QStringList& names)
{
    std::optional<int> best;
    if (query.simplified().isEmpty()) return best;
    for (const QString& name : names)
        if (name.contains(query.simplified(), Qt::CaseInsensitive))
            if (const auto match = fuzzyMatch(query, name)) best = std::max(best.value_or(match->score), match->score);
    return best;
}

} // namespace

void PaletteModel::setCommands(const QVector<PaletteCommand>& commands, const QStringList& recent)
{
    beginResetModel();
    m_commands = commands;
    m_recency.clear();
    for (const PaletteCommand& command : commands) {
        const auto at = recent.indexOf(command.id);
        m_recency << (at < 0 ? kNeverUsed : static_cast<int>(at));
    }
    m_rows.clear();
    endResetModel();
    setQuery({});
}

void PaletteModel::setQuery(const QString& query)
{
    beginResetModel();
    m_rows.clear();
    for (int i = 0; i < m_commands.size(); ++i) {
        const PaletteCommand& command = m_commands[i];
        if (const auto match = fuzzyMatch(query, command.text); match && !isScattered(query, *match)) {
            const bool recent = m_recency[i] < 10 && !query.isEmpty();
            m_rows.push_back({i, match->score + (recent ? kRecentBonus : 0), match->positions});
        } else if (const auto named = bestName(query, command.names)) {
            m_rows.push_back({i, *named - kOtherName + (m_recency[i] < 10 ? kRecentBonus : 0), {}});
        } else if (const auto other = fuzzyMatch(query, command.group + QLatin1Char(' ') + command.text);
                   other && !isScattered(query, *other)) {
            m_rows.push_back({i, other->score - kElsewhere, {}});
        } else if (query.simplified().size() > 2 && command.about.contains(query.simplified(), Qt::CaseInsensitive)) {
            m_rows.push_back({i, -kElsewhere, {}});
        }
    }
    const auto order = [this](const Row& a, const Row& b) {
        const auto key = [this](const Row& row) {
            return std::tuple(-row.score, m_recency[row.index], !m_commands[row.index].isEnabled, row.index);
        };
        return key(a) < key(b);
    };
    std::sort(m_rows.begin(), m_rows.end(), order);
    endResetModel();
}

int PaletteModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

Qt::ItemFlags PaletteModel::flags(const QModelIndex& index) const
{
    return index.isValid() ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren : Qt::NoItemFlags;
}

QVariant PaletteModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= m_rows.size()) return {};
    const Row& row = m_rows[index.row()];
    const PaletteCommand& command = m_commands[row.index];
    switch (role) {
    case Qt::DisplayRole:
        return command.text;
    case Qt::DecorationRole:
        return command.icon;
    case Qt::ToolTipRole:
        return command.about;
    case Qt::AccessibleTextRole:
        if (!command.isEnabled) return tr("%1, not available: %2").arg(command.text, command.about);
        return command.keys.isEmpty() ? tr("%1, in %2").arg(command.text, command.group)
                                      : tr("%1, in %2, keys %3").arg(command.text, command.group, command.keys);
    case GroupRole:
        return command.group;
    case KeysRole:
        return command.keys;
    case AboutRole:
        return command.about;
    case PositionsRole:
        return QVariant::fromValue(row.positions);
    case EnabledRole:
        return command.isEnabled;
    case CheckedRole:
        return command.isChecked;
    default:
        return {};
    }
}

} // namespace qs
