// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/targets/batch/batch.h"

#include <functional>
#include <string>
#include <vector>

namespace qs {

/// The batches that were submitted, kept in the file 'batches.json' of a folder; what was gathered of them is in
/// 'batches/ID' beside it. Read anew by each call, since another window may have changed it; changes wait for each
/// other. Any thread.
class BatchList
{
public:
    /// `folder`: where targets.json is kept.
    explicit BatchList(std::string folder) : m_folder(std::move(folder)) {}

    Result<std::vector<Batch>> all() const;
    /// Adds it, or replaces the one of the same id.
    Result<void> save(const Batch& batch) const;
    /// Replaces it where it is still there. What was found or gathered of its tasks meanwhile stays so.
    Result<void> update(const Batch& batch) const;
    /// With what was gathered of it.
    Result<void> remove(const std::string& id) const;
    /// By its id or the beginning of it, where that is unique; Usage lists what there is.
    Result<Batch> find(const std::string& id) const;
    /// Where results of its tasks are kept here.
    std::string gathered(const Batch& batch) const { return m_folder + "/batches/" + batch.id; }

private:
    std::string file() const { return m_folder + "/batches.json"; }
    Result<void> save(const std::vector<Batch>& batches) const;
    Result<void> change(const std::function<bool(std::vector<Batch>&)>& edit) const;

    std::string m_folder;
};

} // namespace qs
