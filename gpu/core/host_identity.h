// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <sys/types.h>

/// What distinguishes this machine, its start and its processes from others. What cannot be read is empty.
namespace qs::host {

std::string hostName();
/// Of the installation (machine-id(5)); containers of one image may share it.
std::string machineId();
/// Of the kernel that runs; another one after each start of the machine.
std::string bootId();
/// 12 hexadecimal digits of all of the above, for names of files that other machines may see.
const std::string& hostTag();
/// File name of the program that a process of this machine runs.
std::string programOf(pid_t pid);
/// Whether a process of that number lives.
bool isAlive(pid_t pid);

} // namespace qs::host
