package opt

import (
	"os"
	"strings"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/source"
	"github.com/gomlir/gomlir/tool/internal/cl"
)

// options are the command line.
type options struct {
	set   *cl.Set
	input string

	output            string
	allowUnregistered bool
	explicitModule    bool
	noThreads         bool
	verifyEach        bool
	noParseVerifier   bool
	verifyRoundtrip   bool
	emitBytecode      bool
	showDialects      bool
	listPasses        bool

	split       bool
	splitMarker string
	joinMarker  string

	verifyDiagnostics bool
	expect            diag.Level
	verbosity         diag.Severity
	noNotes           bool
	printOp           bool
	trace             bool
	color             string

	pipeline      string
	givenPipeline bool

	print              asm.Flags
	elide, elideString uint32
	hex                int64
}

func newOptions(program string, dialects []*ir.Dialect) *options {
	o := &options{
		input: "-", output: "-", joinMarker: source.DefaultSplitMarker,
		verifyEach: true, printOp: true, verbosity: diag.Remark, color: "auto",
	}
	o.set = &cl.Set{
		Program:  program,
		Overview: "MLIR modular optimizer driver\n\nAvailable Dialects: " + strings.Join(names(dialects), ", "),
		Input:    &o.input,
		ReadFile: os.ReadFile,
	}
	o.general()
	o.diagnostics()
	o.printing()
	o.passes()
	o.set.Add("Generic options",
		cl.Stop("help", "Print this list and exit"),
		cl.Stop("help-list", "Print the list without titles and exit"),
		cl.Stop("version", "Print the version and exit"))
	o.set.Alias("h", "help")
	o.set.Alias("help-hidden", "help")
	o.set.Alias("help-list-hidden", "help-list")
	return o
}

func (o *options) general() {
	split := &cl.Option{Name: "split-input-file", Arg: "string", Set: func(v string) error {
		o.split, o.splitMarker = true, v
		return nil
	}, Usage: "Process the pieces of the input between the markers, // ----- or the one given, independently"}
	o.set.Add("General options",
		cl.Bool(&o.allowUnregistered, "allow-unregistered-dialect", "Accept operations of dialects that are not registered"),
		cl.Bool(&o.emitBytecode, "emit-bytecode", "Write MLIR bytecode (not supported yet)"),
		cl.Bool(&o.noThreads, "mlir-disable-threading", "Use one thread"),
		cl.Bool(&o.noParseVerifier, "mlir-very-unsafe-disable-verifier-on-parsing", "Do not verify the input"),
		cl.Bool(&o.explicitModule, "no-implicit-module", "Do not put the input into a module if it is not one"),
		cl.String(&o.output, "o", "filename", "Write to a file"),
		cl.String(&o.joinMarker, "output-split-marker", "string", "Put a marker between the outputs of the pieces of a split input"),
		cl.Bool(&o.showDialects, "show-dialects", "Print the registered dialects and exit"),
		split,
		cl.Bool(&o.verifyRoundtrip, "verify-roundtrip", "Check that what is printed reads back as the same"),
	)
}

func (o *options) diagnostics() {
	verify := cl.Enum(&o.expect, "verify-diagnostics", "Check diagnostics against the expected-* comments in the input",
		cl.Choice{Name: "all", Usage: "Complain about missing and unexpected diagnostics"},
		cl.Choice{Name: "only-expected", Usage: "Complain about missing diagnostics only"})
	verify.Mode = cl.Optional
	setLevel := verify.Set
	verify.Set = func(v string) error {
		o.verifyDiagnostics = true
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
	o.set.Add("Diagnostic options",
		color,
		cl.Enum(&o.verbosity, "mlir-diagnostic-verbosity-level", "Choose which diagnostics to print",
			cl.Choice{Name: "errors", Usage: "Errors only"},
			cl.Choice{Name: "warnings", Usage: "Errors and warnings"},
			cl.Choice{Name: "remarks", Usage: "Errors, warnings and remarks"}),
		cl.Bool(&o.noNotes, "mlir-disable-diagnostic-notes", "Do not print notes that stand alone"),
		cl.Bool(&o.printOp, "mlir-print-op-on-diagnostic", "Show the operation that a diagnostic is about in a note"),
		cl.Bool(&o.trace, "mlir-print-stacktrace-on-diagnostic", "Show the stack of this program in a note"),
		verify,
	)
}

func (o *options) printing() {
	f := &o.print
	elide := cl.Uint(&o.elide, "mlir-elide-elementsattrs-if-larger", "Leave out dense constants of more elements")
	elideString := cl.Uint(&o.elideString, "mlir-elide-resource-strings-if-larger", "Leave out resources of more characters")
	hex := cl.Int(&o.hex, "mlir-print-elementsattrs-with-hex-if-larger", "Print dense constants of more elements in hex (-1: never)")
	then(elide, func() { f.ElideElements, f.ElideElementsOver = true, int64(o.elide) })
	then(elideString, func() { f.ElideResources, f.ElideResourcesOver = true, int64(o.elideString) })
	then(hex, func() {
		switch {
		case o.hex < 0:
			f.HexElements = asm.NeverHex
		case o.hex == 0:
			f.HexElements = asm.AlwaysHex
		default:
			f.HexElements = o.hex
		}
	})
	o.set.Add("Printing options",
		elide, elideString, hex,
		cl.Bool(&f.PrettyDebugInfo, "mlir-pretty-debuginfo", "Print locations for people to read"),
		cl.Bool(&f.AssumeVerified, "mlir-print-assume-verified", "Print custom forms without verifying first"),
		cl.Bool(&f.DebugInfo, "mlir-print-debuginfo", "Print locations"),
		cl.Bool(&f.LocalScope, "mlir-print-local-scope", "Print without aliases"),
		cl.Bool(&f.Generic, "mlir-print-op-generic", "Print the generic form of operations"),
		cl.Bool(&f.SkipRegions, "mlir-print-skip-regions", "Print {...} for regions"),
		cl.Bool(&f.UniqueSSAIDs, "mlir-print-unique-ssa-ids", "Give values names that are unique in the whole output"),
		cl.Bool(&f.ValueUsers, "mlir-print-value-users", "Print the users of values in comments"),
		cl.Bool(&f.NameLocAsPrefix, "mlir-use-nameloc-as-prefix", "Name values after the names in their locations"),
	)
}

func (o *options) passes() {
	pipeline := cl.String(&o.pipeline, "pass-pipeline", "string", "Run passes, such as 'builtin.module(cse)'")
	then(pipeline, func() { o.givenPipeline = true })
	o.set.Add("Pass options",
		cl.Bool(&o.listPasses, "list-passes", "Print the passes and exit"),
		pipeline,
		cl.Bool(&o.verifyEach, "verify-each", "Verify after each pass"),
	)
	o.set.Alias("p", "pass-pipeline")
}

// then makes an option do something more when it was set.
func then(o *cl.Option, more func()) {
	set := o.Set
	o.Set = func(v string) error {
		err := set(v)
		if err == nil {
			more()
		}
		return err
	}
}

// names are the names of dialects, in order.
func names(dialects []*ir.Dialect) []string {
	var list []string
	for _, d := range ir.NewContext(dialects...).Dialects() {
		list = append(list, d.Name)
	}
	return list
}
