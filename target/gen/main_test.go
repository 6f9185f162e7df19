package main

import (
	"bytes"
	"os"
	"testing"

	"github.com/gomlir/gomlir/internal/peer"
)

// TestFresh compares features.txt with what the installed tools say now.
func TestFresh(t *testing.T) {
	if testing.Short() {
		t.Skip("asks mlir-opt some thousand times")
	}
	peer.Tool(t, "mlir-opt-22")
	peer.Tool(t, "llc-22")
	want, err := generate()
	if err != nil {
		t.Fatal(err)
	}
	got, err := os.ReadFile("../features.txt")
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got, want) {
		t.Error("features.txt is stale: run go generate ./target")
	}
}
