// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QMainWindow;

namespace qs {

class DeviceService;
class FindingsPanel;
class MessageBar;
class PageList;
class RunStore;
class Settings;
class StatusLine;
class WindowActions;

// What several classes use of the window. Each part outlives them; whatever else one needs, its constructor names.

/// Of commands, which are actions in the menus, about the page that is shown.
struct CommandServices
{
    QMainWindow& window;
    WindowActions& actions;
    MessageBar& messages;
    PageList& pages;
};

/// Of pages.
struct PageServices
{
    PageList& pages;
    Settings& settings;
    MessageBar& messages;
};

/// Of pages that run something on the chosen device.
struct RunServices
{
    RunStore& store;
    FindingsPanel& findings;
    StatusLine& status;
    DeviceService& devices; ///< and the one that is chosen
};

} // namespace qs
