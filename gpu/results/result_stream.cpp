// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/results/result_stream.h"

#include "gpu/core/units.h"
#include "gpu/formats/bounded_json.h"
#include "gpu/results/result_json.h"

#include <cmath>
#include <cstdint>
#include <cstring>
#include <string>
#include <utility>
#include <vector>

namespace qs {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::uint64_t kSeries = 0x51; ///< subtype of the binary value that refers to a series
constexpr std::size_t kOnALine = 16;

/// The shortest decimals that read back as the same float, with a point as doubles have one.
std::string decimals(float value)
{
    if (!std::isfinite(value)) return "null";
    std::string text = formatShortest(value);
    return text.find_first_of(".e") == std::string::npos ? text + ".0" : text;
}

Json referenceTo(const std::vector<float>& values)
{
    const std::vector<float>* series = &values;
    std::vector<std::uint8_t> bytes(sizeof series);
    std::memcpy(bytes.data(), &series, sizeof series);
    return Json::binary(std::move(bytes), kSeries);
}

class StreamWriter
{
public:
    explicit StreamWriter(TextSink& sink) : m_sink(sink) {}

    void write(const Json& value, std::size_t depth)
    {
        if (value.is_object()) return writeObject(value, depth);
        if (value.is_array()) return writeList(value, depth);
        if (value.is_binary() && value.get_binary().has_subtype() && value.get_binary().subtype() == kSeries)
            return writeSeries(seriesOf(value), depth);
        m_sink.write(dumpJson(value, -1));
    }

private:
    void line(std::size_t depth) { m_sink.write("\n" + std::string(depth, ' ')); }

    void writeObject(const Json& object, std::size_t depth)
    {
        if (object.empty()) return m_sink.write("{}");
        m_sink.write("{");
        bool first = true;
        for (const auto& [key, value] : object.items()) {
            if (!first) m_sink.write(",");
            first = false;
            line(depth + 1);
            m_sink.write(dumpJson(Json(key), -1) + ": ");
            write(value, depth + 1);
        }
        line(depth);
        m_sink.write("}");
    }

    void writeList(const Json& list, std::size_t depth)
    {
        if (list.empty()) return m_sink.write("[]");
        m_sink.write("[");
        bool first = true;
        for (const Json& value : list) {
            if (!first) m_sink.write(",");
            first = false;
            line(depth + 1);
            write(value, depth + 1);
        }
        line(depth);
        m_sink.write("]");
    }

    void writeSeries(const std::vector<float>& values, std::size_t depth)
    {
        if (values.empty()) return m_sink.write("[]");
        m_sink.write("[");
        for (std::size_t i = 0; i < values.size(); ++i) {
            if (i > 0) m_sink.write(",");
            if (i % kOnALine == 0) line(depth + 1);
            m_sink.write(decimals(values[i]));
        }
        line(depth);
        m_sink.write("]");
    }

    static const std::vector<float>& seriesOf(const Json& value)
    {
        const std::vector<float>* series = nullptr;
        std::memcpy(&series, value.get_binary().data(), sizeof series);
        return *series;
    }

    TextSink& m_sink;
};

} // namespace

Json referringJson(const RunResult& result) { return toJson(result, referenceTo); }

void writeJson(const Json& value, TextSink& sink) { StreamWriter(sink).write(value, 0); }

void writeResult(const RunResult& result, TextSink& sink)
{
    writeJson(referringJson(result), sink);
    sink.write("\n");
}

} // namespace qs
