#include "kernel.h"
VECTOR(integers, int64_t);
enum { limit = 500 };
void _mlir_ciface_primes(integers *, int64_t);
int main(void) {
	static int64_t want[limit];
	int64_t count = 0;
	for (int n = 2; n < limit; n++) {
		int prime = 1;
		for (int p = 2; p < n; p++) prime &= n % p != 0;
		if (prime) want[count++] = n;
	}
	integers got;
	_mlir_ciface_primes(&got, limit);
	if (got.sizes[0] != count || got.strides[0] != 1 || got.offset != 0) return 1;
	int status = result(got.aligned, want, count * sizeof *want);
	free(got.allocated);
	return status;
}
