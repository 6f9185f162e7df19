package specs

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"github.com/gomlir/gomlir/ods/gen"
)

// TestFresh makes sure that the generated code of each dialect is what its
// specification says.
func TestFresh(t *testing.T) {
	for _, d := range specs {
		t.Run(d.Name, func(t *testing.T) {
			want, err := gen.Source(d)
			if err != nil {
				t.Fatal(err)
			}
			file := filepath.Join("../..", directory(d.Name), "zops.go")
			got, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			if !bytes.Equal(got, want) {
				t.Errorf("%s is stale: run go generate ./%s", file, directory(d.Name))
			}
		})
	}
}

// directory is where the package of a dialect is.
func directory(dialect string) string {
	if dialect == "form" {
		return "test/form"
	}
	return "dialect/" + dialect
}
