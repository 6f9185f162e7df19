package cftollvm_test

import (
	"testing"

	"github.com/gomlir/gomlir/test/lowertest"
)

// TestFiles compares what becomes of branches and assertions.
func TestFiles(t *testing.T) { lowertest.Files(t) }
