package asm

import (
	"io"
	"testing"
)

// BenchmarkPrint prints a module of many functions, with its locations and
// without.
func BenchmarkPrint(b *testing.B) {
	op := parseText(b, testContext(), "p.mlir", program(4000))
	for _, c := range []struct {
		name  string
		flags Flags
	}{
		{"plain", Flags{}},
		{"one-thread", Flags{Threads: 1}},
		{"debuginfo", Flags{DebugInfo: true}},
		{"generic", Flags{Generic: true}},
	} {
		b.Run(c.name, func(b *testing.B) {
			b.SetBytes(int64(len(Append(nil, op, c.flags))))
			b.ReportAllocs()
			for b.Loop() {
				if err := Print(io.Discard, op, c.flags); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
