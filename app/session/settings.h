// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/kernel_placement.h"
#include "gpu/results/llm_study.h"
#include "gpu/results/mode_study.h"
#include "gpu/spec/run_spec.h"
#include "widgets/style/theme.h"

#include <QByteArray>
#include <QSettings>
#include <QStringList>

#include <optional>
#include <vector>

namespace qs {

/// What is remembered between starts, in an ini file. Values that cannot be understood (an older or newer
/// program, a hand) count as absent; they never stop the program from starting. A file of a newer program is left
/// alone, and another one beside it is used; one that is damaged is moved aside.
class Settings
{
public:
    /// The newest layout of the file; older ones are brought up to it, step by step, when they are opened.
    static constexpr int kVersion = 2;
    static constexpr int kMaxRecent = 10;

    /// Opens `file`, or quantoscope.ini in the user's configuration folder where it is empty.
    explicit Settings(const QString& file = {});

    /// What was wrong with the file, in words; empty: nothing.
    const QString& trouble() const { return m_trouble; }

    QByteArray geometry() const;
    QByteArray windowState() const;
    void setWindow(const QByteArray& geometry, const QByteArray& state);
    void clearWindow();

    /// State of a header or splitter, by the name of its widget.
    QByteArray state(const QString& name) const;
    void setState(const QString& name, const QByteArray& state);

    /// The last set-up, if there is one that this program understands.
    std::optional<RunSpec> setup() const;
    /// `others`: what was set for the operations that are not shown.
    void setSetup(const RunSpec& spec, const std::vector<RunSpec>& others = {});
    std::vector<RunSpec> otherSetups() const;

    /// The last set-up of a mode study, likewise.
    std::optional<ModeStudySpec> studySetup() const;
    void setStudySetup(const ModeStudySpec& spec);
    /// The last set-up of a study of a language model, and the folders of models that were studied, the last one first.
    std::optional<LlmStudySpec> llmSetup() const;
    void setLlmSetup(const LlmStudySpec& spec);
    QStringList recentModels() const;
    void addRecentModel(const QString& folder);

    ThemeChoice theme() const;
    void setTheme(ThemeChoice choice);
    /// Code of the language that the user chose; empty: that of the system.
    QString language() const;
    void setLanguage(const QString& code);
    /// Where kernels run, by name: 'automatic', 'always', 'never'; anything else counts as automatic.
    KernelPlacement kernelPlacement() const;
    void setKernelPlacement(KernelPlacement placement);
    bool flag(const QString& name, bool fallback) const;
    void setFlag(const QString& name, bool on);

    QStringList recentFiles() const;
    /// Puts a file on top of the recent ones.
    void addRecentFile(const QString& path);
    void removeRecentFiles(const QStringList& paths);
    void clearRecentFiles();
    /// Folder of the last export or file dialog; empty where there was none.
    /// Where file dialogs begin: the folder used last; where that is gone, the user's documents or home, whichever
    /// there is.
    QString startFolder() const;
    QString lastFolder() const;
    void setLastFolder(const QString& folder);

private:
    QString m_trouble;
    QSettings m_settings;
};

} // namespace qs
