// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/report/import/parts.h"

#include <map>
#include <string>
#include <vector>

namespace qs {

/// Launches of a profile by kernel, device, stream and grid, in the order in which they came: launches of another size
/// or on another device are another row. A profile names thousands of kernels: the rows are those that took most of the
/// time.
class KernelGroups
{
public:
    static constexpr std::size_t kMaxRows = 100;
    static constexpr std::size_t kMaxLaunches = 20'000'000;

    /// What launches of one row have in common.
    struct Key
    {
        std::string name, device, stream, grid; ///< empty where the profile does not tell
        auto operator<=>(const Key&) const = default;
    };

    /// `us`: a time above 0. `bytes`: what the launch moved; 0 where it is not known.
    /// False where there would be more launches than are read.
    bool add(const Key& key, double us, double bytes = 0);
    bool empty() const { return m_launches == 0; }
    std::size_t launches() const { return m_launches; }
    /// All of it, in microseconds.
    double totalUs() const { return m_totalUs; }
    /// Of the rows, the one that took most of the time first.
    std::vector<Key> keys() const;
    /// A row for each of keys(), and a note where some were left out. `effective`: how they were measured.
    void addTo(ImportReader& in, const std::string& effective) const;

private:
    struct Group
    {
        std::vector<float> us;
        double totalUs = 0, bytes = 0;
        bool sameBytes = true;
    };
    std::map<Key, Group> m_groups;
    std::size_t m_launches = 0;
    double m_totalUs = 0;
};

} // namespace qs
