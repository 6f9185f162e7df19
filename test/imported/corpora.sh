#!/usr/bin/env bash
# usage: corpora.sh DIR: compiles Lua, zlib, zstd and SQLite, C file by C file, to
# DIR/{lua,zlib,zstd,sqlite}/NAME-{O0,O2,g}.ll with clang-22, and to ….14.ll with
# clang-14. With the main programs of test/translated, the files of a directory
# link to one program. Needs Debian's apt-get, for source packages, and dpkg-dev;
# SQLite's source is from a Go module.
set -euo pipefail
mains=$(cd "$(dirname "$0")/../translated/testdata" && pwd)
mkdir -p "$1"
dir=$(cd "$1" && pwd)
mkdir -p "$dir/src/lists/partial"
cd "$dir/src"

. /etc/os-release
cat >debian.sources <<SOURCES
Types: deb-src
URIs: http://deb.debian.org/debian
Suites: $VERSION_CODENAME
Components: main
Signed-By: /usr/share/keyrings/debian-archive-keyring.gpg
SOURCES
apt() { apt-get -qq -o Dir::Etc::sourcelist="$PWD/debian.sources" -o Dir::Etc::sourceparts=- -o Dir::State::lists="$PWD/lists" "$@"; }
apt update
# Without Debian's patches, which need generated headers.
apt source --download-only lua5.4 zlib libzstd
for p in *.dsc; do
  name=${p%%_*}
  [ -d "$name" ] || dpkg-source --skip-patches --no-check -x "$p" "$name" >/dev/null
done

compile() { # compile CORPUS FLAGS -- FILES
  local corpus=$1 flags=() version f level
  shift
  while [ "$1" != -- ]; do flags+=("$1"); shift; done
  shift
  mkdir -p "$dir/$corpus"
  for f; do
    for level in O0 O2 g; do
      local opt=-$level
      [ $level != g ] || opt='-O0 -g -fdebug-compilation-dir=.'
      for version in 22 14; do
        local out=$dir/$corpus/$(basename "$f" .c)-$level.ll
        [ $version = 22 ] || out=${out%.ll}.14.ll
        # shellcheck disable=SC2086
        (cd "$(dirname "$f")" && clang-$version $opt -w -S -emit-llvm "${flags[@]}" "$(basename "$f")" -o "$out")
      done
    done
  done
}
lua=()
for f in "$PWD"/lua5.4/src/*.c; do [ "${f##*/}" = luac.c ] || lua+=("$f"); done
compile lua -DLUA_USE_LINUX -DLUA_COMPAT_5_3 -ULUA_USE_READLINE -- "${lua[@]}"
compile zlib -DHAVE_UNISTD_H -D_LARGEFILE64_SOURCE -I"$PWD/zlib" -- "$PWD"/zlib/*.c "$mains/zlib_main.c"
compile zstd -DZSTD_DISABLE_ASM -DXXH_NAMESPACE=ZSTD_ -DZSTD_LEGACY_SUPPORT=0 -I"$PWD/libzstd/lib" -I"$PWD/libzstd/lib/common" -- \
  "$PWD"/libzstd/lib/{common,compress,decompress,dictBuilder}/*.c "$mains/zstd_main.c"
sqlite=$(cd / && GO111MODULE=on GOWORK=off go mod download -json github.com/mattn/go-sqlite3@v1.14.52 | sed -n 's/.*"Dir": "\(.*\)".*/\1/p')
cp "$sqlite/sqlite3-binding.c" sqlite3.c
compile sqlite -- "$PWD/sqlite3.c" "$mains/sqlite_main.c"
