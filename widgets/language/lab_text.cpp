// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/language/lab_text.h"

#include "widgets/language/lab_sentences.h"
#include "widgets/language/view_number.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <optional>
#include <vector>

namespace qs {
namespace {

constexpr int kMaxLetters = 8; ///< a sentence with fewer letters of its own is looked for in values only
constexpr int kMaxDepth = 3;   ///< of values within values

/// A sentence, cut at its placeholders: pieces[0] %1 pieces[1] %2 …; `places` are the numbers in that order.
struct Sentence
{
    const char* source = nullptr;
    QStringList pieces;
    std::vector<int> places;
    qsizetype letters = 0; ///< of the pieces
};

Sentence cut(const char* source)
{
    Sentence s;
    s.source = source;
    const QString text = QString::fromUtf8(source);
    QString piece;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text[i] == QLatin1Char('%') && i + 1 < text.size() && text[i + 1].isDigit()) {
            s.places.push_back(text[++i].digitValue());
            s.pieces << piece;
            piece.clear();
        } else
            piece += text[i];
    }
    s.pieces << piece;
    for (const QString& p : s.pieces)
        s.letters += std::count_if(p.begin(), p.end(), [](QChar c) { return c.isLetter(); });
    return s;
}

/// Those that say most come first, so that the most fitting one is found.
std::vector<Sentence> allSentences()
{
    std::vector<Sentence> all;
    for (const auto& some : {findingSentences(), runSentences(), modeSentences(), fileSentences(), dataSentences(),
                             auditSentences(), serviceSentences(), llmSentences()})
        for (const char* source : some)
            all.push_back(cut(source));
    std::stable_sort(all.begin(), all.end(),
                     [](const Sentence& a, const Sentence& b) { return a.letters > b.letters; });
    return all;
}

/// The values between the pieces from `piece` on, where `text` consists of them; none of them is empty.
bool valuesIn(QStringView text, const Sentence& sentence, qsizetype piece, QStringList& values)
{
    const QString& next = sentence.pieces[piece];
    if (piece + 1 == sentence.pieces.size()) {
        if (next.isEmpty())
            values << text.toString();
        else if (text.size() > next.size() && text.endsWith(next))
            values << text.chopped(next.size()).toString();
        else
            return false;
        return !text.isEmpty();
    }
    for (qsizetype at = 1; (at = next.isEmpty() ? at : text.indexOf(next, at)) > 0 && at < text.size(); ++at) {
        const qsizetype known = values.size();
        values << text.left(at).toString();
        if (valuesIn(text.mid(at + next.size()), sentence, piece + 1, values)) return true;
        values.resize(known);
    }
    return false;
}

QString shown(const QString& value, int depth);

std::optional<QString> filled(const Sentence& sentence, const QString& text, int depth)
{
    if (sentence.places.empty()) {
        if (text != sentence.pieces.first()) return std::nullopt;
        return QCoreApplication::translate("Lab", sentence.source);
    }
    if (!text.startsWith(sentence.pieces.first())) return std::nullopt;
    QStringList values;
    if (!valuesIn(QStringView(text).mid(sentence.pieces.first().size()), sentence, 1, values)) return std::nullopt;
    // By hand, since a value may itself hold a '%1'.
    const Sentence words = cut(QCoreApplication::translate("Lab", sentence.source).toUtf8().constData());
    QString out = words.pieces.first();
    for (std::size_t i = 0; i < words.places.size(); ++i) {
        const auto given = std::find(sentence.places.begin(), sentence.places.end(), words.places[i]);
        if (given == sentence.places.end()) return std::nullopt;
        out += shown(values[given - sentence.places.begin()], depth + 1) + words.pieces[static_cast<qsizetype>(i) + 1];
    }
    return out;
}

std::optional<QString> translated(const QString& text, int depth)
{
    static const std::vector<Sentence> all = allSentences();
    for (const Sentence& sentence : all) {
        if (sentence.letters < kMaxLetters && depth == 0 && !sentence.places.empty()) continue;
        if (auto words = filled(sentence, text, depth)) return words;
    }
    return std::nullopt;
}

QString shown(const QString& value, int depth)
{
    if (depth <= kMaxDepth && std::any_of(value.begin(), value.end(), [](QChar c) { return c.isLetter(); }))
        if (auto words = translated(value, depth)) return *words;
    return viewNumbers(value);
}

/// Sentences of a text; a full stop within a file's name or a number ends none.
QStringList sentencesOf(const QString& text)
{
    static const QRegularExpression ends(QStringLiteral(R"((?<=[.?!]) (?=["'A-Z(]))"));
    return text.split(ends);
}

/// As many sentences at once as are known together, from `first` on.
std::optional<QString> severalTranslated(const QStringList& sentences)
{
    QStringList out;
    bool any = false;
    for (qsizetype first = 0; first < sentences.size();) {
        qsizetype count = sentences.size() - first;
        std::optional<QString> words;
        for (; count > 0 && !words; --count)
            words = translated(sentences.mid(first, count).join(QLatin1Char(' ')), 0);
        any = any || words;
        out << words.value_or(sentences[first]);
        first += words ? count + 1 : 1;
    }
    if (!any) return std::nullopt;
    return out.join(QLatin1Char(' '));
}

/// Each sentence for itself, where all of them are known: the last value of the first one would otherwise take in the
/// rest.
std::optional<QString> eachTranslated(const QStringList& sentences)
{
    QStringList out;
    for (const QString& sentence : sentences) {
        auto words = translated(sentence, 0);
        if (!words) return std::nullopt;
        out << *words;
    }
    return out.join(QLatin1Char(' '));
}

} // namespace

QString labText(const QString& english)
{
    if (english.isEmpty()) return english;
    const QStringList sentences = sentencesOf(english);
    if (sentences.size() > 1)
        if (auto words = eachTranslated(sentences)) return *words;
    if (auto words = translated(english, 0)) return *words;
    if (auto words = severalTranslated(sentences)) return *words;
    if (const qsizetype colon = english.indexOf(QLatin1String(": ")); colon > 0)
        if (auto words = severalTranslated(sentencesOf(english.mid(colon + 2))))
            return english.left(colon + 2) + *words;
    return english;
}

QString labText(const std::string& english) { return labText(QString::fromStdString(english)); }

QString labText(std::string_view english)
{
    return labText(QString::fromUtf8(english.data(), static_cast<qsizetype>(english.size())));
}

QString labLine(const std::string& english)
{
    QStringList parts = QString::fromStdString(english).split(QStringLiteral(", "));
    for (QString& part : parts)
        part = shown(part, 1);
    return parts.join(QStringLiteral(", "));
}

} // namespace qs
