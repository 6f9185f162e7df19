package asm

import (
	"os"
	"testing"
)

// BenchmarkLexer needs a large file, named by GOMLIR_BENCH_INPUT.
func BenchmarkLexer(b *testing.B) {
	name := os.Getenv("GOMLIR_BENCH_INPUT")
	if name == "" {
		b.Skip("GOMLIR_BENCH_INPUT is not set")
	}
	src, err := os.ReadFile(name)
	if err != nil {
		b.Fatal(err)
	}
	b.SetBytes(int64(len(src)))
	for b.Loop() {
		l := lexer{src: src, end: len(src)}
		for l.advance(); l.tok != EOF; l.advance() {
		}
	}
}
