// Case 09: prefixed or missing namespaces, scripts, wrong encodings, or files that are no SVG at all.

#include "tests/support/art_files.h"

#include "table/model/message_formatter.h"

#include <QTest>

using namespace zama;
using namespace zama::table;
using namespace zama::test;

namespace {

const QString kGreen = QStringLiteral("#388e3c");

ArtImport imported(const QString &name)
{
    return importCase("09-svg-odd-xml/" + name.toStdString() + ".svg");
}

} // namespace

class TestCase09SvgOddXml : public QObject
{
    Q_OBJECT
private slots:
    void oddButSoundFilesAreDrawn_data()
    {
        QTest::addColumn<QString>("name");
        for (const char *name : {"a-prefixed-root", "b-missing-xmlns", "c-missing-xlink-decl",
                                 "d-script-onload-anchor", "e-utf16le-bom", "f-latin1-declared"}) {
            QTest::newRow(name) << QString::fromLatin1(name);
        }
    }
    void oddButSoundFilesAreDrawn()
    {
        QFETCH(const QString, name);
        const ArtImport art = imported(name);
        QCOMPARE(verdictOf(art), std::string("drawn"));
        QCOMPARE(colourAt(looked(art.value(), 40), 0.2, 0.8), kGreen);
    }

    void whatIsNoDrawingIsRefusedWithItsReason_data()
    {
        QTest::addColumn<QString>("reason");
        QTest::newRow("g-truncated") << QStringLiteral("art.refused.xml");
        QTest::newRow("h-empty") << QStringLiteral("art.refused.empty");
        QTest::newRow("i-html-error-page") << QStringLiteral("art.refused.not_svg");
        QTest::newRow("k-svgz-named-svg") << QStringLiteral("art.refused.compressed");
    }
    void whatIsNoDrawingIsRefusedWithItsReason()
    {
        QFETCH(const QString, reason);
        const ArtImport art = imported(QString::fromLatin1(QTest::currentDataTag()));
        QCOMPARE(QString::fromStdString(verdictOf(art)), reason);
        const MessageFormatter formatter(QLocale(QLocale::English));
        QVERIFY(formatter.sentence(art.error().reason, Setup()).size() > 20);
    }

    // A PNG is a PNG, whatever it is called.
    void aRenamedPictureIsAPicture()
    {
        const ArtImport art = imported(QStringLiteral("j-png-renamed"));
        QCOMPARE(verdictOf(art), std::string("drawn"));
        QVERIFY(art.value().format == ImportedArt::Format::Png);
    }

    void nothingThatRunsOrCallsIsKept()
    {
        const ArtImport art = imported(QStringLiteral("d-script-onload-anchor"));
        for (const char *word : {"script", "onload", "onclick", "127.0.0.1", "file:", "iframe", "animate",
                                 "foreignObject", "href", "alert"}) {
            QVERIFY2(!art.value().bytes.contains(word), word);
        }
        for (const char *note : {"art.note.script", "art.note.motion", "art.note.foreign"}) {
            QVERIFY2(tells(art, note), note);
        }
    }

    void entitiesAreRefusedBeforeTheyGrow()
    {
        const QByteArray bomb("<!DOCTYPE svg [<!ENTITY a 'aaaaaaaaaa'><!ENTITY b '&a;&a;&a;&a;&a;&a;'>"
                              "<!ENTITY c '&b;&b;&b;&b;&b;'>]><svg><text>&c;&c;&c;</text></svg>");
        QCOMPARE(verdictOf(importArt(bomb)), std::string("art.refused.entities"));
        const QByteArray file("<!DOCTYPE svg [<!ENTITY x SYSTEM 'file:///etc/hostname'>]><svg>&x;</svg>");
        QCOMPARE(verdictOf(importArt(file)), std::string("art.refused.entities"));
    }

    void linksToFilesAndTheNetAreNotFollowed()
    {
        for (const char *href : {"file:///dev/zero", "../secret.png", "http://192.0.2.1/x.png",
                                 "data:image/svg+xml;base64,PHN2Zy8+", "data:image/png;base64,AAAA"}) {
            const QByteArray svg = QByteArray("<svg viewBox='0 0 9 9'><rect width='9' height='9'/>"
                                              "<image width='9' height='9' href='") +
                                   href + "'/></svg>";
            const ArtImport art = importArt(svg);
            QVERIFY2(tells(art, "art.note.picture"), href);
            QVERIFY2(!art.value().bytes.contains("image"), href);
        }
        QVERIFY(tells(importArt("<svg viewBox='0 0 9 9'><rect width='9' height='9' "
                                "fill='url(http://192.0.2.1/a.svg#x)'/></svg>"),
                      "art.note.outside"));
    }

    void commentsAndMarksAreNoHindrance()
    {
        const QByteArray svg("\xef\xbb\xbf<?xml version='1.0'?><!-- <rect/> -->"
                             "<svg viewBox='0 0 4 4'><!-- a > b --><![CDATA[ x < y ]]>"
                             "<rect width='4' height='4' fill='#388e3c'/></svg>");
        QCOMPARE(colourAt(looked(importArt(svg).value(), 40), 0.5, 0.5), kGreen);
    }
};

QTEST_MAIN(TestCase09SvgOddXml)
#include "test_case_09_svg_odd_xml.moc"
