/* Round trips through zstd: levels, streaming, dictionaries, long distance
   matching, errors in the input; prints sizes and sums. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#define ZSTD_STATIC_LINKING_ONLY
#include "zstd.h"
#include "zdict.h"

enum { N = 300000 };
static unsigned char in[N], out[N * 2], back[N + 1];

static unsigned rnd(void) {
  static unsigned s = 54321;
  s = s * 1103515245u + 12345u;
  return (s >> 16) & 0x7fff;
}
static void fill(int kind) {
  for (int i = 0; i < N; i++)
    switch (kind) {
    case 0: in[i] = "the quick brown fox jumps over the lazy dog. "[(i + i / 97) % 45]; break;
    case 1: in[i] = (unsigned char)rnd(); break;
    case 2: in[i] = 7; break;
    default: in[i] = (unsigned char)(i > 300 && rnd() % 8 ? in[i - 1 - rnd() % 300] : rnd() % 64 + 32);
    }
}
static unsigned sum(const void *p, size_t n) {
  unsigned h = 2166136261u;
  for (size_t i = 0; i < n; i++) h = (h ^ ((const unsigned char *)p)[i]) * 16777619u;
  return h;
}
static size_t ok(const char *what, size_t r) {
  if (ZSTD_isError(r)) { printf("FAILED %s: %s\n", what, ZSTD_getErrorName(r)); exit(1); }
  return r;
}
static void same(const char *what, size_t n) {
  if (n != N || memcmp(in, back, N)) { printf("FAILED %s: differs\n", what); exit(1); }
}

int main(void) {
  printf("zstd %s\n", ZSTD_versionString());
  ZSTD_CCtx *c = ZSTD_createCCtx();
  ZSTD_DCtx *d = ZSTD_createDCtx();
  for (int kind = 0; kind < 4; kind++) {
    fill(kind);
    for (int level = -5; level <= 19; level += 3) {
      memset(back, 1, N);
      size_t n = ok("compress", ZSTD_compressCCtx(c, out, sizeof out, in, N, level));
      same("decompress", ok("decompress", ZSTD_decompressDCtx(d, back, N, out, n)));
      printf("kind %d level %d: %zu %08x\n", kind, level, n, sum(out, n));
    }
    ZSTD_CCtx_reset(c, ZSTD_reset_session_and_parameters);
    ZSTD_CCtx_setParameter(c, ZSTD_c_compressionLevel, 4);
    ZSTD_CCtx_setParameter(c, ZSTD_c_checksumFlag, 1);
    ZSTD_CCtx_setParameter(c, ZSTD_c_enableLongDistanceMatching, 1);
    ZSTD_CCtx_setParameter(c, ZSTD_c_windowLog, 18);
    ZSTD_outBuffer o = {out, sizeof out, 0};
    for (size_t at = 0; at < N;) {
      ZSTD_inBuffer i = {in + at, at + 7001 < N ? 7001 : N - at, 0};
      ZSTD_EndDirective e = at + i.size == N ? ZSTD_e_end : rnd() % 10 ? ZSTD_e_continue : ZSTD_e_flush;
      while (ok("stream", ZSTD_compressStream2(c, &o, &i, e)) && e != ZSTD_e_continue) {}
      at += i.pos;
    }
    ZSTD_inBuffer i = {out, 0, 0};
    ZSTD_outBuffer b = {back, 0, 0};
    memset(back, 1, N);
    while (i.pos < o.pos) {
      i.size = i.pos + 997 < o.pos ? i.pos + 997 : o.pos;
      b.size = b.pos + 5003 < N ? b.pos + 5003 : N;
      ok("unstream", ZSTD_decompressStream(d, &b, &i));
    }
    same("stream", b.pos);
    printf("kind %d stream: %zu %08x\n", kind, o.pos, sum(out, o.pos));
    out[o.pos / 2] ^= 0x55;
    size_t r = ZSTD_decompressDCtx(d, back, N, out, o.pos);
    printf("damaged: %s\n", ZSTD_isError(r) ? ZSTD_getErrorName(r) : "accepted");
    ZSTD_CCtx_reset(c, ZSTD_reset_session_and_parameters);
  }
  static char samples[100000]; static size_t sizes[1000]; size_t at = 0; unsigned k = 0;
  for (; k < 1000; k++) { sizes[k] = (size_t)sprintf(samples + at, "{\"id\": %u, \"name\": \"item-%u\", \"price\": %u.%02u}\n", k, rnd(), rnd() % 100, rnd() % 100); at += sizes[k]; }
  static char dict[8192];
  size_t dn = ZDICT_trainFromBuffer(dict, sizeof dict, samples, sizes, k);
  printf("dict: %s\n", ZDICT_isError(dn) ? ZDICT_getErrorName(dn) : "trained");
  ok("train", dn);
  printf("dict %zu %08x id %u\n", dn, sum(dict, dn), ZDICT_getDictID(dict, dn));
  size_t n = ok("dict", ZSTD_compress_usingDict(c, out, sizeof out, samples, sizes[0], dict, dn, 5));
  size_t m = ok("undict", ZSTD_decompress_usingDict(d, back, N, out, n, dict, dn));
  printf("with dict %zu of %zu: %.*s", n, m, (int)m, back);
  ZSTD_freeCCtx(c); ZSTD_freeDCtx(d);
  return 0;
}
