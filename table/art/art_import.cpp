#include "table/art/art_import.h"

#include "table/art/art_png.h"
#include "table/art/svg_cleaner.h"

#include <QPainter>
#include <QSvgRenderer>

#include <algorithm>

namespace zama::table {
namespace {

constexpr double kMaxBytes = kMaxArtBytes * 0.74; // base64 makes four of three

struct NoteText {
    ArtNote note;
    std::string_view id;
    bool counts;
};

// In the order in which they are told.
constexpr std::array kNotes{
    NoteText{ArtNote::Clip, "art.note.clip", true},
    NoteText{ArtNote::Mask, "art.note.mask", true},
    NoteText{ArtNote::Filter, "art.note.filter", true},
    NoteText{ArtNote::Pattern, "art.note.pattern", true},
    NoteText{ArtNote::Marker, "art.note.marker", false},
    NoteText{ArtNote::Dashes, "art.note.dashes", false},
    NoteText{ArtNote::Picture, "art.note.picture", true},
    NoteText{ArtNote::Reference, "art.note.reference", true},
    NoteText{ArtNote::Writing, "art.note.writing", false},
    NoteText{ArtNote::WritingOff, "art.note.writing_off", false},
    NoteText{ArtNote::Script, "art.note.script", false},
    NoteText{ArtNote::Motion, "art.note.motion", false},
    NoteText{ArtNote::Foreign, "art.note.foreign", false},
    NoteText{ArtNote::Outside, "art.note.outside", false},
    NoteText{ArtNote::Selector, "art.note.selector", true},
    NoteText{ArtNote::Variable, "art.note.variable", true},
    NoteText{ArtNote::Unknown, "art.note.unknown", true},
    NoteText{ArtNote::NoFrame, "art.note.no_frame", false},
};
static_assert(kNotes.size() == kArtNoteCount);

std::vector<Message> messagesOf(const ArtNotes &notes)
{
    std::vector<Message> messages;
    for (const NoteText &text : kNotes) {
        const int count = notes.at(static_cast<std::size_t>(text.note));
        if (count > 0) {
            messages.push_back(text.counts ? Message(text.id, {count}) : Message(text.id, {}));
        }
    }
    return messages;
}

ArtImport refused(const Message &why)
{
    return ArtRefusal{why};
}

// Smaller until it fits into a scenario.
ArtImport pictureOf(QImage image, std::vector<Message> notes)
{
    const int longer = std::max(image.width(), image.height());
    if (longer > kMaxSvgRatio * std::min(image.width(), image.height())) {
        return refused(Message("art.refused.ratio", {static_cast<int>(kMaxSvgRatio)}));
    }
    QByteArray bytes;
    const auto fit = [&image, &bytes](int side) {
        if (std::max(image.width(), image.height()) > side) {
            image = image.scaled(side, side, Qt::KeepAspectRatio, Qt::SmoothTransformation);
        }
        bytes = pngBytes(image);
        return bytes.size() <= static_cast<qsizetype>(kMaxBytes);
    };
    for (int side = kMaxPictureSide; !fit(side); side /= 2) {
    }
    const int side = std::max(image.width(), image.height());
    if (side < longer) {
        notes.push_back(Message("art.note.shrunk", {side}));
    }
    return ImportedArt{ImportedArt::Format::Png, bytes, image.size(), std::move(notes)};
}

// Drawn once for all; a table redraws its figures with every step of zooming.
ArtImport asPicture(const SvgDrawing &drawing)
{
    const int side = drawing.ink > 3 * kMaxDrawnInk ? kMaxPictureSide / 2 : kMaxPictureSide;
    const QSizeF size = drawing.size.scaled(side, side, Qt::KeepAspectRatio);
    QImage image(size.toSize().expandedTo({1, 1}), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    QSvgRenderer(drawing.svg).render(&painter, QRectF(image.rect()));
    painter.end();
    std::vector<Message> notes = messagesOf(drawing.notes);
    notes.push_back(Message("art.note.drawn", {}));
    return pictureOf(image.convertToFormat(QImage::Format_ARGB32), std::move(notes));
}

ArtImport importDrawing(const QByteArray &bytes)
{
    const auto cleaned = cleanSvg(bytes);
    if (!cleaned) {
        return refused(cleaned.error());
    }
    const SvgDrawing &drawing = cleaned.value();
    if (!QSvgRenderer(drawing.svg).isValid()) {
        return refused(Message("art.refused.nothing", {}));
    }
    if (drawing.elements > kMaxDrawnElements || drawing.points > kMaxDrawnPoints ||
        drawing.ink > kMaxDrawnInk || drawing.svg.size() > static_cast<qsizetype>(kMaxBytes)) {
        return asPicture(drawing);
    }
    return ImportedArt{ImportedArt::Format::Svg, drawing.svg, drawing.size, messagesOf(drawing.notes)};
}

ArtImport importPicture(const QByteArray &bytes)
{
    const auto image = pngImage(bytes, kMaxPicturePixels);
    return image ? pictureOf(*image, {}) : refused(Message("art.refused.picture", {8192}));
}

bool isOtherPicture(const QByteArray &bytes)
{
    return bytes.startsWith("\xff\xd8\xff") || bytes.startsWith("GIF8") || bytes.startsWith("BM") ||
           (bytes.startsWith("RIFF") && bytes.mid(8, 4) == "WEBP");
}

} // namespace

ArtImport importArt(const QByteArray &bytes)
{
    if (bytes.isEmpty()) {
        return refused(Message("art.refused.empty", {}));
    }
    if (bytes.startsWith("\x1f\x8b")) {
        return refused(Message("art.refused.compressed", {}));
    }
    if (isOtherPicture(bytes)) {
        return refused(Message("art.refused.other_picture", {}));
    }
    return bytes.startsWith("\x89PNG") ? importPicture(bytes) : importDrawing(bytes);
}

ArtImport importArt(const ArtSpec &spec)
{
    const QByteArray base64 =
        QByteArray::fromRawData(spec.base64.data(), static_cast<qsizetype>(spec.base64.size()));
    return importArt(QByteArray::fromBase64(base64));
}

ArtSpec artSpec(const std::string &id, const ImportedArt &art)
{
    return {id,
            art.format == ImportedArt::Format::Svg ? "image/svg+xml" : "image/png",
            art.bytes.toBase64().toStdString(),
            {}};
}

} // namespace zama::table
