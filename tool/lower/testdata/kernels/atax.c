#include "kernel.h"
enum { rows = 6, columns = 8 };
void _mlir_ciface_atax(matrix *, vector *, vector *);
int main(void) {
	static double a[rows][columns], x[columns], y[columns], want[columns];
	fill(*a, sizeof a, 1), fill(x, sizeof x, 2), fill(y, sizeof y, 3);
	matrix A = MATRIX_OF(a);
	vector X = VECTOR_OF(x), Y = VECTOR_OF(y);
	_mlir_ciface_atax(&A, &X, &Y);
	for (int i = 0; i < rows; i++) {
		double ax = 0;
		for (int j = 0; j < columns; j++) ax += a[i][j] * x[j];
		for (int j = 0; j < columns; j++) want[j] += a[i][j] * ax;
	}
	return result(y, want, sizeof y);
}
