// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/gpu/targets/target_cases.h"

#include <chrono>
#include <iterator>
#include <string>
#include <thread>
#include <unistd.h>

namespace qs::testing {

/// Slurm itself, on this computer alone and with GPUs that are none, while it lives.
class Cluster
{
public:
    Cluster()
        : m_conf("SLURM_CONF", (m_folder.path() / "slurm.conf").string()), m_home("HOME", m_folder.path().string()),
          m_cache("XDG_CACHE_HOME", (m_folder.path() / "cache").string())
    {
        const int port = 20'000 + 2 * (::getpid() % 5'000);
        m_status = call("bash " QS_SOURCE_DIR "/tests/gpu/targets/slurm_up.sh " + m_folder.path().string() + " " +
                        std::to_string(port) + " >" + why());
    }
    ~Cluster()
    {
        call("scontrol shutdown >/dev/null 2>&1; sleep 0.5; kill $(cat " + m_folder.path().string() +
             "/munged.pid 2>/dev/null) 2>/dev/null");
        std::this_thread::sleep_for(std::chrono::milliseconds(300));
    }
    bool runs() const { return m_status == 0; }
    /// Why it does not.
    std::string reason() const
    {
        std::ifstream in(why());
        return {std::istreambuf_iterator<char>(in), {}};
    }
    static int call(const std::string& line) { return std::system(line.c_str()); }
    const std::filesystem::path& folder() const { return m_folder.path(); }

private:
    std::string why() const { return (m_folder.path() / "why").string(); }
    ScratchFolder m_folder;
    Variable m_conf, m_home, m_cache;
    int m_status = 1;
};

} // namespace qs::testing
