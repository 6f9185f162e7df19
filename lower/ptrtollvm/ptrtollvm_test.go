package ptrtollvm_test

import (
	"testing"

	"github.com/gomlir/gomlir/test/lowertest"
)

// TestFiles compares the conversion of pointers.
func TestFiles(t *testing.T) { lowertest.Files(t) }
