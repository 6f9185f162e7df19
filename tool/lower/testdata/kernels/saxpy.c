#include "kernel.h"
VECTOR(floats, float);
enum { n = 29, beyond = 8 };
void _mlir_ciface_saxpy(float, floats *, floats *);
int main(void) {
	static float x[n + beyond], y[n + beyond], want[n + beyond];
	for (int i = 0; i < n + beyond; i++) x[i] = 1 / (i + 3.0f), want[i] = y[i] = i / 7.0f - 2;
	floats X = VECTOR_OF(x), Y = VECTOR_OF(y);
	X.sizes[0] = Y.sizes[0] = n; // the rest must stay as it is
	_mlir_ciface_saxpy(1.7f, &X, &Y);
	for (int i = 0; i < n; i++) want[i] += 1.7f * x[i];
	return result(y, want, sizeof y);
}
