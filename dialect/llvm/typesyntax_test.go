package llvm_test

import (
	"bytes"
	"fmt"
	"sort"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/internal/peer"
	"github.com/gomlir/gomlir/ir"
)

func parse(t testing.TB, c *ir.Context, text string) ir.Type {
	t.Helper()
	ty, err := asm.ParseType(c, text)
	if err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	return ty
}

// opaqueTexts are types of MLIR 22, as it prints them.
var opaqueTexts = []string{
	"!llvm.void", "!llvm.token", "!llvm.label", "!llvm.metadata", "!llvm.x86_amx", "!llvm.ppc_fp128",
	"!llvm.ptr", "!llvm.ptr<3>", "!llvm.ptr<4294967295>",
	"!llvm.array<4 x i8>", "!llvm.array<0 x ptr<3>>", "!llvm.array<18446744073709551615 x f32>", "!llvm.array<2 x array<3 x vector<[4]xi8>>>",
	"!llvm.array<2 x vector<4x!llvm.ptr>>", "!llvm.array<4 x !llvm.array<4 x index>>", "!llvm.array<4 x !llvm.struct<(index)>>",
	"!llvm.array<4 x !llvm.ppc_fp128>", "!llvm.array<4 x target<\"a\">>", "!llvm.array<4 x (i32) -> i32>", "!llvm.array<4 x !foo.bar>",
	"!llvm.array<4 x tuple<!llvm.array<3 x i8>>>", "!llvm.array<4 x x86_amx>",
	"!llvm.func<void ()>", "!llvm.func<void (...)>", "!llvm.func<i32 (i32, ptr, ...)>", "!llvm.func<token (label, metadata, token)>",
	"!llvm.func<!llvm.ppc_fp128 (array<2 x i8>)>", "!llvm.func<(i32) -> i32 (i32)>", "!llvm.func<void (struct<\"fb\", opaque>)>",
	"!llvm.struct<()>", "!llvm.struct<packed ()>", "!llvm.struct<(i32, ptr)>", "!llvm.struct<packed (i8, struct<(i32)>)>",
	"!llvm.struct<(!llvm.struct<(index)>, ptr, struct<(i32)>)>", "!llvm.struct<(tensor<4xi8>, memref<4xi8>, none)>",
	`!llvm.struct<"e1", ()>`, `!llvm.struct<"", (i8)>`, `!llvm.struct<"o1", opaque>`, `!llvm.struct<"p1", packed (i8, i32)>`,
	`!llvm.struct<"a b !^$@$#\22\0A\\\C3\A9", (i32)>`, `!llvm.struct<"r1", (struct<"r1">)>`, `!llvm.struct<"r2", (array<2 x struct<"r2">>)>`,
	`!llvm.struct<"r3", (struct<"r4", (struct<"r4">, struct<"r3">)>, struct<"r4", (struct<"r4">, struct<"r3">)>)>`,
	`!llvm.struct<"r5", (ptr, struct<(struct<"r5">)>)>`, `!llvm.struct<"r6", (tuple<!llvm.struct<"r6">>)>`,
	`!llvm.struct<"r7", (tensor<4x!llvm.struct<"r7">>, !llvm.array<2 x !llvm.struct<"r7">>)>`,
	`!llvm.struct<"r8", (index, !llvm.struct<"r8">, !llvm.array<2 x !llvm.struct<"r8">>)>`,
	`!llvm.target<"a">`, `!llvm.target<"a\22", i32, f64>`, `!llvm.target<"a", 1, 0, 4294967295>`, `!llvm.target<"a", !llvm.void, !llvm.ptr, tensor<4xi8>, 0, 5>`,
}

