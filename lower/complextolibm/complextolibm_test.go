package complextolibm_test

import (
	"testing"

	"github.com/gomlir/gomlir/test/lowertest"
)

// TestFiles compares the conversion of each operation.
func TestFiles(t *testing.T) { lowertest.Files(t) }
