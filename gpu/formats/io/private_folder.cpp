// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/formats/io/private_folder.h"

#include "gpu/formats/io/atomic_file.h"

#include <system_error>

namespace qs {

namespace fs = std::filesystem;

Result<void> ensurePrivateFolder(const fs::path& path)
{
    auto made = ensureDirectory(path);
    std::error_code ignored; // a file system without permissions has none to give away
    if (made) fs::permissions(path, fs::perms::owner_all, ignored);
    return made;
}

void makePrivate(const fs::path& file)
{
    std::error_code ignored;
    fs::permissions(file, fs::perms::owner_read | fs::perms::owner_write, ignored);
}

} // namespace qs
