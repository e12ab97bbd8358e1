// SPDX-License-Identifier: GPL-3.0-or-later
// Attention of a decode step by itself against sums in double: heads of every number and size, caches of 16 bits,
// contexts from none on, windows, short and long. Without a GPU it exits with 77.
#include <doctest/doctest.h>

#include "gpu/core/random.h"
#include "gpu/cuda/common/device_memory.cuh"
#include "gpu/cuda/decoder/task.cuh"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <limits>
#include <vector>

using namespace qs;
using namespace qs::cuda;

namespace {

using Bits = std::vector<std::uint16_t>;

constexpr int kMultiprocessors = 132;

float floatOf(std::uint16_t bits, Type type)
{
    return type == Type::F16 ? __half2float(__ushort_as_half(bits)) : __bfloat162float(__ushort_as_bfloat16(bits));
}
std::uint16_t bitsOf(double x, Type type)
{
    const auto f = static_cast<float>(x);
    return type == Type::F16 ? __half_as_ushort(__float2half_rn(f)) : __bfloat16_as_ushort(__float2bfloat16_rn(f));
}
float through(float x, Type type) { return floatOf(bitsOf(x, type), type); }

template <class T> DeviceMemory sent(const std::vector<T>& v)
{
    DeviceMemory memory(std::max<std::int64_t>(static_cast<std::int64_t>(v.size() * sizeof(T)), 256));
    check(cudaMemcpy(memory.data(), v.data(), v.size() * sizeof(T), cudaMemcpyHostToDevice), "sending");
    return memory;
}
template <class T> std::vector<T> fetched(const DeviceMemory& memory, std::size_t count)
{
    check(cudaDeviceSynchronize(), "attention");
    std::vector<T> out(count);
    check(cudaMemcpy(out.data(), memory.data(), count * sizeof(T), cudaMemcpyDeviceToHost), "fetching");
    return out;
}

struct Setting
{
    int heads, kvHeads, size;
    Type type;
    int window = 0;
    bool isLong = false;
};

/// Rows of one step, each a sequence of its own.
struct Rows
{
    static constexpr int kContext = 1200;
    Setting s;
    std::vector<int> positions, sequences;
    Bits keys, values, qkv;
    std::vector<float> cosines, sines;

