// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/remote/worker_folders.h"

#include "gpu/core/user_folders.h"
#include "gpu/formats/io/describe.h"
#include "gpu/formats/json_read.h"

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <system_error>
#include <tuple>

namespace qs {

namespace {

namespace files = std::filesystem;

/// Entries that are looked at; a folder with more is told in part.
constexpr std::size_t kMaxVisited = 200'000;

std::string atHome(const std::string& path)
{
    const std::string home = environmentVariable("HOME"), base = home.empty() ? "/" : home;
    if (path.empty() || path == "~") return base;
    return path.starts_with("~/") ? base + path.substr(1) : path;
}

bool isUtf8(const std::string& name)
{
    return nlohmann::json(name).dump(-1, ' ', false, nlohmann::json::error_handler_t::ignore) ==
           nlohmann::json(name).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

/// Folders and regular files, also behind links; devices, pipes and what cannot be looked at are none.
std::optional<FolderEntry> entryOf(const files::directory_entry& entry)
{
    std::error_code failed;
    FolderEntry one;
    one.name = entry.path().filename().string();
    const files::file_status status = entry.status(failed);
    if (failed) return std::nullopt;
    one.folder = files::is_directory(status);
    if (!one.folder && !files::is_regular_file(status)) return std::nullopt;
    if (!one.folder) one.bytes = entry.file_size(failed);
    if (failed) one.bytes = 0;
    return one;
}

} // namespace

Result<FolderListing> listFolder(const std::string& path)
{
    FolderListing listing;
    const std::string asked = atHome(path);
    std::error_code failed;
    const auto refuse = [&] {
        return fileError(Message::tr("Cannot read the folder %1: %2.").arg(quotedPath(asked)), failed.value());
    };
    if (asked.find('\0') != std::string::npos)
        return failed = std::make_error_code(std::errc::invalid_argument), refuse();
    const files::path folder = files::canonical(asked, failed);
    if (failed) return refuse();
    listing.path = folder.string();
    files::directory_iterator each(folder, failed);
    if (failed) return refuse();
    std::size_t looked = 0;
    for (; each != files::directory_iterator() && looked < kMaxVisited; each.increment(failed), ++looked) {
        if (failed) return refuse();
        auto entry = entryOf(*each);
        if (!entry) continue;
        isUtf8(entry->name) ? listing.entries.push_back(std::move(*entry)) : void(++listing.leftOut);
    }
    std::ranges::sort(listing.entries, {}, [](const FolderEntry& e) { return std::tuple(!e.folder, e.name); });
    if (listing.entries.size() > kMaxFolderEntries) {
        listing.leftOut += listing.entries.size() - kMaxFolderEntries;
        listing.entries.resize(kMaxFolderEntries);
    }
    return listing;
}

nlohmann::ordered_json toJson(const FolderListing& listing)
{
    auto entries = nlohmann::ordered_json::array();
    for (const FolderEntry& entry : listing.entries)
        entries.push_back({{"name", entry.name}, {"folder", entry.folder}, {"bytes", entry.bytes}});
    return {{"path", listing.path}, {"entries", std::move(entries)}, {"left_out", listing.leftOut}};
}

Result<FolderListing> folderAt(WorkerLink& link, const std::string& path, std::stop_token stop)
{
    const auto answer = link.ask({{"op", "list"}, {"path", path}}, {}, std::move(stop), {});
    if (!answer) return answer.error();
    FolderListing listing;
    ObjectReader in(answer->head, "folder");
    in.read("path", listing.path);
    std::int64_t leftOut = 0;
    in.readInt("left_out", leftOut, 0, 1e15);
    listing.leftOut = static_cast<std::uint64_t>(leftOut);
    const auto* list = in.find("entries");
    if (in.error()) return *in.error();
    if (!list || !list->is_array() || list->size() > kMaxFolderEntries) return listing;
    for (const auto& json : *list) {
        FolderEntry entry;
        std::int64_t bytes = 0;
        ObjectReader one(json, "folder entry");
        one.read("name", entry.name);
        one.read("folder", entry.folder);
        one.readInt("bytes", bytes, 0, 9e18);
        if (one.error()) return *one.error();
        entry.bytes = static_cast<std::uint64_t>(bytes);
        // A name leads nowhere but into this folder.
        if (!entry.name.empty() && entry.name.find('/') == std::string::npos) listing.entries.push_back(entry);
    }
    return listing;
}

nlohmann::ordered_json tensorsToJson(const std::vector<TensorInfo>& tensors)
{
    auto list = nlohmann::ordered_json::array();
    for (const TensorInfo& info : tensors)
        list.push_back({{"name", info.name},
                        {"dtype", info.dtype ? std::string(dtypeName(*info.dtype)) : std::string()},
                        {"dtype_text", info.dtypeText},
                        {"shape", info.shape},
                        {"bytes", info.bytes}});
    return list;
}

Result<std::vector<TensorInfo>> tensorsAt(WorkerLink& link, const std::string& path, std::stop_token stop)
{
    const auto answer = link.ask({{"op", "tensors"}, {"path", path}}, {}, std::move(stop), {});
    if (!answer) return answer.error();
    std::vector<TensorInfo> tensors;
    const auto list = answer->head.find("tensors");
    if (list == answer->head.end() || !list->is_array()) return tensors;
    for (const auto& json : *list) {
        TensorInfo info;
        std::string dtype;
        std::int64_t bytes = 0;
        ObjectReader in(json, "tensor");
        in.read("name", info.name);
        in.read("dtype", dtype);
        in.read("dtype_text", info.dtypeText);
        in.readInt("bytes", bytes, 0, 9e18);
        if (const auto* shape = in.find("shape"); shape && shape->is_array())
            for (const auto& side : *shape)
                info.shape.push_back(side.is_number_integer() ? side.get<std::int64_t>() : -1);
        if (in.error()) return *in.error();
        info.dtype = parseDType(dtype);
        info.bytes = static_cast<std::uint64_t>(bytes);
        tensors.push_back(std::move(info));
    }
    return tensors;
}

nlohmann::ordered_json toJson(const TensorRows& tensor)
{
    return {{"rows", tensor.rows}, {"columns", tensor.columns}, {"of_rows", tensor.ofRows}};
}

Result<TensorRows> tensorRowsAt(WorkerLink& link, const std::string& path, const std::string& tensor,
                                std::int64_t elements, std::stop_token stop)
{
    const auto answer = link.ask({{"op", "tensor"}, {"path", path}, {"tensor", tensor}, {"elements", elements}}, {},
                                 std::move(stop), {});
    if (!answer) return answer.error();
    TensorRows read;
    ObjectReader in(answer->head, "tensor");
    in.readInt("rows", read.rows, 0, 1e9);
    in.readInt("columns", read.columns, 0, 1e9);
    in.readInt("of_rows", read.ofRows, 0, 9e15);
    if (in.error()) return *in.error();
    if (static_cast<std::size_t>(read.rows * read.columns) * sizeof(float) != answer->payload.size())
        return Error{ErrorCode::Internal, Message::tr("The worker process sent a different size than it announced."),
                     ""};
    read.values.resize(answer->payload.size() / sizeof(float));
    if (!read.values.empty()) std::memcpy(read.values.data(), answer->payload.data(), answer->payload.size());
    return read;
}

} // namespace qs
