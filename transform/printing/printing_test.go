package printing_test

import (
	"testing"

	"github.com/gomlir/gomlir/test/lowertest"
)

// TestFiles compares what the passes make of files, and what they print.
func TestFiles(t *testing.T) { lowertest.Files(t) }
