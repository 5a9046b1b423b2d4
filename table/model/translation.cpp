#include "table/model/translation.h"

#include "table/model/bidi.h"
#include "table/model/plural_forms.h"

#include <QFile>
#include <QLocale>
#include <QRegularExpression>
#include <QXmlStreamReader>

namespace zama::table {
namespace {

constexpr qint64 kMostBytes = 16'000'000;

QByteArray keyOf(QByteArrayView context, QByteArrayView source, QByteArrayView comment)
{
    QByteArray key;
    key.reserve(context.size() + source.size() + comment.size() + 2);
    return key.append(context).append('\0').append(source).append('\0').append(comment);
}

// Numbers are written as the reader does: to Qt "%1" means digits of ours, "%L1" his. MessageFormatter sees
// to that itself.
QString withReadersDigits(QString text)
{
    static const QRegularExpression place(QStringLiteral("%([1-9])"));
    return text.replace(place, QStringLiteral("%L\\1"));
}

QString withPlacesIsolated(QString text)
{
    // Not behind a star: "(*%1)" is a pattern of file names, which no mark may disturb.
    static const QRegularExpression place(QStringLiteral("(?<!\\*)(%L?[1-9n])"));
    return text.replace(place, isolated(QStringLiteral("\\1")));
}

struct Answer {
    QStringList forms;
    bool isFinished = false;
};

Answer readTranslation(QXmlStreamReader &xml)
{
    Answer answer{{}, xml.attributes().value(QLatin1String("type")).isEmpty()};
    QString text;
    while (!xml.atEnd()) {
        const auto token = xml.readNext();
        if (token == QXmlStreamReader::EndElement) {
            break;
        }
        if (token == QXmlStreamReader::StartElement) {
            answer.forms << xml.readElementText();
        } else if (token == QXmlStreamReader::Characters) {
            text += xml.text();
        }
    }
    if (answer.forms.isEmpty()) {
        answer.forms << text;
    }
    return answer;
}

} // namespace

Translation::Translation(QString tag)
    : m_tag(std::move(tag)),
      m_isolates(QLocale(m_tag).textDirection() == Qt::RightToLeft)
{
}

std::shared_ptr<const Translation> Translation::read(const QString &path, const QString &tag, qint64 *mistake)
{
    QFile file(path);
    QXmlStreamReader xml;
    xml.setEntityExpansionLimit(64);
    const std::shared_ptr<Translation> translation(new Translation(tag));
    const bool isOpen = file.size() <= kMostBytes && file.open(QIODevice::ReadOnly);
    if (isOpen) {
        xml.setDevice(&file);
        translation->readFile(xml);
    }
    if (isOpen && !xml.hasError() && !translation->isEmpty()) {
        return translation;
    }
    if (mistake != nullptr) {
        *mistake = isOpen ? xml.lineNumber() : 1;
    }
    return nullptr;
}

void Translation::readFile(QXmlStreamReader &xml)
{
    if (!xml.readNextStartElement() || xml.name() != QLatin1String("TS")) {
        xml.raiseError(QString()); // of something else
        return;
    }
    while (xml.readNextStartElement()) {
        xml.name() == QLatin1String("context") ? readContext(xml) : xml.skipCurrentElement();
    }
}

void Translation::readContext(QXmlStreamReader &xml)
{
    QString name;
    while (xml.readNextStartElement()) {
        if (xml.name() == QLatin1String("name")) {
            name = xml.readElementText();
        } else if (xml.name() == QLatin1String("message")) {
            readMessage(xml, name);
        } else {
            xml.skipCurrentElement();
        }
    }
}

void Translation::readMessage(QXmlStreamReader &xml, const QString &context)
{
    QString source;
    QString comment;
    Answer answer;
    while (xml.readNextStartElement()) {
        if (xml.name() == QLatin1String("source")) {
            source = xml.readElementText();
        } else if (xml.name() == QLatin1String("comment")) {
            comment = xml.readElementText();
        } else if (xml.name() == QLatin1String("translation")) {
            answer = readTranslation(xml);
        } else {
            xml.skipCurrentElement();
        }
    }
    if (!answer.isFinished || answer.forms.contains(QString())) {
        return;
    }
    const bool isPlain = context == QLatin1String("Scenario"); // an author's text, with nothing put into it
    if (m_isolates && !isPlain && context != QLatin1String("Message")) {
        std::transform(answer.forms.begin(), answer.forms.end(), answer.forms.begin(), withReadersDigits);
    }
    if (m_isolates && !isPlain && context != QLatin1String("MessageFormatter")) {
        std::transform(answer.forms.begin(), answer.forms.end(), answer.forms.begin(), withPlacesIsolated);
    }
    m_forms.insert(keyOf(context.toUtf8(), source.toUtf8(), comment.toUtf8()), answer.forms);
}

QString Translation::translate(const char *context, const char *source, const char *comment, int n) const
{
    const auto found = m_forms.constFind(keyOf(context, source, comment));
    if (found == m_forms.constEnd()) {
        return {};
    }
    const qsizetype form = found->size() > 1 && n >= 0 ? pluralForm(m_tag, n) : 0;
    return found->value(std::min(form, found->size() - 1));
}

} // namespace zama::table
