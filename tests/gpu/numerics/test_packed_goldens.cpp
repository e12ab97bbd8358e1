// SPDX-License-Identifier: GPL-3.0-or-later
// The dialects that are named after packages give the packages' bits: tests/data/packed_goldens.json
// (make_packed_goldens.py).
#include <doctest/doctest.h>

#include "gpu/numerics/oracle.h"

#include <fstream>
#include <nlohmann/json.hpp>
#include <string>

using namespace qs;

namespace {

nlohmann::json goldens()
{
    std::ifstream file(std::string(QS_SOURCE_DIR) + "/tests/data/packed_goldens.json");
    REQUIRE(file.good());
    return nlohmann::json::parse(file);
}

std::vector<std::uint8_t> bytesOf(const std::string& hex)
{
    std::vector<std::uint8_t> out;
    for (std::size_t i = 0; i + 1 < hex.size(); i += 2)
        out.push_back(static_cast<std::uint8_t>(std::stoi(hex.substr(i, 2), nullptr, 16)));
    return out;
}

/// Codes of 4 bits, a digit each, as they are stored: the first of a pair low.
std::vector<std::uint8_t> nibblesOf(const std::string& digits)
{
    std::vector<std::uint8_t> out;
    for (std::size_t i = 0; i + 1 < digits.size(); i += 2)
        out.push_back(static_cast<std::uint8_t>(std::stoi(std::string{digits[i + 1], digits[i]}, nullptr, 16)));
    return out;
}

/// Zero points begin on a whole byte in each row.
std::vector<std::uint8_t> zeroPointsOf(const std::string& digits, std::size_t rows)
{
    std::string padded;
    const std::size_t each = digits.size() / rows;
    for (std::size_t row = 0; row < rows; ++row)
        padded += digits.substr(row * each, each) + (each % 2 ? "0" : "");
    return nibblesOf(padded);
}

/// Scales of the byte modes are FP32 holding numbers of the input's type.
std::vector<std::uint8_t> storedScales(const std::vector<float>& scales, DType type)
{
    std::vector<std::uint8_t> out(scales.size() * sizeOf(type));
    for (std::size_t i = 0; i < scales.size(); ++i)
        storeFloat(out.data(), type, i, scales[i]);
    return out;
}

} // namespace

TEST_CASE(
    "gguf's NVFP4, compressed-tensors and AutoAWQ: codes, scales and zero points bit for bit, in FP16, BF16 and FP32")
{
    const nlohmann::json all = goldens();
    const auto columns = all["columns"].get<std::int64_t>();
    int modes = 0;
    for (const auto& typed : all["types"]) {
        const DType type = *parseDType(typed["dtype"].get<std::string>());
        const std::vector<std::uint8_t> input = bytesOf(typed["input"]);
        const Shape shape{static_cast<std::int64_t>(input.size() / sizeOf(type)) / columns, columns};
        for (const auto& golden : typed["modes"]) {
            const QuantScheme scheme = *parseScheme(golden["mode"].get<std::string>());
            CAPTURE(golden["mode"].get<std::string>());
            CAPTURE(dtypeLabel(type));
            const Quantized q = quantizeOracle(scheme, {type, shape, input.data()});
            CHECK(q.codes == (scheme.isPacked() ? nibblesOf(golden["codes"]) : bytesOf(golden["codes"])));
            CHECK((scheme.isPacked() ? q.scaleBytes : storedScales(q.scales, type)) == bytesOf(golden["scales"]));
            if (scheme.hasZeroPoint())
                CHECK(q.zeroPointBytes == zeroPointsOf(golden["zero_points"], static_cast<std::size_t>(shape.tokens)));
            ++modes;
        }
    }
    CHECK(modes == 21);
}
