// SPDX-License-Identifier: GPL-3.0-or-later
// The main function of the laboratory's tests, for those that have none of their own. Both are needed: doctest.h comes
// with the precompiled headers, and turns the second into the first only where it is read for the first time.
#define DOCTEST_CONFIG_IMPLEMENT
#define DOCTEST_CONFIG_IMPLEMENT_WITH_MAIN
#include <doctest/doctest.h>
