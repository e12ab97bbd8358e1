// SPDX-License-Identifier: GPL-3.0-or-later
// Sentences of the laboratory in the language of the window: each of them is held against the sources and, where that
// can be done, against what really forms it.
#include "tests/fail_on_warnings.h"

#include "app/session/session_file.h"
#include "gpu/formats/tensor_file.h"
#include "gpu/numerics/quant_scheme.h"
#include "gpu/spec/run_spec.h"
#include "gpu/spec/study_modes.h"
#include "gpu/studies/protocol/quantize_study.h"
#include "tests/gui_test.h"
#include "widgets/language/lab_sentences.h"
#include "widgets/language/lab_text.h"
#include "widgets/language/message_text.h"

#include <QDirIterator>
#include <QRegularExpression>
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
        return qstrcmp(context, "Lab") == 0 ? QStringLiteral("«%1»").arg(QString::fromUtf8(source)) : QString();
    }
    bool isEmpty() const override { return false; }
};

/// The texts in quotation marks of a source file, those that follow each other joined, a line each.
QString literalsOf(const QString& file)
{
    QFile source(file);
    if (!source.open(QFile::ReadOnly)) return {};
    QString text = QString::fromUtf8(source.readAll());
    static const QRegularExpression comment(QStringLiteral("(?m)^\\s*//.*$")),
        joint(QStringLiteral("(?<!\\\\)\"\\s*\\n\\s*\""));
    static const QRegularExpression literal(QStringLiteral("\"((?:[^\"\\\\\\n]|\\\\.)*)\""));
    text.remove(comment).remove(joint);
    QString all;
    for (auto matches = literal.globalMatch(text); matches.hasNext();)
        all += matches.next()
                   .captured(1)
                   .replace(QLatin1String("\\\""), QLatin1String("\""))
                   .replace(QLatin1String("\\\\"), QLatin1String("\\")) +
               QLatin1Char('\n');
    return all;
}

QString allLiterals()
{
    QString all;
    for (const char* room : {"/gpu", "/app"})
        for (QDirIterator it(
                 QStringLiteral(QS_SOURCE_DIR) + QLatin1String(room),
                 {QStringLiteral("*.cpp"), QStringLiteral("*.h"), QStringLiteral("*.cu"), QStringLiteral("*.cuh")},
                 QDir::Files, QDirIterator::Subdirectories);
             it.hasNext();)
            all += literalsOf(it.next());
    return all;
}

/// Of how many texts of the sources a piece of a sentence consists; as a sentence is often formed of several.
int partsOf(const QString& piece, const QString& literals)
{
    int parts = 0;
    for (qsizetype at = 0; at < piece.size(); ++parts) {
        qsizetype low = 0, high = piece.size() - at;
        while (low < high) { // the longest part from here on
            const qsizetype middle = (low + high + 1) / 2;
            literals.contains(QStringView(piece).mid(at, middle)) ? low = middle : high = middle - 1;
        }
        if (low == 0) return 1000;
        at += low;
    }
    return parts;
}

std::vector<const char*> allSentences()
{
    std::vector<const char*> all;
    for (const auto& some : {findingSentences(), runSentences(), modeSentences(), fileSentences(), dataSentences(),
                             auditSentences(), serviceSentences(), llmSentences()})
        all.insert(all.end(), some.begin(), some.end());
    return all;
}

bool isKnown(const std::string& words)
{
    const QString shown = labText(words);
    if (shown.contains(QChar(0xab))) return true;
    qWarning("not among the sentences: %s", words.c_str());
    return false;
}

} // namespace

