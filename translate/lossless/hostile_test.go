package lossless_test

import (
	"bytes"
	"math/rand/v2"
	"os"
	"regexp"
	"testing"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/llvmir"
	"github.com/gomlir/gomlir/source"
	"github.com/gomlir/gomlir/translate/exporter"
	"github.com/gomlir/gomlir/translate/lossless"
	"github.com/gomlir/gomlir/verify"
)

var keptText = regexp.MustCompile(`"(?:[^"\\]|\\.)*"|: i64|array<i32: [0-9, ]*>`)

// Whatever the preserving attributes contain, the export ends with a module or an error.
func TestHostile(t *testing.T) {
	rnd := rand.New(rand.NewPCG(1, 2))
	n := 100
	if testing.Short() {
		n = 15
	}
	for _, name := range []string{"testdata/basic.ll", "testdata/md.ll", "testdata/eh.ll", "testdata/uses.ll", "testdata/types.ll"} {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		out, _ := imported(t, name, text, lossless.Keep, 1)
		places := keptText.FindAllStringIndex(out, -1)
		for range n {
			a, b := places[rnd.IntN(len(places))], places[rnd.IntN(len(places))]
			edited := []byte(out[:a[0]])
			switch rnd.IntN(3) {
			case 0: // replaced by another attribute
				edited = append(edited, out[b[0]:b[1]]...)
			case 1: // a missing part
				if a[1]-a[0] > 4 {
					k := a[0] + 1 + rnd.IntN(a[1]-a[0]-2)
					edited = append(append(edited, out[a[0]:k]...), out[min(k+1+rnd.IntN(5), a[1]-1):a[1]]...)
				}
			case 2: // a changed character
				piece := []byte(out[a[0]:a[1]])
				piece[rnd.IntN(len(piece))] = "0!%s{(\x7f- "[rnd.IntN(9)]
				edited = append(edited, piece...)
			}
			edited = append(edited, out[a[1]:]...)
			c := newContext()
			f, err := c.Files().AddFile("x.mlir", edited)
			if err != nil {
				t.Fatal(err)
			}
			var errs bytes.Buffer
			report := diag.Filter((&diag.Renderer{Out: &errs, Set: c.Files()}).Handle, diag.Error, false)
			op := asm.ParseModule(c, source.Whole(f), asm.Config{}, report)
			if op == nil || !verify.Operation(op, verify.Options{}, report) {
				continue
			}
			if m := exporter.Module(op, exporter.Options{Threads: 1}, report); m != nil {
				m.Print(&errs, llvmir.PrintOptions{UseListOrders: true, Threads: 1})
			} else if errs.Len() == 0 {
				t.Error("there is neither a module nor an error")
			}
		}
	}
}
