#include "kernel.h"
enum { rows = 7, inner = 5, columns = 9 };
void _mlir_ciface_gemm(double, double, matrix *, matrix *, matrix *);
int main(void) {
	static double a[rows][inner], b[inner][columns], c[rows][columns], want[rows][columns];
	fill(*a, sizeof a, 1), fill(*b, sizeof b, 2), fill(*c, sizeof c, 3), memcpy(want, c, sizeof c);
	matrix A = MATRIX_OF(a), B = MATRIX_OF(b), C = MATRIX_OF(c);
	_mlir_ciface_gemm(1.5, 1.2, &A, &B, &C);
	for (int i = 0; i < rows; i++) {
		for (int j = 0; j < columns; j++) want[i][j] *= 1.2;
		for (int k = 0; k < inner; k++) for (int j = 0; j < columns; j++) want[i][j] += 1.5 * a[i][k] * b[k][j];
	}
	return result(c, want, sizeof c);
}
