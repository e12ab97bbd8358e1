// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

// What the tests of the finished programs have in common: a folder, a call, the programs there are.

inline std::string slurp(const std::filesystem::path& path)
{
    std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

/// A folder with files that goes away with the test.
struct Scratch
{
    std::filesystem::path path = std::filesystem::temp_directory_path() /
                                 ("qs-system-" + std::to_string(getpid()) + "-" + std::to_string(++count));
    Scratch() { std::filesystem::create_directories(path); }
    ~Scratch() { std::filesystem::remove_all(path); }
    Scratch(const Scratch&) = delete;
    Scratch& operator=(const Scratch&) = delete;
    std::string operator/(const std::string& name) const { return (path / name).string(); }
    std::string write(const std::string& name, const std::string& text) const
    {
        std::ofstream(path / name, std::ios::binary) << text;
        return *this / name;
    }
    static inline int count = 0;
};

struct Call
{
    int status = -1; ///< −1: ended by a signal
    std::string out, err;
};

/// Runs a line of the shell in `scratch` without a display and without standard input; `before` is shell code in front
/// of it.
inline Call callIn(const Scratch& scratch, const std::string& line, const std::string& before = "")
{
    const std::string all = "cd " + scratch.path.string() + " && " + before + "env -u DISPLAY -u WAYLAND_DISPLAY " +
                            line + " >" + scratch / "out" + " 2>" + scratch / "err" + " </dev/null";
    const int raw = std::system(all.c_str());
    return {WIFEXITED(raw) ? WEXITSTATUS(raw) : -1, slurp(scratch / "out"), slurp(scratch / "err")};
}

/// The worker, and where it is built the window's program, which have the same commands.
inline std::vector<std::string> programs()
{
    std::vector<std::string> all{QS_WORKER};
#ifdef QS_PROGRAM
    all.push_back(QS_PROGRAM);
#endif
    return all;
}
