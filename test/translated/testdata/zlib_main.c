/* Round trips through every part of zlib: deflate at all levels and strategies,
   raw, zlib and gzip wrappers, dictionaries, gz* files, infback; prints sums. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "zlib.h"

enum { N = 200000 };
static unsigned char in[N], out[N + N / 2 + 1000], back[N];

static unsigned rnd(void) {
  static unsigned s = 12345;
  s = s * 1103515245u + 12345u;
  return (s >> 16) & 0x7fff;
}

static void fill(int kind) {
  for (int i = 0; i < N; i++)
    switch (kind) {
    case 0: in[i] = "the quick brown fox jumps over the lazy dog. "[(i + i / 97) % 45]; break;
    case 1: in[i] = (unsigned char)rnd(); break;
    case 2: in[i] = 0; break;
    default: in[i] = (unsigned char)(i > 300 && rnd() % 8 ? in[i - 1 - rnd() % 300] : rnd() % 64 + 32);
    }
}

static void die(const char *what, int rc) {
  printf("FAILED %s: %d\n", what, rc);
  exit(1);
}

static void round_trip(int level, int bits, int strategy, int mem, int dict) {
  z_stream s;
  int rc;
  memset(&s, 0, sizeof s);
  if ((rc = deflateInit2(&s, level, Z_DEFLATED, bits, mem, strategy)) != Z_OK) die("deflateInit2", rc);
  if (dict) deflateSetDictionary(&s, (const Bytef *)"the quick brown fox", 19);
  s.next_in = in; s.next_out = out;
  do { /* in pieces, so that windows slide */
    s.avail_in = s.next_in + 3001 < in + N ? 3001 : (uInt)(in + N - s.next_in);
    s.avail_out = 1777;
    if (s.next_out + s.avail_out > out + sizeof out) s.avail_out = (uInt)(out + sizeof out - s.next_out);
    rc = deflate(&s, s.next_in + s.avail_in == in + N ? Z_FINISH : rnd() % 50 ? Z_NO_FLUSH : Z_FULL_FLUSH);
  } while (rc == Z_OK || rc == Z_BUF_ERROR);
  if (rc != Z_STREAM_END) die("deflate", rc);
  uLong n = s.total_out;
  deflateEnd(&s);

  memset(&s, 0, sizeof s);
  memset(back, 1, sizeof back);
  if ((rc = inflateInit2(&s, bits)) != Z_OK) die("inflateInit2", rc);
  if (dict && bits < 0) inflateSetDictionary(&s, (const Bytef *)"the quick brown fox", 19);
  s.next_in = out; s.next_out = back;
  do {
    s.avail_in = s.next_in + 999 < out + n ? 999 : (uInt)(out + n - s.next_in);
    s.avail_out = s.next_out + 4000 < back + N ? 4000 : (uInt)(back + N - s.next_out);
    rc = inflate(&s, Z_NO_FLUSH);
    if (rc == Z_NEED_DICT) rc = inflateSetDictionary(&s, (const Bytef *)"the quick brown fox", 19);
  } while (rc == Z_OK);
  if (rc != Z_STREAM_END) die("inflate", rc);
  if (s.total_out != N || memcmp(in, back, N)) die("compare", (int)s.total_out);
  inflateEnd(&s);
  printf("level %2d bits %3d strategy %d mem %d dict %d: %lu crc %08lx adler %08lx\n", level, bits, strategy, mem, dict, n,
         crc32(0, out, (uInt)n), adler32(1, out, (uInt)n));
}

static unsigned back_in(void *p, z_const unsigned char **b) { *b = *(unsigned char **)p; return (unsigned)((uInt *)((char **)p + 1))[0]; }
static int back_out(void *p, unsigned char *b, unsigned n) { *(uLong *)p = crc32(*(uLong *)p, b, n); return 0; }

int main(void) {
  printf("zlib %s\n", zlibVersion());
  for (int kind = 0; kind < 4; kind++) {
    fill(kind);
    printf("kind %d crc %08lx adler %08lx\n", kind, crc32(0, in, N), adler32(1, in, N));
    for (int level = 0; level <= 9; level += kind == 3 ? 1 : 3) {
      round_trip(level, 15, Z_DEFAULT_STRATEGY, 8, 0);
      round_trip(level, -13, Z_DEFAULT_STRATEGY, 9, 1);
      round_trip(level, 31, Z_DEFAULT_STRATEGY, 4, 0);
    }
    for (int strategy = Z_FILTERED; strategy <= Z_FIXED; strategy++) round_trip(6, 12, strategy, 8, strategy & 1);
    uLongf n = sizeof out, m = N;
    if (compress2(out, &n, in, N, 9) != Z_OK || uncompress(back, &m, out, n) != Z_OK || m != N || memcmp(in, back, N)) die("compress2", 0);
    printf("compress2 %lu of at most %lu\n", n, compressBound(N));
    /* infback on the raw stream inside */
    struct { unsigned char *p; uInt n; } src = {out + 2, (uInt)n - 6};
    uLong sum = crc32(0, 0, 0);
    z_stream s;
    static unsigned char window[32768];
    memset(&s, 0, sizeof s);
    inflateBackInit(&s, 15, window);
    int rc = inflateBack(&s, back_in, &src, back_out, &sum);
    inflateBackEnd(&s);
    printf("infback %d crc %08lx\n", rc, sum);
  }
  printf("combine %08lx %08lx\n", crc32_combine(0x12345678, 0x9abcdef0, 100000), adler32_combine(0x12345678, 0x1abcdef0, 100000));
  const char *name = "zlib_main.tmp.gz";
  gzFile f = gzopen(name, "wb7");
  if (!f) die("gzopen", 0);
  for (int i = 0; i < 2000; i++) gzprintf(f, "line %d of %s, %5.2f\n", i, "a file", i / 7.0);
  gzputs(f, "the end\n"); gzputc(f, '.'); gzclose(f);
  f = gzopen(name, "rb");
  char line[100]; int lines = 0; uLong sum = 0;
  while (gzgets(f, line, sizeof line)) { lines++; sum = adler32(sum, (Bytef *)line, (uInt)strlen(line)); }
  gzrewind(f); gzseek(f, 1000, SEEK_SET); gzgets(f, line, sizeof line);
  printf("gz %d lines %08lx, at %ld eof %d: %s", lines, sum, (long)gztell(f), gzeof(f), line);
  gzclose(f); remove(name);
  return 0;
}
