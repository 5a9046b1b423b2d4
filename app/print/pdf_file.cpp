#include "app/print/pdf_file.h"

#include "app/print/pdf_stamps.h"
#include "app/print/qpdf_headers.h"
#include "core/io/atomic_file.h"
#include "table/model/bidi.h"
#include "table/model/issue_sentence.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>

#include <cstdio>
#include <optional>

namespace zama::print {
namespace {

constexpr qsizetype kTagLength = 6; // letters before the name of a subset of a font
constexpr double kDotsPerMillimetre = kPdfDotsPerInch / 25.4;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(PdfFile)
};

QPDFObjectHandle textOf(const QString &text)
{
    return QPDFObjectHandle::newUnicodeString(table::withoutIsolates(text).toStdString());
}

// Entries of an outline below one parent: a chain, each leading to a page.
class Chain
{
public:
    explicit Chain(const QPDFObjectHandle &parent)
        : m_parent(parent)
    {
    }

    QPDFObjectHandle add(QPDF &pdf, const PdfFacts::Bookmark &bookmark)
    {
        QPDFObjectHandle entry = pdf.makeIndirectObject(QPDFObjectHandle::newDictionary());
        const QPDFObjectHandle page = pdf.getAllPages().at(static_cast<std::size_t>(bookmark.page));
        entry.replaceKey("/Title", textOf(bookmark.title));
        entry.replaceKey("/Parent", m_parent);
        entry.replaceKey("/Dest", QPDFObjectHandle::newArray({page, QPDFObjectHandle::newName("/Fit")}));
        if (m_count == 0) {
            m_parent.replaceKey("/First", entry);
        } else {
            m_last.replaceKey("/Next", entry);
            entry.replaceKey("/Prev", m_last);
        }
        m_parent.replaceKey("/Last", entry);
        m_last = entry;
        ++m_count;
        return entry;
    }

