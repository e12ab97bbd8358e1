// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tables/llm_model.h"

#include "widgets/language/lab_text.h"
#include "widgets/style/study_mode_style.h"
#include "widgets/style/theme.h"

#include <algorithm>

namespace qs {

namespace {

constexpr int kWidest = 260; // what is longer has its tooltip

bool sameTitles(const QVector<LlmColumn>& a, const QVector<LlmColumn>& b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const LlmColumn& x, const LlmColumn& y) { return x.title == y.title; });
}

bool sameRows(const LlmStudyResult& a, const LlmStudyResult& b)
{
    return std::equal(a.rows.begin(), a.rows.end(), b.rows.begin(), b.rows.end(), [](const LlmRow& x, const LlmRow& y) { return x.configuration == y.configuration; });
}

} // namespace

LlmModel::LlmModel(QObject* parent) : QAbstractTableModel(parent) {}

void LlmModel::setStudy(std::shared_ptr<const LlmStudyResult> study) { show(std::move(study), m_kind); }
void LlmModel::setKind(LlmTableKind kind) { show(m_study, kind); }

void LlmModel::show(std::shared_ptr<const LlmStudyResult> study, LlmTableKind kind)
{
    QVector<LlmColumn> columns = study ? llmColumns(kind, *study) : QVector<LlmColumn>();
    const bool same = m_study && study && kind == m_kind && sameTitles(columns, m_columns) && sameRows(*study, *m_study);
    if (!same) beginResetModel();
    m_columns = std::move(columns); // they refer to the study
    m_study = std::move(study);
    m_kind = kind;
    if (!same) return endResetModel();
    if (rowCount() > 0) emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

void LlmModel::setSwatch(std::function<QIcon(const QString&)> swatch)
{
    m_swatch = std::move(swatch);
    if (rowCount() > 0) emit dataChanged(index(0, 0), index(rowCount() - 1, 0), {Qt::DecorationRole});
}

void LlmModel::setInk(const StudyInk& ink)
{
    if (ink == m_ink) return;
    m_ink = ink;
    if (rowCount() > 0) emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1), {Qt::ForegroundRole});
}

QString LlmModel::header(int column) const { return column == 0 ? tr("Configuration") : m_columns.value(column - 1).title; }

int LlmModel::rowCount(const QModelIndex& parent) const { return parent.isValid() || !m_study ? 0 : static_cast<int>(m_study->rows.size()); }

int LlmModel::columnCount(const QModelIndex& parent) const { return parent.isValid() || !m_study ? 0 : static_cast<int>(m_columns.size()) + 1; }

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
        return &at(row) == m_study->baseline() ? QVariant(Theme::font(Theme::baseSize, QFont::DemiBold)) : QVariant();
    case Qt::DecorationRole:
        return m_swatch ? QVariant(m_swatch(mode)) : QVariant();
    default:
        return {};
    }
}

QVariant LlmModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) return {};
    if (role == ModeNameRole) return llmMode(at(index.row()).configuration);
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(Qt::Alignment(isNumber(index.column()) ? Qt::AlignRight | Qt::AlignAbsolute | Qt::AlignVCenter : Qt::AlignLeft | Qt::AlignVCenter));
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
        case LlmCell::Tone::Muted: return m_ink.muted;
        case LlmCell::Tone::Good: return m_ink.good;
        case LlmCell::Tone::Bad: return m_ink.bad;
        case LlmCell::Tone::Plain: break;
        }
        return {};
    default:
        return {};
    }
}

QVariant LlmModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount()) return {};
    if (role == Qt::DisplayRole) return header(section);
    if (role == Qt::ToolTipRole) return section == 0 ? tr("What was asked for.") : m_columns[section - 1].toolTip;
    if (role == Qt::TextAlignmentRole) return QVariant::fromValue(Qt::Alignment(isNumber(section) ? Qt::AlignRight | Qt::AlignAbsolute | Qt::AlignVCenter : Qt::AlignLeft | Qt::AlignVCenter));
    return {};
}

LlmTable::LlmTable(QWidget* parent) : ModeTable(LlmModel::RawRole, LlmModel::ModeNameRole, parent)
{
    setObjectName(QStringLiteral("llmTable"));
    setAccessibleName(tr("Configurations of the study"));
}

void LlmTable::setLlmModel(LlmModel* model)
{
    m_model = model;
    setModeModel(model, kWidest);
    if (model) connect(model, &QAbstractItemModel::modelReset, this, &LlmTable::refitColumns); // after the other columns came
}

void LlmTable::takeInk()
{
    if (m_model) m_model->setInk(StudyInk::of(palette()));
}

QString LlmTable::headerText(int column, bool) const { return m_model->header(column); }

QString LlmTable::cellText(const QModelIndex& index, bool fullPrecision) const
{
    if (!fullPrecision || !m_model->isNumber(index.column())) return index.data(LlmModel::ExportRole).toString();
    const QVariant raw = index.data(LlmModel::RawRole);
    return raw.isValid() ? QString::number(raw.toDouble(), 'g', 9) : QString();
}

bool LlmTable::isNumber(int column) const { return m_model->isNumber(column); }

void LlmTable::paintEvent(QPaintEvent* event)
{
    QTableView::paintEvent(event);
    paintEmpty(tr("Nothing measured yet. Press F5: every configuration gets a row as soon as it has run."));
}

} // namespace qs
