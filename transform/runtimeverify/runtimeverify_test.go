package runtimeverify_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/gomlir/gomlir/test/lowertest"
)

// TestFiles compares the checks of every operation that has some.
func TestFiles(t *testing.T) { lowertest.Files(t) }

// TestMany checks that the names of values are found once, not once for each operation.
func TestMany(t *testing.T) {
	const n = 20000
	var text strings.Builder
	text.WriteString("func.func @f(%m: memref<?xf32>, %i: index, %v: f32) {\n")
	for range n {
		text.WriteString("memref.store %v, %m[%i] : memref<?xf32>\n")
	}
	text.WriteString("return\n}\n")
	start := time.Now()
	got := lowertest.Opt(text.String(), "-generate-runtime-verification")
	if count := strings.Count(got, "^ out-of-bounds access"); count != n {
		t.Errorf("%d checks, want %d:\n%.500s", count, n, got)
	}
	if took := time.Since(start); took > 30*time.Second && !testing.Short() {
		t.Error(fmt.Sprint("takes ", took))
	}
}
