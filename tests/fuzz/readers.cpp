// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/readers.h"

#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <unistd.h>

namespace qs::fuzz {

const Reader* findReader(std::string_view name)
{
    for (const Reader& reader : readers())
        if (name == reader.name) return &reader;
    return nullptr;
}

Scratch::Scratch()
{
    const std::filesystem::path memory = "/dev/shm";
    std::error_code failed;
    const auto parent = std::filesystem::is_directory(memory, failed) ? memory : std::filesystem::temp_directory_path();
    std::string name = (parent / "quantoscope-fuzz-XXXXXX").native();
    require(::mkdtemp(name.data()) != nullptr, "No folder could be made in " + parent.native());
    m_folder = name;
}

Scratch::~Scratch()
{
    std::error_code ignored;
    std::filesystem::remove_all(m_folder, ignored);
}

std::filesystem::path Scratch::file(const char* name, Bytes bytes) const
{
    const auto path = m_folder / name;
    const int file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    const bool written = file >= 0 && ::write(file, bytes.data(), bytes.size()) == static_cast<ssize_t>(bytes.size());
    if (file >= 0) ::close(file);
    require(written, "The scratch file could not be written");
    return path;
}

void require(bool holds, const std::string& sentence)
{
    if (holds) return;
    std::fprintf(stderr, "%s\n", sentence.c_str());
    std::abort();
}

} // namespace qs::fuzz
