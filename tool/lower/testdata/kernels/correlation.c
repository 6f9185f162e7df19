#include "kernel.h"
enum { rows = 11, columns = 6 };
void _mlir_ciface_correlation(matrix *, matrix *);
int main(void) {
	static double data[rows][columns], got[columns][columns], x[rows][columns], want[columns][columns];
	fill(*data, sizeof data, 1);
	for (int i = 0; i < rows; i++) data[i][2] = 4.25; // varies too little
	memcpy(x, data, sizeof data);
	matrix D = MATRIX_OF(data), C = MATRIX_OF(got);
	_mlir_ciface_correlation(&D, &C);
	for (int j = 0; j < columns; j++) {
		double mean = 0, deviation = 0;
		for (int i = 0; i < rows; i++) mean += x[i][j];
		mean /= rows;
		for (int i = 0; i < rows; i++) deviation += (x[i][j] - mean) * (x[i][j] - mean);
		deviation = sqrt(deviation / rows);
		if (deviation <= 0.1) deviation = 1;
		for (int i = 0; i < rows; i++) x[i][j] = (x[i][j] - mean) / (sqrt(rows) * deviation);
	}
	for (int i = 0; i < columns; i++) {
		want[i][i] = 1;
		for (int j = i + 1; j < columns; j++) {
			for (int k = 0; k < rows; k++) want[i][j] += x[k][i] * x[k][j];
			want[j][i] = want[i][j];
		}
	}
	return result(got, want, sizeof got);
}