// typedTexts are types with typed pointers, as MLIR 14 prints them.
var typedTexts = []string{
	"!llvm.x86_mmx", "!llvm.ptr<i8>", "!llvm.ptr<f32, 3>", "!llvm.ptr<ptr<ptr<i8>>>", "!llvm.ptr<ptr<i8, 42>, 9>", "!llvm.ptr<func<void ()>>",
	"!llvm.ptr<struct<\"po\", opaque>>", "!llvm.ptr<vector<4xi8>>", "!llvm.ptr<vector<[4]xi8>>", "!llvm.ptr<x86_mmx>", "!llvm.ptr<ppc_fp128>",
	"!llvm.ptr<!llvm.array<4 x index>>", "!llvm.ptr<vector<4xindex>>", "!llvm.struct<(!llvm.ptr<!llvm.func<index ()>>)>",
	"!llvm.vec<4 x ptr<i8>>", "!llvm.vec<? x 4 x i32>", "!llvm.vec<? x 8 x f16>", "!llvm.vec<? x 2 x ptr<i8, 3>>", "!llvm.vec<4 x ppc_fp128>",
	"!llvm.vec<? x 4 x ppc_fp128>", "!llvm.ptr<vec<? x 4 x i8>>", "!llvm.array<4 x vec<4 x ptr<i8>>>", "!llvm.func<void (vec<4 x ptr<i8>>)>",
	`!llvm.struct<"t1", (ptr<struct<"t1">>)>`, `!llvm.struct<"t2", (ptr<struct<"t3", (ptr<struct<"t2">, 3>)>>)>`,
	`!llvm.struct<"t4", (i32, struct<"t5", (ptr<struct<"t4">>, ptr<struct<"t5">>)>)>`, `!llvm.struct<"t6", (ptr<func<void (struct<"t6">)>>)>`,
	`!llvm.struct<(ptr<struct<"t7", (ptr<struct<"t7">>)>>, ptr<struct<"t7", (ptr<struct<"t7">>)>>)>`,
}

// readTexts are types that print differently from how they were written.
var readTexts = [][2]string{
	{"!llvm.ptr<0>", "!llvm.ptr"}, {"!llvm.ptr<0x3>", "!llvm.ptr<3>"}, {"!llvm.ptr<-3>", "!llvm.ptr<4294967293>"},
	{"!llvm<ptr>", "!llvm.ptr"}, {"!llvm<array<4 x i8> >", "!llvm.array<4 x i8>"}, {"!llvm.array<-1 x i8>", "!llvm.array<18446744073709551615 x i8>"},
	{"!llvm.array<4 x !llvm.ptr>", "!llvm.array<4 x ptr>"}, {"!llvm.func<void(i32,...)>", "!llvm.func<void (i32, ...)>"},
	{"!llvm.array<// no\n 4 x i8>", "!llvm.array<4 x i8>"}, {`!llvm.struct<"i1"  , ( i32 )>`, `!llvm.struct<"i1", (i32)>`},
	{`!llvm.struct<"i2", (struct<"i2", opaque>)>`, `!llvm.struct<"i2", (struct<"i2">)>`}, {"!llvm.array<0x4 x i8>", "!llvm.array<4 x i8>"},
	{"!llvm.array<4 x ppc_fp128>", "!llvm.array<4 x !llvm.ppc_fp128>"}, {`!llvm.target<"a", void>`, `!llvm.target<"a", !llvm.void>`},
	{"!llvm.target<\"a\", -1>", "!llvm.target<\"a\", 4294967295>"}, {"!llvm.void<>", "!llvm.void"},
}

// readTypedTexts are the same for MLIR 14 and for the versions up to 22.
var readTypedTexts = [][2]string{
	{"!llvm.ptr<i32, 0>", "!llvm.ptr<i32>"}, {"!llvm.array<4xptr<i8>>", "!llvm.array<4 x ptr<i8>>"}, {"!llvm.vec<?x4xi32>", "!llvm.vec<? x 4 x i32>"},
	{"!llvm.vec<4xptr<i8>>", "!llvm.vec<4 x ptr<i8>>"}, {"!llvm.ptr<!llvm.ptr<i8>>", "!llvm.ptr<ptr<i8>>"}, {"!llvm.ptr<i32, -1>", "!llvm.ptr<i32, 4294967295>"},
	{"!llvm.ptr<array<4 x ppc_fp128>>", "!llvm.ptr<array<4 x !llvm.ppc_fp128>>"},
	{"!llvm.ptr<!foo.bar>", "!llvm.ptr<!foo.bar>"},
	{"!llvm.vec<4 x ptr>", "vector<4x!llvm.ptr>"}, {"!llvm.vec<? x 4 x ptr<3>>", "vector<[4]x!llvm.ptr<3>>"},
	{"!llvm.array<2 x vec<? x 4 x ptr>>", "!llvm.array<2 x vector<[4]x!llvm.ptr>>"},
}

