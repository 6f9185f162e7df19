package spacecasts_test

import (
	"testing"

	"github.com/gomlir/gomlir/test/lowertest"
)

// TestFiles compares what becomes of casts.
func TestFiles(t *testing.T) { lowertest.Files(t) }
