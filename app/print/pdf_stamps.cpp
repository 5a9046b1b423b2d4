#include "app/print/pdf_stamps.h"

#include "app/print/qpdf_headers.h"

#include <QHash>
#include <QLocale>

#include <algorithm>

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
