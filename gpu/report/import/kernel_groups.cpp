// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/report/import/kernel_groups.h"

#include "gpu/core/units.h"

#include <algorithm>

namespace qs {

bool KernelGroups::add(const Key& key, double us, double bytes)
{
    if (m_launches == kMaxLaunches) return false;
    Group& group = m_groups[key];
    if (group.us.empty())
        group.bytes = bytes;
    else if (group.bytes != bytes)
        group.sameBytes = false;
    group.us.push_back(static_cast<float>(us));
    group.totalUs += us;
    m_totalUs += us;
    ++m_launches;
    return true;
}

std::vector<KernelGroups::Key> KernelGroups::keys() const
{
    std::vector<Key> all;
    for (const auto& [key, group] : m_groups)
        all.push_back(key);
    std::ranges::stable_sort(
        all, [this](const Key& a, const Key& b) { return m_groups.at(a).totalUs > m_groups.at(b).totalUs; });
    all.resize(std::min(all.size(), kMaxRows));
    return all;
}

void KernelGroups::addTo(ImportReader& in, const std::string& effective) const
{
    double shown = 0;
    for (const Key& key : keys()) {
        const Group& group = m_groups.at(key);
        ModeResult& row = in.addRow(key.name, effective, group.us,
                                    {{"device", key.device}, {"stream", key.stream}, {"grid", key.grid}});
        if (group.sameBytes) row.bytes.value = static_cast<std::uint64_t>(ImportReader::count(group.bytes));
        shown += group.totalUs;
    }
    if (m_groups.size() > kMaxRows)
        in.result().notes.push_back(
            Message::tr("The %n kernels with the least time were omitted: %1 of %2 in total.",
                        "The %n kernel with the least time was omitted: %1 of %2.",
                        static_cast<std::int64_t>(m_groups.size() - kMaxRows))
                .arg(formatDuration(Microseconds{m_totalUs - shown}), formatDuration(Microseconds{m_totalUs})));
}

} // namespace qs
