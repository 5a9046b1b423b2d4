#pragma once
// Contract violations: bugs of ours, never faults of a file or of an order. They throw, so that tests can
// catch them and a program can save its journal before it says so.

#include <stdexcept>

namespace zama {

/// Thrown when code breaks a documented precondition.
class ContractViolation : public std::logic_error
{
public:
    using std::logic_error::logic_error;
};

/// Throws ContractViolation with `what` unless `holds`.
inline void require(bool holds, const char *what)
{
    if (!holds) {
        throw ContractViolation(what);
    }
}

} // namespace zama
