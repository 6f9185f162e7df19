package llvmir

import (
	"bytes"
	"strconv"
	"strings"
	"testing"
	"time"
)

// hostileInputs returns texts that nest far deeper than any real program.
func hostileInputs(n int) map[string]string {
	in := func(open, mid, end string) string { return strings.Repeat(open, n) + mid + strings.Repeat(end, n) }
	return map[string]string{
		"struct type":       "@a = global " + in("{ ", "i8", " }") + " zeroinitializer\n",
		"array type":        "@a = global " + in("[1 x ", "i8", "]") + " zeroinitializer\n",
		"pointer type":      "@a = global i8" + strings.Repeat("*", n) + " null\n",
		"function type":     "@a = global " + in("void (", "i8", ")") + "* null\n",
		"named types":       namedChain(n) + "@a = global %t0 zeroinitializer\ndefine void @f() {\n  %x = alloca %t0\n  ret void\n}\n",
		"array constant":    "@a = global [1 x i8] " + in("[", "i8 1", "]") + "\n",
		"struct constant":   "@a = global { i8 } " + in("{ {i8} ", "i8 1", "}") + "\n",
		"expression":        "@a = global ptr " + in("getelementptr (i8, ptr ", "@a", ", i64 1)") + "\n",
		"skipped constant":  "define void @f() prefix ptr " + in("getelementptr (i8, ptr ", "@f", ", i64 1)") + " {\n  ret void\n}\n",
		"alias":             "@a = alias i8, " + in("getelementptr (i8, ptr ", "@a", ", i64 1)") + "\n",
		"callee":            "define void @f() {\n  call void " + in("inttoptr (i64 ", "1", " to ptr)") + "()\n  ret void\n}\n",
		"metadata":          "!0 = " + in("!{", "null", "}") + "\n",
		"chain of metadata": metadataChain(n),
		"expression in DI":  "!0 = !DIExpression(" + strings.Repeat("DW_OP_deref, ", n) + "DW_OP_deref)\n",
		"blocks":            "define void @f() {\n" + blockChain(n) + "}\n",
		"pads":              "define void @f() personality ptr null {\n" + padChain(min(n, 3000)) + "}\n",
		"braces":            "define void @f() {" + strings.Repeat("{", n),
		"parentheses":       "define void @f() {\n  call void inttoptr" + strings.Repeat("(", n),
		"aliases":           aliasChain(n),
		"scopes":            scopeChain(n),
	}
}

func chain(n int, f func(i int) string) string {
	var b strings.Builder
	for i := range n {
		b.WriteString(f(i))
	}
	return b.String()
}

func namedChain(n int) string {
	return chain(n, func(i int) string { return "%t" + strconv.Itoa(i) + " = type { %t" + strconv.Itoa(i+1) + " }\n" }) + "%t" + strconv.Itoa(n) + " = type { i8 }\n"
}

func metadataChain(n int) string {
	return "!n = !{!0}\n" + chain(n, func(i int) string { return "!" + strconv.Itoa(i) + " = !{!" + strconv.Itoa(i+1) + "}\n" }) + "!" + strconv.Itoa(n) + " = !{}\n"
}

func blockChain(n int) string {
	return chain(n, func(i int) string { return "b" + strconv.Itoa(i) + ":\n  br label %b" + strconv.Itoa(i+1) + "\n" }) + "b" + strconv.Itoa(n) + ":\n  ret void\n"
}

func padChain(n int) string {
	return "  ret void\n" + chain(n, func(i int) string {
		from := "none"
		if i > 0 {
			from = "%p" + strconv.Itoa(i-1)
		}
		return "b" + strconv.Itoa(i) + ":\n  %p" + strconv.Itoa(i) + " = cleanuppad within " + from + " []\n  cleanupret from %p" + strconv.Itoa(i) + " unwind label %b" + strconv.Itoa(i+1) + "\n"
	}) + "b" + strconv.Itoa(n) + ":\n  %q = cleanuppad within none []\n  unreachable\n"
}

