// What MLIR 14 can say of C: structs in each other, unions, tables of functions, zeros of aggregates,
// intrinsics that are operations there and others that are not, hints of the optimizer.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct part { int id; union { long whole; char bytes[8]; } of; struct part *next; short tail[3]; };
struct whole { struct part first; struct part rest[4]; double weight; int (*rank)(const struct part *, int); };

static int low(const struct part *p, int n) { return p->id * 3 + n; }
static int high(const struct part *p, int n) { return p->tail[n % 3] - p->of.bytes[n % 8]; }
static int (*const ranks[])(const struct part *, int) = {low, high, 0};
static struct whole table[6];
static const unsigned long big[] = {1, 0xfffffffffffffffful};

struct part *push(struct part *head, int id) {
  struct part *p = malloc(sizeof *p);
  memset(p, 0, sizeof *p);
  p->id = id, p->next = head, p->of.whole = (long)id << 20, p->tail[id % 3] = (short)-id;
  return p;
}

static unsigned swap(unsigned v) { return __builtin_bswap32(v) ^ (unsigned)__builtin_clz(v | 1); }

int classify(unsigned long v) {
  switch (v) {
  case 0: return 10;
  case 7: return 20;
  case 0xfffffffffffffffful: return 30;
  default: return v > 100 ? 40 : 50;
  }
}

struct whole copied(const struct whole *w) { return *w; }

int main(void) {
  struct part *list = 0;
  long sum = 0;
  for (int i = 0; i < 20; i++) list = push(list, i);
  for (struct part *p = list; p; p = p->next) {
    table[p->id % 6].rest[p->id % 4] = *p;
    table[p->id % 6].rank = ranks[p->id & 1];
    table[p->id % 6].weight += p->id / 2.0;
  }
  for (int i = 0; i < 6; i++) {
    struct whole w = copied(&table[i]);
    sum += w.rank(&w.rest[i % 4], i) + classify(big[i & 1]) + classify((unsigned long)i) + (long)(w.weight * 4);
    sum ^= swap((unsigned)sum);
  }
  printf("%ld %u %d\n", sum, swap(12345), classify(101));
  return 0;
}