    Rows(const Setting& setting, std::vector<int> at) : s(setting), positions(std::move(at))
    {
        for (int i = 0; i < count(); ++i)
            sequences.push_back(count() - 1 - i);
        const auto draw = [&](Bits& to, std::int64_t n, std::uint64_t seed, double by) {
            for (std::int64_t i = 0; i < n; ++i)
                to.push_back(bitsOf(by * (uniformAt(seed, static_cast<std::uint64_t>(i)) - 0.5), s.type));
        };
        draw(keys, std::int64_t{count()} * s.kvHeads * kContext * s.size, 3, 4);
        draw(values, static_cast<std::int64_t>(keys.size()), 4, 2);
        draw(qkv, std::int64_t{count()} * pitch(), 5, 4);
        for (int i = 0; i < kContext * s.size / 2; ++i) {
            cosines.push_back(static_cast<float>(std::cos(0.01 * i)));
            sines.push_back(static_cast<float>(std::sin(0.01 * i)));
        }
    }
    int count() const { return static_cast<int>(positions.size()); }
    int pitch() const { return (s.heads + 2 * s.kvHeads) * s.size; }
    std::size_t vector(int row, int head, int position) const
    {
        const auto sequence = static_cast<std::size_t>(sequences[static_cast<std::size_t>(row)]);
        return ((sequence * static_cast<std::size_t>(s.kvHeads) + static_cast<std::size_t>(head)) * kContext +
                static_cast<std::size_t>(position)) *
               static_cast<std::size_t>(s.size);
    }
    /// Element i of head `head` of q, k and v one behind the other, turned where it is no value, rounded.
    float turned(int row, int head, int i) const
    {
        const auto raw = [&](int at) {
            return floatOf(qkv[static_cast<std::size_t>(row * pitch() + head * s.size + at)], s.type);
        };
        if (head >= s.heads + s.kvHeads) return raw(i);
        const int half = s.size / 2, low = i % half;
        const auto at = static_cast<std::size_t>(positions[static_cast<std::size_t>(row)] * half + low);
        const float x = raw(low), y = raw(low + half);
        return through(i < half ? x * cosines[at] - y * sines[at] : y * cosines[at] + x * sines[at], s.type);
    }
    /// Head `head` of a row, in double.
    std::vector<double> expected(int row, int head) const
    {
        const int position = positions[static_cast<std::size_t>(row)], kv = head / (s.heads / s.kvHeads);
        const int begin = s.window > 0 ? std::max(0, position + 1 - s.window) : 0;
        std::vector<double> scores, out(static_cast<std::size_t>(s.size));
        const auto key = [&](int token, int i) {
            return token == position ? turned(row, s.heads + kv, i)
                                     : floatOf(keys[vector(row, kv, token) + static_cast<std::size_t>(i)], s.type);
        };
        for (int token = begin; token <= position; ++token) {
            double sum = 0;
            for (int i = 0; i < s.size; ++i)
                sum += static_cast<double>(turned(row, head, i)) * key(token, i);
            scores.push_back(sum / std::sqrt(s.size));
        }
        const double most = *std::max_element(scores.begin(), scores.end());
        double all = 0;
        for (double& score : scores)
            all += score = std::exp(score - most);
        for (int token = begin; token <= position; ++token)
            for (int i = 0; i < s.size; ++i) {
                const float value = token == position
                                        ? turned(row, s.heads + s.kvHeads + kv, i)
                                        : floatOf(values[vector(row, kv, token) + static_cast<std::size_t>(i)], s.type);
                out[static_cast<std::size_t>(i)] += scores[static_cast<std::size_t>(token - begin)] / all * value;
            }
        return out;
    }
};

/// What a step leaves on the device.
struct Done
{
    Bits out, keys, values;
};
Done attended(const Rows& r)
{
    const DeviceMemory qkv = sent(r.qkv), cosines = sent(r.cosines), sines = sent(r.sines), keys = sent(r.keys),
                       values = sent(r.values), positions = sent(r.positions), sequences = sent(r.sequences);
    const int pitch = r.s.heads * r.s.size;
    DeviceMemory out(std::int64_t{r.count()} * pitch * 2);
    check(cudaMemset(out.data(), 0xff, static_cast<std::size_t>(out.bytes())), "clearing");
    DecodeAttention task;
    const std::uint8_t* first = qkv.data();
    for (Produced* part : {&task.q, &task.k, &task.v}) {
        part->data = first;
        part->pitch = r.pitch();
        first += (part == &task.q ? r.s.heads : r.s.kvHeads) * r.s.size * 2;
    }
    task.places = {reinterpret_cast<const int*>(sequences.data()), reinterpret_cast<const int*>(positions.data()),
                   r.count()};
    task.cosines = reinterpret_cast<const float*>(cosines.data());
    task.sines = reinterpret_cast<const float*>(sines.data());
    task.cache = {r.s.type == Type::F16 ? CacheKind::F16 : CacheKind::BF16,
                  keys.data(),
                  values.data(),
                  nullptr,
                  nullptr,
                  Rows::kContext,
                  r.s.kvHeads,
                  r.s.size,
                  static_cast<int>(roundUp(r.s.size, 8))};
    task.heads = r.s.heads;
    task.out = out.data();
    task.outPitch = pitch;
    task.window = r.s.window;
    task.isLong = r.s.isLong;
    attendStep(r.s.type, task, kMultiprocessors, nullptr);
    return {fetched<std::uint16_t>(out, static_cast<std::size_t>(r.count() * pitch)),
            fetched<std::uint16_t>(keys, r.keys.size()), fetched<std::uint16_t>(values, r.values.size())};
}

/// The largest error against sums in double, over the largest of a value.
double worst(const Rows& r, const Bits& out)
{
    double most = 0;
    for (int row = 0; row < r.count(); ++row)
        for (int head = 0; head < r.s.heads; ++head) {
            const std::vector<double> expected = r.expected(row, head);
            for (int i = 0; i < r.s.size; ++i) {
                const float found =
                    floatOf(out[static_cast<std::size_t>((row * r.s.heads + head) * r.s.size + i)], r.s.type);
                const double off = std::fabs(found - expected[static_cast<std::size_t>(i)]);
                most = std::max(most, std::isfinite(off) ? off : std::numeric_limits<double>::infinity());
            }
        }
    return most;
}

} // namespace

