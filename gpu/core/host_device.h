// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Before functions that kernels call as well as the host.
#ifdef __CUDACC__
#define QS_HOST_DEVICE __host__ __device__
#else
#define QS_HOST_DEVICE
#endif
