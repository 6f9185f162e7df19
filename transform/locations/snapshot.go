package locations

import (
	"bytes"
	"io"
	"os"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/internal/reason"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
)

// Snapshot is the pass snapshot-op-locations. It writes the operation to a file, and makes the
// places there the locations of the operations, or with a tag adds them.
var Snapshot = &pass.Def{
	Name:    "snapshot-op-locations",
	Summary: "Generate new locations from the current IR",
	Class:   "LocationSnapshot",
	New: func(o *pass.Options) func(*pass.Job) {
		var s snapshot
		o.String(&s.file, "filename", "The filename to print the generated IR")
		o.Bool(&s.flags.PrettyDebugInfo, "pretty-debuginfo", "Print pretty debug info in MLIR output")
		o.Bool(&s.flags.DebugInfo, "print-debuginfo", "Print debug info in MLIR output")
		o.Bool(&s.flags.LocalScope, "print-local-scope", "Print with local scope and inline information (eliding aliases for attributes, types, and locations")
		o.Bool(&s.flags.Generic, "print-op-generic", "Print the generic op form")
		o.String(&s.tag, "tag", "A tag to use when fusing the new locations with the original. If unset, the locations are replaced.")
		return s.run
	},
}

// snapshot has the options of the pass.
type snapshot struct {
	file, tag string
	flags     asm.Flags // those that are options
}

func (s *snapshot) run(j *pass.Job) {
	type start struct {
		op     *ir.Operation
		offset int
	}
	var starts []start
	flags := j.PrintFlags()
	flags.PrettyDebugInfo, flags.DebugInfo = s.flags.PrettyDebugInfo && s.flags.DebugInfo, s.flags.DebugInfo
	flags.LocalScope, flags.Generic = flags.LocalScope || s.flags.LocalScope, s.flags.Generic
	text := asm.AppendPlaces(nil, j.Op, flags, func(op *ir.Operation, offset int) { starts = append(starts, start{op, offset}) })
	file, err := s.write(j.Stdout(), text)
	if err != nil {
		j.Report(j.Op.ErrorPlainf("cannot open output file '%s': %v", file, reason.Of(err)))
		j.Fail()
		return
	}
	c := j.Op.Context()
	line, column, at := 1, 0, 0
	for _, st := range starts {
		between := text[at:st.offset]
		if n := bytes.Count(between, []byte{'\n'}); n > 0 {
			line, column = line+n, len(between)-1-bytes.LastIndexByte(between, '\n')
		} else {
			column += len(between)
		}
		at = st.offset
		var loc ir.Location = ir.NewFileLineColLoc(c, file, uint32(line), uint32(column))
		if s.tag != "" {
			loc = ir.FuseLocs(c, []ir.Location{st.op.Loc(), ir.NewNameLoc(c, s.tag, loc)}, nil)
		}
		st.op.SetLoc(loc)
	}
}

// write writes the text to the file of the option, or to a new one, and returns the name of the file.
func (s *snapshot) write(stdout io.Writer, text []byte) (file string, err error) {
	switch s.file {
	case "-":
		_, err = stdout.Write(text)
		return s.file, err
	case "":
		f, err := os.CreateTemp("", "mlir_snapshot-*.tmp.mlir")
		if err != nil {
			return "", err
		}
		defer f.Close()
		_, err = f.Write(text)
		return f.Name(), err
	}
	return s.file, os.WriteFile(s.file, text, 0o666)
}
