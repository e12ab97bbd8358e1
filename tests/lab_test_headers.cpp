// SPDX-License-Identifier: GPL-3.0-or-later
// Has the headers that the laboratory's tests share compiled once: newer versions of CMake make them for a source that
// uses them.
