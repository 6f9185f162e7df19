// What the drivers of the kernels share. A driver calls a kernel, and computes the same in C in the
// same order.
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define VECTOR(name, T) typedef struct { T *allocated, *aligned; int64_t offset, sizes[1], strides[1]; } name
#define MATRIX(name, T) typedef struct { T *allocated, *aligned; int64_t offset, sizes[2], strides[2]; } name
VECTOR(vector, double);
MATRIX(matrix, double);

// The descriptors of arrays.
#define VECTOR_OF(a) {a, a, 0, {sizeof(a) / sizeof(*a)}, {1}}
#define MATRIX_OF(a) {*a, *a, 0, {sizeof(a) / sizeof(*a), sizeof(*a) / sizeof(**a)}, {sizeof(*a) / sizeof(**a), 1}}

// fill writes numbers that are no integers, so that another order of operations would show. They
// depend on seed.
static void fill(double *a, size_t bytes, int seed) {
	for (size_t i = 0; i < bytes / sizeof *a; i++) a[i] = ((i * 37 + seed * 11) % 101 + 1) / 7.0 - seed;
}

// result prints the number of bytes in which the kernel's result differs from that of C.
static int result(const void *got, const void *want, size_t bytes) {
	int wrong = 0;
	for (size_t i = 0; i < bytes; i++) wrong += ((const char *)got)[i] != ((const char *)want)[i];
	printf("%d wrong\n", wrong);
	return wrong != 0;
}
