#!/bin/sh
# Every fuzz target some seconds with libFuzzer, all at once, starting from the shipped files: no crash, no hang.
#   tests/fuzz/smoke.sh [SECONDS]
set -eu
cd "$(dirname "$0")/../.."
seconds=${1:-30} # all targets at once

cmake -S . -B build/fuzz -G Ninja -DCMAKE_CXX_COMPILER=clang++ -DCMAKE_BUILD_TYPE=Debug -DZAMA_FUZZ=ON -DZAMA_UNITY=ON >/dev/null
targets=$(for source in tests/fuzz/fuzz_*.cpp; do basename "$source" .cpp; done)
# shellcheck disable=SC2086  # one word a target
cmake --build build/fuzz --target $targets

fuzz() { # TARGET
    corpus=build/fuzz/corpus-$1
    mkdir -p "$corpus"
    "build/fuzz/bin/$1" -max_total_time="$seconds" -timeout=10 -rss_limit_mb=2048 -max_len=40000 -verbosity=0 -print_final_stats=0 \
        -artifact_prefix="build/fuzz/" "$corpus" scenarios tests/playthroughs tests/fuzz/tables
    echo "fuzz: $1, $seconds s without a fault"
}

running=""
for target in $targets; do
    fuzz "$target" &
    running="$running $!"
done
for one in $running; do
    wait "$one"
done
