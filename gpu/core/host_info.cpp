// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/core/host_info.h"

#include "gpu/core/user_folders.h"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <sys/utsname.h>

namespace qs {

namespace {

/// Value of a `key` line of a file of 'key separator value' lines, trimmed; empty where there is none.
std::string lineValue(const char* path, const std::string& key, char separator)
{
    std::ifstream file(path);
    for (std::string line; std::getline(file, line);) {
        if (line.rfind(key, 0) != 0) continue;
        const auto at = line.find(separator);
        if (at == std::string::npos) continue;
        const auto first = line.find_first_not_of(" \t\"", at + 1);
        const auto last = line.find_last_not_of(" \t\"\r");
        if (first != std::string::npos) return line.substr(first, last - first + 1);
    }
    return {};
}

std::uint64_t number(const std::string& text)
{
    std::uint64_t value = 0;
    std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
}

std::uint64_t fileNumber(const char* path)
{
    std::ifstream file(path);
    std::string text;
    file >> text;
    return number(text); // "max" gives 0: no limit
}

std::uint64_t groupLimit() { return fileNumber("/sys/fs/cgroup/memory.max"); }

} // namespace

std::string cpuModel()
{
    std::string model = lineValue("/proc/cpuinfo", "model name", ':');
    return model.empty() ? "unknown CPU" : model;
}

std::string hostName()
{
    utsname u{};
    return uname(&u) == 0 ? u.nodename : "";
}

std::string batchJob()
{
    const std::string array = environmentVariable("SLURM_ARRAY_JOB_ID"),
                      task = environmentVariable("SLURM_ARRAY_TASK_ID");
    if (!array.empty() && !task.empty()) return "Slurm " + array + "_" + task;
    const std::string job = environmentVariable("SLURM_JOB_ID");
    return job.empty() ? "" : "Slurm " + job;
}

std::string osName()
{
    const std::string pretty = lineValue("/etc/os-release", "PRETTY_NAME", '=');
    utsname u{};
    const std::string kernel = uname(&u) == 0 ? std::string(u.sysname) + " " + u.release + " " + u.machine : "";
    return pretty.empty() ? kernel : pretty + " (" + kernel + ")";
}

Bytes totalHostMemory()
{
    const std::uint64_t total = number(lineValue("/proc/meminfo", "MemTotal", ':')) * 1024;
    const std::uint64_t limit = groupLimit();
    return Bytes{limit > 0 && limit < total ? limit : total};
}

std::string utcNow() { return utcText(std::chrono::system_clock::to_time_t(std::chrono::system_clock::now())); }

std::string utcText(std::int64_t seconds)
{
    const std::time_t time = seconds;
    std::tm parts{};
    gmtime_r(&time, &parts);
    char text[32];
    std::strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%SZ", &parts);
    return text;
}

} // namespace qs
