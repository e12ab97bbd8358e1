// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/run_store.h"

#include "app/session/run_names.h"
#include "widgets/language/message_text.h"

#include <QStringList>
#include <QUndoCommand>
#include <QUuid>

#include <algorithm>

namespace qs {
namespace {

/// 'MLP' of 'MLP 784-512-256-10, 535,818 parameters'
QString modelText(const AccuracyStudyResult& study)
{
    const QString words =
        QString::fromStdString(study.model.english()).section(QLatin1Char(' '), 0, 0).section(QLatin1Char(','), 0, 0);
    return words.isEmpty() ? QString::fromStdString(study.spec.model) : words;
}

} // namespace

/// Takes a run out and keeps it, with its place, for undo.
class RemoveRunCommand : public QUndoCommand
{
public:
    RemoveRunCommand(RunStore& store, QString id, const QString& text)
        : QUndoCommand(text), m_store(store), m_id(std::move(id))
    {}
    void redo() override
    {
        m_index = m_store.indexOf(m_id);
        if (m_index >= 0) m_run = m_store.takeAt(m_index);
    }
    void undo() override
    {
        if (m_index < 0 || !m_run) return;
        const int last = static_cast<int>(m_store.runs().size());
        m_store.insertAt(std::min(m_index, last), std::move(*m_run));
        m_run.reset();
    }

private:
    RunStore& m_store;
    QString m_id;
    int m_index = -1;
    std::optional<StoredRun> m_run;
};

/// Puts a run elsewhere in the list.
class MoveRunCommand : public QUndoCommand
{
public:
    MoveRunCommand(RunStore& store, int from, int to, const QString& text)
        : QUndoCommand(text), m_store(store), m_from(from), m_to(to)
    {}
    void redo() override { m_store.moveNow(m_from, m_to); }
    void undo() override { m_store.moveNow(m_to, m_from); }

private:
    RunStore& m_store;
    int m_from, m_to;
};

/// Changes a text of a run.
class EditRunCommand : public QUndoCommand
{
public:
    EditRunCommand(RunStore& store, QString id, QString StoredRun::*member, QString before, QString after,
                   const QString& text)
        : QUndoCommand(text), m_store(store), m_id(std::move(id)), m_member(member), m_before(std::move(before)),
          m_after(std::move(after))
    {}
    void redo() override { m_store.setText(m_id, m_member, m_after); }
    void undo() override { m_store.setText(m_id, m_member, m_before); }

private:
    RunStore& m_store;
    QString m_id;
    QString StoredRun::*m_member;
    QString m_before, m_after;
};

/// Changes the mode, or the run, that differences are against.
class BaselineCommand : public QUndoCommand
{
public:
    BaselineCommand(RunStore& store, QString SessionData::*member, QString before, QString after, const QString& text)
        : QUndoCommand(text), m_store(store), m_member(member), m_before(std::move(before)), m_after(std::move(after))
    {}
    void redo() override { m_store.setBaselineNow(m_member, m_after); }
    void undo() override { m_store.setBaselineNow(m_member, m_before); }

private:
    RunStore& m_store;
    QString SessionData::*m_member;
    QString m_before, m_after;
};

/// Changes a part of the session that an editor of its own keeps.
class PartCommand : public QUndoCommand
{
public:
    using Part = nlohmann::json SessionData::*;
    PartCommand(RunStore& store, Part part, nlohmann::json before, nlohmann::json after, const QString& text)
        : QUndoCommand(text), m_store(store), m_part(part), m_before(std::move(before)), m_after(std::move(after))
    {}
    void redo() override { m_store.setPartNow(m_part, m_after); }
    void undo() override { m_store.setPartNow(m_part, m_before); }

private:
    RunStore& m_store;
    Part m_part;
    nlohmann::json m_before, m_after;
};

/// Puts another result in the place of a run's. Where the run has measured more since then, there is no way back.
class ResultCommand : public QUndoCommand
{
public:
    ResultCommand(RunStore& store, QString id, ResultPtr before, ResultPtr after, const QString& text)
        : QUndoCommand(text), m_store(store), m_id(std::move(id)), m_before(std::move(before)),
          m_after(std::move(after))
    {}
    void redo() override { exchange(m_before, m_after); }
    void undo() override { exchange(m_after, m_before); }

private:
    void exchange(const ResultPtr& expected, const ResultPtr& next)
    {
        if (m_store.resultOf(m_id) == expected)
            m_store.setResultNow(m_id, next);
        else
            setObsolete(true);
    }

