// SPDX-License-Identifier: GPL-3.0-or-later
// What all charts give away: tables, files, pictures for other programs.
#include "tests/fail_on_warnings.h"

#include "tests/gui_test.h"
#include "tests/widgets/support/all_charts.h"
#include "tests/widgets/support/chart_wheel.h"
#include "widgets/charts/core/chart_mime.h"
#include "widgets/charts/core/chart_picture_file.h"
#include "widgets/charts/core/chart_table_dialog.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QSvgRenderer>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>
#include <QXmlStreamReader>

using namespace qs;
using example::wheel;

namespace {

/// Ends of every stroked line of an SVG, in the picture's pixels, a box for each line.
QVector<QRectF> strokes(const QByteArray& svg)
{
    QVector<QRectF> all;
    QXmlStreamReader xml(svg);
    QTransform matrix;
    bool stroked = false;
    const auto box = [&](const QString& numbers) {
        static const QRegularExpression number(QStringLiteral("-?[0-9.]+(?:e[-+]?[0-9]+)?"));
        QPolygonF points;
        auto found = number.globalMatch(numbers);
        while (found.hasNext()) {
            const double x = found.next().captured().toDouble();
            if (!found.hasNext()) break;
            points << matrix.map(QPointF(x, found.next().captured().toDouble()));
        }
        if (!points.isEmpty()) all << points.boundingRect();
    };
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement) continue;
        const auto of = [&](const char* name) { return xml.attributes().value(QLatin1String(name)).toString(); };
        if (xml.name() == QLatin1String("g")) {
            stroked = !of("stroke").isEmpty() && of("stroke") != QLatin1String("none");
            const QStringList m =
                of("transform").remove(QStringLiteral("matrix(")).remove(QLatin1Char(')')).split(QLatin1Char(','));
            if (m.size() == 6)
                matrix = QTransform(m[0].toDouble(), m[1].toDouble(), m[2].toDouble(), m[3].toDouble(), m[4].toDouble(),
                                    m[5].toDouble());
        }
        if (!stroked) continue;
        if (xml.name() == QLatin1String("polyline") || xml.name() == QLatin1String("polygon")) box(of("points"));
        if (xml.name() == QLatin1String("path")) box(of("d"));
    }
    return all;
}

} // namespace

