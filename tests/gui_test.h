// SPDX-License-Identifier: GPL-3.0-or-later
// Test classes of one folder make one program, which runs the class that its first argument names, as QTEST_MAIN would.
#pragma once

#include <QObject>

namespace qs::test {

using MakeTest = QObject* (*)();

/// Makes the class known to the main function under its name; true.
bool addTest(const char* name, MakeTest make);

} // namespace qs::test

#define QS_TEST(Class)                                                                                                 \
    [[maybe_unused]] static const bool added##Class = qs::test::addTest(#Class, []() -> QObject* { return new Class; });
