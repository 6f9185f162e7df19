package complextollvm_test

import (
	"testing"

	"github.com/gomlir/gomlir/test/lowertest"
)

// TestFiles compares the conversion of each operation, and division in each way.
func TestFiles(t *testing.T) { lowertest.Files(t) }
