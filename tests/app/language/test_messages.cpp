// SPDX-License-Identifier: GPL-3.0-or-later
// Texts that are made without Qt, in the language of the window: what gpu/ says is marked for translation, plural forms
// and numbers follow the language, and names stay as they are.
#include "tests/fail_on_warnings.h"

#include "app/language/language.h"
#include "app/session/session_file.h"
#include "gpu/core/units.h"
#include "gpu/formats/tensor_file.h"
#include "gpu/measure/diagnosis/diagnosis.h"
#include "gpu/numerics/quant_scheme.h"
#include "gpu/report/modes/report.h"
#include "gpu/spec/accuracy_modes.h"
#include "gpu/spec/run_spec.h"
#include "gpu/studies/protocol/quantize_run.h"
#include "tests/gui_test.h"
#include "tests/widgets/support/study_example.h"
#include "widgets/language/message_text.h"
#include "widgets/language/qt_text.h"

#include <QDirIterator>
#include <QRegularExpression>
#include <QSet>
#include <QTest>
#include <QTranslator>

using namespace qs;

namespace {

/// Marks what it is asked for, so that a test sees what would be shown in another language.
class Marking : public QTranslator
{
public:
    QString translate(const char* context, const char* source, const char*, int) const override
    {
        return qstrcmp(context, "qs::Message") == 0 ? QStringLiteral("«%1»").arg(QString::fromUtf8(source)) : QString();
    }
    bool isEmpty() const override { return false; }
};

/// Whether each sentence of a text is one of the catalogues.
bool isTranslatable(const Message& message)
{
    if (message.translated) return true;
    const bool all = !message.arguments.empty() && std::ranges::all_of(message.arguments, isTranslatable);
    if (!all) qWarning("not marked: %s", message.english().c_str());
    return all;
}

/// A diagnosis with a number for whatever its sentence tells.
Diagnosis diagnosisOf(DiagnosisCode code, double variation)
{
    Diagnosis d;
    d.code = code;
    d.values = {{"n", 100},
                {"ci_low", 10},
                {"ci_high", 12},
                {"median", 11},
                {"x0", 5000},
                {"steady", 10},
                {"infl", 1 + variation},
                {"cv", 0.3},
                {"kappa", 0.97},
                {"drop", 4 * variation},
                {"total", variation - 1.5},
                {"z", 4.5},
                {"at", 30},
                {"delta", variation - 1.5},
                {"lo", 9},
                {"hi", 12},
                {"cycles_trend", 0.001},
                {"time_trend", 0.05},
                {"share_hi", 0.4},
                {"runs_z", -5},
                {"ratio", 1.01},
                {"ties", variation / 3},
                {"batch", 20},
                {"r1", 0.5},
                {"n_eff", 33},
                {"count", 5},
                {"p99_over_p50", 4},
                {"gbps", 9000},
                {"pct", 190},
                {"ws_over_l2", 0.5},
                {"cold_over_hot", 2},
                {"event", 5},
                {"wall", 20},
                {"host", 4},
                {"gpu", 3},
                {"mean_ratio", 3},
                {"band", 0.01},
                {"held_ms", 12},
                {"samples", 7},
                {"slow", 3}};
    if (variation > 1)
        d.values.merge(std::map<std::string, double>{
            {"ui_hits", 4}, {"ui_p", 0.01}, {"self_inflicted", variation > 2 ? 1.0 : 0.0}});
    return d;
}

} // namespace

