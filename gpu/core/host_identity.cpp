// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/core/host_identity.h"

#include <cerrno>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <unistd.h>

namespace qs::host {

namespace {

std::string firstLine(const char* file)
{
    std::ifstream in(file);
    std::string line;
    std::getline(in, line);
    return line;
}

/// FNV-1a.
std::uint64_t hashOf(const std::string& text)
{
    std::uint64_t hash = 0xcbf29ce484222325u;
    for (const char c : text)
        hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3u;
    return hash;
}

} // namespace

std::string hostName()
{
    char name[256] = {};
    return ::gethostname(name, sizeof name - 1) == 0 ? name : "";
}

std::string machineId()
{
    std::string id = firstLine("/etc/machine-id");
    return id.empty() ? firstLine("/var/lib/dbus/machine-id") : id;
}

std::string bootId() { return firstLine("/proc/sys/kernel/random/boot_id"); }

const std::string& hostTag()
{
    static const std::string tag = [] {
        char text[17];
        std::snprintf(text, sizeof text, "%012llx",
                      static_cast<unsigned long long>(hashOf(hostName() + "\n" + machineId() + "\n" + bootId()) >> 16));
        return std::string(text);
    }();
    return tag;
}

std::string programOf(pid_t pid)
{
    std::error_code failed;
    const auto program = std::filesystem::read_symlink("/proc/" + std::to_string(pid) + "/exe", failed);
    return failed ? std::string() : program.filename().string();
}

bool isAlive(pid_t pid) { return pid > 0 && (::kill(pid, 0) == 0 || errno != ESRCH); }

} // namespace qs::host
