package upstream

import (
	"bytes"
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/internal/peer"
	"github.com/gomlir/gomlir/test/testdialect"
	"github.com/gomlir/gomlir/test/testpass"
	"github.com/gomlir/gomlir/tool"
	"github.com/gomlir/gomlir/tool/opt"
	"github.com/gomlir/gomlir/tool/stdio"
)

// An amendment is a place where a test of 14 cannot be met by a tool that says
// what 22 says of the same text.
type amendment struct {
	line     int // of the file, from 1
	old, new string
	why      string
}

const (
	checksTerminatorFirst = "22 looks for the terminator of a block before it verifies the operations in it"
	wantsI64              = "22 wants entries for structs to be of 64 bits"
	printsCtors           = "22 prints the format that came with data"
	castsLastFirst        = "22 makes the cast of the last operand first"
	fillsPoison           = "22 puts vectors into an array that is poison"
	packsPoison           = "22 puts the parts of a number into a struct that is poison"
)

// amended are tests of 14 that need no pass, or whose pass is not what is
// amended, and all that keeps them from passing.
var amended = map[string][]amendment{
	"Conversion/ArithmeticToLLVM/arith-to-llvm.mlir": {
		{345, "ARG0", "ARG1", castsLastFirst},
		{346, "ARG1", "ARG0", castsLastFirst},
		{359, "%[[ARG0]], %[[ARG1]]", "%[[ARG1]], %[[ARG0]]", castsLastFirst},
		{370, "ARG0", "ARG1", castsLastFirst},
		{371, "ARG1", "ARG0", castsLastFirst},
	},
	"Conversion/ArithmeticToLLVM/convert-nd-vector-to-llvmir.mlir": {
		{5, "undef", "poison", fillsPoison},
		{26, "undef", "poison", fillsPoison},
		{39, "undef", "poison", fillsPoison},
		{52, "undef", "poison", fillsPoison},
		{65, "undef", "poison", fillsPoison},
		{78, "undef", "poison", fillsPoison},
		{91, "undef", "poison", fillsPoison},
		{104, "undef", "poison", fillsPoison},
		{117, "undef", "poison", fillsPoison},
		{130, "undef", "poison", fillsPoison},
		{143, "undef", "poison", fillsPoison},
		{157, "undef", "poison", fillsPoison},
		{171, "undef", "poison", fillsPoison},
		{187, "undef", "poison", fillsPoison},
	},
	"Conversion/ComplexToLLVM/convert-to-llvm.mlir": {
		{5, "undef", "poison", packsPoison},
		{36, "undef", "poison", packsPoison},
		{57, "undef", "poison", packsPoison},
		{87, "undef", "poison", packsPoison},
		{102, "%[[RESULT_1:.*]] = llvm.insertvalue %[[REAL]], %[[RESULT_0]][0] : ![[C_TY]]",
			"%[[IMAG:.*]] = llvm.fdiv %[[IMAG_TMP_2]], %[[SQ_NORM]]  : f32", "22 divides both parts first"},
		{103, "%[[IMAG:.*]] = llvm.fdiv %[[IMAG_TMP_2]], %[[SQ_NORM]]  : f32",
			"%[[RESULT_1:.*]] = llvm.insertvalue %[[REAL]], %[[RESULT_0]][0] : ![[C_TY]]", "22 divides both parts first"},
		{122, "undef", "poison", packsPoison},
		{150, `"llvm.intr.sqrt"`, "llvm.intr.sqrt", "22 prints the custom form"},
	},
	"Dialect/LLVMIR/global.mlir": {
		{83, "requires string attribute 'sym_name'", "requires attribute 'global_type'", "22 looks for the attributes before it verifies traits"},
		{93, "for an LLVM pointer", "for an LLVM global", "22's words"},
		{109, "must appear at the module level", "op symbol's parent must have the SymbolTable trait", "22's words"},
		{135, "@+2", "@+1", "22 places what is missing at the end of a line there, not at the next token"},
		{152, "ptr<func<void ()>>", "ptr<func<void ()>>\n llvm.return", checksTerminatorFirst},
		{161, "ptr<i64>", "ptr<i64>\n llvm.return", checksTerminatorFirst},
		{170, "ptr<i8>", "ptr<i8>\n llvm.return", checksTerminatorFirst},
		{175, "'llvm.mlir.global' op expects regions to end with 'llvm.return', found 'llvm.mlir.constant'", "block with no terminator", "22's words; the return is not implied"},
		{175, "@+2", "@+3", "22 places it at the last operation of the block"},
		{176, "expected-note @+1 {{in custom textual format, the absence of terminator implies 'llvm.return'}}", "", "22 has no such note"},
		{202, "ptr<i64>", "ptr<i64>\n llvm.return", checksTerminatorFirst},
		{210, "ptr<i64, 4>", "ptr<i64, 4>\n llvm.return", checksTerminatorFirst},
		{219, "{ctors = [@ctor], priorities = [0 : i32]}", "ctors = [@ctor], priorities = [0 : i32], data = [#llvm.zero]", printsCtors},
		{228, "{dtors = [@dtor], priorities = [0 : i32]}", "dtors = [@dtor], priorities = [0 : i32], data = [#llvm.zero]", printsCtors},
	},
	"Dialect/LLVMIR/layout.mlir": {
		{161, "dense<[32, 32]> : vector<2xi32>", "dense<[32, 32]> : vector<2xi64>", wantsI64},
		{199, "dense<[32]> : vector<1xi32>", "dense<[32]> : vector<1xi64>", wantsI64},
		{217, "vector<2xi32>", "vector<2xi64>", wantsI64},
		{239, "vector<2xi32>", "vector<2xi64>", wantsI64},
		{278, "dense<[64]> : vector<1xi32>", "dense<[64]> : vector<1xi64>", wantsI64},
	},
}

