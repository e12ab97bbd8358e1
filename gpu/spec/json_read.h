// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/formats/json_read.h"
