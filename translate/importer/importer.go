package importer

import (
	"sync"

	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/dialect/builtin"
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/internal/group"
	"github.com/gomlir/gomlir/internal/shared"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/llvmir"
	"github.com/gomlir/gomlir/translate/llvmirattrs"
)

// Options are the options of [Module]. The zero value imports as mlir-translate does without
// options.
type Options struct {
	// StructsAsLiterals makes every struct a literal one, without its name:
	// --import-structs-as-literals.
	StructsAsLiterals bool
	// DropDICompositeTypeElements omits the members of types in debug info:
	// --drop-di-composite-type-elements.
	DropDICompositeTypeElements bool
	// PreferUnregisteredIntrinsics imports all intrinsics as llvm.call_intrinsic:
	// --prefer-unregistered-intrinsics.
	PreferUnregisteredIntrinsics bool
	// ExpensiveWarnings warns about everything that is dropped: --emit-expensive-warnings.
	ExpensiveWarnings bool
	// Lossless imports everything that a lossless form of the module needs: the declarations of all
	// intrinsics, unreachable blocks, debug records in place. Package lossless uses it.
	Lossless bool
	// Origins is filled in unless it is nil.
	Origins *Origins
	// TypedPointers is for commands that parse the module: it keeps the typed pointers of LLVM 14.
	// Module ignores it and keeps the typed pointers that the module has.
	TypedPointers bool
	// Release is the release of MLIR that the result is for, if the module has typed pointers: 14,
	// 15 or 16. Intrinsics that are no operations there are functions. 0 is today's.
	Release int
	// Threads is the number of goroutines that import functions; 0 means one per processor. The
	// result does not depend on it.
	Threads int
}

// Module imports a module. It reports errors and warnings. The result is nil after an error, and
// otherwise a builtin.module that has not been verified. The context must have the dialects
// builtin, dlti and llvm. It should be new, since a struct whose name is taken in the context is
// renamed.
//
// The module should be valid, see [llvmir.Verify]. An invalid module may import, or may be rejected
// here or by the dialect's verifier.
//
// Module uses the field Num of instructions, arguments and blocks, so only one goroutine may import
// a module at a time. It may be imported again.
func Module(c *ir.Context, m *llvmir.Module, opts Options, report diag.Handler) *ir.Operation {
	im := &module{ctx: c, m: m, opts: opts, report: report}
	im.init()
	op := im.run()
	if im.failed {
		return nil
	}
	return op
}

// Stream is [Module] for a module whose functions are read one at a time, which takes less memory
// and so less time. It returns nil if that is impossible, or if there is anything to report. Then
// use [llvmir.Parse], [llvmir.Verify] and Module, with another context. The options Lossless and
// Origins need the whole module and must not be set.
func Stream(c *ir.Context, s *llvmir.Stream, opts Options) *ir.Operation {
	im := &module{ctx: c, m: s.Module(), opts: opts, stream: s}
	im.report = func(*diag.Diagnostic) { im.failed = true }
	im.init()
	op := im.run()
	if im.failed || !s.Done() {
		return nil
	}
	return op
}

// module is the state of an import. Functions only read it.
type module struct {
	ctx  *ir.Context
	m    *llvmir.Module
	opts Options

	common
	loc     ir.Location // of the module
	op      *ir.Operation
	body    *ir.Block
	report  diag.Handler
	failed  bool
	comdats map[*llvmir.Comdat]*ir.SymbolRefAttr
	// nameless has the symbols of globals without a name.
	nameless     map[llvmir.Global]*ir.SymbolRefAttr
	nextNameless int
	// blockNumbers has the numbers of blocks whose address is taken.
	blockNumbers map[*llvmir.Block]uint32
	globalAt     *ir.Operation // the last comdat table, global or alias
	types        shared.Map    // *llvmir.Type to ir.Type
	typesMu      sync.Mutex
	structNames  map[string]bool // names of structs with typed pointers; guarded by typesMu
	metadata
	ext    extensions
	debug  debugInfo
	kept   *llvmirattrs.Table // metadata nodes that foreign operations refer to
	stream *llvmir.Stream     // the source of functions, or nil
}

// common has attributes and types that are often used.
type common struct {
	unit     ir.Attribute
	unknown  ir.Location
	ptr      ir.Type
	void     ir.Type
	emptyI32 ir.Attribute
	aligns   [65]ir.Attribute // i64, by the binary logarithm
	i64s     [8]ir.Attribute
	i32s     [8]ir.Attribute
	fastmath [128]ir.Attribute
	// simpleOps has the operations of instructions, see there.
	simpleOps *[256]*ir.OpDef
}

