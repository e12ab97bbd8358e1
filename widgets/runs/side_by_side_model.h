// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/results/compare/side_by_side.h"
#include "widgets/tables/column_model.h"

#include <QStringList>

#include <deque>
#include <string>

namespace qs {

/// Runs side by side: a row for each mode, and for each run a group of columns: the median with half its interval, the
/// share of its own device's ceiling, the energy per call where one is known, and the speed-up over the reference.
class SideBySideModel : public ColumnModel<SideRow>
{
    Q_OBJECT

public:
    explicit SideBySideModel(QObject* parent = nullptr) : ColumnModel(parent) {}

    /// Its columns are others afterwards.
    void setRuns(SideBySide runs);
    const SideBySide& runs() const { return m_runs; }

protected:
    std::span<const SideRow> rows() const override { return m_runs.rows; }
    QString nameOf(const SideRow& row) const override;

private:
    void makeColumns();
    void addRun(std::size_t run, const QString& name, bool ceiling, bool energy);
    void addSpeedUp(std::size_t run, const QString& name);
    const char* idOf(const char* what, std::size_t run);

    SideBySide m_runs;
    std::deque<std::string> m_ids; ///< of the columns, which point to them
};

/// What tells the runs apart in few words: the target where that is enough, else the whole name.
QStringList shortNames(const SideBySide& runs);

} // namespace qs
