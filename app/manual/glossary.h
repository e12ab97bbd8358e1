// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <QVector>

namespace qs {

/// A term as resources/manual/glossary.md explains it: a heading of the third level, then 'Also: …' where it has other
/// names, then its text.
struct GlossaryEntry
{
    QString term, anchor; ///< 'A/A control', 'aa-control'
    QStringList names;    ///< the term and what else it is called
    QString text;         ///< Markdown
};

/// The anchor of a heading as GitHub makes it: small letters and digits, hyphens for blanks, nothing else.
QString headingAnchor(const QString& heading);
/// A document of the manual without the comment on top: 'manual.md', 'glossary.md'; empty where there is none.
QString manualText(const QString& document);

/// The terms of the field and where they occur in texts of the interface.
class Glossary
{
public:
    /// That of the program.
    Glossary();
    explicit Glossary(const QString& markdown);

    const QVector<GlossaryEntry>& entries() const { return m_entries; }
    /// By one of its names, in whatever case; null where there is none.
    const GlossaryEntry* find(const QString& name) const;
    /// The entries that a text names, as whole words; the longest names first, at most `most`. The first is the whole
    /// text where that is a term.
    QVector<const GlossaryEntry*> termsIn(const QString& text, int most = 3) const;

private:
    QVector<GlossaryEntry> m_entries;
};

} // namespace qs