func (im *module) init() {
	c := im.ctx
	im.unit, im.unknown = ir.NewUnitAttr(c), ir.NewUnknownLoc(c)
	im.ptr, im.void = llvm.NewPointerType(c, 0), llvm.NewVoidType(c)
	im.emptyI32 = ir.NewDenseI32ArrayAttr(c)
	im.simpleOps = simpleOps()
	for i := range im.aligns {
		im.aligns[i] = ir.NewIntegerAttr(c.I64(), int64(uint64(1)<<i))
	}
	for i := range im.i64s {
		im.i64s[i] = ir.NewIntegerAttr(c.I64(), int64(i))
		im.i32s[i] = ir.NewIntegerAttr(c.I32(), int64(i))
	}
	for i := range im.fastmath {
		im.fastmath[i] = llvm.NewFastmathFlagsAttr(c, llvm.FastmathFlags(i))
	}
	im.loc = ir.NewFileLineColLoc(c, im.m.SourceName, 0, 0)
	im.comdats = map[*llvmir.Comdat]*ir.SymbolRefAttr{}
	im.structNames = map[string]bool{}
	im.nameless = map[llvmir.Global]*ir.SymbolRefAttr{}
	im.kept = &llvmirattrs.Table{Module: im.m}
	if o := im.opts.Origins; o != nil {
		*o = Origins{Globals: map[llvmir.Global]*ir.Operation{}, Symbols: map[llvmir.Global]string{}, Kept: im.kept}
	}
	if im.stream == nil {
		im.numberFunctions()
		im.blockNumbers = addressNumbers(im.m)
	}
	im.metadata.init()
	im.ext.init(c)
	im.debug.init(im)
}

// run creates the module. It follows upstream's order, which determines the order of operations and
// diagnostics.
func (im *module) run() *ir.Operation {
	op := builtin.NewModule(ir.NewBuilder(im.ctx).SetLoc(im.loc))
	im.op, im.body = op.Op(), op.Body()
	w := im.worker(im.report)
	for _, step := range []func(*worker){
		(*worker).dataLayout,
		(*worker).allComdats,
		(*worker).allMetadata,
		(*worker).globals,
	} {
		if step(w); w.failed {
			im.failed = true
			return nil
		}
	}
	if im.stream == nil {
		im.debug.translateAll()
	}
	if im.functions(); im.failed {
		return nil
	}
	for _, step := range []func(*worker){(*worker).aliases, (*worker).ifuncs, (*worker).targetAndAsm} {
		if step(w); w.failed {
			im.failed = true
			return nil
		}
	}
	if o := im.opts.Origins; o != nil {
		for g, s := range im.nameless {
			o.Symbols[g] = s.Leaf()
		}
		o.DebugInfo = im.debug.origins()
		o.Nameless = im.namelessTypes()
	} else {
		im.keepNodes()
	}
	return im.op
}

// functions imports the functions in parallel.
func (im *module) functions() {
	type result struct {
		op       *ir.Operation
		diags    []*diag.Diagnostic
		failed   bool
		foreigns []foreignOp
		origin   FunctionOrigin
	}
	fns := im.m.Functions
	results := make([]result, len(fns))
	im.eachFunction(func() func(int) {
		r := (*result)(nil)
		w := im.worker(func(d *diag.Diagnostic) { r.diags = append(r.diags, d) })
		read := w.reader()
		return func(i int) {
			r = &results[i]
			if !read(fns[i]) {
				r.failed = true
				return
			}
			r.op = w.function(fns[i])
			// The texts of foreign operations are written when all functions are imported.
			r.failed, w.failed = w.failed || w.stream != nil && len(w.foreigns) > 0, false
			r.foreigns, w.foreigns = w.foreigns, nil
			if im.opts.Origins != nil && r.op != nil {
				r.origin = w.functionOrigin(fns[i], r.op)
			}
		}
	})
	for i := range results {
		r := &results[i]
		for _, d := range r.diags {
			im.report(d)
		}
		if r.failed {
			im.failed = true
			return
		}
		if r.op != nil {
			im.body.Append(r.op)
			im.writeForeign(r.foreigns)
			if o := im.opts.Origins; o != nil {
				o.Functions = append(o.Functions, r.origin)
			}
		}
	}
}

// eachFunction calls the functions that start returns with the numbers of all functions, in
// parallel.
func (im *module) eachFunction(start func() func(i int)) {
	// Take a few at a time, since small functions are neighbours in memory.
	const batch = 8
	group.Each(im.opts.Threads, len(im.m.Functions), batch, start)
}
