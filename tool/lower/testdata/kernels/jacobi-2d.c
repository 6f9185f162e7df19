#include "kernel.h"
enum { n = 11, steps = 5 };
void _mlir_ciface_jacobi_2d(int64_t, matrix *, matrix *);
static void smooth(double from[n][n], double to[n][n]) {
	for (int i = 1; i < n - 1; i++) for (int j = 1; j < n - 1; j++)
		to[i][j] = 0.2 * (from[i][j] + from[i][j - 1] + from[i][j + 1] + from[i + 1][j] + from[i - 1][j]);
}
int main(void) {
	static double got[2][n][n], want[2][n][n];
	fill(**got, sizeof got, 1), memcpy(want, got, sizeof got);
	matrix A = MATRIX_OF(got[0]), B = MATRIX_OF(got[1]);
	_mlir_ciface_jacobi_2d(steps, &A, &B);
	for (int t = 0; t < steps; t++) smooth(want[0], want[1]), smooth(want[1], want[0]);
	return result(got, want, sizeof got);
}
