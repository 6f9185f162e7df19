package exporter

import (
	"errors"
	"strings"
	"sync"
	"sync/atomic"

	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/dialect/builtin"
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/internal/group"
	"github.com/gomlir/gomlir/internal/shared"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/llvmir"
	"github.com/gomlir/gomlir/translate/layout"
)

// Options are the options of [Module].
type Options struct {
	// Name is the name of the LLVM module. If it is empty, the name is LLVMDialectModule, as always
	// with mlir-translate.
	Name string

	// Threads is the number of goroutines; 0 means one per processor. The result does not depend on
	// it.
	Threads int

	// Trace is filled in unless it is nil.
	Trace *Trace

	// NoVerify skips LLVM's verifier.
	NoVerify bool

	// Hints, if not nil, returns what to say in notes about an operation that is not translated: how it
	// could be lowered, for example. mlir-translate says nothing.
	Hints func(op *ir.Operation) []string
}

// Module translates a module of the llvm dialect, which must have been verified, to LLVM IR. It
// reports operations that cannot be translated and returns nil. LLVM's verifier checks the result,
// and its errors are reported, since the dialect's verifier does not find everything that is
// invalid in LLVM IR.
//
// A module with typed pointers becomes LLVM IR of version 14.
//
// Module may be called by many goroutines for different modules. It does not change op.
func Module(op *ir.Operation, opts Options, report diag.Handler) *llvmir.Module {
	if !op.Has(ir.HasSymbolTable) || op.NumRegions() != 1 || !op.Region(0).HasOneBlock() {
		report(op.Errorf("can not be translated to an LLVMIR module"))
		return nil
	}
	if opts.Name == "" {
		opts.Name = "LLVMDialectModule"
	}
	m := translate(op, opts, report)
	if m == nil || !opts.NoVerify && !valid(m, op, opts, report) {
		return nil
	}
	return m
}

// translate is Module without LLVM's verifier.
func translate(op *ir.Operation, opts Options, report diag.Handler) *llvmir.Module {
	x := &exporter{op: op, m: llvmir.NewModule(opts.Name), opts: opts, report: report, converters: converters()}
	x.types.m = x.m
	x.types.regions(op)
	if llvm.HasMLIR14Types(op) {
		// A typed pointer must exist before there are globals, since it determines the types of
		// their addresses.
		x.m.Types.PtrTo(x.m.Types.Int(8), 0)
	}
	x.init()
	for _, step := range []func() bool{
		x.target, x.keepDeclarations, x.comdats, x.signatures, x.globals, x.keepNodes, x.moduleMetadata, x.otherOps,
		func() bool { return x.bodies(opts.Threads) },
		x.sameLocations, x.debug.finish, x.keepHeads, x.noWrongTypes,
	} {
		if !step() {
			return nil
		}
	}
	if x.m.IsTyped() {
		x.m.DowngradeToLLVM14()
	}
	return x.m
}

// exporter is the state of the translation of a module. After the declarations it is read-only,
// except for the parts that are documented as locked.
type exporter struct {
	op     *ir.Operation
	m      *llvmir.Module
	opts   Options
	layout *llvmir.DataLayout
	types  types
	report diag.Handler
	// the translations of operations, see there
	converters map[*ir.OpDef]converter

	symbols   map[string]llvmir.Global
	paramSets shared.Map // of *ir.DictionaryAttr
	funcs     []*function
	byName    map[string]*function
	// translators are the dialects that translate attributes
	translators map[*ir.Dialect]AttrTranslator
	awaited     shared.Map // maps each *llvmir.BlockAddress that was created before its tag was translated to true

	intrinsics intrinsics
	metadata   metadata
	references llvm.MLIR14Metadata // of modules with typed pointers
	attrs      attrList            // reused
	debug      debugInfo
	kept       kept
}

func (x *exporter) init() {
	x.symbols = map[string]llvmir.Global{}
	x.byName = map[string]*function{}
	x.findTranslators()
	x.intrinsics.m = x.m
	x.metadata.init(x)
	x.debug.init(x)
}

// fail reports a diagnostic and returns false.
func (x *exporter) fail(d *diag.Diagnostic) bool {
	x.report(d)
	return false
}

// plain returns an error at an operation's place, without the note that shows the operation.
func plain(op *ir.Operation, format string, args ...any) *diag.Diagnostic {
	return diag.Errorf(op.Place(), format, args...)
}

