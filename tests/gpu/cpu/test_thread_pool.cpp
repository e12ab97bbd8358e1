// SPDX-License-Identifier: GPL-3.0-or-later
#include <doctest/doctest.h>

#include "gpu/cpu/common/thread_pool.h"

#include <atomic>
#include <new>
#include <stdexcept>

using namespace qs;

TEST_CASE("an exception of a body arrives at the caller, whichever thread threw it, and the pool goes on")
{
    ThreadPool pool;
    const int threads = pool.threads();
    for (int thrower = 0; thrower < threads; ++thrower)
        for (int attempt = 0; attempt < 50; ++attempt) {
            std::atomic<int> inside{0};
            std::atomic<bool> began{false}; // a thread may find nothing left to do
            bool thrown = false;
            try {
                pool.run(1'000, threads, [&](std::int64_t, int thread) {
                    ++inside;
                    if (thread == thrower) {
                        began = true;
                        --inside;
                        throw std::bad_alloc();
                    }
                    --inside;
                });
            } catch (const std::bad_alloc&) {
                thrown = true;
                CHECK(inside == 0);
            }
            CHECK(thrown == began);
            std::atomic<std::int64_t> sum{0};
            CHECK(pool.run(100, threads, [&](std::int64_t chunk, int) { sum += chunk; }));
            CHECK(sum == 4950);
        }
}
