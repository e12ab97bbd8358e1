// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/stored_run.h"

#include <QObject>
#include <QUndoStack>

#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace qs {

/// The runs of the session and the mode that they are compared against. What the user edits can be undone; what
/// was measured is added for good.
class RunStore : public QObject
{
    Q_OBJECT

public:
    explicit RunStore(QObject* parent = nullptr);

    const QVector<StoredRun>& runs() const { return m_data.runs; }
    const StoredRun* find(const QString& id) const;
    int indexOf(const QString& id) const;
    const QString& baseline() const { return m_data.baseline; }
    /// The run that others are compared with; null: none.
    const StoredRun* baselineRun() const { return find(m_data.baselineRun); }
    /// A snapshot to save; results are shared, not copied.
    const SessionData& data() const { return m_data; }

    /// True where something would be lost by closing now.
    bool isModified() const { return m_unsaved || !m_undo.isClean(); }
    /// Counts every change of what a file of the session would hold; changed() tells of each.
    quint64 revision() const { return m_revision; }
    /// Call it when the session was written to its file, as it was at `revision`. True where nothing has changed since
    /// then; else the session stays modified, because the file does not hold all of it.
    bool markSaved(quint64 revision);
    void markSaved() { markSaved(m_revision); }
    QUndoStack* undoStack() { return &m_undo; }

    /// Adds a run at the end; returns its id. Without a name it gets one that says what it came to and what changed
    /// against the run before (setNameBasis()), and the next number. `number`: that of a name that has one.
    QString add(RunResult result, const QString& name = {}, int number = 0);
    /// The same for an accuracy study: 'Accuracy study 1 · MLP · 12 of 18 modes equivalent'.
    QString addStudy(AccuracyStudyResult study, const QString& name = {});
    /// For a study of a language model: 'Language model 1 · Llama-3-8B · INT8-W8A8 1.30× faster'.
    QString addStudy(LlmStudyResult study, const QString& name = {});
    /// A study of any kind.
    QString addStudy(StudyResultPtr study, const QString& name);
    /// The run that the next one is a change of, whose name says what changed; else it is the run before.
    void setNameBasis(const QString& id) { m_nameBasis = id; }
    /// Of the next run, for its name: 1, 2, …
    int nextRunNumber() const { return m_runNumber + 1; }
    /// Of the next study of a kind (StudyResult::kKind), for its name: 1, 2, …
    int nextNumber(std::string_view kind) const;
    /// A study has gone on, or has another plan: the run shows what it knows now, under another name where one is
    /// given. No edit to be undone.
    void updateStudy(const QString& id, StudyResultPtr study, const QString& name = {});
    /// A run has gone on: its result holds what was measured before and what has come in since. No edit to be undone,
    /// and edits of the result as it was before can no longer be undone, since that would drop what was measured.
    void updateResult(const QString& id, RunResult result, const QString& name = {});
    /// Replaces everything by what was loaded; nothing can be undone beyond it.
    void reset(SessionData data);
    /// The same with what was recovered: no file holds it yet.
    void restore(SessionData data);
    /// The file that holds the session is no longer what it was: closing now would lose something.
    void markUnsaved();

    // Edits; each one step of the undo stack. Unknown ids and values that hold already change nothing.
    void remove(const QString& id);
    /// Several runs in one step.
    void remove(const QStringList& ids);
    /// Puts a run at place `to` of the list that is left without it; places beyond the ends are the ends.
    void move(const QString& id, int to);
    void rename(const QString& id, const QString& name);
    void setNote(const QString& id, const QString& note);
    void setBaseline(const QString& mode);
    /// Empty: none.
    void setBaselineRun(const QString& id);
    /// Replaces what a run measured by the same samples judged differently; `words` name the step.
    void replaceResult(const QString& id, RunResult result, const QString& words);
    /// Pages of Present and notes pinned to charts, as their editors write them; `words` name the step.
    void setPresentation(const nlohmann::json& pages, const QString& words);
    void setAnnotations(const nlohmann::json& notes, const QString& words);
    /// The limits of the page Decide.
    void setDecision(const nlohmann::json& limits, const QString& words);
    /// Whether a run is drawn with others; kept in the session, not an edit to be undone.
    void setOverlay(const QString& id, bool on);

signals:
    /// Of whatever kind, and told after the signal of that kind.
    void changed(quint64 revision);
    void runInserted(int index);
    void runRemoved(int index, const QString& id);
    void runMoved(int from, int to);
    void runChanged(int index);
    void resultChanged(const QString& id);
    void baselineChanged(const QString& mode);
    void baselineRunChanged();
    void presentationChanged();
    void annotationsChanged();
    void decisionChanged();
    void wasReset();
    void modifiedChanged(bool modified);

private:
    friend class RemoveRunCommand;
    friend class MoveRunCommand;
    friend class EditRunCommand;
    friend class ResultCommand;
    friend class BaselineCommand;
    friend class PartCommand;

    void insertAt(int index, StoredRun run);
    StoredRun takeAt(int index);
    void moveNow(int from, int to);
    void setText(const QString& id, QString StoredRun::*member, const QString& text);
    void editText(const QString& id, QString StoredRun::*member, const QString& text, const QString& words);
    void setResultNow(const QString& id, ResultPtr result);
    void setBaselineNow(QString SessionData::*member, const QString& value);
    void editPart(nlohmann::json SessionData::*part, const nlohmann::json& value, const QString& words);
    void setPartNow(nlohmann::json SessionData::*part, const nlohmann::json& value);
    QString insertLast(StoredRun run);
    const StoredRun* comparedBefore() const;
    void markChanged();
    void reportModified();
    QString freshId() const;
    ResultPtr resultOf(const QString& id) const;

    SessionData m_data;
    QUndoStack m_undo;
    QString m_nameBasis;
    int m_runNumber = 0;                                    ///< the greatest of the session
    std::map<std::string, int, std::less<>> m_studyNumbers; ///< of the last study added of each kind
    quint64 m_revision = 0;
    bool m_unsaved = false;
    bool m_reported = false;
};

} // namespace qs
