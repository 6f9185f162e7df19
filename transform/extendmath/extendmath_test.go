package extendmath_test

import (
	"testing"

	"github.com/gomlir/gomlir/test/lowertest"
)

// TestFiles compares which operations are extended, and to what.
func TestFiles(t *testing.T) { lowertest.Files(t) }
