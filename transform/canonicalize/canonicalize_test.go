package canonicalize_test

import (
	"testing"

	"github.com/gomlir/gomlir/test/lowertest"
)

// TestFiles compares what the pass makes of folders, dead code and unreachable blocks.
func TestFiles(t *testing.T) { lowertest.Files(t) }
