#!/bin/sh
# The compiler behind ccache:  cached.sh COMPILER ARGUMENT...
#
# The key of an object holds no folder, so that what one checkout has compiled serves the next. A precompiled
# header, however, remembers the files it was made of: that of another checkout is right today and wrong when
# somebody works there. So headers are precompiled anew in each folder, and what ccache takes for their content
# is the text they are made of, which is the same everywhere.
export CCACHE_NOHASHDIR=1 CCACHE_PCH_EXTSUM=1 CCACHE_SLOPPINESS=pch_defines,time_macros

# The same call, which writes the text that the compiler reads.
text_of() {
    count=$# before=
    while [ "$count" -gt 0 ]; do
        argument=$1
        case $before in
        -o) argument=/dev/stdout ;;
        -MF) argument=/dev/null ;;
        esac
        before=$1 count=$((count - 1))
        shift
        set -- "$@" "$argument"
    done
    "$@" -E -P
}

out= before=
for argument in "$@"; do
    [ "$before" = -o ] && out=$argument
    before=$argument
done
case $out in
*.gch)
    rm -f "$out" # or the compiler would read it
    text_of "$@" | sha256sum >"$out.sum" && exec "$@"
    ;;
*) exec ccache "$@" ;;
esac
