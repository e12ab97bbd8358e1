// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/formats/io/lfs_pointer.h"

namespace qs {

std::optional<Error> lfsPointerError(std::string_view bytes, const Message& file)
{
    constexpr std::string_view kFirstLine = "version https://git-lfs.github.com/spec/";
    if (!bytes.starts_with(kFirstLine)) return std::nullopt;
    return Error{ErrorCode::BadInput,
                 Message::tr("%1 is a pointer of Git LFS, not the file itself, which was not downloaded.").arg(file),
                 Message::tr("Run 'git lfs pull' in the folder, or download the model again.")};
}

} // namespace qs
