// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/targets/target.h"

#include "gpu/formats/io/describe.h"
#include "gpu/formats/json_fields.h"
#include "gpu/targets/words.h"

#include <algorithm>
#include <array>

namespace qs {

namespace {

constexpr std::size_t kMaxNameBytes = 64, kMaxTextBytes = 1'000, kMaxWords = 64;

struct KindName
{
    TargetKind kind;
    std::string_view name;
};
constexpr std::array<KindName, 4> kKinds{{{TargetKind::Ssh, "ssh"},
                                          {TargetKind::Container, "container"},
                                          {TargetKind::Slurm, "slurm"},
                                          {TargetKind::Command, "exec"}}};

Error refuse(Message what, Message hint = {}) { return {ErrorCode::Usage, std::move(what), std::move(hint)}; }

/// A word that is no path.
bool isName(const std::string& text)
{
    return text.size() <= kMaxNameBytes && isPlainWord(text) && text.front() != '.' &&
           text.find('/') == std::string::npos && text != "local";
}

bool hasControl(std::string_view text)
{
    return std::any_of(text.begin(), text.end(),
                       [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; });
}

/// `what` names the part in the error.
Result<void> plain(const std::string& text, const Message& what)
{
    if (text.empty() || (isPlainWord(text) && text.size() <= kMaxTextBytes)) return {};
    return refuse(Message::tr("%1 cannot be %2.").arg(what, quotedText(text)),
                  Message::tr("Use letters, digits and _ . / = : , @ % + - only, and no - at the beginning."));
}

Result<void> validateSlurm(const Target& t)
{
    const std::pair<const std::string&, Message> parts[] = {{t.host, Message::tr("A login host")},
                                                            {t.slurm.partition, Message::tr("A partition")},
                                                            {t.slurm.gpus, Message::tr("A number of GPUs")},
                                                            {t.slurm.time, Message::tr("A time limit")},
                                                            {t.slurm.account, Message::tr("An account")}};
    for (const auto& [text, what] : parts)
        if (auto r = plain(text, what); !r) return r;
    if (t.slurm.directives.size() > kMaxWords) return refuse(Message::tr("Too many Slurm options."));
    for (const std::string& option : t.slurm.directives)
        if (!option.starts_with("--") || !isPlainWord(std::string_view(option).substr(2)))
            return refuse(Message::tr("%1 cannot be a Slurm option.").arg(quotedText(option)),
                          Message::tr("Write each option as one word, for example --exclusive or --constraint=a100."));
    return {};
}

Result<void> validatePrefix(const Target& t)
{
    if (t.prefix.empty())
        return refuse(Message::tr("The command is empty."),
                      Message::tr("Enter the words to be put before a command, for example: docker exec -i trainer"));
    if (t.prefix.size() > kMaxWords) return refuse(Message::tr("The command has too many words."));
    for (const std::string& word : t.prefix)
        if (hasControl(word) || word.size() > kMaxTextBytes)
            return refuse(Message::tr("%1 cannot be a word of a command.").arg(quotedText(word)));
    return {};
}

} // namespace

std::string_view targetKindName(TargetKind kind)
{
    return std::find_if(kKinds.begin(), kKinds.end(), [&](const KindName& k) { return k.kind == kind; })->name;
}

std::optional<TargetKind> parseTargetKind(std::string_view name)
{
    const auto found = std::find_if(kKinds.begin(), kKinds.end(), [&](const KindName& k) { return k.name == name; });
    return found == kKinds.end() ? std::nullopt : std::optional(found->kind);
}

std::string Target::where() const
{
    switch (kind) {
    case TargetKind::Ssh:
        return "ssh " + host;
    case TargetKind::Slurm:
        return "Slurm" + (host.empty() ? "" : " on " + host) +
               (slurm.partition.empty() ? "" : ", partition " + slurm.partition);
    case TargetKind::Container:
    case TargetKind::Command:
        break;
    }
    return joinWords(prefix);
}

std::string Target::text() const
{
    switch (kind) {
    case TargetKind::Ssh:
        return "ssh:" + host;
    case TargetKind::Slurm:
        return "slurm:" + host + "/" + slurm.partition;
    case TargetKind::Container:
    case TargetKind::Command:
        break;
    }
    return "exec:" + joinWords(prefix);
}

Result<void> validate(const Target& t)
{
    if (t.name.empty() || hasControl(t.name) || t.name.size() > kMaxTextBytes ||
        (!isTargetText(t.name) && !isName(t.name)))
        return refuse(Message::tr("%1 cannot be the name of a target.").arg(quotedText(t.name)),
                      Message::tr("Use up to 64 letters, digits and _ . = : , @ % + -, not beginning with '.' or '-', "
                                  "other than 'local'."));
    if (hasControl(t.setup) || t.setup.size() > kMaxTextBytes)
        return refuse(Message::tr("The setup line must be one line of at most %1 bytes.").arg(kMaxTextBytes));
    if (auto r = plain(t.folder, Message::tr("A folder")); !r) return r;
    if (!t.folder.empty() && t.folder.front() != '/')
        return refuse(Message::tr("The folder must be an absolute path."), Message::tr("Begin it with /."));
    if (t.kind == TargetKind::Slurm) return validateSlurm(t);
    if (t.kind != TargetKind::Ssh) return validatePrefix(t);
    if (t.host.empty())
        return refuse(Message::tr("No host was specified."), Message::tr("Enter a host as ssh takes it."));
    return plain(t.host, Message::tr("A host"));
}

bool isTargetText(std::string_view text)
{
    return text.starts_with("ssh:") || text.starts_with("slurm:") || text.starts_with("exec:");
}

Result<Target> targetFromText(const std::string& text)
{
    Target t;
    t.name = text;
    const std::string rest = text.substr(std::min(text.size(), text.find(':') + 1));
    if (text.starts_with("ssh:")) {
        t.host = rest;
    } else if (text.starts_with("slurm:")) {
        t.kind = TargetKind::Slurm;
        const auto slash = rest.find('/');
        t.host = rest.substr(0, slash);
        if (slash != std::string::npos) t.slurm.partition = rest.substr(slash + 1);
    } else if (text.starts_with("exec:")) {
        t.kind = TargetKind::Command;
        auto words = splitWords(rest);
        if (!words) return words.error();
        t.prefix = std::move(*words);
    } else {
        return refuse(Message::tr("%1 is not a target.").arg(quotedText(text)),
                      Message::tr("Write ssh:HOST, slurm:HOST/PARTITION or 'exec:PREFIX', or a name that "
                                  "'quantoscope targets' lists."));
    }
    if (auto r = validate(t); !r) return r.error();
    return t;
}

template <class V> void fields(V& v, Visited<V, SlurmRequest>& s)
{
    v("partition", s.partition);
    v("account", s.account);
    v("gpus", s.gpus);
    v("time", s.time);
    v("directives", s.directives);
}

template <class V> void fields(V& v, Visited<V, Target>& t)
{
    v("name", t.name);
    v("kind", t.kind, Named{targetKindName, parseTargetKind, Message::mark("ssh, container, slurm or exec")});
    v("host", t.host);
    v("prefix", t.prefix);
    v("slurm", t.slurm, Object{at("slurm")});
    v("setup", t.setup);
    v("folder", t.folder);
    v("keep_minutes", t.keepMinutes, Within{0, Target::kMaxKeepMinutes});
    v("may_upload", t.mayUpload);
}

nlohmann::ordered_json toJson(const Target& target) { return writeFields(target); }

Result<Target> targetFromJson(const nlohmann::json& json)
{
    auto target = readFields<Target>(json, "target");
    if (!target) return target;
    if (auto valid = validate(*target); !valid)
        return Error{ErrorCode::BadInput, valid.error().message, valid.error().hint};
    return target;
}

} // namespace qs
