// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/curves/roofline_drawing.h"

#include "widgets/charts/core/chart_header.h"
#include "widgets/charts/core/chart_text.h"
#include "widgets/charts/curves/roofline_words.h"
#include "widgets/charts/scope/work_text.h"
#include "widgets/style/modes/mode_style.h"
#include "widgets/style/modes/run_style.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace qs {

namespace {

constexpr double kMarker = 12;
constexpr double kReach = 16; ///< pixels from which a point is meant

QString roofText(const RooflineRoof& roof) { return Roofline::tr("%1 %2").arg(roof.rate, numberText(roof.tflops, 3)); }

} // namespace

void RooflineDrawing::prepare(const RooflinePicture& picture, const QString& title, const QString& emptyText,
                              QSizeF size, const Theme& theme, const ChartRange& x, const ChartRange& y)
{
    m_picture = picture;
    m_devices = picture.allDevices();
    m_title = title;
    m_emptyText = emptyText;
    m_sentence = picture.saysSentence ? rooflineSentence(picture) : QString();
    m_size = size;
    m_theme = theme;
    m_labels.fill(QRectF(), picture.points.size());
    m_shared.fill(false, picture.points.size());
    layOut();
    if (picture.empty()) return;
    findScales();
    zoomScales(x, y);
    placeLabels();
}

void RooflineDrawing::zoomScales(const ChartRange& x, const ChartRange& y)
{
    m_fullX = m_x;
    m_fullY = m_y;
    m_x = zoomedScale(m_fullX, x, static_cast<int>(std::clamp(m_plot.width() / 80, 2.0, 9.0)));
    m_y = zoomedScale(m_fullY, y, static_cast<int>(std::clamp(m_plot.height() / 36, 2.0, 9.0)));
}

bool RooflineDrawing::isSeen(qsizetype point) const { return m_plot.adjusted(-1, -1, 1, 1).contains(pixel(point)); }

void RooflineDrawing::layOut()
{
    m_type = m_size.width() < 460 ? 11 : 12;
    m_pad = m_size.width() < 460 ? 10 : 18;
    double y = m_pad * 0.6;
    if (!m_title.isEmpty()) {
        m_titleType = m_size.width() >= 900 ? 20 : m_size.width() >= 520 ? 16 : 13;
        m_titleY = y + m_titleType * 0.6;
        y += m_titleType * 1.4;
    }
    m_sentenceY = -1;
    if (!m_sentence.isEmpty() && m_size.height() >= 260) {
        m_sentenceY = y + 7;
        y += 22;
    }
    m_keyY = y + 9;
    y += 26;
    m_devicesY = -1;
    if (isOfSeveral()) { // a line of its own: which roof is whose is not to be left out
        m_devicesY = y + 2;
        y += 20;
    }
    double right = 12;
    for (const RooflineDevice& device : m_devices)
        for (const RooflineRoof& roof : device.roofs)
            right = std::max(right, textWidth(roofText(roof), Theme::font(m_type)) + 14);
    m_plot = QRectF(QPointF(std::round(m_pad + 38), std::round(y)),
                    QPointF(std::round(m_size.width() - m_pad - right), std::round(m_size.height() - 2 * m_type - 20)));
}

