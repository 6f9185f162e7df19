package bytecode_test

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/bytecode"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/internal/peer"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/source"
)

func newContext() *ir.Context {
	ctx := ir.NewContext(all.Dialects()...)
	ctx.SetAllowUnregisteredDialects(true)
	return ctx
}

// parse parses a file of testdata under a name.
func parse(t testing.TB, name string, text []byte) (*ir.Operation, *asm.ExternalResources) {
	t.Helper()
	ctx := newContext()
	file, err := ctx.Files().AddFile(name, text)
	if err != nil {
		t.Fatal(err)
	}
	external := &asm.ExternalResources{}
	var c diag.Collector
	op := asm.ParseModule(ctx, source.Whole(file), asm.Config{External: external}, c.Handle)
	if op == nil {
		t.Fatal(c.Err(ctx.Files()))
	}
	return op, external
}

// read reads bytecode. It returns the text with locations, or the error.
func read(t testing.TB, data []byte, threads int) (string, error) {
	t.Helper()
	ctx := newContext()
	external := &asm.ExternalResources{}
	var c diag.Collector
	op := bytecode.ReadModule(ctx, "<stdin>", data, bytecode.ReadConfig{External: external, Threads: threads}, c.Handle)
	if op == nil {
		return "", c.Err(ctx.Files())
	}
	return text(op, external), nil
}

func text(op *ir.Operation, external *asm.ExternalResources) string {
	return string(asm.Append(nil, op, asm.Flags{Generic: true, DebugInfo: true, External: external}))
}

// testdata calls f for each module of testdata.
func testdata(t testing.TB, f func(name string, text []byte)) {
	t.Helper()
	files, err := filepath.Glob("testdata/*.mlir")
	if err != nil || len(files) == 0 {
		t.Fatal(files, err)
	}
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		f(filepath.Base(file), data)
	}
}

// The bytes are those of mlir-opt in each version, and it reads the same from ours as we from its.
func TestPeer(t *testing.T) {
	opt := peer.Tool(t, "mlir-opt-22")
	const producer = "MLIR22.1.8"
	testdata(t, func(name string, src []byte) {
		for version := range int64(bytecode.Version + 1) {
			cmd := peer.Command(t, opt, "-emit-bytecode", fmt.Sprint("-emit-bytecode-version=", version), "-allow-unregistered-dialect")
			cmd.Stdin = bytes.NewReader(src)
			want, err := cmd.Output()
			if err != nil {
				t.Fatal(name, err)
			}
			op, external := parse(t, "<stdin>", src)
			cfg := bytecode.WriteConfig{Old: true, OldVersion: version, Producer: producer, External: external}
			got, err := bytecode.Append(nil, op, cfg)
			if err != nil {
				t.Fatal(name, err)
			}
			if !bytes.Equal(got, want) {
				i := 0
				for i < min(len(got), len(want)) && got[i] == want[i] {
					i++
				}
				t.Errorf("%s, version %d: differs at %d of %d", name, version, i, len(want))
				continue
			}
			if _, err := read(t, want, 1); err != nil {
				t.Errorf("%s, version %d: %v", name, version, err)
			}
		}
	})
}

// A module is the same after writing and reading, for any number of threads, and writing it again
// gives the same bytes.
func TestRoundTrip(t *testing.T) {
	testdata(t, func(name string, src []byte) {
		op, external := parse(t, name, src)
		want := text(op, external)
		var first []byte
		for _, threads := range []int{1, 4} {
			data, err := bytecode.Append(nil, op, bytecode.WriteConfig{External: external, Threads: threads})
			if err != nil {
				t.Fatal(err)
			}
			if first == nil {
				first = data
			}
			if !bytes.Equal(data, first) {
				t.Errorf("%s: %d threads write other bytes", name, threads)
			}
			got, err := read(t, data, threads)
			if err != nil {
				t.Fatal(name, err)
			}
			if got != want {
				t.Errorf("%s: %s", name, peer.Difference(got, want))
			}
		}
		if now := text(op, external); now != want {
			t.Errorf("%s: writing changed the operation: %s", name, peer.Difference(now, want))
		}
	})
}

var every = flag.Int("every", 37, "try each n-th value of a byte; 1: all")

// Each byte of a file, set to other values, gives a module or one diagnostic.
func TestEveryByte(t *testing.T) {
	op, external := parse(t, "a", []byte(`func.func @f(%a: i32, %b: memref<2x?xf32>) -> i32 {
  %0 = "x.op"(%a, %a) ({ ^bb0(%c: vector<2xi8>): "x.use"(%a) : (i32) -> () }) {x = dense_resource<r> : tensor<1xi8>, y = #x.z} : (i32, i32) -> i32
  cf.br ^bb1(%0 : i32)
^bb1(%d: i32):
  return %d : i32
}
{-# dialect_resources: { builtin: { r: "0x0400000001" } } #-}`))
	data, err := bytecode.Append(nil, op, bytecode.WriteConfig{External: external})
	if err != nil {
		t.Fatal(err)
	}
	for i := len(bytecode.Magic); i < len(data); i++ {
		old := data[i]
		for v := 0; v < 256; v += *every {
			data[i] = byte(v)
			if _, err := read(t, data, 1); err != nil && !strings.Contains(err.Error(), "<stdin>:0:0: error: ") {
				t.Fatalf("byte %d is %d: %v", i, v, err)
			}
		}
		data[i] = old
	}
	for n := range data {
		if _, err := read(t, data[:n], 1); err == nil {
			t.Fatalf("the first %d bytes are read without an error", n)
		}
	}
}

// FuzzRead looks for bytes that crash the reader or give a module that cannot be written and read
// again.
func FuzzRead(f *testing.F) {
	testdata(f, func(name string, src []byte) {
		op, external := parse(f, name, src)
		for _, version := range []int64{0, 2, 4, 6} {
			data, err := bytecode.Append(nil, op, bytecode.WriteConfig{External: external, Old: true, OldVersion: version})
			if err != nil {
				f.Fatal(err)
			}
			f.Add(data)
		}
	})
	f.Fuzz(func(t *testing.T, data []byte) {
		ctx := newContext()
		var c diag.Collector
		op := bytecode.ReadModule(ctx, "<stdin>", data, bytecode.ReadConfig{Threads: 1, External: &asm.ExternalResources{}}, c.Handle)
		if op == nil {
			if c.Err(ctx.Files()) == nil {
				t.Fatal("neither a module nor a diagnostic")
			}
			return
		}
		again, err := bytecode.Append(nil, op, bytecode.WriteConfig{Threads: 1})
		if _, missing := errors.AsType[*bytecode.MissingAttrError](err); missing {
			return // the module has not been verified
		}
		if err != nil {
			t.Fatal(err)
		}
		if _, err := read(t, again, 1); err != nil && !strings.Contains(err.Error(), "maximum index was") {
			t.Fatal(err)
		}
	})
}
