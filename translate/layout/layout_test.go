package layout_test

import (
	"testing"

	"github.com/gomlir/gomlir/datalayout/llvmlayout"
	"github.com/gomlir/gomlir/dialect/builtin"
	"github.com/gomlir/gomlir/dialect/dlti"
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/target"
	"github.com/gomlir/gomlir/translate/layout"
)

// The errors are those of mlir-translate-22 --import-llvm.
func TestFromLLVMErrors(t *testing.T) {
	c := ir.NewContext(dlti.Dialect, llvm.Dialect)
	for _, part := range []string{"i", "i0:8", "i16777216:8", "f24:32", "p:64", "p:64:64:64:64:64", "n", "S0", "Fx8", "m", "8"} {
		_, _, err := layout.FromLLVM(c, "e-"+part)
		if want := "cannot translate data layout: " + part; err == nil || err.Error() != want {
			t.Errorf("%s: got %v, want %q", part, err, want)
		}
	}
}

// A layout that is converted to MLIR and back stays the same, except for parts without an entry in
// MLIR.
func TestTargets(t *testing.T) {
	c := ir.NewContext(builtin.Dialect, dlti.Dialect, llvm.Dialect)
	for _, triple := range []string{"x86_64-unknown-linux", "i386-pc-windows-msvc", "aarch64-apple-macos", "armv7-linux-gnueabihf", "riscv64", "powerpc64", "amdgcn", "wasm32", "avr"} {
		text := target.ParseTriple(triple).DataLayout()
		spec, _, err := layout.FromLLVM(c, text)
		if err != nil {
			t.Errorf("%s: %v", triple, err)
			continue
		}
		m := builtin.NewModule(ir.NewBuilder(c))
		m.Op().SetDiscardable(dlti.DataLayoutAttrName, spec)
		back, err := layout.ToLLVM(m.Op())
		if err != nil {
			t.Errorf("%s: %v", triple, err)
			continue
		}
		was, _ := llvmlayout.Parse(text)
		is, _ := llvmlayout.Parse(back)
		for _, bits := range []uint64{1, 8, 16, 32, 64, 128} {
			if a, b := extent(was, bits), extent(is, bits); a.Bits != b.Bits || a.ABI != b.ABI || a.Pref != b.Pref {
				t.Errorf("%s: i%d: %+v became %+v", triple, bits, a, b)
			}
		}
		if was.BigEndian != is.BigEndian || was.StackAlign != is.StackAlign || was.ProgramSpace != is.ProgramSpace || was.PointerBits(0) != is.PointerBits(0) {
			t.Errorf("%s: %s became %s", triple, was, is)
		}
	}
}

// extent returns the layout of an integer type.
func extent(l *llvmlayout.Layout, bits uint64) llvmlayout.Extent {
	e, _ := llvmlayout.NewTypes(l, func(n uint64) llvmlayout.Shape[uint64] {
		return llvmlayout.Shape[uint64]{Kind: llvmlayout.IntegerKind, Bits: n}
	}).Of(bits)
	return e
}