func TestRoundTrip(t *testing.T) {
	c := newContext()
	for _, text := range append(append([]string(nil), opaqueTexts...), typedTexts...) {
		ty := parse(t, c, text)
		if got := ty.String(); got != text {
			t.Errorf("%s is printed as %s", text, got)
		}
		if again := parse(t, newContext(), text); again.String() != text {
			t.Errorf("%s by itself is printed as %s", text, again)
		}
		if parse(t, c, text) != ty {
			t.Errorf("%s is another type the second time", text)
		}
	}
	for _, tt := range append(append([][2]string(nil), readTexts...), readTypedTexts...) {
		ty := parse(t, c, tt[0])
		if got := ty.String(); got != tt[1] {
			t.Errorf("%s is printed as %s, want %s", tt[0], got, tt[1])
		}
		if parse(t, c, tt[1]) != ty {
			t.Errorf("%s and %s are different types", tt[0], tt[1])
		}
	}
}

// wrap returns a program that contains a type.
func wrap(text string) string { return "\"t.x\"() {t = " + text + "} : () -> ()\n" }

// peerPrints runs a peer on one program with all texts and returns what it prints for each.
func peerPrints(t *testing.T, tool string, texts []string) []string {
	var src strings.Builder
	for _, text := range texts {
		src.WriteString(wrap(text))
	}
	cmd := peer.Command(t, peer.Tool(t, tool), "-allow-unregistered-dialect", "-")
	cmd.Stdin = strings.NewReader(src.String())
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("%s: %v\n%s", tool, err, stderr.String())
	}
	var got []string
	for line := range strings.Lines(string(out)) {
		line = strings.TrimSpace(line)
		if text, ok := strings.CutPrefix(line, `"t.x"() {t = `); ok {
			got = append(got, strings.TrimSuffix(text, "} : () -> ()"))
		}
	}
	return got
}

func TestRoundTripAgainstPeers(t *testing.T) {
	for tool, texts := range map[string][][2]string{"mlir-opt-22": pairs(opaqueTexts, readTexts), "mlir-opt-14": pairs(typedTexts, readTypedTexts[:6])} {
		var in []string
		for _, p := range texts {
			in = append(in, p[0])
		}
		got := peerPrints(t, tool, in)
		if len(got) != len(in) {
			t.Fatalf("%s printed %d of %d types", tool, len(got), len(in))
		}
		for i, p := range texts {
			if got[i] != p[1] {
				t.Errorf("%s prints %s as %s, we as %s", tool, p[0], got[i], p[1])
			}
		}
	}
}

func pairs(same []string, rest [][2]string) (all [][2]string) {
	for _, s := range same {
		all = append(all, [2]string{s, s})
	}
	return append(all, rest...)
}

// parseErrors parses src and returns "line:column: message" for each error.
func parseErrors(t testing.TB, src string) (errs []string) {
	t.Helper()
	c := newContext()
	asm.ParseBlock(c, chunk(t, c, src), asm.Config{Threads: 1}, func(d *diag.Diagnostic) {
		errs = append(errs, fmt.Sprintf("%d:%d: %s", d.Place.Line, d.Place.Column, d.Message))
	})
	return errs
}

