// SPDX-License-Identifier: GPL-3.0-or-later
// What the preset tsan has to see and what not: Qt hands data between threads in every way that the window uses (no
// race), and with an argument one more functor changes a number that the main thread changes too (a race).
#include <QCoreApplication>
#include <QThread>
#include <QThreadPool>
#include <QTimer>

#include <cstdio>
#include <vector>

namespace {

int shared = 0;

void count()
{
    for (int i = 0; i < 1000; ++i)
        ++shared;
}

} // namespace

int main(int argc, char** argv)
{
    QCoreApplication app(argc, argv);
    std::vector<int> data(100, 1);
    int sum = 0;

    QThreadPool pool;
    pool.start([&] {
        for (int& x : data)
            x += 2;
        QMetaObject::invokeMethod(&app, [copy = data, &sum] {
            for (const int x : copy)
                sum += x;
        });
    });
    pool.waitForDone();
    data[0] = 7;

    QThread thread;
    QObject* there = new QObject;
    there->moveToThread(&thread);
    QObject::connect(&thread, &QThread::finished, there, &QObject::deleteLater);
    thread.start();
    QMetaObject::invokeMethod(
        there,
        [&] {
            ++data[1];
            QMetaObject::invokeMethod(&app, [&] {
                ++data[1];
                thread.quit();
            });
        },
        Qt::QueuedConnection);
    if (argc > 1) {
        QMetaObject::invokeMethod(there, count, Qt::QueuedConnection);
        count();
    }
    QObject::connect(&thread, &QThread::finished, &app, &QCoreApplication::quit);
    QTimer::singleShot(60'000, &app, [] { QCoreApplication::exit(1); });
    const int status = app.exec();
    thread.wait();
    std::printf("%d %d %d\n", sum, data[1], shared);
    return status != 0 || sum != 300 || data[1] != 5;
}
