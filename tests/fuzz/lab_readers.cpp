// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/readers.h"

namespace qs::fuzz {

namespace {

constexpr Reader kReaders[] = {
    {"npy", readNpyFile},
    {"safetensors", readSafetensorsFile},
    {"model", readModelFile},
    {"csv", readCsvData},
    {"idx", readIdxFile},
    {"data", readDataFolder},
    {"json", readJsonText, true},
    {"results", readResults, true},
    {"mode-study", readAccuracyStudy, true},
    {"specification", readSpecification, true},
    {"flags", readFlags},
    {"import", readImport, true},
    {"import-session", readImportSession, true},
    {"recording", readRecordingFile, true},
    {"audit", readPublishedTables},
    {"tokenizer", readTokenizer, true},
    {"checkpoint", readCheckpointFolder, true},
    {"tasks", readTasks, true},
};

} // namespace

std::span<const Reader> readers() { return kReaders; }

} // namespace qs::fuzz
