# SPDX-License-Identifier: GPL-3.0-or-later
# Writes a header that holds text files as string literals: cmake -DOUT=FILE -DNAMESPACE=NAME -DTEXTS="NAME=FILE;..." -P EmbedText.cmake
set(text "// Generated from the files named below; edit those.\n#pragma once\n\nnamespace ${NAMESPACE} {\n")
foreach(entry IN LISTS TEXTS)
  string(REGEX MATCH "^([^=]+)=(.+)$" _ "${entry}")
  set(name ${CMAKE_MATCH_1})
  get_filename_component(file_name ${CMAKE_MATCH_2} NAME)
  file(READ ${CMAKE_MATCH_2} content)
  string(APPEND text "\n// ${file_name}\ninline constexpr const char* ${name} = R\"embedded(${content})embedded\";\n")
endforeach()
string(APPEND text "\n} // namespace ${NAMESPACE}\n")
file(WRITE ${OUT} "${text}")
