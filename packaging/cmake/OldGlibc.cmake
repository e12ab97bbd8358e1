# SPDX-License-Identifier: GPL-3.0-or-later
# Toolchain of packaging/worker: Clang of the wheel `ziglang`, which links libc++ into the program and asks of the C library nothing that is
# newer than the version that tools/c++ names. QS_OLD_TOOLS and QS_OLD_ARCH come from there.
set(CMAKE_TRY_COMPILE_PLATFORM_VARIABLES QS_OLD_TOOLS QS_OLD_ARCH)
set(CMAKE_SYSTEM_NAME Linux)
set(CMAKE_SYSTEM_PROCESSOR ${QS_OLD_ARCH})
set(CMAKE_C_COMPILER ${QS_OLD_TOOLS}/cc)
set(CMAKE_CXX_COMPILER ${QS_OLD_TOOLS}/c++)
set(CMAKE_AR ${QS_OLD_TOOLS}/ar CACHE FILEPATH "")
set(CMAKE_RANLIB ${QS_OLD_TOOLS}/ranlib CACHE FILEPATH "")
# Headers and libraries of this machine are for another C library, or for another processor.
set(CMAKE_FIND_USE_CMAKE_SYSTEM_PATH OFF)
set(CMAKE_FIND_USE_PACKAGE_REGISTRY OFF)
