package complextostandard_test

import (
	"testing"

	"github.com/gomlir/gomlir/test/lowertest"
)

// TestFiles compares the conversion of each operation, with several flags, and division in each way.
func TestFiles(t *testing.T) { lowertest.Files(t) }