// wrongTexts are texts that MLIR 22 rejects with the same errors.
var wrongTexts = []string{
	"!llvm.ptr<4294967296>", "!llvm.ptr<>", "!llvm.ptr<x>", "!llvm.ptr<3", "!llvm.ptr<3, 4>",
	"!llvm.array<18446744073709551616 x i8>", "!llvm.array<4 i8>", "!llvm.array<4 x>", "!llvm.array<4 x foo>", "!llvm.array<4 x i8", "!llvm.array",
	"!llvm.array<4 x 3>", "!llvm.array<4 x 4 x i8>", "!llvm.array<? x i8>", "!llvm.array<4 x void>", "!llvm.array<4 x token>",
	"!llvm.array<4 x metadata>", "!llvm.array<4 x label>", "!llvm.array<4 x func<void ()>>", "!llvm.array <4 x i8>", "!llvm.array<4 x !llvm.foo>",
	"!llvm.array<4 x !x>", "!llvm.array<4 x tuple<array<3 x index>>>",
	"!llvm.func<void (i32,..., i32)>", "!llvm.func<void (i32 i32)>", "!llvm.func<void (i32,)>", "!llvm.func<void (,)>", "!llvm.func<void>",
	"!llvm.func<>", "!llvm.func", "!llvm.func<void (void)>", "!llvm.func<label ()>", "!llvm.func<metadata ()>", "!llvm.func<void (func<void ()>)>",
	"!llvm.func<func<void ()> ()>", "!llvm.func<void ()", "!llvm.func<void ( >", "!llvm.func<void (...>", "!llvm.func<void (..., i8)>",
	"!llvm.struct<>", "!llvm.struct", "!llvm.struct<packed>", "!llvm.struct<opaque>", `!llvm.struct<"a">`, `!llvm.struct<"a" ()>`,
	`!llvm.struct<"a", packed opaque>`, `!llvm.struct<"a", packed>`, `!llvm.struct<"a", (i32>`, `!llvm.struct<"a", (i32,)>`, `!llvm.struct<"a", (i32 i32)>`,
	`!llvm.struct<"a", (i32)`, `!llvm.struct<"a", (i32),>`, "!llvm.struct<(i32),>", "!llvm.struct<i32>", `!llvm.struct<"a", foo>`, `!llvm.struct<"a", ptr>`,
	`!llvm.struct<"a", (struct<"a", ()>)>`, `!llvm.struct<"a", (struct<"b">)>`, `!llvm.struct<"a", (func<void (struct<"a">)>)>`,
	"!llvm.struct<(void)>", "!llvm.struct<(token)>", "!llvm.struct<(label)>", "!llvm.struct<(i32, func<void ()>, void)>", `!llvm.struct<"q", (i32, void)>`,
	`!llvm.struct<"q", packed (i32, void)>`, `!llvm.struct<"z", (memref<4x!llvm.struct<"z">>)>`, `!llvm.struct<"a", opaque`, `!llvm.struct<"a", opaque, ()>`,
	`!llvm.target<"a", 1, i32>`, `!llvm.target<"a", >`, `!llvm.target<"a", 1, >`, `!llvm.target<"a", i32, >`, `!llvm.target<"a", foo>`, "!llvm.target<a>",
	"!llvm.target", "!llvm.target<>", `!llvm.target<"a"`, `!llvm.target<"a", 1 2>`, `!llvm.target<"a", struct<"q">>`,
	"!llvm.byte", "!llvm.half", "!llvm.f32", "!llvm.i32", "!llvm.foo", "!llvm.tensor<4xi8>", "!llvm.vector<4xi8>", "!llvm.index", "!llvm",
	`!llvm<"i32">`, "!llvm<i32>", "!llvm.", "!llvm.3", "!llvm.foo<4>", "!llvm.ptr.foo", "!llvm.complex<f32>", "!llvm.func.func", "!llvm.none",
	"!llvm<foo>", "!llvm<>", "!llvm.array<4 x tensor<foo>>", "!llvm.array<4 x i99999999>", "!llvm.array<4 x \"a\">", "!llvm.struct<\"a\\q\", ()>",
}

// wrongButTypedTexts are texts that MLIR 14 rejects too, but for which we report what MLIR 22
// reports: at the end of the token before the wrong one, or that after ptr< an address space may
// follow.
var wrongButTypedTexts = map[string]string{
	"!llvm.ptr<i32 3>":                    "1:27: expected '>'",
	"!llvm.vec<4 ptr<i32>>":               "1:25: expected 'x' in dimension list",
	"!llvm.vec<? x 4 ptr<i32>>":           "1:29: expected 'x' in dimension list",
	`!llvm.struct<"A", (ptr<"A">)>`:       "1:37: expected integer value",
	`!llvm.struct<"a", ptr<struct<"a">>>`: "1:31: expected '('",
	"!llvm.vec<4294967296 x ptr<i32>>":    "1:24: invalid dimension",
}

