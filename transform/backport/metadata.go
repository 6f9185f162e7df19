package backport

import (
	"fmt"

	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
)

// A table is the llvm.metadata of a module and what it has so far.
type table struct {
	op   *ir.Operation
	end  *ir.Operation // its terminator, which the verifier of MLIR 14 wants
	name string
	refs map[ir.Attribute]*ir.SymbolRefAttr
}

// tableOf returns the table of the module around an operation, which it creates if there is none.
func (x *rewriter) tableOf(op *ir.Operation) *table {
	module := op
	for module.ParentOp() != nil && module.Name() != "builtin.module" {
		module = module.ParentOp()
	}
	if module.Name() != "builtin.module" {
		return nil
	}
	if t := x.tables[module]; t != nil {
		return t
	}
	symbols := ir.NewSymbolTable(module)
	t := &table{name: "metadata", refs: map[ir.Attribute]*ir.SymbolRefAttr{}}
	for i := 0; symbols.Lookup(t.name) != nil; i++ {
		t.name = fmt.Sprintf("metadata_%d", i)
	}
	st := ir.OperationState{Context: op.Context(), Def: llvm.Metadata, Regions: []*ir.Region{ir.NewRegion()}}
	st.SetInherentAttr(llvm.Metadata.Slot("sym_name"), ir.NewStringAttr(op.Context(), t.name))
	t.op = x.builder.AtEnd(module.Region(0).First()).SetLoc(nil).Create(&st)
	t.end = llvm.NewReturn(x.builder.AtEnd(x.builder.CreateBlock(t.op.Region(0))), nil).Op()
	if x.tables == nil {
		x.tables = map[*ir.Operation]*table{}
	}
	x.tables[module] = t
	return t
}

// ref returns the reference to the operation for an access group, a scope or a domain, nil for another
// attribute.
func (x *rewriter) ref(t *table, a ir.Attribute) *ir.SymbolRefAttr {
	if r := t.refs[a]; r != nil {
		return r
	}
	name := fmt.Sprintf("m%d", len(t.refs))
	b := x.builder
	end := func() *ir.Builder { return b.Before(t.end).SetLoc(nil) }
	describe := func(op *ir.Operation, s *ir.StringAttr) {
		if s != nil {
			op.SetAttr("description", s)
		}
	}
	switch a := a.(type) {
	case *llvm.AccessGroupAttr:
		llvm.NewAccessGroup(end(), name)
	case *llvm.AliasScopeDomainAttr:
		describe(llvm.NewAliasScopeDomain(end(), name).Op(), a.Description())
	case *llvm.AliasScopeAttr:
		domain := x.ref(t, a.Domain())
		name = fmt.Sprintf("m%d", len(t.refs))
		describe(llvm.NewAliasScope(end(), name, domain.Leaf()).Op(), a.Description())
	default:
		return nil
	}
	r := ir.NewSymbolRefAttr(t.op.Context(), t.name, name)
	t.refs[a] = r
	return r
}

// references makes the access groups and alias scopes of a load or a store references to operations.
func (x *rewriter) references(op *ir.Operation) {
	for _, name := range llvm.MLIR14References {
		list, _ := op.Attr(name).(*ir.ArrayAttr)
		if list == nil {
			continue
		}
		if refs := x.refs(op, list); refs != nil {
			op.SetAttr(name, refs)
		}
	}
}

func (x *rewriter) refs(op *ir.Operation, list *ir.ArrayAttr) *ir.ArrayAttr {
	refs := make([]ir.Attribute, list.Len())
	for i, e := range list.Elems() {
		if _, ok := e.(*ir.SymbolRefAttr); ok {
			refs[i] = e
			continue
		}
		t := x.tableOf(op)
		if t == nil {
			return nil
		}
		r := x.ref(t, e)
		if r == nil {
			return nil
		}
		refs[i] = r
	}
	return ir.NewArrayAttr(op.Context(), refs...)
}

// loop makes the hints about a loop those of the release.
func (x *rewriter) loop(op *ir.Operation) {
	a, ok := op.Attr("loop_annotation").(*llvm.LoopAnnotationAttr)
	if !ok {
		return
	}
	if x.release >= 16 {
		op.SetAttr("loop_annotation", withoutPlaces(a))
		return
	}
	op.RemoveAttr("loop_annotation")
	c := op.Context()
	var list []ir.NamedAttribute
	if groups := a.ParallelAccesses(); len(groups) > 0 {
		elems := make([]ir.Attribute, len(groups))
		for i, g := range groups {
			elems[i] = g
		}
		if refs := x.refs(op, ir.NewArrayAttr(c, elems...)); refs != nil {
			list = append(list, ir.NamedAttribute{Name: "parallel_access", Value: refs})
		}
	}
	if options := optionsOf(a); len(options) > 0 {
		list = append(list, ir.NamedAttribute{Name: "options", Value: llvm.NewLoopOptionsAttr(c, options...)})
	}
	if len(list) > 0 {
		op.SetDiscardable("llvm.loop", ir.NewDictionaryAttr(c, list...))
	}
}

// withoutPlaces returns hints without the parts whose text differs in MLIR 16.
func withoutPlaces(a *llvm.LoopAnnotationAttr) *llvm.LoopAnnotationAttr {
	return llvm.NewLoopAnnotationAttr(a.Context(), llvm.LoopAnnotationParams{
		DisableNonforced: a.DisableNonforced(), Vectorize: a.Vectorize(), Interleave: a.Interleave(), Unroll: a.Unroll(),
		UnrollAndJam: a.UnrollAndJam(), Licm: a.Licm(), Distribute: a.Distribute(), Pipeline: a.Pipeline(),
		MustProgress: a.MustProgress(), IsVectorized: a.IsVectorized(),
	})
}

// optionsOf returns the hints that MLIR 14 has.
func optionsOf(a *llvm.LoopAnnotationAttr) []llvm.LoopOption {
	var list []llvm.LoopOption
	flag := func(kind llvm.LoopOptionKind, v *ir.IntegerAttr) {
		if v != nil && v.Uint() != 0 {
			list = append(list, llvm.LoopOption{Kind: kind, Value: 1})
		}
	}
	if u := a.Unroll(); u != nil {
		flag(llvm.LoopDisableUnroll, u.Disable())
	}
	if l := a.Licm(); l != nil {
		flag(llvm.LoopDisableLICM, l.Disable())
	}
	if i := a.Interleave(); i != nil && i.Count() != nil {
		list = append(list, llvm.LoopOption{Kind: llvm.LoopInterleaveCount, Value: i.Count().Int()})
	}
	if p := a.Pipeline(); p != nil {
		flag(llvm.LoopDisablePipeline, p.Disable())
		if n := p.Initiationinterval(); n != nil {
			list = append(list, llvm.LoopOption{Kind: llvm.LoopPipelineInitiationInterval, Value: n.Int()})
		}
	}
	return list
}
