// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace qs {

/// How a computer with a GPU is reached.
enum class TargetKind {
    Ssh,       ///< the user's own ssh, with what ~/.ssh/config says of the host
    Container, ///< docker exec, podman exec, apptainer exec
    Slurm,     ///< srun and sbatch, on a login host or here
    Command    ///< any words that, before a command, run it with its standard input and output
};
std::string_view targetKindName(TargetKind kind); ///< ssh, container, slurm, exec
std::optional<TargetKind> parseTargetKind(std::string_view name);

/// What is asked of Slurm.
struct SlurmRequest
{
    std::string partition, account;      ///< empty: the site's default
    std::string gpus = "1";              ///< as --gpus takes it: '1', 'h100:1'; empty: none requested
    std::string time;                    ///< as --time takes it: minutes or 'HH:MM:SS'; empty: the partition's default
    std::vector<std::string> directives; ///< more options, each one word: '--exclusive', '--constraint=a100'
    bool operator==(const SlurmRequest&) const = default;
};

/// A place where workers can run that is not this program's own computer, as the user calls it.
struct Target
{
    std::string name;
    TargetKind kind = TargetKind::Ssh;
    std::string host;                ///< Ssh: an alias as ssh takes it; Slurm: the login host, empty: this computer
    std::vector<std::string> prefix; ///< Container, Command: the words before a command
    SlurmRequest slurm;
    std::string setup;  ///< a line that sh runs there before the worker: 'module load cuda/13'; may be empty
    std::string folder; ///< where the worker is put; empty: the first folder that can hold and execute it
    /// Minutes that work goes on there after the connection was lost, to be returned to; 0: it ends with the
    /// connection; empty: three hours with ssh, 0 with the others, whose commands end what they started.
    std::optional<int> keepMinutes{};
    bool mayUpload = false; ///< the user was asked, and agreed that the worker is put there
    bool operator==(const Target&) const = default;

    int keptMinutes() const { return keepMinutes.value_or(kind == TargetKind::Ssh ? 180 : 0); }
    static constexpr int kMaxKeepMinutes = 7 * 24 * 60;
    /// 'ssh gpu1', 'docker exec -i trainer', 'Slurm on login, partition gpu': where it is, for people.
    std::string where() const;
    /// As --on takes it without a list of targets: 'ssh:gpu1', 'slurm:login/gpu', "exec:docker exec -i c".
    std::string text() const;
};

/// Whether its parts can be what they are for; no shell could misread them then. Usage names what cannot.
Result<void> validate(const Target& target);
/// A target from 'ssh:HOST', 'slurm:HOST/PARTITION' (HOST may be empty) or 'exec:PREFIX'; its name is the text.
Result<Target> targetFromText(const std::string& text);
/// Whether the text is one of those, rather than a name.
bool isTargetText(std::string_view text);

nlohmann::ordered_json toJson(const Target& target);
Result<Target> targetFromJson(const nlohmann::json& json);

} // namespace qs
