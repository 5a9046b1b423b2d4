#pragma once
// The odds as templates on the number: zama::odds::exact::fightToTheEnd<mpq_class>(a, b) and so on, with the
// names, arguments and meanings of odds.h. T needs: construction from int, copying, + - * / and their
// assignments, == and <. It may return expression objects. T = double gives what odds.h gives.

#include "core/odds/exact_dice.h"
#include "core/odds/exact_elephant.h"
#include "core/odds/exact_fight.h"
#include "core/odds/exact_group.h"
#include "core/odds/exact_round.h"
