package inline_test

import (
	"testing"

	"github.com/gomlir/gomlir/test/lowertest"
)

// TestFiles compares what the pass makes of files, and what it prints.
func TestFiles(t *testing.T) { lowertest.Files(t) }
