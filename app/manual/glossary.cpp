// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/manual/glossary.h"

#include "widgets/style/theme.h"

#include <QFile>
#include <QRegularExpression>

#include <algorithm>

namespace qs {
namespace {

/// 'SQNR', 'SAME': no small letters. Those words mean something else in small letters.
bool isUpperCase(const QString& name) { return name.size() < 3 || name == name.toUpper(); }

struct FoundName
{
    const GlossaryEntry* entry;
    qsizetype at, length;
};

/// Where a name stands in a text as a word of its own.
qsizetype findWord(const QString& text, const QString& name)
{
    const auto sensitive = isUpperCase(name) ? Qt::CaseSensitive : Qt::CaseInsensitive;
    const auto isWord = [](QChar c) { return c.isLetterOrNumber(); };
    for (auto at = text.indexOf(name, 0, sensitive); at >= 0; at = text.indexOf(name, at + 1, sensitive)) {
        const auto end = at + name.size();
        const bool begins = at == 0 || !isWord(name.front()) || !isWord(text.at(at - 1));
        const bool ends = end == text.size() || !isWord(name.back()) || !isWord(text.at(end));
        if (begins && ends) return at;
    }
    return -1;
}

} // namespace

QString headingAnchor(const QString& heading)
{
    QString anchor;
    for (const QChar c : heading.toLower())
        if (c.isLetterOrNumber() || c == QLatin1Char('-') || c == QLatin1Char('_'))
            anchor += c;
        else if (c == QLatin1Char(' '))
            anchor += QLatin1Char('-');
    return anchor;
}

QString manualText(const QString& document)
{
    loadResources();
    QFile file(QStringLiteral(":/quantoscope/manual/") + document);
    if (!file.open(QIODevice::ReadOnly)) return {};
    const QString text = QString::fromUtf8(file.readAll());
    return text.startsWith(QLatin1String("<!--")) ? text.mid(text.indexOf(QLatin1Char('\n')) + 1) : text;
}

Glossary::Glossary() : Glossary(manualText(QStringLiteral("glossary.md"))) {}

Glossary::Glossary(const QString& markdown)
{
    const QString also = QStringLiteral("Also: ");
    bool inside = false;
    for (const QString& line : markdown.split(QLatin1Char('\n'))) {
        if (line.startsWith(QLatin1Char('#'))) {
            inside = line.startsWith(QLatin1String("### "));
            const QString term = line.mid(4).trimmed();
            if (inside) m_entries.push_back({term, headingAnchor(term), {term}, {}});
        } else if (inside && line.startsWith(also)) {
            for (const QString& name : line.mid(also.size()).split(QLatin1Char(',')))
                m_entries.back().names << name.trimmed();
        } else if (inside) {
            m_entries.back().text += line + QLatin1Char('\n');
        }
    }
    for (GlossaryEntry& entry : m_entries)
        entry.text = entry.text.trimmed();
}

const GlossaryEntry* Glossary::find(const QString& name) const
{
    const auto found = std::find_if(m_entries.begin(), m_entries.end(), [&](const GlossaryEntry& entry) {
        return entry.names.contains(name.trimmed(), Qt::CaseInsensitive);
    });
    return found == m_entries.end() ? nullptr : &*found;
}

QVector<const GlossaryEntry*> Glossary::termsIn(const QString& text, int most) const
{
    // The header of a column: 'SQNR (dB)', 'Speed-up (×), batch 1'.
    static const QRegularExpression unit(QStringLiteral("\\s*(\\([^)]*\\))?(,.*)?$"));
    QString bare = text.simplified();
    bare.remove(unit);
    QVector<FoundName> found;
    for (const GlossaryEntry& entry : m_entries) {
        FoundName best{&entry, -1, 0};
        for (const QString& name : entry.names)
            if (const auto at = findWord(text, name); at >= 0 && name.size() > best.length)
                best = {&entry, at, name.size()};
        if (entry.names.contains(text.simplified(), Qt::CaseInsensitive) ||
            entry.names.contains(bare, Qt::CaseInsensitive))
            best = {&entry, 0, text.size() + 1};
        if (best.at >= 0) found.push_back(best);
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const FoundName& a, const FoundName& b) { return a.length > b.length; });
    QVector<const GlossaryEntry*> terms;
    for (const FoundName& one : found)
        if (terms.size() < most) terms << one.entry;
    return terms;
}

} // namespace qs
