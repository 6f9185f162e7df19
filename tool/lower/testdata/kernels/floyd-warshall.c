#include "kernel.h"
MATRIX(lengths, int32_t);
enum { n = 12 };
void _mlir_ciface_floyd_warshall(lengths *);
int main(void) {
	static int32_t a[n][n], want[n][n];
	for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) want[i][j] = a[i][j] = (i + j) % 13 == 0 || (i + j) % 7 == 0 ? 999 : i * j % 7 + 1;
	lengths A = MATRIX_OF(a);
	_mlir_ciface_floyd_warshall(&A);
	for (int k = 0; k < n; k++) for (int i = 0; i < n; i++) for (int j = 0; j < n; j++)
		if (want[i][k] + want[k][j] < want[i][j]) want[i][j] = want[i][k] + want[k][j];
	return result(a, want, sizeof a);
}
