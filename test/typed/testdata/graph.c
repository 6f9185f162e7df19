/* Structs that refer to each other in every way there is, by value, by pointer,
   through functions and unions, and what else LLVM IR of C has: variadic
   functions, byval and sret parameters, copies, switches, bit fields. */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct edge;
struct graph;
typedef int (*visit)(struct graph *, struct edge *, ...);

struct node {
	int id;
	struct edge *out;
	struct graph *home;
	union { struct node *next; double weight; char raw[12]; } u;
};
struct edge { struct node *to; struct edge *next; visit on_visit; unsigned seen : 1, cost : 7; };
struct pool { struct node nodes[8]; int used; };
struct graph { struct pool pool; struct node *first; struct graph *parent; visit hooks[2]; long long sum; };
struct wide { long a, b, c, d, e; struct graph *g; };
struct opaque;

static struct graph top;
static struct edge loop = { &top.pool.nodes[0], &loop, 0, 1, 9 };
static const char *const names[] = { "zero", "one", "two" };
struct opaque *nobody;

static int say(struct graph *g, struct edge *e, ...) {
	va_list args, again;
	va_start(args, e);
	va_copy(again, args);
	int n = va_arg(args, int);
	double x = va_arg(args, double);
	printf("%d %g %d %s\n", n, x, va_arg(again, int), names[n % 3]);
	va_end(again);
	va_end(args);
	g->sum += n * (e ? e->cost : 1);
	return n;
}

static struct wide spread(struct wide w, struct graph *g) {
	w.a += w.e;
	w.g = g;
	return w;
}

static struct node *add(struct graph *g, int id) {
	struct node *n = &g->pool.nodes[g->pool.used++];
	memset(n, 0, sizeof *n);
	n->id = id;
	n->home = g;
	n->u.next = g->first;
	g->first = n;
	return n;
}

static void join(struct node *a, struct node *b, int cost) {
	struct edge *e = malloc(sizeof *e);
	*e = loop;
	e->to = b;
	e->next = a->out;
	e->on_visit = (visit)say;
	e->cost = cost;
	a->out = e;
}

static int kind(int n) {
	switch (n) {
	case 0: return -1;
	case 1: case 4: return 10;
	case 2: return 20;
	case 7000: return 3;
	default: return n;
	}
}

int main(int argc, char **argv) {
	struct graph copy, *g = &top;
	g->hooks[0] = say;
	g->hooks[1] = (visit)0;
	for (int i = 0; i < 6; i++) add(g, i + argc);
	for (struct node *n = g->first; n; n = n->u.next)
		for (int i = 0; i < n->id; i++) join(n, &g->pool.nodes[(i * 5) % 6], n->id * 3 + i);
	memcpy(&copy, g, sizeof copy);
	copy.parent = g;
	for (struct node *n = copy.parent->first; n; n = n->u.next)
		for (struct edge *e = n->out; e; e = e->next)
			if (e->on_visit(&copy, e, e->to->id, n->id / 4.0) > 2 && copy.hooks[0]) copy.hooks[0](g, 0, kind(e->cost), 0.5);
	struct wide w = { 1, 2, 3, 4, 5, 0 };
	w = spread(w, &copy);
	int total = 0;
	__asm__("addl %1, %0" : "+r"(total) : "m"(copy.pool.used));
	printf("%lld %lld %ld %d %d %d\n", copy.sum, g->sum, w.a, w.g == &copy, total, __builtin_clz(copy.pool.used) + (loop.next == &loop));
	return (int)(copy.sum % 100);
}
