#!/bin/sh
# Every fuzz target some seconds with libFuzzer, starting from the shipped files: no crash, no hang.
#   tests/fuzz/smoke.sh [SECONDS]
set -eu
cd "$(dirname "$0")/../.."
seconds=${1:-15}

cmake -S . -B build/fuzz -G Ninja -DCMAKE_CXX_COMPILER=clang++ -DCMAKE_BUILD_TYPE=Debug -DZAMA_FUZZ=ON -DZAMA_UNITY=ON >/dev/null
for source in tests/fuzz/fuzz_*.cpp; do
    target=$(basename "$source" .cpp)
    cmake --build build/fuzz --target "$target"
    corpus=build/fuzz/corpus-$target
    mkdir -p "$corpus"
    "build/fuzz/bin/$target" -max_total_time="$seconds" -timeout=10 -rss_limit_mb=2048 -max_len=40000 -verbosity=0 -print_final_stats=0 \
        -artifact_prefix="build/fuzz/" "$corpus" scenarios tests/playthroughs
    echo "fuzz: $target, $seconds s without a fault"
done
