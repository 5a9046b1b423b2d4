#pragma once
// PDF files as a printer and a reader see them: poppler's tools (poppler-utils) look at them.

#include <QByteArray>
#include <QFile>
#include <QProcess>
#include <QRectF>
#include <QStandardPaths>
#include <QString>
#include <QStringList>

#include <algorithm>

namespace zama::test {

[[nodiscard]] inline bool hasPoppler()
{
    return !QStandardPaths::findExecutable(QStringLiteral("pdftoppm")).isEmpty();
}

/// What a tool writes to its standard output.
[[nodiscard]] inline QByteArray outputOf(const char *tool, const QStringList &arguments)
{
    QProcess process;
    process.start(QString::fromLatin1(tool), arguments);
    return process.waitForFinished(300'000) ? process.readAllStandardOutput() : QByteArray();
}

[[nodiscard]] inline QString textOf(const QString &pdf, int page = 0)
{
    QStringList arguments;
    if (page > 0) {
        arguments << QStringLiteral("-f") << QString::number(page) << QStringLiteral("-l")
                  << QString::number(page);
    }
    return QString::fromUtf8(outputOf("pdftotext", arguments << pdf << QStringLiteral("-")));
}

/// Lines of a table that pdffonts or pdfimages prints, without its two lines of heading.
[[nodiscard]] inline QStringList rowsOf(const char *tool, const QStringList &arguments)
{
    return QString::fromUtf8(outputOf(tool, arguments)).split(QLatin1Char('\n'), Qt::SkipEmptyParts).mid(2);
}

[[nodiscard]] inline qsizetype imagesIn(const QString &pdf)
{
    return rowsOf("pdfimages", {QStringLiteral("-list"), pdf}).size();
}

/// Names of fonts that are not embedded, and of those whose letters cannot be read back.
[[nodiscard]] inline QStringList fontsMissingIn(const QString &pdf)
{
    QStringList missing;
    for (const QString &row : rowsOf("pdffonts", {pdf})) { // name type encoding emb sub uni object
        const QStringList words = row.simplified().split(QLatin1Char(' '));
        const bool isGood = words.size() > 5 && words[words.size() - 5] == QStringLiteral("yes") &&
                            words[words.size() - 3] == QStringLiteral("yes");
        if (!isGood) {
            missing << row;
        }
    }
    return missing;
}

[[nodiscard]] inline int pagesIn(const QString &pdf)
{
    const QString facts = QString::fromUtf8(outputOf("pdfinfo", {pdf}));
    return facts.section(QStringLiteral("Pages:"), 1).section(QLatin1Char('\n'), 0, 0).trimmed().toInt();
}

/// A page on paper, 0 black to 255 white. Millimetres are from its upper left corner.
struct Scan {
    int width = 0;
    int height = 0;
    double dots = 1.0; ///< to a millimetre
    QByteArray grey;

    [[nodiscard]] int at(int x, int y) const
    {
        return static_cast<unsigned char>(grey[qsizetype{y} * width + x]);
    }
    [[nodiscard]] bool isInk(int x, int y) const { return at(x, y) < 250; }
    [[nodiscard]] double millimetres(double count) const { return count / dots; }

    /// What is not white within `part`, to the dot.
    [[nodiscard]] QRectF ink(const QRectF &part) const
    {
        const auto within = [&](double mm, int most) {
            return std::clamp(static_cast<int>(mm * dots + 0.5), 0, most);
        };
        const int from = within(part.left(), width);
        const int to = within(part.right(), width);
        int left = to;
        int right = -1;
        int top = height;
        int bottom = -1;
        for (int y = within(part.top(), height); y < within(part.bottom(), height); ++y) {
            for (int x = from; x < to; ++x) {
                if (isInk(x, y)) {
                    left = std::min(left, x);
                    right = std::max(right, x);
                    top = std::min(top, y);
                    bottom = y;
                }
            }
        }
        return bottom < 0 ? QRectF()
                          : QRectF(millimetres(left), millimetres(top), millimetres(right + 1 - left),
                                   millimetres(bottom + 1 - top));
    }
    [[nodiscard]] QRectF paper() const { return {0, 0, millimetres(width), millimetres(height)}; }
};

/// Page `page` (from 1) at `dpi`; empty where poppler could not.
[[nodiscard]] inline Scan scanOf(const QString &pdf, int page, int dpi)
{
    const QString number = QString::number(page);
    const QByteArray pgm =
        outputOf("pdftoppm", {QStringLiteral("-gray"), QStringLiteral("-r"), QString::number(dpi),
                              QStringLiteral("-f"), number, QStringLiteral("-l"), number, pdf});
    Scan scan;
    // "P5", width and height, 255, then the dots
    const QList<QByteArray> head = pgm.left(64).split('\n');
    if (head.size() > 3 && head[0] == "P5") {
        scan.width = head[1].split(' ').value(0).toInt();
        scan.height = head[1].split(' ').value(1).toInt();
        scan.grey = pgm.mid(head[0].size() + head[1].size() + head[2].size() + 3);
        scan.dots = dpi / 25.4;
    }
    return scan;
}

} // namespace zama::test
