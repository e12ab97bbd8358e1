// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace qs::test {

/// Files whose tests all need a GPU.
inline std::vector<const char*>& filesThatNeedGpu()
{
    static std::vector<const char*> files;
    return files;
}

inline bool noteNeedsGpu(const char* file)
{
    filesThatNeedGpu().push_back(file);
    return true;
}

} // namespace qs::test

/// Once in such a file: without a GPU its tests are left out. Where nothing else is left, the program says why and
/// exits with 77, which CTest counts as skipped.
#define QS_NEEDS_GPU                                                                                                   \
    [[maybe_unused]] static const bool DOCTEST_ANONYMOUS(qsNeedsGpu_) = qs::test::noteNeedsGpu(__FILE__)
