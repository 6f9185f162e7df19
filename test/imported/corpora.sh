#!/usr/bin/env bash
# usage: corpora.sh DIR: compiles Lua, zlib and zstd, C file by C file, to
# DIR/{lua,zlib,zstd}/NAME-{O0,O2,g}.ll with clang-22. Needs Debian's apt-get, for
# their source packages, and dpkg-dev. SQLite: go run ./bench -corpora.
set -euo pipefail
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
  local corpus=$1 flags=()
  shift
  while [ "$1" != -- ]; do flags+=("$1"); shift; done
  shift
  mkdir -p "$dir/$corpus"
  for f; do
    for level in O0 O2 g; do
      local opt=-$level
      [ $level != g ] || opt='-O0 -g -fdebug-compilation-dir=.'
      # shellcheck disable=SC2086
      (cd "$(dirname "$f")" && clang-22 $opt -w -S -emit-llvm "${flags[@]}" "$(basename "$f")" -o "$dir/$corpus/$(basename "$f" .c)-$level.ll")
    done
  done
}
compile lua -DLUA_USE_LINUX -- "$PWD"/lua5.4/src/*.c
compile zlib -DHAVE_UNISTD_H -- "$PWD"/zlib/*.c
compile zstd -DZSTD_DISABLE_ASM -DZSTD_LEGACY_SUPPORT=0 -I"$PWD/libzstd/lib" -I"$PWD/libzstd/lib/common" -- \
  "$PWD"/libzstd/lib/{common,compress,decompress,dictBuilder}/*.c
