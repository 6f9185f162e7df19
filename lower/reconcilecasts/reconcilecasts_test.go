package reconcilecasts_test

import (
	"testing"

	"github.com/gomlir/gomlir/test/lowertest"
)

// TestFiles compares the casts that remain.
func TestFiles(t *testing.T) { lowertest.Files(t) }
