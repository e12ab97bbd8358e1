// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/gpu/targets/target_cases.h"

#include <sstream>

namespace qs::testing {

/// tests/gpu/targets/fake_slurm.py as all of Slurm's commands, with a home of its own.
class FakeSlurm
{
public:
    FakeSlurm()
        : m_state("FAKE_SLURM", m_folder.path().string()), m_home("HOME", m_folder.path().string()),
          m_cache("XDG_CACHE_HOME", (m_folder.path() / "cache").string()),
          m_path("PATH", (m_folder.path() / "bin").string() + ":" + std::getenv("PATH"))
    {
        std::filesystem::create_directory(m_folder.path() / "bin");
        for (const char* name : {"srun", "sbatch", "squeue", "sacct", "scancel"})
            std::filesystem::create_symlink(QS_SOURCE_DIR "/tests/gpu/targets/fake_slurm.py",
                                            m_folder.path() / "bin" / name);
    }
    /// What it does from now on.
    void does(const std::string& words) const { write("words", words); }
    void write(const std::string& name, const std::string& text) const
    {
        std::ofstream(m_folder.path() / name) << text << "\n";
    }
    /// A file of its state; empty where there is none.
    std::string read(const std::string& name) const
    {
        std::ifstream in(m_folder.path() / name);
        std::ostringstream text;
        text << in.rdbuf();
        return text.str();
    }
    const std::filesystem::path& folder() const { return m_folder.path(); }

private:
    ScratchFolder m_folder;
    Variable m_state, m_home, m_cache, m_path;
};

} // namespace qs::testing
