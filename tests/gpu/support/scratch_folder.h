// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string>
#include <string_view>
#include <unistd.h>

namespace qs::testing {

namespace fs = std::filesystem;

/// A new folder that is removed with all that is in it.
class ScratchFolder
{
public:
    ScratchFolder()
    {
        std::string name = (fs::temp_directory_path() / "qs-test-XXXXXX").string();
        if (!::mkdtemp(name.data())) throw std::runtime_error("no scratch folder can be made");
        m_path = name;
    }
    ScratchFolder(const ScratchFolder&) = delete;
    ScratchFolder& operator=(const ScratchFolder&) = delete;
    ~ScratchFolder()
    {
        std::error_code ignored;
        fs::remove_all(m_path, ignored);
    }
    const fs::path& path() const { return m_path; }
    fs::path operator/(std::string_view name) const { return m_path / name; }
    std::size_t entries() const
    {
        return static_cast<std::size_t>(std::distance(fs::directory_iterator(m_path), fs::directory_iterator()));
    }
    /// Writes a file into it; its full name.
    std::string write(std::string_view name, std::string_view bytes) const
    {
        std::ofstream(m_path / name, std::ios::binary).write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
        return (m_path / name).string();
    }

private:
    fs::path m_path;
};

} // namespace qs::testing