// wrongTypedTexts are texts that MLIR 14 rejects with the same errors.
var wrongTypedTexts = []string{
	"!llvm.ptr<i32, 4294967296>", "!llvm.ptr<i32, x>", "!llvm.ptr<i32, >", "!llvm.ptr<void>", "!llvm.ptr<label>", "!llvm.ptr<token>",
	"!llvm.ptr<metadata>", "!llvm.ptr<index>", "!llvm.ptr<si32>", "!llvm.ptr<none>", "!llvm.ptr<tensor<4xi8>>", "!llvm.ptr<complex<f32>>",
	"!llvm.ptr<vector<4x4xi8>>",
	"!llvm.vec<4x4 x ptr<i32>>", "!llvm.vec<?x? x i32>", "!llvm.vec<? x i32>", "!llvm.vec<4 x ?x i32>", "!llvm.vec<0 x ptr<i32>>", "!llvm.vec<? x 0 x i32>",
	"!llvm.vec<-1 x ptr<i32>>", "!llvm.vec<ptr<i32>>", "!llvm.vec<>", "!llvm.vec", "!llvm.vec<4 x>", "!llvm.vec<4>", "!llvm.vec<4 x foo>", "!llvm.vec<4 x i32>",
	"!llvm.vec<4 x f32>", "!llvm.vec<4 x x86_mmx>", "!llvm.vec<4 x void>", "!llvm.vec<4 x index>", "!llvm.vec<4 x si32>", "!llvm.vec<4 x vector<4xi32>>",
	"!llvm.vec<4 x vec<4 x ptr<i8>>>", "!llvm.vec<4 x token>", "!llvm.vec<4 x struct<()>>", "!llvm.vec<4 x !foo.bar>", "!llvm.vec<? x 4 x void>",
	"!llvm.vec<? x 4 x vector<4xi8>>", "!llvm.vec<4 x ptr<i32>, 3>", "!llvm.vec<0x4 x ptr<i32>>",
	"!llvm.array<4 x vec<? x 4 x i32>>", "!llvm.struct<(vec<? x 4 x i32>)>",
	"!llvm.array<4 x func<void ()>>",
}

func TestErrorsAgainstPeers(t *testing.T) {
	for tool, texts := range map[string][]string{"mlir-opt-22": wrongTexts, "mlir-opt-14": wrongTypedTexts} {
		var programs []string
		for _, text := range texts {
			programs = append(programs, wrap(text))
		}
		want := peerErrors(t, tool, programs)
		for i, src := range programs {
			if got := parseErrors(t, src); len(got) == 0 || fmt.Sprint(got) != fmt.Sprint(want[i]) {
				t.Errorf("%s\n got %q\nwant %q", texts[i], got, want[i])
			}
		}
	}
	for text, want := range wrongButTypedTexts {
		if got := parseErrors(t, wrap(text)); len(got) == 0 || got[0] != want {
			t.Errorf("%s\n got %q\nwant %q", text, got, want)
		}
	}
}

// peerErrors runs a peer on programs and returns "line:column: message" for each error in each
// program.
func peerErrors(t *testing.T, tool string, programs []string) [][]string {
	var src strings.Builder
	starts := make([]int, len(programs)) // the line before the first line of each program
	line := 0
	for i, text := range programs {
		starts[i] = line
		line += strings.Count(text, "\n") + 1
		src.WriteString(text + "// -----\n")
	}
	cmd := peer.Command(t, peer.Tool(t, tool), "-allow-unregistered-dialect", "-split-input-file", "-")
	cmd.Stdin = strings.NewReader(src.String())
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	_ = cmd.Run()
	errs := make([][]string, len(programs))
	for text := range strings.Lines(stderr.String()) {
		at, msg, ok := strings.Cut(strings.TrimSpace(text), " error: ")
		if !ok {
			continue
		}
		var first, n, col int // 14 counts lines from the start of the program
		if _, err := fmt.Sscanf(at, "within split at <stdin>:%d offset :%d:%d:", &first, &n, &col); err == nil {
			n += first - 1
		} else if _, err := fmt.Sscanf(at, "<stdin>:%d:%d:", &n, &col); err != nil {
			continue
		}
		i := sort.SearchInts(starts, n) - 1
		errs[i] = append(errs[i], fmt.Sprintf("%d:%d: %s", n-starts[i], col, msg))
	}
	return errs
}

