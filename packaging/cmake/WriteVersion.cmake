# SPDX-License-Identifier: GPL-3.0-or-later
set(commit "unknown")
if(DEFINED ENV{QS_COMMIT})
  set(commit "$ENV{QS_COMMIT}")
elseif(GIT)
  execute_process(COMMAND ${GIT} -C ${SRC} rev-parse --short=12 HEAD OUTPUT_VARIABLE out
                  OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET RESULT_VARIABLE rc)
  if(rc EQUAL 0)
    set(commit "${out}")
    execute_process(COMMAND ${GIT} -C ${SRC} status --porcelain --untracked-files=no
                    OUTPUT_VARIABLE dirty ERROR_QUIET)
    if(dirty)
      string(APPEND commit "-dirty")
    endif()
  endif()
endif()
file(CONFIGURE OUTPUT ${OUT} CONTENT "#pragma once\n#define QS_VERSION \"${VERSION}\"\n#define QS_COMMIT \"${commit}\"\n" @ONLY)
