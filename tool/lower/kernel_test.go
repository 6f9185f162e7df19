package lower_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/internal/peer"
	passes "github.com/gomlir/gomlir/pass/all"
	"github.com/gomlir/gomlir/tool"
	"github.com/gomlir/gomlir/tool/lower"
	"github.com/gomlir/gomlir/tool/stdio"
)

// driver calls the function of examples/matmul.mlir, and computes the same in C in the same
// order. The sums are no integers, so that an order of operations which differs would show.
const driver = `
#include <stdint.h>
#include <stdio.h>
enum { rows = 7, inner = 5, columns = 9 };
typedef struct { double *allocated, *aligned; int64_t offset, sizes[2], strides[2]; } matrix;
void _mlir_ciface_matmul(matrix *, matrix *, matrix *);
int main(void) {
	static double a[rows][inner], b[inner][columns], c[rows][columns], want[rows][columns];
	for (int i = 0; i < rows; i++) for (int k = 0; k < inner; k++) a[i][k] = 1.0 / (i + 2 * k + 1);
	for (int k = 0; k < inner; k++) for (int j = 0; j < columns; j++) b[k][j] = 1.0 / (3 * k + j + 2);
	for (int i = 0; i < rows; i++) for (int j = 0; j < columns; j++) c[i][j] = want[i][j] = i - j / 3.0;
	matrix A = {*a, *a, 0, {rows, inner}, {inner, 1}}, B = {*b, *b, 0, {inner, columns}, {columns, 1}}, C = {*c, *c, 0, {rows, columns}, {columns, 1}};
	_mlir_ciface_matmul(&A, &B, &C);
	for (int i = 0; i < rows; i++) for (int j = 0; j < columns; j++) for (int k = 0; k < inner; k++) want[i][j] += a[i][k] * b[k][j];
	int wrong = 0;
	for (int i = 0; i < rows; i++) for (int j = 0; j < columns; j++) wrong += c[i][j] != want[i][j];
	printf("%d wrong\n", wrong);
	return wrong != 0;
}
`

// The program of the README, lowered and compiled, computes what the same in C does.
func TestMatrixProduct(t *testing.T) {
	if peer.Recording() {
		t.Skip("the compiler writes a program, which is not recorded")
	}
	clang := peer.Tool(t, "clang-22")
	dir := t.TempDir()
	text, err := os.ReadFile("../../examples/matmul.mlir")
	if err != nil {
		t.Fatal(err)
	}
	write := func(name string, text []byte) string {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, text, 0o666); err != nil {
			t.Fatal(err)
		}
		return path
	}
	in, c, program := write("matmul.mlir", text), write("main.c", []byte(driver)), filepath.Join(dir, "matmul")
	for _, level := range []string{"-O0", "-O1"} {
		ll := filepath.Join(dir, "matmul.ll")
		std := stdio.Streams{In: os.Stdin, Out: t.Output(), Err: t.Output()}
		args := []string{"gomlir-lower", level, "--c-interface", in, "-o", ll}
		if status := lower.Main(t.Context(), tool.Tool{Dialects: all.Dialects(), Passes: passes.Passes()}, args, std); status != 0 {
			t.Fatalf("%s: exit status %d", level, status)
		}
		if out, err := peer.Command(t, clang, "-O0", "-ffp-contract=off", "-w", ll, c, "-o", program).CombinedOutput(); err != nil {
			t.Fatalf("%s: %v\n%s", level, err, out)
		}
		if out, err := peer.Command(t, program).CombinedOutput(); err != nil || string(out) != "0 wrong\n" {
			t.Errorf("%s: %v, %s", level, err, out)
		}
	}
}
