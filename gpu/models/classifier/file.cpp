// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/core/units.h"
#include "gpu/formats/bounded_json.h"
#include "gpu/formats/io/describe.h"
#include "gpu/formats/safetensors.h"
#include "gpu/formats/safetensors_write.h"
#include "gpu/models/classifier/classifier.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstring>
#include <limits>
#include <set>

namespace qs {
namespace {

using nlohmann::json;

constexpr const char* configKey = "quantoscope";

Error refused(const std::filesystem::path& path, const Message& why, const Message& hint)
{
    return {ErrorCode::BadInput, Message::tr("Cannot use %1 as a model: %2.").arg(quotedPath(path), why), hint};
}

Error damaged(const std::filesystem::path& path, const Message& why)
{
    return refused(path, why, Message::tr("The file is damaged or was modified. Save the model again."));
}

/// The double whose shortest text is that of the float, so that files stay short.
double shortDouble(float value)
{
    char text[32];
    const auto written = std::to_chars(text, text + sizeof text, value);
    double result = 0;
    std::from_chars(text, written.ptr, result);
    return result;
}

bool namesAreNumbers(const std::vector<std::string>& names)
{
    for (std::size_t i = 0; i < names.size(); ++i)
        if (names[i] != std::to_string(i)) return false;
    return true;
}

nlohmann::ordered_json configJson(const Classifier& model)
{
    const ClassifierConfig& config = model.config;
    nlohmann::ordered_json out;
    out["kind"] = classifierName(config.kind);
    out["height"] = config.height;
    out["width"] = config.width;
    out["classes"] = config.classes;
    if (config.kind == ClassifierKind::Transformer) {
        out["patch"] = config.patch;
        out["modelWidth"] = config.modelWidth;
        out["heads"] = config.heads;
        out["blocks"] = config.blocks;
        out["mlpWidth"] = config.mlpWidth;
    } else {
        out["hidden"] = config.hidden;
        if (config.cell > 0) out["cell"] = config.cell;
    }
    out["offset"] = shortDouble(config.offset);
    out["scale"] = shortDouble(config.scale);
    if (!namesAreNumbers(model.classNames)) out["names"] = model.classNames;
    return out;
}

/// Reads whole numbers and numbers of one object and remembers the first thing that is wrong.
class FieldReader
{
public:
    explicit FieldReader(const json& object) : m_object(object) {}

    std::int64_t whole(const char* key, bool optional = false)
    {
        const auto found = m_object.find(key);
        if (found == m_object.end() && optional) return 0;
        if (found == m_object.end()) return fail(key, Message::tr("is missing"));
        return asWhole(*found, key);
    }
    float number(const char* key)
    {
        const auto found = m_object.find(key);
        if (found == m_object.end()) return static_cast<float>(fail(key, Message::tr("is missing")));
        if (!found->is_number()) return static_cast<float>(fail(key, Message::tr("is not a number")));
        const auto value = found->get<double>();
        if (std::fabs(value) > std::numeric_limits<float>::max())
            return static_cast<float>(fail(key, Message::tr("is too large")));
        return static_cast<float>(value);
    }
    std::vector<std::int64_t> wholes(const char* key)
    {
        const auto found = m_object.find(key);
        if (found == m_object.end() || !found->is_array() || found->size() > 64) {
            fail(key, Message::tr("is not a list of at most 64 widths"));
            return {};
        }
        std::vector<std::int64_t> out;
        for (const json& value : *found)
            out.push_back(asWhole(value, key));
        return out;
    }
    const Message& problem() const { return m_problem; }

private:
    std::int64_t asWhole(const json& value, const char* key)
    {
        constexpr std::uint64_t most = 1 << 20;
        if (!value.is_number_unsigned() || value.get<std::uint64_t>() > most)
            return fail(key, Message::tr("is not a whole number from 0 to 1,048,576"));
        return value.get<std::int64_t>();
    }
    std::int64_t fail(const char* key, const Message& why)
    {
        if (m_problem.empty()) m_problem = Message::tr("'%1' in its configuration %2").arg(key, why);
        return 0;
    }

