#pragma once
// qpdf, which tells everybody who includes it to say that its old pointers are not wanted.

#define POINTERHOLDER_TRANSITION 4 // NOLINT(cppcoreguidelines-macro-usage): its own switch

#ifdef __clang__
// Its JSON, which we do not use, holds vectors of itself before it is complete: clang 14, which only looks at
// our code for slips, does not read that as C++20.
#define JSON_HH // NOLINT(bugprone-reserved-identifier,cppcoreguidelines-macro-usage)
class JSON
{
public:
    class Reactor;
};
#endif

#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>
#include <qpdf/QPDFPageObjectHelper.hh>
#include <qpdf/QPDFWriter.hh>
