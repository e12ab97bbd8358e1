// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"

#include <nlohmann/json_fwd.hpp>

#include <QString>
#include <QStringList>
#include <QVector>

#include <functional>
#include <string>

namespace qs {

struct StoredRun;

/// Something of a setup that is chosen by its name: an operation, a mode, a variant.
struct SetupChoice
{
    QString id, text, group, about;
    QStringList names; ///< what else it is called
    bool isChosen = false;
    std::function<void()> choose; ///< chooses it, or takes it out where several can be chosen
};

/// What is set beside a page, for presets, the history, the command line and the command palette. A setup travels as
/// JSON, that of its specification.
class PageSetup
{
public:
    /// What a setup is of, for lists of them: 'Quantize', 'Accuracy'.
    virtual QString setupTitle(const nlohmann::json& setup) const = 0;
    /// Null where the setup is not made yet.
    virtual nlohmann::json setupNow() const = 0;
    /// The setup as a command line of this program; empty: it cannot be run as it is.
    virtual std::string commandLine() const = 0;
    /// What a run was measured with; null: that is not known, or no setup of this page.
    virtual nlohmann::json setupOf(const StoredRun& run) const = 0;
    /// Puts a setup in. False where the device that it names is not there: the chosen one stays.
    virtual Result<bool> useSetup(const nlohmann::json& setup) = 0;
    /// What can be chosen in it by name.
    virtual QVector<SetupChoice> choices() { return {}; }

protected:
    ~PageSetup() = default;
};

} // namespace qs
