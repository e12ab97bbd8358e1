// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tables/mode_model.h"

#include "widgets/style/text_scale.h"
#include "widgets/style/theme.h"

#include <utility>

namespace qs {

StudyInk StudyInk::of(const QPalette& palette)
{
    const Theme theme = Theme::fromPalette(palette);
    return {theme.muted, theme.readable(theme.good, theme.background), theme.readable(theme.bad, theme.background)};
}

void ModeModel::setSwatch(std::function<QIcon(const QString&)> swatch)
{
    m_swatch = std::move(swatch);
    if (rowCount() > 0) emit dataChanged(index(0, 0), index(rowCount() - 1, 0), {Qt::DecorationRole});
}

void ModeModel::setInk(const StudyInk& ink)
{
    if (ink == m_ink) return;
    m_ink = ink;
    if (rowCount() > 0) emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1), {Qt::ForegroundRole});
}

QVariant ModeModel::alignmentOf(int column) const
{
    return QVariant::fromValue(Qt::Alignment(isNumber(column) ? Qt::AlignRight | Qt::AlignAbsolute | Qt::AlignVCenter
                                                              : Qt::AlignLeft | Qt::AlignVCenter));
}

QVariant ModeModel::nameFont(bool isBaseline)
{
    return isBaseline ? QVariant(uiFont(Theme::baseSize, QFont::DemiBold)) : QVariant();
}

QVariant ModeModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount()) return {};
    if (role == Qt::DisplayRole) return columnTitle(section);
    if (role == Qt::ToolTipRole) return columnToolTip(section);
    return role == Qt::TextAlignmentRole ? alignmentOf(section) : QVariant();
}

} // namespace qs
