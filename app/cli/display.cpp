// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/display.h"

#include "gpu/core/user_folders.h"

#include <cstddef>
#include <cstdlib>
#include <cstring>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

namespace qs {

namespace {

bool answers(const std::string& path, bool abstract)
{
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    const std::size_t offset = abstract ? 1 : 0;
    if (path.size() + offset >= sizeof address.sun_path) return true; // cannot be tried; let Qt find out
    std::memcpy(address.sun_path + offset, path.data(), path.size());
    const int fd = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (fd < 0) return true;
    const auto size =
        static_cast<socklen_t>(offsetof(sockaddr_un, sun_path) + offset + path.size() + (abstract ? 0 : 1));
    const bool connected = connect(fd, reinterpret_cast<const sockaddr*>(&address), size) == 0;
    close(fd);
    return connected;
}

/// A local X display ':N[.S]' answers on its socket; a remote one is taken as it is.
bool xAnswers(const std::string& display)
{
    if (display.rfind(':', 0) != 0) return true;
    const std::string path = "/tmp/.X11-unix/X" + display.substr(1, display.find('.') - 1);
    return answers(path, false) || answers(path, true);
}

} // namespace

std::string missingDisplay()
{
    if (!environmentVariable("QT_QPA_PLATFORM").empty()) return {}; // the user knows better
    if (!environmentVariable("WAYLAND_DISPLAY").empty()) return {};
    const std::string display = environmentVariable("DISPLAY");
    if (display.empty()) return "Neither DISPLAY nor WAYLAND_DISPLAY is set.";
    if (!xAnswers(display)) return "The display '" + display + "' does not answer.";
    return {};
}

} // namespace qs