class TestLabText : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        failOnWarnings();
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    }
    void cleanup() { QCoreApplication::removeTranslator(&m_marking); }

    void sentencesStandInTheSources()
    {
        const QString literals = allLiterals();
        QVERIFY(literals.size() > 100'000);
        QStringList lost;
        for (const char* sentence : allSentences()) {
            for (const QString& piece :
                 QString::fromUtf8(sentence).split(QRegularExpression(QStringLiteral("%\\d")), Qt::SkipEmptyParts))
                if (partsOf(piece, literals) > 5)
                    lost << QString::fromUtf8(sentence) + QStringLiteral("  [") + piece + QLatin1Char(']');
        }
        QVERIFY2(lost.isEmpty(),
                 qPrintable(QStringLiteral("The laboratory no longer says:\n") + lost.join(QLatin1Char('\n'))));
    }

    void sentencesAreThereOnce()
    {
        QStringList all;
        for (const char* sentence : allSentences())
            all << QString::fromUtf8(sentence);
        QVERIFY(all.size() > 800);
        QStringList twice;
        for (const QString& sentence : std::as_const(all))
            if (all.count(sentence) > 1) twice << sentence;
        twice.removeDuplicates();
        QVERIFY2(twice.isEmpty(), qPrintable(twice.join(QLatin1Char('\n'))));
    }

    void inEnglishNothingChanges()
    {
        for (const char* text :
             {"This needs 1.50 GiB of device memory, and 1.00 GiB are free. Choose smaller sizes or fewer variants.",
              "about 8 s · 1.20 GiB of 139 GiB device memory", "No such sentence, 1,024 times.", ""})
            QCOMPARE(labText(QString::fromUtf8(text)), QString::fromUtf8(text));
    }

    void estimatesAndSetUpsAreKnown()
    {
        QCoreApplication::installTranslator(&m_marking);
        Estimate estimate;
        for (const std::uint64_t device : {0ULL, 5'000'000'000ULL})
            for (const std::uint64_t free : {0ULL, 100'000'000'000ULL}) {
                estimate.hostMemory = {1'000'000'000};
                estimate.deviceMemory = {device};
                estimate.hostFree = estimate.deviceFree = {free};
                estimate.seconds = 8;
                QVERIFY(isKnown(estimate.text().english()));
            }
        const auto refused = [](auto change) {
            RunSpec spec = defaultSpec(BackendChoice::Cpu);
            change(spec);
            auto valid = validate(spec);
            if (valid) valid = validateSize(spec);
            return !valid && isKnown(valid.error().message.english()) &&
                   (valid.error().hint.empty() || isKnown(valid.error().hint.english()));
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

    void modesAndVariantsAreKnown()
    {
        QCoreApplication::installTranslator(&m_marking);
        for (const QuantScheme& scheme : allSchemes())
            QVERIFY(isKnown(schemeDescription(scheme).english()));
        for (const StudyMode& mode : studyModes())
            QVERIFY(isKnown(std::string(mode.explanation)));
        for (const Operation operation : allOperations())
            for (const VariantInfo& variant : variantsOf(operation))
                QVERIFY(isKnown(std::string(variant.explanation)));
    }

    void errorsOfFilesAreKnown()
    {
        QCoreApplication::installTranslator(&m_marking);
        const auto missing = loadSession(QStringLiteral("/nowhere/at-all.quantoscope"));
        QVERIFY(!missing && isKnown(missing.error().message.english()) && isKnown(missing.error().hint.english()));
        const QString shown = messageText(missing.error());
        QVERIFY2(shown.contains(QLatin1String("at-all.quantoscope")), qPrintable(shown)); // values are kept
        const auto tensor = openTensor("/nowhere/at-all.npy");
        QVERIFY(!tensor && isKnown(tensor.error().message.english()));
    }

    void valuesFollowTheLanguage()
    {
        QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
        QCOMPARE(labText(std::string("This needs 1.50 GiB of device memory, and 1.00 GiB are free.")),
                 QStringLiteral("This needs 1,50 GiB of device memory, and 1,00 GiB are free."));
        QCOMPARE(labText(std::string("The shape 4096x8192 does not fit into the 1,024 elements prepared.")),
                 QStringLiteral("The shape 4096x8192 does not fit into the 1.024 elements prepared."));
        // Names with digits are no numbers.
        QCOMPARE(labText(std::string("Mode int8-token-dynamic is named twice.")),
                 QStringLiteral("Mode int8-token-dynamic is named twice."));
    }

    void linesOfPartsAreTakenApart()
    {
        QCoreApplication::installTranslator(&m_marking);
        QCOMPARE(
            labLine("SM 1980 MHz, memory 3201 MHz, 61 °C, throttled: power cap, thermal (software)"),
            QStringLiteral("SM 1980 MHz, «memory 3201 MHz», 61 °C, «throttled: «power cap»», «thermal (software)»"));
        QCOMPARE(labLine("1,187 involuntary context switches"), QStringLiteral("«1,187 involuntary context switches»"));
    }

    void severalSentencesAndNamesAreTakenApart()
    {
        QCoreApplication::installTranslator(&m_marking);
        QCOMPARE(labText(std::string("No mode is chosen. Choose at least one quantization mode.")),
                 QStringLiteral("«No mode is chosen.» «Choose at least one quantization mode.»"));
        QCOMPARE(
            labText(
                std::string("fp8-e4m3-tensor-static: constant input, there is nothing to scale (scale 0, codes 0).")),
            QStringLiteral("fp8-e4m3-tensor-static: «constant input, there is nothing to scale (scale 0, codes 0).»"));
        QCOMPARE(labText(std::string("Cannot write '/a b/%1': the disk is full.")),
                 QStringLiteral("«Cannot write '/a b/%1': «the disk is full».»"));
        QCOMPARE(labText(std::string("Somebody else wrote this and that.")),
                 QStringLiteral("Somebody else wrote this and that."));
    }

private:
    Marking m_marking;
};

QS_TEST(TestLabText)
#include "test_lab_text.moc"
