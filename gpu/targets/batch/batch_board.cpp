// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/targets/batch/batch_board.h"

#include <map>
#include <string>

namespace qs {

std::vector<Message> refreshAll(TargetHub& hub, const BatchList& list, std::vector<Batch>& batches,
                                std::stop_token stop, const std::function<bool(const Target&)>& mayAsk)
{
    std::vector<Message> notes;
    std::map<std::string, std::vector<Batch*>> byHost;
    for (Batch& batch : batches)
        if (!batch.isOver()) byHost[batch.target.host].push_back(&batch);
    for (auto& [host, all] : byHost) {
        if (stop.stop_requested()) break;
        if (mayAsk && !mayAsk(all.front()->target)) continue;
        const auto connection = hub.connection(all.front()->target);
        const auto reached = connection->reach(stop);
        std::vector<Batch> here;
        for (const Batch* batch : all)
            here.push_back(*batch);
        const auto told = reached ? refreshBatches(*connection, here, stop) : Result<Message>(reached.error());
        if (!told)
            notes.push_back(told.error().text());
        else if (!told->empty())
            notes.push_back(*told);
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (toJson(*all[i]) == toJson(here[i])) continue;
            *all[i] = here[i];
            if (auto kept = list.update(here[i]); !kept) notes.push_back(kept.error().text());
        }
    }
    return notes;
}

} // namespace qs
