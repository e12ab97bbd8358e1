// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tables/llm_model.h"

#include "widgets/language/lab_text.h"
#include "widgets/style/study_mode_style.h"
#include "widgets/style/theme.h"

#include <algorithm>

namespace qs {

namespace {

constexpr int kWidest = 320; // what is longer has its tooltip

bool sameTitles(const QVector<LlmColumn>& a, const QVector<LlmColumn>& b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](const LlmColumn& x, const LlmColumn& y) { return x.title == y.title; });
}

bool sameRows(const LlmStudyResult& a, const LlmStudyResult& b)
{
    return std::equal(a.rows.begin(), a.rows.end(), b.rows.begin(), b.rows.end(),
                      [](const LlmRow& x, const LlmRow& y) { return x.configuration == y.configuration; });
}

} // namespace

LlmModel::LlmModel(QObject* parent) : ModeModel(parent) {}

void LlmModel::setStudy(std::shared_ptr<const LlmStudyResult> study) { show(std::move(study), m_kind); }
void LlmModel::setKind(LlmTableKind kind) { show(m_study, kind); }

void LlmModel::show(std::shared_ptr<const LlmStudyResult> study, LlmTableKind kind)
{
    QVector<LlmColumn> columns = study ? llmColumns(kind, *study) : QVector<LlmColumn>();
    const bool same =
        m_study && study && kind == m_kind && sameTitles(columns, m_columns) && sameRows(*study, *m_study);
    if (!same) beginResetModel();
    m_columns = std::move(columns); // they refer to the study
    m_study = std::move(study);
    m_kind = kind;
    if (!same) return endResetModel();
    if (rowCount() > 0) emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

QString LlmModel::columnTitle(int column) const
{
    return column == 0 ? tr("Configuration") : m_columns.value(column - 1).title;
}

QString LlmModel::columnToolTip(int column) const
{
    return column == 0 ? tr("What was asked for.") : m_columns[column - 1].toolTip;
}

int LlmModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || !m_study ? 0 : static_cast<int>(m_study->rows.size());
}

int LlmModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() || !m_study ? 0 : static_cast<int>(m_columns.size()) + 1;
}

LlmCell LlmModel::cell(const QModelIndex& index, const QLocale& locale) const
{
    const LlmRow& row = at(index.row());
    if (row.failed.empty()) return m_columns[index.column() - 1].cell(row, locale);
    const QString why = labText(row.failed);
    return {{}, index.column() == 1 ? tr("failed: %1").arg(why) : QStringLiteral("–"), why, LlmCell::Tone::Muted};
}

QVariant LlmModel::nameData(int row, int role) const
{
    const QString mode = llmMode(at(row).configuration);
    const LlmConfiguration* configuration = findLlmConfiguration(at(row).configuration);
    switch (role) {
    case Qt::DisplayRole:
    case ExportRole:
    case RawRole:
        return studyModeTitle(mode);
    case Qt::ToolTipRole:
        return configuration ? labText(configuration->description) : QString();
    case Qt::FontRole:
        return nameFont(&at(row) == m_study->baseline());
    case Qt::DecorationRole:
        return swatchOf(mode);
    default:
        return {};
    }
}

QVariant LlmModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) return {};
    if (role == ModeNameRole) return llmMode(at(index.row()).configuration);
    if (role == Qt::TextAlignmentRole) return alignmentOf(index.column());
    if (index.column() == 0) return nameData(index.row(), role);
    switch (role) {
    case Qt::DisplayRole:
        return cell(index, QLocale()).text;
    case ExportRole:
        return cell(index, QLocale::c()).text;
    case RawRole:
        return cell(index, QLocale::c()).raw;
    case Qt::ToolTipRole: {
        const LlmCell shown = cell(index, QLocale());
        return shown.toolTip.isEmpty() ? m_columns[index.column() - 1].toolTip : shown.toolTip;
    }
    case Qt::ForegroundRole:
        switch (cell(index, QLocale::c()).tone) {
        case LlmCell::Tone::Muted:
            return ink().muted;
        case LlmCell::Tone::Good:
            return ink().good;
        case LlmCell::Tone::Bad:
            return ink().bad;
        case LlmCell::Tone::Plain:
            break;
        }
        return {};
    default:
        return {};
    }
}

LlmTable::LlmTable(QWidget* parent) : ModeTable(parent)
{
    setObjectName(QStringLiteral("llmTable"));
    setAccessibleName(tr("Configurations of the study"));
}

void LlmTable::setLlmModel(LlmModel* model)
{
    setModeModel(model, kWidest);
    if (model)
        connect(model, &QAbstractItemModel::modelReset, this, &LlmTable::refitColumns); // after the other columns came
}

QString LlmTable::emptyText() const
{
    return tr("Nothing measured yet. Press F5: every configuration gets a row as soon as it has run.");
}

} // namespace qs
