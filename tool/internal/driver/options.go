package driver

import (
	"path/filepath"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/source"
	"github.com/gomlir/gomlir/tool/internal/cl"
)

// Options are the options of the command line. The exported fields are for the commands.
type Options struct {
	Set               *cl.Set
	Input, Output     string
	JoinMarker        string // printed between the outputs of chunks
	Split             bool
	VerifyDiagnostics bool
	AllowUnregistered bool
	Print             asm.Flags

	explicitModule bool
	noThreads      bool
	splitMarker    string

	expect     diag.Level
	verbosity  diag.Severity
	errorsOnly bool
	noNotes    bool
	printOp    bool
	trace      bool
	color      string

	elide, elideString uint32
	hex                int64
}

// Init sets up the options of a command. program is the name that it was called by. It is also the
// name of a tool that has none.
func (d *Driver) Init(program, overview string) {
	if d.Tool.Name == "" {
		d.Tool.Name = filepath.Base(program)
	}
	d.Options = Options{Input: "-", Output: "-", printOp: true, verbosity: diag.Remark, color: "auto"}
	o := &d.Options
	o.Set = &cl.Set{Program: program, Overview: overview, Input: &o.Input, ReadFile: d.Std.File}
}

// AddGeneral adds the options about input and output.
func (o *Options) AddGeneral() {
	split := &cl.Option{Name: "split-input-file", Arg: "string", Set: func(v string) error {
		o.Split, o.splitMarker = true, v
		return nil
	}, Usage: "Process the pieces of the input between the markers, // ----- or the one given, independently"}
	o.Set.Add("General options",
		cl.Bool(&o.AllowUnregistered, "allow-unregistered-dialect", "Accept operations of dialects that are not registered"),
		cl.Bool(&o.noThreads, "mlir-disable-threading", "Use one thread"),
		cl.Bool(&o.explicitModule, "no-implicit-module", "Do not put the input into a module if it is not one"),
		cl.String(&o.Output, "o", "filename", "Write to a file"),
		cl.String(&o.JoinMarker, "output-split-marker", "string", "Put a marker between the outputs of the pieces of a split input"),
		split,
	)
}

// DefaultSplitMarker separates the pieces of a split input.
const DefaultSplitMarker = source.DefaultSplitMarker

// AddDiagnostics adds the options about diagnostics.
func (o *Options) AddDiagnostics() {
	verify := cl.Enum(&o.expect, "verify-diagnostics", "Check diagnostics against the expected-* comments in the input",
		cl.Choice{Name: "all", Usage: "Complain about missing and unexpected diagnostics"},
		cl.Choice{Name: "only-expected", Usage: "Complain about missing diagnostics only"})
	verify.Mode = cl.Optional
	setLevel := verify.Set
	verify.Set = func(v string) error {
		o.VerifyDiagnostics = true
		if v == "" {
			v = "all"
		}
		return setLevel(v)
	}
	color := &cl.Option{Name: "color", Usage: "Use colors in diagnostics (default: if they go to a terminal)"}
	color.Set = func(v string) error {
		var on bool
		if err := cl.Bool(&on, "", "").Set(v); err != nil {
			return err
		}
		o.color = "never"
		if on {
			o.color = "always"
		}
		return nil
	}
	o.Set.Add("Diagnostic options",
		color,
		cl.Bool(&o.printOp, "mlir-print-op-on-diagnostic", "Show the operation that a diagnostic is about in a note"),
		cl.Bool(&o.trace, "mlir-print-stacktrace-on-diagnostic", "Show the stack of this program in a note"),
		verify,
	)
}

// AddVerbosity adds the options that suppress diagnostics.
func (o *Options) AddVerbosity() {
	o.Set.Add("Diagnostic options",
		cl.Enum(&o.verbosity, "mlir-diagnostic-verbosity-level", "Choose which diagnostics to print",
			cl.Choice{Name: "errors", Usage: "Errors only"},
			cl.Choice{Name: "warnings", Usage: "Errors and warnings"},
			cl.Choice{Name: "remarks", Usage: "Errors, warnings and remarks"}),
		cl.Bool(&o.noNotes, "mlir-disable-diagnostic-notes", "Do not print notes that stand alone"),
	)
}

