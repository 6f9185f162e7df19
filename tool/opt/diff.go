package opt

import (
	"bytes"
	"fmt"
	"io"

	"github.com/rogpeppe/go-internal/diff"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
)

// A differ shows what each pass changes, as a unified diff of the text before and after.
// A pass that changes nothing is not shown.
type differ struct {
	out io.Writer
	// color marks what is removed and added in red and green.
	color bool
	// flags control the text.
	flags asm.Flags
}

// Begin prints the operation and returns a function that shows the difference.
func (d *differ) Begin(e *pass.Execution) func() {
	if e.Kind != pass.PassExecution {
		return nil
	}
	old := d.text(e.Op)
	return func() {
		if e.Panic != nil || e.Unchanged() {
			return
		}
		name := e.Pass.Class() + " (" + e.Pass.Def().Name + ") on '" + e.Op.Name() + "'"
		if symbol := ir.SymbolNameOf(e.Op); symbol != "" {
			name += " @" + symbol
		}
		text := diff.Diff("before "+name, old, "after "+name, d.text(e.Op))
		if text == nil {
			return
		}
		if _, rest, ok := bytes.Cut(text, []byte{'\n'}); ok { // its first line is a command
			text = rest
		}
		if d.color {
			text = colored(text)
		}
		e.Emit(func() { d.out.Write(append(text, '\n')) }) // as for diagnostics, an error changes nothing
	}
}

func (d *differ) text(op *ir.Operation) []byte {
	flags := d.flags
	flags.LocalScope, flags.Threads = true, 1
	return append(asm.Append(nil, op, flags), '\n')
}

// colored colors the lines of a diff.
func colored(text []byte) []byte {
	var out []byte
	for line := range bytes.Lines(text) {
		color := ""
		switch {
		case bytes.HasPrefix(line, []byte("--- ")), bytes.HasPrefix(line, []byte("+++ ")):
			color = "1"
		case line[0] == '-':
			color = "31"
		case line[0] == '+':
			color = "32"
		case line[0] == '@':
			color = "36"
		default:
			out = append(out, line...)
			continue
		}
		out = fmt.Appendf(out, "\x1b[%sm%s\x1b[0m\n", color, bytes.TrimSuffix(line, []byte{'\n'}))
	}
	return out
}