    const json& m_object;
    Message m_problem;
};

std::optional<ClassifierKind> kindOf(const json& object)
{
    const auto found = object.find("kind");
    if (found == object.end() || !found->is_string()) return std::nullopt;
    for (const auto kind : {ClassifierKind::Tiny, ClassifierKind::Mlp, ClassifierKind::Transformer})
        if (found->get_ref<const std::string&>() == classifierName(kind)) return kind;
    return std::nullopt;
}

Result<ClassifierConfig> readConfig(const json& object, const std::filesystem::path& path)
{
    const auto kind = kindOf(object);
    if (!kind) return damaged(path, Message::tr("its configuration specifies an unknown type of model"));
    ClassifierConfig config;
    config.kind = *kind;
    FieldReader fields(object);
    config.height = fields.whole("height");
    config.width = fields.whole("width");
    config.classes = static_cast<int>(fields.whole("classes"));
    if (*kind == ClassifierKind::Transformer) {
        config.patch = fields.whole("patch");
        config.modelWidth = fields.whole("modelWidth");
        config.heads = fields.whole("heads");
        config.blocks = fields.whole("blocks");
        config.mlpWidth = fields.whole("mlpWidth");
    } else {
        config.hidden = fields.wholes("hidden");
        config.cell = fields.whole("cell", true);
    }
    config.offset = fields.number("offset");
    config.scale = fields.number("scale");
    if (!fields.problem().empty()) return damaged(path, fields.problem());
    if (auto fine = checkConfig(config); !fine)
        return damaged(path, Message::tr("its configuration is inconsistent: %1").arg(fine.error().message));
    return config;
}

Result<std::vector<std::string>> readNames(const json& object, int classes, const std::filesystem::path& path)
{
    std::vector<std::string> names;
    const auto found = object.find("names");
    if (found == object.end()) {
        for (int label = 0; label < classes; ++label)
            names.push_back(std::to_string(label));
        return names;
    }
    if (!found->is_array() || found->size() != static_cast<std::size_t>(classes))
        return damaged(path,
                       Message::tr("its configuration does not have one name for each of %1 classes").arg(classes));
    for (const json& name : *found) {
        if (!name.is_string()) return damaged(path, Message::tr("a class name is not a string"));
        names.push_back(printable(name.get_ref<const std::string&>()));
    }
    return names;
}

/// Names and shapes against the configuration, before any memory is asked for.
Result<void> checkTensors(const SafetensorsFile& file, const std::vector<Parameter>& expected,
                          const std::filesystem::path& path)
{
    std::set<std::string> names;
    for (const Parameter& parameter : expected)
        names.insert(parameter.name);
    for (const auto& entry : file.tensors())
        if (!names.erase(entry.info.name))
            return damaged(path, Message::tr("it has an unexpected tensor %1").arg(quotedText(entry.info.name)));
    if (!names.empty()) return damaged(path, Message::tr("the tensor %1 is missing").arg(quotedText(*names.begin())));
    for (const Parameter& parameter : expected) {
        const auto& info = std::ranges::find(file.tensors(), parameter.name, [](const auto& e) -> const std::string& {
                               return e.info.name;
                           })->info;
        if (info.shape != parameter.shape)
            return damaged(path, Message::tr("the tensor %1 has shape %2 instead of %3")
                                     .arg(quotedText(info.name), shapeText(info.shape), shapeText(parameter.shape)));
        if (info.dtype != DType::F32)
            return refused(path,
                           Message::tr("the tensor %1 has type %2, not F32")
                               .arg(quotedText(info.name), quotedText(info.dtypeText, 24)),
                           Message::tr("A quantized file cannot be used as a model. Open the original model."));
    }
    return {};
}

Result<void> readValues(const SafetensorsFile& file, Parameter& parameter, const std::filesystem::path& path)
{
    const auto view = file.tensor(parameter.name);
    if (!view) return view.error();
    parameter.values.resize(view->data.size() / sizeof(float));
    std::memcpy(parameter.values.data(), view->data.data(), view->data.size());
    const auto bad = std::ranges::find_if(parameter.values, [](float value) { return !std::isfinite(value); });
    if (bad != parameter.values.end())
        return damaged(path, Message::tr("the tensor %1 has no finite number at element %2")
                                 .arg(quotedText(parameter.name), bad - parameter.values.begin()));
    return {};
}

Result<Classifier> readClassifier(const SafetensorsFile& file, const std::filesystem::path& path)
{
    const auto text = file.metadata().find(configKey);
    if (text == file.metadata().end())
        return refused(path, Message::tr("it does not contain a model configuration"),
                       Message::tr("Only models trained and saved by this program can be opened here. The Tensors page "
                                   "opens any tensor file."));
    JsonLimits limits;
    limits.maxBytes = std::size_t{1} << 20;
    limits.maxDepth = 4;
    const auto object = parseJson(text->second, limits, Message::tr("the configuration in %1").arg(quotedPath(path)));
    if (!object) return object.error();
    if (!object->is_object()) return damaged(path, Message::tr("its configuration is not an object"));
    auto config = readConfig(*object, path);
    if (!config) return config.error();
    auto names = readNames(*object, config->classes, path);
    if (!names) return names.error();
    Classifier model{*config, parameterShapes(*config), std::move(*names), file.metadata()};
    model.metadata.erase(configKey);
    if (auto fine = checkTensors(file, model.parameters, path); !fine) return fine.error();
    for (Parameter& parameter : model.parameters)
        if (auto fine = readValues(file, parameter, path); !fine) return fine.error();
    return model;
}

} // namespace

std::map<std::string, std::string> classifierMetadata(const Classifier& model)
{
    auto metadata = model.metadata;
    metadata[configKey] = dumpJson(configJson(model), -1);
    return metadata;
}

Result<void> saveClassifier(const Classifier& model, const std::filesystem::path& path)
{
    std::vector<TensorToWrite> tensors;
    for (const Parameter& parameter : model.parameters)
        tensors.push_back({parameter.name, "F32", parameter.shape, std::as_bytes(std::span(parameter.values))});
    return writeSafetensors(path, tensors, classifierMetadata(model));
}

Result<Classifier> loadClassifier(const std::filesystem::path& path)
{
    return guarded(Message::mark("a model"), [&]() -> Result<Classifier> {
        const auto file = SafetensorsFile::open(path);
        if (!file) return file.error();
        return file->file().checked(readClassifier(*file, path));
    });
}

} // namespace qs
