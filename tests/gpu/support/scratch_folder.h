// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <unistd.h>
#include <vector>

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

/// A cache folder of its own while it lives, so that a test neither sees nor leaves a calibration or a compiled kernel.
class CacheFolder
{
public:
    CacheFolder()
    {
        if (const char* before = std::getenv(kName)) m_before = before;
        setenv(kName, m_folder.path().c_str(), 1);
    }
    ~CacheFolder()
    {
        if (m_before)
            setenv(kName, m_before->c_str(), 1);
        else
            unsetenv(kName);
    }
    std::vector<fs::path> files() const
    {
        std::vector<fs::path> all;
        for (const auto& entry : fs::directory_iterator(m_folder.path()))
            all.push_back(entry.path());
        return all;
    }

private:
    static constexpr const char* kName = "QUANTOSCOPE_CACHE";
    ScratchFolder m_folder;
    std::optional<std::string> m_before;
};

} // namespace qs::testing
