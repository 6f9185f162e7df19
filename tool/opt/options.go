package opt

import (
	"strings"

	"github.com/gomlir/gomlir/bytecode"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/tool/internal/cl"
	"github.com/gomlir/gomlir/tool/internal/driver"
)

// options are the options that only this command has.
type options struct {
	verifyEach      bool
	noParseVerifier bool
	verifyRoundtrip bool
	emitBytecode    bool
	bytecode        bytecode.WriteConfig
	showDialects    bool
	listPasses      bool

	pipeline      string
	givenPipeline bool
	dumpPipeline  bool
	explain       bool
	passes        []*pass.Def // all there are, by name
	flags         []flag      // those that are to run

	watching
	remarks
}

// original is the program that this one stands in for.
const original = "mlir-opt 22"

// initOptions makes the set of options, and the defaults.
func (r *run) initOptions(program string) {
	r.Init(program, "MLIR modular optimizer driver\n\nAvailable Dialects: "+strings.Join(driver.DialectNames(r.Tool.Dialects), ", "))
	r.Set.Upstream, r.Set.Original = hasUpstream, original
	r.verifyEach, r.JoinMarker = true, driver.DefaultSplitMarker
	r.AddGeneral()
	version := cl.Int(&r.bytecode.OldVersion, "emit-bytecode-version", "The version of bytecode to write")
	driver.Then(version, func() { r.bytecode.Old = true })
	r.Set.Add("General options",
		cl.Bool(&r.bytecode.ElideResources, "elide-resource-data-from-bytecode", "Leave the data of resources out of bytecode"),
		cl.Bool(&r.emitBytecode, "emit-bytecode", "Write MLIR bytecode"),
		cl.String(&r.bytecode.Producer, "emit-bytecode-producer", "name", "The producer that bytecode names"),
		version,
		cl.Bool(&r.noParseVerifier, "mlir-very-unsafe-disable-verifier-on-parsing", "Do not verify the input"),
		cl.Bool(&r.showDialects, "show-dialects", "Print the registered dialects and exit"),
		cl.Bool(&r.verifyRoundtrip, "verify-roundtrip", "Check that what is printed reads back as the same"),
	)
	r.AddDiagnostics()
	r.AddVerbosity()
	r.AddPrinting()
	pipeline := cl.String(&r.pipeline, "pass-pipeline", "string", "Run passes, such as 'builtin.module(cse)'")
	driver.Then(pipeline, func() { r.givenPipeline = true })
	r.Set.Add("Pass options",
		cl.Bool(&r.dumpPipeline, "dump-pass-pipeline", "Show the passes that are to run"),
		cl.Bool(&r.explain, "explain-conversions", "Say why a conversion cannot convert an operation, pattern by pattern"),
		cl.Bool(&r.listPasses, "list-passes", "Print the passes and exit"),
		pipeline,
		cl.Bool(&r.verifyEach, "verify-each", "Verify after each pass"),
	)
	r.Set.Alias("p", "pass-pipeline")
	r.addPasses(r.Tool.Passes)
	r.addWatching()
	r.addRemarks()
	r.AddHelp()
}