class TestChartCopies : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { failOnWarnings(); }

    void everyChartHasItsDataAsATable()
    {
        for (const auto& [name, chart] : example::allCharts()) {
            const ChartTable table = chart->dataTable();
            QVERIFY2(!table.isEmpty() && table.columns().size() >= 3, qPrintable(name));
            QCOMPARE(table.tsv().count(QLatin1Char('\n')), table.rows().size() + 1);
            QVERIFY2(!table.csv().contains(QStringLiteral("nan")), qPrintable(name));
        }
        ChartTable odd({{QStringLiteral("a,b"), {}}, {QStringLiteral("v"), QStringLiteral("µs")}});
        odd.addRow({QStringLiteral("say \"x\"\ny"), 1.5});
        odd.addRow({QStringLiteral("p|q"), std::nan("")});
        odd.addRow({QStringLiteral("=1+1"), -1e-9});
        QCOMPARE(odd.csv(), QStringLiteral("\"a,b\",v (µs)\r\n\"say \"\"x\"\" y\",1.5\r\np|q,\r\n'=1+1,-1e-09\r\n"));
        QVERIFY(odd.tsv().endsWith(QStringLiteral("'=1+1\t-1e-09\n")));
        QVERIFY(odd.markdown().contains(QStringLiteral("| p\\|q |  |")));
    }

    void tableDialogSortsCopiesAndSaves()
    {
        auto chart = example::comparison();
        chart->show();
        QVERIFY(QTest::qWaitForWindowExposed(chart.get()));
        QTest::keyClick(chart.get(), Qt::Key_T);
        auto* dialog = chart->findChild<ChartTableDialog*>();
        QVERIFY(dialog);
        QTest::keyClick(chart.get(), Qt::Key_T); // no second one
        QCOMPARE(chart->findChildren<ChartTableDialog*>().size(), 1);
        QCOMPARE(dialog->view().model()->rowCount(), 3);
        dialog->view().sortByColumn(2, Qt::AscendingOrder);
        dialog->copyTsv();
        const QStringList lines = QGuiApplication::clipboard()->text().split(QLatin1Char('\n'));
        QVERIFY(lines[1].startsWith(QStringLiteral("int8-token-dynamic\tint8-token-dynamic\t26.3")));
        dialog->view().selectRow(2);
        dialog->copyMarkdown();
        QCOMPARE(QGuiApplication::clipboard()->text().count(QLatin1Char('\n')), 3);
        dialog->view().clearSelection();
        QTemporaryDir folder;
        QVERIFY(dialog->saveTo(folder.filePath(QStringLiteral("a.csv"))));
        QFile file(folder.filePath(QStringLiteral("a.csv")));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll().count("\r\n"), 4);
        QVERIFY(!dialog->saveTo(folder.filePath(QStringLiteral("no/such/a.csv"))));
        dialog->close();
    }

    void zoomedSvgKeepsItsLinesInThePlots()
    {
        for (const auto& [name, chart] : example::allCharts()) {
            const auto plots = chart->plots({760, 460});
            if (plots.front().x.zooms)
                wheel(*chart, plots.front().area.center() + QPointF(40, 10), 480,
                      plots.front().y.isContinuous() ? Qt::NoModifier : Qt::ControlModifier);
            if (plots.front().y.zooms)
                wheel(*chart, plots.front().area.center() + QPointF(40, 10), 360, Qt::ControlModifier);
            if (plots.size() > 1) wheel(*chart, plots[1].area.center(), 360, Qt::ControlModifier);
            const QByteArray svg =
                chartPicture(chart->content(), {ChartFormat::Svg, {760, 460}, 1, 96, Theme::light()});
            const auto zoomed = chart->plots({760, 460}); // labels that are gone leave more room
            QSvgRenderer renderer(svg);
            QVERIFY2(renderer.isValid(), qPrintable(name));
            for (QRectF box : strokes(svg)) {
                box.adjust(-0.01, -0.01, 0.01, 0.01); // a level line has no height, and no rectangle contains that
                const QString words = QStringLiteral("%1: %2 %3 %4 %5")
                                          .arg(name)
                                          .arg(box.left())
                                          .arg(box.top())
                                          .arg(box.right())
                                          .arg(box.bottom());
                QVERIFY2(QRectF(-2, -2, 764, 464).contains(box), qPrintable(words));
                for (const ChartPlot& plot : zoomed) // leaders lead to labels beside the plot, no farther
                    if (plot.area.adjusted(20, 6, -20, -6).intersects(box) && zoomed.size() == 1)
                        QVERIFY2(plot.area.adjusted(-14, -14, 20, 14).contains(box), qPrintable(words));
            }
        }
    }

    void picturesForOtherPrograms()
    {
        auto chart = example::sweep();
        chart->resize(760, 460);
        chart->copyPicture();
        const QMimeData* data = QGuiApplication::clipboard()->mimeData();
        QVERIFY(data->hasImage() && data->hasText());
        QVERIFY(data->data(QStringLiteral("image/svg+xml")).contains("<svg"));
        QString path;
        {
            ChartDragSource source;
            const auto dragged = source.mimeData(*chart);
            for (const char* format : {"image/png", "image/svg+xml", "application/pdf", "text/uri-list", "text/plain"})
                QVERIFY2(dragged->hasFormat(QLatin1String(format)), format);
            path = dragged->urls().value(0).toLocalFile();
            QCOMPARE(QImage(path).size(), QSize(1520, 920));
            QVERIFY(path.endsWith(QStringLiteral("Median latency.png")));
        }
        QVERIFY(!QFile::exists(path)); // temporary files go with it
    }

    void slideTypeIsLargerAndPdfIsOnePage()
    {
        auto chart = example::comparison();
        ChartPictureOptions slide{ChartFormat::Png, {1920, 1080}, 1.6, 96, Theme::night()};
        QImage image;
        QVERIFY(image.loadFromData(chartPicture(chart->content(), slide)));
        QCOMPARE(image.size(), QSize(1920, 1080));
        QCOMPARE(image.pixelColor(2, 2), Theme::night().background);
        slide.format = ChartFormat::Pdf;
        QCOMPARE(chartPicture(chart->content(), slide).count("/Type /Page\n"), 1);
    }
};

QS_TEST(TestChartCopies)
#include "test_chart_copies.moc"
