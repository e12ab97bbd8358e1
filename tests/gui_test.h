// SPDX-License-Identifier: GPL-3.0-or-later
// Test classes of one folder make one program, which runs the class that its first argument names, as QTEST_MAIN would.
#pragma once

#include "tests/sanitized.h"

#include <QObject>
#include <QTest>

// Qt's own wait 5 s, which is little beside other tests.
#undef QTRY_VERIFY
#undef QTRY_VERIFY2
#undef QTRY_COMPARE
#define QTRY_VERIFY(expression) QTRY_VERIFY_WITH_TIMEOUT((expression), kPatience * 5'000)
#define QTRY_VERIFY2(expression, message) QTRY_VERIFY2_WITH_TIMEOUT((expression), message, kPatience * 5'000)
#define QTRY_COMPARE(actual, expected) QTRY_COMPARE_WITH_TIMEOUT((actual), expected, kPatience * 5'000)

namespace qs::test {

using MakeTest = QObject* (*)();

/// Makes the class known to the main function under its name; true.
bool addTest(const char* name, MakeTest make);

} // namespace qs::test

#define QS_TEST(Class)                                                                                                 \
    [[maybe_unused]] static const bool added##Class = qs::test::addTest(#Class, []() -> QObject* { return new Class; });
