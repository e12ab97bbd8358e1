// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/catalog/operation.h"
#include "gpu/core/dtype.h"
#include "gpu/core/units.h"
#include "gpu/numerics/quant_scheme.h"

#include <QMap>
#include <QMetaType>
#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace qs {

/// One tensor of an opened file, as the setup offers it.
struct TensorChoice
{
    QString name;
    QString dtypeText; ///< 'BF16'
    QString shapeText; ///< '4096×8192'
    qint64 tokens = 0; ///< rows when seen as [tokens, hidden]
    qint64 hidden = 0;
    bool usable = false;
    QString reason;             ///< why it is not usable
    std::optional<DType> dtype; ///< its own; none where this program cannot compute with it
};

/// What the setup has to know of the device that would run, to offer what makes sense there.
struct BackendHint
{
    QString device;                              ///< 'NVIDIA H200'
    BackendChoice backend = BackendChoice::Auto; ///< Auto: not known
    bool graph = true;                           ///< timing by CUDA graph is possible
    QString graphReason;                         ///< why it is not
    qint64 maxTokens = 1 << 20;
    qint64 maxHidden = 1 << 18;
    Bytes cache;                            ///< last-level cache; 0 where unknown
    std::vector<QuantScheme> defaultModes;  ///< empty: keep those there are
    QMap<QString, QString> missingVariants; ///< why a variant cannot run there, beyond what the catalogue says
};

} // namespace qs

Q_DECLARE_METATYPE(qs::TensorChoice)
