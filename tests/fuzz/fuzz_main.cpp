// SPDX-License-Identifier: GPL-3.0-or-later
// What libFuzzer calls. --reader=NAME chooses the reader: fuzz_readers --reader=npy CORPUS… [flags of libFuzzer]
#include "tests/fuzz/json_mutator.h"
#include "tests/fuzz/readers.h"

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most);

namespace {

using namespace qs::fuzz;

const Reader*& chosen()
{
    static const Reader* reader = nullptr;
    return reader;
}

} // namespace

extern "C" int LLVMFuzzerInitialize(int* argc, char*** argv)
{
    constexpr std::string_view flag = "--reader=";
    for (int i = 1; i < *argc; ++i)
        if (const std::string_view argument = (*argv)[i]; argument.starts_with(flag))
            chosen() = findReader(argument.substr(flag.size()));
    if (chosen()) return 0;
    std::fprintf(stderr, "--reader=NAME is missing; there are:");
    for (const Reader& reader : readers())
        std::fprintf(stderr, " %s", reader.name);
    std::fprintf(stderr, "\n");
    std::exit(2);
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static const Scratch scratch;
    chosen()->read({reinterpret_cast<const std::byte*>(data), size}, scratch);
    return 0;
}

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t most, unsigned seed)
{
    if (chosen()->json && seed % 4 != 0)
        if (const auto text = mutatedJson({reinterpret_cast<const char*>(data), size}, seed);
            text && !text->empty() && text->size() <= most) {
            std::memcpy(data, text->data(), text->size());
            return text->size();
        }
    return LLVMFuzzerMutate(data, size, most);
}
