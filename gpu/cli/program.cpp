// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cli/program.h"

#include "gpu/cpu/common/blas_library.h"
#include "gpu/cpu/quantize/kernels.h"
#include "gpu/formats/io/describe.h"

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <fcntl.h>
#include <new>
#include <string>
#include <system_error>
#include <unistd.h>

namespace qs {

namespace {

constexpr std::size_t kLongest = 2000; ///< bytes of a message, of which values on the command line may be a part
constexpr int kFailed = 3;

const Error& outOfMemory()
{
    static const Error error{ErrorCode::Memory, "Not enough memory.",
                             "Close other programs, raise the limit (ulimit -v), or use smaller sizes or files."};
    return error;
}

/// A destructor that needs memory while an exception for want of memory is under way ends up here.
[[noreturn]] void onTerminate()
{
    if (const std::exception_ptr thrown = std::current_exception()) {
        try {
            std::rethrow_exception(thrown);
        } catch (const std::bad_alloc&) {
            constexpr std::string_view text = "quantoscope: Not enough memory. Close other programs, raise the limit "
                                              "(ulimit -v), or use smaller sizes or files.\n";
            (void)!::write(STDERR_FILENO, text.data(), text.size());
            _exit(kFailed);
        } catch (...) {
        }
    }
    std::abort();
}

/// Opened the wrong way round, so that using one of them is the same error as before.
void occupyClosed()
{
    for (const int fd : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
        if (::fcntl(fd, F_GETFD) < 0 && errno == EBADF)
            (void)!::open("/dev/null", fd == STDIN_FILENO ? O_WRONLY : O_RDONLY);
}

int guarded(const std::function<int()>& command)
{
    try {
        return command();
    } catch (const std::bad_alloc&) {
        return printError(outOfMemory());
    } catch (const std::system_error& e) {
        if (isNoThread(e)) return printError(noThreadError());
        return printError({ErrorCode::Io, std::string("The operating system reported an error: ") + e.what() + ".",
                           "Check limits and permissions."});
    } catch (const std::exception& e) {
        return printError(
            {ErrorCode::Internal, std::string("Unexpectedly: ") + e.what() + ".", "Report this problem."});
    }
}

} // namespace

void prepareProgram()
{
    occupyClosed();
    std::signal(SIGXFSZ, SIG_IGN);
    std::signal(SIGPIPE, SIG_IGN);
    outOfMemory();
    std::set_terminate(onTerminate);
    BlasLibrary::keepToCallers();
    if (const auto trouble = instructionSetTrouble()) std::exit(printError(*trouble));
}

bool outputTaken() { return std::fflush(stdout) == 0 && std::ferror(stdout) == 0; }

int runCommand(const std::function<int()>& command)
{
    const int status = guarded(command);
    if (outputTaken()) return status;
    const int failed =
        printError({ErrorCode::Io, "Cannot write to standard output.", "Check for a full disk or a closed pipe."});
    return status == 0 ? failed : status;
}

void endProgram(int status)
{
    std::fflush(nullptr);
    if (status == kFailed) _exit(status);
    std::exit(status);
}

int printError(const Error& error)
{
    std::string text = terminalText(error.message.english(), kLongest);
    if (const std::string hint = terminalText(error.hint.english(), kLongest); !hint.empty())
        text += (hint.starts_with("Usage: ") ? "\n" : " ") + hint;
    std::fprintf(stderr, "quantoscope: %s\n", text.c_str());
    return error.exitStatus();
}

void printNote(const std::string& text)
{
    std::fprintf(stderr, "quantoscope: %s\n", terminalText(text, kLongest).c_str());
}

int printAnswer(std::string_view text)
{
    std::fwrite(text.data(), 1, text.size(), stdout);
    return 0;
}

std::optional<int> readFlags(Flags& flags, const Arguments& arguments)
{
    if (const auto read = flags.read(arguments); !read) return printError(read.error());
    return flags.answer() ? std::optional(printAnswer(*flags.answer())) : std::nullopt;
}

int printText(std::string_view text) { return printAnswer(terminalText(text)); }

} // namespace qs
