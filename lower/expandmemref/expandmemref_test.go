package expandmemref_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/dialect/memref"
	"github.com/gomlir/gomlir/internal/peer"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/test/lowertest"
)

// TestFiles compares the passes on files with what mlir-opt-22 makes of them.
func TestFiles(t *testing.T) { lowertest.Files(t) }

// TestOwn has inputs of which mlir-opt-22 makes operations that are not valid, with sizes that it
// has read from somewhere.
func TestOwn(t *testing.T) {
	text := `func.func @unranked(%m: memref<*xf32>, %s: memref<3xi32>) {
  %0 = memref.reshape %m(%s) : (memref<*xf32>, memref<3xi32>) -> memref<*xf32>
  return
}`
	if got := lowertest.Opt(text, "-memref-expand"); !strings.Contains(got, "failed to legalize operation 'memref.reshape'") {
		t.Error(got)
	}
	text = `func.func @expand(%m: memref<?xf32>, %a: index, %b: index) -> memref<?x?x4xf32> {
  %0 = memref.expand_shape %m [[0, 1, 2]] output_shape [%a, %b, 4] : memref<?xf32> into memref<?x?x4xf32>
  return %0 : memref<?x?x4xf32>
}`
	want := "to offset: [0], sizes: [%arg1, %arg2, 4], strides: [%0, 4, 1]"
	if got := lowertest.Opt(text, "-expand-strided-metadata"); !strings.Contains(got, want) {
		t.Error(got)
	}
}

const metadataUse = `
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %0 : $ -> memref<f32>, index, index, index, index, index
  "use"(%b, %o, %s#0, %s#1, %t#0, %t#1) : (memref<f32>, index, index, index, index, index) -> ()`

// TestPeer compares expand-strided-metadata of parts of each kind of memref, and of what is asked
// of them.
func TestPeer(t *testing.T) {
	c := ir.NewContext()
	const dyn = ir.DynamicSize
	layouts := []*ir.StridedLayoutAttr{
		nil, ir.NewStridedLayoutAttr(c, 3, []int64{12, 2}), ir.NewStridedLayoutAttr(c, 0, []int64{dyn, 1}),
		ir.NewStridedLayoutAttr(c, dyn, []int64{dyn, dyn}), ir.NewStridedLayoutAttr(c, dyn, []int64{6, 0}),
	}
	shapes := [][]int64{{8, 6}, {dyn, 6}, {8, dyn}, {dyn, dyn}}
	parts := [][3][]int64{
		{{0, 0}, {2, 2}, {1, 1}}, {{dyn, 1}, {dyn, 2}, {2, dyn}}, {{dyn, dyn}, {dyn, dyn}, {dyn, dyn}},
		{{1, dyn}, {1, dyn}, {1, 3}}, {{2, 3}, {1, 1}, {dyn, dyn}},
	}
	var p lowertest.Program
	for _, shape := range shapes {
		for _, layout := range layouts {
			from := ir.NewMemRefType(shape, c.F32(), nil, nil)
			if layout != nil {
				from = ir.NewMemRefType(shape, c.F32(), layout, nil)
			}
			for _, part := range parts {
				addSubView(t, &p, from, part)
			}
		}
	}
	if peer.Short() {
		p = p[:len(p)/4]
	}
	p.Compare(t, "--expand-strided-metadata", "--pass-pipeline=any(expand-strided-metadata) -mlir-print-op-generic -mlir-print-debuginfo")
}

// addSubView adds a function that takes a part and asks where it is, and one that returns the part.
func addSubView(t *testing.T, p *lowertest.Program, from *ir.MemRefType, part [3][]int64) {
	to, ok := memref.SubViewType(from, part[0], part[1], part[2])
	if !ok {
		t.Fatal(from)
	}
	next := 0
	var text strings.Builder
	for _, list := range part {
		var items []string
		for _, n := range list {
			if n == ir.DynamicSize {
				next++
				items = append(items, fmt.Sprintf("%%a%d", next%4+1))
			} else {
				items = append(items, fmt.Sprint(n))
			}
		}
		fmt.Fprintf(&text, "[%s] ", strings.Join(items, ", "))
	}
	view := fmt.Sprintf("%%0 = memref.subview %%a0%s : %v to %v", text.String(), from, to)
	types := []string{from.String(), "index", "index", "index", "index"}
	p.Op(view+strings.Replace(metadataUse, "$", to.String(), 1), types...)
	p.Op(view+"\n  \"use\"(%0) : ("+to.String()+") -> ()", types...)
}
