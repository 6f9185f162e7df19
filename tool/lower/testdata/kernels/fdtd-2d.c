#include "kernel.h"
enum { steps = 4, rows = 9, columns = 10 };
void _mlir_ciface_fdtd_2d(vector *, matrix *, matrix *, matrix *);
int main(void) {
	static double source[steps], got[3][rows][columns], want[3][rows][columns];
	fill(source, sizeof source, 1), fill(**got, sizeof got, 2), memcpy(want, got, sizeof got);
	vector S = VECTOR_OF(source);
	matrix X = MATRIX_OF(got[0]), Y = MATRIX_OF(got[1]), Z = MATRIX_OF(got[2]);
	_mlir_ciface_fdtd_2d(&S, &X, &Y, &Z);
	double (*ex)[columns] = want[0], (*ey)[columns] = want[1], (*hz)[columns] = want[2];
	for (int t = 0; t < steps; t++) {
		for (int j = 0; j < columns; j++) ey[0][j] = source[t];
		for (int i = 1; i < rows; i++) for (int j = 0; j < columns; j++) ey[i][j] -= 0.5 * (hz[i][j] - hz[i - 1][j]);
		for (int i = 0; i < rows; i++) for (int j = 1; j < columns; j++) ex[i][j] -= 0.5 * (hz[i][j] - hz[i][j - 1]);
		for (int i = 0; i < rows - 1; i++) for (int j = 0; j < columns - 1; j++)
			hz[i][j] -= 0.7 * (ex[i][j + 1] - ex[i][j] + ey[i + 1][j] - ey[i][j]);
	}
	return result(got, want, sizeof got);
}
