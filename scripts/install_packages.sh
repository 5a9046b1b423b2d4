#!/bin/sh
# Installs what is missing of scripts/packages.tsv for the purposes named ("run", "test"). Says nothing and
# needs no network where everything is there.
set -eu
cd "$(dirname "$0")/.."

if ! command -v dpkg-query >/dev/null 2>&1; then
    echo "This is not Debian: please install what scripts/packages.tsv lists by hand." >&2
    exit 0
fi

missing=""
for purpose in "$@"; do
    for package in $(awk -F '\t' -v p="$purpose" '$2 == p { print $1 }' scripts/packages.tsv); do
        status=$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null || true)
        [ "$status" = installed ] || missing="$missing $package"
    done
done
[ -n "$missing" ] || exit 0

as_root=""
if [ "$(id -u)" -ne 0 ]; then
    if ! command -v sudo >/dev/null 2>&1; then
        echo "Please install these packages as root, then start again:$missing" >&2
        exit 1
    fi
    as_root=sudo
fi
echo "Installing:$missing" >&2
$as_root apt-get update >&2
# shellcheck disable=SC2086  # one word a package
$as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends $missing >&2
