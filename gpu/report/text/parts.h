// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/report/text/markdown.h"
#include "gpu/report/text/writer.h"
#include "gpu/results/run_result.h"

#include <span>
#include <string>
#include <vector>

namespace qs {

/// What stands where nothing is known.
NumberText dash();
/// Microseconds without their unit, for columns.
NumberText usText(double us);
/// Decibels without their unit, for columns; 'not judged', '∞ (exact)', or '∞ (of those judged)' where something stands
/// beside it.
NumberText sqnrText(const ErrorMetrics& error, int decimals);
/// Half of the interval's width in percent of the median: '1.2%'; a dash where too few samples give none.
NumberText halfWidthText(const Summary& latency);
/// Name as reports show it: imported rows carry where they come from.
std::string modeLabel(const ModeResult& mode);

/// Index of a mode in its segment; -1 where it is not there.
int modeIndex(const Segment& segment, const std::string& name);
const ModeResult* findMode(const Segment& segment, const std::string& name);
/// The pair of two modes; null where they were not measured in the same rounds, or are the same.
const Comparison* pairOf(const Segment& segment, int baseline, int variant);

/// 'FASTER 1.27×', 'SLOWER 0.71×', 'SAME', 'NOT RESOLVED', 'TOO FEW', 'NOT TRUSTED'.
std::string verdictCell(const Segment& segment, const Comparison* pair);

/// 'a, b', 'a, b and 3 more'.
Message nameList(const std::vector<std::string>& names);
/// 'a; b and c', where `between` is the literal "%1; %2", marked for translation.
Message enumeration(const std::vector<Message>& items, const char* between);
/// 'n = 1 pair', '3 samples'.
std::string countedText(std::int64_t n, const std::string& one, const std::string& many);

/// A row of a table with two columns; nothing where the value is empty. The value is escaped.
void appendRow(std::string& out, const std::string& what, const std::string& value);
/// The picture whose file ends like that, with an empty line behind it; empty where there is none.
std::string pictureText(const std::vector<ReportPicture>& pictures, const std::string& name);
/// The pictures that end like none of `placed`, those that stand elsewhere.
std::string otherPicturesText(const std::vector<ReportPicture>& pictures, std::span<const char* const> placed);
/// 'AMD EPYC on lab'; of the program's own computer the device alone.
std::string placedDevice(const Environment& environment);
/// A command line of this program with '--on lab' where it measured at a target.
std::string placedCommand(const std::string& commandLine, const Environment& environment);
/// With which command line the report of a study ends.
std::string reproduceText(const std::string& commandLine, const Environment& environment);
/// A list with a bullet a sentence; empty where there are none.
std::string bulletsText(const std::vector<std::string>& sentences);
std::string bulletsText(const std::vector<Message>& sentences);
/// A heading and what stands under it; empty where nothing does.
std::string sectionText(const std::string& heading, const std::string& body);
/// The table with its first `most` rows, and a sentence on the others.
std::string limitedTable(TextTable table, std::size_t most);

} // namespace qs
