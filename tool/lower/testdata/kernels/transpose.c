#include "kernel.h"
enum { rows = 11, columns = 6, beyond = 20 };
void _mlir_ciface_transpose(matrix *, matrix *);
int main(void) {
	static double a[rows][columns], got[columns * rows + beyond], want[columns * rows + beyond];
	fill(*a, sizeof a, 1), fill(got, sizeof got, 2), memcpy(want, got, sizeof got);
	matrix A = MATRIX_OF(a), B = {got, got, 0, {columns, rows}, {rows, 1}};
	_mlir_ciface_transpose(&A, &B);
	for (int i = 0; i < rows; i++) for (int j = 0; j < columns; j++) want[j * rows + i] = a[i][j];
	return result(got, want, sizeof got);
}
