package scfloops_test

import (
	"testing"

	"github.com/gomlir/gomlir/test/lowertest"
	"github.com/gomlir/gomlir/test/randomir"
)

// TestFiles compares the passes on loops written by hand.
func TestFiles(t *testing.T) { lowertest.Files(t) }

// TestRandom compares them on random loops.
func TestRandom(t *testing.T) {
	for seed := range uint64(4) {
		lowertest.CompareModule(t, randomir.Structured(seed+1, 4, 2), []string{"-scf-for-to-while"})
	}
}
