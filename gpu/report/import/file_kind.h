// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"

#include <filesystem>
#include <span>
#include <string_view>

namespace qs {

/// What becomes of a file that is opened.
enum class FileKind {
    Session,        ///< sessions, results and studies of Quantoscope
    Tensors,        ///< .npy, .safetensors
    ForeignResults, ///< results of other tools (results.h)
    PublishedTable, ///< a table to audit
    Model,          ///< the folder of a language model
    DataSet,        ///< images and labels in IDX files
    Unreadable
};

/// One row for each kind that is read: for file dialogs and messages.
struct FileKindInfo
{
    FileKind kind;
    const char* title;   ///< marked for translation: 'Tensors'
    const char* endings; ///< '*.npy *.safetensors'; empty where folders are meant
};
std::span<const FileKindInfo> fileKinds();
/// 'Quantoscope reads …', all kinds with their endings.
Message readableFiles();

/// What a file turned out to be, by its content; by its name only where the content does not tell.
struct FileLook
{
    FileKind kind = FileKind::Unreadable;
    std::filesystem::path
        path;     ///< what to open: the folder of a model for one of its files, the results.json of a report
    Message what; ///< 'a GGUF model file', of what cannot be read
    Message hint; ///< how to get something that can be read; may be empty
};

/// Looks at the beginning of a file (64 KiB), or into a folder. BadInput for what is missing, empty or neither a file
/// nor a folder, Io for what cannot be read.
Result<FileLook> lookAtFile(const std::filesystem::path& path);
/// 'model.gguf is a GGUF model file.' and what is read.
Error unreadableFile(const std::filesystem::path& path, const FileLook& look);

} // namespace qs
