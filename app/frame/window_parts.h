// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QMainWindow;

namespace qs {

class DeviceService;
class FindingsPanel;
class MessageBar;
class PageList;
class RunsPanel;
class RunStore;
class Settings;
class StatusLine;
class StopFirst;
class TargetService;
class WindowActions;

/// What the window has for all that work in it: pages and commands. Each part outlives them.
struct WindowParts
{
    QMainWindow& window;
    WindowActions& actions;
    RunStore& store;
    Settings& settings;
    DeviceService& devices; ///< and the one that is chosen
    MessageBar& messages;
    StatusLine& status;
    RunsPanel& runs;
    FindingsPanel& findings;
    PageList& pages;
    StopFirst& stop;
    TargetService& targets; ///< and the one that is chosen, if any
};

} // namespace qs
