// SPDX-License-Identifier: GPL-3.0-or-later
// Results of lm-eval, and the items behind them for pairing.
#include "gpu/formats/bounded_json.h"
#include "gpu/formats/io/describe.h"
#include "gpu/formats/io/mapped_file.h"
#include "gpu/report/import/json_text.h"
#include "gpu/report/import/parts.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace qs {

using nlohmann::json;

namespace {

constexpr std::size_t kMaxItems = 2'000'000;

/// 'acc,none' → 'acc' and 'none'.
std::pair<std::string, std::string> metricAndFilter(const std::string& key)
{
    const auto comma = key.find(',');
    return comma == std::string::npos ? std::pair{key, std::string()}
                                      : std::pair{key.substr(0, comma), key.substr(comma + 1)};
}

/// 'pretrained=org/m,dtype=auto', or the same as an object.
NameFields modelArguments(const json& document)
{
    NameFields all;
    const json* config = ImportReader::find(document, "config");
    const json* given = config ? ImportReader::find(*config, "model_args") : nullptr;
    if (!given) return all;
    if (given->is_object()) {
        for (const auto& [key, value] : given->items())
            if (value.is_primitive()) all.emplace_back(printable(key, 40), ImportReader::text(*given, key.c_str()));
        return all;
    }
    std::string rest = ImportReader::text(*config, "model_args");
    while (!rest.empty()) {
        const std::string one = rest.substr(0, rest.find(','));
        rest.erase(0, one.size() + 1);
        if (const auto equals = one.find('='); equals != std::string::npos)
            all.emplace_back(one.substr(0, equals), one.substr(equals + 1));
    }
    return all;
}

std::string modelName(const json& document)
{
    for (const char* key : {"model_name", "model_name_sanitized"})
        if (const std::string name = ImportReader::text(document, key); !name.empty()) return name;
    for (const auto& [key, value] : modelArguments(document))
        if (key == "pretrained") return value;
    const json* config = ImportReader::find(document, "config");
    return config ? ImportReader::text(*config, "model") : "";
}

/// What makes another model of the same checkpoint is told in every case, so that files that are imported one after
/// the other do not come under one name.
bool tellsFormat(const std::string& key, const std::string& value)
{
    static const std::set<std::string> keys{"quantization", "load_in_4bit",   "load_in_8bit", "bnb_4bit_quant_type",
                                            "autogptq",     "gptqmodel",      "gguf_file",    "peft",
                                            "delta",        "kv_cache_dtype", "revision",     "quantization_config"};
    return (keys.contains(key) && value != "false" && value != "False" && value != "None" && value != "auto") ||
           (key == "dtype" && value != "auto");
}

void nameEvaluation(ImportReader& in, const json& document)
{
    ImportedRun& run = in.run();
    run.model = modelName(document);
    if (!run.model.empty()) run.name = run.model;
    for (const auto& [key, value] : modelArguments(document)) {
        if (key == "pretrained") continue;
        if (tellsFormat(key, value))
            run.name += ", " + key + " " + value;
        else
            in.about(key, value);
    }
    if (const json* config = ImportReader::find(document, "config"))
        for (const char* key : {"model", "limit", "num_fewshot", "batch_size", "gen_kwargs"})
            in.about(key, ImportReader::text(*config, key));
    in.about("chat template", ImportReader::text(document, "chat_template_sha"));
}

bool higherIsBetter(const json& document, const std::string& task, const std::string& metric)
{
    const json* all = ImportReader::find(document, "higher_is_better");
    const json* of = all ? ImportReader::find(*all, task.c_str()) : nullptr;
    const json* flag = of ? ImportReader::find(*of, metric.c_str()) : nullptr;
    if (flag && flag->is_boolean()) return flag->get<bool>();
    return metric.find("perplexity") == std::string::npos && metric.find("bits_per_byte") == std::string::npos;
}

std::int64_t itemsOf(const json& document, const json& results, const std::string& task)
{
    const json* all = ImportReader::find(document, "n-samples");
    const json* of = all ? ImportReader::find(*all, task.c_str()) : nullptr;
    for (const auto& n :
         {of ? ImportReader::number(*of, "effective") : std::nullopt, ImportReader::number(results, "sample_len")})
        if (n && *n >= 0 && *n < 1e12) return std::llround(*n);
    return 0;
}

void addTask(ImportReader& in, const json& document, const std::string& task, const json& results)
{
    for (const auto& [key, value] : results.items()) {
        const auto [metric, filter] = metricAndFilter(key);
        if (key.find(',') == std::string::npos || metric.ends_with("_stderr")) continue;
        if (value.is_null()) in.skipEntry(Message::tr("%1 of %2 is no number").arg(printable(key), task));
        if (!value.is_number()) continue;
        in.addScore(task, filter.empty() || filter == "none" ? metric : metric + ", " + filter, value.get<double>(),
                    higherIsBetter(document, task, metric));
        Score& score = in.result().scores.back();
        score.n = itemsOf(document, results, task);
        const auto error = ImportReader::number(results, (metric + "_stderr," + filter).c_str());
        score.standardError = error ? *error : -1;
    }
}

LmEvalItems::Series& seriesOf(LmEvalItems& items, const std::string& filter, const std::string& metric)
{
    for (LmEvalItems::Series& s : items.series)
        if (s.filter == filter && s.metric == metric) return s;
    items.series.push_back({filter, metric, {}, {}});
    return items.series.back();
}

void addItem(LmEvalItems& items, const json& row)
{
    const std::string filter = ImportReader::text(row, "filter");
    std::string id = ImportReader::text(row, "doc_hash");
    if (id.empty()) id = ImportReader::text(row, "doc_id");
    std::vector<std::string> metrics;
    if (const json* named = ImportReader::find(row, "metrics"); named && named->is_array())
        for (const json& m : *named)
            if (m.is_string()) metrics.push_back(m.get<std::string>());
    if (metrics.empty()) metrics = {"acc", "acc_norm", "exact_match"};
    for (const std::string& metric : metrics) {
        const json* value = ImportReader::find(row, metric.c_str());
        if (!value || !(value->is_number() || value->is_boolean())) continue;
        LmEvalItems::Series& series = seriesOf(items, filter, metric);
        series.ids.push_back(id);
        series.values.push_back(value->is_boolean() ? value->get<bool>() : value->get<double>());
    }
}

/// samples_<task>_<date>.jsonl; the date begins with the last '_20..'.
void nameItems(LmEvalItems& items, const std::string& stem)
{
    std::string rest = stem.starts_with("samples_") ? stem.substr(8) : stem;
    const auto date = rest.rfind("_20");
    items.task = rest.substr(0, date);
    if (date != std::string::npos) items.date = rest.substr(date + 1);
}

std::string scoreMetric(const LmEvalItems::Series& s)
{
    return s.filter.empty() || s.filter == "none" ? s.metric : s.metric + ", " + s.filter;
}

} // namespace

