package opt_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"
	"sync"
	"testing"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/internal/peer"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/test/testdialect"
	"github.com/gomlir/gomlir/tool"
	"github.com/gomlir/gomlir/tool/opt"
	"github.com/gomlir/gomlir/tool/stdio"
)

// run runs the command in process.
func run(stdin string, args ...string) peer.Outcome {
	var out, err bytes.Buffer
	status := opt.Main(context.Background(), tool.Tool{Dialects: testdialect.All()}, append([]string{"mlir-opt"}, args...), stdio.Streams{In: strings.NewReader(stdin), Out: &out, Err: &err})
	return peer.Outcome{Stdout: out.String(), Stderr: err.String(), Status: status}
}

// A program makes a tool of the dialects that it wants.
func ExampleMain() {
	in := strings.NewReader(`"func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "private"}> ({}) : () -> ()`)
	status := opt.Main(context.Background(), tool.Tool{Dialects: testdialect.All()}, []string{"my-opt"}, stdio.Streams{In: in, Out: os.Stdout, Err: os.Stderr})
	fmt.Println("status", status)
	// Output:
	// module {
	//   func.func private @f()
	// }
	//
	// status 0
}

// Bytecode is recognized wherever it is read, and its diagnostics have upstream's words.
func TestBytecode(t *testing.T) {
	text := "module {\n  func.func private @f()\n}\n\n"
	written := run(text, "-emit-bytecode", "-emit-bytecode-producer=me")
	if written.Status != 0 || !strings.HasPrefix(written.Stdout, "ML\xefR\rme\x00") {
		t.Fatalf("got %+v", written)
	}
	if got, want := run(written.Stdout), (peer.Outcome{Stdout: text}); got != want {
		t.Errorf("got %+v", got)
	}
	for _, test := range []struct {
		in, err string
		args    []string
	}{
		{in: "ML\xefR\x01", err: "<stdin>:0:0: error: malformed null-terminated string, no null character found\n"},
		{in: "ML\xefR\x0fme\x00", err: "<stdin>:0:0: error: bytecode version 7 is newer than the current version 6\n"},
		{in: "ML\xefR\x0dme\x00", err: "<stdin>:0:0: error: missing data for top-level section: String (0)\n<stdin>:0:0: note: in bytecode version 6 produced by: me\n"},
		{in: text, args: []string{"-emit-bytecode", "-emit-bytecode-version=-1", "-mlir-print-op-on-diagnostic=0"},
			err: "<stdin>:1:1: error: unsupported version requested -1, must be in range [0, 6]\nmodule {\n^\n"},
	} {
		if got, want := run(test.in, test.args...), (peer.Outcome{Stderr: test.err, Status: 1}); got != want {
			t.Errorf("got %+v", got)
		}
	}
}

// broken is a dialect with bugs.
func broken() *ir.Dialect {
	fail := func() { panic("out of luck") }
	return &ir.Dialect{Name: "broken", Ops: []*ir.OpDef{
		{Name: "broken.verify", Interfaces: []ir.Implementation{ir.VerifyWith(func(*ir.Operation) *diag.Diagnostic { fail(); return nil })}},
		{Name: "broken.syntax", Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&asm.CustomOp{
			ParseOp: func(*asm.Parser) { fail() },
			PrintOp: func(*asm.Printer, *ir.Operation) { fail() },
		})}},
	}}
}

// An internal error is caught, and not only in the goroutine of Main.
func TestInternalError(t *testing.T) {
	t.Setenv("TMPDIR", t.TempDir())
	for _, op := range []string{`"broken.verify"() : () -> ()`, `"broken.syntax"() : () -> ()`, `broken.syntax`} {
		text := `"builtin.module"() ({ ` + op + ` }) : () -> ()` + "\n"
		for _, text := range []string{text, strings.Repeat(text, 20000)} {
			var out, errs bytes.Buffer
			status := opt.Main(t.Context(), tool.Tool{Dialects: append(testdialect.All(), broken())}, []string{"my-opt", "-"}, stdio.Streams{In: strings.NewReader(text), Out: &out, Err: &errs})
			lines := strings.Split(strings.TrimSpace(errs.String()), "\n")
			kept, err := os.ReadFile(lines[len(lines)-1])
			if status != 70 || lines[0] != "internal error: out of luck" || err != nil ||
				string(kept) != text+"\n// \"my-opt\" \"-\"\n" {
				t.Errorf("%s: status %d, %s, %v", op, status, errs.String(), err)
			}
		}
	}
}

// A bug in a pass is the tool owner's: the message says whose it is, and in which
// pass.
func TestBugInPass(t *testing.T) {
	t.Setenv("TMPDIR", t.TempDir())
	bad := &pass.Def{Name: "bad", Summary: "Have a bug", New: func(*pass.Options) func(*pass.Job) {
		return func(*pass.Job) { panic("out of luck") }
	}}
	my := tool.Tool{Name: "my-opt", Version: "v0.3.0", BugReport: "https://example.com/my/issues", Dialects: testdialect.All(), Passes: []*pass.Def{bad}}
	const text = "func.func private @f()\nfunc.func private @g()\n"
	for _, args := range [][]string{
		{"my-opt", "--bad"},
		{"my-opt", "--pass-pipeline=builtin.module(func.func(bad))"},
		{"my-opt", "--pass-pipeline=builtin.module(func.func(bad))", "--mlir-disable-threading"},
	} {
		var out, errs bytes.Buffer
		status := opt.Main(t.Context(), my, args, stdio.Streams{In: strings.NewReader(text), Out: &out, Err: &errs})
		on := "func.func"
		if args[1] == "--bad" {
			on = "builtin.module"
		}
		got := errs.String()
		if status != 70 || out.Len() > 0 || !strings.HasPrefix(got, "internal error: pass 'bad' on '"+on+"': out of luck\n") ||
			!strings.Contains(got, "opt_test.go") ||
			!strings.Contains(got, "\nThis is a bug in my-opt v0.3.0.\nPlease report it, with the text above: https://example.com/my/issues\n") ||
			strings.Contains(got, "a bug in gomlir") {
			t.Errorf("%s: status %d, %s%s", args, status, out.String(), got)
		}
		// What is kept runs the passes again.
		lines := strings.Split(strings.TrimSpace(got), "\n")
		errs.Reset()
		status = opt.Main(t.Context(), my, []string{"my-opt", "-run-reproducer", lines[len(lines)-1]}, stdio.Streams{In: strings.NewReader(""), Out: &out, Err: &errs})
		if status != 70 || !strings.HasPrefix(errs.String(), "internal error: pass 'bad' on '"+on+"': out of luck\n") {
			t.Errorf("%s, again: status %d, %s%s", args, status, out.String(), errs.String())
		}
	}
}