// amend makes the amendments, or all but number without.
func amend(t *testing.T, text string, list []amendment, without int) string {
	t.Helper()
	lines := strings.Split(text, "\n")
	for i, a := range list {
		was := lines[a.line-1]
		now := strings.Replace(was, a.old, a.new, 1)
		if now == was {
			t.Fatalf("line %d: no %q in %s", a.line, a.old, was)
		}
		if i != without {
			lines[a.line-1] = now
		}
	}
	return strings.Join(lines, "\n")
}

// TestAmended shows that nothing but the amendments keeps tests from passing, and
// that each of them does.
func TestAmended(t *testing.T) {
	root := filepath.Join(peer.Shared(t), "upstream", "14")
	check := peer.Tool(t, "FileCheck-22")
	for name, list := range amended {
		text, err := os.ReadFile(filepath.Join(root, name))
		if err != nil {
			t.Fatal(err)
		}
		all := amend(t, string(text), list, -1)
		out, errs := verified(all)
		if errs != "" {
			t.Errorf("%s, amended: %s", name, errs)
		}
		// What test-data-layout-query would print is what TestLayoutQueries in
		// test/dialects is about.
		printed := !strings.Contains(all, "-test-data-layout-query")
		if printed && !fileCheck(t, check, all, out) {
			t.Errorf("%s, amended: FileCheck fails", name)
		}
		for i, a := range list {
			text := amend(t, string(text), list, i)
			if out, errs := verified(text); errs == "" && (!printed || fileCheck(t, check, text, out)) {
				t.Errorf("%s:%d needs no amendment: %s", name, a.line, a.why)
			}
		}
	}
}

// TestLayoutDiagnostics is about the part of 22's Dialect/LLVMIR/layout.mlir that
// is not about its pass.
func TestLayoutDiagnostics(t *testing.T) {
	text, err := os.ReadFile(filepath.Join(peer.Shared(t), "upstream", "22", "Dialect/LLVMIR/layout.mlir"))
	if err != nil {
		t.Fatal(err)
	}
	if _, errs := verified(string(text)); errs != "" {
		t.Error(errs)
	}
	at := expectedRx.FindAllIndex(text, -1)
	if len(at) < 5 {
		t.Errorf("%d diagnostics", len(at))
	}
	for _, m := range at {
		if _, errs := verified(string(slices.Concat(text[:m[1]], []byte("altered "), text[m[1]:]))); errs == "" {
			t.Errorf("passes with another text in line %d", 1+bytes.Count(text[:m[1]], []byte("\n")))
		}
	}
}

// conversion finds the pass that a test is about.
var conversion = regexp.MustCompile(`-convert-[a-z]+-to-llvm`)

// verified is what mlir-opt -verify-diagnostics prints, after the pass that the test
// is about.
func verified(text string) (stdout, stderr string) {
	var out, errs bytes.Buffer
	s := stdio.Streams{In: strings.NewReader(text), Out: &out, Err: &errs}
	args := []string{"mlir-opt", "-split-input-file", "-verify-diagnostics", "-allow-unregistered-dialect"}
	opt.Main(context.Background(), tool.Tool{Dialects: testdialect.All(), Passes: testpass.All()}, append(args, conversion.FindAllString(text, 1)...), s)
	return out.String(), errs.String()
}

// fileCheck reports whether FileCheck finds what the test says in the output.
func fileCheck(t *testing.T, check, test, output string) bool {
	t.Helper()
	file := filepath.Join(t.TempDir(), "test.mlir")
	if err := os.WriteFile(file, []byte(test), 0o644); err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(check, file)
	cmd.Stdin = strings.NewReader(output)
	return cmd.Run() == nil
}
