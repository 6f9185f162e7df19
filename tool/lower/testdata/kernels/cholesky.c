#include "kernel.h"
enum { n = 9 };
void _mlir_ciface_cholesky(matrix *);
int main(void) {
	static double a[n][n], want[n][n];
	for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) a[i][j] = 1.0 / (i + j + 1) + n * (i == j);
	memcpy(want, a, sizeof a);
	matrix A = MATRIX_OF(a);
	_mlir_ciface_cholesky(&A);
	for (int i = 0; i < n; i++) {
		for (int j = 0; j < i; j++) {
			for (int k = 0; k < j; k++) want[i][j] -= want[i][k] * want[j][k];
			want[i][j] /= want[j][j];
		}
		for (int k = 0; k < i; k++) want[i][i] -= want[i][k] * want[i][k];
		want[i][i] = sqrt(want[i][i]);
	}
	return result(a, want, sizeof a);
}
