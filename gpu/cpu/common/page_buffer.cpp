// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cpu/common/page_buffer.h"

#include <sys/mman.h>
#include <utility>

namespace qs {

namespace {
constexpr std::uint64_t kSmall = 4096;
constexpr std::uint64_t kHuge = std::uint64_t{2} << 20;
} // namespace

std::uint64_t PageBuffer::rounded(std::uint64_t bytes)
{
    const std::uint64_t page = bytes >= kHuge ? kHuge : kSmall;
    return (bytes + page - 1) / page * page;
}

PageBuffer::PageBuffer(std::uint64_t bytes)
{
    const std::uint64_t size = rounded(bytes);
    if (size == 0) return;
    void* memory = mmap(nullptr, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED) return;
    m_data = static_cast<unsigned char*>(memory);
    m_size = size;
    if (size >= kHuge) (void)madvise(memory, size, MADV_HUGEPAGE);
}

PageBuffer::~PageBuffer()
{
    if (m_data) munmap(m_data, m_size);
}

PageBuffer::PageBuffer(PageBuffer&& other) noexcept
    : m_data(std::exchange(other.m_data, nullptr)), m_size(std::exchange(other.m_size, 0))
{}

PageBuffer& PageBuffer::operator=(PageBuffer&& other) noexcept
{
    std::swap(m_data, other.m_data);
    std::swap(m_size, other.m_size);
    return *this;
}

} // namespace qs
