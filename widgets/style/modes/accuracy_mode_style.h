// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/style/modes/mode_style.h"

#include <optional>
#include <string>

namespace qs {

/// Look of a mode of the accuracy study ('int8-static-entropy', 'qat-int4') or of a configuration of the LLM study
/// under its llmMode(), by the palette of the program: hue shows the number format, a hollow marker and hatching a
/// scale that was fixed beforehand, the marker the method. None for other names.
std::optional<ModeStyle> accuracyModeStyle(const QString& mode, const Theme& theme);
/// Look of a plan that mixes modes: a diamond in the theme's ink, which no mode has. Names as 'plan 2' and 'within 200
/// KiB' get it from modeStyle(), too.
ModeStyle planStyle(const Theme& theme);
/// What charts, tables and swatches call a configuration of the LLM study: 'llm:fp16', since fp16 is the baseline there
/// and a mode elsewhere.
QString llmMode(const std::string& configuration);
/// 'INT8 static, entropy', 'INT8-W8A16'; another name, as that of a plan, unchanged.
QString accuracyModeTitle(const QString& mode);
/// Of a narrow place: 'INT8 entropy'.
QString accuracyModeShortTitle(const QString& mode);

} // namespace qs