// A run that is cancelled fails and writes nothing more.
func TestCancel(t *testing.T) {
	stop, cancel := context.WithCancelCause(t.Context())
	bored := &pass.Def{Name: "bored", New: func(*pass.Options) func(*pass.Job) {
		return func(*pass.Job) { cancel(errors.New("the client has gone")) }
	}}
	my := tool.Tool{Dialects: testdialect.All(), Passes: []*pass.Def{bored}}
	const text = "func.func private @f()\n// -----\nfunc.func private @g()\n"
	for _, args := range [][]string{{"my-opt", "--bored", "-split-input-file"}, {"my-opt"}} { // the second is cancelled before it starts
		var out, errs bytes.Buffer
		status := opt.Main(stop, my, args, stdio.Streams{In: strings.NewReader(text), Out: &out, Err: &errs})
		if status != 1 || out.Len() > 0 || errs.String() != "my-opt: cancelled: the client has gone\n" {
			t.Errorf("%s: status %d, %s%s", args, status, out.String(), errs.String())
		}
	}
}

// The name and the version are the tool owner's.
func TestVersion(t *testing.T) {
	var out bytes.Buffer
	status := opt.Main(t.Context(), tool.Tool{Name: "my-opt", Version: "v0.3.0"}, []string{"/bin/my-opt", "--version"}, stdio.Streams{Out: &out, Err: &out})
	if status != 0 || out.String() != "my-opt v0.3.0\n  MLIR as of LLVM version 22.1\n" {
		t.Errorf("status %d, %s", status, out.String())
	}
}

// closed is a stream without a reader.
type closed struct{}

func (closed) Write([]byte) (int, error) { return 0, errors.New("it is closed") }

func TestClosedOutput(t *testing.T) {
	for _, args := range [][]string{nil, {"-help"}, {"-show-dialects"}, {"-split-input-file"}} {
		var errs bytes.Buffer
		status := opt.Main(t.Context(), tool.Tool{Dialects: testdialect.All()}, append([]string{"mlir-opt"}, args...), stdio.Streams{In: strings.NewReader("module {}\n// -----\nmodule {}\n"), Out: closed{}, Err: &errs})
		if status != 1 || errs.String() != "IO failure on output stream: It is closed\n" {
			t.Errorf("%s: status %d, %s", args, status, errs.String())
		}
	}
	// Diagnostics that cannot be written do not change the outcome.
	status := opt.Main(t.Context(), tool.Tool{}, []string{"mlir-opt"}, stdio.Streams{In: strings.NewReader("foo"), Out: io.Discard, Err: closed{}})
	if status != 1 {
		t.Errorf("status %d", status)
	}
}

// Runs in one process do not disturb each other.
func TestConcurrent(t *testing.T) {
	var wg sync.WaitGroup
	for i := range 16 {
		wg.Go(func() {
			got := run(fmt.Sprintf("!t = i%d\nfunc.func private @f(!t)\n// -----\nfoo", i+1), "-split-input-file", "-")
			want := fmt.Sprintf("module {\n  func.func private @f(i%d)\n}\n\n// -----\n", i+1)
			if got.Stdout != want || got.Status != 1 || !strings.Contains(got.Stderr, "<stdin>:4:1: error: custom op 'foo' is unknown") {
				t.Errorf("got %+v", got)
			}
		})
	}
	wg.Wait()
}

// A failed round trip is the fault of a dialect that prints what it cannot read.
func TestRoundTrip(t *testing.T) {
	const text = "func.func private @f(i32) -> i64\nmodule @m attributes {x.y = 1.0 : f16} {}"
	if got := run(text, "-verify-roundtrip"); got.Status != 0 || got.Stderr != "" {
		t.Errorf("got %+v", got)
	}
}

// A name that upstream has, and this tool has not, is said to be not supported yet.
func TestNotSupported(t *testing.T) {
	for args, want := range map[string]string{
		"--affine-loop-fusion": "mlir-opt: '--affine-loop-fusion' of mlir-opt 22 is not supported yet",
		"-irdl-file=x":         "mlir-opt: '--irdl-file' of mlir-opt 22 is not supported yet",
		"--pass-pipeline=builtin.module(sparsifier)":  "note: 'sparsifier' of mlir-opt 22 is not supported yet",
		"--pass-pipeline=builtin.module(sparsifierr)": "'sparsifierr' does not refer to a registered pass or pass pipeline",
		"--mlir-print-debuginf":                       "mlir-opt: Did you mean '--mlir-print-debuginfo'?",
	} {
		got := run("", args)
		if got.Status != 1 || !strings.Contains(got.Stderr, want) || strings.Contains(got.Stderr, "not supported yet") && strings.Contains(got.Stderr, "mean") {
			t.Errorf("%s: %+v", args, got)
		}
	}
}