    // How many entries readers show of it at first: all, or none where it is folded up.
    void close(bool isOpen)
    {
        m_parent.replaceKey("/Count", QPDFObjectHandle::newInteger(isOpen ? m_count : -m_count));
    }
    [[nodiscard]] bool isEmpty() const { return m_count == 0; }

private:
    QPDFObjectHandle m_parent;
    QPDFObjectHandle m_last;
    long long m_count = 0;
};

void addBookmarks(QPDF &pdf, const std::vector<PdfFacts::Bookmark> &bookmarks)
{
    QPDFObjectHandle outline = pdf.makeIndirectObject(QPDFObjectHandle::newDictionary());
    outline.replaceKey("/Type", QPDFObjectHandle::newName("/Outlines"));
    Chain parts(outline);
    std::optional<Chain> within;
    const auto closeWithin = [&] {
        if (within && !within->isEmpty()) {
            within->close(false);
        }
    };
    for (const PdfFacts::Bookmark &bookmark : bookmarks) {
        if (bookmark.isWithin && within) {
            within->add(pdf, bookmark);
        } else {
            closeWithin();
            within.emplace(parts.add(pdf, bookmark));
        }
    }
    closeWithin();
    parts.close(true);
    pdf.getRoot().replaceKey("/Outlines", outline);
    pdf.getRoot().replaceKey("/PageMode", QPDFObjectHandle::newName("/UseOutlines"));
}

void tell(QPDF &pdf, const PdfFacts &facts)
{
    QPDFObjectHandle info = QPDFObjectHandle::newDictionary();
    info.replaceKey("/Title", textOf(facts.title));
    info.replaceKey("/Creator", textOf(QCoreApplication::applicationName()));
    pdf.getTrailer().replaceKey("/Info", pdf.makeIndirectObject(info));
    QPDFObjectHandle root = pdf.getRoot();
    root.removeKey("/Metadata"); // Qt's: a date and an id drawn by lot
    root.replaceKey("/Lang", textOf(facts.language));
    QPDFObjectHandle viewer = QPDFObjectHandle::newDictionary();
    viewer.replaceKey("/DisplayDocTitle", QPDFObjectHandle::newBool(true));
    viewer.replaceKey("/PrintScaling", QPDFObjectHandle::newName("/None"));
    root.replaceKey("/ViewerPreferences", viewer);
    if (!facts.bookmarks.empty()) {
        addBookmarks(pdf, facts.bookmarks);
    }
}

// Qt numbers its subsets of fonts as a hash table has them, which no two runs do alike.
void nameFonts(QPDF &pdf)
{
    for (QPDFObjectHandle object : pdf.getAllObjects()) {
        QPDFObjectHandle name =
            object.isDictionary() ? object.getKey("/FontName") : QPDFObjectHandle::newNull();
        if (name.isName()) {
            const QByteArray font = QByteArray::fromStdString(name.getName()).mid(1).split('+').last();
            QByteArray tag = QCryptographicHash::hash(font, QCryptographicHash::Sha1).left(kTagLength);
            for (char &letter : tag) {
                letter = static_cast<char>('A' + static_cast<unsigned char>(letter) % 26);
            }
            object.replaceKey("/FontName", QPDFObjectHandle::newName("/" + (tag + '+' + font).toStdString()));
        }
    }
}

// Qt makes pages of whole points; paper is not.
void trim(QPDF &pdf, const PrintDocument &document)
{
    const std::vector<QPDFObjectHandle> pages = pdf.getAllPages();
    for (std::size_t i = 0; i < pages.size(); ++i) {
        QPDFPageObjectHelper page(pages[i]);
        const double top = page.getMediaBox().getArrayAsRectangle().ury;
        const QSizeF points = document.pages.at(i).paper.extent() * (72.0 / 25.4);
        const QPDFObjectHandle::Rectangle box(0, top - points.height(), points.width(), top);
        page.getObjectHandle().replaceKey("/MediaBox", QPDFObjectHandle::newFromRectangle(box));
    }
}

QByteArray written(QPDF &pdf)
{
    nameFonts(pdf);
    QPDFWriter writer(pdf);
    writer.setOutputMemory();
    writer.setCompressStreams(true);
    writer.setDeterministicID(true);
    writer.write();
    const auto bytes = writer.getBufferSharedPointer();
    return {reinterpret_cast<const char *>(bytes->getBuffer()), static_cast<qsizetype>(bytes->getSize())};
}

void open(QPDF &pdf, const QByteArray &bytes)
{
    pdf.processMemoryFile("pages", bytes.constData(), static_cast<std::size_t>(bytes.size()));
}

PdfFacts factsOf(const PrintDocument &document)
{
    PdfFacts facts{document.title, document.language.tag, {}};
    for (std::size_t i = 0; i < document.pages.size(); ++i) {
        if (!document.pages[i].bookmark.isEmpty()) {
            facts.bookmarks.push_back(
                {document.pages[i].bookmark, static_cast<int>(i), document.pages[i].isWithin});
        }
    }
    return facts;
}

QString poured(QFile &file, bool isOpen, const QByteArray &bytes, const QString &path)
{
    const bool isWritten = isOpen && file.write(bytes) == bytes.size() && file.flush();
    return isWritten ? QString() : Words::tr("%1 cannot be written: %2").arg(path, file.errorString());
}

} // namespace

QByteArray finishedPdf(const QByteArray &bytes, const PdfFacts &facts)
{
    try {
        QPDF pdf;
        open(pdf, bytes);
        tell(pdf, facts);
        return written(pdf);
    } catch (const std::exception &) {
        return {};
    }
}

// The pages, then each stamp on a page of its own.
class PdfRun::Sheets
{
public:
    explicit Sheets(PrintDocument document)
        : m_document(std::move(document)),
          m_writer(&m_buffer)
    {
        if (m_document.pages.empty() || !m_buffer.open(QIODevice::WriteOnly)) {
            return;
        }
        m_writer.setResolution(kPdfDotsPerInch);
        m_writer.setPageLayout(m_document.pages.front().paper.layout());
        m_isGood = m_painter.begin(&m_writer);
    }

