#pragma once
// qpdf, which tells everybody who includes it to say that its old pointers are not wanted.

#define POINTERHOLDER_TRANSITION 4 // NOLINT(cppcoreguidelines-macro-usage): its own switch

#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>
#include <qpdf/QPDFPageObjectHelper.hh>
#include <qpdf/QPDFWriter.hh>
