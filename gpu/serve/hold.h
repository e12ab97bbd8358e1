// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace qs {

/// `quantoscope-worker hold ID`: the server of serve.h behind a Unix socket, in a session of its own, so that it goes
/// on where a connection is lost. One client at a time; a second one takes over. Its greeting has "session" {id,
/// instance, have, first, last, work}: the number of the last message that it has of the client, the first and the last
/// of its own that are there, and of the request in work. The client begins with {"op": "attach", "have": N} and gets
/// what came after N; both sides number what has to arrive ("n"), and say up to where they have it ("have").
///
/// It ends by itself: without a client and without work after --idle seconds, and where an answer was not fetched after
/// --grace. Work goes on without a client for --grace seconds and is stopped then. A result whose client was away is
/// written beside the log as well; {"op": "collect", "instance", "request"} answers with it.
int holdMain(const std::vector<std::string>& arguments);

/// `quantoscope-worker attach ID`: standard input and output of a session; begins it where there is none.
int attachMain(const std::vector<std::string>& arguments);

} // namespace qs
