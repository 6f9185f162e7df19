package cftollvm_test

import (
	"testing"

	"github.com/gomlir/gomlir/test/lowertest"
)

// TestFiles compares the conversion of branches and assertions.
func TestFiles(t *testing.T) { lowertest.Files(t) }
