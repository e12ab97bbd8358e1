// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace qs {

class RunsPanel;
class StopFirst;
class TargetService;
class WindowActions;
struct AppContext;
struct PageServices;
struct RunServices;

/// Makes the pages of the program, each with what it runs, in the order of their tabs. A new one is a line here.
void addPages(const PageServices& window, const RunServices& run, WindowActions& actions, RunsPanel& runs,
              TargetService& targets, StopFirst& stop, const AppContext& context);

} // namespace qs
