// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace qs {

/// What a configuration is, in the order in which it is reported: {'type_k', 'q8_0'}, {'n_gpu_layers', '99'}.
using NameFields = std::vector<std::pair<std::string, std::string>>;

/// A name and what distinguishes it from others of the same name.
struct FieldedName
{
    std::string name;
    NameFields fields;
};

/// One name for each: names that several share get the fields that are not the same in all of those, 'q4.gguf pp512,
/// type_k q8_0'. What is alike in everything stays alike.
std::vector<std::string> namesByDifference(const std::vector<FieldedName>& all);

} // namespace qs
