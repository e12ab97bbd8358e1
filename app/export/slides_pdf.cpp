// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/slides_pdf.h"

#include "gpu/formats/atomic_file.h"
#include "widgets/panels/slide_painter.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFile>
#include <QGuiApplication>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>

namespace qs {

namespace {

/// Context of the translations of this file.
struct SlideExport
{
    Q_DECLARE_TR_FUNCTIONS(SlideExport)
};

constexpr QSizeF kPage(960, 540); ///< points: 13.33 × 7.5 inches
constexpr int kDpi = 600;

} // namespace

QByteArray slidesPdf(const QVector<Slide>& slides, const Theme& theme)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter pdf(&buffer);
    pdf.setPageSize(QPageSize(kPage, QPageSize::Point, QString(), QPageSize::ExactMatch));
    pdf.setPageMargins(QMarginsF());
    pdf.setResolution(kDpi);
    pdf.setTitle(slides.isEmpty() ? QString() : slides.first().title);
    pdf.setCreator(QStringLiteral("Quantoscope"));
    QPainter painter;
    if (!painter.begin(&pdf)) return {};
    for (int i = 0; i < slides.size(); ++i) {
        if (i > 0 && !pdf.newPage()) return {};
        SlidePainter(slides[i], {i + 1, static_cast<int>(slides.size())}, QSizeF(pdf.width(), pdf.height()), theme, QGuiApplication::layoutDirection()).paint(painter);
    }
    painter.end();
    return bytes;
}

Result<void> exportSlidesPdf(const QVector<Slide>& slides, const QString& path, const Theme& theme)
{
    if (slides.isEmpty())
        return Error{ErrorCode::Usage, SlideExport::tr("There is no page to export.").toStdString(), SlideExport::tr("Measure something, or show a hidden page.").toStdString()};
    const QByteArray bytes = slidesPdf(slides, theme);
    if (bytes.isEmpty())
        return Error{ErrorCode::Memory, SlideExport::tr("The slides could not be drawn.").toStdString(), SlideExport::tr("Close other programs and export again.").toStdString()};
    return writeFileAtomically(QFile::encodeName(path).toStdString(), std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
}

} // namespace qs