class TestMessages : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        failOnWarnings();
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    }
    void cleanup()
    {
        QCoreApplication::removeTranslator(&m_marking);
        installTranslations(QStringLiteral("en"));
    }

    /// An error is said to people: its texts are marked, but for those of the command line.
    void errorsOfTheSourcesAreMarked()
    {
        static const QRegularExpression plain(QStringLiteral("ErrorCode::\\w+,\\s*(std::string\\()?\"[^\"]* "));
        int files = 0;
        for (const char* folder : {"/gpu", "/app"})
            for (QDirIterator it(QStringLiteral(QS_SOURCE_DIR) + QLatin1String(folder),
                                 {QStringLiteral("*.cpp"), QStringLiteral("*.h")}, QDir::Files,
                                 QDirIterator::Subdirectories);
                 it.hasNext();) {
                QFile file(it.next());
                if (file.fileName().contains(QLatin1String("/cli/")) ||
                    file.fileName().contains(QLatin1String("/serve/")))
                    continue;
                QVERIFY(file.open(QFile::ReadOnly));
                const auto found = plain.match(QString::fromUtf8(file.readAll()));
                QVERIFY2(!found.hasMatch(), qPrintable(file.fileName() + QLatin1Char('\n') + found.captured()));
                ++files;
            }
        QVERIFY(files > 500);
    }

    void whatIsDiagnosedIsMarked()
    {
        for (int code = 0; code <= static_cast<int>(DiagnosisCode::QuantizedTimer); ++code)
            for (const double variation : {0.25, 1.0, 2.0, 3.0}) {
                const Diagnosis d = diagnosisOf(static_cast<DiagnosisCode>(code), variation);
                QVERIFY(isTranslatable(sentence(d)) && isTranslatable(explanation(d.code)));
            }
    }

    void findingsOfAStudyAreMarked()
    {
        const auto study = example::study();
        for (const Message& text : modeFindings(*study))
            QVERIFY(isTranslatable(text));
        for (const Message& text : modeRecommendations(*study))
            QVERIFY(isTranslatable(text));
    }

    void setUpsThatAreRefusedSayItInMarkedTexts()
    {
        const auto refused = [](auto change) {
            RunSpec spec = defaultSpec(BackendChoice::Cpu);
            change(spec);
            auto valid = validate(spec);
            if (valid) valid = validateSize(spec);
            return !valid && isTranslatable(valid.error().message) &&
                   (valid.error().hint.empty() || isTranslatable(valid.error().hint));
        };
        QVERIFY(refused([](RunSpec& s) { s.modes.clear(); }));
        QVERIFY(refused([](RunSpec& s) { s.modes.push_back(s.modes.front()); }));
        QVERIFY(refused([](RunSpec& s) { s.warmup = -1; }));
        QVERIFY(refused([](RunSpec& s) { s.iterations = 0; }));
        QVERIFY(refused([](RunSpec& s) { s.device = -1; }));
        QVERIFY(refused([](RunSpec& s) { s.scale = -1.0F; }));
        QVERIFY(refused([](RunSpec& s) { s.shape = {0, 256}; }));
        QVERIFY(refused([](RunSpec& s) { s.launchesPerSample = 100'000; }));
        QVERIFY(refused([](RunSpec& s) { s.operation = Operation::Gemm, s.modes.clear(), s.variants.clear(); }));
    }

    void errorsOfFilesKeepTheirNames()
    {
        QCoreApplication::installTranslator(&m_marking);
        const auto missing = loadSession(QStringLiteral("/nowhere/at-all.1.5.quantoscope"));
        QVERIFY(!missing && isTranslatable(missing.error().message) && isTranslatable(missing.error().hint));
        QVERIFY(messageText(missing.error()).contains(QLatin1String("at-all.1.5.quantoscope")));
        const auto tensor = openTensor("/nowhere/%2.npy");
        QVERIFY(!tensor && messageText(tensor.error().message).contains(QLatin1String("%2.npy")));
        QVERIFY(messageText(tensor.error().message).startsWith(QChar(0xab)));
    }

    void titlesAndExplanationsAreInTheCatalogues()
    {
        installTranslations(QStringLiteral("de"));
        for (const AccuracyMode& mode : accuracyModes())
            QVERIFY2(markedText(mode.explanation) != text(mode.explanation), mode.explanation.data());
        for (const Operation operation : allOperations())
            for (const VariantInfo& variant : variantsOf(operation))
                QVERIFY2(markedText(variant.explanation) != text(variant.explanation), variant.explanation.data());
    }

    void formsFollowTheCount()
    {
        const auto shown = [](std::int64_t n) {
            return messageText(Message::tr("The first %n iterations are still part of the warm-up: their median is %1, "
                                           "%2 above the median of the rest (%3).",
                                           "The first %n iteration is still part of the warm-up: its time is %1, %2 "
                                           "above the median of the rest (%3).",
                                           n)
                                   .arg(NumberText("1.50 µs"), NumberText("3%"), NumberText("1.45 µs")));
        };
        QVERIFY(shown(1).startsWith(QLatin1String("The first 1 iteration is"))); // without a catalogue, too
        QVERIFY(shown(1234).startsWith(QLatin1String("The first 1,234 iterations are")));
        installTranslations(QStringLiteral("de"));
        QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
        QVERIFY2(shown(1234).contains(QLatin1String("1.234")) && shown(2).contains(QStringLiteral("1,50 µs")),
                 qPrintable(shown(2)));
        QVERIFY(!shown(2).contains(QLatin1String("warming up")));
        QVERIFY(QString(shown(1)).remove(QLatin1Char('1')) != QString(shown(2)).remove(QLatin1Char('2')));
        installTranslations(QStringLiteral("ar"));
        QSet<QString> forms;
        for (const int n : {0, 1, 2, 3, 11, 100})
            forms.insert(QString(shown(n)).remove(QString::number(n)));
        QVERIFY2(forms.size() >= 4, qPrintable(QStringList(forms.values()).join(QLatin1Char('\n'))));
    }

    void numbersFollowTheLanguageAndNamesDoNot()
    {
        QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
        const auto shown = [](const char* name) {
            return messageText(Message::tr("%1 does not fit into the %2 elements.").arg(name, formatCount(1024)));
        };
        QCOMPARE(shown("4096x8192"), QStringLiteral("4096x8192 does not fit into the 1.024 elements."));
        QCOMPARE(shown("int8-token.v1.5"), QStringLiteral("int8-token.v1.5 does not fit into the 1.024 elements."));
    }

    void partsAreTranslatedEach()
    {
        QCoreApplication::installTranslator(&m_marking);
        QCOMPARE(messageText(Message::sentences(
                     {Message::tr("One."), "two %1", Message::tr("%1 of %2").arg("a", Message::tr("b"))})),
                 QStringLiteral("«One.» two %1 «a of «b»»"));
        QCOMPARE(messageText(Message("Somebody else wrote this.")), QStringLiteral("Somebody else wrote this."));
    }

private:
    Marking m_marking;
};

QS_TEST(TestMessages)
#include "test_messages.moc"
