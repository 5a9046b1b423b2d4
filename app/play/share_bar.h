#pragma once
// One bar cut into shares: who wins, and how often.

#include <QWidget>

#include "core/scenario/scenario.h"

#include <optional>
#include <vector>

namespace zama::play {

struct Share {
    double part = 0;              ///< of the whole, 0 to 1
    QString text;                 ///< in words: "Hastati I-1: 61%"
    std::optional<Livery> livery; ///< none: nobody's
};

class ShareBar final : public QWidget
{
    Q_OBJECT
public:
    explicit ShareBar(QWidget *parent = nullptr);

    void setShares(std::vector<Share> shares);
    [[nodiscard]] const std::vector<Share> &shares() const { return m_shares; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {40, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    std::vector<Share> m_shares;
};

} // namespace zama::play
