#include "tests/support/source_tree.h"
