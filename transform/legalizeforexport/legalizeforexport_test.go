package legalizeforexport_test

import (
	"testing"

	"github.com/gomlir/gomlir/test/lowertest"
)

// TestFiles compares what the pass makes of files.
func TestFiles(t *testing.T) { lowertest.Files(t) }
