// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/models/decoder/hub_cache.h"

#include "gpu/core/user_folders.h"
#include "gpu/formats/io/describe.h"

#include <algorithm>
#include <cstdlib>
#include <string>
#include <string_view>

namespace qs {
namespace {

namespace fs = std::filesystem;

/// 'org/name' with the characters that the hub allows.
bool isHubName(std::string_view name)
{
    const auto allowed = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_' ||
               c == '.' || c == '/';
    };
    const std::size_t slash = name.find('/');
    return slash != std::string_view::npos && slash > 0 && slash + 1 < name.size() && slash == name.rfind('/') &&
           name.front() != '.' && std::ranges::all_of(name, allowed);
}

fs::path cacheFolder()
{
    if (const fs::path hub = environmentVariable("HF_HUB_CACHE"); !hub.empty()) return hub;
    const fs::path home = userFolder("HF_HOME", ".cache/huggingface");
    return home.empty() ? home : home / "hub";
}

/// The newest snapshot that has a configuration; empty where there is none.
fs::path snapshotOf(const std::string& name)
{
    const std::size_t slash = name.find('/');
    const fs::path all =
        cacheFolder() / ("models--" + name.substr(0, slash) + "--" + name.substr(slash + 1)) / "snapshots";
    fs::path newest;
    fs::file_time_type when{};
    std::error_code ignored;
    for (fs::directory_iterator each(all, ignored), end; !ignored && each != end; each.increment(ignored)) {
        std::error_code error;
        const auto written = fs::last_write_time(each->path() / "config.json", error);
        if (error || (!newest.empty() && written <= when)) continue;
        newest = each->path();
        when = written;
    }
    return newest;
}

} // namespace

std::optional<Error> hubNameError(const std::filesystem::path& path)
{
    const std::string name = path.string();
    if (!isHubName(name)) return std::nullopt;
    const Message what = Message::tr("%1 does not exist.").arg(quotedPath(path));
    if (const fs::path snapshot = snapshotOf(name); !snapshot.empty())
        return Error{ErrorCode::BadInput, what,
                     Message::tr("The model of that name on the Hugging Face hub is in the cache of this computer: "
                                 "choose %1.")
                         .arg(quotedPath(snapshot))};
    return Error{
        ErrorCode::BadInput, what,
        Message::tr("Choose the folder of a model, with its config.json. A model of the Hugging Face hub has to "
                    "be downloaded first: 'hf download %1' prints its folder.")
            .arg(name)};
}

} // namespace qs
