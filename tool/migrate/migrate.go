package migrate

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"path/filepath"

	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/source"
	"github.com/gomlir/gomlir/tool"
	"github.com/gomlir/gomlir/tool/internal/cl"
	"github.com/gomlir/gomlir/tool/internal/crash"
	"github.com/gomlir/gomlir/tool/internal/fileio"
	"github.com/gomlir/gomlir/tool/stdio"
	"github.com/rogpeppe/go-internal/diff"
)

// Exit statuses, as for gofmt and diff.
const (
	different = 1 // with -d: some file would change
	failed    = 2 // something could not be read, rewritten or written
)

// run is one run of the command.
type run struct {
	std         stdio.Streams
	files       []string
	write, diff bool
	options     Options
	text        []byte // the current file, for a bug report
}

// Main runs the command and returns its exit status. It uses no dialects or passes of the tool. The
// first argument is the name that the command was called by. When ctx is done, the command stops
// before the next file and fails. Main is safe for concurrent use.
func Main(ctx context.Context, t tool.Tool, args []string, std stdio.Streams) (status int) {
	r := &run{std: std}
	if t.Name == "" {
		t.Name = filepath.Base(args[0])
	}
	defer crash.Catch(&status, t, std.Err, args, func() []byte { return r.text })
	set := r.flags(args[0])
	stop, err := set.Parse(args[1:])
	switch {
	case err != nil:
		fmt.Fprintln(std.Err, err)
		return failed
	case stop != nil:
		io.WriteString(std.Out, set.Help())
		return 0
	case len(r.files) == 0:
		r.files = []string{"-"}
	}
	for _, name := range r.files {
		if ctx.Err() != nil {
			fmt.Fprintf(std.Err, "%s: cancelled: %v\n", filepath.Base(args[0]), context.Cause(ctx))
			return failed
		}
		status = max(status, r.file(name))
	}
	return status
}

func (r *run) flags(program string) *cl.Set {
	set := &cl.Set{
		Program: program, Inputs: &r.files,
		Overview: "Rewrites the older spellings of LLVM's types in files, to the standard output if not told otherwise",
	}
	set.Add("Options",
		cl.Bool(&r.diff, "d", "Print what would change, as a diff"),
		cl.Stop("help", "Print this list and exit"),
		cl.Bool(&r.options.Opaque, "opaque", "Write today's types, with opaque pointers, instead of those of MLIR 14"),
		cl.Bool(&r.write, "w", "Write the result to the file, unless something in it cannot be rewritten"),
	)
	set.Alias("h", "help")
	return set
}

// file migrates a file and returns the exit status for it.
func (r *run) file(name string) int {
	err := r.migrate(name)
	switch {
	case err == nil:
		return 0
	case errors.Is(err, errDifferent):
		return different
	case !errors.Is(err, errReported):
		fmt.Fprintln(r.std.Err, err)
	}
	return failed
}

var (
	errDifferent = errors.New("different")
	errReported  = errors.New("reported")
)

func (r *run) migrate(name string) error {
	if name == "-" && r.write {
		return errors.New("cannot use -w with standard input")
	}
	text, err := fileio.Read(name, r.std)
	if err != nil {
		return err
	}
	r.text = text
	var set source.Set
	shown := name
	if name == "-" {
		shown = "<stdin>"
	}
	f, err := set.AddFile(shown, text)
	if err != nil {
		return err
	}
	options := r.options
	options.Foreign = name != "-" && filepath.Ext(name) != ".mlir"
	render := &diag.Renderer{Out: r.std.Err, Set: &set}
	result, ok := Rewrite(f, options, render.Handle)
	if err := r.output(name, text, result, ok); err != nil || ok {
		return err
	}
	return errReported
}

// output prints or writes the result. It writes no file if the result is not whole.
func (r *run) output(name string, old, result []byte, whole bool) (err error) {
	changed := !bytes.Equal(old, result)
	if r.diff && changed {
		if _, err := r.std.Out.Write(diff.Diff(name+".orig", old, name, result)); err != nil {
			return err
		}
		if whole {
			defer func() { err = errors.Join(err, errDifferent) }()
		}
	}
	switch {
	case r.write && whole && changed:
		out, err := fileio.Create(name, r.std)
		if err != nil {
			return err
		}
		defer out.Discard()
		out.Write(result) // Keep reports an error
		return out.Keep()
	case !r.write && !r.diff:
		_, err := r.std.Out.Write(result)
		return err
	}
	return nil
}