// noWrongTypes reports the first operation with a type that is too long to print in LLVM IR, or that has
// no size because it contains itself.
func (x *exporter) noWrongTypes() bool {
	x.types.mu.Lock()
	endless := x.types.endless
	x.types.mu.Unlock()
	if endless != nil {
		seen := map[ir.Type]bool{}
		return x.noneWith(func(t ir.Type) bool { return mentions(t, endless, seen) }, "a struct contains itself other than behind a pointer")
	}
	tooLong := func(t ir.Type) bool {
		l, ok := x.types.done.Load(t)
		return ok && l.(*llvmir.Type).TooLong()
	}
	return !x.types.tooLong.Load() || x.noneWith(tooLong, llvmir.ErrTooLong.Error())
}

// mentions reports whether a type is, or has in it, one of some structs. seen are types that have been
// looked at.
func mentions(t ir.Type, structs map[*llvm.StructType]bool, seen map[ir.Type]bool) bool {
	work := []ir.Type{t}
	for len(work) > 0 {
		t := work[len(work)-1]
		work = work[:len(work)-1]
		if s, ok := t.(*llvm.StructType); ok && structs[s] {
			return true
		}
		if !seen[t] {
			seen[t] = true
			ir.WalkTypeSubElements(t, func(ir.Attribute) {}, func(t ir.Type) { work = append(work, t) })
		}
	}
	return false
}

// noneWith reports the first operation with a type for which wrong holds. It returns false: there is one.
func (x *exporter) noneWith(wrong func(ir.Type) bool, why string) bool {
	var found *ir.Operation
	ir.WalkPre(x.op, func(op *ir.Operation) ir.WalkResult {
		typ := func(t ir.Type, _ *ir.Region) {
			if wrong(t) {
				found = op
			}
		}
		op.Mentions(func(a ir.Attribute, r *ir.Region) {
			if a, ok := a.(*ir.TypeAttr); ok {
				typ(a.Value(), r)
			}
		}, typ)
		if found != nil {
			return ir.Interrupt
		}
		return ir.Advance
	})
	if found == nil {
		found = x.op // part of some type
	}
	return x.fail(found.ErrorPlainf("cannot be converted to LLVM IR: %s", why))
}

// ops calls f for each top-level operation of the module until f returns false.
func (x *exporter) ops(f func(*ir.Operation) bool) bool {
	for op := range x.op.Region(0).First().Ops() {
		if !f(op) {
			return false
		}
	}
	return true
}

// target sets the data layout, target triple and module assembly from the module's attributes.
func (x *exporter) target() bool {
	dataLayout, err := layout.ToLLVM(x.op)
	if d, ok := errors.AsType[*diag.Diagnostic](err); ok {
		return x.fail(d)
	}
	x.m.DataLayout = dataLayout
	if s, ok := x.op.Attr(llvm.TargetTripleAttrName).(*ir.StringAttr); ok {
		x.m.Triple = s.Value()
	}
	x.layout = x.m.Layout()
	a := x.op.Attr("llvm.module_asm")
	if a == nil {
		return true
	}
	list, ok := a.(*ir.ArrayAttr)
	if !ok {
		return x.fail(x.op.ErrorPlainf("expected an array attribute for a module level asm"))
	}
	var text strings.Builder
	for _, e := range list.Elems() {
		s, ok := e.(*ir.StringAttr)
		if !ok {
			return x.fail(x.op.ErrorPlainf("expected a string attribute for each entry of a module level asm"))
		}
		text.WriteString(s.Value())
		if v := s.Value(); v != "" && !strings.HasSuffix(v, "\n") {
			text.WriteByte('\n')
		}
	}
	x.m.Asm = text.String()
	return true
}

var comdatKinds = map[llvm.ComdatKind]llvmir.ComdatKind{
	llvm.ComdatAny: llvmir.ComdatAny, llvm.ComdatExactMatch: llvmir.ComdatExactMatch, llvm.ComdatLargest: llvmir.ComdatLargest,
	llvm.ComdatNoDeduplicate: llvmir.ComdatNoDeduplicate, llvm.ComdatSameSize: llvmir.ComdatSameSize,
}

// comdats declares the comdats.
func (x *exporter) comdats() bool {
	seen := map[string]bool{}
	return x.ops(func(op *ir.Operation) bool {
		c, ok := op.View().(llvm.ComdatOp)
		if !ok {
			return true
		}
		for sel := range c.Body().First().Ops() {
			s, ok := sel.View().(llvm.ComdatSelectorOp)
			if !ok {
				continue
			}
			if seen[s.SymName()] {
				return x.fail(plain(sel, "comdat selection symbols must be unique even in different comdat regions"))
			}
			seen[s.SymName()] = true
			x.m.Comdat(s.SymName()).Kind = comdatKinds[s.Comdat()]
		}
		return true
	})
}

