// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/message.h"

#include <optional>
#include <string>
#include <utility>
#include <variant>

namespace qs {

/// What kind of thing went wrong; decides the exit status of the command line.
enum class ErrorCode {
    Usage,       ///< the request makes no sense (exit 2)
    BadInput,    ///< a file is truncated, hostile or of an unsupported kind (exit 2)
    Io,          ///< reading or writing failed: no permission, disk full (exit 3)
    Memory,      ///< not enough host or device memory (exit 3)
    Device,      ///< the device failed or is absent (exit 3)
    DeviceLost,  ///< a sticky device error: the process has to be restarted to use the GPU (exit 3)
    Refused,     ///< another computer does not let the user in: to try again by itself could lock the user out (exit 3)
    Interrupted, ///< stopped by the user (exit 130)
    Internal     ///< a defect of ours (exit 3)
};

/// One failure in plain words: what happened, and what to do about it.
struct Error
{
    ErrorCode code = ErrorCode::Internal;
    Message message; ///< what happened, with the numbers
    Message hint;    ///< what to do; may be empty

    /// Message and hint as one text.
    Message sentences() const { return Message::sentences({message, hint}); }
    /// The same in English.
    std::string text() const { return sentences().english(); }
    /// Exit status that the command line returns for it.
    int exitStatus() const
    {
        switch (code) {
        case ErrorCode::Usage:
        case ErrorCode::BadInput:
            return 2;
        case ErrorCode::Interrupted:
            return 130;
        default:
            return 3;
        }
    }
};

/// What work that its user stopped ends with.
inline Error stoppedError() { return {ErrorCode::Interrupted, Message::tr("Stopped."), ""}; }

/// A value or an Error. No exception crosses a room's border.
template <typename T> class [[nodiscard]] Result
{
public:
    Result(T value) : m_data(std::in_place_index<0>, std::move(value)) {}
    Result(Error error) : m_data(std::in_place_index<1>, std::move(error)) {}
    bool ok() const { return m_data.index() == 0; }
    explicit operator bool() const { return ok(); }
    T& value() & { return std::get<0>(m_data); }
    const T& value() const& { return std::get<0>(m_data); }
    T&& value() && { return std::get<0>(std::move(m_data)); }
    T* operator->() { return &std::get<0>(m_data); }
    const T* operator->() const { return &std::get<0>(m_data); }
    T& operator*() & { return std::get<0>(m_data); }
    const T& operator*() const& { return std::get<0>(m_data); }
    const Error& error() const { return std::get<1>(m_data); }

private:
    std::variant<T, Error> m_data;
};

/// Success or an Error.
template <> class [[nodiscard]] Result<void>
{
public:
    Result() = default;
    Result(Error error) : m_error(std::move(error)) {}
    bool ok() const { return !m_error.has_value(); }
    explicit operator bool() const { return ok(); }
    const Error& error() const { return *m_error; }

private:
    std::optional<Error> m_error;
};

} // namespace qs
