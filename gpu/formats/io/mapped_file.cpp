// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/formats/io/mapped_file.h"

#include "gpu/formats/io/describe.h"
#include "gpu/formats/io/file_descriptor.h"

#include <cerrno>
#include <cstdint>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <utility>

namespace qs {
namespace {

Error badFile(const std::filesystem::path& path, const Message& why, const Message& hint)
{
    return {ErrorCode::BadInput, Message::tr("Cannot read %1: %2.").arg(quotedPath(path), why), hint};
}

Error openError(const std::filesystem::path& path, int code)
{
    if (code == ENOENT || code == ENOTDIR)
        return badFile(path, Message::tr("no such file"),
                       Message::tr("Check the path; relative paths start at the current folder."));
    return fileError(Message::tr("Cannot read %1: %2.").arg(quotedPath(path)), code);
}

} // namespace

MappedFile::MappedFile(MappedFile&& other) noexcept
    : m_data(std::exchange(other.m_data, nullptr)), m_size(std::exchange(other.m_size, 0)),
      m_guard(std::move(other.m_guard)), m_path(std::move(other.m_path)), m_state(other.m_state)
{}

MappedFile& MappedFile::operator=(MappedFile&& other) noexcept
{
    std::swap(m_data, other.m_data);
    std::swap(m_size, other.m_size);
    std::swap(m_guard, other.m_guard);
    std::swap(m_path, other.m_path);
    std::swap(m_state, other.m_state);
    return *this;
}

MappedFile::~MappedFile()
{
    m_guard = MappingGuard(); // before the addresses are given to others
    if (m_data) ::munmap(const_cast<std::byte*>(m_data), m_size);
}

Result<void> MappedFile::unchanged() const
{
    const auto damage = [this](const Message& what) {
        return badFile(m_path, what, Message::tr("Another program is writing to it. Try again later."));
    };
    if (m_guard.damaged()) return damage(Message::tr("it was truncated while it was being read"));
    struct stat now
    {};
    if (!m_data || ::stat(m_path.c_str(), &now) != 0) return {};
    const State state{now.st_dev, now.st_ino, now.st_mtim.tv_sec, now.st_mtim.tv_nsec};
    if (state.device != m_state.device || state.inode != m_state.inode) return {};
    if (state == m_state && static_cast<std::uint64_t>(now.st_size) == m_size) return {};
    return damage(Message::tr("it was changed while it was being read"));
}

Result<MappedFile> MappedFile::open(const std::filesystem::path& path)
{
    return guarded(Message::mark("a file"), [&]() -> Result<MappedFile> {
        if (path.empty()) return badFile(path, Message::tr("the name is empty"), Message::tr("Specify a file name."));
        if (path.native().find('\0') != std::string::npos)
            return badFile(path, Message::tr("the name contains a zero byte"), Message::tr("Check the path."));
        // Non-blocking, or a pipe without a writer would hang here for ever.
        const FileDescriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
        if (!file.valid()) return openError(path, errno);
        struct stat info
        {};
        if (::fstat(file.get(), &info) != 0) return openError(path, errno);
        if (S_ISDIR(info.st_mode))
            return badFile(path, Message::tr("it is a folder"), Message::tr("Specify a file inside it."));
        if (!S_ISREG(info.st_mode))
            return badFile(path, Message::tr("it is a device or a pipe"),
                           Message::tr("Save the data to a regular file first."));
        if (info.st_size == 0)
            return badFile(path, Message::tr("the file is empty"),
                           Message::tr("Check that the download or export was complete."));
        if (static_cast<std::uint64_t>(info.st_size) > PTRDIFF_MAX)
            return badFile(path, Message::tr("it is too large for this computer"), Message::tr("Use a smaller file."));
        const auto size = static_cast<std::size_t>(info.st_size);
        void* data = ::mmap(nullptr, size, PROT_READ, MAP_PRIVATE, file.get(), 0);
        if (data == MAP_FAILED) return openError(path, errno);
        MappedFile mapped(static_cast<const std::byte*>(data), size);
        mapped.m_path = path;
        mapped.m_state = {info.st_dev, info.st_ino, info.st_mtim.tv_sec, info.st_mtim.tv_nsec};
        return mapped;
    });
}

} // namespace qs
