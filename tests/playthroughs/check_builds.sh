#!/bin/bash
# Builds zama-cli four ways and demands the same bytes of all: simulations (totals and hashes of all events),
# and the golden journals played again. Without Qt; with ccache a second run takes seconds.
#   tests/playthroughs/check_builds.sh [WORK]     WORK: where to build, build/builds by default
set -euo pipefail
cd "$(dirname "$0")/../.."
work=${1:-build/builds}
mkdir -p "$work"

built() { # name compiler flags
    cmake -S . -B "$work/$1" -G Ninja -DZAMA_GUI=OFF -DZAMA_UNITY=ON -DZAMA_WERROR=OFF -DCMAKE_CXX_COMPILER="$2" \
        -DCMAKE_BUILD_TYPE= -DCMAKE_CXX_FLAGS="$3" >/dev/null
    cmake --build "$work/$1" -j1 --target zama-cli >"$work/$1.log" 2>&1 || {
        tail -20 "$work/$1.log" >&2
        exit 1
    }
}

witness() { # what a build says
    local cli=$work/$1/bin/zama-cli journal
    "$cli" simulate scenarios/zama.zama.json --games 6 --seed 1 --format json
    "$cli" simulate scenarios/zama.zama.json --games 4 --seed 2 --policy rome=random --option los=units_block --format csv
    "$cli" simulate scenarios/elephant-charge.zama.json --games 2 --policy rome=strong --budget 4 --format json
    "$cli" simulate tests/playthroughs/every-option.zama.json --games 10 --seed 3 --policy rome=random --format text
    "$cli" odds --kind fight --attacker 7 --attacker-hit 5 --attacker-general 2 --defender 8 --defender-hit 6
    for journal in tests/playthroughs/*.zama-game.json; do
        "$cli" replay "$journal" --verify
        "$cli" replay "$journal" | tail -n 1
    done
}

# All at once: what one compiler leaves idle another takes.
names=() running=()
while read -r name compiler flags; do
    names+=("$name")
    {
        built "$name" "$compiler" "$flags"
        witness "$name" >"$work/$name.out"
    } &
    running+=($!)
done <<'TABLE'
gcc-O0 g++ -O0
gcc-O3 g++ -O3
clang-O0 clang++ -O0
clang-O3 clang++ -O3
TABLE
for build in "${!names[@]}"; do
    wait "${running[$build]}" || {
        echo "${names[$build]} cannot be built, or does not end well" >&2
        exit 1
    }
    name=${names[$build]}
    echo "$name: $(sha256sum <"$work/$name.out" | cut -c1-16)"
    cmp "$work/${names[0]}.out" "$work/$name.out" || {
        echo "$name does not play as ${names[0]} does" >&2
        exit 1
    }
done
