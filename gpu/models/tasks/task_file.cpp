// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/models/tasks/task_file.h"

#include "gpu/formats/bounded_json.h"
#include "gpu/formats/io/mapped_file.h"
#include "gpu/models/tasks/python_text.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <optional>

namespace qs {

namespace {

using Json = nlohmann::json;

constexpr std::size_t kMaxFileBytes = std::size_t{1} << 30, kMaxLineBytes = std::size_t{4} << 20;
constexpr std::int64_t kMaxRecords = 1'000'000;
constexpr std::size_t kMaxChoices = 64;

/// One record and where it stands. Remembers the first thing that is wrong with it.
class Record
{
public:
    Record(const Json& json, Message where) : m_json(json), m_where(std::move(where))
    {
        if (!json.is_object()) fail("", Message::tr("an object with the fields of the task"));
    }

    bool has(const char* key) const { return m_json.is_object() && m_json.contains(key) && !m_json[key].is_null(); }
    std::string text(const char* key) { return textOf(find(key), key); }
    /// A number, or a text that is one.
    int number(const char* key, int count)
    {
        const Json* v = find(key);
        std::int64_t value = -1;
        if (v && v->is_number_integer())
            value = v->get<std::int64_t>();
        else if (v && v->is_string()) {
            const auto& s = v->get_ref<const std::string&>();
            if (std::from_chars(s.data(), s.data() + s.size(), value).ptr != s.data() + s.size() || s.empty())
                value = -1;
        }
        if (v && (value < 0 || value >= count)) fail(key, Message::tr("a whole number from 0 to %1").arg(count - 1));
        return static_cast<int>(value);
    }
    std::vector<std::string> texts(const Json* list, const std::string& key)
    {
        std::vector<std::string> out;
        if (!list) return out;
        if (!list->is_array() || list->size() < 2 || list->size() > kMaxChoices) {
            fail(key, Message::tr("a list of 2 to %1 strings").arg(kMaxChoices));
            return out;
        }
        for (const Json& one : *list)
            out.push_back(textOf(&one, key));
        return out;
    }
    const Json* find(const char* key)
    {
        if (!has(key)) {
            missing(key);
            return nullptr;
        }
        return &m_json[key];
    }
    void missing(const std::string& key)
    {
        if (!m_error)
            m_error = Error{ErrorCode::BadInput, Message::tr("%1: '%2' is missing.").arg(m_where, key),
                            Message::tr("Each record of this task requires it; see 'quantoscope llm --help'.")};
    }
    void fail(const std::string& key, const Message& expected)
    {
        if (m_error) return;
        const Message what =
            key.empty() ? Message::tr("%1: the record").arg(m_where) : Message::tr("%1: '%2'").arg(m_where, key);
        m_error = Error{ErrorCode::BadInput, Message::tr("%1 must be %2.").arg(what, expected),
                        Message::tr("Check that it is not the file of another task.")};
    }
    const std::optional<Error>& error() const { return m_error; }

private:
    std::string textOf(const Json* v, const std::string& key)
    {
        if (!v) return {};
        if (v->is_string()) return v->get<std::string>();
        fail(key, Message::tr("a string"));
        return {};
    }

