// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui_test.h"

#include <QApplication>
#include <QTest>

#include <cstdio>
#include <cstring>
#include <memory>
#include <utility>
#include <vector>

namespace {

std::vector<std::pair<const char*, qs::test::MakeTest>>& tests()
{
    static std::vector<std::pair<const char*, qs::test::MakeTest>> list;
    return list;
}

} // namespace

bool qs::test::addTest(const char* name, MakeTest make)
{
    tests().emplace_back(name, make);
    return true;
}

/// PROGRAM CLASS [arguments of Qt Test]
int main(int argc, char** argv)
{
    for (const auto& [name, make] : tests()) {
        if (argc < 2 || std::strcmp(argv[1], name) != 0) continue;
        argv[1] = argv[0];
        int count = argc - 1;
        char** arguments = argv + 1;
        QApplication application(count, arguments);
        QCoreApplication::setAttribute(Qt::AA_Use96Dpi);
        const std::unique_ptr<QObject> test(make());
        return QTest::qExec(test.get(), count, arguments);
    }
    std::fprintf(stderr, "usage: %s CLASS [arguments of Qt Test]\nclasses:", argv[0]);
    for (const auto& [name, make] : tests())
        std::fprintf(stderr, " %s", name);
    std::fprintf(stderr, "\n");
    return 2;
}
