// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/core/host_system.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <optional>
#include <sched.h>
#include <set>
#include <sys/resource.h>
#include <unistd.h>
#include <utility>

namespace qs::host {

namespace {

std::string firstLine(const std::string& path)
{
    std::ifstream file(path);
    std::string line;
    std::getline(file, line);
    return line;
}

std::optional<std::uint64_t> number(const std::string& text)
{
    std::uint64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc()) return std::nullopt;
    if (end != text.data() + text.size()) {
        if (*end == 'K') return value << 10;
        if (*end == 'M') return value << 20;
    }
    return value;
}

/// The value after `key` and blanks in a file of lines 'key value …' or 'key : value'.
std::string field(const std::string& path, const std::string& key)
{
    std::ifstream file(path);
    for (std::string line; std::getline(file, line);) {
        if (line.compare(0, key.size(), key) != 0) continue;
        const std::size_t start = line.find_first_not_of(" \t:", key.size());
        if (start != std::string::npos && start > key.size()) return line.substr(start);
    }
    return {};
}

std::uint64_t meminfo(const std::string& key)
{
    const auto kib = number(field("/proc/meminfo", key));
    return kib ? *kib << 10 : 0;
}

/// Limit minus use of one control group; file cache that the kernel can drop counts as free.
std::optional<std::uint64_t> roomInGroup(const std::string& folder, const char* limitFile, const char* useFile,
                                         const char* cacheKey)
{
    const auto limit = number(firstLine(folder + limitFile)); // 'max' is no number: no limit
    const auto use = number(firstLine(folder + useFile));
    if (!limit || !use) return std::nullopt;
    const std::uint64_t cache = number(field(folder + "/memory.stat", cacheKey)).value_or(0);
    const std::uint64_t busy = *use > cache ? *use - cache : 0;
    return *limit > busy ? *limit - busy : 0;
}

/// The tightest of the limits from this process's group up to the root; versions 2 and 1.
std::uint64_t roomInControlGroups()
{
    std::uint64_t room = ~std::uint64_t{0};
    std::ifstream file("/proc/self/cgroup");
    for (std::string line; std::getline(file, line);) {
        const bool unified = line.compare(0, 3, "0::") == 0;
        const std::size_t memory = line.find(":memory:");
        if (!unified && memory == std::string::npos) continue;
        std::string path = unified ? line.substr(3) : line.substr(memory + 8);
        while (true) {
            if (path == "/") path.clear();
            const auto found =
                unified ? roomInGroup("/sys/fs/cgroup" + path, "/memory.max", "/memory.current", "inactive_file")
                        : roomInGroup("/sys/fs/cgroup/memory" + path, "/memory.limit_in_bytes",
                                      "/memory.usage_in_bytes", "total_inactive_file");
            if (found) room = std::min(room, *found);
            const std::size_t slash = path.rfind('/');
            if (slash == std::string::npos) break;
            path.resize(slash);
        }
    }
    return room;
}

/// What the limit of the address space of this process (setrlimit(2)) leaves.
std::uint64_t roomInLimit()
{
    constexpr std::uint64_t unlimited = ~std::uint64_t{0};
    rlimit limit{};
    if (::getrlimit(RLIMIT_AS, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY) return unlimited;
    const auto pages = number(firstLine("/proc/self/statm")); // the first of several numbers
    if (!pages) return unlimited;
    const std::uint64_t used = *pages * static_cast<std::uint64_t>(::sysconf(_SC_PAGESIZE));
    return limit.rlim_cur - std::min<std::uint64_t>(used, limit.rlim_cur);
}

std::uint64_t freeMemory()
{
    const std::uint64_t available = meminfo("MemAvailable");
    return std::min(available ? available : meminfo("MemFree"), roomInControlGroups());
}

struct LastLevel
{
    int level = 0;
    std::uint64_t bytes = 0;
};

/// Highest level of data cache of one processor and which processors share it.
std::pair<LastLevel, std::string> cacheOf(int cpu)
{
    LastLevel best;
    std::string shared;
    const std::string cpuFolder = "/sys/devices/system/cpu/cpu" + std::to_string(cpu);
    for (int index = 0; index < 8; ++index) {
        const std::string folder = cpuFolder + "/cache/index" + std::to_string(index);
        const auto level = number(firstLine(folder + "/level"));
        const auto size = number(firstLine(folder + "/size"));
        if (!level || !size || firstLine(folder + "/type") == "Instruction") continue;
        if (static_cast<int>(*level) <= best.level) continue;
        best = {static_cast<int>(*level), *size};
        shared = std::to_string(*level) + ":" + firstLine(folder + "/shared_cpu_list");
    }
    return {best, shared};
}

/// What QUANTOSCOPE_CPU_CACHE says, in MiB: a virtual machine reads the cache of the whole processor, of which it has a
/// share. Nothing where it is not set, or no positive number.
std::optional<std::uint64_t> cacheOfEnvironment()
{
    const char* given = std::getenv("QUANTOSCOPE_CPU_CACHE");
    std::uint32_t mebibytes = 0;
    if (!given || std::from_chars(given, given + std::strlen(given), mebibytes).ec != std::errc{} || mebibytes == 0)
        return std::nullopt;
    return std::uint64_t{mebibytes} << 20;
}

LastLevel lastLevel()
{
    cpu_set_t allowed;
    CPU_ZERO(&allowed);
    const bool known = sched_getaffinity(0, sizeof allowed, &allowed) == 0;
    LastLevel sum;
    std::set<std::string> counted;
    for (int cpu = 0; cpu < CPU_SETSIZE; ++cpu) {
        if (known ? !CPU_ISSET(cpu, &allowed) : cpu > 0) continue;
        const auto [cache, shared] = cacheOf(cpu);
        if (cache.level == 0 || !counted.insert(shared).second) continue;
        sum.level = std::max(sum.level, cache.level);
        sum.bytes += cache.bytes;
    }
#if defined(_SC_LEVEL3_CACHE_SIZE)
    if (sum.bytes == 0)
        if (const long bytes = sysconf(_SC_LEVEL3_CACHE_SIZE); bytes > 0) sum = {3, static_cast<std::uint64_t>(bytes)};
#endif
    if (const auto share = cacheOfEnvironment()) sum.bytes = *share;
    // Nothing to read (some ARM boards and containers): a size that is larger than most such caches.
    if (sum.bytes == 0) sum = {2, std::uint64_t{8} << 20};
    return sum;
}

/// Whether clocks may go above the nominal one: of Intel's driver, or of the others.
std::optional<bool> turbo(const std::string& cpuFolder)
{
    if (const auto off = number(firstLine(cpuFolder + "/intel_pstate/no_turbo"))) return *off == 0;
    if (const auto boost = number(firstLine(cpuFolder + "/cpufreq/boost"))) return *boost != 0;
    return std::nullopt;
}

} // namespace

Bytes lastLevelCache() { return {lastLevel().bytes}; }
bool isLastLevelGiven() { return cacheOfEnvironment().has_value(); }

std::string lastLevelName()
{
    std::string name = "L";
    name += std::to_string(lastLevel().level);
    return name;
}

Bytes availableMemory() { return {std::min(freeMemory(), roomInLimit())}; }

Message memoryHint(Message hint)
{
    if (roomInLimit() >= freeMemory()) return hint;
    return Message::sentences(
        {std::move(hint), Message::tr("The memory of this process is limited; 'ulimit -v' shows and sets the limit.")});
}

Message clockLine(const std::string& cpuFolder)
{
    std::vector<Message> parts;
    const std::string folder = cpuFolder + "/cpu0/cpufreq/";
    if (const auto khz = number(firstLine(folder + "scaling_cur_freq")))
        parts.emplace_back(std::to_string(*khz / 1000) + " MHz");
    else if (const auto mhz = number(field("/proc/cpuinfo", "cpu MHz")))
        parts.emplace_back(std::to_string(*mhz) + " MHz");
    if (const std::string governor = firstLine(folder + "scaling_governor"); !governor.empty())
        parts.push_back((governor == "performance" ? Message::tr("governor %1")
                                                   : Message::tr("governor %1 (the clock rate depends on the load)"))
                            .arg(governor));
    if (const auto on = turbo(cpuFolder))
        parts.push_back(*on ? Message::tr("turbo on (the clock rate depends on load and temperature)")
                            : Message::tr("turbo off"));
    return Message::list(std::move(parts));
}

std::optional<double> clockNow(const std::vector<int>& cpus, const std::string& cpuFolder)
{
    constexpr std::size_t most = 16; // each takes some microseconds to read
    const std::size_t step = std::max<std::size_t>(1, (cpus.size() + most - 1) / most);
    double sum = 0;
    int known = 0;
    for (std::size_t i = 0; i < cpus.size(); i += step) {
        const auto khz = number(firstLine(cpuFolder + "/cpu" + std::to_string(cpus[i]) + "/cpufreq/scaling_cur_freq"));
        if (!khz) continue;
        sum += static_cast<double>(*khz) * 1e-3;
        ++known;
    }
    if (known == 0) return std::nullopt;
    return sum / known;
}

} // namespace qs::host
