#include "app/print/pdf_stamps.h"

#include "app/print/qpdf_headers.h"

#include <QHash>
#include <QLocale>

#include <algorithm>
#include <cctype>
#include <cmath>

namespace zama::print {
namespace {

constexpr double kPointsPerMillimetre = 72.0 / 25.4;

std::string nameOf(std::size_t stamp)
{
    return "/Stamp" + std::to_string(stamp);
}

std::string number(double value)
{
    return QByteArray::number(value, 'f', 5).toStdString();
}

double heightOf(QPDFPageObjectHelper page)
{
    const QPDFObjectHandle::Rectangle box = page.getMediaBox().getArrayAsRectangle();
    return box.ury - box.lly;
}

// PDF counts points from the lower left corner. A form's page has the stamp's frame in its upper left corner.
std::string callOf(const std::string &name, const PlacedStamp &placed, double formHeight, double pageHeight)
{
    const double k = kPointsPerMillimetre;
    const QRectF frame = placed.stamp->frame;
    const QTransform toStamp = QTransform(1 / k, 0, 0, -1 / k, frame.left(), frame.top() + formHeight / k);
    const QTransform toPage(k, 0, 0, -k, 0, pageHeight);
    const QTransform all = toStamp * placed.where * toPage;
    std::string call = "q ";
    for (const double part : {all.m11(), all.m12(), all.m21(), all.m22(), all.dx(), all.dy()}) {
        call += number(part) + " ";
    }
    return call + "cm " + name + " Do Q\n";
}

bool isOfNumber(char c)
{
    return (c >= '0' && c <= '9') || c == '.' || c == '-';
}

// A number of a drawing: Qt writes nine digits, of which a printer sees four or five. Coordinates are in dots
// of 1/1200 inch; colours and scales are small.
QByteArray shortNumber(const QByteArray &text)
{
    const double value = text.toDouble();
    QByteArray brief = QByteArray::number(value, 'f', std::abs(value) < 10.0 ? 4 : 1);
    while (brief.endsWith('0')) {
        brief.chop(1);
    }
    return brief.endsWith('.') ? brief.chopped(1) : brief;
}

// Drawings hold no texts: what looks like a number is one.
QByteArray withShortNumbers(const QByteArray &content)
{
    QByteArray brief;
    brief.reserve(content.size());
    for (qsizetype i = 0; i < content.size();) {
        qsizetype end = i;
        while (end < content.size() && isOfNumber(content[end])) {
            ++end;
        }
        const QByteArray token = content.mid(i, end - i);
        brief += token.contains('.') ? shortNumber(token) : token;
        for (i = end; i < content.size() && (i == end || !std::isspace(content[i - 1])); ++i) {
            brief += content[i];
        }
    }
    return brief;
}

void shorten(QPDFObjectHandle form)
{
    const auto data = form.getStreamData(qpdf_dl_generalized);
    const QByteArray content(reinterpret_cast<const char *>(data->getBuffer()),
                             static_cast<qsizetype>(data->getSize()));
    form.replaceStreamData(withShortNumbers(content).toStdString(), QPDFObjectHandle::newNull(),
                           QPDFObjectHandle::newNull());
}

// Only what is in the frame counts: who reads the file need not look at the rest.
void crop(QPDFObjectHandle form, const QRectF &frame, double height)
{
    const double k = kPointsPerMillimetre;
    const QPDFObjectHandle::Rectangle box(0, height - frame.height() * k, frame.width() * k, height);
    form.getDict().replaceKey("/BBox", QPDFObjectHandle::newFromRectangle(box));
}

// What is drawn behind a page's own content is not to inherit its scale and colours.
void append(QPDF &pdf, QPDFObjectHandle page, const std::string &calls)
{
    page.addPageContents(QPDFObjectHandle::newStream(&pdf, "q\n"), true);
    page.addPageContents(QPDFObjectHandle::newStream(&pdf, "Q\n" + calls), false);
}

} // namespace

void StampsOfPages::add(std::vector<PlacedStamp> placed)
{
    for (const PlacedStamp &p : placed) {
        if (std::ranges::find(m_once, p.stamp) == m_once.end()) {
            m_once.push_back(p.stamp);
        }
    }
    m_pages.push_back(std::move(placed));
}

void StampsOfPages::moveInto(QPDF &pdf) const
{
    const std::vector<QPDFObjectHandle> pages = pdf.getAllPages();
    std::vector<QPDFObjectHandle> forms;
    QHash<const Stamp *, std::size_t> indices;
    double formHeight = 0.0;
    for (std::size_t i = 0; i < m_once.size(); ++i) {
        QPDFPageObjectHelper page(pages.at(m_pages.size() + i));
        formHeight = heightOf(page);
        forms.push_back(pdf.makeIndirectObject(page.getFormXObjectForPage()));
        shorten(forms.back());
        crop(forms.back(), m_once[i]->frame, formHeight);
        indices.insert(m_once[i].get(), i);
    }
    for (std::size_t i = 0; i < m_pages.size(); ++i) {
        QPDFPageObjectHelper page(pages.at(i));
        QPDFObjectHandle resources = page.getAttribute("/Resources", true);
        QPDFObjectHandle xobjects = resources.getKey("/XObject");
        if (!xobjects.isDictionary()) {
            xobjects = QPDFObjectHandle::newDictionary();
        }
        std::string calls;
        for (const PlacedStamp &placed : m_pages[i]) {
            const std::size_t stamp = indices.value(placed.stamp.get());
            xobjects.replaceKey(nameOf(stamp), forms[stamp]);
            calls += callOf(nameOf(stamp), placed, formHeight, heightOf(page));
        }
        if (!calls.empty()) {
            resources.replaceKey("/XObject", xobjects);
            append(pdf, pages[i], calls);
        }
    }
    for (std::size_t i = 0; i < m_once.size(); ++i) {
        pdf.removePage(pages.at(m_pages.size() + i));
    }
}

} // namespace zama::print
