package opt_test

import (
	"bytes"
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
	"github.com/gomlir/gomlir/test/testdialect"
	"github.com/gomlir/gomlir/tool/opt"
	"github.com/gomlir/gomlir/tool/stdio"
)

// run runs the command in process.
func run(stdin string, args ...string) peer.Outcome {
	var out, err bytes.Buffer
	status := opt.Main(append([]string{"mlir-opt"}, args...),
		stdio.Streams{In: strings.NewReader(stdin), Out: &out, Err: &err}, testdialect.All())
	return peer.Outcome{Stdout: out.String(), Stderr: err.String(), Status: status}
}

// A program makes a tool of the dialects that it wants.
func ExampleMain() {
	in := strings.NewReader(`"func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "private"}> ({}) : () -> ()`)
	status := opt.Main([]string{"my-opt"}, stdio.Streams{In: in, Out: os.Stdout, Err: os.Stderr}, testdialect.All())
	fmt.Println("status", status)
	// Output:
	// module {
	//   func.func private @f()
	// }
	//
	// status 0
}

func TestBytecode(t *testing.T) {
	got := run("ML\xefR\x01")
	want := peer.Outcome{Stderr: "<stdin>:0:0: error: MLIR bytecode is not supported yet: gomlir reads MLIR's text only\n", Status: 1}
	if got != want {
		t.Errorf("got %+v", got)
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
			status := opt.Main([]string{"my-opt", "-"},
				stdio.Streams{In: strings.NewReader(text), Out: &out, Err: &errs}, append(testdialect.All(), broken()))
			lines := strings.Split(strings.TrimSpace(errs.String()), "\n")
			kept, err := os.ReadFile(lines[len(lines)-1])
			if status != 70 || lines[0] != "internal error: out of luck" || err != nil ||
				string(kept) != text+"\n// \"my-opt\" \"-\"\n" {
				t.Errorf("%s: status %d, %s, %v", op, status, errs.String(), err)
			}
		}
	}
}

// closed is a stream that nobody reads any more.
type closed struct{}

func (closed) Write([]byte) (int, error) { return 0, errors.New("it is closed") }

func TestClosedOutput(t *testing.T) {
	for _, args := range [][]string{nil, {"-help"}, {"-show-dialects"}, {"-split-input-file"}} {
		var errs bytes.Buffer
		status := opt.Main(append([]string{"mlir-opt"}, args...),
			stdio.Streams{In: strings.NewReader("module {}\n// -----\nmodule {}\n"), Out: closed{}, Err: &errs}, testdialect.All())
		if status != 1 || errs.String() != "IO failure on output stream: It is closed\n" {
			t.Errorf("%s: status %d, %s", args, status, errs.String())
		}
	}
	// Diagnostics that cannot be written do not change the outcome.
	status := opt.Main([]string{"mlir-opt"}, stdio.Streams{In: strings.NewReader("foo"), Out: io.Discard, Err: closed{}}, nil)
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
