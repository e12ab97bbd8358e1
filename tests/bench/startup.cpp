// SPDX-License-Identifier: GPL-3.0-or-later
// Time from starting the program to the first picture of its window on an X server, warm and cold. The program is the
// installed one, unchanged: its window is watched from outside. Warm: started before. Cold: every file that it maps
// (program, libraries, plugins, fonts, caches) is thrown out of the page cache before; what other processes have mapped
// stays, and how much really went is in the result. usage: startup PROGRAM [N [RESULT.json]], with DISPLAY set
// (xvfb-run -a startup build/quantoscope 21)
#include "gpu/core/host_info.h"
#include "gpu/measure/statistics.h"

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <memory>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>
#include <xcb/xcb.h>

namespace {

using Clock = std::chrono::steady_clock;
namespace fs = std::filesystem;

double msSince(Clock::time_point start)
{
    return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

template <class T> using Reply = std::unique_ptr<T, decltype(&std::free)>;

/// Waits for windows on a display of its own and looks at their pixels.
class Screen
{
public:
    Screen() : m_connection(xcb_connect(nullptr, nullptr))
    {
        if (xcb_connection_has_error(m_connection)) return;
        m_root = xcb_setup_roots_iterator(xcb_get_setup(m_connection)).data->root;
        const std::uint32_t events = XCB_EVENT_MASK_SUBSTRUCTURE_NOTIFY;
        xcb_change_window_attributes(m_connection, m_root, XCB_CW_EVENT_MASK, &events);
        xcb_flush(m_connection);
    }
    ~Screen() { xcb_disconnect(m_connection); }
    Screen(const Screen&) = delete;
    Screen& operator=(const Screen&) = delete;
    bool works() const { return m_root != 0; }

    /// The first window of some size that is mapped; 0 after `limitMs`.
    xcb_window_t mapped(Clock::time_point start, double limitMs)
    {
        while (msSince(start) < limitMs) {
            const Reply<xcb_generic_event_t> event(xcb_poll_for_event(m_connection), &std::free);
            if (!event) {
                std::this_thread::sleep_for(std::chrono::microseconds(200));
                continue;
            }
            if ((event->response_type & 0x7f) != XCB_MAP_NOTIFY) continue;
            const auto window = reinterpret_cast<const xcb_map_notify_event_t*>(event.get())->window;
            const Reply<xcb_get_geometry_reply_t> size(
                xcb_get_geometry_reply(m_connection, xcb_get_geometry(m_connection, window), nullptr), &std::free);
            if (size && size->width > 200 && size->height > 200) return window;
        }
        return 0;
    }

    /// True once the window shows more than one colour along two lines through it: that is the program's own picture.
    bool isPainted(xcb_window_t window)
    {
        const Reply<xcb_get_geometry_reply_t> size(
            xcb_get_geometry_reply(m_connection, xcb_get_geometry(m_connection, window), nullptr), &std::free);
        if (!size) return false;
        const auto colours = [&](std::int16_t x, std::int16_t y, std::uint16_t w, std::uint16_t h) {
            const Reply<xcb_get_image_reply_t> image(
                xcb_get_image_reply(m_connection,
                                    xcb_get_image(m_connection, XCB_IMAGE_FORMAT_Z_PIXMAP, window, x, y, w, h, ~0u),
                                    nullptr),
                &std::free);
            std::set<std::uint32_t> found;
            if (!image) return found;
            const std::uint8_t* data = xcb_get_image_data(image.get());
            for (int i = 0; i + 4 <= xcb_get_image_data_length(image.get()) && found.size() < 4; i += 4) {
                std::uint32_t pixel = 0;
                std::memcpy(&pixel, data + i, 4);
                found.insert(pixel & 0xffffffu);
            }
            return found;
        };
        return colours(0, static_cast<std::int16_t>(size->height / 2), size->width, 1).size() > 1 &&
               colours(static_cast<std::int16_t>(size->width / 2), 0, 1, size->height).size() > 1;
    }
    /// Forgets what happened so far.
    void drain()
    {
        while (xcb_generic_event_t* event = xcb_poll_for_event(m_connection))
            std::free(event);
    }

private:
    xcb_connection_t* m_connection;
    xcb_window_t m_root = 0;
};

struct Start
{
    double mapMs = 0, paintMs = 0; ///< 0: it did not come
    double cpuMs = 0;              ///< time of all threads on a processor until then
    std::set<fs::path> files;      ///< that the program had mapped then
};

std::set<fs::path> mappedFiles(pid_t process)
{
    std::set<fs::path> files;
    std::ifstream maps("/proc/" + std::to_string(process) + "/maps");
    for (std::string line; std::getline(maps, line);)
        if (const auto slash = line.find('/');
            slash != std::string::npos && !line.ends_with("(deleted)") && line.compare(slash, 5, "/dev/") != 0)
            files.insert(line.substr(slash));
    return files;
}

double processorMs(pid_t process)
{
    double ns = 0;
    std::error_code failed;
    for (const auto& thread : fs::directory_iterator("/proc/" + std::to_string(process) + "/task", failed)) {
        double running = 0;
        std::ifstream(thread.path() / "schedstat") >> running;
        ns += running;
    }
    return ns * 1e-6;
}

void end(pid_t process)
{
    ::kill(process, SIGTERM);
    int status = 0;
    for (int i = 0; i < 200; ++i) {
        if (::waitpid(process, &status, WNOHANG) == process) return;
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    ::kill(process, SIGKILL);
    ::waitpid(process, &status, 0);
}

Start startOnce(Screen& screen, const char* program)
{
    screen.drain();
    const auto start = Clock::now();
    const pid_t process = ::fork();
    if (process == 0) {
        ::execl(program, program, static_cast<char*>(nullptr));
        ::_exit(127);
    }
    Start result;
    const xcb_window_t window = screen.mapped(start, 20'000);
    if (window) result.mapMs = msSince(start);
    while (window && result.paintMs == 0 && msSince(start) < 20'000) {
        if (screen.isPainted(window))
            result.paintMs = msSince(start);
        else
            std::this_thread::sleep_for(std::chrono::microseconds(500));
    }
    result.cpuMs = processorMs(process);
    result.files = mappedFiles(process);
    end(process);
    return result;
}

/// Share of a file's pages that are in memory; negative where that cannot be seen.
double residentBytes(const fs::path& path)
{
    const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    struct stat info
    {};
    if (file < 0 || ::fstat(file, &info) != 0 || info.st_size == 0) return file >= 0 ? (::close(file), 0.0) : 0.0;
    const auto size = static_cast<std::size_t>(info.st_size);
    void* data = ::mmap(nullptr, size, PROT_READ, MAP_SHARED, file, 0);
    ::close(file);
    if (data == MAP_FAILED) return 0;
    const long page = ::sysconf(_SC_PAGESIZE);
    std::vector<unsigned char> pages((size + static_cast<std::size_t>(page) - 1) / static_cast<std::size_t>(page));
    double resident = 0;
    if (::mincore(data, size, pages.data()) == 0)
        for (const unsigned char in : pages)
            resident += in & 1 ? static_cast<double>(page) : 0;
    ::munmap(data, size);
    return resident;
}

void evict(const fs::path& path)
{
    const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (file < 0) return;
    ::fdatasync(file);
    ::posix_fadvise(file, 0, 0, POSIX_FADV_DONTNEED);
    ::close(file);
}

/// Throws the files out; returns which share of their bytes went.
double evictAll(const std::set<fs::path>& files)
{
    double before = 0, after = 0;
    for (const fs::path& path : files)
        before += residentBytes(path);
    for (const fs::path& path : files)
        evict(path);
    for (const fs::path& path : files)
        after += residentBytes(path);
    return before > 0 ? 1 - after / before : 0;
}

/// Median with its 95% interval, and extremes.
nlohmann::ordered_json figures(std::vector<double> ms)
{
    const std::vector<float> samples(ms.begin(), ms.end());
    const qs::Summary s = qs::summarize(samples);
    return {{"n", s.n},        {"median_ms", s.p50}, {"low_ms", s.medianLow}, {"high_ms", s.medianHigh},
            {"min_ms", s.min}, {"max_ms", s.max}};
}

} // namespace

int main(int argc, char** argv)
{
    if (argc < 2) return std::fprintf(stderr, "usage: %s PROGRAM [N [RESULT.json]]\n", argv[0]), 2;
    const int n = argc > 2 ? std::atoi(argv[2]) : 21;
    Screen screen;
    if (!screen.works()) return std::fprintf(stderr, "startup: there is no display\n"), 1;
    const fs::path home = fs::temp_directory_path() / ("quantoscope-startup-" + std::to_string(::getpid()));
    fs::create_directories(home);
    for (const char* name : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "QUANTOSCOPE_CACHE"})
        ::setenv(name, home.c_str(), 1);

    const Start first = startOnce(screen, argv[1]); // fills the caches, and writes the settings of a first start
    std::vector<double> warm, warmMap, warmCpu, cold, evicted;
    for (int i = 0; i < n; ++i) {
        const Start w = startOnce(screen, argv[1]);
        if (w.paintMs > 0) warm.push_back(w.paintMs), warmMap.push_back(w.mapMs), warmCpu.push_back(w.cpuMs);
        evicted.push_back(evictAll(first.files));
        const Start c = startOnce(screen, argv[1]);
        if (c.paintMs > 0) cold.push_back(c.paintMs);
    }
    fs::remove_all(home);
    if (first.paintMs == 0 || warm.empty() || cold.empty())
        return std::fprintf(stderr, "startup: the window never painted\n"), 1;
    nlohmann::ordered_json result = {
        {"what", "start of the program to the first picture of its window, seen from the X server"},
        {"first_ms", first.paintMs},
        {"warm", figures(warm)},
        {"warm_window_appears", figures(warmMap)},
        {"warm_processor_time", figures(warmCpu)},
        {"cold", figures(cold)},
        {"cold_files", first.files.size()},
        {"cold_share_evicted", figures(evicted)["median_ms"]},
        {"cpu", qs::cpuModel()},
        {"date", qs::utcNow().substr(0, 10)}};
    if (const char* commit = std::getenv("QS_COMMIT")) result["commit"] = commit;
    std::printf("%s\n", result.dump(1).c_str());
    if (argc > 3) std::ofstream(argv[3]) << result.dump(1) << "\n";
    return 0;
}
