// SPDX-License-Identifier: GPL-3.0-or-later
// The main function of the tests of parts of the CUDA module, which link these and not the module.
#define DOCTEST_CONFIG_IMPLEMENT
#include <doctest/doctest.h>

#include <cuda_runtime.h>

#include <cstdio>

int main(int argc, char** argv)
{
    int devices = 0;
    if (cudaGetDeviceCount(&devices) != cudaSuccess || devices == 0) {
        std::puts("skipped: no GPU");
        return 77;
    }
    return doctest::Context(argc, argv).run();
}
