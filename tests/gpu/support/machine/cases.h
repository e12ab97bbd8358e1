// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/gpu/support/machine/case_builder.h"
#include "tests/gpu/support/machine/case_difference.h"
#include "tests/gpu/support/machine/product_cases.h"

#include <string>
#include <tuple>
#include <utility>
#include <vector>

/// Single instructions with data, for every TensorMachine:
///     for (const MachineCase& c : machineCases()) CHECK(differenceOf(machine, c) == "");
namespace qs::test {

inline void addMoves(std::vector<MachineCase>& all)
{
    using K = TensorOpKind;
    for (const std::int64_t n : {1, 7, 513, 40000}) {
        all.push_back(CaseBuilder(K::Fill, sizeText({n})).sizes({n}).factors({2.5f}).out(0, n).done());
        all.push_back(CaseBuilder(K::Copy, sizeText({n})).sizes({n}).type(DType::I8).bytes(0, n).out(0, n, 1).done());
        all.push_back(
            CaseBuilder(K::Add, sizeText({n})).sizes({n}).random(0, n, 1, true).random(1, n).out(0, n).done());
        all.push_back(CaseBuilder(K::Add, sizeText({n})).sizes({n}).random(0, n).random(1, n).inPlace(0, 1).done());
    }
    all.push_back(CaseBuilder(K::Advance, "").in(0, std::vector<std::int32_t>{41}).inPlace(0, 0).done());
    const std::vector<std::int32_t> order{3, 0, 2, 2, 1, 6, 5};
    for (const std::int32_t counter : {0, 1, 5, 100000}) {
        all.push_back(CaseBuilder(K::Gather, "counter " + std::to_string(counter))
                          .sizes({5, 9, 7})
                          .random(0, 7 * 9)
                          .in(1, order)
                          .in(2, std::vector<std::int32_t>{counter})
                          .out(0, 45)
                          .done());
        all.push_back(CaseBuilder(K::Gather, "large, counter " + std::to_string(counter))
                          .sizes({300, 784, 7})
                          .random(0, 7 * 784)
                          .in(1, order)
                          .in(2, std::vector<std::int32_t>{counter})
                          .out(0, 300 * 784)
                          .done());
    }
    all.push_back(CaseBuilder(K::Gather, "no counter").sizes({4, 1, 7}).random(0, 7).in(1, order).out(0, 4).done());
    all.push_back(CaseBuilder(K::Gather, "no such rows")
                      .sizes({3, 100, 3})
                      .random(0, 300)
                      .in(1, std::vector<std::int32_t>{2, -1, 1 << 30})
                      .out(0, 300)
                      .hostile()
                      .done());
    for (const auto& [a, b, c, d, gap] :
         {std::tuple{1, 1, 1, 1, 0}, {3, 49, 4, 16, 64}, {128, 49, 4, 16, 128}, {2, 7, 3, 5, 1}}) {
        const std::int64_t stride = c * d + gap, rows = (a * b - 1) * stride + c * d,
                           dense = std::int64_t{a} * b * c * d;
        all.push_back(CaseBuilder(K::SwapAxes, sizeText({a, b, c, d}))
                          .sizes({a, b, c, d, stride})
                          .random(0, rows)
                          .out(0, dense)
                          .done());
        all.push_back(CaseBuilder(K::SwapAxes, "back " + sizeText({a, b, c, d}))
                          .sizes({a, b, c, d, stride})
                          .flags(tensorflag::kInverse)
                          .random(0, dense)
                          .out(0, rows)
                          .done());
    }
}

inline void addRows(std::vector<MachineCase>& all)
{
    using K = TensorOpKind;
    for (const auto& [m, n] : {std::pair<std::int64_t, std::int64_t>{1, 1}, {7, 49}, {513, 7}, {49, 513}, {300, 192}}) {
        const std::string size = sizeText({m, n});
        for (const bool odd : {false, true}) {
            const std::string name = odd ? size + ", odd values" : size;
            all.push_back(
                CaseBuilder(K::AddBias, name).sizes({m, n}).random(0, m * n, 1, odd).random(1, n).out(0, m * n).done());
            all.push_back(CaseBuilder(K::ScaleColumns, name)
                              .sizes({m, n})
                              .random(0, m * n, 1, odd)
                              .random(1, n)
                              .out(0, m * n)
                              .done());
            all.push_back(CaseBuilder(K::Softmax, name)
                              .sizes({m, n})
                              .factors({0.25f})
                              .random(0, m * n, 8, odd)
                              .out(0, m * n)
                              .close(2e-6, 1e-3)
                              .done());
        }
        all.push_back(CaseBuilder(K::AddBias, size).sizes({m, n}).random(0, m * n).random(1, n).inPlace(0, 0).done());
        all.push_back(
            CaseBuilder(K::ScaleColumns, size).sizes({m, n}).random(0, m * n).random(1, n).inPlace(0, 0).done());
        all.push_back(CaseBuilder(K::Softmax, size)
                          .sizes({m, n})
                          .factors({-1.5f})
                          .random(0, m * n)
                          .inPlace(0, 0)
                          .close(2e-6, 1e-3)
                          .done());
        all.push_back(CaseBuilder(K::SumRows, size).sizes({m, n}).random(0, m * n).out(0, n).close(1e-5, 3).done());
        all.push_back(CaseBuilder(K::SumRows, size + ", added")
                          .sizes({m, n})
                          .factors({0, 0.5f})
                          .random(0, m * n)
                          .outRandom(0, n)
                          .close(1e-5, 3)
                          .done());
        all.push_back(CaseBuilder(K::SoftmaxGrad, size)
                          .sizes({m, n})
                          .factors({0.25f})
                          .random(0, m * n)
                          .random(1, m * n)
                          .out(0, m * n)
                          .close(1e-5, 10)
                          .done());
        all.push_back(CaseBuilder(K::SoftmaxGrad, size)
                          .sizes({m, n})
                          .factors({0.25f})
                          .random(0, m * n)
                          .random(1, m * n)
                          .inPlace(0, 1)
                          .close(1e-5, 10)
                          .done());
        all.push_back(CaseBuilder(K::LayerNorm, size)
                          .sizes({m, n})
                          .factors({1e-5f})
                          .random(0, m * n, 3)
                          .random(1, n)
                          .random(2, n)
                          .out(0, m * n)
                          .out(1, m)
                          .out(2, m)
                          .close(1e-5, n == 1 ? 10 : 1)
                          .done());
        all.push_back(CaseBuilder(K::LayerNormGrad, size)
                          .sizes({m, n})
                          .random(0, m * n)
                          .random(1, n)
                          .random(2, m, 0.1f)
                          .positive(3, m, 1)
                          .random(4, m * n)
                          .out(0, m * n)
                          .out(1, n)
                          .out(2, n)
                          .close(1e-5, 20)
                          .done());
    }
    for (const auto& [a, b, c] : {std::tuple{1, 1, 1}, {3, 49, 64}, {128, 49, 65}})
        for (const auto kind : {K::MeanAxis, K::MeanAxisGrad}) {
            const std::int64_t large = std::int64_t{a} * b * c, small = std::int64_t{a} * c;
            all.push_back(CaseBuilder(kind, sizeText({a, b, c}))
                              .sizes({a, b, c})
                              .random(0, kind == K::MeanAxis ? large : small)
                              .out(0, kind == K::MeanAxis ? small : large)
                              .close(1e-6)
                              .done());
        }
}

inline void addModel(std::vector<MachineCase>& all)
{
    using K = TensorOpKind;
    for (const std::int64_t n : {1, 7, 513, 40000})
        for (const std::uint32_t flag : {tensorflag::kRelu, tensorflag::kGelu}) {
            const std::string name = sizeText({n}) + (flag == tensorflag::kRelu ? " ReLU" : " GELU");
            for (const bool odd : {false, true})
                all.push_back(CaseBuilder(K::Activation, name)
                                  .sizes({n})
                                  .flags(flag)
                                  .random(0, n, 3, odd)
                                  .out(0, n)
                                  .close(5e-7)
                                  .done());
            all.push_back(CaseBuilder(K::Activation, name)
                              .sizes({n})
                              .flags(flag)
                              .random(0, n, 3)
                              .inPlace(0, 0)
                              .close(5e-7)
                              .done());
            all.push_back(CaseBuilder(K::ActivationGrad, name)
                              .sizes({n})
                              .flags(flag)
                              .random(0, n, 2)
                              .random(1, n)
                              .out(0, n)
                              .close(1e-6)
                              .done());
            all.push_back(CaseBuilder(K::ActivationGrad, name)
                              .sizes({n})
                              .flags(flag)
                              .random(0, n, 2)
                              .random(1, n)
                              .inPlace(0, 1)
                              .close(1e-6)
                              .done());
        }
    for (const auto& [m, n] : {std::pair<std::int64_t, std::int64_t>{1, 1}, {7, 10}, {513, 36}, {3000, 10}, {5, 700}}) {
        std::vector<std::int32_t> labels(static_cast<std::size_t>(m));
        for (std::size_t i = 0; i < labels.size(); ++i)
            labels[i] = static_cast<std::int32_t>(splitmix64(5, i) % static_cast<std::uint64_t>(n));
        const std::string size = sizeText({m, n});
        for (const bool odd : {false, true})
            all.push_back(CaseBuilder(K::CrossEntropy, odd ? size + ", odd values" : size)
                              .sizes({m, n})
                              .factors({0.125f})
                              .random(0, m * n, 4, odd)
                              .in(1, labels)
                              .out(0, m)
                              .out(1, m)
                              .out(2, m * n)
                              .close(4e-6)
                              .done());
        all.push_back(CaseBuilder(K::CrossEntropy, size + ", no gradient")
                          .sizes({m, n})
                          .random(0, m * n, 4)
                          .in(1, labels)
                          .out(0, m)
                          .out(1, m)
                          .close(4e-6)
                          .done());
        all.push_back(CaseBuilder(K::CrossEntropy, size + ", all the same")
                          .sizes({m, n})
                          .factors({1.0f})
                          .in(0, std::vector<float>(static_cast<std::size_t>(m * n), 2.0f))
                          .in(1, labels)
                          .out(0, m)
                          .out(1, m)
                          .out(2, m * n)
                          .close(4e-6)
                          .done());
        all.push_back(CaseBuilder(K::LogStep, size)
                          .sizes({m})
                          .random(0, m)
                          .in(1, labels)
                          .in(2, std::vector<std::int32_t>{2})
                          .out(0, 8)
                          .close(1e-5)
                          .done());
    }
    all.push_back(CaseBuilder(K::CrossEntropy, "labels that are no class")
                      .sizes({3, 10})
                      .factors({1.0f})
                      .random(0, 30)
                      .in(1, std::vector<std::int32_t>{10, -1, 3})
                      .out(0, 3)
                      .out(1, 3)
                      .close(4e-6)
                      .hostile()
                      .done());
    all.push_back(CaseBuilder(K::LogStep, "beyond the log")
                      .sizes({3})
                      .random(0, 3)
                      .in(1, std::vector<std::int32_t>{1, 0, 1})
                      .in(2, std::vector<std::int32_t>{1 << 30})
                      .out(0, 8)
                      .close(1e-6)
                      .hostile()
                      .done());
    for (const std::int64_t n : {1, 7, 513, 40000})
        for (const std::int32_t step : {0, 3, 19})
            all.push_back(CaseBuilder(K::Adam, sizeText({n}) + " step " + std::to_string(step))
                              .sizes({n})
                              .factors({0.9f, 0.999f, 1e-8f, 0.01f})
                              .random(0, n, 0.01f)
                              .positive(1, 20, 1e-3f)
                              .in(2, std::vector<std::int32_t>{step})
                              .outRandom(0, n, 0.05f)
                              .outRandom(1, n, 0.001f)
                              .in(3, std::vector<float>(static_cast<std::size_t>(n), 1e-4f))
                              .inPlace(2, 3)
                              .close(3e-6, 0.05)
                              .done());
    all.push_back(CaseBuilder(K::Adam, "beyond the learning rates")
                      .sizes({9})
                      .factors({0.9f, 0.999f, 1e-8f, 0.01f})
                      .random(0, 9)
                      .random(1, 2)
                      .in(2, std::vector<std::int32_t>{-1})
                      .outRandom(0, 9)
                      .outRandom(1, 9)
                      .outRandom(2, 9)
                      .close(1e-6)
                      .hostile()
                      .done());
}

inline const std::vector<MachineCase>& machineCases()
{
    static const std::vector<MachineCase> made = [] {
        std::vector<MachineCase> all;
        addMoves(all);
        addRows(all);
        addModel(all);
        addProducts(all);
        addQuantized(all);
        return all;
    }();
    return made;
}

} // namespace qs::test
