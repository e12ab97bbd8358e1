// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>

namespace qs::fuzz {

using Bytes = std::span<const std::byte>;

/// A folder in memory for readers that take paths; gone with the object.
class Scratch
{
public:
    Scratch();
    ~Scratch();
    Scratch(const Scratch&) = delete;
    Scratch& operator=(const Scratch&) = delete;

    /// Writes a file of that name and returns its path.
    std::filesystem::path file(const char* name, Bytes bytes) const;
    const std::filesystem::path& folder() const { return m_folder; }

private:
    std::filesystem::path m_folder;
};

/// One reader of foreign files. `read` has to come back from every input whatever; what it finds wrong with our own
/// code (a file that was accepted and cannot be written and read again) it reports with require().
struct Reader
{
    const char* name; ///< and that of its folder in the corpus
    void (*read)(Bytes, const Scratch&);
    bool json = false; ///< inputs are mutated as trees of values too
};

/// The readers of this program: those of the laboratory, or those of the desktop program, which need Qt Core.
std::span<const Reader> readers();
/// Null where there is none of that name.
const Reader* findReader(std::string_view name);

void readNpyFile(Bytes bytes, const Scratch& scratch);
void readSafetensorsFile(Bytes bytes, const Scratch& scratch);
void readModelFile(Bytes bytes, const Scratch& scratch);
void readCsvData(Bytes bytes, const Scratch& scratch);
void readIdxFile(Bytes bytes, const Scratch& scratch);
void readDataFolder(Bytes bytes, const Scratch& scratch);
void readJsonText(Bytes bytes, const Scratch& scratch);
void readResults(Bytes bytes, const Scratch& scratch);
void readAccuracyStudy(Bytes bytes, const Scratch& scratch);
void readSpecification(Bytes bytes, const Scratch& scratch);
void readFlags(Bytes bytes, const Scratch& scratch);
void readImport(Bytes bytes, const Scratch& scratch);
void readImportSession(Bytes bytes, const Scratch& scratch);
void readRecordingFile(Bytes bytes, const Scratch& scratch);
void readPublishedTables(Bytes bytes, const Scratch& scratch);
void readTokenizer(Bytes bytes, const Scratch& scratch);
void readCheckpointFolder(Bytes bytes, const Scratch& scratch);
void readTasks(Bytes bytes, const Scratch& scratch);
void readSessionFile(Bytes bytes, const Scratch& scratch);
void readJournalFile(Bytes bytes, const Scratch& scratch);

inline std::string_view textOf(Bytes bytes) { return {reinterpret_cast<const char*>(bytes.data()), bytes.size()}; }
/// Ends the process with the sentence where `holds` is false, so that a fuzzer keeps the input.
void require(bool holds, const std::string& sentence);

} // namespace qs::fuzz