    const Json& m_json;
    Message m_where;
    std::optional<Error> m_error;
};

std::string replaced(std::string_view text, std::string_view what, std::string_view with)
{
    std::string out;
    for (std::size_t at = 0;;) {
        const std::size_t found = text.find(what, at);
        out += text.substr(at, found == std::string_view::npos ? found : found - at);
        if (found == std::string_view::npos) return out;
        out += with;
        at = found + what.size();
    }
}

/// What lm-eval does to HellaSwag: marks of the WikiHow pages it was made from go away. Once through the text: a line
/// may have millions of brackets.
std::string withoutMarks(std::string_view text)
{
    const std::string whole = replaced(pythonStripped(text), " [title]", ". ");
    std::string_view rest = whole;
    std::string out;
    while (!rest.empty()) {
        const std::size_t open = std::min(rest.find('['), rest.size());
        out += rest.substr(0, open);
        rest.remove_prefix(open);
        const std::size_t end = std::min(rest.find_first_of("]\n"), rest.size());
        const bool mark = end < rest.size() && rest[end] == ']'; // else no bracket of this line is closed
        if (!mark) out += rest.substr(0, end);
        rest.remove_prefix(end + (mark ? 1 : 0));
        if (!mark && !rest.empty()) out += '\n', rest.remove_prefix(1);
    }
    return replaced(out, "  ", " ");
}

LlmTaskItem arcItem(Record& in)
{
    LlmTaskItem item;
    item.context = "Question: " + in.text("question") + "\nAnswer:";
    const Json* choices = in.find("choices");
    const auto part = [&](const char* key) -> const Json* {
        if (choices && choices->is_object() && choices->contains(key)) return &(*choices)[key];
        if (choices) in.missing(std::string("choices.") + key);
        return nullptr;
    };
    item.choices = in.texts(part("text"), "choices.text");
    const auto labels = in.texts(part("label"), "choices.label");
    const std::string key = in.text("answerKey");
    const auto found = std::find(labels.begin(), labels.end(), key);
    if (labels.size() != item.choices.size())
        in.fail("choices.label", Message::tr("as long as choices.text"));
    else if (found == labels.end())
        in.fail("answerKey", Message::tr("one of choices.label"));
    else
        item.answer = static_cast<int>(found - labels.begin());
    return item;
}

LlmTaskItem hellaswagItem(Record& in)
{
    LlmTaskItem item;
    std::string context = in.has("ctx_a") || !in.has("ctx")
                              ? in.text("ctx_a") + " " + pythonCapitalized(in.text("ctx_b"))
                              : in.text("ctx");
    if (in.has("ctx_a") || in.has("activity_label")) context = in.text("activity_label") + ": " + context;
    item.context = withoutMarks(context);
    for (const std::string& ending : in.texts(in.find("endings"), "endings"))
        item.choices.push_back(withoutMarks(ending));
    if (!item.choices.empty()) item.answer = in.number("label", static_cast<int>(item.choices.size()));
    return item;
}

LlmTaskItem piqaItem(Record& in)
{
    LlmTaskItem item;
    item.context = "Question: " + in.text("goal") + "\nAnswer:";
    item.choices = {in.text("sol1"), in.text("sol2")};
    item.answer = in.number("label", 2);
    return item;
}

LlmTaskItem gsm8kItem(Record& in)
{
    LlmTaskItem item;
    item.context = "Question: " + in.text("question") + "\nAnswer:";
    item.reference = in.text("answer");
    if (!in.error() && strictAnswer(item.reference) == "[invalid]")
        in.fail("answer", Message::tr("a string with the result after '#### '"));
    return item;
}

struct TaskShape
{
    const char *id, *title;
    LlmTaskItem (*read)(Record&);
};
constexpr TaskShape kShapes[] = {{"arc_easy", "ARC-Easy", arcItem},
                                 {"arc_challenge", "ARC-Challenge", arcItem},
                                 {"hellaswag", "HellaSwag", hellaswagItem},
                                 {"piqa", "PIQA", piqaItem},
                                 {"gsm8k", "GSM8K", gsm8kItem}};

Result<void> add(LlmTask& task, const TaskShape& shape, const Json& json, const Message& where, std::int64_t line)
{
    Record record(json, where);
    LlmTaskItem item = shape.read(record);
    if (record.error()) return *record.error();
    item.line = line;
    task.items.push_back(std::move(item));
    return {};
}

Message taskFileHint() { return Message::tr("A task file has one JSON record per line, or a JSON array of records."); }

Result<void> readLines(LlmTask& task, const TaskShape& shape, std::string_view text, const std::string& name,
                       std::int64_t most)
{
    std::int64_t line = 0;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view one = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        ++line;
        if (one.find_first_not_of(" \t\r") == std::string_view::npos) continue;
        if (++task.available > kMaxRecords)
            return Error{ErrorCode::BadInput, Message::tr("%1 has more than %2 records.").arg(name, kMaxRecords),
                         Message::tr("Use a part of it.")};
        if (static_cast<std::int64_t>(task.items.size()) >= most) continue;
        const Message where = Message::tr("%1, line %2").arg(name, line);
        const auto json = parseJson(
            one, {.maxBytes = kMaxLineBytes, .maxDepth = 16, .maxNodes = 100'000, .refuseDuplicateKeys = false}, where);
        if (!json) return Error{ErrorCode::BadInput, json.error().message, taskFileHint()};
        if (auto done = add(task, shape, *json, where, line); !done) return done;
    }
    return {};
}

Result<void> readArray(LlmTask& task, const TaskShape& shape, std::string_view text, const std::string& name,
                       std::int64_t most)
{
    const auto json = parseJson(
        text, {.maxBytes = kMaxFileBytes, .maxDepth = 16, .maxNodes = 20'000'000, .refuseDuplicateKeys = false}, name);
    if (!json) return json.error();
    task.available = static_cast<std::int64_t>(json->size());
    for (std::int64_t i = 0; i < std::min(most, task.available); ++i)
        if (auto done = add(task, shape, (*json)[static_cast<std::size_t>(i)],
                            Message::tr("%1, record %2").arg(name, i + 1), i + 1);
            !done)
            return done;
    return {};
}

/// Why a file of another kind cannot be read; nothing where it may be JSON.
std::optional<Error> foreign(std::string_view bytes, const std::string& name)
{
    if (bytes.starts_with("PAR1"))
        return Error{ErrorCode::BadInput,
                     Message::tr("%1 is a Parquet file; task files must be JSONL or JSON.").arg(name),
                     Message::tr("Convert it: %1")
                         .arg("python3 -c \"import pandas; pandas.read_parquet('IN.parquet').to_json('OUT.jsonl', "
                              "orient='records', lines=True)\"")};
    if (bytes.starts_with("\x1f\x8b") || bytes.starts_with("\x28\xb5\x2f\xfd") || bytes.starts_with("PK\x03\x04"))
        return Error{ErrorCode::BadInput, Message::tr("%1 is compressed; task files must be JSONL or JSON.").arg(name),
                     Message::tr("Decompress it first.")};
    if (bytes.size() > kMaxFileBytes)
        return Error{ErrorCode::BadInput, Message::tr("%1 is larger than 1 GiB.").arg(name),
                     Message::tr("Use a part of it.")};
    return std::nullopt;
}

/// The first items become examples.
Result<void> takeExamples(LlmTask& task, int shots, const std::string& name)
{
    if (static_cast<std::int64_t>(task.items.size()) <= shots)
        return Error{ErrorCode::BadInput,
                     Message::tr("%1 has %2 records, and the first %3 are used as examples before each question.")
                         .arg(name, task.available, shots),
                     Message::tr("Use a longer file or fewer examples (--shots).")};
    for (int i = 0; i < shots; ++i)
        task.examples += task.items[static_cast<std::size_t>(i)].context + " " +
                         task.items[static_cast<std::size_t>(i)].reference + "\n\n";
    task.items.erase(task.items.begin(), task.items.begin() + shots);
    task.shots = shots;
    return {};
}

} // namespace

std::vector<std::string> LlmTask::metrics() const
{
    return generates ? std::vector<std::string>{"strict", "flexible"} : std::vector<std::string>{"acc", "acc_norm"};
}

std::vector<std::string> llmTaskIds()
{
    std::vector<std::string> ids;
    for (const TaskShape& shape : kShapes)
        ids.emplace_back(shape.id);
    return ids;
}

std::string llmTaskTitle(std::string_view id)
{
    for (const TaskShape& shape : kShapes)
        if (id == shape.id) return shape.title;
    return id == "cloze" ? "Cloze" : std::string(id);
}

Result<LlmTask> readTaskFile(const std::string& id, const std::filesystem::path& path, const TaskFileOptions& options)
{
    const auto shape =
        std::find_if(std::begin(kShapes), std::end(kShapes), [&](const TaskShape& s) { return id == s.id; });
    if (shape == std::end(kShapes)) {
        std::string ids;
        for (const TaskShape& s : kShapes)
            ids += (ids.empty() ? "" : ", ") + std::string(s.id);
        return Error{ErrorCode::Usage, Message::tr("Unknown task '%1'.").arg(id), Message::tr("Tasks: %1.").arg(ids)};
    }
    const auto file = MappedFile::open(path);
    if (!file) return file.error();
    const std::string_view text(reinterpret_cast<const char*>(file->bytes().data()), file->bytes().size());
    const std::string name = "\"" + path.filename().string() + "\"";
    if (auto error = foreign(text, name)) return *error;
    LlmTask task;
    task.id = id;
    task.title = shape->title;
    task.generates = id == "gsm8k";
    task.source = path.filename().string();
    const int shots = task.generates ? std::max(0, options.shots) : 0;
    const std::int64_t most = options.limit > 0 ? options.limit + shots : kMaxRecords;
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    const bool array = first != std::string_view::npos && text[first] == '[';
    if (auto done = array ? readArray(task, *shape, text, name, most) : readLines(task, *shape, text, name, most);
        !done)
        return done.error();
    if (auto same = file->unchanged(); !same) return same.error();
    if (task.items.empty())
        return Error{ErrorCode::BadInput, Message::tr("%1 has no records.").arg(name), taskFileHint()};
    if (shots > 0)
        if (auto done = takeExamples(task, shots, name); !done) return done.error();
    return task;
}

std::vector<std::string_view> gsm8kStops() { return {"Question:", "</s>", "<|im_end|>"}; }

std::string_view untilStop(std::string_view text)
{
    for (const std::string_view stop : gsm8kStops())
        text = text.substr(0, text.find(stop));
    return text;
}

std::string strictAnswer(std::string_view text)
{
    for (std::size_t at = text.find("#### "); at != std::string_view::npos; at = text.find("#### ", at + 1)) {
        const std::size_t begin = at + 5, digits = begin + (begin < text.size() && text[begin] == '-' ? 1 : 0);
        const std::size_t end = std::min(text.find_first_not_of("0123456789.,", digits), text.size());
        if (end > digits) return std::string(text.substr(begin, end - begin));
    }
    return "[invalid]";
}

std::string flexibleAnswer(std::string_view text)
{
    std::string last = "[invalid]";
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t begin = at + (text[at] == '-' ? 1 : 0);
        std::size_t end = std::min(text.find_first_not_of("$0123456789.,", begin), text.size());
        if (end < begin + 2) end = std::min(text.find_first_not_of("0123456789", begin), text.size());
        if (end > begin) {
            last = text.substr(at, end - at);
            at = end;
        } else
            ++at;
    }
    return last;
}

bool sameAnswer(std::string_view found, std::string_view reference)
{
    const auto plain = [](std::string_view text) {
        std::string out;
        for (const char c : text)
            if (c != ',' && c != '$') out += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
        if (const std::size_t mark = out.rfind("#### "); mark != std::string::npos) out.erase(0, mark + 5);
        if (!out.empty() && out.back() == '.') out.pop_back();
        return out;
    };
    return plain(found) == plain(reference);
}

} // namespace qs
