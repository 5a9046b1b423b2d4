#include "table/art/svg_tree.h"

#include <QRegularExpression>
#include <QStringDecoder>
#include <QXmlStreamReader>

#include <optional>

namespace zama::table {
namespace {

const QString kSvgSpace = QStringLiteral("http://www.w3.org/2000/svg");

// By byte order mark or by how "<" is written, else as the file declares, else UTF-8.
QStringDecoder decoderFor(const QByteArray &bytes)
{
    if (const auto found = QStringConverter::encodingForData(bytes, u'<')) {
        if (*found != QStringConverter::Utf8) {
            return QStringDecoder(*found);
        }
    }
    static const QRegularExpression declared(
        QStringLiteral("^(?:\\xef\\xbb\\xbf)?\\s*<\\?xml[^>]*encoding\\s*=\\s*[\"']([-A-Za-z0-9_.:]+)[\"']"));
    const QString head = QString::fromLatin1(bytes.left(300));
    const QString name = declared.match(head).captured(1);
    QStringDecoder decoder(name.toLatin1().constData());
    return name.isEmpty() || !decoder.isValid() ? QStringDecoder(QStringConverter::Utf8) : std::move(decoder);
}

std::optional<QString> decoded(const QByteArray &bytes)
{
    QStringDecoder decoder = decoderFor(bytes);
    QString text = decoder.decode(bytes);
    if (decoder.hasError() || text.contains(QChar(0))) {
        return std::nullopt;
    }
    return text;
}

qsizetype behind(const QString &text, QStringView end, qsizetype from)
{
    const qsizetype at = text.indexOf(end, from);
    return at < 0 ? text.size() : at + end.size();
}

// Long are outlines and embedded pictures; a style may have some length. Nothing else has a reason to.
qsizetype longestOf(QStringView name)
{
    if (name == u"d" || name == u"points" || name.endsWith(u"href")) {
        return kMaxSvgBytes;
    }
    return name == u"style" ? 4'000 : 1'000;
}

// The reader compares every attribute of a tag with every other one: a tag with very many must not reach it.
class TagScan
{
public:
    explicit TagScan(const QString &text)
        : m_text(text)
    {
    }

    bool isBounded()
    {
        for (qsizetype at = m_text.indexOf(u'<'); at >= 0 && at < m_text.size();
             at = m_text.indexOf(u'<', at)) {
            const QStringView rest = QStringView(m_text).mid(at, 9);
            if (rest.startsWith(u"<!--")) {
                at = behind(m_text, u"-->", at + 4);
            } else if (rest.startsWith(u"<![CDATA[")) {
                at = behind(m_text, u"]]>", at + 9);
            } else if (!tag(++at)) {
                return false;
            }
        }
        return true;
    }

private:
    bool tag(qsizetype &at)
    {
        QChar quote;
        int attributes = 0;
        for (; at < m_text.size(); ++at) {
            const QChar c = m_text[at];
            if (!quote.isNull()) {
                quote = c == quote ? QChar() : quote;
            } else if (c == u'"' || c == u'\'') {
                quote = c;
            } else if (c == u'>' || c == u'<') {
                return true;
            } else if (c == u'=' && ++attributes > kMaxSvgAttributes) {
                return false;
            }
        }
        return true;
    }

    const QString &m_text;
};

class Reading
{
public:
    explicit Reading(const QString &text)
        : m_reader(text)
    {
        m_reader.setNamespaceProcessing(false); // a forgotten declaration is no reason to refuse
    }

    Result<SvgTree, Message> all()
    {
        while (!m_reader.atEnd() && m_refusal.id.empty()) {
            step(m_reader.readNext());
        }
        if (m_refusal.id.empty() && m_reader.hasError()) {
            return Message("art.refused.xml", {static_cast<int>(m_reader.lineNumber())});
        }
        if (!m_refusal.id.empty()) {
            return m_refusal;
        }
        return std::move(m_tree);
    }

private:
    void step(QXmlStreamReader::TokenType token)
    {
        switch (token) {
        case QXmlStreamReader::DTD:
            if (!m_reader.entityDeclarations().isEmpty()) {
                m_refusal = Message("art.refused.entities", {});
            }
            break;
        case QXmlStreamReader::StartElement:
            begin();
            break;
        case QXmlStreamReader::EndElement:
            leave();
            --m_depth;
            forget();
            break;
        case QXmlStreamReader::Characters:
            if (m_skipped == 0 && m_at >= 0) {
                node().text += m_reader.text();
            }
            break;
        default:
            break;
        }
    }

