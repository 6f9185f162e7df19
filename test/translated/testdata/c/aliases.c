int real(int x) { return x + 1; }
int other(int x) __attribute__((alias("real")));
int weakone(int x) __attribute__((weak, alias("real")));
static int impl(void) { return 42; }
static void *pick(void) { return (void *)impl; }
int chosen(void) __attribute__((ifunc("pick")));
extern int var; int var = 7;
extern int var2 __attribute__((alias("var")));
int (*table[])(int) = { other, weakone };
int (*fp)(void) = chosen;
int printf(const char *, ...);
int main(void) { printf("%d %d %d %d %d %d\n", other(1), weakone(2), chosen(), var2, table[1](3), fp()); return 0; }
