// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/formats/io/mapping_guard.h"

#include <array>
#include <atomic>
#include <csignal>
#include <cstdint>
#include <mutex>
#include <sys/mman.h>
#include <unistd.h>
#include <utility>

namespace qs {
namespace {

struct Slot
{
    std::atomic<bool> taken{false}, damaged{false};
    std::atomic<std::uintptr_t> begin{0}; ///< 0: not in use
    std::atomic<std::size_t> size{0};
};

/// What the handler of a signal needs: there is one handler in a process, and it may neither lock nor allocate.
struct Table
{
    std::array<Slot, 512> slots;
    std::uintptr_t page = 4096;
    struct sigaction before
    {};
};

Table& table()
{
    static Table all;
    return all;
}

/// Puts zeros in the place of what is gone, to the end of the mapping, and has the access repeated.
void onBusError(int signal, siginfo_t* info, void*)
{
    Table& all = table();
    const auto at = reinterpret_cast<std::uintptr_t>(info->si_addr);
    for (Slot& slot : all.slots) {
        const std::uintptr_t begin = slot.begin.load(std::memory_order_acquire);
        const std::size_t size = slot.size.load(std::memory_order_relaxed);
        if (begin == 0 || at < begin || at - begin >= size) continue;
        const std::uintptr_t from = at & ~(all.page - 1);
        if (::mmap(reinterpret_cast<void*>(from), begin + size - from, PROT_READ,
                   MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0) == MAP_FAILED)
            break;
        slot.damaged.store(true, std::memory_order_release);
        return;
    }
    ::sigaction(signal, &all.before, nullptr); // not ours: the repeated access meets who was there before
}

void installOnce()
{
    static std::once_flag once;
    std::call_once(once, [] {
        table().page = static_cast<std::uintptr_t>(::sysconf(_SC_PAGESIZE));
        struct sigaction action
        {};
        action.sa_sigaction = onBusError;
        action.sa_flags = SA_SIGINFO | SA_NODEFER | SA_ONSTACK;
        sigemptyset(&action.sa_mask);
        ::sigaction(SIGBUS, &action, &table().before);
    });
}

} // namespace

MappingGuard::MappingGuard(const std::byte* data, std::size_t size)
{
    installOnce();
    auto& slots = table().slots;
    for (std::size_t i = 0; i < slots.size() && m_slot < 0; ++i)
        if (!slots[i].taken.exchange(true)) m_slot = static_cast<int>(i);
    if (m_slot < 0) return;
    Slot& slot = slots[static_cast<std::size_t>(m_slot)];
    slot.damaged.store(false);
    slot.size.store(size, std::memory_order_relaxed);
    slot.begin.store(reinterpret_cast<std::uintptr_t>(data), std::memory_order_release);
}

MappingGuard::MappingGuard(MappingGuard&& other) noexcept : m_slot(std::exchange(other.m_slot, -1)) {}

MappingGuard& MappingGuard::operator=(MappingGuard&& other) noexcept
{
    std::swap(m_slot, other.m_slot);
    return *this;
}

MappingGuard::~MappingGuard()
{
    if (m_slot < 0) return;
    Slot& slot = table().slots[static_cast<std::size_t>(m_slot)];
    slot.begin.store(0);
    slot.taken.store(false);
}

bool MappingGuard::damaged() const
{
    return m_slot >= 0 && table().slots[static_cast<std::size_t>(m_slot)].damaged.load(std::memory_order_acquire);
}

} // namespace qs
