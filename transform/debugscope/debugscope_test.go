package debugscope_test

import (
	"testing"

	"github.com/gomlir/gomlir/test/lowertest"
)

// TestFiles compares what the passes make of files.
func TestFiles(t *testing.T) { lowertest.Files(t) }
