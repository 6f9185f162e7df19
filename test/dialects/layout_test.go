package dialects

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/datalayout"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/internal/peer"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/source"
	"github.com/gomlir/gomlir/test/testdialect"
)

// factRx matches what upstream's test pass is expected to say of a type.
var factRx = regexp.MustCompile(`CHECK(?:-SAME)?: *(alignment|bitsize|index|preferred|size) = (\d+)`)

// TestLayoutQueries asks for the layouts that upstream's tests ask for with a
// pass of their own, test-data-layout-query.
func TestLayoutQueries(t *testing.T) {
	for _, test := range []struct {
		version string
		least   int
	}{{"22", 40}, {"14", 10}} {
		text, err := os.ReadFile(filepath.Join(peer.Shared(t), "upstream", test.version, "Dialect/LLVMIR/layout.mlir"))
		if err != nil {
			t.Fatal(err)
		}
		n := 0
		for chunk := range strings.SplitSeq(string(text), "// -----") {
			if !strings.Contains(chunk, "expected-error") {
				n += layoutChunk(t, test.version, chunk)
			}
		}
		if t.Logf("%s: %d facts", test.version, n); n < test.least {
			t.Errorf("%s: %d facts", test.version, n)
		}
	}
}

// layoutChunk compares what is said of the types in a module, and counts it.
func layoutChunk(t *testing.T, version, text string) int {
	t.Helper()
	ctx := ir.NewContext(testdialect.All()...)
	ctx.SetAllowUnregisteredDialects(true)
	file, err := ctx.Files().AddFile("layout.mlir", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	m := asm.ParseModule(ctx, source.Whole(file), asm.Config{}, func(d *diag.Diagnostic) { t.Error(version, d.Message) })
	if m == nil {
		return 0
	}
	n := 0
	lines := strings.Split(text, "\n")
	ir.WalkPre(m, func(op *ir.Operation) ir.WalkResult {
		if op.Name() != "test.data_layout_query" {
			return ir.Advance
		}
		line := ctx.Files().Position(op.Pos()).Line
		var facts []string
		for i := line - 2; i >= 0 && strings.Contains(lines[i], "//"); i-- {
			if f := factRx.FindStringSubmatch(lines[i]); f != nil {
				facts = append(facts, f[1]+" = "+f[2])
			}
		}
		typ := op.Result(0).Type()
		for _, want := range facts {
			name, _, _ := strings.Cut(want, " ")
			if got := fact(t, datalayout.At(op), typ, name); got != want {
				t.Errorf("%s: line %d, %s: %s, want %s", version, line, typ, got, want)
			}
			n++
		}
		return ir.Advance
	})
	return n
}

// fact is what a layout says of a type.
func fact(t *testing.T, l *datalayout.Layout, typ ir.Type, name string) string {
	t.Helper()
	var n uint64
	var size datalayout.Size
	var err error
	switch name {
	case "alignment":
		n, err = l.ABIAlignment(typ)
	case "preferred":
		n, err = l.PreferredAlignment(typ)
	case "bitsize":
		size, err = l.SizeInBits(typ)
		n = size.Min
	case "size":
		size, err = l.Size(typ)
		n = size.Min
	case "index":
		n, _ = l.IndexBits(typ)
	}
	if err != nil {
		t.Error(typ, err)
	}
	return fmt.Sprintf("%s = %d", name, n)
}
