// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/targets/batch/batch_list.h"

#include "gpu/formats/bounded_json.h"
#include "gpu/formats/io/atomic_file.h"
#include "gpu/formats/io/describe.h"
#include "gpu/formats/io/folder_lock.h"

#include <algorithm>
#include <filesystem>

namespace qs {

Result<std::vector<Batch>> BatchList::all() const
{
    std::error_code failed;
    std::vector<Batch> batches;
    if (!std::filesystem::exists(file(), failed)) return batches;
    const auto problem = [this](const Error& error) {
        return Error{ErrorCode::BadInput,
                     Message::tr("The list of batches, %1, cannot be used: %2").arg(quotedPath(file()), error.message),
                     Message::tr("Correct the file, or delete it.")};
    };
    const auto json = readJsonFile(file(), {.maxBytes = std::size_t{64} << 20});
    if (!json) return problem(json.error());
    const auto list = json->is_object() ? json->find("batches") : json->end();
    if (!json->is_object() || list == json->end() || !list->is_array())
        return problem({ErrorCode::BadInput, Message::tr("It has no list 'batches'."), {}});
    for (const auto& one : *list) {
        auto batch = batchFromJson(one);
        if (!batch) return problem(batch.error());
        batches.push_back(std::move(*batch));
    }
    return batches;
}

Result<void> BatchList::save(const std::vector<Batch>& batches) const
{
    auto list = nlohmann::ordered_json::array();
    for (const Batch& batch : batches)
        list.push_back(toJson(batch));
    return writeFileAtomically(file(), dumpJson({{"schema", 1}, {"batches", std::move(list)}}, 1) + "\n");
}

/// Saves what `edit` made of it, unless it changed nothing.
Result<void> BatchList::change(const std::function<bool(std::vector<Batch>&)>& edit) const
{
    if (auto made = ensureDirectory(m_folder); !made) return made;
    const FolderLock lock(m_folder);
    auto batches = all();
    if (!batches) return batches.error();
    return edit(*batches) ? save(*batches) : Result<void>();
}

Result<void> BatchList::save(const Batch& batch) const
{
    return change([&batch](std::vector<Batch>& batches) {
        const auto same = std::ranges::find(batches, batch.id, &Batch::id);
        if (same == batches.end())
            batches.push_back(batch);
        else
            *same = batch;
        return true;
    });
}

Result<void> BatchList::update(const Batch& batch) const
{
    return change([&batch](std::vector<Batch>& batches) {
        const auto same = std::ranges::find(batches, batch.id, &Batch::id);
        if (same == batches.end()) return false;
        Batch now = batch;
        for (std::size_t i = 0; i < std::min(now.tasks.size(), same->tasks.size()); ++i) {
            now.tasks[i].finished = now.tasks[i].finished || same->tasks[i].finished;
            now.tasks[i].gathered = now.tasks[i].gathered || same->tasks[i].gathered;
        }
        if (toJson(now) == toJson(*same)) return false;
        *same = std::move(now);
        return true;
    });
}

Result<void> BatchList::remove(const std::string& id) const
{
    std::string folder;
    auto removed = change([&](std::vector<Batch>& batches) {
        const auto found = std::ranges::find(batches, id, &Batch::id);
        if (found == batches.end()) return false;
        folder = gathered(*found);
        batches.erase(found);
        return true;
    });
    std::error_code failed; // what is left takes room only
    if (removed && !folder.empty()) std::filesystem::remove_all(folder, failed);
    return removed;
}

Result<Batch> BatchList::find(const std::string& id) const
{
    const auto batches = all();
    if (!batches) return batches.error();
    const Batch* found = nullptr;
    std::vector<std::string> ids;
    for (const Batch& batch : *batches) {
        ids.push_back(batch.id);
        if (id.empty() || !batch.id.starts_with(id)) continue;
        if (found)
            return Error{
                ErrorCode::Usage, Message::tr("More than one batch ID starts with %1.").arg(quotedText(id)), {}};
        found = &batch;
    }
    if (found) return *found;
    return Error{ErrorCode::Usage, Message::tr("There is no batch %1.").arg(quotedText(id)),
                 ids.empty() ? Message::tr("No batch was submitted from this computer.")
                             : Message::tr("The batches are %1.").arg(nameList(ids, ids.size()))};
}

} // namespace qs
