#pragma once
// The words of one language, read from a file of Qt Linguist (.ts) as translators write it: a language is one
// file, and nothing has to be built to try it.

#include <QHash>
#include <QStringList>
#include <QTranslator>

#include <memory>

class QIODevice;
class QXmlStreamReader;

namespace zama::table {

class Translation final : public QTranslator
{
public:
    /// Reads the file of a language; null where it is none. `tag` is that of its name: "fr", "pt-PT".
    /// `mistake`, where it is given, is then the line in which reading ended, from 1.
    [[nodiscard]] static std::shared_ptr<const Translation> read(const QString &path, const QString &tag,
                                                                 qint64 *mistake = nullptr);

    [[nodiscard]] bool isEmpty() const override { return m_forms.isEmpty(); }
    /// The translation; null where there is none or it is marked as unfinished. A count chooses the form; %n
    /// stays in it.
    ///
    /// Where the language runs from right to left, each place (%1, %n) is isolated (U+2068 ... U+2069), so
    /// that a name in other letters does not carry off what stands beside it. Values, which are inserted as a
    /// whole ("%1 in"), are not.
    [[nodiscard]] QString translate(const char *context, const char *source, const char *comment = nullptr,
                                    int n = -1) const override;

private:
    explicit Translation(QString tag);
    void readFile(QXmlStreamReader &xml);
    void readContext(QXmlStreamReader &xml);
    void readMessage(QXmlStreamReader &xml, const QString &context);

    QString m_tag;
    bool m_isolates;
    QHash<QByteArray, QStringList> m_forms;
};

} // namespace zama::table
