// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/formats/mapped_file.h"

#include "gpu/formats/describe.h"
#include "gpu/formats/file_descriptor.h"

#include <cerrno>
#include <cstdint>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <utility>

namespace qs {
namespace {

Error badFile(const std::filesystem::path& path, const std::string& why, const std::string& hint)
{
    return {ErrorCode::BadInput, "Cannot read " + quotedPath(path) + ": " + why + ".", hint};
}

Error openError(const std::filesystem::path& path, int code)
{
    if (code == ENOENT || code == ENOTDIR)
        return badFile(path, "there is no such file",
                       "Check the path; relative paths start at the current folder.");
    return fileError("read " + quotedPath(path), code);
}

} // namespace

MappedFile::MappedFile(MappedFile&& other) noexcept
    : m_data(std::exchange(other.m_data, nullptr)), m_size(std::exchange(other.m_size, 0))
{}

MappedFile& MappedFile::operator=(MappedFile&& other) noexcept
{
    std::swap(m_data, other.m_data);
    std::swap(m_size, other.m_size);
    return *this;
}

MappedFile::~MappedFile()
{
    if (m_data) ::munmap(const_cast<std::byte*>(m_data), m_size);
}

Result<MappedFile> MappedFile::open(const std::filesystem::path& path)
{
    return guarded("a file", [&]() -> Result<MappedFile> {
        if (path.empty()) return badFile(path, "the name is empty", "Name a file.");
        if (path.native().find('\0') != std::string::npos)
            return badFile(path, "the name holds a zero byte", "Check the path.");
        // Non-blocking, or a pipe without a writer would hang here for ever.
        const FileDescriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
        if (!file.valid()) return openError(path, errno);
        struct stat info
        {};
        if (::fstat(file.get(), &info) != 0) return openError(path, errno);
        if (S_ISDIR(info.st_mode)) return badFile(path, "it is a folder", "Name a file inside it.");
        if (!S_ISREG(info.st_mode))
            return badFile(path, "it is a device or a pipe", "Save the data to a regular file first.");
        if (info.st_size == 0)
            return badFile(path, "the file is empty", "Was the download or the export complete?");
        if (static_cast<std::uint64_t>(info.st_size) > PTRDIFF_MAX)
            return badFile(path, "it is too large for this machine", "Use a smaller file.");
        const auto size = static_cast<std::size_t>(info.st_size);
        void* data = ::mmap(nullptr, size, PROT_READ, MAP_PRIVATE, file.get(), 0);
        if (data == MAP_FAILED) return openError(path, errno);
        return MappedFile(static_cast<const std::byte*>(data), size);
    });
}

} // namespace qs
