# SPDX-License-Identifier: GPL-3.0-or-later
# With the thread sanitizer: Qt headers that tell it where Qt hands data from thread to thread (tests/tsan/teach_qt.py says why).
find_package(Python3 REQUIRED COMPONENTS Interpreter)
get_target_property(qt_core_folders Qt6::Core INTERFACE_INCLUDE_DIRECTORIES)
find_path(QS_QTCORE_HEADERS qobjectdefs_impl.h HINTS ${qt_core_folders} REQUIRED)
set(taught ${PROJECT_BINARY_DIR}/taught-qt)
execute_process(COMMAND ${Python3_EXECUTABLE} ${PROJECT_SOURCE_DIR}/tests/tsan/teach_qt.py ${QS_QTCORE_HEADERS} ${taught} RESULT_VARIABLE failed ERROR_VARIABLE reason)
if(failed)
  message(WARNING "ThreadSanitizer will take calls that Qt queues for races, since these headers are not those of Qt 6.4: ${reason}")
else()
  include_directories(BEFORE SYSTEM ${taught} ${taught}/QtCore)
endif()
