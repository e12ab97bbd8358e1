// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace qs {

struct ServerHooks;

/// `quantoscope-worker serve`: runs studies for a program at the other end of its standard input and output, by
/// messages as wire.h has them; what libraries print goes to standard error. Greets with {"hello": {program, protocol,
/// min, version, pid}} and then takes requests {"op", "id", …}, one at a time, each answered by {"id", "ok"} with what
/// was asked for, or with "error":
///
///     ping; devices
///     list {path}                             a folder: 'path', 'entries' and how many were 'left_out'; empty: home
///     tensors {path}                          what a file with tensors holds
///     run {spec, resume?, only_point?, more_follows?}    events, samples in batches, series, then the result;
///     "failed" where it ended early
///     study-run {kind, spec}                  a study of any kind, or without both the one that was stopped; events,
///     then its result
///     study-ask {question} or {kind, spec, question}    of the study that is there, or of a new one; events, then the
///     answer
///
/// Without an answer: retarget {spec}, credit {samples}, paint, series {…} (of a run to go on with), stop {id}, bye.
/// While something is in work {"alive"} comes each second. The end of its input ends it.
int serveMain(const std::vector<std::string>& arguments);
/// The same with what a test hooks in.
int serveWith(const std::vector<std::string>& arguments, ServerHooks hooks);

} // namespace qs
