#pragma once
// Qt Test assertions about orders: they print the refusal when they fail.

#include "tests/support/tiny_battle.h"

#include <QtTest>

/// The order was carried out.
#define VERIFY_ACCEPTED(check)                                                                               \
    do {                                                                                                     \
        const zama::Check zamaCheck = (check);                                                               \
        QVERIFY2(!zamaCheck, zama::test::describe(zamaCheck).c_str());                                       \
    } while (false)

/// The order was refused for this reason.
#define VERIFY_REFUSED(check, reason)                                                                        \
    do {                                                                                                     \
        const zama::Check zamaCheck = (check);                                                               \
        QVERIFY2(zamaCheck, "the order was accepted");                                                       \
        QVERIFY2(zamaCheck->code == zama::RefusalCode::reason, zama::test::describe(zamaCheck).c_str());     \
    } while (false)

/// The order was refused because of that unit.
#define VERIFY_REFUSED_NAMING(check, reason, state, id)                                                      \
    do {                                                                                                     \
        const zama::Check zamaNaming = (check);                                                              \
        VERIFY_REFUSED(zamaNaming, reason);                                                                  \
        QCOMPARE(zamaNaming->other.value, zama::test::idOf(state, id).value);                                \
    } while (false)

/// A pose in inches and degrees, to the mil.
#define COMPARE_POSE(found, eastward, northward, facingDegrees)                                              \
    QCOMPARE(zama::test::shown(found),                                                                       \
             zama::test::shown(zama::test::poseAt(eastward, northward, facingDegrees)))

namespace zama::test {

/// "(45586, 19914) f4500"
inline QString shown(const Pose &pose)
{
    return QStringLiteral("(%1, %2) f%3").arg(pose.front.x).arg(pose.front.y).arg(pose.facing);
}

} // namespace zama::test
