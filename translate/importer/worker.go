package importer

import (
	"fmt"

	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/llvmir"
)

// A worker imports one function after the other. It reuses memory and caches from one to the next.
//
// Methods that convert report an error and then return false or nil.
type worker struct {
	*module
	arena  ir.Arena
	st     ir.OperationState
	emitTo diag.Handler
	failed bool

	typeCache     map[*llvmir.Type]ir.Type
	lastType      *llvmir.Type
	lastConverted ir.Type
	templates     map[*ir.OpDef][]ir.Attribute
	lastDef       *ir.OpDef
	lastTemplate  []ir.Attribute
	symbols       map[llvmir.Global]*ir.SymbolRefAttr
	paramAttrs    map[*llvmir.AttrSet]*ir.DictionaryAttr
	locs          map[*llvmir.Node]ir.Location
	intrinsics    map[*llvmir.Function]knownIntrinsic
	loops         map[*llvmir.Node]*llvm.LoopAnnotationAttr // of the current function

	// The insertion point. If before is nil, it is the end of block.
	block  *ir.Block
	before *ir.Operation
	at     ir.Location // of new operations

	imported *ir.Operation // the last one that an instruction was made

	// The state of the current region.
	fn         *llvmir.Function
	values     []*ir.Value // by Num of arguments and instructions
	blocks     []*ir.Block // by Num of blocks
	consts     constTable
	constBlock *ir.Block
	constAt    *ir.Operation // the last constant, nil if absent
	records    []*llvmir.DebugRecord
	placed     []placedRecord // instead of records, for a lossless import
	foreigns   []foreignOp
	ops        []OpOrigin // if Options.Origins is set
	forward    map[*llvmir.Instruction]*ir.Value

	args   []*ir.Value // scratch
	ints32 []int32     // scratch for a getelementptr
	order  []*llvmir.Block
}

func (im *module) worker(report diag.Handler) *worker {
	w := &worker{
		module: im, emitTo: report,
		typeCache:  map[*llvmir.Type]ir.Type{},
		templates:  map[*ir.OpDef][]ir.Attribute{},
		symbols:    map[llvmir.Global]*ir.SymbolRefAttr{},
		paramAttrs: map[*llvmir.AttrSet]*ir.DictionaryAttr{},
		locs:       map[*llvmir.Node]ir.Location{},
		intrinsics: map[*llvmir.Function]knownIntrinsic{},
	}
	w.st.Context = im.ctx
	w.consts.init()
	return w
}

// errorf reports an error at a location and makes the import fail.
func (w *worker) errorf(loc ir.Location, format string, args ...any) {
	w.failed = true
	w.emitTo(diag.Errorf(ir.PlaceOf(loc), format, args...))
}

func (w *worker) warnf(loc ir.Location, format string, args ...any) {
	w.emitTo(diag.Warningf(ir.PlaceOf(loc), format, args...))
}

// begin starts an operation at the current location, with the default values of its attributes.
// Operands must be converted first, since that may create other operations.
func (w *worker) begin(def *ir.OpDef) *ir.OperationState {
	st := &w.st
	st.Reset()
	st.Def, st.Loc = def, w.at
	if def != w.lastDef {
		t, ok := w.templates[def]
		if !ok {
			t = make([]ir.Attribute, len(def.Attrs))
			for i, a := range def.Attrs {
				if a.Default != nil {
					t[i] = a.Default(w.ctx)
				}
			}
			w.templates[def] = t
		}
		w.lastDef, w.lastTemplate = def, t
	}
	st.InherentAttrs = append(st.InherentAttrs, w.lastTemplate...)
	return st
}

// emit creates the operation that begin started, and inserts it.
func (w *worker) emit() *ir.Operation {
	op := w.arena.NewOperation(&w.st)
	if w.block != nil {
		w.block.InsertBefore(w.before, op)
	}
	return op
}

// slot returns the number of an inherent attribute of a definition. Definitions have such a method,
// too, but it works only once their dialect is registered.
func slot(def *ir.OpDef, name string) int {
	for i := range def.Attrs {
		if def.Attrs[i].Name == name {
			return i
		}
	}
	panic(fmt.Sprintf("importer: %s has no attribute %s", def.Name, name))
}

// optionalSlot is slot, or -1 if absent.
func optionalSlot(def *ir.OpDef, name string) int {
	for i := range def.Attrs {
		if def.Attrs[i].Name == name {
			return i
		}
	}
	return -1
}

// symbol returns a reference to a global.
func (w *worker) symbol(g llvmir.Global) *ir.SymbolRefAttr {
	s := w.symbols[g]
	if s == nil {
		if name := g.GlobalName(); name != "" {
			s = ir.NewSymbolRefAttr(w.ctx, name)
		} else {
			s = w.namelessSymbol(g)
		}
		w.symbols[g] = s
	}
	return s
}

func (w *worker) string(s string) *ir.StringAttr { return ir.NewStringAttr(w.ctx, s) }

func (w *worker) i64(v int64) ir.Attribute {
	if v >= 0 && v < int64(len(w.i64s)) {
		return w.i64s[v]
	}
	return ir.NewIntegerAttr(w.ctx.I64(), v)
}

// setUnit sets a unit attribute if on.
func (w *worker) setUnit(s int, on bool) {
	if on {
		w.st.InherentAttrs[s] = w.unit
	}
}

// segmentSizes returns an operandSegmentSizes attribute.
func (w *worker) segmentSizes(sizes ...int32) ir.Attribute {
	return ir.NewDenseI32ArrayAttr(w.ctx, sizes...)
}
