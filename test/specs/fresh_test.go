package specs

import (
	"path/filepath"
	"testing"

	"github.com/gomlir/gomlir/ods/gen"
)

// TestFresh makes sure that the generated code of each dialect is what its
// specification says.
func TestFresh(t *testing.T) {
	for _, d := range specs {
		t.Run(d.Name, func(t *testing.T) {
			if err := gen.Check(d, filepath.Join("../..", directory(d.Name))); err != nil {
				t.Errorf("%v ./%s", err, directory(d.Name))
			}
		})
	}
}

// directory is where the package of a dialect is.
func directory(dialect string) string {
	switch dialect {
	case "form":
		return "test/form"
	case "ml_program":
		return "dialect/mlprogram"
	case "test":
		return "test/testdialect"
	}
	return "dialect/" + dialect
}
