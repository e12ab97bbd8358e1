# SPDX-License-Identifier: GPL-3.0-or-later
# In a build of the tests another compiler for the windows and for the tests than for the laboratory, whose figures are GCC's: clang takes
# half of the time that GCC takes for the headers of Qt and nlohmann_json, and the same library and ABI. Included in a folder, it holds for
# that one and those below; precompiled headers of folders without it do not serve there.
set(QS_TEST_COMPILER "" CACHE FILEPATH "clang++ for windows and tests; empty: the compiler of everything else")
if(QS_TEST_COMPILER AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  execute_process(COMMAND ${QS_TEST_COMPILER} -dumpversion OUTPUT_VARIABLE qs_test_compiler_version OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
  set(CMAKE_CXX_COMPILER ${QS_TEST_COMPILER})
  set(CMAKE_CXX_COMPILER_ID Clang)
  set(CMAKE_CXX_COMPILER_FRONTEND_VARIANT GNU)
  set(CMAKE_CXX_COMPILER_VERSION ${qs_test_compiler_version})
  unset(CMAKE_CXX_COMPILE_OPTIONS_INVALID_PCH)
  include(Compiler/Clang-CXX)
endif()
