// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QtGlobal>
#include <QtTest>

#include <cstdio>
#include <cstdlib>

/// Makes every Qt warning, critical or fatal message fail the test that caused it. Use in a Qt Test class:
///     void initTestCase() { qs::failOnWarnings(); }
/// Messages that a test provokes on purpose are announced with QTest::ignoreMessage before.
namespace qs {

namespace detail {
inline QtMessageHandler& previousMessageHandler()
{
    static QtMessageHandler handler = nullptr;
    return handler;
}

/// The platform plugins warn about the test machine, not about us.
inline bool concernsTheMachine(const QMessageLogContext& context, const QString& text)
{
    const QByteArray category(context.category ? context.category : "");
    return category.startsWith("qt.qpa") || category.startsWith("qt.accessibility.atspi") ||
           text.startsWith(QLatin1String("This plugin does not support")) ||
           text.startsWith(QLatin1String("QStandardPaths: "));
}

inline void failingHandler(QtMsgType type, const QMessageLogContext& context, const QString& text)
{
    if (type == QtDebugMsg || type == QtInfoMsg || concernsTheMachine(context, text)) {
        if (previousMessageHandler()) previousMessageHandler()(type, context, text);
        return;
    }
    const QByteArray words = "Qt warning: " + text.toUtf8();
    if (QTest::currentTestFunction()) {
        QTest::qFail(words.constData(), context.file ? context.file : __FILE__, context.line);
        return;
    }
    std::fprintf(stderr, "%s\n", words.constData());
    std::abort();
}
} // namespace detail

/// Installs the handler; call it in initTestCase(). Calling it again does nothing.
inline void failOnWarnings()
{
    const QtMessageHandler before = qInstallMessageHandler(detail::failingHandler);
    if (before != detail::failingHandler) detail::previousMessageHandler() = before;
}

} // namespace qs
