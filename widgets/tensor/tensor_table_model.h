// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/numerics/channel_outliers.h"
#include "widgets/tables/column_model.h"

#include <deque>
#include <optional>
#include <string>
#include <vector>

namespace qs {

/// A tensor of a file, and what was measured of it.
struct TensorRow
{
    struct Mode
    {
        std::string name;
        double sqnrDb = 0; ///< NaN: not known
        double p50 = 0;    ///< µs; 0: not known
        double floor = 0;  ///< dB below which the values are lost; 0: there is no such
    };
    QString name, shape;
    std::vector<Mode> modes; ///< none: not measured yet
    std::optional<InputOutliers> outliers;

    const Mode* find(const std::string& mode) const;
    /// By setTensors(): the mode that loses most against the tensor of the file that it keeps best, and how much; empty
    /// where none loses anything.
    std::string worst{};
    double lossDb = 0;
};

/// Tensor × mode: the tensor that loses most first, with SQNR and median latency of each mode.
class TensorTableModel : public ColumnModel<TensorRow>
{
    Q_OBJECT

public:
    explicit TensorTableModel(QObject* parent = nullptr) : ColumnModel(parent) {}

    /// Its columns are others afterwards.
    void setTensors(std::vector<TensorRow> tensors);

protected:
    std::span<const TensorRow> rows() const override { return m_rows; }
    QString nameOf(const TensorRow& row) const override { return row.name; }

private:
    void findLosses();
    void makeColumns();
    void addMode(const std::string& mode);
    const char* idOf(const char* what, const std::string& mode);

    std::vector<TensorRow> m_rows;
    std::deque<std::string> m_ids; ///< of the columns, which point to them
};

} // namespace qs
