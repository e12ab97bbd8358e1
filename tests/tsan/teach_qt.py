#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Copies headers of Qt Core with notes for ThreadSanitizer where Qt hands data from one thread to another:

    teach_qt.py QTCORE_HEADERS OUT

Qt's libraries are not built with the sanitizer, so it sees neither their locks nor their queues, and every slot that runs in another thread
looks like a race with whoever sent the signal. Whatever silences those as a whole (the library stands at the bottom of every stack of a QThread
and of the event loop) silences the real ones as well. What is told instead, in code that the compiler sees: a functor is released where it is
made and called, and acquired where it is called and destroyed; arguments where they are copied and destroyed; a task of a pool where it is started and runs; the pool
where a task ends and where it is waited for. Exit status 1, and nothing is written, where the headers are of another Qt than these changes fit.
"""
import pathlib
import sys

NOTES = '''#pragma once
extern "C" { void __tsan_acquire(void *); void __tsan_release(void *); }
namespace QsTsan {
inline char arguments; // stands for all arguments: they are copied and come apart inside Qt
inline void acquire(const void *p) { __tsan_acquire(const_cast<void *>(p)); }
inline void release(const void *p) { __tsan_release(const_cast<void *>(p)); }
struct Use // of a functor: whoever destroys it comes after its calls
{
    Use(const void *functor, bool call) : called(call ? functor : nullptr)
    {
        acquire(functor);
        if (called) acquire(&arguments);
    }
    ~Use() { if (called) release(called); }
    const void *called;
};
}
'''
BEGIN = "QT_BEGIN_NAMESPACE\n"
INCLUDE = "#include <QtCore/qs_tsan.h>\n"
TASK = '''    bool tryStart(std::function<void()> functionToRun);
    template <typename F, std::enable_if_t<std::is_invocable_v<F &> && !std::is_same_v<F, std::function<void()>>, bool> = true>
    void start(F f, int priority = 0)
    {
        class Task : public QRunnable
        {
        public:
            Task(F &&f, const QThreadPool *pool) : m_f(std::move(f)), m_pool(pool) {}
            void run() override
            {
                QsTsan::acquire(static_cast<QRunnable *>(this));
                m_f();
                QsTsan::release(reinterpret_cast<const char *>(m_pool) + 1);
            }
        private:
            F m_f;
            const QThreadPool *m_pool;
        };
        auto *task = new Task(std::move(f), this);
        QsTsan::release(static_cast<QRunnable *>(task));
        start(task, priority);
    }
'''
WAIT = '''    bool waitForDoneOfQt(int msecs) __asm__("_ZN11QThreadPool11waitForDoneEi");
    bool waitForDone(int msecs = -1)
    {
        const bool done = waitForDoneOfQt(msecs);
        QsTsan::acquire(reinterpret_cast<const char *>(this) + 1);
        return done;
    }
'''
# Of each header: what is replaced, by what, and how often it stands there (of BEGIN the first is meant).
CHANGES = {
    "qobjectdefs_impl.h": [
        (BEGIN, INCLUDE + BEGIN, 1),
        ("QSlotObjectBase(&impl), function(f) {}", "QSlotObjectBase(&impl), function(f) { QsTsan::release(static_cast<QSlotObjectBase *>(this)); }", 1),
        ("QSlotObjectBase(&impl), function(std::move(f)) {}",
         "QSlotObjectBase(&impl), function(std::move(f)) { QsTsan::release(static_cast<QSlotObjectBase *>(this)); }", 1),
        ("            switch (which) {\n",
         "            const QsTsan::Use use(this_, which == Call);\n            switch (which) {\n", 2)],
    "qmetatype.h": [
        (BEGIN, INCLUDE + BEGIN, 3),
        ("                new (addr) S(*reinterpret_cast<const S *>(other));\n",
         "                new (addr) S(*reinterpret_cast<const S *>(other));\n                QsTsan::release(&QsTsan::arguments);\n", 1),
        ("                reinterpret_cast<S *>(addr)->~S();\n",
         "                QsTsan::acquire(&QsTsan::arguments);\n                reinterpret_cast<S *>(addr)->~S();\n", 1)],
    "qthreadpool.h": [
        (BEGIN, INCLUDE + "#include <type_traits>\n" + BEGIN, 1),
        ("    bool tryStart(std::function<void()> functionToRun);\n", TASK, 1),
        ("    bool waitForDone(int msecs = -1);\n", WAIT, 1)],
}


def taught(name, text):
    for old, new, count in CHANGES[name]:
        if text.count(old) != count:
            sys.exit(f"{name}: {old.strip()!r} stands there {text.count(old)} times, not {count}")
        text = text.replace(old, new, 1 if old == BEGIN else -1)
    return text


def main(headers, out):
    files = {name: taught(name, (headers / name).read_text()) for name in CHANGES}
    files |= {"qs_tsan.h": NOTES, "QThreadPool": '#include "qthreadpool.h"\n'}
    folder = out / "QtCore"
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in files.items():
        path = folder / name
        if not path.exists() or path.read_text() != text:  # what is as it was is not compiled again
            path.write_text(text)


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    main(pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]))