void RooflineDrawing::findScales()
{
    double left = 1e300, rightmost = 0, low = 1e300, high = 0;
    for (const RooflinePoint& point : m_picture.points) {
        left = std::min(left, point.intensity);
        rightmost = std::max(rightmost, point.intensity);
        low = std::min(low, point.low);
        high = std::max(high, point.high);
    }
    // The ridges belong into the picture: where the slope of the memory meets a roof.
    bool roofed = false;
    for (const RooflineDevice& device : m_devices)
        for (const RooflineRoof& roof : device.roofs) {
            const double ridge = roof.tflops / device.copyGbps * 1e3;
            high = std::max(high, roof.tflops);
            rightmost = std::max(rightmost, ridge);
            left = std::min(left, ridge);
            roofed = true;
        }
    for (const RooflineDevice& device : m_devices)
        if (device.roofs.isEmpty()) high = std::max(high, rightmost * device.copyGbps * 1e-3);
    // Under roofs a decade at least each way; below the slope alone the points lie close together and take the room.
    const double beside = roofed ? 2.5 : 1.6;
    left /= beside;
    rightmost = std::max(rightmost * beside, left * (roofed ? 10 : 2.5));
    high *= roofed ? 1.7 : 1.25;
    low = std::min(low / (roofed ? 2 : 1.5), high / (roofed ? 10 : 3));
    m_x = logScale(left, rightmost, static_cast<int>(std::clamp(m_plot.width() / 80, 2.0, 9.0)));
    m_y = logScale(low, high, static_cast<int>(std::clamp(m_plot.height() / 36, 2.0, 9.0)));
}

QPointF RooflineDrawing::at(double intensity, double tflops) const
{
    return {m_plot.left() + m_x.fraction(intensity) * m_plot.width(),
            m_plot.bottom() - m_y.fraction(tflops) * m_plot.height()};
}

QPointF RooflineDrawing::pixel(qsizetype point) const
{
    return at(m_picture.points[point].intensity, m_picture.points[point].tflops);
}

bool RooflineDrawing::collides(const QRectF& box, qsizetype own) const
{
    if (!m_plot.adjusted(0, -2, 0, 2).contains(box)) return true;
    for (qsizetype i = 0; i < m_picture.points.size(); ++i) {
        if (!m_labels[i].isEmpty() && m_labels[i].intersects(box)) return true;
        const QPointF point = pixel(i);
        if (i != own && isSeen(i) &&
            QRectF(point.x() - kMarker / 2, point.y() - kMarker / 2, kMarker, kMarker).intersects(box))
            return true;
    }
    return false;
}

/// The same mode on another device, close enough to be named with this one; −1: there is none.
qsizetype RooflineDrawing::labelledTwin(qsizetype point) const
{
    const RooflinePoint& own = m_picture.points[point];
    for (qsizetype i = 0; i < m_picture.points.size(); ++i) {
        const RooflinePoint& other = m_picture.points[i];
        if (m_labels[i].isEmpty() || other.device == own.device || other.name != own.name) continue;
        const QPointF off = pixel(i) - pixel(point);
        if (std::hypot(off.x(), off.y()) < kMarker) return i;
    }
    return -1;
}

/// Beside the point where there is room, else farther up or down with a line to it.
void RooflineDrawing::placeLabels()
{
    const QFont font = Theme::font(m_type);
    const double height = m_type + 4;
    QVector<qsizetype> order(m_picture.points.size());
    for (qsizetype i = 0; i < order.size(); ++i)
        order[i] = i;
    std::stable_sort(order.begin(), order.end(),
                     [this](qsizetype a, qsizetype b) { return pixel(a).y() < pixel(b).y(); });
    for (const qsizetype i : order) {
        if (!isSeen(i)) continue;
        if (const qsizetype other = labelledTwin(i); other >= 0) { // one name for both
            m_shared[other] = true;
            continue;
        }
        const double width = textWidth(m_picture.points[i].label, font) + 4;
        const QPointF point = pixel(i);
        const auto box = [&](bool right, int steps) {
            return QRectF(right ? point.x() + kMarker : point.x() - kMarker - width,
                          point.y() - height / 2 + steps * height, width, height);
        };
        for (int away = 0; away <= 14 && m_labels[i].isEmpty(); ++away)
            for (const int steps : {away, -away})
                for (const bool right : {true, false})
                    if (m_labels[i].isEmpty() && !collides(box(right, steps), i)) m_labels[i] = box(right, steps);
    }
}