// AddErrorsOnly adds the option that suppresses everything but errors.
func (o *Options) AddErrorsOnly() {
	errorsOnly := cl.Bool(&o.errorsOnly, "error-diagnostics-only", "Print errors only")
	Then(errorsOnly, func() {
		o.verbosity = diag.Remark
		if o.errorsOnly {
			o.verbosity = diag.Error
		}
	})
	o.Set.Add("Diagnostic options", errorsOnly)
}

// AddPrinting adds the options for printing MLIR.
func (o *Options) AddPrinting() {
	f := &o.Print
	elide := cl.Uint(&o.elide, "mlir-elide-elementsattrs-if-larger", "Leave out dense constants of more elements")
	elideString := cl.Uint(&o.elideString, "mlir-elide-resource-strings-if-larger", "Leave out resources of more characters")
	hex := cl.Int(&o.hex, "mlir-print-elementsattrs-with-hex-if-larger", "Print dense constants of more elements in hex (-1: never)")
	Then(elide, func() { f.ElideElements, f.ElideElementsOver = true, int64(o.elide) })
	Then(elideString, func() { f.ElideResources, f.ElideResourcesOver = true, int64(o.elideString) })
	Then(hex, func() {
		switch {
		case o.hex < 0:
			f.HexElements = asm.NeverHex
		case o.hex == 0:
			f.HexElements = asm.AlwaysHex
		default:
			f.HexElements = o.hex
		}
	})
	o.Set.Add("Printing options",
		elide, elideString, hex,
		cl.Bool(&f.PrettyDebugInfo, "mlir-pretty-debuginfo", "Print locations for people to read"),
		cl.Bool(&f.AssumeVerified, "mlir-print-assume-verified", "Print custom forms without verifying first"),
		cl.Bool(&f.DebugInfo, "mlir-print-debuginfo", "Print locations"),
		cl.Bool(&f.LocalScope, "mlir-print-local-scope", "Print without aliases"),
		cl.Bool(&f.Generic, "mlir-print-op-generic", "Print the generic form of operations"),
		cl.Enum(&f.StructAliases, "mlir-print-struct-aliases", "Print aliases for structs",
			cl.Choice{Name: "auto", Usage: "If their full text were too long"},
			cl.Choice{Name: "always", Usage: "Always"},
			cl.Choice{Name: "never", Usage: "Never"}),
		releaseOption(&f.Release),
		cl.Bool(&f.SkipRegions, "mlir-print-skip-regions", "Print {...} for regions"),
		cl.Bool(&f.UniqueSSAIDs, "mlir-print-unique-ssa-ids", "Give values names that are unique in the whole output"),
		cl.Bool(&f.ValueUsers, "mlir-print-value-users", "Print the users of values in comments"),
		cl.Bool(&f.NameLocAsPrefix, "mlir-use-nameloc-as-prefix", "Name values after the names in their locations"),
	)
}

// releaseOption is the option about the release that is printed for.
func releaseOption(p *int) *cl.Option {
	releases := []int{14, 15, 16, 22}
	var choice uint8
	o := cl.Enum(&choice, "release", "Print what this release of MLIR reads (default: 14 for typed pointers, else 22)",
		cl.Choice{Name: "14", Usage: "MLIR 14"}, cl.Choice{Name: "15", Usage: "MLIR 15, with typed pointers"},
		cl.Choice{Name: "16", Usage: "MLIR 16, with typed pointers"}, cl.Choice{Name: "22", Usage: "MLIR 22"})
	Then(o, func() { *p = releases[choice] })
	return o
}

// AddHelp adds the options that describe the command and stop it.
func (o *Options) AddHelp() {
	o.Set.Add("Generic options",
		cl.Stop("help", "Print this list and exit"),
		cl.Stop("help-list", "Print the list without titles and exit"),
		cl.Stop("version", "Print the version and exit"))
	o.Set.Alias("h", "help")
	o.Set.Alias("help-hidden", "help")
	o.Set.Alias("help-list-hidden", "help-list")
}

// Then makes an option call more after it was set.
func Then(o *cl.Option, more func()) {
	set := o.Set
	o.Set = func(v string) error {
		err := set(v)
		if err == nil {
			more()
		}
		return err
	}
}

// DialectNames returns the names of dialects, sorted.
func DialectNames(dialects []*ir.Dialect) []string {
	var list []string
	for _, d := range ir.NewContext(dialects...).Dialects() {
		list = append(list, d.Name)
	}
	return list
}
