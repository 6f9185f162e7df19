#include "kernel.h"
typedef struct { double re, im; } number;
VECTOR(numbers, number);
enum { n = 31 };
void _mlir_ciface_hadamard(numbers *, numbers *);
int main(void) {
	static number x[n], y[n], want[n];
	for (int i = 0; i < n; i++) {
		x[i] = (number){i / 3.0 - 4, 7.0 / (i + 1)};
		y[i] = i % 5 == 0 ? x[i] : (number){1 - i / 11.0, i * 0.7};
		if (i % 5 == 0)
			want[i] = (number){-y[i].re, -y[i].im};
		else
			want[i] = (number){x[i].re * y[i].re - -x[i].im * y[i].im, -x[i].im * y[i].re + x[i].re * y[i].im};
	}
	numbers X = VECTOR_OF(x), Y = VECTOR_OF(y);
	_mlir_ciface_hadamard(&X, &Y);
	return result(y, want, sizeof y);
}
