#include "kernel.h"
enum { n = 11, steps = 5 };
void _mlir_ciface_seidel_2d(int64_t, matrix *);
int main(void) {
	static double a[n][n], want[n][n];
	fill(*a, sizeof a, 1), memcpy(want, a, sizeof a);
	matrix A = MATRIX_OF(a);
	_mlir_ciface_seidel_2d(steps, &A);
	for (int t = 0; t < steps; t++) for (int i = 1; i < n - 1; i++) for (int j = 1; j < n - 1; j++)
		want[i][j] = (want[i - 1][j - 1] + want[i - 1][j] + want[i - 1][j + 1] + want[i][j - 1] + want[i][j] + want[i][j + 1] + want[i + 1][j - 1] + want[i + 1][j] + want[i + 1][j + 1]) / 9.0;
	return result(a, want, sizeof a);
}
