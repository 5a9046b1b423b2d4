#pragma once
// How much ink pages take, measured and not guessed: each is drawn small and its dots are counted.

#include "app/print/print_document.h"

#include <QImage>
#include <QObject>
#include <QTimer>

#include <map>
#include <memory>

namespace zama::print {

/// The part of a picture, 0 to 1, that is covered with ink. A dot counts by the ink it takes most of: black
/// and pure yellow count in full, a pale grey a little, white not at all.
[[nodiscard]] double inkShareOf(const QImage &picture);
/// Measures a page at a time while nothing else is to be done, and a figure that is printed a hundred times
/// only once.
class InkGauge final : public QObject
{
    Q_OBJECT
public:
    explicit InkGauge(QObject *parent = nullptr);

    /// Begins anew with these pages; null: nothing to measure.
    void measure(std::shared_ptr<const PrintDocument> document);
    /// The mean of the pages measured so far; 0 before the first.
    [[nodiscard]] double share() const;
    [[nodiscard]] bool isDone() const;

signals:
    /// Another page has been measured.
    void changed();

private:
    void measureNext();
    [[nodiscard]] double shareOf(std::size_t page);
    [[nodiscard]] double inkOf(const StampPtr &stamp);

    std::shared_ptr<const PrintDocument> m_document;
    std::size_t m_done = 0;
    double m_sum = 0;
    std::map<StampPtr, double> m_stamps; ///< what each takes, in square millimetres
    QTimer m_idle;
};

} // namespace zama::print
