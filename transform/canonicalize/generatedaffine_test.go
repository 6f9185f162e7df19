package canonicalize_test

import (
	"testing"

	"github.com/gomlir/gomlir/test/lowertest"
	"github.com/gomlir/gomlir/test/randomir"
)

// TestGeneratedAffine compares what the pass makes of random functions of the affine dialect.
func TestGeneratedAffine(t *testing.T) {
	lowertest.CompareModule(t, randomir.Affine(*seed, *seeds, 2), []string{"--canonicalize", "-allow-unregistered-dialect"},
		[]string{"--canonicalize", "-allow-unregistered-dialect", "-mlir-print-debuginfo", "-mlir-print-local-scope"})
}
