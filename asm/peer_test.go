package asm

import (
	"bytes"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/internal/peer"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/source"
)

// opNames matches the names of operations in generic form.
var opNames = regexp.MustCompile(`(?m)(^ *|= )"(\w+)\.([\w.]+)"\(`)

// symbolNames matches the names of dialects before their types and attributes.
var symbolNames = regexp.MustCompile(`([!#])(\w+)([.<])`)

// unregister renames all operations but modules, and the dialects of types and
// attributes, to ones that are not registered.
func unregister(text []byte) []byte {
	text = symbolNames.ReplaceAll(text, []byte("${1}x${2}${3}"))
	return opNames.ReplaceAllFunc(text, func(m []byte) []byte {
		if bytes.Contains(m, []byte(`"builtin.module"`)) {
			return m
		}
		return opNames.ReplaceAll(m, []byte(`${1}"x${2}.${3}"(`))
	})
}

const marker = "// -----\n"

// run gives many programs to mlir-opt at once and returns what it prints for
// each, nothing for those that it rejects.
func run(t *testing.T, opt string, programs []string, args ...string) []string {
	cmd := peer.Command(t, opt, append(args, "-allow-unregistered-dialect", "-split-input-file")...)
	cmd.Stdin = strings.NewReader(strings.Join(programs, marker))
	out, _ := cmd.Output() // it fails if any program is rejected
	printed := strings.Split(string(out), marker)
	return printed
}

// upstreamPrograms returns upstream's tests in generic form with operations
// that are not registered, by the name of their file.
func upstreamPrograms(t *testing.T, opt string) (names, texts []string) {
	files, err := filepath.Glob(filepath.Join(peer.Shared(t), "upstream/22/*/*.mlir"))
	if err != nil || len(files) == 0 {
		t.Fatal("no files", err)
	}
	var allNames, parts []string
	for _, name := range files {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, part := range strings.Split(string(text), "// -----") {
			allNames = append(allNames, name)
			parts = append(parts, part+"\n")
		}
	}
	generic := run(t, opt, parts, "-mlir-print-op-generic", "-mlir-print-debuginfo")
	if len(generic) != len(parts) {
		t.Fatalf("%d programs in, %d out", len(parts), len(generic))
	}
	for i, g := range generic {
		// Dialect test is not known here, resources included.
		if g != "" && !strings.Contains(g, "    test: {") {
			names = append(names, allNames[i])
			texts = append(texts, string(unregister([]byte(g))))
		}
	}
	return names, texts
}

// TestPeerPrint prints upstream's tests with many flags.
func TestPeerPrint(t *testing.T) {
	opt := peer.Tool(t, "mlir-opt-22")
	names, texts := upstreamPrograms(t, opt)
	for _, c := range printCases {
		n := 0
		for i, want := range run(t, opt, texts, c.args...) {
			if want == "" {
				continue
			}
			n++
			ctx := testContext()
			chunk := source.Whole(addFile(t, ctx, "<stdin>", texts[i]))
			diffText(t, names[i]+" "+strings.Join(c.args, " "), reprinted(t, ctx, chunk, c.flags), want)
		}
		if n < len(texts)*9/10 {
			t.Errorf("%v: only %d of %d programs printed", c.args, n, len(texts))
		}
	}
}

// TestPeerPrintOwn prints testdata/print.mlir with many flags.
func TestPeerPrintOwn(t *testing.T) {
	text, err := os.ReadFile("testdata/print.mlir")
	if err != nil {
		t.Fatal(err)
	}
	comparePrograms(t, string(text), testContext)
}

// comparePrograms prints the programs of a file with many flags.
func comparePrograms(t *testing.T, text string, newContext func() *ir.Context) {
	opt := peer.Tool(t, "mlir-opt-22")
	for _, c := range printCases {
		for i, want := range run(t, opt, []string{text}, c.args...) {
			if want == "" {
				t.Errorf("mlir-opt does not take program %d", i)
				continue
			}
			ctx := newContext()
			chunks, _ := source.Split(addFile(t, ctx, "<stdin>", text), "// -----")
			diffText(t, "program "+strconv.Itoa(i)+" "+strings.Join(c.args, " "), reprinted(t, ctx, chunks[i], c.flags), want)
		}
	}
}

// reprinted returns mlir-opt's text of a program.
func reprinted(t *testing.T, ctx *ir.Context, chunk source.Chunk, f Flags) string {
	var x ExternalResources
	f.External = &x
	return printed(t, parseModule(t, ctx, chunk, Config{External: &x}), f) + "\n"
}

// printCases are sets of mlir-opt's options and what they are here.
var printCases = []struct {
	args  []string
	flags Flags
}{
	{[]string{"-mlir-print-op-generic"}, Flags{Generic: true}},
	{[]string{}, Flags{}},
	{[]string{"-mlir-print-debuginfo"}, Flags{DebugInfo: true}},
	{[]string{"-mlir-print-debuginfo", "-mlir-pretty-debuginfo"}, Flags{DebugInfo: true, PrettyDebugInfo: true}},
	{[]string{"-mlir-print-debuginfo", "-mlir-print-local-scope"}, Flags{DebugInfo: true, LocalScope: true}},
	{[]string{"-mlir-print-value-users"}, Flags{ValueUsers: true}},
	{[]string{"-mlir-print-unique-ssa-ids", "-mlir-print-value-users"}, Flags{UniqueSSAIDs: true, ValueUsers: true}},
	{[]string{"-mlir-print-skip-regions"}, Flags{SkipRegions: true}},
	{[]string{"-mlir-use-nameloc-as-prefix"}, Flags{NameLocAsPrefix: true}},
	{[]string{"-mlir-elide-elementsattrs-if-larger=3"}, Flags{ElideElements: true, ElideElementsOver: 3}},
	{[]string{"-mlir-print-elementsattrs-with-hex-if-larger=0"}, Flags{HexElements: AlwaysHex}},
	{[]string{"-mlir-print-elementsattrs-with-hex-if-larger=-1"}, Flags{HexElements: NeverHex}},
	{[]string{"-mlir-elide-resource-strings-if-larger=20"}, Flags{ElideResources: true, ElideResourcesOver: 20}},
	{[]string{"-mlir-elide-resource-strings-if-larger=0"}, Flags{ElideResources: true}},
}

// diffText reports where two texts differ first.
func diffText(t *testing.T, name, got, want string) {
	if got == want {
		return
	}
	at := 0
	for at < len(got) && at < len(want) && got[at] == want[at] {
		at++
	}
	from := max(0, at-200)
	t.Errorf("%s: got\n…%s\nwant\n…%s", name, got[from:min(len(got), at+200)], want[from:min(len(want), at+200)])
}
