// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/formats/io/mapping_guard.h"

#include <array>
#include <atomic>
#include <csignal>
#include <cstdint>
#include <memory>
#include <mutex>
#include <sys/mman.h>
#include <unistd.h>
#include <utility>

namespace qs {

struct MappingGuard::Slot
{
    std::atomic<bool> taken{false}, damaged{false};
    std::atomic<std::uintptr_t> begin{0}; ///< 0: not in use
    std::atomic<std::size_t> size{0};
};

/// What the handler of a signal needs: there is one handler in a process, and it may neither lock nor allocate. Blocks
/// are only ever added.
struct MappingTable
{
    struct Block
    {
        std::array<MappingGuard::Slot, 512> slots;
        std::atomic<Block*> next{nullptr};
    };
    Block first;
    std::uintptr_t page = 4096;
    struct sigaction before
    {};

    /// One that nobody has; from then on the caller's.
    MappingGuard::Slot* freeSlot()
    {
        for (Block* block = &first;;) {
            for (MappingGuard::Slot& slot : block->slots)
                if (!slot.taken.exchange(true)) return &slot;
            Block* next = block->next.load(std::memory_order_acquire);
            if (!next) {
                auto more = std::make_unique<Block>();
                if (block->next.compare_exchange_strong(next, more.get(), std::memory_order_acq_rel))
                    next = more.release();
            }
            block = next;
        }
    }
    /// Whose mapping an address is in; null: nobody's.
    MappingGuard::Slot* slotAt(std::uintptr_t at)
    {
        for (Block* block = &first; block; block = block->next.load(std::memory_order_acquire))
            for (MappingGuard::Slot& slot : block->slots) {
                const std::uintptr_t begin = slot.begin.load(std::memory_order_acquire);
                if (begin != 0 && at >= begin && at - begin < slot.size.load(std::memory_order_relaxed)) return &slot;
            }
        return nullptr;
    }
};

namespace {

MappingTable& table()
{
    static MappingTable all;
    return all;
}

/// Puts zeros in the place of what is gone, to the end of the mapping, and has the access repeated.
void onBusError(int signal, siginfo_t* info, void*)
{
    MappingTable& all = table();
    const auto at = reinterpret_cast<std::uintptr_t>(info->si_addr);
    if (auto* slot = all.slotAt(at)) {
        const std::uintptr_t from = at & ~(all.page - 1), end = slot->begin.load() + slot->size.load();
        if (::mmap(reinterpret_cast<void*>(from), end - from, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1,
                   0) != MAP_FAILED)
            return slot->damaged.store(true, std::memory_order_release);
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
    m_slot = table().freeSlot();
    m_slot->damaged.store(false);
    m_slot->size.store(size, std::memory_order_relaxed);
    m_slot->begin.store(reinterpret_cast<std::uintptr_t>(data), std::memory_order_release);
}

MappingGuard::MappingGuard(MappingGuard&& other) noexcept : m_slot(std::exchange(other.m_slot, nullptr)) {}

MappingGuard& MappingGuard::operator=(MappingGuard&& other) noexcept
{
    std::swap(m_slot, other.m_slot);
    return *this;
}

MappingGuard::~MappingGuard()
{
    if (!m_slot) return;
    m_slot->begin.store(0);
    m_slot->taken.store(false);
}

bool MappingGuard::damaged() const { return m_slot && m_slot->damaged.load(std::memory_order_acquire); }

} // namespace qs
