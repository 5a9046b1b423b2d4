#pragma once
// What becomes of a drawing, seen before it is taken.

#include <QDialog>

#include "table/art/art_import.h"

class QDialogButtonBox;
class QLabel;
class QListWidget;

namespace zama::editor {

class DrawingDialog final : public QDialog
{
    Q_OBJECT
public:
    /// From where the figure is seen in the drawing.
    enum class Side : std::uint8_t { Front, Back };

    /// Of a file of that name; the art, or why it cannot be used.
    DrawingDialog(const QString &fileName, table::ArtImport art, Side side = Side::Front,
                  QWidget *parent = nullptr);

    [[nodiscard]] QListWidget *notes() const { return m_notes; }
    [[nodiscard]] QDialogButtonBox *buttons() const { return m_buttons; }
    /// What is said above the notes.
    [[nodiscard]] QString verdict() const;
    /// What is seen from behind, until there is a drawing of that; empty where that is of no concern.
    [[nodiscard]] QString fromBehind() const;

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void showPicture();

    QString m_fileName;
    table::ArtImport m_art;
    Side m_side;
    QLabel *m_picture;
    QLabel *m_verdict;
    QListWidget *m_notes;
    QLabel *m_fromBehind;
    QDialogButtonBox *m_buttons;
};

/// Reads a file as art; what is no ordinary file, or far too large, is refused unread.
[[nodiscard]] table::ArtImport readDrawing(const QString &path);

} // namespace zama::editor
