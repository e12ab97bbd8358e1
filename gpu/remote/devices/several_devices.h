// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/measure/diagnosis/device_load.h"
#include "gpu/remote/kernel_run_host.h"
#include "gpu/remote/study_kinds.h"
#include "gpu/results/llm_study.h"
#include "gpu/studies/study.h"

#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

namespace qs {

/// A device and what measures on it alone; no two are called alike.
struct NamedDevice
{
    std::string name;
    KernelRunFunction run; ///< in a worker of its own; used by one thread at a time
};

struct DeviceOutcome
{
    std::string name;
    KernelRunOutcome outcome;
};

/// The same setup on each device, one device after another, so that none works while another is measured. The outcomes
/// are in the order of the devices; one that failed has its error, and the others are still measured. `alternate`: in
/// blocks that take turns, forth and back, so that a drift of the host meets all alike; no Live and no profile then.
/// `sink` gets phases, notes and progress over all.
std::vector<DeviceOutcome> measureInTurn(const RunSpec& spec, const std::vector<NamedDevice>& devices, bool alternate,
                                         std::stop_token stop, EventSink& sink);

/// A point of a sweep, or a batch of a configuration, that was measured again while the other devices were idle.
struct CouplingCheck
{
    std::string device, point, mode;
    Comparison comparison; ///< speed-up of the device alone
    CouplingLoad load;
    /// They differ by more than 1% for certain, or the device was held back only while the others worked.
    bool isFinding() const { return comparison.resolved() || load.heldTogether(); }
    Message text() const; ///< of a finding
};

/// What came out of a sweep over several devices.
struct DealtSweep
{
    RunResult result; ///< points in the order of the axes, each with its device
    std::vector<CouplingCheck> coupling;
    std::optional<Error> error; ///< why points are missing; not that a device was lost while others went on
};

/// Deals the points of a sweep out over devices that work at the same time: who is free takes the next ones, the
/// largest first. A device that fails gives its points back and takes no more, which a note states. At the end each
/// device measures a point of its own again while the others are idle; a note states where the two differ by more than
/// 1% for certain. `sink` gets phases, notes, and progress with the time left over all; no samples. Calls it from
/// several threads, one at a time.
DealtSweep dealOutSweep(const RunSpec& sweep, const std::vector<NamedDevice>& devices, std::stop_token stop,
                        EventSink& sink);

/// What is dealt out at once: pieces of the sweep, which are sweeps themselves, the largest first. Each is a stretch of
/// the last axis; there are 64 for each device, or one for each point of a sweep of fewer. `sweep` has an axis.
std::vector<RunSpec> sweepPieces(const RunSpec& sweep, std::size_t devices);

/// A device that studies a language model, alone; no two are called alike.
struct LlmStudyDevice
{
    std::string name;
    StudyFactoryOf<LlmStudySpec> make; ///< in a worker of its own; one is used at a time, by one thread
};

/// What came out of a study whose configurations were dealt out.
struct DealtLlmStudy
{
    LlmStudyResult result; ///< rows in the order of the specification, each with its device
    std::vector<CouplingCheck> coupling;
    std::optional<Error> error; ///< why configurations are missing; not that a device was lost while others went on
};

/// Deals the configurations of a study out over devices that work at the same time, each whole and in a part for each
/// device: a part has the baseline in it, which is measured on every device in the rounds of its own configurations and
/// is what they are held against. A device that fails gives its part back. At the end each device times its baseline
/// again while the others are idle; a note states where the two differ by more than 1% for certain. `sink` gets phases
/// with the fraction over all, notes, rows, speeds; from several threads, one at a time.
DealtLlmStudy dealOutStudy(const LlmStudySpec& spec, const std::vector<LlmStudyDevice>& devices, std::stop_token stop,
                           StudySink& sink);
/// The same as a study, which is run once.
std::unique_ptr<Study> dealtStudy(const LlmStudySpec& spec, std::vector<LlmStudyDevice> devices);
/// The configurations besides the baseline in at most so many parts, of which none takes much longer than another.
std::vector<std::vector<std::string>> configurationParts(const std::vector<std::string>& configurations,
                                                         std::size_t devices);

} // namespace qs