// comdat returns the comdat that a symbol reference refers to, nil for nil.
func (x *exporter) comdat(ref *ir.SymbolRefAttr) *llvmir.Comdat {
	if ref == nil {
		return nil
	}
	return x.m.Comdat(ref.Leaf())
}

// otherOps translates top-level operations that neither are nor declare symbols.
func (x *exporter) otherOps() bool {
	if d := x.translateAttrs(nil, x.op, nil); d != nil {
		return x.fail(d)
	}
	return x.ops(func(op *ir.Operation) bool {
		switch v := op.View().(type) {
		case llvm.FuncOp:
			if !v.IsDeclaration() {
				return true // the body is first
			}
			if d := x.translateAttrs(nil, op, nil); d != nil {
				return x.fail(d)
			}
			return true
		case llvm.GlobalOp, llvm.AliasOp, llvm.GlobalCtorsOp, llvm.GlobalDtorsOp, llvm.ComdatOp, llvm.IFuncOp, llvm.MetadataOp:
			if d := x.translateAttrs(nil, op, nil); d != nil {
				return x.fail(d)
			}
			return true
		case builtin.ModuleOp:
			return true // a nested module
		case llvm.ModuleFlagsOp:
			return x.moduleFlags(v)
		case llvm.LinkerOptionsOp:
			x.linkerOptions(v)
			return true
		}
		if t, ok := OpInterface.Of(op); ok {
			d := t.TranslateToLLVM(&Translation{x, nil})
			if d == nil {
				d = x.translateAttrs(nil, op, nil)
			}
			return d == nil || x.fail(d)
		}
		return x.fail(x.untranslatable(op))
	})
}

// untranslatable returns the error for an operation without a translation. Notes say what the
// options know about it.
func (x *exporter) untranslatable(op *ir.Operation) *diag.Diagnostic {
	dialect := op.Def().Namespace()
	message := "LLVM Translation failed for operation: %s"
	if dialect != "llvm" && dialect != "builtin" {
		message = "cannot be converted to LLVM IR: missing `LLVMTranslationDialectInterface` registration for dialect for op: %s"
	}
	d := op.ErrorPlainf(message, op.Name())
	if x.opts.Hints != nil {
		for _, hint := range x.opts.Hints(op) {
			d.Note(op.Place(), "%s", hint)
		}
	}
	return d
}

// bodies translates the bodies of functions in parallel.
func (x *exporter) bodies(threads int) bool {
	const batch = 16
	var work []*function
	for _, f := range x.funcs {
		if !f.op.IsDeclaration() {
			f.number = len(work)
			work = append(work, f)
		}
	}
	x.debug.prepare(work)
	var failed atomic.Int64 // one plus the first function that failed
	group.Each(threads, len(work), batch, func() func(int) {
		b := newBody(x)
		return func(i int) {
			if first := failed.Load(); first != 0 && int(first) <= i {
				return
			}
			if !b.function(work[i]) {
				lower(&failed, int64(i)+1)
			}
		}
	})
	// Upstream stops at the first function that it cannot translate.
	for i, f := range work {
		for _, d := range f.found {
			x.report(d)
		}
		if int64(i)+1 == failed.Load() {
			return false
		}
	}
	x.intrinsics.order(work)
	return true
}

// lower sets a to v if a is zero or greater than v.
func lower(a *atomic.Int64, v int64) {
	for {
		old := a.Load()
		if old != 0 && old <= v || a.CompareAndSwap(old, v) {
			return
		}
	}
}

// intrinsics declares intrinsics. mu guards it.
type intrinsics struct {
	m  *llvmir.Module
	mu sync.Mutex
	// first is the number of functions before the first intrinsic.
	declared map[*llvmir.Function]bool
}

// declare returns the declaration of an intrinsic with the given type, nil if there is no such
// intrinsic.
func (d *intrinsics) declare(name string, sig *llvmir.Type) *llvmir.Function {
	d.mu.Lock()
	defer d.mu.Unlock()
	n := len(d.m.Functions)
	f := d.m.IntrinsicFunc(name, sig)
	if len(d.m.Functions) > n {
		if d.declared == nil {
			d.declared = map[*llvmir.Function]bool{}
		}
		d.declared[f] = true
	}
	return f
}

// order sorts the declarations by their first use in the order of functions.
func (d *intrinsics) order(work []*function) {
	if len(d.declared) == 0 {
		return
	}
	list := d.m.Functions[:len(d.m.Functions)-len(d.declared)]
	for _, f := range work {
		for _, i := range f.intrinsics {
			if d.declared[i] {
				delete(d.declared, i)
				list = append(list, i)
			}
		}
	}
	d.m.Functions = list
}
