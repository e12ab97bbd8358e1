// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace qs::cuda {

/// Nanoseconds of the timer that all multiprocessors share; it moves in steps of 32 ns to 1 µs.
__device__ inline unsigned long long globalTime()
{
    unsigned long long ns;
    asm volatile("mov.u64 %0, %%globaltimer;" : "=l"(ns));
    return ns;
}

/// Index of the multiprocessor that this thread runs on.
__device__ inline unsigned multiprocessorId()
{
    unsigned id;
    asm volatile("mov.u32 %0, %%smid;" : "=r"(id));
    return id;
}

} // namespace qs::cuda
