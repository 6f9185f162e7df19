package asm

import (
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/ir"
)

// sharedProgram is a program in which each of 64 definitions mentions the one before
// it twice, so that its text without aliases has 2^64 times something.
func sharedProgram(first, next, last string) string {
	var b strings.Builder
	b.WriteString(first + "\n")
	for i := range 63 {
		b.WriteString(strings.NewReplacer("NEW", fmt.Sprint(i+1), "OLD", fmt.Sprint(i)).Replace(next) + "\n")
	}
	return b.String() + strings.ReplaceAll(last, "OLD", "63") + "\n"
}

var sharedPrograms = map[string]string{
	"tuple":     sharedProgram("!t0 = tuple<i1>", "!tNEW = tuple<!tOLD, !tOLD>", `"t.a"() ({^bb0(%a: !tOLD):}) {a = !tOLD} : () -> !tOLD`),
	"function":  sharedProgram("!t0 = () -> ()", "!tNEW = (!tOLD) -> (!tOLD)", `"t.a"() ({^bb0(%a: !tOLD):}) {a = !tOLD} : () -> (!tOLD)`),
	"encoding":  sharedProgram("!t0 = i1", "!tNEW = tensor<4xi1, [!tOLD, !tOLD]>", `"t.a"() : () -> !tOLD`),
	"array":     sharedProgram("#a0 = [0]", "#aNEW = [#aOLD, #aOLD]", `"t.a"() {a = #aOLD} : () -> ()`),
	"dict":      sharedProgram("#a0 = {}", "#aNEW = {a = #aOLD, b = #aOLD}", `"t.a"() <{p = #aOLD}> {a = #aOLD} : () -> ()`),
	"fused":     sharedProgram(`#l0 = loc("a")`, "#lNEW = loc(fused<#lOLD>[#lOLD])", `"t.a"() : () -> () loc(#lOLD)`),
	"call site": sharedProgram(`#l0 = loc("a")`, "#lNEW = loc(callsite(#lOLD at #lOLD))", `"t.a"() ({^bb0(%a: i1 loc(#lOLD)):}) : () -> () loc(#lOLD)`),
}

// TestSharedText prints such programs in all ways. None may take more than a
// few MiB of text, and without a bound none would end.
func TestSharedText(t *testing.T) {
	if testing.Short() {
		t.Skip("one goroutine prints some 100 MB")
	}
	for name, text := range sharedPrograms {
		op, msg := parseAny(t, text)
		if op == nil {
			t.Fatalf("%s: %s", name, msg)
		}
		inner := op.Region(0).First().First()
		for _, flags := range []Flags{{}, {Generic: true, DebugInfo: true}, {LocalScope: true, DebugInfo: true}, {PrettyDebugInfo: true, DebugInfo: true}} {
			if n := len(Append(nil, op, flags)); n > 100<<10 {
				t.Errorf("%s, %+v: %d bytes", name, flags, n)
			}
		}
		if n := len(Append(nil, inner, Flags{DebugInfo: true, PrettyDebugInfo: true})); n > 100<<10 {
			t.Errorf("%s: %d bytes for one operation", name, n)
		}
		check := func(x fmt.Stringer) {
			if n := len(x.String()); n > 2<<10 {
				t.Errorf("%s: String of a type or attribute has %d bytes", name, n)
			}
		}
		inner.Mentions(func(a ir.Attribute, _ *ir.Region) { check(a) }, func(t ir.Type, _ *ir.Region) { check(t) })
		long := name != "fused" && name != "call site" // locations have aliases anyway
		var n counter
		err := Print(&n, op, Flags{StructAliases: NeverStructAliases, DebugInfo: true})
		if long != errors.Is(err, ErrTooLong) || n > 100<<10 {
			t.Errorf("%s: without aliases: %d bytes, error %v", name, n, err)
		}
		if err := Print(io.Discard, op, Flags{StructAliases: NeverStructAliases, DebugInfo: true, LocalScope: true}); !errors.Is(err, ErrTooLong) {
			t.Errorf("%s: local scope without aliases: error %v", name, err)
		}
	}
}

type counter int

func (c *counter) Write(b []byte) (int, error) {
	*c += counter(len(b))
	return len(b), nil
}

// TestLongConstant prints constants that are longer than what is cut: they are
// as long as their data, and not cut.
func TestLongConstant(t *testing.T) {
	if testing.Short() {
		t.Skip("takes some 200 MB")
	}
	const n = 9 << 20
	for _, text := range []string{
		`"t.a"() {a = dense<"0x` + strings.Repeat("0102", n/2) + fmt.Sprintf(`"> : tensor<%dxi8>} : () -> ()`, n),
		`"t.a"() {a = "` + strings.Repeat("xy", n) + `"} : () -> ()`,
	} {
		op, msg := parseAny(t, text)
		if op == nil {
			t.Fatal(msg)
		}
		got := string(Append(nil, op, Flags{LocalScope: true, Generic: true}))
		if strings.Contains(got, "...") || len(got) < len(text) {
			t.Errorf("%d bytes of %d", len(got), len(text))
		}
	}
}

// TestCutText: what is cut is the beginning of what would be there.
func TestCutText(t *testing.T) {
	var b strings.Builder
	for range 1000 {
		b.WriteString("tuple<tuple<i32, i64>, vector<4xf32>>, ")
	}
	long := "tuple<" + b.String() + "i1>"
	op, msg := parseAny(t, `%0 = "t.a"() : () -> `+long+"\n"+strings.ReplaceAll(`%1 = "t.b"(%0) : (T) -> tuple<T, T, T>`, "T", long))
	if op == nil {
		t.Fatal(msg)
	}
	three := "tuple<" + long + ", " + long + ", " + long + ">"
	want := `%0 = "t.a"() : () -> ` + long + "\n" + `%1 = "t.b"(%0) : (` + long + ") -> " + three[:1<<10] + "..."
	var got []string
	for op := range op.Region(0).First().Ops() {
		got = append(got, string(Append(nil, op, Flags{LocalScope: true, Generic: true})))
	}
	if text := strings.Join(got, "\n"); text != want {
		t.Errorf("got %d bytes, want %d:\n%.3000s", len(text), len(want), text)
	}
}
