#pragma once
// Which printers there are. The system may ask the network, which takes its time: nobody waits for it.

#include <QObject>
#include <QStringList>

#include <functional>

namespace zama::shell {

class PrinterNames final : public QObject
{
    Q_OBJECT
public:
    /// What the system answers: the names, the usual printer first. It is called in a thread of its own.
    using Source = std::function<QStringList()>;
    [[nodiscard]] static QStringList ofSystem();

    explicit PrinterNames(QObject *parent = nullptr);

    /// Asks; found() follows, unless this object is gone by then.
    void ask(const Source &source = ofSystem);

signals:
    void found(const QStringList &names);
};

} // namespace zama::shell
