#include "kernel.h"
MATRIX(image, float);
enum { rows = 5, columns = 7 };
void _mlir_ciface_downsample(image *, image *);
int main(void) {
	static float pixels[2 * rows][2 * columns], got[rows][columns], want[rows][columns], greatest;
	for (int i = 0; i < 2 * rows; i++) for (int j = 0; j < 2 * columns; j++) pixels[i][j] = (i * 31 + j * 17) % 53 / 7.0f;
	image I = MATRIX_OF(pixels), H = MATRIX_OF(got);
	_mlir_ciface_downsample(&I, &H);
	for (int i = 0; i < rows; i++) for (int j = 0; j < columns; j++) {
		want[i][j] = 0.25f * (pixels[2 * i][2 * j] + pixels[2 * i][2 * j + 1] + pixels[2 * i + 1][2 * j] + pixels[2 * i + 1][2 * j + 1]);
		if (want[i][j] > greatest) greatest = want[i][j];
	}
	for (int i = 0; i < rows; i++) for (int j = 0; j < columns; j++) want[i][j] /= greatest;
	return result(got, want, sizeof got);
}
