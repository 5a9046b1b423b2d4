#pragma once
// Small translations for tests, written as translators write them.

#include <QDir>
#include <QFile>
#include <QString>
#include <QStringList>

#include <vector>

namespace zama::test {

struct SampleMessage {
    QString context;
    QString source;
    QStringList forms; ///< one; or one a plural form; none: unfinished
    QString comment;
};

/// Writes zama_LANG.ts into the folder.
inline void writeSample(const QString &folder, const QString &fileTag,
                        const std::vector<SampleMessage> &messages)
{
    QDir().mkpath(folder);
    QFile file(folder + QStringLiteral("/zama_%1.ts").arg(fileTag));
    file.open(QIODevice::WriteOnly);
    QString text = QStringLiteral("<?xml version=\"1.0\"?><!DOCTYPE TS><TS version=\"2.1\" language=\"%1\">")
                       .arg(fileTag);
    for (const SampleMessage &message : messages) {
        QStringList forms;
        for (const QString &form : message.forms) {
            forms << (message.forms.size() == 1
                          ? form.toHtmlEscaped()
                          : QStringLiteral("<numerusform>%1</numerusform>").arg(form.toHtmlEscaped()));
        }
        text += QStringLiteral("<context><name>%1</name><message><source>%2</source><comment>%3</comment>"
                               "<translation%4>%5</translation></message></context>")
                    .arg(message.context, message.source.toHtmlEscaped(), message.comment.toHtmlEscaped(),
                         forms.isEmpty() ? QStringLiteral(" type=\"unfinished\"") : QString(),
                         forms.join(QString()));
    }
    file.write((text + QStringLiteral("</TS>")).toUtf8());
}

} // namespace zama::test
