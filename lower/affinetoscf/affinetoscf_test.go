package affinetoscf_test

import (
	"strings"
	"testing"

	"github.com/gomlir/gomlir/test/lowertest"
)

// TestFiles compares the conversion of the dialect.
func TestFiles(t *testing.T) { lowertest.Files(t) }

// TestUndefined leaves what divides by a number that is not positive as it is.
func TestUndefined(t *testing.T) {
	for _, e := range []string{"d0 floordiv 0", "d0 ceildiv (-2)", "d0 mod 0"} {
		text := "func.func @f(%a: index) -> index {\n  %0 = affine.apply affine_map<(d0) -> (" + e + ")>(%a)\n  return %0 : index\n}"
		if got := lowertest.Opt(text, "-lower-affine"); !strings.Contains(got, "affine.apply") {
			t.Errorf("%s becomes\n%s", e, got)
		}
	}
}