// TestStructConflicts has programs in which two texts give a struct different bodies. We report
// what MLIR reports, and also the two bodies.
func TestStructConflicts(t *testing.T) {
	conflicts := [][3]string{
		{`!llvm.struct<"a", (i32)>`, `!llvm.struct<"a", (i64)>`, `: '!llvm.struct<"a", (i64)>', was '!llvm.struct<"a", (i32)>'`},
		{`!llvm.struct<"a", packed (i32)>`, `!llvm.struct<"a", (i32)>`, `: '!llvm.struct<"a", (i32)>', was '!llvm.struct<"a", packed (i32)>'`},
		{`!llvm.struct<"a", (i32)>`, `!llvm.struct<"a", packed (i32)>`, `: '!llvm.struct<"a", packed (i32)>', was '!llvm.struct<"a", (i32)>'`},
		{`!llvm.struct<"a", opaque>`, `!llvm.struct<"a", ()>`, `: '!llvm.struct<"a", ()>', was '!llvm.struct<"a", opaque>'`},
		{`!llvm.struct<"a", opaque>`, `!llvm.struct<"a", packed ()>`, `: '!llvm.struct<"a", packed ()>', was '!llvm.struct<"a", opaque>'`},
		{`!llvm.struct<"a\22", opaque>`, `!llvm.struct<"a\22", (i32, i8)>`, `: '!llvm.struct<"a\22", (i32, i8)>', was '!llvm.struct<"a\22", opaque>'`},
		{`!llvm.struct<"b", (i8)>`, `!llvm.struct<"a", (struct<"b", (i16)>)>`, `: '!llvm.struct<"b", (i16)>', was '!llvm.struct<"b", (i8)>'`},
		{`!llvm.struct<"a", (i32)>`, `!llvm.struct<"a", opaque>`, ""},
		{`!llvm.struct<"a", (i32)>`, `!llvm.struct<"a">`, ""},
		{`!llvm.struct<"a", (i32)>`, `!llvm.struct<"b", (struct<"a">)>`, ""},
		{`!llvm.struct<"a", (tuple<!llvm.struct<"a">>)>`, `tuple<!llvm.struct<"a">>`, ""},
	}
	var programs []string
	for _, c := range conflicts {
		programs = append(programs, "\"t.x\"() {t = "+c[0]+", u =\n"+c[1]+"} : () -> ()\n")
	}
	want := peerErrors(t, "mlir-opt-22", programs)
	for i, src := range programs {
		if got := parseErrors(t, src); len(want[i]) != 1 || len(got) != 1 || got[0] != want[i][0]+conflicts[i][2] {
			t.Errorf("%s\n got %q\nwant %q and %s", src, got, want[i], conflicts[i][2])
		}
	}
}

// TestConflictInOrder has a long program whose parts are parsed by several goroutines. The second
// occurrence of a type conflicts with the first.
func TestConflictInOrder(t *testing.T) {
	op := func(elem string) string {
		return fmt.Sprintf("\"t.x\"() {t = !llvm.struct<\"a\", (%s)>} : () -> ()\n", elem)
	}
	// The parser of the second 256 KiB reaches the second occurrence before the other parser
	// reaches the first.
	const line = "\"t.y\"() : () -> ()\n"
	const n = 256 << 10 / len(line)
	text := strings.Repeat(line, n-100) + op("i32") + strings.Repeat(line, 200) + op("i64") + strings.Repeat(line, n)
	where := fmt.Sprint(n + 102)
	for range 5 {
		c := newContext()
		var errs []string
		asm.ParseBlock(c, chunk(t, c, text), asm.Config{Threads: 8}, func(d *diag.Diagnostic) {
			errs = append(errs, fmt.Sprint(d.Place.Line, " ", d.Message))
		})
		if len(errs) != 1 || !strings.HasPrefix(errs[0], where+" identified type already used with a different body: '!llvm.struct<\"a\", (i64)>'") {
			t.Fatalf("%q", errs)
		}
	}
}

