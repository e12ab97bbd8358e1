// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace qs {

/// Keeps a read-only mapping of a file usable when others shorten the file: what is then missing reads as zeros, where
/// otherwise the process would be ended by SIGBUS. Move only; the mapping has to outlive it.
class MappingGuard
{
public:
    MappingGuard() = default;
    /// `data` is the begin of a page, `size` in bytes.
    MappingGuard(const std::byte* data, std::size_t size);
    MappingGuard(MappingGuard&& other) noexcept;
    MappingGuard& operator=(MappingGuard&& other) noexcept;
    ~MappingGuard();

    /// True once something was missing.
    bool damaged() const;

private:
    struct Slot;
    friend struct MappingTable;
    Slot* m_slot = nullptr;
};

} // namespace qs
