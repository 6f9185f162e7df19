package reconcilecasts_test

import (
	"testing"

	"github.com/gomlir/gomlir/test/lowertest"
)

// TestFiles compares what becomes of casts that passes leave.
func TestFiles(t *testing.T) { lowertest.Files(t) }
