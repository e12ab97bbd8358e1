// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/gpu/support/machine/case_builder.h"

#include <cmath>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

/// Single instructions with data: products, and what quantizes.
namespace qs::test {

inline void addProducts(std::vector<MachineCase>& all)
{
    using K = TensorOpKind;
    using Four = std::tuple<std::int64_t, std::int64_t, std::int64_t, std::int64_t>;
    for (const auto& [m, n, k, batch] : {Four{1, 1, 1, 1},
                                         {7, 49, 513, 1},
                                         {49, 49, 16, 24},
                                         {49, 16, 49, 24},
                                         {128, 10, 256, 1},
                                         {1, 513, 49, 1},
                                         {129, 70, 97, 1},
                                         {513, 7, 130, 1},
                                         {70, 65, 80, 3}})
        for (const std::uint32_t flags : {0u, tensorflag::kTransposeA, tensorflag::kTransposeB,
                                          tensorflag::kTransposeA | tensorflag::kTransposeB}) {
            // A little room between the matrices of a batch; not written.
            const std::int64_t a = m * k + 3, b = n * k + 1, c = m * n + 2;
            const std::string name =
                sizeText({m, n, k}) + " batch " + std::to_string(batch) + " flags " + std::to_string(flags);
            all.push_back(CaseBuilder(K::Gemm, name)
                              .sizes({m, n, k, batch, a, b, c})
                              .flags(flags)
                              .factors({1.0f, 0.0f})
                              .random(0, a * batch)
                              .random(1, b * batch)
                              .out(0, c * batch)
                              .close(2e-6, std::sqrt(static_cast<double>(k)))
                              .done());
            all.push_back(CaseBuilder(K::Gemm, name + ", added")
                              .sizes({m, n, k, batch, a, b, c})
                              .flags(flags)
                              .factors({0.5f, 0.75f})
                              .random(0, a * batch)
                              .random(1, b * batch)
                              .outRandom(0, c * batch)
                              .close(2e-6, std::sqrt(static_cast<double>(k)))
                              .done());
        }
    for (const DType type : {DType::I8, DType::F8E4M3, DType::F8E5M2, DType::F16, DType::BF16})
        for (const auto& [m, n, k] : {std::tuple{1, 16, 16}, {7, 48, 112}, {300, 256, 784}, {49, 80, 528}}) {
            CaseBuilder c(K::Gemm, std::string(dtypeLabel(type)) + " " + sizeText({m, n, k}));
            c.sizes({m, n, k, 1}).type(type).flags(tensorflag::kTransposeB).factors({1.0f, 0.0f});
            for (int side = 0; side < 2; ++side) {
                const std::int64_t count = side ? std::int64_t{n} * k : std::int64_t{m} * k;
                if (type == DType::I8) {
                    c.bytes(side, count);
                    continue;
                }
                const DType stored = type == DType::F8E5M2 && side ? DType::F8E4M3 : type;
                std::vector<std::uint8_t> codes(static_cast<std::size_t>(count) * sizeOf(stored));
                const auto values = c.numbers(count, 1, false);
                for (std::size_t i = 0; i < values.size(); ++i) {
                    if (stored == DType::F8E4M3)
                        codes[i] = encodeE4M3(values[i]);
                    else if (stored == DType::F8E5M2)
                        codes[i] = encodeE5M2(values[i]);
                    else
                        storeFloat(codes.data(), stored, i, values[i]);
                }
                c.in(side, codes);
            }
            c.out(0, std::int64_t{m} * n);
            // FP8 tensor cores may keep fewer than 24 bits of their sums.
            if (type != DType::I8) c.close(sizeOf(type) == 1 ? 1e-3 : 2e-6, std::sqrt(static_cast<double>(k)));
            all.push_back(c.done());
        }
    // Extremes: the largest sums, and every lane at −128.
    for (const int value : {-128, 127}) {
        const std::vector<std::int8_t> full(16 * 1024, static_cast<std::int8_t>(value)), low(16 * 1024, -128);
        all.push_back(CaseBuilder(K::Gemm, "INT8 extremes " + std::to_string(value))
                          .sizes({16, 16, 1024, 1})
                          .type(DType::I8)
                          .flags(tensorflag::kTransposeB)
                          .factors({1.0f, 0.0f})
                          .in(0, low)
                          .in(1, full)
                          .out(0, 256)
                          .done());
    }
}

inline void addQuantized(std::vector<MachineCase>& all)
{
    using K = TensorOpKind;
    for (const auto& [m, n] : {std::pair<std::int64_t, std::int64_t>{1, 1}, {7, 49}, {49, 513}, {300, 192}}) {
        for (const std::int64_t group : {std::int64_t{0}, std::int64_t{32}, n, n + 5}) {
            const std::int64_t groups = group == 0 ? 1 : m * ((n + group - 1) / group);
            const std::string name = sizeText({m, n}) + " groups of " + std::to_string(group);
            all.push_back(CaseBuilder(K::AbsmaxScale, name)
                              .sizes({m, n, group})
                              .factors({127.0f})
                              .random(0, m * n)
                              .out(0, groups)
                              .done());
            all.push_back(CaseBuilder(K::AbsmaxScale, name + ", odd values")
                              .sizes({m, n, group})
                              .factors({7.0f})
                              .random(0, m * n, 1, true)
                              .out(0, groups)
                              .done());
            all.push_back(CaseBuilder(K::FakeQuant, name)
                              .sizes({m, n, group})
                              .factors({-8.0f, 7.0f})
                              .random(0, m * n)
                              .positive(1, groups, 0.2f)
                              .out(0, m * n)
                              .done());
            all.push_back(CaseBuilder(K::FakeQuant, name + ", odd values")
                              .sizes({m, n, group})
                              .factors({-128.0f, 127.0f})
                              .random(0, m * n, 1, true)
                              .random(1, groups, 0.1f)
                              .out(0, m * n)
                              .done());
            for (const bool slopes : {true, false}) {
                CaseBuilder c(K::FakeQuantGrad, slopes ? name : name + ", no slopes");
                c.sizes({m, n, group})
                    .factors({-8.0f, 7.0f, 0.3f})
                    .random(0, m * n)
                    .positive(1, groups, 0.1f)
                    .random(2, m * n)
                    .out(0, m * n);
                if (slopes) c.out(1, groups);
                all.push_back(c.close(1e-5, group == 0 ? 300 : 30).done());
            }
        }
        for (const DType type : {DType::I8, DType::F8E4M3, DType::F8E5M2})
            for (const bool odd : {false, true})
                for (const bool factors : {false, true})
                    for (const bool dynamic : {false, true}) {
                        CaseBuilder c(K::QuantizeRows, std::string(dtypeLabel(type)) + " " + sizeText({m, n}) +
                                                           (odd ? ", odd values" : "") + (factors ? ", factors" : "") +
                                                           (dynamic ? ", dynamic" : ""));
                        c.sizes({m, n, n + 15}).type(type).random(0, m * n, 3, odd).out(0, m * (n + 15), 1);
                        if (factors) c.positive(2, n, 1);
                        if (dynamic)
                            c.flags(tensorflag::kDynamic).out(1, m);
                        else
                            c.in(1, std::vector<float>{type == DType::I8 ? 0.03f : 0.007f});
                        all.push_back(c.done());
                    }
        all.push_back(CaseBuilder(K::QuantizeRows, "zeros " + sizeText({m, n}))
                          .sizes({m, n, n})
                          .type(DType::I8)
                          .flags(tensorflag::kDynamic)
                          .in(0, std::vector<float>(static_cast<std::size_t>(m * n)))
                          .out(0, m * n, 1)
                          .out(1, m)
                          .done());
        for (const DType type : {DType::I8, DType::F32})
            for (const std::uint32_t flags : {0u, tensorflag::kOneRowScale}) {
                CaseBuilder c(K::Rescale, std::string(dtypeLabel(type)) + " " + sizeText({m, n}) + " flags " +
                                              std::to_string(flags));
                c.sizes({m, n, n + 7})
                    .type(type)
                    .flags(flags)
                    .random(1, flags ? 1 : m)
                    .random(2, n)
                    .out(0, m * n)
                    .close(1e-6, 1e4);
                std::vector<std::int32_t> sums(static_cast<std::size_t>(m * (n + 7)));
                for (std::size_t i = 0; i < sums.size(); ++i)
                    sums[i] = static_cast<std::int32_t>(splitmix64(3, i) % 2000001) - 1000000;
                if (type == DType::I8)
                    c.in(0, sums);
                else
                    c.random(0, m * (n + 7), 1e5f);
                if (flags) c.random(3, n);
                all.push_back(c.done());
            }
        for (const DType type : {DType::F16, DType::BF16})
            for (const float scale : {1.0f, 1e-6f, 1e5f})
                all.push_back(
                    CaseBuilder(K::Convert, std::string("to ") + std::string(dtypeLabel(type)) + " " + sizeText({m, n}))
                        .sizes({m, n, n + 9})
                        .type(type)
                        .random(0, m * n, scale, true)
                        .out(0, m * (n + 9), 2)
                        .done());
        for (const DType type : {DType::F16, DType::BF16, DType::F8E4M3, DType::F8E5M2, DType::I8})
            all.push_back(
                CaseBuilder(K::Convert, std::string("from ") + std::string(dtypeLabel(type)) + " " + sizeText({m, n}))
                    .sizes({m, n, n + 9})
                    .type(type)
                    .flags(tensorflag::kInverse)
                    .bytes(0, m * (n + 9) * static_cast<std::int64_t>(sizeOf(type)))
                    .out(0, m * n)
                    .close(1e-30, 1e-30)
                    .done());
    }
}

} // namespace qs::test
