package mutation

import (
	"bytes"
	"os"
	"path/filepath"
	"regexp"
	"testing"

	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/dialect/builtin"
	"github.com/gomlir/gomlir/dialect/dlti"
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/internal/peer"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/llvmir"
	"github.com/gomlir/gomlir/translate/exporter"
	"github.com/gomlir/gomlir/translate/importer"
	"github.com/gomlir/gomlir/verify"
)

// TestLLMutants is about LLVM IR. What is valid also goes through the printer,
// and through MLIR and back.
func TestLLMutants(t *testing.T) {
	as := peer.Tool(t, "llvm-as-22")
	trial := trial{
		language: &ll, reasons: asReasons, ours: runLL,
		theirs: func(t testing.TB, text string) outcome { return runPeer(t, text, as, "-", "-o", os.DevNull) },
		difference: func(ours, theirs outcome) string {
			if ours.accepted() != theirs.accepted() || theirs.crashed || theirs.late {
				return "verdict"
			}
			return ""
		},
	}
	trial.recorded(t, own(t, "code.ll"))
	trial.upstream(t, llCorpus)
}

// llCorpus is the list of inputs of LLVM IR.
func llCorpus(t *testing.T) []input {
	t.Helper()
	root, err := peer.Root()
	if err != nil {
		t.Fatal(err)
	}
	upstream := filepath.Join(peer.Shared(t), "upstream")
	dirs := []string{filepath.Join(upstream, "22", "Target", "LLVMIR", "Import"), filepath.Join(upstream, "14", "Target", "LLVMIR"), filepath.Join(root, "llvmir", "testdata")}
	if *llDir != "" {
		dirs = append(dirs, *llDir)
	}
	list, err := llInputs(dirs...)
	if err != nil || len(list) < 100 {
		t.Fatalf("%d inputs; %v", len(list), err)
	}
	return list
}

// runLL reads and verifies LLVM IR. That something goes wrong with what is valid
// counts as a crash.
func runLL(text string) outcome {
	typed, err := llvmir.ParseString("x.ll", text, llvmir.Options{KeepTyped: true})
	if err == nil && invalid(typed) == "" {
		if why := unstable(typed, true); why != "" {
			return outcome{crashed: true, stderr: why}
		}
		translated(typed, true)
	}
	m, err := llvmir.ParseString("x.ll", text, llvmir.Options{})
	if err != nil {
		return outcome{status: 1, stderr: err.Error()}
	}
	if why := invalid(m); why != "" {
		return outcome{status: 1, stderr: why}
	}
	if why := unstable(m, false); why != "" {
		return outcome{crashed: true, stderr: why}
	}
	if why := translated(m, false); why != "" {
		return outcome{crashed: true, stderr: why}
	}
	return outcome{}
}

// invalid is the first error of the verifier.
func invalid(m *llvmir.Module) string {
	if err := llvmir.Verify(m, llvmir.VerifyOptions{}); err != nil {
		return err.Error()
	}
	return ""
}

// unstable says what is wrong with what a module prints.
func unstable(m *llvmir.Module, typed bool) string {
	once := printed(m)
	again, err := llvmir.ParseString("x.ll", once, llvmir.Options{KeepTyped: typed})
	if err != nil {
		return "cannot read what was printed: " + err.Error() + "\n" + once
	}
	if why := invalid(again); why != "" {
		return "what was printed is invalid: " + why + "\n" + once
	}
	if twice := printed(again); twice != once {
		return "printed twice:\n" + once + "\n" + twice
	}
	return ""
}

func printed(m *llvmir.Module) string {
	var b bytes.Buffer
	if err := m.Print(&b, llvmir.PrintOptions{}); err != nil {
		return err.Error()
	}
	return b.String()
}

// translated imports a module into MLIR and exports it, and says what is wrong
// with the result. There need be none: MLIR does not have all of LLVM.
func translated(m *llvmir.Module, typed bool) string {
	c := ir.NewContext(builtin.Dialect, dlti.Dialect, llvm.Dialect)
	drop := func(*diag.Diagnostic) {}
	op := importer.Module(c, m, importer.Options{TypedPointers: typed}, drop)
	if op == nil || !verify.Operation(op, verify.Options{}, drop) {
		return ""
	}
	out := exporter.Module(op, exporter.Options{}, drop)
	if out == nil {
		return ""
	}
	if why := invalid(out); why != "" {
		return "what was exported is invalid: " + why + "\n" + printed(out)
	}
	// The order of predecessors in comments follows that of uses, which is
	// another one after reading; and reading upgrades some flags, but only if
	// they look the way they used to.
	once := printed(out)
	again, err := llvmir.ParseString(out.Name, once, llvmir.Options{KeepTyped: typed})
	if err != nil {
		return "cannot read what was exported: " + err.Error() + "\n" + once
	}
	if why := invalid(again); why != "" {
		return "what was exported and printed is invalid: " + why + "\n" + once
	}
	if twice := printed(again); changesRx.ReplaceAllString(once, "") != changesRx.ReplaceAllString(twice, "") {
		return "exported, and read again:\n" + once + "\n" + twice
	}
	return ""
}

var changesRx = regexp.MustCompile(` +; preds = .*|i32 \d+, !"PI[CE] Level"`)
