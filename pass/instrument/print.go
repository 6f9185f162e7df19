package instrument

import (
	"fmt"
	"hash/maphash"
	"io"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"sync"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
)

// A Printer prints the IR before and after passes.
type Printer struct {
	// Before and After choose the passes to print at. Nil chooses none.
	Before, After func(p *pass.Pass) bool
	// OnlyIfChanged prints after a pass only if the text of the operation is another
	// than before.
	OnlyIfChanged bool
	// OnlyIfFailed prints after a pass only if it failed.
	OnlyIfFailed bool
	// ModuleScope prints the outermost operation, with the one that the pass ran on
	// named in the title. It needs a run with one thread, for it reads what other
	// passes may be changing.
	ModuleScope bool
	// Flags control the text.
	Flags asm.Flags
	// Out receives the text, unless Tree is set.
	Out io.Writer
	// Tree is a directory for files instead, one for each text, in a tree of
	// directories like that of the operations. If it is "", no files are written.
	Tree string

	mu    sync.Mutex
	err   error
	count map[*ir.Operation]int // the number in the name of the last file, below Tree
}

// Begin prints before a pass, and returns a function that prints after it.
func (p *Printer) Begin(e *pass.Execution) func() {
	if e.Kind != pass.PassExecution {
		return nil
	}
	if p.Before != nil && p.Before(e.Pass) {
		p.print(e, "Before", "")
	}
	if p.After == nil || !p.After(e.Pass) {
		return nil
	}
	var old uint64
	if p.OnlyIfChanged {
		old = p.fingerprint(e.Op)
	}
	return func() {
		switch {
		case e.Panic != nil:
		case e.Failed():
			p.print(e, "After", " Failed")
		case p.OnlyIfFailed, p.OnlyIfChanged && (e.Unchanged() || p.fingerprint(e.Op) == old):
		default:
			p.print(e, "After", "")
		}
	}
}

var seed = maphash.MakeSeed()

func (p *Printer) fingerprint(op *ir.Operation) uint64 {
	return maphash.Bytes(seed, asm.Append(nil, op, asm.Flags{Generic: true, LocalScope: true, Threads: 1}))
}

// print prints the operation of an execution.
func (p *Printer) print(e *pass.Execution, when, failed string) {
	title := fmt.Sprintf("// -----// IR Dump %s %s%s (%s)", when, e.Pass.Class(), failed, e.Pass.Def().Name)
	flags, op := p.Flags, e.Op
	flags.Threads = 1
	if p.ModuleScope {
		title += " ('" + op.Name() + "' operation"
		if name := ir.SymbolNameOf(op); name != "" {
			title += ": @" + name
		}
		title += ")"
		for parent := op.ParentOp(); parent != nil; parent = op.ParentOp() {
			op = parent
		}
	} else if op.ParentOp() != nil {
		flags.LocalScope = true
	}
	text := append(asm.Append([]byte(title+" //----- //\n"), op, flags), "\n\n"...)
	if p.Tree != "" {
		if err := p.writeFile(e, text); err != nil {
			p.fail(err)
		}
		return
	}
	e.Emit(func() {
		_, err := p.Out.Write(text)
		p.fail(err)
	})
}

func (p *Printer) fail(err error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.err == nil {
		p.err = err
	}
}

// Err returns the first error of writing.
func (p *Printer) Err() error {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.err
}

// writeFile writes a text to a file of its own. Its name has the numbers of the texts
// so far of all operations around, and the pass.
func (p *Printer) writeFile(e *pass.Execution, text []byte) error {
	var ops []*ir.Operation
	for op := e.Op; op != nil; op = op.ParentOp() {
		ops = append(ops, op)
	}
	dir, numbers := p.Tree, ""
	p.mu.Lock()
	if p.count == nil {
		p.count = map[*ir.Operation]int{}
	}
	for i := len(ops) - 1; i >= 0; i-- {
		dir = filepath.Join(dir, dirName(ops[i]))
		n, known := p.count[ops[i]]
		if known && i == 0 {
			n++
		}
		p.count[ops[i]] = n
		numbers += strconv.Itoa(n) + "_"
	}
	p.mu.Unlock()
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(dir, numbers+e.Pass.Def().Name+".mlir"), text, 0o666)
}

// dirName returns the name of the directory for an operation.
func dirName(op *ir.Operation) string {
	name := strings.ReplaceAll(op.Name(), ".", "_") + "_"
	if symbol := ir.SymbolNameOf(op); symbol != "" {
		return name + fileName(symbol)
	}
	return name + "no-symbol-name"
}

// fileName makes a name safe for all file systems.
func fileName(s string) string {
	return strings.Map(func(c rune) rune {
		if c < ' ' || strings.ContainsRune(`/\:*?"<>|`, c) {
			return '_'
		}
		return c
	}, s)
}