func aliasChain(n int) string {
	return chain(n, func(i int) string {
		return "@a" + strconv.Itoa(i) + " = alias i8, ptr @a" + strconv.Itoa((i+1)%n) + "\n"
	})
}

func scopeChain(n int) string {
	return "!llvm.dbg.cu = !{}\n!n = !{!0}\n" + chain(n, func(i int) string {
		return "!" + strconv.Itoa(i) + " = distinct !DILexicalBlock(scope: !" + strconv.Itoa((i+1)%n) + ", line: 1)\n"
	}) + "!llvm.module.flags = !{!" + strconv.Itoa(n) + "}\n!" + strconv.Itoa(n) + " = !{i32 2, !\"Debug Info Version\", i32 3}\n"
}

// TestHostile checks that nothing overflows the stack or takes long.
func TestHostile(t *testing.T) {
	n := 100_000
	if testing.Short() {
		n = 20_000
	}
	for name, text := range hostileInputs(n) {
		t.Run(name, func(t *testing.T) { watched(t, text) })
	}
}

// TestTruncated reads all prefixes of a text that contains a bit of everything, and the text with a
// zero byte in it.
func TestTruncated(t *testing.T) {
	text := fuzzSeeds[3] + fuzzSeeds[4] + fuzzSeeds[5] + fuzzSeeds[2]
	for i := range len(text) {
		verdict(text[:i])
		verdict(text[:i] + "\x00" + text[i:])
	}
}

// Lines of many megabytes are accepted.
func TestLongLine(t *testing.T) {
	n := 100 << 20
	if testing.Short() {
		n = 4 << 20
	}
	if v := verdict("; " + strings.Repeat("x", n) + "\n@a = global [" + strconv.Itoa(n/8) + " x i8] c\"" + strings.Repeat("a", n/8) + "\"\n"); v != "" {
		t.Error(v[:min(len(v), 200)])
	}
	if v := verdict("@" + strings.Repeat("y", n/8) + " = global i32 0"); v != "" {
		t.Error(v[:min(len(v), 200)])
	}
}

// watched returns the verdict, and fails the test if it takes too long.
func watched(t *testing.T, text string) string {
	done := make(chan string, 1)
	go func() {
		v := verdict(text)
		if v == "" {
			m, _ := ParseString("x.ll", text, Options{})
			if err := m.Print(new(bytes.Buffer), PrintOptions{}); err != nil {
				t.Error(err)
			}
		}
		if _, err := ParseString("x.ll", text, Options{KeepTyped: true}); err == nil && v != "" {
			_ = err // with KeepTyped, newer constructs may be unknown
		}
		done <- v
	}()
	select {
	case v := <-done:
		return v
	case <-time.After(time.Minute):
		t.Errorf("not done after a minute:\n%s", text)
		return "hangs"
	}
}

// A type too deep to determine its size is not reported as unsized.
func TestDeepTypeIsNamed(t *testing.T) {
	for n, want := range map[int]string{
		10:                     "",
		600:                    "type is nested more than 512 deep",
		100_000:                "type is nested more than 512 deep",
		-1 /* no body */ :      "Cannot allocate unsized type",
		-2 /* no last body */ : "Cannot allocate unsized type",
	} {
		text := namedChain(max(n, 0))
		switch n {
		case -1:
			text = "%t0 = type opaque\n"
		case -2:
			text = "%t0 = type { i8, %t1 }\n%t1 = type { i32, %t2 }\n%t2 = type opaque\n"
		}
		_, err := ParseString("deep.ll", text+"define void @f() {\n  %x = alloca %t0\n  ret void\n}\n", Options{})
		if (err == nil) != (want == "") || err != nil && !strings.Contains(err.Error(), want) {
			t.Errorf("a chain of %d: %v", n, err)
		}
	}
}