std::optional<qsizetype> RooflineDrawing::nearest(QPointF at) const
{
    std::optional<qsizetype> best;
    double least = kReach;
    for (qsizetype i = 0; i < m_picture.points.size(); ++i) {
        if (!isSeen(i)) continue;
        const QPointF off = pixel(i) - at;
        const double distance = m_labels[i].contains(at) ? 0 : std::hypot(off.x(), off.y());
        if (distance > least) continue;
        least = distance;
        best = i;
    }
    return best;
}

void RooflineDrawing::paint(QPainter& p, ChartCanvas& canvas) const
{
    p.fillRect(QRectF(QPointF(), m_size), m_theme.background);
    paintHeader(p);
    if (m_picture.empty()) return paintEmptyText(p, m_size, m_emptyText, m_theme);
    paintKeys(p);
    AxisPanel panel{m_plot, m_x, m_y};
    panel.xGrid = true;
    canvas.begin({panel}, m_size, m_theme, m_type);
    addRoofs(canvas);
    canvas.paint(p);
    drawLabel(p, {m_plot.right(), m_plot.bottom() + 1.9 * m_type + 10}, Roofline::tr("operations per byte (log)"),
              Theme::font(m_type, QFont::Medium), m_theme.muted, Qt::AlignRight);
    paintRoofNames(p);
    for (qsizetype i = 0; i < m_picture.points.size(); ++i)
        if (isSeen(i)) paintPoint(p, i);
}

void RooflineDrawing::paintHeader(QPainter& p) const
{
    const double room = m_size.width() - 2 * m_pad;
    if (!m_title.isEmpty()) {
        const QFont font = Theme::font(m_titleType, QFont::DemiBold);
        drawLabel(p, {m_pad, m_titleY}, elided(m_title, font, room), font, m_theme.ink);
    }
    if (m_picture.empty()) return;
    const QFont plain = Theme::font(m_type), medium = Theme::font(m_type, QFont::Medium);
    if (m_sentenceY > 0)
        drawLabel(p, {m_pad, m_sentenceY}, elided(m_sentence, Theme::font(m_type + 1), room), Theme::font(m_type + 1),
                  m_theme.ink);
    const QString quantity = Roofline::tr("TFLOP/s (log)");
    drawLabel(p, {m_pad, m_keyY}, quantity, medium, m_theme.muted);
    QStringList notes;
    if (!m_picture.hasCalibration) notes << Roofline::tr("no device calibration in this run: no slope and no roofs");
    if (m_picture.hasNominal())
        notes << Roofline::tr("modes without counted arithmetic are placed at %1 operations per element; the distance "
                              "to the slope shows their GB/s")
                     .arg(kNominalOperations);
    if (m_picture.unplaced > 0)
        notes << Roofline::tr("%1 rows without operations or bytes are not drawn").arg(m_picture.unplaced);
    const double x = m_pad + textWidth(quantity, medium) + 24;
    drawLabel(p, {x, m_keyY}, joinedToFit(notes, plain, m_size.width() - m_pad - x), plain,
              m_picture.hasCalibration ? m_theme.muted : m_theme.warning);
}

QVector<RooflineDrawing::Slope> RooflineDrawing::slopes() const
{
    QVector<Slope> all;
    for (int device = 0; device < m_devices.size(); ++device)
        addSlopes(all, device);
    return all;
}

void RooflineDrawing::addSlopes(QVector<Slope>& all, int device) const
{
    const RooflineDevice& of = m_devices[device];
    if (!(of.copyGbps > 0)) return;
    const double top = of.roofs.isEmpty() ? m_y.max : of.roofs.front().tflops;
    const auto add = [&](double gbps, const QString& text, bool isCache) {
        const double rate = gbps * 1e-3;
        const double x0 = std::max(m_x.min, m_y.min / rate), x1 = std::min({m_x.max, top / rate, m_y.max / rate});
        if (x1 > x0) all.append({{x0, x0 * rate}, {x1, x1 * rate}, text, isCache, device, gbps});
    };
    // Of several devices the slopes of their caches would be too many lines.
    if (!isOfSeveral() && of.cacheGbps > 1.05 * of.copyGbps)
        add(of.cacheGbps, Roofline::tr("cache %1 GB/s").arg(numberText(of.cacheGbps)), true);
    add(of.copyGbps, Roofline::tr("memory %1 GB/s").arg(numberText(of.copyGbps)), false);
}

