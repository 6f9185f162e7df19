// C's ways into LLVM IR that programs seldom have.
typedef unsigned long size_t;
typedef int v4si __attribute__((vector_size(16)));
typedef float v4sf __attribute__((vector_size(16)));

struct point { int x : 5, y : 11; double z; };
union word { int i; float f; char c[12]; };
static const char *const names[] = {"zero", "one", "two"};
static struct { void *p; struct point q[2]; union word w; } table = {&table, {{1, 2, 3.5}, {-1, 7, 1e300}}, {.f = 2.5f}};
_Thread_local int per_thread = 4;
extern int weak_one __attribute__((weak));
__attribute__((section("mine"), aligned(64), used)) int placed[8] = {1, 2, [5] = 3};
long double big = 1.25L;
_Complex double complex_number = 1.0;
__attribute__((visibility("hidden"))) int hidden;
static const int zeros[1000];

int aliasee(int x) { return x + zeros[x] + hidden; }
int alias(int x) __attribute__((alias("aliasee")));
static int fast(void) { return 1; }
static int slow(void) { return 2; }
static void *choose(void) { return per_thread ? (void *)fast : (void *)slow; }
int chosen(void) __attribute__((ifunc("choose")));
__attribute__((constructor(200))) static void before(void) { hidden = 3; }
__attribute__((destructor)) static void after(void) { hidden = 4; }

int variadic(int n, ...) {
  __builtin_va_list ap;
  int sum = 0;
  __builtin_va_start(ap, n);
  while (n--) sum += __builtin_va_arg(ap, int);
  __builtin_va_end(ap);
  return sum + (int)__builtin_strlen(names[sum & 1]);
}

int branches(int x, int *p) {
  switch (x) {
  case 1: return 4;
  case 2 ... 5: x *= 3; break;
  case -7: case 100: x = variadic(3, 1, 2, x);
  default: if (__builtin_expect(x > 1000, 0)) __builtin_trap();
  }
  for (int i = 0; i < x; i++) {
    if (p[i] == 3) continue;
    if (p[i] == 4) break;
    x += p[i] << (i & 7);
  }
#pragma clang loop unroll(disable) vectorize(enable)
  for (int i = 0; i < 100; i++) p[i] = i * x;
  return x;
}

int computed(int x) {
  static void *const to[] = {&&a, &&b, &&c};
  goto *to[x % 3];
a: x++;
b: x += 2;
c: return x;
}

int atomics(_Atomic int *p, int *q, _Atomic unsigned long *r) {
  int old = __atomic_fetch_add(q, 3, __ATOMIC_ACQ_REL);
  __atomic_thread_fence(__ATOMIC_SEQ_CST);
  __atomic_signal_fence(__ATOMIC_ACQUIRE);
  __atomic_compare_exchange_n(q, &old, 9, 1, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED);
  __atomic_fetch_nand(q, 1, __ATOMIC_RELEASE);
  *p = old;
  (*r)++;
  volatile int v = *p;
  return v + __atomic_exchange_n(q, 2, __ATOMIC_SEQ_CST);
}

v4si vectors(v4si a, v4sf b) {
  v4si c = __builtin_convertvector(b, v4si);
  v4si d = __builtin_shufflevector(a, c, 0, 5, 2, 7);
  d[2] = a[1] > c[3] ? a[0] : -1;
  return (a < c) & d;
}

double floats(double x, float y, long double z, _Complex double w, _Float16 h, __fp16 *s) {
  *s = (__fp16)y;
  if (__builtin_isnan(x) || x != x) return -0.0;
  return __builtin_fma(x, y, __builtin_sqrt(x)) + (double)z + __real__(w * w) + h + __builtin_inf() + 0x1.8p-1000;
}

long integers(long x, unsigned __int128 y, _BitInt(37) z, _Bool b) {
  long r;
  if (__builtin_mul_overflow(x, 37L, &r)) r = __builtin_popcountl(x) + __builtin_clzl(x | 1) + __builtin_ctzl(x | 8);
  y = y * y + (y >> 70) + __builtin_bswap64(x);
  return r / 7 % 5 + (long)y + (long)(z * z) + b + __builtin_abs((int)x);
}

int assembly(int x) {
  int y;
  __asm__ volatile("addl %1, %0" : "=r"(y) : "r"(x), "0"(3) : "cc", "memory");
  return y;
}

struct big { long a[10]; };
struct big by_value(struct big b, struct point p, int n) {
  int length = n * 2;
  char vla[length];
  __builtin_memset(vla, 0, length);
  __builtin_memcpy(&b, vla, n);
  struct { int v; } copy = {p.x + p.y};
  b.a[n & 7] += copy.v + vla[n];
  return b;
}

__attribute__((noreturn, cold)) void never(void);
__attribute__((noinline, pure)) int inline_me_not(const int *restrict p) { return *p; }
__attribute__((always_inline, target("avx2"))) static inline int wide(int x) { return x * 2; }
__attribute__((target("avx2"), nonnull(1))) int calls(int *p, int (*f)(int), size_t n) {
  void *buf[5];
  if (__builtin_setjmp(buf)) never();
  __builtin_prefetch(p, 1, 3);
  __builtin_assume(n > 3);
  if (!n) __builtin_unreachable();
  return f(inline_me_not(p)) + wide(*p) + chosen() + (&weak_one ? weak_one : 0) + (int)(long)__builtin_frame_address(0);
}
