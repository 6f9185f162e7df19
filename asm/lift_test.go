package asm_test

import (
	"strings"
	"testing"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/internal/peer"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/verify"
)

// lifted returns a program after a change that moves definitions.
func lifted(t *testing.T, text string, move func(*ir.Operation) error) string {
	t.Helper()
	op, errs := parseText(t, text)
	if op == nil {
		t.Fatal(errs)
	}
	if err := move(op); err != nil {
		t.Fatal(err)
	}
	verify.Operation(op, verify.Options{}, func(d *diag.Diagnostic) { t.Error(d) })
	return string(asm.Append(nil, op, asm.Flags{}))
}

func TestLiftAll(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		// Equal types are merged, those that depend on different ones are not.
		{`module {
  module @x {
    !a = !llvm.struct<"a", (ptr<!b>)>
    !b = !llvm.struct<"b", (ptr<!a>)>
    !c = !llvm.struct<"c", (!d)>
    !d = !llvm.struct<"d", (i8)>
    "op"() {a = !a, b = tuple<!b>, c = [!c, distinct[0]<!d>]} : () -> ()
  }
  module @y {
    !a = !llvm.struct<"a", (ptr<!b>)>
    !b = !llvm.struct<"b", (ptr<!a>)>
    !c = !llvm.struct<"c", (!d)>
    !d = !llvm.struct<"d", (i16)>
    "op"() {a = !a, b = tuple<!b>, c = [!c, distinct[1]<!d>]} : () -> ()
  }
  "op"() {d = !llvm.struct<"d.1", opaque>} : () -> ()
}
`, `#distinct = distinct[0]<!llvm.struct<"d", (i8)>>
#distinct1 = distinct[1]<!llvm.struct<"d.2", (i16)>>
module {
  module @x {
    "op"() {a = !llvm.struct<"a", (ptr<struct<"b", (ptr<struct<"a">>)>>)>, b = tuple<!llvm.struct<"b", (ptr<struct<"a", (ptr<struct<"b">>)>>)>>, c = [!llvm.struct<"c", (struct<"d", (i8)>)>, #distinct]} : () -> ()
  }
  module @y {
    "op"() {a = !llvm.struct<"a", (ptr<struct<"b", (ptr<struct<"a">>)>>)>, b = tuple<!llvm.struct<"b", (ptr<struct<"a", (ptr<struct<"b">>)>>)>>, c = [!llvm.struct<"c.1", (struct<"d.2", (i16)>)>, #distinct1]} : () -> ()
  }
  "op"() {d = !llvm.struct<"d.1", opaque>} : () -> ()
}
`},
		// Nested regions, types of the context that depend on a region's, values,
		// block arguments and locations.
		{`module {
  module @x {
    !a = !llvm.struct<"a", (i8)>
    #n = {a = [!a], t = tensor<2x!a>}
    module @z {
      !a_1 = !llvm.struct<"a", (!a)>
      %0 = "op"() {a = !a_1, n = #n} : () -> !a_1
      "op"(%0) ({
      ^bb0(%arg0: !llvm.struct<"g", (ptr<!a_1>)>):
      }) {f = (!a_1) -> ((!a) -> !a)} : (!a_1) -> ()
    }
  }
}
`, `module {
  module @x {
    module @z {
      %0 = "op"() {a = !llvm.struct<"a.1", (struct<"a", (i8)>)>, n = {a = [!llvm.struct<"a", (i8)>], t = tensor<2x!llvm.struct<"a", (i8)>>}} : () -> !llvm.struct<"a.1", (struct<"a", (i8)>)>
      "op"(%0) ({
      ^bb0(%arg0: !llvm.struct<"g.1", (ptr<struct<"a.1", (struct<"a", (i8)>)>>)>):
      }) {f = (!llvm.struct<"a.1", (struct<"a", (i8)>)>) -> ((!llvm.struct<"a", (i8)>) -> !llvm.struct<"a", (i8)>)} : (!llvm.struct<"a.1", (struct<"a", (i8)>)>) -> ()
    }
  }
}
`},
	} {
		if got := lifted(t, c.text, asm.LiftAll); got != c.want {
			t.Errorf("got %s\nwant %s", got, c.want)
		}
	}
}

// Lift moves the definitions of one region, and everything in it uses the moved ones.
func TestLift(t *testing.T) {
	const text = `module {
  !a = !llvm.struct<"a", (i64)>
  !same = !llvm.struct<"same", (ptr<!same>)>
  module @x {
    !a_1 = !llvm.struct<"a", (i8)>
    !b = !a_1
    !s = !llvm.struct<"same", (ptr<!s>)>
    module @y {
      !c = !llvm.struct<"c", (!a_1, !a, !s)>
      "op"() {c = !c, t = tuple<!same>} : () -> ()
    }
  }
}
`
	const want = `module {
  !a = !llvm.struct<"a", (i64)>
  !same = !llvm.struct<"same", (ptr<struct<"same">>)>
  !a_1 = !llvm.struct<"a.1", (i8)>
  !b = !a_1
  module @x {
    module @y {
      !c = !llvm.struct<"c", (!a_1, !a, !same)>
      "op"() {c = !c, t = tuple<!same>} : () -> ()
    }
  }
}
`
	got := lifted(t, text, func(op *ir.Operation) error {
		r := op.Region(0)
		return asm.Lift(r.First().First().Region(0), r.Scope())
	})
	if got != want {
		t.Errorf("got %s", got)
	}
	if again := lifted(t, got, func(*ir.Operation) error { return nil }); again != got {
		t.Errorf("comes back as %s", again)
	}
}

// TestLiftPeer lets mlir-opt read lifted programs.
func TestLiftPeer(t *testing.T) {
	opt := peer.Tool(t, "mlir-opt-22")
	text := lifted(t, `module {
  module @x {
    !a = !llvm.struct<"a", (ptr, !b)>
    !b = !llvm.struct<"b", (i8)>
    llvm.func @f(!a) -> !llvm.array<2 x !b>
  }
  module @y {
    !a = !llvm.struct<"a", (ptr, !b)>
    !b = !llvm.struct<"b", (i16)>
    llvm.func @f(!a) -> !llvm.array<2 x !b>
  }
}
`, asm.LiftAll)
	cmd := peer.Command(t, opt)
	cmd.Stdin = strings.NewReader(text)
	if out, err := cmd.CombinedOutput(); err != nil || string(out) != text+"\n" {
		t.Errorf("%v\n%s\n%s", err, out, text)
	}
}
