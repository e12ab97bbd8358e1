// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/studies/protocol/page_cache.h"

#include <algorithm>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>
#include <vector>

namespace qs {

namespace {

constexpr std::size_t kPiece = std::size_t{1} << 30; ///< that is mapped at once

/// Adds the pages of a file, and those of them in memory. False where the system does not report it.
bool countPages(const std::filesystem::path& file, std::size_t& pages, std::size_t& cached)
{
    if (access(file.c_str(), W_OK) != 0) return false; // mincore() then calls every page resident
    const int fd = open(file.c_str(), O_RDONLY | O_CLOEXEC);
    if (fd < 0) return false;
    struct stat about
    {};
    const auto page = static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
    bool ok = fstat(fd, &about) == 0;
    for (std::size_t at = 0; ok && at < static_cast<std::size_t>(about.st_size); at += kPiece) {
        const std::size_t bytes = std::min(kPiece, static_cast<std::size_t>(about.st_size) - at);
        void* mapped = mmap(nullptr, bytes, PROT_READ, MAP_SHARED, fd, static_cast<off_t>(at));
        ok = mapped != MAP_FAILED;
        if (!ok) break;
        std::vector<unsigned char> resident((bytes + page - 1) / page);
        ok = mincore(mapped, bytes, resident.data()) == 0;
        for (const unsigned char r : resident)
            cached += r & 1u;
        pages += resident.size();
        munmap(mapped, bytes);
    }
    close(fd);
    return ok;
}

} // namespace

double cachedShare(std::span<const std::filesystem::path> files)
{
    std::size_t pages = 0, cached = 0;
    for (const auto& file : files)
        if (!countPages(file, pages, cached)) return -1;
    return pages > 0 ? static_cast<double>(cached) / static_cast<double>(pages) : -1;
}

void dropCached(std::span<const std::filesystem::path> files)
{
    for (const auto& file : files) {
        const int fd = open(file.c_str(), O_RDONLY | O_CLOEXEC);
        if (fd < 0) continue;
        (void)fdatasync(fd); // pages not yet written stay
        (void)posix_fadvise(fd, 0, 0, POSIX_FADV_DONTNEED);
        close(fd);
    }
}

} // namespace qs