/// Of several devices as runs that are laid over each other.
QPen RooflineDrawing::roofPen(int device, bool isCache) const
{
    if (!isOfSeveral()) return {m_theme.muted, isCache ? 1.2 : 2, isCache ? Qt::DashLine : Qt::SolidLine, Qt::FlatCap};
    QPen pen = runStyle(device, m_theme).pen(2);
    pen.setCapStyle(Qt::FlatCap);
    return pen;
}

QColor RooflineDrawing::roofInk(int device, const QColor& otherwise) const
{
    return isOfSeveral() ? runStyle(device, m_theme).text : otherwise;
}

void RooflineDrawing::addRoofs(ChartCanvas& canvas) const
{
    for (const Slope& slope : slopes())
        canvas.line(0, {slope.from, slope.to}, roofPen(slope.device, slope.isCache));
    for (int device = 0; device < m_devices.size(); ++device)
        for (const RooflineRoof& roof : m_devices[device].roofs) {
            const double ridge = std::max(m_x.min, roof.tflops / m_devices[device].copyGbps * 1e3);
            canvas.line(0, {{ridge, roof.tflops}, {std::max(ridge, m_x.max), roof.tflops}}, roofPen(device, false));
        }
}

/// Which line is whose.
void RooflineDrawing::paintKeys(QPainter& p) const
{
    if (m_devicesY < 0) return;
    const QFont font = Theme::font(m_type, QFont::Medium);
    double x = m_pad;
    const double room = (m_size.width() - 2 * m_pad) / static_cast<double>(m_devices.size());
    for (int device = 0; device < m_devices.size(); ++device) {
        const QString name = elided(m_devices[device].name, font, room - 46);
        p.setPen(roofPen(device, false));
        p.drawLine(QPointF(x, m_devicesY), QPointF(x + 26, m_devicesY));
        drawLabel(p, {x + 32, m_devicesY}, name, font, roofInk(device, m_theme.ink));
        x += 32 + textWidth(name, font) + 18;
    }
}

/// Slopes that lie too close for a name each have one: 'memory 4,274 / 4,278 GB/s'.
QVector<RooflineDrawing::Slope> RooflineDrawing::namedSlopes() const
{
    QVector<Slope> named;
    QVector<QVector<double>> rates;
    for (const Slope& slope : slopes()) {
        const auto near = [&](const Slope& other) {
            return !other.isCache && std::abs(at(slope.from.x(), slope.gbps * slope.from.x() * 1e-3).y() -
                                              at(slope.from.x(), other.gbps * slope.from.x() * 1e-3).y()) < m_type + 3;
        };
        const auto same = std::find_if(named.begin(), named.end(), near);
        if (slope.isCache || same == named.end()) {
            named.append(slope);
            rates.append(QVector<double>{slope.gbps});
            continue;
        }
        QVector<double>& of = rates[same - named.begin()];
        if (!of.contains(slope.gbps)) of.append(slope.gbps);
        same->device = -1; // of several
        QStringList all;
        for (const double rate : of)
            if (const QString words = numberText(rate); !all.contains(words)) all << words;
        same->text = Roofline::tr("memory %1 GB/s").arg(all.join(QStringLiteral(" / ")));
    }
    return named;
}