TEST_CASE("a decode step's attention agrees with sums in double")
{
    if (!decoderKernelsWait()) return;
    const std::vector<int> few = {0, 1, 15, 16, 17, 63, 64, 127, 130, 1000}, many = [] {
        std::vector<int> all;
        for (int i = 0; i < 40; ++i)
            all.push_back(i * 7 % 130);
        return all;
    }();
    const std::pair<int, int> heads[] = {{8, 2}, {4, 4}, {6, 2}, {7, 1}, {16, 2}, {12, 1}};
    for (const auto& [all, kv] : heads)
        for (const int size : {64, 128, 80})
            for (const Type type : {Type::BF16, Type::F16})
                for (const int window : {0, 33})
                    for (const bool isLong : {false, true})
                        for (const std::vector<int>& positions : {few, many}) {
                            if (std::getenv("QS_TEST_QUICK") && (window > 0 || isLong) && positions.size() > 10)
                                continue;
                            const Rows r({all, kv, size, type, window, isLong}, positions);
                            const Done done = attended(r);
                            CAPTURE(all);
                            CAPTURE(kv);
                            CAPTURE(size);
                            CAPTURE(static_cast<int>(type));
                            CAPTURE(window);
                            CAPTURE(isLong);
                            CHECK(worst(r, done.out) < (type == Type::F16 ? 0x1p-11 : 0x1p-8) + 2e-4);
                            Bits keys = r.keys, values = r.values;
                            for (int row = 0; row < r.count(); ++row)
                                for (int head = 0; head < kv; ++head)
                                    for (int i = 0; i < size; ++i) {
                                        const std::size_t at =
                                            r.vector(row, head, positions[static_cast<std::size_t>(row)]) +
                                            static_cast<std::size_t>(i);
                                        keys[at] = bitsOf(r.turned(row, all + head, i), type);
                                        values[at] = bitsOf(r.turned(row, all + kv + head, i), type);
                                    }
                            std::size_t off = 0; // rotation may round the last bit differently
                            for (std::size_t i = 0; i < keys.size(); ++i)
                                off += std::abs(static_cast<int>(keys[i]) - static_cast<int>(done.keys[i])) > 1;
                            const bool kept = off == 0 && values == done.values; // the new token, and nothing else
                            CHECK(kept);
                        }
}

TEST_CASE("what is not a number stays with its row, and a row is what it is alone")
{
    if (!decoderKernelsWait()) return;
    for (const Type type : {Type::BF16, Type::F16}) {
        Rows r({8, 2, 128, type}, {100, 40, 7});
        const Done before = attended(r);
        r.values[r.vector(1, 0, 3) + 5] = type == Type::F16 ? 0x7e00 : 0x7fc0;
        const Done done = attended(r);
        const std::size_t each = 8 * 128;
        for (std::size_t i = 0; i < done.out.size(); ++i) {
            const bool isSpoiled = i / each == 1 && i % each < 4 * 128 && i % 128 == 5;
            CHECK(isSpoiled == std::isnan(floatOf(done.out[i], type)));
            if (!isSpoiled) CHECK(done.out[i] == before.out[i]);
        }
        Rows alone({8, 2, 128, type}, {100});
        alone.qkv.assign(r.qkv.begin(), r.qkv.begin() + alone.pitch());
        for (Bits* cache : {&alone.keys, &alone.values}) {
            const Bits& from = cache == &alone.keys ? r.keys : r.values;
            const std::size_t first = r.vector(0, 0, 0);
            cache->assign(from.begin() + static_cast<std::ptrdiff_t>(first),
                          from.begin() + static_cast<std::ptrdiff_t>(first + alone.keys.size()));
        }
        const Done one = attended(alone);
        double most = 0; // blocks of a cluster may be more of them for one row alone
        for (std::size_t i = 0; i < one.out.size(); ++i)
            most = std::max(most,
                            static_cast<double>(std::fabs(floatOf(one.out[i], type) - floatOf(before.out[i], type))));
        CHECK(most < (type == Type::F16 ? 0x1p-10 : 0x1p-7));
    }
}
