#include "kernel.h"
VECTOR(bases, int8_t);
MATRIX(numbers, int32_t);
enum { n = 20 };
static int max(int a, int b) { return a > b ? a : b; }
void _mlir_ciface_nussinov(bases *, numbers *);
int main(void) {
	static int8_t sequence[n];
	static int32_t table[n][n], want[n][n];
	for (int i = 0; i < n; i++) sequence[i] = (i * i + i / 3) % 4;
	bases S = VECTOR_OF(sequence);
	numbers T = MATRIX_OF(table);
	_mlir_ciface_nussinov(&S, &T);
	for (int i = n - 1; i >= 0; i--) for (int j = i + 1; j < n; j++) {
		want[i][j] = max(want[i][j - 1], want[i + 1][j]);
		want[i][j] = max(want[i][j], want[i + 1][j - 1] + (i < j - 1 && sequence[i] + sequence[j] == 3));
		for (int k = i + 1; k < j; k++) want[i][j] = max(want[i][j], want[i][k] + want[k + 1][j]);
	}
	return result(table, want, sizeof table);
}