    [[nodiscard]] bool step()
    {
        if (m_isGood && m_pages < m_document.pages.size()) {
            m_isGood = drawPage();
        } else if (m_isGood && m_drawn < m_stamps.once().size()) {
            m_isGood = drawStamp(*m_stamps.once()[m_drawn++]);
        } else {
            m_isGood = m_isGood && (!m_painter.isActive() || m_painter.end());
            return false;
        }
        return m_isGood;
    }

    [[nodiscard]] QByteArray bytes()
    {
        if (!m_isGood) {
            return {};
        }
        try {
            QPDF pdf;
            open(pdf, m_buffer.data());
            m_stamps.moveInto(pdf);
            trim(pdf, m_document);
            tell(pdf, factsOf(m_document));
            return written(pdf);
        } catch (const std::exception &) {
            return {};
        }
    }

    [[nodiscard]] std::size_t done() const { return m_pages; }
    [[nodiscard]] std::size_t count() const { return m_document.pages.size(); }

private:
    bool turnTo(const Paper &paper) { return m_writer.setPageLayout(paper.layout()) && m_writer.newPage(); }

    bool drawPage()
    {
        const std::size_t page = m_pages++;
        if (page > 0 && !turnTo(m_document.pages[page].paper)) {
            return false;
        }
        m_stamps.add(paintPageApart(m_painter, kDotsPerMillimetre, m_document, page));
        return true;
    }

    bool drawStamp(const Stamp &stamp)
    {
        if (!turnTo(m_document.pages.front().paper)) {
            return false;
        }
        m_painter.save();
        m_painter.scale(kDotsPerMillimetre, kDotsPerMillimetre);
        m_painter.translate(-stamp.frame.topLeft());
        paintStamp(m_painter, stamp);
        m_painter.restore();
        return true;
    }

    PrintDocument m_document;
    QBuffer m_buffer;
    QPdfWriter m_writer;
    QPainter m_painter;
    StampsOfPages m_stamps;
    std::size_t m_pages = 0; ///< drawn
    std::size_t m_drawn = 0; ///< of the stamps
    bool m_isGood = false;
};

PdfRun::PdfRun(const PrintDocument &document)
    : m_sheets(std::make_unique<Sheets>(document))
{
}

PdfRun::~PdfRun() = default;

bool PdfRun::step()
{
    return m_sheets->step();
}

int PdfRun::done() const
{
    return static_cast<int>(m_sheets->done());
}

int PdfRun::count() const
{
    return static_cast<int>(m_sheets->count());
}

QByteArray PdfRun::bytes()
{
    return m_sheets->bytes();
}

QByteArray pdfOf(const PrintDocument &document)
{
    PdfRun run(document);
    while (run.step()) {
    }
    return run.bytes();
}

QString writeWhole(const QByteArray &bytes, const QString &path)
{
    if (path == QLatin1String("-")) {
        QFile output;
        return poured(output, output.open(stdout, QIODevice::WriteOnly), bytes, path);
    }
    // A pipe or a device is written to and not replaced by a file of its name.
    const QFileInfo place(path);
    if (place.exists() && !place.isFile() && !place.isDir()) {
        QFile device(path);
        return poured(device, device.open(QIODevice::WriteOnly), bytes, path);
    }
    const auto issue = saveAtomically(QFile::encodeName(path).toStdString(), bytes.toStdString());
    return issue ? table::sentenceOf(*issue) : QString();
}

QString writePdf(const PrintDocument &document, const QString &path)
{
    // Drawn in memory: who ends the program half-way leaves nothing behind.
    const QByteArray pdf = pdfOf(document);
    return pdf.isEmpty() ? Words::tr("%1 cannot be written: the pages could not be drawn").arg(path)
                         : writeWhole(pdf, path);
}

} // namespace zama::print
