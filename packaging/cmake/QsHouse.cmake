# SPDX-License-Identifier: GPL-3.0-or-later
# House rules of compilation: one interface target that every target of ours links.
add_library(qs_house INTERFACE)
target_include_directories(qs_house INTERFACE ${PROJECT_SOURCE_DIR} ${PROJECT_BINARY_DIR})
# GCC 12 and 13 see overflows in std::string's operator+ that are none (bug 105651).
# No contraction: a fused multiply-add where the oracle has a multiply and an add would change codes.
target_compile_options(qs_house INTERFACE
  $<$<COMPILE_LANGUAGE:CXX>:-Wall -Wextra -Wpedantic -Wshadow -Wno-missing-field-initializers $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict -Wno-stringop-overflow -Wno-array-bounds> -ffp-contract=off -fno-fast-math>)
# The compiler collects its garbage at 128 MiB, again and again where a file needs 700 MiB; later, a file takes an eighth less time.
target_compile_options(qs_house INTERFACE $<$<COMPILE_LANG_AND_ID:CXX,GNU>:SHELL:--param ggc-min-heapsize=524288 --param ggc-min-expand=200>)
if(QS_SANITIZE)
  target_compile_options(qs_house INTERFACE $<$<COMPILE_LANGUAGE:CXX>:-fsanitize=${QS_SANITIZE} -fno-omit-frame-pointer>)
  target_link_options(qs_house INTERFACE -fsanitize=${QS_SANITIZE})
endif()

if(QS_FUZZ)
  target_compile_options(qs_house INTERFACE -fsanitize=fuzzer-no-link,address,undefined,float-cast-overflow -fno-sanitize-recover=all -fno-omit-frame-pointer)
  target_link_options(qs_house INTERFACE -fsanitize=address,undefined)
endif()

# Where nothing is computed (windows, texts, JSON) small code is as fast, starts sooner and builds sooner: a third to a half of -O3's size.
# A build of the tests compiles it once and runs it for minutes: with hardly any optimization it takes two thirds (GCC) or half (clang) of
# the time.
option(QS_QUICK_TEXTS "Compile what computes nothing quickly instead of small; for a build of the tests" OFF)
set(qs_small $<$<CONFIG:Release>:-Os>)
if(QS_QUICK_TEXTS)
  set(qs_small $<$<CONFIG:Release>:$<IF:$<CXX_COMPILER_ID:GNU>,-Og,-O0>>)
endif()

# Of an inline function or a template that objects and libraries hold, mold takes the first: that of the laboratory, where it stands first,
# which is optimized and is what is tested. (Other linkers take from archives what is missing so far, here nothing.)
function(qs_libraries_first target)
  foreach(library ${ARGN})
    target_link_options(${target} PRIVATE $<TARGET_FILE:${library}>)
  endforeach()
endfunction()

# qs_headers(NAME HEADER...): headers that many files read, compiled once; other targets take them by REUSE_FROM.
function(qs_headers name)
  file(CONFIGURE OUTPUT ${CMAKE_CURRENT_BINARY_DIR}/${name}.cpp CONTENT "// the headers alone\n")
  add_library(${name} OBJECT ${CMAKE_CURRENT_BINARY_DIR}/${name}.cpp)
  target_precompile_headers(${name} PRIVATE ${ARGN})
endfunction()

# Headers of Qt and nlohmann_json take most of a build from scratch; files of a folder that are compiled together read them once.
option(QS_UNITY "Compile the sources of a folder together: a build from scratch takes half the time, a changed file more" OFF)
# qs_unity(TARGET FOLDER...): those folders, below the current one; ALONE names files that are compiled by themselves.
function(qs_unity target)
  cmake_parse_arguments(arg "" "" "ALONE" ${ARGN})
  if(NOT QS_UNITY)
    return()
  endif()
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
  foreach(folder IN LISTS arg_UNPARSED_ARGUMENTS)
    file(GLOB files ${CMAKE_CURRENT_SOURCE_DIR}/${folder}/*.cpp)
    foreach(file IN LISTS arg_ALONE)
      list(REMOVE_ITEM files ${CMAKE_CURRENT_SOURCE_DIR}/${file})
    endforeach()
    string(MAKE_C_IDENTIFIER "${folder}" group)
    set_source_files_properties(${files} PROPERTIES UNITY_GROUP ${group})
  endforeach()
endfunction()

# The commit is read at each build, not at configure time, so that a figure's origin is never stale.
find_package(Git QUIET)
add_custom_target(qs_version
  COMMAND ${CMAKE_COMMAND} -DGIT=${GIT_EXECUTABLE} -DSRC=${PROJECT_SOURCE_DIR} -DVERSION=${PROJECT_VERSION}
          -DOUT=${PROJECT_BINARY_DIR}/qs_version.h -P ${PROJECT_SOURCE_DIR}/packaging/cmake/WriteVersion.cmake
  BYPRODUCTS ${PROJECT_BINARY_DIR}/qs_version.h VERBATIM)
