// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace qs {

/// Takes a text piece by piece, so that a long one need not be held as a whole.
class TextSink
{
public:
    virtual ~TextSink() = default;
    virtual void write(std::string_view text) = 0;
};

/// Keeps it after all.
class StringSink final : public TextSink
{
public:
    void write(std::string_view piece) override { text += piece; }
    std::string text;
};

} // namespace qs
