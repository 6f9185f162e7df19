package ubtollvm_test

import (
	"testing"

	"github.com/gomlir/gomlir/test/lowertest"
)

// TestFiles compares the conversion of poison and unreachable code.
func TestFiles(t *testing.T) { lowertest.Files(t) }
