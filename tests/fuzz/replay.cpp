// SPDX-License-Identifier: GPL-3.0-or-later
// Gives every kept input to its reader, as the fuzzers do: replay CORPUS. Also each input cut short and with bytes
// changed, so that a few thousand wrong files are read on every machine, with any compiler.
#include "tests/fuzz/json_mutator.h"
#include "tests/fuzz/readers.h"

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <random>
#include <vector>

namespace {

using namespace qs::fuzz;

std::vector<std::byte> bytesOf(const std::filesystem::path& path)
{
    std::ifstream in(path, std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(in), {}};
    const auto* data = reinterpret_cast<const std::byte*>(text.data());
    return {data, data + text.size()};
}

/// The input, a few that are cut short, and a few that are changed.
int replay(const Reader& reader, const std::vector<std::byte>& input, const Scratch& scratch)
{
    constexpr int changed = 6;
    reader.read(input, scratch);
    std::minstd_rand random(1);
    const auto below = [&](std::size_t n) { return std::uniform_int_distribution<std::size_t>(0, n - 1)(random); };
    for (int i = 0; i < changed && !input.empty(); ++i) {
        auto bytes = input;
        if (i % 2 == 0)
            bytes.resize(below(bytes.size()));
        else
            bytes[below(bytes.size())] = static_cast<std::byte>(below(256));
        reader.read(bytes, scratch);
        if (!reader.json) continue;
        if (const auto text = mutatedJson(textOf(input), static_cast<std::uint32_t>(i + 1)))
            reader.read(std::as_bytes(std::span(*text)), scratch);
    }
    return 1 + (input.empty() ? 0 : changed * (reader.json ? 2 : 1));
}

int replayAll(std::span<const Reader> readers, const std::filesystem::path& corpus, const Scratch& scratch)
{
    int wrong = 0;
    for (const Reader& reader : readers) {
        std::vector<std::filesystem::path> files;
        std::error_code failed;
        for (const auto& entry : std::filesystem::directory_iterator(corpus / reader.name, failed))
            files.push_back(entry.path());
        std::sort(files.begin(), files.end());
        int inputs = 0;
        for (const auto& file : files)
            inputs += replay(reader, bytesOf(file), scratch);
        std::printf("%-16s %4zu files, %5d inputs\n", reader.name, files.size(), inputs);
        wrong += files.empty();
    }
    return wrong;
}

} // namespace

int main(int argc, char** argv)
{
    if (argc != 2) return std::fprintf(stderr, "usage: %s CORPUS\n", argv[0]), 2;
    const Scratch scratch;
    const int wrong = replayAll(readers(), argv[1], scratch);
    if (wrong > 0) std::fprintf(stderr, "%d readers have no kept inputs\n", wrong);
    return wrong > 0;
}
