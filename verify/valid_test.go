package verify_test

import (
	"testing"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/verify"
)

// Of an operation that is known to be valid only the references to symbols are checked.
func TestValid(t *testing.T) {
	const text = `
func.func @f(%x: i32) -> i32 {
  %0 = call @g(%x) : (i32) -> i32
  return %0 : i32
}
func.func private @g(i32) -> i32
func.func @h(%x: i32, %y: i64) -> i32 {
  builtin.module {
    func.func @inner() {
      call @other() : () -> ()
      return
    }
    func.func private @other()
  }
  return %x : i32
}`
	op := func(m *ir.Operation, names ...string) *ir.Operation {
		for _, name := range names {
			m = ir.NewSymbolTable(m).Lookup(name)
		}
		return m
	}
	body := func(f *ir.Operation) *ir.Block { return f.Region(0).First() }
	for _, tt := range []struct {
		what        string
		breaks      func(m *ir.Operation)
		known, full bool // whether the result is true if all operations are known to be valid, and if none are
	}{
		{"nothing", func(*ir.Operation) {}, true, true},
		{"callee", func(m *ir.Operation) { op(m, "g").Erase() }, false, false},
		{"order", func(m *ir.Operation) {
			call := body(op(m, "f")).First()
			call.MoveAfter(call.Next())
		}, true, false},
		{"order beside a symbol table", func(m *ir.Operation) {
			h := body(op(m, "h"))
			h.Last().MoveBefore(h.First())
		}, false, false},
		{"inner callee", func(m *ir.Operation) { op(body(op(m, "h")).First(), "other").Erase() }, false, false},
	} {
		m, err := asm.ParseString(ir.NewContext(all.Dialects()...), "valid.mlir", text)
		if err != nil {
			t.Fatal(err)
		}
		tt.breaks(m)
		for _, threads := range []int{1, 4} {
			known := verify.Options{Threads: threads, Valid: func(*ir.Operation) bool { return true }}
			if got := verify.Operation(m, known, func(*diag.Diagnostic) {}); got != tt.known {
				t.Errorf("%s: all known: %v", tt.what, got)
			}
			none := verify.Options{Threads: threads, Valid: func(*ir.Operation) bool { return false }}
			if got := verify.Operation(m, none, func(*diag.Diagnostic) {}); got != tt.full {
				t.Errorf("%s: none known: %v", tt.what, got)
			}
			if got := verify.Operation(m, verify.Options{Threads: threads}, func(*diag.Diagnostic) {}); got != tt.full {
				t.Errorf("%s: %v", tt.what, got)
			}
		}
	}
}
