package ptr

import (
	"os"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/datalayout"
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/builtin"
	"github.com/gomlir/gomlir/dialect/dialecttest"
	"github.com/gomlir/gomlir/dialect/dlti"
	fn "github.com/gomlir/gomlir/dialect/func"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/effects"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/transform/canonicalize"
)

var suite = dialecttest.Suite{
	Dialects: []*ir.Dialect{Dialect, arith.Dialect, builtin.Dialect, dlti.Dialect, fn.Dialect},
	Passes:   []*pass.Def{canonicalize.Pass},
}

// TestPeer has texts that are accepted or not, with one and the same output or errors as those of
// mlir-opt.
func TestPeer(t *testing.T) {
	text, err := os.ReadFile("testdata/texts.mlir")
	if err != nil {
		t.Fatal(err)
	}
	suite.Peer(t, strings.Split(string(text), "// -----\n")...)
}

// TestFold has what folders find.
func TestFold(t *testing.T) {
	const space = "#ptr.generic_space"
	const p, m = "!ptr.ptr<" + space + ">", "memref<f32, " + space + ">"
	suite.Becomes(t, "canonicalize", `func.func @f(%p: `+p+`, %m: `+m+`) -> (`+p+`, `+p+`, `+m+`, `+m+`) {
  %zero = arith.constant 0 : i32
  %0 = ptr.ptr_add %p, %zero : `+p+`, i32
  %data = ptr.get_metadata %m : `+m+`
  %1 = ptr.from_ptr %p metadata %data : <`+space+`> -> `+m+`
  %2 = ptr.to_ptr %1 : `+m+` -> <`+space+`>
  %3 = ptr.to_ptr %m : `+m+` -> <`+space+`>
  %4 = ptr.from_ptr %3 metadata %data : <`+space+`> -> `+m+`
  %5 = ptr.from_ptr %3 : <`+space+`> -> `+m+`
  return %0, %2, %4, %5 : `+p+`, `+p+`, `+m+`, `+m+`
}`, `func.func @f(%arg0: `+p+`, %arg1: `+m+`) -> (`+p+`, `+p+`, `+m+`, `+m+`) {
  %0 = ptr.to_ptr %arg1 : `+m+` -> <`+space+`>
  %1 = ptr.from_ptr %0 : <`+space+`> -> `+m+`
  return %arg0, %arg0, %arg1, %1 : `+p+`, `+p+`, `+m+`, `+m+`
}`)
}

// TestEffects: a volatile or ordered access concerns all memory.
func TestEffects(t *testing.T) {
	for text, want := range map[string]effects.Summary{
		"%a = ptr.load %p : !ptr.ptr<#ptr.generic_space> -> i32":                               effects.Reads,
		"%a = ptr.load volatile %p : !ptr.ptr<#ptr.generic_space> -> i32":                      effects.Reads | effects.Writes | effects.Lasting,
		"%a = ptr.load %p atomic acquire alignment = 4 : !ptr.ptr<#ptr.generic_space> -> i32":  effects.Reads | effects.Writes | effects.Lasting,
		"ptr.store %i, %p : i32, !ptr.ptr<#ptr.generic_space>":                                 effects.Writes | effects.Lasting,
		"ptr.store %i, %p atomic release alignment = 4 : i32, !ptr.ptr<#ptr.generic_space>":    effects.Reads | effects.Writes | effects.Lasting,
		"%a = ptr.masked_load %p, %m, %v : !ptr.ptr<#ptr.generic_space> -> vector<4xi32>":      effects.Reads,
		"ptr.masked_store %v, %p, %m : vector<4xi32>, !ptr.ptr<#ptr.generic_space>":            effects.Writes | effects.Lasting,
		"%a = ptr.gather %s, %m, %v : vector<4x!ptr.ptr<#ptr.generic_space>> -> vector<4xi32>": effects.Reads,
		"ptr.scatter %v, %s, %m : vector<4xi32>, vector<4x!ptr.ptr<#ptr.generic_space>>":       effects.Writes | effects.Lasting,
		"%a = ptr.ptr_add %p, %i : !ptr.ptr<#ptr.generic_space>, i32":                          0,
	} {
		m, msg := suite.Load(t, "func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %i: i32, %m: vector<4xi1>, %v: vector<4xi32>, %s: vector<4x!ptr.ptr<#ptr.generic_space>>) {\n"+text+"\nreturn }")
		if m == nil {
			t.Error(msg)
			continue
		}
		op := m.Region(0).First().First().Region(0).First().First()
		if got := effects.Of(op); got != want {
			t.Errorf("%s: effects %b, want %b", text, got, want)
		}
		if v, ok := ir.ViewLikeOpInterface.Of(op); ok && v.ViewSource() != op.Operand(0) {
			t.Errorf("%s is a view of %v", text, v.ViewSource())
		}
	}
}

// TestLayout asks data layouts for pointers.
func TestLayout(t *testing.T) {
	m, msg := suite.Load(t, `module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<!ptr.ptr<#ptr.generic_space>, #ptr.spec<size = 32, abi = 16, preferred = 64, index = 24>>>} {
}`)
	if m == nil {
		t.Fatal(msg)
	}
	p := NewPtrType(m.Context(), NewGenericSpaceAttr(m.Context()))
	for _, c := range []struct {
		l                           *datalayout.Layout
		size, abi, preferred, index uint64
	}{
		{datalayout.New(), 64, 1, 1, 64},
		{datalayout.At(m), 32, 2, 8, 24},
	} {
		size, err := c.l.SizeInBits(p)
		abi, err2 := c.l.ABIAlignment(p)
		preferred, err3 := c.l.PreferredAlignment(p)
		index, ok := c.l.IndexBits(p)
		if err != nil || err2 != nil || err3 != nil || !ok || size.Min != c.size || abi != c.abi || preferred != c.preferred || index != c.index {
			t.Errorf("size %v, alignments %d and %d, index %d; want %+v", size, abi, preferred, index, c)
		}
	}
}
