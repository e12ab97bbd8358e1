// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/device/tensor_machine.h"
#include "tests/gpu/support/machine/case_builder.h"

#include <cmath>
#include <cstring>
#include <string>
#include <vector>

namespace qs::test {

inline std::vector<HostBytes> expectedOf(const MachineCase& c)
{
    std::vector<HostBytes> buffers = c.buffers;
    ReferenceMachine(buffers).run(c.op);
    return buffers;
}

/// Whether four bytes are the same, or floats that are close enough.
inline bool closeWords(const std::byte* got, const std::byte* wanted, const MachineCase& c)
{
    if (std::memcmp(got, wanted, 4) == 0) return true;
    float a, b;
    std::memcpy(&a, got, 4);
    std::memcpy(&b, wanted, 4);
    if (std::isnan(a) || std::isnan(b)) return std::isnan(a) && std::isnan(b);
    if (a == b) return true; // zeros of either sign
    return c.tolerance > 0 &&
           std::fabs(static_cast<double>(a) - b) <= c.tolerance * (std::fabs(static_cast<double>(b)) + c.magnitude);
}

/// Runs a case; "" where every byte of every buffer is as the reference has it, within the case's tolerance.
inline std::string differenceOf(TensorMachine& machine, const MachineCase& c, std::vector<HostBytes>* results = nullptr)
{
    TensorOp op = c.op;
    std::vector<std::int32_t> ids;
    for (const HostBytes& bytes : c.buffers) {
        auto id = machine.allocate(static_cast<std::int64_t>(bytes.size()));
        if (!id) return c.name + ": " + id.error().text();
        ids.push_back(*id);
        if (auto done = machine.upload({*id, 0, 0}, bytes); !done) return c.name + ": " + done.error().text();
    }
    for (TensorPlace* place :
         {&op.in[0], &op.in[1], &op.in[2], &op.in[3], &op.in[4], &op.out[0], &op.out[1], &op.out[2]})
        if (place->isThere()) place->buffer = ids[static_cast<std::size_t>(place->buffer)];
    std::string difference;
    if (auto done = machine.run({&op, 1}); !done) difference = done.error().text();
    const std::vector<HostBytes> wanted = expectedOf(c);
    for (std::size_t b = 0; b < ids.size() && difference.empty(); ++b) {
        HostBytes got(wanted[b].size());
        if (auto done = machine.download({ids[b], 0, 0}, got); !done) difference = done.error().text();
        const bool words = got.size() % 4 == 0 && (c.tolerance > 0 || sizeOf(c.op.type) == 4);
        for (std::size_t i = 0; i < got.size() && difference.empty(); i += words ? 4 : 1) {
            if (words ? closeWords(&got[i], &wanted[b][i], c) : got[i] == wanted[b][i]) continue;
            float values[2] = {};
            if (words) {
                std::memcpy(values, &got[i], 4);
                std::memcpy(values + 1, &wanted[b][i], 4);
            } else {
                values[0] = static_cast<float>(got[i]);
                values[1] = static_cast<float>(wanted[b][i]);
            }
            difference = "buffer " + std::to_string(b) + ", byte " + std::to_string(static_cast<std::int64_t>(i) - 64) +
                         ": " + std::to_string(values[0]) + " instead of " + std::to_string(values[1]);
        }
        if (results) results->push_back(std::move(got));
    }
    for (const std::int32_t id : ids)
        machine.release(id);
    return difference.empty() ? difference : c.name + ": " + difference;
}

} // namespace qs::test
