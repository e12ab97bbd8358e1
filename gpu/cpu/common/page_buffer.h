// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace qs {

/// Whole pages from the operating system, huge ones where it has them; not touched, so that the thread that
/// writes a page first decides where it lies.
class PageBuffer
{
public:
    PageBuffer() = default;
    /// Size 0 or a refusal leaves the buffer empty.
    explicit PageBuffer(std::uint64_t bytes);
    ~PageBuffer();
    PageBuffer(PageBuffer&& other) noexcept;
    PageBuffer& operator=(PageBuffer&& other) noexcept;

    unsigned char* data() const { return m_data; }
    std::uint64_t size() const { return m_size; }
    /// What PageBuffer(bytes) takes from the system.
    static std::uint64_t rounded(std::uint64_t bytes);

private:
    unsigned char* m_data = nullptr;
    std::uint64_t m_size = 0;
};

} // namespace qs