void importLmEval(ImportReader& in, const json& document)
{
    const json* results = ImportReader::find(document, "results");
    if (!results || !results->is_object()) return in.fail(Message::tr("it has no object \"results\""));
    nameEvaluation(in, document);
    for (const auto& [task, metrics] : results->items())
        if (metrics.is_object())
            addTask(in, document, task, metrics);
        else
            in.skipEntry(Message::tr("task %1 is not an object").arg(printable(task)));
    if (in.result().scores.empty()) return in.fail(Message::tr("no task has a metric such as \"acc,none\""));
    in.environment().date = ImportReader::date(document, "date");
    in.environment().device = ImportReader::text(document, "device");
}

Result<LmEvalItems> readLmEvalItems(const std::filesystem::path& path)
{
    return guarded(Message::mark("the items"), [&]() -> Result<LmEvalItems> {
        const auto file = MappedFile::open(path);
        if (!file) return file.error();
        std::string_view text(reinterpret_cast<const char*>(file->bytes().data()), file->bytes().size());
        LmEvalItems items;
        nameItems(items, path.stem().string());
        JsonLimits limits;
        limits.maxBytes = std::size_t{64} << 20;
        limits.maxNodes = 5'000'000;
        for (std::size_t line = 1, rows = 0; !text.empty(); ++line) {
            const auto end = std::min(text.find('\n'), text.size());
            const std::string_view row = text.substr(0, end);
            text.remove_prefix(std::min(end + 1, text.size()));
            if (row.find_first_not_of(" \t\r") == std::string_view::npos) continue;
            const auto parsed = lenientJson(row, limits, Message::tr("line %1").arg(line));
            const bool isItem =
                parsed && (hasAll(parsed->document, {"doc_id"}) || hasAll(parsed->document, {"doc_hash"}));
            if (!isItem) {
                if (items.badLines++ == 0)
                    items.firstBad =
                        Message::tr("line %1 is not an lm-eval item: it has neither doc_id nor doc_hash").arg(line);
                continue;
            }
            if (++rows > kMaxItems)
                return Error{ErrorCode::BadInput,
                             Message::tr("%1 contains more than 2,000,000 items (the limit).").arg(quotedPath(path)),
                             Message::tr("Use a part of them.")};
            addItem(items, parsed->document);
        }
        if (items.badLines > 0 && items.series.empty())
            return file->checked(Result<LmEvalItems>(Error{ErrorCode::BadInput,
                                                           Message::tr("%1: %2.").arg(quotedPath(path), items.firstBad),
                                                           Message::tr("Use the samples_*.jsonl of --log_samples.")}));
        return file->checked(Result<LmEvalItems>(std::move(items)));
    });
}

int attachItems(std::vector<Score>& scores, const LmEvalItems& items)
{
    int attached = 0;
    for (const LmEvalItems::Series& s : items.series)
        for (Score& score : scores) {
            if (score.task != items.task || score.metric != scoreMetric(s) || !score.values.empty()) continue;
            score.ids = s.ids;
            score.values = s.values;
            score.n = static_cast<std::int64_t>(s.values.size());
            ++attached;
        }
    return attached;
}

void noteBadItems(ImportReader& in, const LmEvalItems& items)
{
    for (std::int64_t i = 0; i < items.badLines; ++i)
        in.skipEntry(items.firstBad);
}

void importLmEvalItems(ImportReader& in, const LmEvalItems& items)
{
    for (const LmEvalItems::Series& s : items.series) {
        double sum = 0, squares = 0;
        const auto n = static_cast<double>(s.values.size());
        for (const double v : s.values)
            sum += v;
        for (const double v : s.values)
            squares += (v - sum / n) * (v - sum / n);
        in.addScore(items.task, scoreMetric(s), sum / n, s.metric.find("perplexity") == std::string::npos);
        if (n > 1) in.result().scores.back().standardError = std::sqrt(squares / (n - 1) / n);
    }
    attachItems(in.result().scores, items);
    noteBadItems(in, items);
    if (in.result().scores.empty()) in.fail(Message::tr("no item has a metric such as \"acc\" or \"exact_match\""));
}

} // namespace qs