    RunStore& m_store;
    QString m_id;
    ResultPtr m_before, m_after;
};

RunStore::RunStore(QObject* parent) : QObject(parent)
{
    connect(&m_undo, &QUndoStack::cleanChanged, this, &RunStore::reportModified);
    connect(&m_undo, &QUndoStack::indexChanged, this, &RunStore::markChanged);
}

const StoredRun* RunStore::find(const QString& id) const
{
    const int index = indexOf(id);
    return index < 0 ? nullptr : &m_data.runs[index];
}

int RunStore::indexOf(const QString& id) const
{
    for (int i = 0; i < m_data.runs.size(); ++i)
        if (m_data.runs[i].id == id) return i;
    return -1;
}

bool RunStore::markSaved(quint64 revision)
{
    if (revision != m_revision) return false;
    m_unsaved = false;
    m_undo.setClean();
    reportModified();
    return true;
}

QString RunStore::freshId() const { return QUuid::createUuid().toString(QUuid::WithoutBraces); }

QString RunStore::add(RunResult result, const QString& name, int number)
{
    StoredRun run;
    run.id = freshId();
    run.name = name;
    run.number = number;
    if (name.isEmpty()) {
        const StoredRun* before = comparedBefore();
        run.number = nextRunNumber();
        run.name = runName(run.number, result, before ? before->result.get() : nullptr);
    }
    m_runNumber = std::max(m_runNumber, run.number);
    m_nameBasis.clear();
    run.result = std::make_shared<const RunResult>(std::move(result));
    return insertLast(std::move(run));
}

/// What the name of the next run is to tell it apart from.
const StoredRun* RunStore::comparedBefore() const
{
    if (const StoredRun* chosen = find(m_nameBasis); chosen && !chosen->isStudy()) return chosen;
    const auto& runs = m_data.runs;
    const auto last = std::find_if(runs.rbegin(), runs.rend(), [](const StoredRun& run) {
        return !run.isStudy() && run.result && run.result->importedFrom().empty();
    });
    return last == runs.rend() ? nullptr : &*last;
}

QString RunStore::insertLast(StoredRun run)
{
    const QString id = run.id;
    insertAt(static_cast<int>(m_data.runs.size()), std::move(run));
    markUnsaved();
    return id;
}

int RunStore::nextNumber(std::string_view kind) const
{
    const auto last = m_studyNumbers.find(kind);
    return last == m_studyNumbers.end() ? 1 : last->second + 1;
}

QString RunStore::addStudy(StudyResultPtr study, const QString& name)
{
    ++m_studyNumbers[std::string(study->kind())];
    StoredRun run;
    run.id = freshId();
    run.name = name;
    run.result = std::make_shared<const RunResult>(emptyRunOf(*study));
    run.study = std::move(study);
    return insertLast(std::move(run));
}

QString RunStore::addStudy(AccuracyStudyResult study, const QString& name)
{
    const QString usual = tr("Accuracy study %1 · %2").arg(nextNumber(study.kind())).arg(modelText(study));
    return addStudy(std::make_shared<const AccuracyStudyResult>(std::move(study)), name.isEmpty() ? usual : name);
}

QString RunStore::addStudy(LlmStudyResult study, const QString& name)
{
    const QString model = study.spec.model.empty() ? tr("small Llama") : messageText(study.checkpoint);
    const QString usual = tr("Language model %1 · %2").arg(nextNumber(study.kind())).arg(model);
    return addStudy(std::make_shared<const LlmStudyResult>(std::move(study)), name.isEmpty() ? usual : name);
}

void RunStore::updateStudy(const QString& id, StudyResultPtr study, const QString& name)
{
    const int index = indexOf(id);
    if (index < 0 || !study || !m_data.runs[index].study) return;
    if (!name.isEmpty()) m_data.runs[index].name = name;
    m_data.runs[index].study = std::move(study);
    emit runChanged(index);
    emit resultChanged(id);
    markUnsaved();
}

void RunStore::updateResult(const QString& id, RunResult result, const QString& name)
{
    const int index = indexOf(id);
    if (index < 0) return;
    if (!name.isEmpty()) m_data.runs[index].name = name;
    setResultNow(id, std::make_shared<const RunResult>(std::move(result)));
    markUnsaved();
}

ResultPtr RunStore::resultOf(const QString& id) const
{
    const StoredRun* run = find(id);
    return run ? run->result : nullptr;
}

void RunStore::reset(SessionData data)
{
    m_undo.clear();
    m_data = std::move(data);
    m_runNumber = 0;
    m_studyNumbers.clear();
    for (const StoredRun& run : m_data.runs) {
        m_runNumber = std::max(m_runNumber, run.number);
        if (run.study) ++m_studyNumbers[std::string(run.study->kind())];
    }
    m_unsaved = false;
    emit wasReset();
    emit baselineChanged(m_data.baseline);
    markChanged();
    reportModified();
}

void RunStore::restore(SessionData data)
{
    reset(std::move(data));
    markUnsaved();
}

void RunStore::move(const QString& id, int to)
{
    const int from = indexOf(id);
    const int place = std::clamp(to, 0, static_cast<int>(m_data.runs.size()) - 1);
    if (from < 0 || from == place) return;
    m_undo.push(new MoveRunCommand(*this, from, place, tr("move %1").arg(m_data.runs[from].name)));
}

void RunStore::moveNow(int from, int to)
{
    m_data.runs.move(from, to);
    emit runMoved(from, to);
}

void RunStore::remove(const QStringList& ids)
{
    if (ids.size() == 1) return remove(ids.first());
    QStringList known;
    for (const QString& id : ids)
        if (find(id)) known << id;
    if (known.isEmpty()) return;
    m_undo.beginMacro(tr("remove %n run(s)", nullptr, static_cast<int>(known.size())));
    for (const QString& id : known)
        remove(id);
    m_undo.endMacro();
}

void RunStore::remove(const QString& id)
{
    if (const StoredRun* run = find(id)) m_undo.push(new RemoveRunCommand(*this, id, tr("remove %1").arg(run->name)));
}

void RunStore::rename(const QString& id, const QString& name)
{
    if (!name.trimmed().isEmpty()) editText(id, &StoredRun::name, name.trimmed(), tr("rename run"));
}

void RunStore::setNote(const QString& id, const QString& note)
{
    editText(id, &StoredRun::note, note, tr("change note"));
}

void RunStore::editText(const QString& id, QString StoredRun::*member, const QString& text, const QString& words)
{
    const StoredRun* run = find(id);
    if (!run || run->*member == text) return;
    m_undo.push(new EditRunCommand(*this, id, member, run->*member, text, words));
}

void RunStore::setText(const QString& id, QString StoredRun::*member, const QString& text)
{
    const int index = indexOf(id);
    if (index < 0) return;
    m_data.runs[index].*member = text;
    emit runChanged(index);
}

void RunStore::setBaseline(const QString& mode)
{
    if (mode == m_data.baseline) return;
    m_undo.push(
        new BaselineCommand(*this, &SessionData::baseline, m_data.baseline, mode, tr("use %1 as baseline").arg(mode)));
}

void RunStore::setBaselineRun(const QString& id)
{
    const StoredRun* run = find(id);
    if (id == m_data.baselineRun || (!id.isEmpty() && !run)) return;
    m_undo.push(new BaselineCommand(*this, &SessionData::baselineRun, m_data.baselineRun, id,
                                    run ? tr("use %1 as baseline run").arg(run->name) : tr("clear baseline run")));
}

void RunStore::setBaselineNow(QString SessionData::*member, const QString& value)
{
    m_data.*member = value;
    if (member == &SessionData::baseline)
        emit baselineChanged(value);
    else
        emit baselineRunChanged();
}

void RunStore::setPresentation(const nlohmann::json& pages, const QString& words)
{
    editPart(&SessionData::presentation, pages, words);
}

void RunStore::setAnnotations(const nlohmann::json& notes, const QString& words)
{
    editPart(&SessionData::annotations, notes, words);
}

void RunStore::setDecision(const nlohmann::json& limits, const QString& words)
{
    editPart(&SessionData::decision, limits, words);
}

void RunStore::editPart(nlohmann::json SessionData::*part, const nlohmann::json& value, const QString& words)
{
    if (m_data.*part != value) m_undo.push(new PartCommand(*this, part, m_data.*part, value, words));
}

void RunStore::setPartNow(nlohmann::json SessionData::*part, const nlohmann::json& value)
{
    m_data.*part = value;
    if (part == &SessionData::presentation)
        emit presentationChanged();
    else if (part == &SessionData::annotations)
        emit annotationsChanged();
    else
        emit decisionChanged();
}

void RunStore::replaceResult(const QString& id, RunResult result, const QString& words)
{
    const StoredRun* run = find(id);
    if (!run) return;
    m_undo.push(new ResultCommand(*this, id, run->result, std::make_shared<const RunResult>(std::move(result)), words));
}

void RunStore::setResultNow(const QString& id, ResultPtr result)
{
    const int index = indexOf(id);
    if (index < 0) return;
    m_data.runs[index].result = std::move(result);
    emit runChanged(index);
    emit resultChanged(id);
}

void RunStore::setOverlay(const QString& id, bool on)
{
    const int index = indexOf(id);
    if (index < 0 || m_data.runs[index].overlay == on) return;
    m_data.runs[index].overlay = on;
    emit runChanged(index);
    markChanged();
}

void RunStore::insertAt(int index, StoredRun run)
{
    m_data.runs.insert(index, std::move(run));
    emit runInserted(index);
}

StoredRun RunStore::takeAt(int index)
{
    StoredRun run = m_data.runs.takeAt(index);
    emit runRemoved(index, run.id);
    return run;
}

void RunStore::markUnsaved()
{
    m_unsaved = true;
    markChanged();
    reportModified();
}

void RunStore::markChanged() { emit changed(++m_revision); }

void RunStore::reportModified()
{
    if (isModified() == m_reported) return;
    m_reported = isModified();
    emit modifiedChanged(m_reported);
}

} // namespace qs
