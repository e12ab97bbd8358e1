// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/language/message_text.h"

#include "widgets/language/isolates.h"
#include "widgets/language/view_number.h"

#include <QCoreApplication>

#include <algorithm>
#include <limits>

namespace qs {
namespace {

constexpr const char* kContext = "qs::Message"; ///< as lupdate names it

/// The text in the language of the window, with the count in it and with the places of its arguments.
QString withCount(const Message& message)
{
    const char* source = message.source.c_str();
    if (!message.count) return QCoreApplication::translate(kContext, source);
    const std::int64_t count = std::clamp<std::int64_t>(*message.count, 0, std::numeric_limits<int>::max());
    QString words = QCoreApplication::translate(kContext, source, message.one.c_str(), static_cast<int>(count));
    const QString plain = QString::number(count);
    if (words == QString::fromUtf8(source).replace(QLatin1String("%n"), plain)) { // no catalogue: English
        words = QString::fromStdString(count == 1 ? message.one : message.source);
        return words.replace(QLatin1String("%n"), viewCount(*message.count));
    }
    return count > 999 ? words.replace(plain, viewCount(*message.count)) : words;
}

} // namespace

QString messageText(const Message& message)
{
    if (message.number) return viewNumbers(NumberText(message.source));
    if (!message.translated && message.arguments.empty())
        return isolatedForView(QString::fromStdString(message.source));
    const QString words = message.translated ? withCount(message) : QString::fromStdString(message.source);
    return QString::fromStdString(withPlaces(words.toStdString(), message.arguments.size(), [&](std::size_t i) {
        return messageText(message.arguments[i]).toStdString();
    }));
}

QString messageText(const Error& error) { return messageText(error.sentences()); }

QString markedText(std::string_view source) { return messageText(Message::marked(source)); }

} // namespace qs
