// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace qs {

/// Context of the translations of these files.
struct Roofline
{
    Q_DECLARE_TR_FUNCTIONS(Roofline)
};

} // namespace qs
