// SPDX-License-Identifier: GPL-3.0-or-later
// Holds the headers that the tests of the face share, compiled once.
