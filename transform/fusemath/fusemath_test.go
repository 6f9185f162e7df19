package fusemath_test

import (
	"testing"

	"github.com/gomlir/gomlir/test/lowertest"
)

// TestFiles compares which operations are fused, and where the results are.
func TestFiles(t *testing.T) { lowertest.Files(t) }