// TestNotRemembered reads the same texts inside and outside of the body that gives them a meaning.
func TestNotRemembered(t *testing.T) {
	// The outside text comes first: inside, a struct must not be written in full again.
	got := parseErrors(t, wrap(`[!llvm.struct<"a", (i8)>, !llvm.struct<"a", (!llvm.struct<"a", (i8)>)>]`))
	if len(got) != 1 || !strings.Contains(got[0], "identifier already used for an enclosing struct") {
		t.Errorf("%q", got)
	}
	// The two texts are equal, and both are valid.
	if got := parseErrors(t, wrap(`[tuple<!llvm.struct<"b", (i8)>>, !llvm.struct<"c", (tuple<!llvm.struct<"b", (i8)>>)>]`)); got != nil {
		t.Errorf("%q", got)
	}
}

func TestDeepText(t *testing.T) {
	n := 100_000 // anything worse than linear does not end in time
	if testing.Short() {
		n = 20_000
	}
	for _, tt := range [][2]string{{"ptr<", ">"}, {"!llvm.ptr<", ">"}, {"struct<(", ")>"}, {"array<1 x ", ">"}, {"func<void (ptr<", ">)>"},
		{"array<1 x tuple<!llvm.", ">>"}, {"target<\"a\", ", ">"}} {
		text := "!llvm.ptr<" + strings.Repeat(tt[0], n) + "void" + strings.Repeat(tt[1], n) + ">"
		got := parseErrors(t, wrap(text))
		if len(got) != 1 || !strings.Contains(got[0], "nesting is too deep") {
			t.Errorf("%s: %.200q", tt[0], got)
		}
	}
	// We read what upstream reads.
	for _, tt := range [][2]string{{"!llvm.struct<(", ")>"}, {"!llvm.array<1 x ", ">"}, {"!llvm.array<1 x !llvm.struct<(", ")>>"}} {
		text := strings.Repeat(tt[0], 1000) + "i8" + strings.Repeat(tt[1], 1000)
		if got := parseErrors(t, wrap(text)); got != nil {
			t.Errorf("%s: %.200q", tt[0], got)
		}
	}
	var names strings.Builder
	for i := range n {
		fmt.Fprintf(&names, `struct<"%d", (`, i)
	}
	got := parseErrors(t, wrap("!llvm."+names.String()+"i8"+strings.Repeat(")>", n)))
	if len(got) != 1 || !strings.Contains(got[0], "nesting is too deep") {
		t.Errorf("structs: %.200q", got)
	}
}

// FuzzType checks that what is read prints as text that reads back as the same type, also in
// another context. Types of unregistered dialects are excluded: !a.- prints as !a<->, here and in
// MLIR, and that does not parse.
func FuzzType(f *testing.F) {
	for _, list := range [][]string{opaqueTexts, typedTexts, wrongTexts, wrongTypedTexts} {
		for _, text := range list {
			f.Add(text)
		}
	}
	f.Fuzz(func(t *testing.T, text string) {
		c := ir.NewContext(llvm.Dialect)
		ty, err := asm.ParseType(c, text)
		if err != nil {
			return
		}
		printed := ty.String()
		if again, err := asm.ParseType(c, printed); err != nil || again != ty {
			t.Fatalf("%q is printed as %q, which is %v, %v", text, printed, again, err)
		}
		other, err := asm.ParseType(ir.NewContext(llvm.Dialect), printed)
		if err != nil || other.String() != printed {
			t.Fatalf("%q is printed as %q and in another context as %v, %v", text, printed, other, err)
		}
		_ = llvm.IsCompatibleType(ty)
		_ = llvm.IsSized(ty)
		dl, _ := llvm.ParseDataLayout("")
		_, _ = dl.AllocSize(ty)
	})
}
