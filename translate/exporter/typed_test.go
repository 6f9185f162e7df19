package exporter_test

import (
	"bytes"
	"os"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/internal/peer"
)

// TestTyped exports a module with typed pointers, some of which come late. LLVM 14 must accept it,
// and there must be no opaque pointers.
func TestTyped(t *testing.T) {
	const text = `
llvm.mlir.global @counter(1 : i32) : i32
llvm.mlir.global linkonce_odr @x() : !llvm.struct<"struct.T", (i32)>
llvm.mlir.global_ctors ctors = [@f, @g, @f], priorities = [65535 : i32, 1 : i32, 2 : i32], data = [@x, #llvm.zero, @g]
llvm.mlir.global_dtors dtors = [@f], priorities = [0 : i32], data = [#llvm.zero]
llvm.func @f() {
  %0 = llvm.mlir.constant(2 : i32) : i32
  %1 = llvm.mlir.addressof @counter : !llvm.ptr<i32>
  llvm.store %0, %1 : !llvm.ptr<i32>
  llvm.return
}
llvm.func @g(%arg0: !llvm.ptr<i8>) -> !llvm.ptr<func<void ()>> {
  llvm.call @f() : () -> ()
  %0 = llvm.mlir.addressof @f : !llvm.ptr<func<void ()>>
  llvm.return %0 : !llvm.ptr<func<void ()>>
}
`
	out, errs := export(t, "typed.mlir", []byte(text), 1)
	if errs != "" {
		t.Fatal(errs)
	}
	for _, want := range []string{
		"store i32 2, i32* @counter",
		"@llvm.global_ctors = appending global [3 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32 65535, void ()* @f, i8* bitcast (%struct.T* @x to i8*) }, " +
			"{ i32, void ()*, i8* } { i32 1, void ()* bitcast (void ()* (i8*)* @g to void ()*), i8* null }, ",
		"@llvm.global_dtors = appending global [1 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32 0, void ()* @f, i8* null }]",
		"ret void ()* @f",
	} {
		if !strings.Contains(out, want) {
			t.Errorf("no %s in\n%s", want, out)
		}
	}
	cmd := peer.Command(t, peer.Tool(t, "llvm-as-14"), "-o", os.DevNull)
	cmd.Stdin = strings.NewReader(out)
	if msg, err := cmd.CombinedOutput(); err != nil || bytes.Contains(msg, []byte("warning")) {
		t.Errorf("llvm-as-14: %v\n%s", err, msg)
	}
}
