// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/targets/worker_set.h"

#include "gpu/cuda/host/module.h"
#include "gpu/formats/gzip.h"
#include "gpu/formats/io/mapped_file.h"
#include "gpu/models/classifier/default_model.h"
#include "gpu/remote/worker_files.h"
#include "gpu/remote/worker_process.h"

#include "qs_version.h"

#include <boost/crc.hpp>

#include <cstdio>
#include <filesystem>
#include <map>
#include <mutex>
#include <optional>
#include <sys/utsname.h>

namespace qs {

namespace fs = std::filesystem;

namespace {

std::string ownMachine()
{
    utsname system{};
    return ::uname(&system) == 0 ? system.machine : "";
}

std::string_view textOf(const MappedFile& file)
{
    return {reinterpret_cast<const char*>(file.bytes().data()), file.bytes().size()};
}

/// Sums and compressed bytes of files, for as long as these stay the same: each target of a program gets the same ones.
class KnownFiles
{
public:
    static KnownFiles& instance()
    {
        static KnownFiles files;
        return files;
    }
    /// Size and checksum of the file. Io where it cannot be read.
    Result<WorkerPart> part(std::string name, const std::string& path)
    {
        const std::lock_guard lock(m_mutex);
        const auto mapped = MappedFile::open(path);
        if (!mapped) return mapped.error();
        Known& known = of(path, *mapped);
        if (!known.cksum) known.cksum = posixCksum(textOf(*mapped));
        return WorkerPart{std::move(name), path, nullptr, mapped->bytes().size(), *known.cksum};
    }
    /// The file compressed. Io where it cannot be read, Memory where there is none for it.
    Result<std::shared_ptr<const std::string>> packed(const std::string& path)
    {
        const std::lock_guard lock(m_mutex);
        const auto mapped = MappedFile::open(path);
        if (!mapped) return mapped.error();
        Known& known = of(path, *mapped);
        if (known.packed) return known.packed;
        auto gzip = mapped->checked(deflateGzip(textOf(*mapped)));
        if (!gzip) return gzip.error();
        return known.packed = std::make_shared<const std::string>(std::move(*gzip));
    }

private:
    struct Known
    {
        MappedFile::State state;
        std::uint64_t bytes = 0;
        std::optional<std::uint32_t> cksum;
        std::shared_ptr<const std::string> packed;
    };
    /// What is known of the file as it is now.
    Known& of(const std::string& path, const MappedFile& file)
    {
        Known& known = m_files[path];
        if (known.state != file.state() || known.bytes != file.bytes().size())
            known = {file.state(), file.bytes().size(), {}, {}};
        return known;
    }

    std::mutex m_mutex;
    std::map<std::string, Known> m_files;
};

Result<WorkerPart> partOf(std::string name, const fs::path& file)
{
    return KnownFiles::instance().part(std::move(name), file.string());
}

std::string hex(std::uint32_t value)
{
    char text[9];
    std::snprintf(text, sizeof text, "%08x", static_cast<unsigned>(value));
    return text;
}

/// The module beside this program; empty where it has none.
fs::path ownModule()
{
    for (const std::string& place : CudaModule::searchPath()) {
        std::error_code failed;
        if (const fs::path file = fs::path(place) / QS_CUDA_MODULE_FILE; fs::is_regular_file(file, failed)) return file;
    }
    return {};
}

Result<WorkerPart> carried(const RemoteWorkerFile& worker)
{
    const auto mapped = MappedFile::open(worker.path);
    if (!mapped) return mapped.error();
    return WorkerPart{"quantoscope-worker", worker.path.string(), std::make_shared<const std::string>(textOf(*mapped)),
                      worker.bytes, worker.cksum};
}

Result<WorkerPart> ownWorker(std::string& origin)
{
    const auto found = findWorker();
    if (!found) return found.error();
    origin = *found;
    return partOf("quantoscope-worker", *found);
}

/// What the model's folder holds for programs; a folder that QUANTOSCOPE_LLM names may be of any size.
constexpr const char* kModelFiles[] = {"config.json",  "model.safetensors",     "tokenizer.json",
                                       "held_out.txt", "tokenizer_config.json", "calibration.txt"};
constexpr std::uintmax_t kLargestModel = std::uintmax_t{32} << 20;

/// Adds the model's files, where there is one that is small enough to be sent along.
Result<void> addModel(WorkerSet& set)
{
    const auto model = findDefaultModel();
    if (!model) return {};
    std::uintmax_t bytes = 0;
    for (const char* name : kModelFiles) {
        std::error_code missing;
        const std::uintmax_t size = fs::file_size(fs::path(model->folder) / name, missing);
        if (missing) return {};
        bytes += size;
    }
    if (bytes > kLargestModel) return {};
    std::string sums;
    for (const char* name : kModelFiles) {
        auto part = partOf(std::string("llm/default/") + name, fs::path(model->folder) / name);
        if (!part) return part.error();
        sums += hex(part->cksum);
        set.parts.push_back(std::move(*part));
    }
    set.id += "-" + hex(posixCksum(sums));
    return {};
}

} // namespace

Result<void> WorkerSet::pack()
{
    for (WorkerPart& part : parts) {
        if (part.packed) continue;
        auto packed = KnownFiles::instance().packed(part.path);
        if (!packed) return packed.error();
        part.packed = std::move(*packed);
    }
    return {};
}

std::uint64_t WorkerSet::packedBytes() const
{
    std::uint64_t sum = 0;
    for (const WorkerPart& part : parts)
        sum += part.packed ? part.packed->size() : 0;
    return sum;
}

std::uint32_t posixCksum(std::string_view bytes)
{
    boost::crc_optimal<32, 0x04C11DB7, 0, 0xFFFFFFFF, false, false> crc;
    crc.process_bytes(bytes.data(), bytes.size());
    for (std::uint64_t length = bytes.size(); length > 0; length >>= 8)
        crc.process_byte(static_cast<unsigned char>(length & 0xff));
    return static_cast<std::uint32_t>(crc.checksum());
}

Result<WorkerSet> workerSetFor(std::string_view machine, std::string_view glibc)
{
    WorkerSet set;
    set.machine = machine;
    const auto workers = findRemoteWorkers();
    auto file = workers ? remoteWorkerFor(*workers, machine, glibc) : Result<RemoteWorkerFile>(workers.error());
    const bool same = machine == ownMachine();
    if (!file && !same)
        return Error{
            ErrorCode::Device, file.error().message,
            Message::sentences({file.error().hint, Message::tr("That computer is %1; this program's own worker "
                                                               "runs on %2 only.")
                                                       .arg(std::string(machine), ownMachine())})};
    if (file) set.origin = file->path.string();
    auto program = file ? carried(*file) : ownWorker(set.origin);
    if (!program) return program.error();
    set.id = "worker-" QS_VERSION "-" + hex(program->cksum);
    set.parts.push_back(std::move(*program));
    if (const fs::path module = same ? ownModule() : fs::path(); !module.empty()) {
        auto part = partOf("backends/" QS_CUDA_MODULE_FILE, module);
        if (!part) return part.error();
        set.id += "-" + hex(part->cksum);
        set.parts.push_back(std::move(*part));
    }
    if (auto added = addModel(set); !added) return added.error();
    set.id += "-" + set.machine;
    return set;
}

} // namespace qs
