#include "kernel.h"
enum { m = 4, n = 5, p = 6, q = 7 };
void _mlir_ciface_two_products(matrix *, matrix *, matrix *, matrix *);
int main(void) {
	static double a[m][n], b[n][p], c[p][q], d[m][q], ab[m][p], want[m][q];
	fill(*a, sizeof a, 1), fill(*b, sizeof b, 2), fill(*c, sizeof c, 3), fill(*d, sizeof d, 4);
	matrix A = MATRIX_OF(a), B = MATRIX_OF(b), C = MATRIX_OF(c), D = MATRIX_OF(d);
	_mlir_ciface_two_products(&A, &B, &C, &D);
	for (int i = 0; i < m; i++) for (int j = 0; j < p; j++) for (int k = 0; k < n; k++) ab[i][j] += a[i][k] * b[k][j];
	for (int i = 0; i < m; i++) for (int j = 0; j < q; j++) for (int k = 0; k < p; k++) want[i][j] += ab[i][k] * c[k][j];
	return result(d, want, sizeof d);
}
