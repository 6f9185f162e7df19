#include "kernel.h"
MATRIX(intMatrix, int);
VECTOR(ints, int);
enum { rows = 10, columns = 21 };
void _mlir_ciface_rowsums(intMatrix *, ints *);
int main(void) {
	static int a[rows + 3][columns], got[rows + 3], want[rows + 3];
	for (int i = 0; i < rows + 3; i++)
		for (int j = 0; j < columns; j++) {
			a[i][j] = i * 1000 + j * j - 70;
			if (i < rows) want[i] += a[i][j];
		}
	intMatrix A = MATRIX_OF(a);
	ints S = VECTOR_OF(got);
	A.sizes[0] = S.sizes[0] = rows; // the rest must not count
	_mlir_ciface_rowsums(&A, &S);
	return result(got, want, sizeof got);
}
