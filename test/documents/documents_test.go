package documents

import (
	"bytes"
	"fmt"
	"regexp"
	"strings"
	"testing"

	alldialects "github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/internal/peer"
	allpasses "github.com/gomlir/gomlir/pass/all"
	"github.com/gomlir/gomlir/tool"
	"github.com/gomlir/gomlir/tool/multicall"
	"github.com/gomlir/gomlir/tool/stdio"
)

// gomlir runs a command on a text.
func gomlir(t *testing.T, text string, args ...string) (out, errs string) {
	t.Helper()
	var o, e bytes.Buffer
	multicall.Main(t.Context(), tool.Tool{Dialects: alldialects.Dialects(), Passes: allpasses.Passes()}, append([]string{"gomlir"}, args...),
		stdio.Streams{In: strings.NewReader(text), Out: &o, Err: &e})
	return o.String(), e.String()
}

// try reads a text and checks that it is accepted, and then printed as something that is printed as
// it is; or that it is rejected with an error. It checks whether mlir-opt-14 accepts it, too.
func try(t *testing.T, name, text, err string, rejectedBy14 bool) {
	t.Helper()
	out, errs := gomlir(t, text, "opt", "--allow-unregistered-dialect")
	switch {
	case err == "" && errs != "":
		t.Errorf("%s: rejected: %s\n%s", name, errs, text)
	case err == "":
		if again, errs := gomlir(t, out, "opt", "--allow-unregistered-dialect"); again != out || errs != "" {
			t.Errorf("%s: printed as\n%sand then as\n%s%s", name, out, errs, again)
		}
	case !strings.Contains(errs, err):
		t.Errorf("%s: got %q, want %q\n%s", name, errs, err, text)
	}
	old := peer.Run(t, peer.Tool(t, "mlir-opt-14"), "mlir-opt", definition.ReplaceAllString(text, "${1}type !"), "--allow-unregistered-dialect")
	if (old.Stderr != "") != (err != "" || rejectedBy14) {
		t.Errorf("%s: mlir-opt-14 says %q\n%s", name, old.Stderr, text)
	}
}

// definition is how a definition of a type begins, which MLIR 14 wrote with a keyword.
var definition = regexp.MustCompile(`(?m)^(!\w+ += )!`)

// lists are the blocks that list types.
var lists = []string{"000/3", "000/5", "000/8", "002/9", "002/11", "002/14", "003/0"}

// contradicted are types in the lists about which the documents are wrong: what mlir-opt-14 and 22 say,
// and why.
var contradicted = map[string][2]string{
	`!llvm.struct<"a", ptr<struct<"a">>>`:                   {"expected '('", "a body has parentheses, as the grammar there says"},
	`!llvm.struct<"A", ptr<struct<"B", ptr<struct<"A">>>>>`: {"expected '('", "a body has parentheses, as the grammar there says"},
	`!llvm.struct<"B", ptr<struct<"A", ptr<struct<"B">>>>>`: {"expected '('", "a body has parentheses, as the grammar there says"},
}

// TestTypes tries each type in the lists.
func TestTypes(t *testing.T) {
	all := documents(t)
	seen := map[string]bool{}
	for _, key := range lists {
		types, comments := types(block(t, all, key))
		if len(types) < 2 {
			t.Errorf("%s: %d types", key, len(types))
		}
		for i, text := range types {
			err := ""
			if strings.Contains(comments[i], "NOT allowed") {
				err = "error: "
			}
			if c, ok := contradicted[text]; ok {
				err, seen[text] = c[0], true
			}
			try(t, key, fmt.Sprintf("\"x\"() : () -> (%s)\n", text), err, false)
		}
	}
	for text := range contradicted {
		if !seen[text] {
			t.Errorf("%s is in no document", text)
		}
	}
}

// block returns a block by the number of its document and its own.
func block(t *testing.T, all map[string][]string, key string) string {
	t.Helper()
	doc, number, _ := strings.Cut(key, "/")
	n := 0
	fmt.Sscan(number, &n)
	if n >= len(all[doc]) {
		t.Fatalf("there is no block %s", key)
	}
	return all[doc][n]
}

// TestComplete checks that each block of the documents is known.
func TestComplete(t *testing.T) {
	known := map[string]bool{}
	for _, k := range lists {
		known[k] = true
	}
	for _, x := range trials {
		known[x.block] = true
	}
	for k := range notTried {
		known[k] = true
	}
	count := 0
	for doc, list := range documents(t) {
		for i, text := range list {
			count++
			if key := fmt.Sprintf("%s/%d", doc, i); !known[key] {
				t.Errorf("%s is not known:\n%s", key, text)
			}
		}
	}
	if count != len(known) {
		t.Errorf("%d blocks, %d are known", count, len(known))
	}
}

// TestBlocks tries the blocks of operations and definitions.
func TestBlocks(t *testing.T) {
	all := documents(t)
	for _, x := range trials {
		text := block(t, all, x.block)
		for i := 0; i < len(x.edits); i += 2 {
			now := strings.Replace(text, x.edits[i], x.edits[i+1], 1)
			if now == text {
				t.Errorf("%s: no %q in\n%s", x.block, x.edits[i], text)
			}
			text = now
		}
		try(t, x.block, x.before+text+x.after, x.err, x.rejectedBy14)
	}
}

// TestLLVMIR imports the block of LLVM IR in the rationale of forward references.
func TestLLVMIR(t *testing.T) {
	text := block(t, documents(t), "001/0") + "\n@x = external global %a\n"
	out, errs := gomlir(t, text, "translate", "--import-llvm", "--opaque-pointers=0")
	if errs != "" || !strings.Contains(out, `!llvm.struct<"a", (ptr<struct<"b", (ptr<struct<"a">>)>>)>`) {
		t.Errorf("%s%s", errs, out)
	}
}