    SvgNode &node() { return m_tree.nodes[static_cast<std::size_t>(m_at)]; }
    void leave()
    {
        if (m_skipped > 0) {
            --m_skipped;
        } else {
            m_at = node().parent;
        }
    }

    void begin()
    {
        readSpaces();
        if (++m_depth > kMaxSvgDepth) {
            m_refusal = Message("art.refused.depth", {kMaxSvgDepth});
        } else if (++m_elements > kMaxSvgElements) {
            m_refusal = Message("art.refused.elements", {kMaxSvgElements});
        } else if (m_at < 0 && (!isSvg() || m_reader.name() != u"svg")) {
            m_refusal = Message("art.refused.not_svg", {});
        } else if (m_skipped > 0 || !isSvg()) {
            ++m_skipped;
        } else {
            add();
        }
    }

    void readSpaces()
    {
        for (const QXmlStreamAttribute &a : m_reader.attributes()) {
            const QStringView name = a.qualifiedName();
            if (name == u"xmlns" || name.startsWith(u"xmlns:")) {
                declare(name.mid(6).toString(), a.value().toString());
            }
        }
    }

    void declare(const QString &prefix, const QString &space)
    {
        m_hidden.push_back(
            {m_depth, prefix, m_spaces.value(prefix, prefix.isEmpty() ? kSvgSpace : QString())});
        m_spaces.insert(prefix, space);
    }
    // What an element declared ends with it.
    void forget()
    {
        for (; !m_hidden.empty() && m_hidden.back().depth == m_depth; m_hidden.pop_back()) {
            m_spaces.insert(m_hidden.back().prefix, m_hidden.back().space);
        }
    }

    [[nodiscard]] bool isSvg() const
    {
        const QString prefix = m_reader.prefix().toString();
        return m_spaces.value(prefix, prefix.isEmpty() ? kSvgSpace : QString()) == kSvgSpace;
    }

    void add()
    {
        const int index = static_cast<int>(m_tree.nodes.size());
        if (m_at >= 0) {
            node().textBefore.push_back(node().text.size());
            node().children.push_back(index);
        }
        SvgNode fresh;
        fresh.name = m_reader.name().toString();
        fresh.parent = m_at;
        for (const QXmlStreamAttribute &a : m_reader.attributes()) {
            const QStringView name = a.qualifiedName();
            if (a.value().size() > longestOf(name)) {
                continue;
            }
            if (!name.contains(u':')) {
                fresh.attributes.insert(name.toString(), a.value().toString());
            } else if (name.endsWith(u":href") && !fresh.attributes.contains(QStringLiteral("href"))) {
                fresh.attributes.insert(QStringLiteral("href"), a.value().toString());
            }
        }
        const QString id = fresh.attributes.value(QStringLiteral("id"));
        if (!id.isEmpty() && !m_tree.byId.contains(id)) {
            m_tree.byId.insert(id, index);
        }
        m_tree.nodes.push_back(std::move(fresh));
        m_at = index;
    }

    QXmlStreamReader m_reader;
    SvgTree m_tree;
    struct Hidden {
        int depth; ///< of the elements around the one that declared
        QString prefix;
        QString space;
    };
    QHash<QString, QString> m_spaces; ///< by prefix
    std::vector<Hidden> m_hidden;
    Message m_refusal;
    int m_at = -1;
    int m_depth = 0;
    int m_elements = 0;
    int m_skipped = 0; ///< how deep we are in an element that is left out
};

} // namespace

Result<SvgTree, Message> readSvgTree(const QByteArray &bytes)
{
    if (bytes.size() > kMaxSvgBytes) {
        return Message("art.refused.bytes", {static_cast<int>(kMaxSvgBytes / 1'000'000)});
    }
    const auto text = decoded(bytes);
    if (!text) {
        return Message("art.refused.encoding", {});
    }
    if (!TagScan(*text).isBounded()) {
        return Message("art.refused.elements", {kMaxSvgElements});
    }
    return Reading(*text).all();
}

} // namespace zama::table