/// Along its slope, where it finds room.
void RooflineDrawing::paintSlopeName(QPainter& p, const Slope& slope) const
{
    const QPointF a = at(slope.from.x(), slope.from.y()), b = at(slope.to.x(), slope.to.y());
    const QFont font = Theme::font(m_type);
    const double length = std::hypot(b.x() - a.x(), b.y() - a.y());
    if (textWidth(slope.text, font) + 4 * m_type > length) return;
    p.save();
    p.translate(a);
    p.rotate(std::atan2(b.y() - a.y(), b.x() - a.x()) * 180 / 3.14159265358979);
    const double start = a.y() > m_plot.bottom() - 2 * m_type ? 3 * m_type : 10; // clear of the axis below
    drawLabel(p, {start, slope.isCache ? -m_type * 0.8 : m_type * 0.9}, slope.text, font,
              slope.device < 0 ? m_theme.muted : roofInk(slope.device, m_theme.muted));
    p.restore();
}

void RooflineDrawing::paintRoofNames(QPainter& p) const
{
    for (const Slope& slope : namedSlopes())
        paintSlopeName(p, slope);
    QVector<double> wanted;
    QVector<std::pair<int, RooflineRoof>> roofs; // the highest first
    for (int device = 0; device < m_devices.size(); ++device)
        for (const RooflineRoof& roof : m_devices[device].roofs)
            roofs.append({device, roof});
    std::stable_sort(roofs.begin(), roofs.end(),
                     [](const auto& a, const auto& b) { return a.second.tflops > b.second.tflops; });
    for (const auto& [device, roof] : roofs)
        wanted << at(m_x.max, roof.tflops).y();
    const QVector<double> placed = spreadLabels(wanted, m_type + 3, m_plot.top() - 6, m_plot.bottom());
    for (qsizetype i = 0; i < placed.size(); ++i) {
        if (wanted[i] < m_plot.top() - 1 || wanted[i] > m_plot.bottom() + 1) continue; // zoomed out of sight
        p.setPen(QPen(m_theme.muted, 1));
        p.drawLine(QPointF(m_plot.right() + 1, wanted[i]), QPointF(m_plot.right() + 7, placed[i]));
        drawLabel(p, {m_plot.right() + 10, placed[i]}, roofText(roofs[i].second), Theme::font(m_type),
                  roofInk(roofs[i].first, m_theme.ink));
    }
}

void RooflineDrawing::paintPoint(QPainter& p, qsizetype i) const
{
    const RooflinePoint& point = m_picture.points[i];
    ModeStyle style = modeStyle(point.name, m_theme);
    if (isOfSeveral()) { // the marker tells the mode, the colour the device
        const ModeStyle device = runStyle(point.device, m_theme);
        style.color = device.color;
        style.text = device.text;
    }
    const QPointF center = pixel(i);
    const double top = std::max(m_plot.top(), at(point.intensity, point.high).y()),
                 bottom = std::min(m_plot.bottom(), at(point.intensity, point.low).y());
    p.setPen(QPen(style.color, 1.4));
    if (bottom - top > 3) {
        p.drawLine(QPointF(center.x(), top), QPointF(center.x(), bottom));
        for (const double y : {top, bottom})
            p.drawLine(QPointF(center.x() - 4, y), QPointF(center.x() + 4, y));
    }
    const QRectF& box = m_labels[i];
    if (!box.isEmpty() && std::abs(box.center().y() - center.y()) > box.height() * 0.6) {
        const bool right = box.left() > center.x();
        p.setPen(QPen(mixed(m_theme.background, style.color, 0.6), 1));
        p.drawLine(center, QPointF(right ? box.left() - 2 : box.right() + 2, box.center().y()));
    }
    // A rim of the ground keeps markers apart that touch.
    p.setPen(Qt::NoPen);
    p.setBrush(m_theme.background);
    p.drawEllipse(center, kMarker * 0.62, kMarker * 0.62);
    style.drawMarker(p, center, kMarker);
    if (box.isEmpty()) return;
    QColor ground = m_theme.background; // a line of a roof must not strike a name out
    ground.setAlpha(215);
    p.fillRect(box.adjusted(0, 1, 0, -1), ground);
    drawLabel(p, {box.left() + 2, box.center().y()}, point.label, Theme::font(m_type),
              m_shared[i] ? m_theme.ink : style.text);
}

} // namespace qs
