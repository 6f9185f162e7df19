package asm

import (
	"testing"

	"github.com/gomlir/gomlir/ir"
)

// What specifications name types by makes the type of that name.
func TestBuildTypes(t *testing.T) {
	c := ir.NewContext()
	for want, build := range map[string]func(*ir.Context) ir.Type{
		"none": BuildNone, "index": BuildIndex, "i1": BuildI1, "i8": BuildI8, "i16": BuildI16,
		"i32": BuildI32, "i64": BuildI64, "f64": BuildF64,
	} {
		if got := build(c).String(); got != want {
			t.Errorf("got %s, want %s", got, want)
		}
	}
}
