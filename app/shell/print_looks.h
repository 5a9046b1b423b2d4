#pragma once
// How things are printed: in which ink, on what paper, for whom.

#include "app/print/print_order.h"

#include <QWidget>

class QButtonGroup;
class QComboBox;
class QLabel;

namespace zama::shell {

class PrintLooks final : public QWidget
{
    Q_OBJECT
public:
    /// `languages` are the tags of those that can be chosen.
    explicit PrintLooks(QStringList languages, QWidget *parent = nullptr);

    /// Shows what an order says of this, without telling anybody.
    void showOrder(const print::PrintOrder &order);
    /// Puts what is chosen into an order.
    void writeTo(print::PrintOrder &order) const;

signals:
    /// A person chose otherwise.
    void changed();

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Field {
        QLabel *caption = nullptr;
        QComboBox *box = nullptr;
    };
    [[nodiscard]] Field makeField(const QStringList &values);
    void layOut();
    void showInk();
    void retranslate();

    QStringList m_languages;
    QLabel *m_inkCaption;
    QButtonGroup *m_ink;
    QLabel *m_inkMeaning;
    Field m_paper;
    Field m_turn;
    Field m_language;
    Field m_second;
    Field m_lengths;
};

} // namespace zama::shell
